//! Statistics of three games that are worked out by hand.
//!
//! The payments: MCR pays 8 and the value from the discarder, or from all by self-draw, and 8 from the others. In riichi,
//! 3 han 30 fu of a player who isn't dealer are 3,900, 2 han 2,000, 1 han 1,000, and a yakuman by self-draw is 16,000
//! from the dealer and 8,000 from the others. In Hong Kong, 3 fan are 8 points, and 4 or 5 are 16: twice from the
//! discarder and once from the others, or twice from all (HKOS-50 to HKOS-52).

mod laws;

use tilewise_ledger::{
    AtSeating, Change, Correction, Entry, EntryId, FoulRecord, GameEvent, Log, Opening, PlayerId,
    PlayerPayment, Rules, TableEvent, Value, WinRecord,
};
use tilewise_rules::{
    Answer, AnswerKind, Answers, BySeat, RuleConfig, Seat, Win, notation, penalty_books,
};

use crate::testing::{Desk, member, scores};
use crate::{
    ClubEvent, HandReference, MemberStatistics, ResultContent, ResultRuling, SeasonStatistics,
    TableResult, TileSource, season_statistics,
};
use tilewise_rules::Wind::{East, North, South, West};

const RIICHI: &str = "riichi-ema-2025";
const HONG_KONG: &str =
    "hk-old-style;flowers_win=true;robbing_the_kong=as-discard;erroneous_mahjong_each=32";

/// Returns a win of this value.
fn won(house: &str, seat: Seat, value: Value, win: Win) -> GameEvent {
    GameEvent::Win(AtSeating::current(counted(house, seat, value, win)))
}

fn counted(house: &str, seat: Seat, value: Value, win: Win) -> WinRecord {
    let house: RuleConfig = house.parse().unwrap();
    WinRecord::Counted(value.to_answers(&house, seat, win))
}

fn draw() -> GameEvent {
    GameEvent::Draw(AtSeating::current(None))
}

const fn from(seat: Seat) -> Win {
    Win::Discard { from: seat }
}

const fn han(counted: u16) -> Value {
    let on_axis = 30;
    Value::OnAxis { counted, on_axis }
}

/// Returns the log of a game; its entries are `name1` (the opening), `name2` and so on.
fn game(name: &str, house: &str, players: &str, events: Vec<GameEvent>) -> Log {
    let rules = Rules {
        house: house.parse().unwrap(),
        penalty_book: None,
    };
    let opening = Opening {
        rules,
        players: players.split_whitespace().map(str::to_owned).collect(),
        seats: BySeat::new([0, 1, 2, 3].map(PlayerId)),
        start: None,
        club: None,
    };
    let all = [GameEvent::Opened(opening)].into_iter().chain(events);
    let entries = (1..).zip(all).map(|(counter, event)| Entry {
        id: EntryId(format!("{name}{counter}")),
        device: "phone".to_owned(),
        counter,
        time: 0,
        author: String::new(),
        event,
    });
    Log::from_entries(entries).unwrap()
}

/// Returns the result of a game, whose players are these members in their order.
fn result(desk: &Desk, round: u32, players: &str, log: Log) -> ClubEvent {
    let members = (0..).map(PlayerId).zip(crate::testing::members(players));
    ClubEvent::Result(TableResult {
        table: desk.table(round, 1),
        content: ResultContent::Game {
            log: Box::new(log),
            members: members.collect(),
        },
    })
}

const FOUR: &str = "Ann Bo Cy Di";
const FIVE: &str = "Ann Bo Cy Di Eva";

/// Game `m`, of MCR. The deal passes after each hand.
fn chinese() -> Log {
    let fan = Value::Counted;
    let events = vec![
        // m2, Ann is East: Bo +34, Ann −18, the others −8.
        won("mcr", South, fan(10), from(East)),
        // m3, Bo is East and Ann North: Ann +48, the others −16.
        won("mcr", North, fan(8), Win::SelfDraw),
        // m4, Cy is East.
        draw(),
        // m5, Di is East, Ann South, Bo West, Cy North: Cy +36, Ann −20, the others −8.
        won("mcr", North, fan(12), from(South)),
        // m6: no part of a hand.
        GameEvent::Payment(PlayerPayment {
            from: PlayerId(3),
            to: PlayerId(0),
            amount: 500,
            note: String::new(),
        }),
        GameEvent::Closed,
    ];
    game("m", "mcr", FOUR, events)
}

