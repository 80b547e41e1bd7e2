//! What a game does with what it is told, entry by entry.

use tilewise_ledger::{
    Debts, Entry, EntryId, Foul, Game, Happened, Holder, Input, Line, Log, Opening, PlayerId,
    Refusal, Rules, Seated, Table, Won, hundredths, is_known,
};
use tilewise_rules::fouls::questions;
use tilewise_rules::{
    Account, Ask, BySeat, Fact, Facts, HandEnd, House, Money, PotKey, Seat, Win, notation,
    penalty_books,
};
use tilewise_tests::rule_sets::house;

/// A game of these players, of whom the first four sit, in a house.
pub(super) fn opening(house: House, players: &[&str]) -> Input {
    let penalty_book = penalty_books::of_house(&house);
    Input::Opened(Opening {
        rules: Rules {
            house,
            penalty_book,
        },
        players: players.iter().map(ToString::to_string).collect(),
        seats: BySeat::new([0, 1, 2, 3].map(PlayerId)),
        start: None,
    })
}

pub(super) fn four(house: &str) -> Input {
    opening(house.parse().expect(house), &["Ann", "Bo", "Cy", "Di"])
}

/// A win of a hand that counts so much, from a seat or drawn.
pub(super) fn won(seat: Seat, value: u16, from: Option<Seat>) -> Input {
    let win = from.map_or(Win::SelfDraw, |from| Win::Discard { from });
    let facts = Facts::of_counted_win(seat, value, win);
    Input::Won(Seated::here(Won::Counted(facts)))
}

/// A foul of this seat, with answers in the words of its book.
pub(super) fn foul(book: &str, key: &str, seat: Seat, answers: &[(&str, &str)]) -> Input {
    let book = penalty_books::by_key(book).expect(book);
    let of = book.foul(key).expect(key);
    let mut facts = Facts::default();
    facts.set("seat", Fact::Seat(seat));
    for question in questions(book, of) {
        let Some((_, word)) = answers.iter().find(|(key, _)| *key == question.key) else {
            continue;
        };
        let fact = match question.ask {
            Ask::Word(words) => {
                Fact::Word(words.iter().position(|(key, _)| key == word).expect(word))
            }
            Ask::Flag => Fact::Flag(*word == "yes"),
            _ => Fact::Number(word.parse().expect(word)),
        };
        facts.set(question.key, fact);
    }
    Input::Foul(Seated::here(Foul::of(key, None, facts)))
}

pub(super) fn played(inputs: impl IntoIterator<Item = Input>) -> Game {
    let mut game = Game::default();
    for (number, input) in (1..).zip(inputs) {
        game.tell(&EntryId(format!("e{number}")), &input);
    }
    game
}

/// The table after all of this, none of which is refused.
pub(super) fn table(inputs: impl IntoIterator<Item = Input>) -> Table {
    let game = played(inputs);
    let refused: Vec<_> = game
        .lines()
        .iter()
        .filter_map(|line| line.refused.as_ref())
        .collect();
    assert!(refused.is_empty(), "{refused:?}");
    game.table().expect("it was opened").clone()
}

fn last(inputs: impl IntoIterator<Item = Input>) -> Line {
    played(inputs).lines().last().expect("one for each").clone()
}

fn nobody_won() -> Input {
    Input::Drawn(Seated::here(Some(Happened::of("draw", Facts::default()))))
}

#[test]
fn who_owes_nothing_is_no_debtor() {
    let [ann, bo, cy] = [0, 1, 2].map(|place| Holder::Player(PlayerId(place)));
    let debts = Debts::of([(ann, bo, 0), (bo, cy, 5)]);
    let all: Vec<_> = debts
        .all()
        .map(|one| (one.from, one.to, one.amount))
        .collect();
    assert_eq!(all, [(bo, cy, 5)]);
}

