//! Effects of entries on a game.

use tilewise_ledger::{
    AtSeating, Debts, Entry, EntryId, EntryOutcome, FoulRecord, Game, GameEvent, Holder, Log,
    Opening, PlayerId, Refusal, Rules, Table, TableEvent, WinRecord, hundredths, is_derived,
};
use tilewise_rules::fouls::questions;
use tilewise_rules::{
    Account, Answer, AnswerKind, Answers, BySeat, HandEnd, Money, PotKey, RuleConfig, Seat, Win,
    notation, penalty_books,
};
use tilewise_tests::rule_sets::house;

/// Returns a game of these players, the first four seated, with a rule configuration.
pub(super) fn opening(house: RuleConfig, players: &[&str]) -> GameEvent {
    let penalty_book = penalty_books::for_config(&house);
    GameEvent::Opened(Opening {
        rules: Rules {
            house,
            penalty_book,
        },
        players: players.iter().map(ToString::to_string).collect(),
        seats: BySeat::new([0, 1, 2, 3].map(PlayerId)),
        start: None,
        club: None,
    })
}

pub(super) fn four(house: &str) -> GameEvent {
    opening(house.parse().expect(house), &["Ann", "Bo", "Cy", "Di"])
}

/// Returns a counted win by a discard of a seat or by self-draw.
pub(super) fn won(seat: Seat, value: u16, from: Option<Seat>) -> GameEvent {
    let win = from.map_or(Win::SelfDraw, |from| Win::Discard { from });
    let facts = Answers::of_counted_win(seat, value, win);
    GameEvent::Win(AtSeating::current(WinRecord::Counted(facts)))
}

/// Returns a foul of this seat, with answers in the words of its penalty book.
pub(super) fn foul(book: &str, key: &str, seat: Seat, answers: &[(&str, &str)]) -> GameEvent {
    let book = penalty_books::by_key(book).expect(book);
    let of = book.foul(key).expect(key);
    let mut facts = Answers::default();
    facts.set("seat", Answer::Seat(seat));
    for question in questions(book, of) {
        let Some((_, word)) = answers.iter().find(|(key, _)| *key == question.key) else {
            continue;
        };
        let fact = match question.kind {
            AnswerKind::Word(words) => {
                Answer::Word(words.iter().position(|(key, _)| key == word).expect(word))
            }
            AnswerKind::Flag => Answer::Flag(*word == "yes"),
            _ => Answer::Number(word.parse().expect(word)),
        };
        facts.set(question.key, fact);
    }
    GameEvent::Foul(AtSeating::current(FoulRecord::new(key, None, facts)))
}

pub(super) fn played(inputs: impl IntoIterator<Item = GameEvent>) -> Game {
    let mut game = Game::default();
    for (number, input) in (1..).zip(inputs) {
        game.apply(&EntryId(format!("e{number}")), &input);
    }
    game
}

/// Returns the table after all events, none of which is refused.
pub(super) fn table(inputs: impl IntoIterator<Item = GameEvent>) -> Table {
    let game = played(inputs);
    let refused: Vec<_> = game
        .outcomes()
        .iter()
        .filter_map(|line| line.refusal.as_ref())
        .collect();
    assert!(refused.is_empty(), "{refused:?}");
    game.table().expect("it was opened").clone()
}

fn last(inputs: impl IntoIterator<Item = GameEvent>) -> EntryOutcome {
    played(inputs)
        .outcomes()
        .last()
        .expect("one for each")
        .clone()
}

fn draw() -> GameEvent {
    GameEvent::Draw(AtSeating::current(Some(TableEvent::new(
        "draw",
        Answers::default(),
    ))))
}

#[test]
fn debts_omit_zero_amounts() {
    let [ann, bo, cy] = [0, 1, 2].map(|place| Holder::Player(PlayerId(place)));
    let debts = Debts::from_payments([(ann, bo, 0), (bo, cy, 5)]);
    let all: Vec<_> = debts
        .all()
        .map(|one| (one.from, one.to, one.amount))
        .collect();
    assert_eq!(all, [(bo, cy, 5)]);
}