/// Game `r`, of riichi, with Eva as fifth player.
fn japanese() -> Log {
    let events = vec![
        // r2 and r3, Ann is East, Bo South, Cy West, Di North: Bo bets and wins 3,900 from Di.
        GameEvent::Bet(PlayerId(1)),
        won(RIICHI, South, han(3), from(North)),
        // r4: Eva for Ann. r5: Zed for Cy.
        GameEvent::Seats(BySeat::new([4, 1, 2, 3].map(PlayerId))),
        GameEvent::Substitute(PlayerId(2), Some("Zed".to_owned())),
        // r6, Bo is East, Cy South, Di West, Eva North: Zed wins 2,000 and Di 1,000 from Bo.
        GameEvent::MultipleWins(AtSeating::current(vec![
            counted(RIICHI, South, han(2), from(East)),
            counted(RIICHI, West, han(1), from(East)),
        ])),
        GameEvent::Substitute(PlayerId(2), None),
        // r8, Cy is East, Di South, Eva West, Bo North: a yakuman of Eva.
        won(RIICHI, West, Value::Units(1), Win::SelfDraw),
        GameEvent::Closed,
    ];
    game("r", RIICHI, FIVE, events)
}

/// The picture of the third hand of game `h`: all pungs (3 fan), a self-draw (1 fan) and no flowers (1 fan).
const PUNGS: &str = "5577s p111m p222p p333s w7s";

/// Game `h`, of Hong Kong.
fn hong_kong() -> Log {
    let fan = Value::Counted;
    let hand = notation::parse(&format!("{PUNGS} NE")).unwrap();
    let mut false_win = Answers::default();
    false_win.set("seat", Answer::Seat(West));
    let events = vec![
        // h2, Ann is East: Bo has seven flowers, +48, the others −16.
        won(HONG_KONG, South, fan(3), Win::BonusTiles { from: None }),
        // h3, Bo is East, Cy South, Ann North: Cy robs a kong of Ann, +32, Ann −16, the others −8.
        won(
            HONG_KONG,
            South,
            fan(3),
            Win::RobbingTheKong { from: North },
        ),
        // h4, Cy is East, Di South: Di +96, the others −32. The entry names the seats of the first hand.
        GameEvent::Win(AtSeating {
            seating: Some(BySeat::new([0, 1, 2, 3].map(PlayerId))),
            event: WinRecord::hand(hand),
        }),
        // h5, Di is East, Ann South, Bo West: a false win of Bo, −96, the others +32.
        GameEvent::TableEvent(AtSeating::current(TableEvent::new(
            "erroneous-mahjong",
            false_win,
        ))),
        GameEvent::Closed,
    ];
    game("h", HONG_KONG, FOUR, events)
}

/// Returns a desk with the three games, in entries of rounds 1 to 3, and a typed result in round 4.
fn season() -> (Desk, [EntryId; 4]) {
    let mut desk = Desk::with_night(FIVE);
    desk.write(desk.draw(1, &[FOUR], "Eva"));
    let first = desk.write(result(&desk, 1, FOUR, chinese()));
    desk.write(desk.draw(2, &[FIVE], ""));
    let second = desk.write(result(&desk, 2, FIVE, japanese()));
    desk.write(desk.draw(3, &[FOUR], "Eva"));
    let third = desk.write(result(&desk, 3, FOUR, hong_kong()));
    desk.write(desk.draw(4, &[FOUR], "Eva"));
    let fourth = desk.write(desk.result(4, 1, "Ann 30000 Bo 30000 Cy 35000 Di 25000"));
    (desk, [first, second, third, fourth])
}

fn statistics(desk: &Desk) -> SeasonStatistics {
    let club = desk.club();
    let refused = club.outcomes.iter().find(|one| one.refusal.is_some());
    assert_eq!(refused, None);
    season_statistics(&desk.log, &club, 0)
}

/// Returns the hands of a list, by the IDs of their entries.
fn hands(all: &[HandReference]) -> String {
    let all: Vec<&str> = all.iter().map(|one| one.hand.0.as_str()).collect();
    all.join(" ")
}

fn member_of<'a>(season: &'a SeasonStatistics, name: &str) -> &'a MemberStatistics {
    season.member(&member(name)).unwrap()
}