/// NEST-06: each puts 4 into the pot, and the next winner takes it; the others take nothing of it.
#[test]
fn what_moves_is_above_nothing_and_goes_from_one_to_another() {
    let game = played([
        four("sparrows-nest"),
        nobody_won(),
        won(Seat::East, 3, Some(Seat::South)),
    ]);
    let pot = Holder::from(PotKey::Draws);
    let taken = game.lines()[2].moves.iter().filter(|one| one.from == pot);
    assert_eq!(taken.map(|one| one.amount).collect::<Vec<_>>(), [1600]);
    for one in game.lines().iter().flat_map(|line| &line.moves) {
        assert!(one.amount > 0 && one.from != one.to, "{one:?}");
    }
}

/// NEST-07: each gets back what that player put in, also where none of them sits at the table any more.
#[test]
fn the_pot_goes_back_to_players_who_have_all_left_their_seats() {
    let house = "sparrows-nest".parse().expect("a house");
    let players = ["Ann", "Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal"];
    let others = Input::Seats(BySeat::new([4, 5, 6, 7].map(PlayerId)));
    let table = table([
        opening(house, &players),
        nobody_won(),
        others,
        Input::Closed,
    ]);
    for holder in table.accounts.holders() {
        assert_eq!(table.accounts.gained(holder), 0, "{holder:?}");
    }
}

/// NEST-07: though in the meantime a draw took nothing from anybody (NEST-06, as the house has it).
#[test]
fn what_was_put_in_goes_back_after_a_draw_that_takes_nothing() {
    let rules = Input::Rules(Rules {
        house: "sparrows-nest;draw_pot_each=0".parse().expect("a house"),
        penalty_book: None,
    });
    let mut told = vec![four("sparrows-nest"), nobody_won(), rules, nobody_won()];
    let gained = |told: &[Input]| {
        let accounts = table(told.to_vec()).accounts;
        [0, 1, 2, 3].map(|place| accounts.gained(Holder::Player(PlayerId(place))))
    };
    assert_eq!(gained(&told), [-400; 4]);
    told.push(Input::Closed);
    assert_eq!(gained(&told), [0; 4]);
}

/// F3: the bet of a riichi that was none goes back; that of another lies there still.
#[test]
fn a_bet_that_goes_back_takes_no_other_along() {
    let [ann, bo] = [0, 1].map(PlayerId);
    let void = foul(
        "riichi-ema-2025",
        "empty-call",
        Seat::East,
        &[("call", "riichi")],
    );
    let told = [
        four("riichi-ema-2025"),
        Input::Bet(ann),
        Input::Bet(bo),
        void,
    ];
    assert_eq!(table(told.clone()).bets, [bo]);
    let again = told.into_iter().chain([Input::Bet(bo)]);
    assert_eq!(last(again).refused, Some(Refusal::BetTwice(bo)));
}

/// SG-82: Thirteen Wonders of all thirteen tiles wins before the self-draw that it takes, and the hand
/// is over; any other takes nothing.
#[test]
fn a_hand_is_over_that_wins_before_a_self_draw() {
    let end = |pure| {
        let mut facts = Facts::default();
        facts.set("seat", Fact::Seat(Seat::South));
        facts.set("from", Fact::Seat(Seat::East));
        facts.set("pure", Fact::Flag(pure));
        let claim = Happened::of("claim-on-self-draw", facts);
        let line = last([four("singapore"), Input::Happened(Seated::here(claim))]);
        assert_eq!(line.refused, None);
        line.end
    };
    assert_eq!(end(true), Some(HandEnd::OthersWon));
    assert_eq!(end(false), None);
}

/// An answer that no case of the foul takes.
#[test]
fn a_foul_with_a_wrong_answer_is_refused_with_what_is_wrong() {
    let mut facts = Facts::default();
    facts.set("seat", Fact::Seat(Seat::South));
    facts.set("fault", Fact::Nothing);
    let told = Input::Foul(Seated::here(Foul::of("false-win", None, facts)));
    let Some(Refusal::Event(errors)) = last([four("mcr"), told]).refused else {
        panic!("it is not refused");
    };
    let said: Vec<_> = errors.iter().map(|one| (one.at, one.says)).collect();
    let says = "this answer doesn’t fit the foul that was named, or the answers before it";
    assert_eq!(said, [("fault", says)]);
}