/// NEST-06: each player puts 4 into the pot, and only the next winner takes it.
#[test]
fn moves_are_positive_between_different_holders() {
    let game = played([
        four("sparrows-nest"),
        draw(),
        won(Seat::East, 3, Some(Seat::South)),
    ]);
    let pot = Holder::from(PotKey::Draws);
    let from_pot = game.outcomes()[2]
        .moves
        .iter()
        .filter(|one| one.from == pot);
    assert_eq!(from_pot.map(|one| one.amount).collect::<Vec<_>>(), [1600]);
    for one in game.outcomes().iter().flat_map(|line| &line.moves) {
        assert!(one.amount > 0 && one.from != one.to, "{one:?}");
    }
}

/// NEST-07: each player gets back the own contribution, also players without a seat.
#[test]
fn pot_is_returned_to_players_without_seats() {
    let house = "sparrows-nest".parse().expect("a house");
    let players = ["Ann", "Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal"];
    let others = GameEvent::Seats(BySeat::new([4, 5, 6, 7].map(PlayerId)));
    let table = table([opening(house, &players), draw(), others, GameEvent::Closed]);
    for holder in table.accounts.holders() {
        assert_eq!(table.accounts.gained(holder), 0, "{holder:?}");
    }
}

/// NEST-07: even after a draw without payments (NEST-06, by option).
#[test]
fn pot_contributions_return_after_a_free_draw() {
    let rules = GameEvent::Rules(Rules {
        house: "sparrows-nest;draw_pot_each=0".parse().expect("a house"),
        penalty_book: None,
    });
    let mut inputs = vec![four("sparrows-nest"), draw(), rules, draw()];
    let gained = |inputs: &[GameEvent]| {
        let accounts = table(inputs.to_vec()).accounts;
        [0, 1, 2, 3].map(|place| accounts.gained(Holder::Player(PlayerId(place))))
    };
    assert_eq!(gained(&inputs), [-400; 4]);
    inputs.push(GameEvent::Closed);
    assert_eq!(gained(&inputs), [0; 4]);
}

/// F3: the bet of a false riichi is returned, other bets stay.
#[test]
fn returned_bet_leaves_other_bets() {
    let [ann, bo] = [0, 1].map(PlayerId);
    let void = foul(
        "riichi-ema-2025",
        "empty-call",
        Seat::East,
        &[("call", "riichi")],
    );
    let inputs = [
        four("riichi-ema-2025"),
        GameEvent::Bet(ann),
        GameEvent::Bet(bo),
        void,
    ];
    assert_eq!(table(inputs.clone()).bets, [bo]);
    let again = inputs.into_iter().chain([GameEvent::Bet(bo)]);
    assert_eq!(last(again).refusal, Some(Refusal::BetTwice(bo)));
}

/// SG-82: Thirteen Wonders of all thirteen tiles wins before the self-draw, and the hand is over; any other
/// hand takes nothing.
#[test]
fn win_before_self_draw_ends_the_hand() {
    let end = |pure| {
        let mut facts = Answers::default();
        facts.set("seat", Answer::Seat(Seat::South));
        facts.set("from", Answer::Seat(Seat::East));
        facts.set("pure", Answer::Flag(pure));
        let claim = TableEvent::new("claim-on-self-draw", facts);
        let line = last([
            four("singapore"),
            GameEvent::TableEvent(AtSeating::current(claim)),
        ]);
        assert_eq!(line.refusal, None);
        line.end
    };
    assert_eq!(end(true), Some(HandEnd::OthersWon));
    assert_eq!(end(false), None);
}