#[test]
fn a_season_names_the_hands_behind_its_numbers() {
    let (desk, [first, second, third, fourth]) = season();
    let season = statistics(&desk);
    assert_eq!(season.games, [first, second, third]);
    assert_eq!(season.typed, [fourth]);
    assert_eq!(hands(&season.hands), "m2 m3 m4 m5 r3 r6 r8 h2 h3 h4 h5");
    assert_eq!(hands(&season.wins), "m2 m3 m5 r3 r6 r6 r8 h2 h3 h4");
    assert_eq!(hands(&season.self_draws), "m3 r8 h4");
    assert_eq!(hands(&season.bonus_tile_wins), "h2");
    assert_eq!(hands(&season.draws), "m4");
    assert_eq!(hands(&season.fouls), "h5");
}

#[test]
fn a_member_counts_hands_only_when_seated() {
    let season = statistics(&season().0);
    let names: Vec<_> = season.members.iter().map(|one| &*one.member.0).collect();
    assert_eq!(names, ["Ann", "Bo", "Cy", "Di", "Eva"]);
    // Ann makes way for Eva after r3, and Zed plays r6 for Cy.
    assert_eq!(
        hands(&member_of(&season, "Ann").hands),
        "m2 m3 m4 m5 r3 h2 h3 h4 h5"
    );
    assert_eq!(hands(&member_of(&season, "Eva").hands), "r6 r8");
    assert_eq!(
        hands(&member_of(&season, "Cy").hands),
        "m2 m3 m4 m5 r3 r8 h2 h3 h4 h5"
    );
    assert_eq!(member_of(&season, "Bo").hands.len(), 11);
    assert_eq!(member_of(&season, "Eva").games.len(), 1);
    assert_eq!(member_of(&season, "Cy").games.len(), 3);
}

#[test]
fn a_member_has_wins_deal_ins_draws_and_fouls() {
    let season = statistics(&season().0);
    let lists = |name: &str| {
        let one = member_of(&season, name);
        [
            &one.wins,
            &one.self_draws,
            &one.bonus_tile_wins,
            &one.deal_ins,
            &one.draws,
            &one.fouls,
        ]
        .map(|list| hands(list))
    };
    assert_eq!(lists("Ann"), ["m3", "m3", "", "m2 m5 h3", "m4", ""]);
    // Two win on one discard of Bo in r6: one deal-in.
    assert_eq!(lists("Bo"), ["m2 r3 h2", "", "h2", "r6", "m4", "h5"]);
    assert_eq!(lists("Cy"), ["m5 h3", "", "", "", "m4", ""]);
    assert_eq!(lists("Di"), ["r6 h4", "h4", "", "r3", "m4", ""]);
    assert_eq!(lists("Eva"), ["r8", "r8", "", "", "", ""]);
}

#[test]
fn gains_of_a_member_are_those_of_the_hands_played() {
    let season = statistics(&season().0);
    let gains = |name: &str| {
        let all = member_of(&season, name).gains.iter();
        all.map(|one| format!("{} {}", one.hand.hand.0, one.gain / 100))
            .collect::<Vec<_>>()
            .join(", ")
    };
    assert_eq!(
        gains("Ann"),
        "m2 -18, m3 48, m4 0, m5 -20, r3 0, h2 -16, h3 -16, h4 -32, h5 32"
    );
    // The bet of r2 comes back with r3.
    assert_eq!(
        gains("Bo"),
        "m2 34, m3 -16, m4 0, m5 -8, r3 3900, r6 -3000, r8 -8000, h2 48, h3 -8, h4 -32, h5 -96"
    );
    assert_eq!(gains("Eva"), "r6 0, r8 32000");
    assert_eq!(member_of(&season, "Ann").points_won(), 8_000);
    assert_eq!(member_of(&season, "Ann").points_lost(), 10_200);
}

#[test]
fn values_of_different_rule_sets_are_not_mixed() {
    let season = statistics(&season().0);
    let values = |all: &[crate::ValueStatistics]| {
        let all = all.iter().map(|one| {
            let (wins, sum, mean) = (hands(&one.wins), one.sum, one.mean_hundredths());
            format!("{} {}: {wins} = {sum}, {mean}", one.rule_set, one.unit.key)
        });
        all.collect::<Vec<_>>()
    };
    assert_eq!(
        values(&season.values),
        [
            "hk-old-style fan: h2 h3 h4 = 11, 367",
            "mcr fan: m2 m3 m5 = 30, 1000",
            // 3, 2, 1, and 13 for the yakuman.
            "riichi-ema-2025 han: r3 r6 r6 r8 = 19, 475",
        ]
    );
    assert_eq!(
        values(&member_of(&season, "Di").values),
        [
            "hk-old-style fan: h4 = 5, 500",
            "riichi-ema-2025 han: r6 = 1, 100",
        ]
    );
}