/// M-127: what it costs doesn't depend on what the player did before, and it is no warning. M-137: the
/// first time it is one, which counts for the next foul.
#[test]
fn a_foul_that_counts_for_no_other_is_not_remembered() {
    let not_ready = || {
        foul(
            "mcr-mil-2025",
            "false-win",
            Seat::South,
            &[("fault", "not-ready")],
        )
    };
    let line = last([four("mcr"), not_ready()]);
    assert_eq!(line.ruled.map(|(clause, _)| clause), Some("M-127"));
    let bo = PlayerId(1).place();
    assert_eq!(table([four("mcr"), not_ready()]).fouls[bo], []);
    let counters = [("tiles", "wall"), ("valid", "yes")];
    let warned = foul("mcr-mil-2025", "tiles-as-counters", Seat::South, &counters);
    let warned = &table([four("mcr"), warned]).fouls[bo];
    let warned: Vec<_> = warned
        .iter()
        .map(|one| (one.foul, one.is_warning))
        .collect();
    assert_eq!(warned, [("tiles-as-counters", true)]);
}

/// South wins 8,000 from East and deals next.
#[test]
fn the_scores_of_the_table_are_known_by_the_seats_of_now() {
    let known = |house: &str, event: &str, key: &str| {
        let table = table([four(house), won(Seat::South, 5, Some(Seat::East))]);
        let event = table.rules.house.rule_set().event(event).expect("an event");
        let facts = table.knowing(event, &Facts::default());
        facts.fact(key).cloned()
    };
    let scores = BySeat::new([38_000, 30_000, 30_000, 22_000].map(Some));
    assert_eq!(
        known("riichi-ema-2025", "next-hand", "scores"),
        Some(Fact::PointsBySeat(scores))
    );
}

/// M-114: 8 points from each, and the 8 of the hand from the discarder too.
#[test]
fn the_scores_of_a_session_are_known() {
    let table = table([four("mcr"), won(Seat::South, 8, Some(Seat::East))]);
    let event = table
        .rules
        .house
        .rule_set()
        .event("table-points")
        .expect("an event");
    let known = table.knowing(event, &Facts::default());
    let scores = BySeat::new([32, -8, -8, -16].map(Some));
    assert_eq!(known.fact("table"), Some(&Fact::PointsBySeat(scores)));
}

/// A question of one name is another one where words are chosen from: SG-124 asks what was declared,
/// R-129 who had bet.
#[test]
fn who_bet_is_known_and_what_was_declared_is_not() {
    let known = |house: &str, event: &str, key: &str| {
        let house: House = house.parse().expect(house);
        let event = house.rule_set().event(event).expect("an event");
        is_known(event.question(key).expect("a question"))
    };
    assert!(known("riichi-ema-2025", "next-hand", "declared"));
    assert!(known("riichi-ema-2025", "next-hand", "scores"));
    assert!(!known("riichi-ema-2025", "next-hand", "winners"));
    assert!(!known("singapore", "reveal-after-declaration", "declared"));
}

fn several(hands: [&str; 2]) -> Input {
    let hands = hands.map(|text| Won::hand(notation::parse(text).expect(text)));
    Input::SeveralWon(Seated::here(hands.to_vec()))
}

///
#[test]
fn what_is_ruled_on_several_claims_is_told_with_its_clause() {
    let both = several(["777z234p567s99s34m w5m@W SE", "666z345p678s22s34m w5m@W NE"]);
    let line = last([four("riichi-ema-2025"), both]);
    assert_eq!(line.refused, None);
    assert_eq!(line.ruled.map(|(clause, _)| clause), Some("R-103"));
}