/// An answer that no case of the foul accepts.
#[test]
fn foul_with_invalid_answer_is_refused() {
    let mut facts = Answers::default();
    facts.set("seat", Answer::Seat(Seat::South));
    facts.set("fault", Answer::Open);
    let input = GameEvent::Foul(AtSeating::current(FoulRecord::new(
        "false-win",
        None,
        facts,
    )));
    let Some(Refusal::Event(errors)) = last([four("mcr"), input]).refusal else {
        panic!("it is not refused");
    };
    let found: Vec<_> = errors.iter().map(|one| (one.at, one.message)).collect();
    let message = "this answer doesn’t fit the foul that was named, or the answers before it";
    assert_eq!(found, [("fault", message)]);
}

/// M-127: the cost is independent of previous fouls, and it is no warning. M-137: the first one is a warning,
/// which counts for the next foul.
#[test]
fn foul_without_follow_up_is_not_recorded() {
    let not_ready = || {
        foul(
            "mcr-mil-2025",
            "false-win",
            Seat::South,
            &[("fault", "not-ready")],
        )
    };
    let line = last([four("mcr"), not_ready()]);
    assert_eq!(line.ruling.map(|(clause, _)| clause), Some("M-127"));
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
fn table_scores_are_derived_by_current_seat() {
    let derived = |house: &str, event: &str, key: &str| {
        let table = table([four(house), won(Seat::South, 5, Some(Seat::East))]);
        let event = table.rules.house.rule_set().event(event).expect("an event");
        let facts = table.with_derived(event, &Answers::default());
        facts.get(key).cloned()
    };
    let scores = BySeat::new([38_000, 30_000, 30_000, 22_000].map(Some));
    assert_eq!(
        derived("riichi-ema-2025", "next-hand", "scores"),
        Some(Answer::PointsBySeat(scores))
    );
}

/// M-114: 8 points from each, and the 8 of the hand from the discarder too.
#[test]
fn session_scores_are_derived() {
    let table = table([four("mcr"), won(Seat::South, 8, Some(Seat::East))]);
    let event = table
        .rules
        .house
        .rule_set()
        .event("table-points")
        .expect("an event");
    let derived = table.with_derived(event, &Answers::default());
    let scores = BySeat::new([32, -8, -8, -16].map(Some));
    assert_eq!(derived.get("table"), Some(&Answer::PointsBySeat(scores)));
}

/// Questions of one name differ in their words: SG-124 is about the declaration, R-129 about the bets.
#[test]
fn bets_are_derived_but_declarations_are_not() {
    let is_derived = |house: &str, event: &str, key: &str| {
        let house: RuleConfig = house.parse().expect(house);
        let event = house.rule_set().event(event).expect("an event");
        is_derived(event.question(key).expect("a question"))
    };
    assert!(is_derived("riichi-ema-2025", "next-hand", "declared"));
    assert!(is_derived("riichi-ema-2025", "next-hand", "scores"));
    assert!(!is_derived("riichi-ema-2025", "next-hand", "winners"));
    assert!(!is_derived(
        "singapore",
        "reveal-after-declaration",
        "declared"
    ));
}

fn several(hands: [&str; 2]) -> GameEvent {
    let hands = hands.map(|text| WinRecord::hand(notation::parse(text).expect(text)));
    GameEvent::MultipleWins(AtSeating::current(hands.to_vec()))
}

///
#[test]
fn multiple_wins_ruling_names_its_clause() {
    let both = several(["777z234p567s99s34m w5m@W SE", "666z345p678s22s34m w5m@W NE"]);
    let line = last([four("riichi-ema-2025"), both]);
    assert_eq!(line.refusal, None);
    assert_eq!(line.ruling.map(|(clause, _)| clause), Some("R-103"));
}

/// Without an event for several winners, all claimants of a discard win, in turn order after the discarder.
/// FIVE-7 and FIVE-8: East pays each of them, and no other player does.
#[test]
fn all_claimants_win_without_a_rule() {
    let opened = opening(house("five-sets"), &["Ann", "Bo", "Cy", "Di"]);
    let north = "123456789p123m46s66z w5s@E NE";
    let south = "123456789m123p46s55z w5s@E SE";
    let line = last([opened, several([north, south])]);
    assert_eq!(line.refusal, None);
    let winners: Vec<_> = line.wins.iter().map(|one| one.player).collect();
    assert_eq!(winners, [1, 3].map(PlayerId));
    assert_eq!(line.end, Some(HandEnd::OthersWon));
    assert_eq!(line.ruling, None);
    let paid: Vec<_> = line.moves.iter().map(|one| (one.from, one.to)).collect();
    let seats = BySeat::new([0, 1, 2, 3].map(PlayerId));
    let [east, south, north] = [Seat::East, Seat::South, Seat::North]
        .map(|seat| Holder::from_account(Account::Seat(seat), &seats));
    assert!(
        paid.iter()
            .all(|one| [(east, south), (east, north)].contains(one))
    );
    assert!(paid.contains(&(east, south)) && paid.contains(&(east, north)));
}

fn by(device: &str, counter: u64, input: GameEvent) -> Entry {
    Entry {
        id: EntryId(format!("{device}-{counter}")),
        device: device.to_owned(),
        counter,
        time: 0,
        author: String::new(),
        event: input,
    }
}

/// A device without the write lock can't release it; reopening a game writes without the lock.
#[test]
fn only_the_writer_releases_the_write_lock() {
    let opened = || four("hk-old-style");
    for (other, foreign) in [(GameEvent::LockReleased, vec![]), (opened(), vec!["b-2"])] {
        let log =
            Log::from_entries([by("a", 1, opened()), by("b", 2, other)]).expect("ids of their own");
        let lock = log.write_lock();
        assert_eq!(lock.device, Some("a"));
        let wrote: Vec<_> = lock
            .foreign_entries
            .iter()
            .map(|one| one.id.0.as_str())
            .collect();
        assert_eq!(wrote, foreign);
    }
}

/// NEST-06: the next winner takes the pot, with this reason. NEST-64: all claimants of a discard win.
/// NEST-01: four rounds, in which every hand passes the deal (NEST-05).
#[test]
fn sparrows_nest_game_names_its_clauses() {
    let house = four("sparrows-nest");
    let both = several(["23m456678p345s99s w4m@W SE", "23m345678p345s99s w4m@W NE"]);
    let line = last([house.clone(), draw(), both]);
    assert_eq!(line.refusal, None);
    assert_eq!(line.ruling.map(|(clause, _)| clause), Some("NEST-64"));
    let pot = Holder::from(PotKey::Draws);
    let from_pot = line.moves.iter().filter(|one| one.from == pot);
    assert_eq!(
        from_pot.map(|one| one.clause).collect::<Vec<_>>(),
        ["NEST-06"]
    );
    let hands = (0..16).map(|_| won(Seat::South, 5, Some(Seat::East)));
    let mut inputs: Vec<_> = [house].into_iter().chain(hands).collect();
    assert_eq!(
        table(inputs.clone()).end_reason.map(|(clause, _)| clause),
        Some("NEST-01")
    );
    inputs.pop();
    assert_eq!(table(inputs).end_reason, None);
}

/// Draws of the rule sets: NEST-06, M-119, R-112, R-118. The Old Style has no questions.
#[test]
fn rule_sets_list_their_draws() {
    for (house, draws) in [
        ("sparrows-nest", &["draw"][..]),
        ("singapore", &["drawn-hand"]),
        ("riichi-ema-2025", &["exhaustive-draw", "abortive-draw"]),
        ("mcr", &["draw"]),
        ("hk-old-style", &[]),
    ] {
        let house: RuleConfig = house.parse().expect(house);
        assert_eq!(house.rule_set().game.progression.draws, draws, "{house}");
    }
}

/// Amounts are in cents if the money is divided, and in hundredths otherwise.
#[test]
fn accounts_are_in_hundredths() {
    let dollars = Money {
        name: "$",
        before: true,
        parts: 100,
    };
    assert_eq!(hundredths(150, dollars), 150);
    assert_eq!(hundredths(150, Money::POINTS), 15_000);
}