#[test]
fn best_wins_come_by_value_and_then_by_points() {
    let season = statistics(&season().0);
    let best = |rule_set: &str| {
        let mut all = season.values.iter();
        let found = all.find(|one| one.rule_set == rule_set).unwrap();
        let best = found.best.iter();
        best.map(|one| (&*one.hand.hand.0, one.gained / 100))
            .collect::<Vec<_>>()
    };
    assert_eq!(best("mcr"), [("m5", 36), ("m2", 34), ("m3", 48)]);
    assert_eq!(best("hk-old-style"), [("h4", 96), ("h2", 48), ("h3", 32)]);
    assert_eq!(
        best(RIICHI),
        [("r8", 32_000), ("r3", 4_900), ("r6", 2_000), ("r6", 1_000)]
    );
}

#[test]
fn the_picture_of_a_best_win_has_the_seat_of_its_hand() {
    let season = statistics(&season().0);
    let best = &member_of(&season, "Di").values[0].best[0];
    assert_eq!(best.source, TileSource::Wall);
    let expected = notation::parse(&format!("{PUNGS} SE")).unwrap();
    assert_eq!(best.picture.as_deref(), Some(&expected));
    // A win that was entered by its value has none.
    assert_eq!(member_of(&season, "Eva").values[0].best[0].picture, None);
}

#[test]
fn the_matrix_has_who_gave_whom_the_winning_tile() {
    let season = statistics(&season().0);
    let name = |one: &Option<crate::MemberId>| {
        one.as_ref()
            .map_or_else(|| "-".to_owned(), |one| one.0.clone())
    };
    let cells = season.deal_ins.iter().map(|((giver, winner), cell)| {
        let (giver, winner) = (name(giver), name(winner));
        let (wins, amount) = (hands(&cell.wins), cell.amount / 100);
        format!("{giver} {winner}: {wins}, {amount}")
    });
    assert_eq!(
        cells.collect::<Vec<_>>(),
        [
            "Ann Bo: m2, 18",
            "Ann Cy: m5 h3, 36",
            "Bo -: r6, 2000",
            "Bo Di: r6, 1000",
            "Di Bo: r3, 3900",
        ]
    );
    let cell = season.deal_in(&member("Ann"), &member("Cy")).unwrap();
    assert_eq!(cell.wins.len(), 2);
    assert_eq!(season.deal_in(&member("Cy"), &member("Ann")), None);
}

/// Returns a false win by the penalty book of MCR: the hand was not ready.
fn false_win(seat: Seat) -> GameEvent {
    let book = penalty_books::by_key("mcr-mil-2025").unwrap();
    let foul = book.foul("false-win").unwrap();
    let mut questions = foul.questions.iter();
    let fault = questions.find(|one| one.key == "fault").unwrap();
    let AnswerKind::Word(words) = fault.kind else {
        unreachable!()
    };
    let word = words.iter().position(|one| one.0 == "not-ready").unwrap();
    let mut answers = Answers::default();
    answers.set("seat", Answer::Seat(seat));
    answers.set("fault", Answer::Word(word));
    GameEvent::Foul(AtSeating::current(FoulRecord::new(
        "false-win",
        None,
        answers,
    )))
}

#[test]
fn fouls_of_a_penalty_book_are_part_of_their_hand() {
    let mut desk = Desk::with_night(FOUR);
    desk.write(desk.draw(1, &[FOUR], ""));
    // Bo can't win any more, and Cy wins from Ann.
    let events = vec![
        false_win(South),
        won("mcr", West, Value::Counted(10), from(East)),
        GameEvent::Closed,
    ];
    desk.write(result(&desk, 1, FOUR, game("m", "mcr", FOUR, events)));
    let season = statistics(&desk);
    let bo = member_of(&season, "Bo");
    assert_eq!(hands(&season.fouls), "m2");
    assert_eq!(hands(&bo.fouls), "m2");
    assert_eq!(hands(&season.hands), "m3");
    let table = desk.club();
    let table = table.table(&desk.table(1, 1)).unwrap().counted().unwrap();
    let [_, line, ..] = &*table.scores().lines else {
        unreachable!()
    };
    let gains: Vec<_> = bo.gains.iter().map(|one| one.gain).collect();
    assert_eq!(gains, [line.gain]);
    assert!(line.gain < -800, "the foul costs Bo points");
}