/// Where no event says who wins, all do who claim the discard, in turn order after who gave it. FIVE-7
/// and FIVE-8: it is East who pays each of them, and nobody else.
#[test]
fn all_who_claim_a_discard_win_where_no_rule_says_otherwise() {
    let opened = opening(house("five-sets"), &["Ann", "Bo", "Cy", "Di"]);
    let north = "123456789p123m46s66z w5s@E NE";
    let south = "123456789m123p46s55z w5s@E SE";
    let line = last([opened, several([north, south])]);
    assert_eq!(line.refused, None);
    let winners: Vec<_> = line.won.iter().map(|one| one.player).collect();
    assert_eq!(winners, [1, 3].map(PlayerId));
    assert_eq!(line.end, Some(HandEnd::OthersWon));
    assert_eq!(line.ruled, None);
    let paid: Vec<_> = line.moves.iter().map(|one| (one.from, one.to)).collect();
    let seats = BySeat::new([0, 1, 2, 3].map(PlayerId));
    let [east, south, north] =
        [Seat::East, Seat::South, Seat::North].map(|seat| Holder::of(Account::Seat(seat), &seats));
    assert!(
        paid.iter()
            .all(|one| [(east, south), (east, north)].contains(one))
    );
    assert!(paid.contains(&(east, south)) && paid.contains(&(east, north)));
}

fn by(device: &str, counter: u64, input: Input) -> Entry {
    Entry {
        id: EntryId(format!("{device}-{counter}")),
        device: device.to_owned(),
        counter,
        time: 0,
        author: String::new(),
        input,
    }
}

/// Who doesn't write gives nothing away; who opens the game once more writes it without the pen.
#[test]
fn only_who_writes_gives_the_pen_away() {
    let opened = || four("hk-old-style");
    for (other, apart) in [(Input::PenGiven, vec![]), (opened(), vec!["b-2"])] {
        let log = Log::of([by("a", 1, opened()), by("b", 2, other)]).expect("ids of their own");
        let pen = log.pen();
        assert_eq!(pen.device, Some("a"));
        let wrote: Vec<_> = pen.apart.iter().map(|one| one.id.0.as_str()).collect();
        assert_eq!(wrote, apart);
    }
}

/// NEST-06: the pot is the next winner's, and it is told why. NEST-64: both who claim a discard win.
/// NEST-01: four rounds, in which every hand passes the deal (NEST-05).
#[test]
fn a_game_of_the_nest_is_told_by_its_clauses() {
    let house = four("sparrows-nest");
    let both = several(["23m456678p345s99s w4m@W SE", "23m345678p345s99s w4m@W NE"]);
    let line = last([house.clone(), nobody_won(), both]);
    assert_eq!(line.refused, None);
    assert_eq!(line.ruled.map(|(clause, _)| clause), Some("NEST-64"));
    let pot = Holder::from(PotKey::Draws);
    let taken = line.moves.iter().filter(|one| one.from == pot);
    assert_eq!(taken.map(|one| one.clause).collect::<Vec<_>>(), ["NEST-06"]);
    let hands = (0..16).map(|_| won(Seat::South, 5, Some(Seat::East)));
    let mut told: Vec<_> = [house].into_iter().chain(hands).collect();
    assert_eq!(
        table(told.clone()).over.map(|(clause, _)| clause),
        Some("NEST-01")
    );
    told.pop();
    assert_eq!(table(told).over, None);
}

/// How a hand ends that nobody wins: NEST-06, M-119, R-112, R-118. The Old Style asks nothing.
#[test]
fn each_rule_set_says_how_nobody_wins() {
    for (house, draws) in [
        ("sparrows-nest", &["draw"][..]),
        ("singapore", &["drawn-hand"]),
        ("riichi-ema-2025", &["exhaustive-draw", "abortive-draw"]),
        ("mcr", &["draw"]),
        ("hk-old-style", &[]),
    ] {
        let house: House = house.parse().expect(house);
        assert_eq!(house.rule_set().progression.draws, draws, "{house}");
    }
}

/// An amount is in cents where its money is divided, and in hundredths where it isn't.
#[test]
fn an_account_is_kept_in_hundredths() {
    let dollars = Money {
        name: "$",
        before: true,
        parts: 100,
    };
    assert_eq!(hundredths(150, dollars), 150);
    assert_eq!(hundredths(150, Money::POINTS), 15_000);
}