// SG-99, SG-100: Ann holds seven flowers and wins with the eighth, which Bo hid. Bo pays for all.
#[test]
fn a_win_that_an_event_pays_has_no_value() {
    let mut desk = Desk::with_night(FOUR);
    desk.write(desk.draw(1, &[FOUR], ""));
    let mut answers = Answers::default();
    answers.set("holder", Answer::Seat(East));
    answers.set("hider", Answer::Seat(South));
    answers.set("cause", Answer::Word(0));
    let hidden = TableEvent::new("hidden-eighth", answers);
    let events = vec![
        GameEvent::TableEvent(AtSeating::current(hidden)),
        GameEvent::Closed,
    ];
    let log = game("s", "singapore", FOUR, events);
    desk.write(result(&desk, 1, FOUR, log));
    let season = statistics(&desk);
    let (ann, bo) = (member_of(&season, "Ann"), member_of(&season, "Bo"));
    assert_eq!(hands(&season.hands), "s2");
    assert_eq!(hands(&ann.bonus_tile_wins), "s2");
    assert_eq!(hands(&ann.wins), "s2");
    assert_eq!(hands(&bo.fouls), "s2");
    assert!(ann.values.is_empty() && season.deal_ins.is_empty());
    assert_eq!(ann.gains[0].gain, -bo.gains[0].gain);
    assert!(ann.gains[0].gain > 0);
}

#[test]
fn a_result_that_does_not_count_has_no_hands() {
    let (mut desk, [first, ..]) = season();
    let disputed = ClubEvent::Disputed(first.clone(), "Wrong table".to_owned());
    desk.write(disputed);
    assert_eq!(statistics(&desk).games.len(), 2);
    // A ruling with other scores brings the hands back.
    desk.write(ClubEvent::Ruled(ResultRuling {
        result: first.clone(),
        reason: "A fine was forgotten".to_owned(),
        scores: Some(scores("Ann 30000 Bo 30000 Cy 30000 Di 30000")),
    }));
    assert_eq!(statistics(&desk).games.len(), 3);
    let deletion = ClubEvent::Correction(Correction {
        target: first,
        change: Change::Delete,
    });
    desk.write(deletion);
    let club = desk.club();
    assert_eq!(season_statistics(&desk.log, &club, 0).games.len(), 2);
    assert_eq!(
        season_statistics(&desk.log, &club, 1),
        SeasonStatistics::default()
    );
}

#[test]
fn a_game_that_was_typed_first_has_hands_once_its_log_comes() {
    let mut desk = Desk::with_night(FOUR);
    desk.write(desk.draw(1, &[FOUR], ""));
    // One win of Bo from Ann: 1,000.
    let events = vec![
        won(RIICHI, South, han(1), from(East)),
        GameEvent::Closed,
        GameEvent::Reopened,
        GameEvent::Closed,
    ];
    desk.write(desk.result(1, 1, "Ann 29000 Bo 31000 Cy 30000 Di 30000"));
    let typed = statistics(&desk);
    assert_eq!((typed.typed.len(), typed.games.len()), (1, 0));
    assert!(typed.members.is_empty());
    let log = game("r", RIICHI, FOUR, events);
    let entry = desk.write(result(&desk, 1, FOUR, log));
    let season = statistics(&desk);
    assert!(season.typed.is_empty());
    assert_eq!(season.games, [entry]);
    assert_eq!(hands(&member_of(&season, "Bo").wins), "r2");
}

#[test]
fn fouls_among_the_events_of_rule_sets_name_their_offender() {
    let events = tilewise_rules::rule_sets::ALL
        .iter()
        .flat_map(|rule_set| rule_set.game.events);
    let fouls = events.filter_map(|event| {
        let mut questions = event.questions.iter();
        let question = questions.find(|question| question.names_offender)?;
        Some((event.key, question.key))
    });
    let fouls: std::collections::BTreeSet<_> = fouls.collect();
    let seat = [
        "claim-cancelled",
        "empty-win",
        "erroneous-mahjong",
        "false-kong",
        "false-mahjong",
        "false-win",
        "long-hand",
        "red-card",
        "reveal-after-declaration",
        "short-hand",
        "wrong-tile-count",
    ];
    let expected = seat.map(|event| (event, "seat"));
    let expected = expected.into_iter().chain([("hidden-eighth", "hider")]);
    assert_eq!(fouls, expected.collect());
}
