use tilewise_rules::{Answer, Answers, Seat, penalty_books};

use crate::testing::{log, opening, won};
use crate::{
    AtSeating, FoulRecord, GameEvent, Holder, Log, PlayerId, PlayerPayment, Rules, TableEvent,
    WinRecord,
};

fn finished_game() -> Log {
    log([
        opening("hk-old-style"),
        won(Seat::South, 3, Some(Seat::East)),
        won(Seat::East, 4, None),
        won(Seat::East, 1, None),
        GameEvent::Closed,
    ])
}

/// Returns the opening of a game with these names.
fn opened_by(names: [&str; 4]) -> GameEvent {
    let GameEvent::Opened(mut all) = opening("hk-old-style") else {
        unreachable!();
    };
    all.players = names.map(str::to_owned).to_vec();
    GameEvent::Opened(all)
}

#[test]
fn summary_lists_places_and_handovers() {
    let game = finished_game().replay();
    let table = game.table().unwrap();
    let summary = table.summary();
    let summary: Vec<_> = summary.iter().map(ToString::to_string).collect();
    // HKOS-51, HKOS-52: 16 and twice 8 for 3 fan, then 32 from each of three for 4.
    assert_eq!(
        summary,
        [
            "Final score after 2 hands",
            "1. Bo: 628 (+128)",
            "2. Cy: 460 (-40)",
            "2. Di: 460 (-40)",
            "4. Ann: 452 (-48)",
            "Ann hands 48 to Bo",
            "Cy hands 40 to Bo",
            "Di hands 40 to Bo",
        ]
    );
}

#[test]
fn outcomes_are_described_with_names() {
    let log = finished_game();
    let game = log.replay();
    let table = game.table().unwrap();
    let lines = game.outcomes().iter().zip(log.resolved());
    let rows = lines.map(|(line, resolved)| {
        let gains = tilewise_rules::Sentence::new("{0}", vec![line.gains(table)]);
        (
            line.sentence(table, resolved.event).to_string(),
            gains.to_string(),
        )
    });
    let rows: Vec<_> = rows.collect();
    let rows: Vec<_> = rows
        .iter()
        .map(|(text, gains)| (&text[..], &gains[..]))
        .collect();
    assert_eq!(
        rows,
        [
            ("The game begins", ""),
            ("Bo won 3 fan from Ann", "Ann: -16, Bo: +32, Cy: -8, Di: -8"),
            (
                "Bo won 4 fan by self-draw",
                "Ann: -32, Bo: +96, Cy: -32, Di: -32"
            ),
            ("Somebody won", ""),
            ("The game is over", ""),
        ]
    );
}

#[test]
fn values_are_described_with_their_level() {
    let hand = |value| won(Seat::South, value, Some(Seat::East));
    let log = log([opening("riichi-ema-2025"), hand(5), hand(6), hand(11)]);
    let game = log.replay();
    let table = game.table().unwrap();
    let house = &table.rules.house;
    let values = game.outcomes().iter().flat_map(|line| &line.wins);
    let values: Vec<_> = values
        .map(|won| won.value.sentence(house).to_string())
        .collect();
    assert_eq!(
        values,
        ["5 han, Mangan", "6 han, Haneman", "11 han, Sanbaiman"]
    );
    let value = crate::Value::OnAxis {
        counted: 3,
        on_axis: 40,
    };
    assert_eq!(value.sentence(house).to_string(), "3 han with 40 fu");
    assert_eq!(
        crate::Value::Units(1).sentence(house).to_string(),
        "Yakuman"
    );
    assert_eq!(
        crate::Value::Units(2).sentence(house).to_string(),
        "2 × Yakuman"
    );
}

#[test]
fn player_payment_is_described_with_its_note() {
    let paid = |from, to, note: &str| {
        GameEvent::Payment(PlayerPayment {
            from: PlayerId(from),
            to: PlayerId(to),
            amount: 200,
            note: note.to_owned(),
        })
    };
    let all = [
        opening("hk-old-style"),
        paid(0, 2, ""),
        paid(2, 0, " side\u{200b} bet\n"),
    ];
    let game = log(all.clone()).replay();
    let table = game.table().expect("opened");
    let text = |place: usize| {
        game.outcomes()[place]
            .sentence(table, &all[place])
            .to_string()
    };
    assert_eq!(text(1), "Ann paid Cy 2");
    assert_eq!(text(2), "Cy paid Ann 2: side bet");
    let gains = |place: usize| game.outcomes()[place].gain(Holder::Player(PlayerId(0)));
    assert_eq!([gains(1), gains(2)], [-200, 200]);
}

#[test]
fn foul_is_described_with_its_player() {
    let GameEvent::Opened(mut opening) = opening("riichi-ema-2025") else {
        unreachable!()
    };
    opening.rules.penalty_book = penalty_books::by_key("riichi-ema-2025");
    let mut by_bo = Answers::default();
    by_bo.set("seat", Answer::Seat(Seat::South));
    let foul = |answers| {
        let record = FoulRecord::new("tile-count", None, answers);
        GameEvent::Foul(AtSeating::current(record))
    };
    let all = [
        GameEvent::Opened(opening),
        foul(by_bo),
        foul(Answers::default()),
    ];
    let game = log(all.clone()).replay();
    let table = game.table().unwrap();
    let text = |place: usize| {
        let outcome = &game.outcomes()[place];
        outcome.sentence(table, &all[place]).to_string()
    };
    assert_eq!(text(1), "Too many or too few tiles (Bo)");
    assert_eq!(text(2), "Too many or too few tiles");
}

/// The file of another program names neither the seats of a foul nor a penalty book: those of the game then count.
#[test]
fn foul_of_an_earlier_hand_names_who_sat_there() {
    let mut by_south = Answers::default();
    by_south.set("seat", Answer::Seat(Seat::South));
    let foul = FoulRecord::new("tile-count", None, by_south);
    let foul = GameEvent::Foul(AtSeating::current(foul));
    let three_han = || {
        let GameEvent::Win(mut win) = won(Seat::West, 3, Some(Seat::North)) else {
            unreachable!()
        };
        if let WinRecord::Counted(answers) = &mut win.event {
            answers.set("fu", Answer::Number(30));
        }
        GameEvent::Win(win)
    };
    let all = [opening("riichi-ema-2025"), foul.clone(), three_han()];
    let game = log(all).replay();
    let table = game.table().unwrap();
    assert_eq!(table.name(table.seats()[Seat::South]), "Cy");
    let text = game.outcomes()[1].sentence(table, &foul).to_string();
    assert_eq!(text, "Too many or too few tiles (Bo)");
}

#[test]
fn hands_are_described_by_the_rules_of_their_time() {
    let riichi = Rules {
        house: "riichi-ema-2025".parse().unwrap(),
        penalty_book: None,
    };
    let mut fouled = Answers::default();
    fouled.set("seat", Answer::Seat(Seat::South));
    let false_win = TableEvent::new("erroneous-mahjong", fouled);
    let log = log([
        opening("hk-old-style"),
        won(Seat::South, 3, Some(Seat::East)),
        GameEvent::TableEvent(AtSeating::current(false_win)),
        GameEvent::Rules(riichi),
        won(Seat::South, 5, Some(Seat::East)),
    ]);
    let game = log.replay();
    let rows = log.sheet(&game);
    let texts = rows.iter().map(|row| row.sentence.to_string());
    assert_eq!(
        texts.collect::<Vec<_>>(),
        [
            "Bo won 3 fan from Ann",
            "False win",
            "Cy won 5 han, Mangan from Bo"
        ]
    );
}

#[test]
fn csv_has_a_line_for_each_hand() {
    let csv = finished_game().csv(&|words| words);
    let lines: Vec<_> = csv.split("\r\n").collect();
    assert_eq!(
        lines,
        [
            "line,round,deal,counters,what,Ann,Bo,Cy,Di,Ann =,Bo =,Cy =,Di =",
            "2,E,1,0,Bo won 3 fan from Ann,-16,32,-8,-8,484,532,492,492",
            "3,E,2,0,Bo won 4 fan by self-draw,-32,96,-32,-32,452,628,460,460",
            "",
        ]
    );
}

#[test]
fn csv_escapes_player_names() {
    let opened = opened_by(["=1+1", "a,b", "\"c\"", "-d\ne"]);
    let log = log([opened, won(Seat::South, 3, None)]);
    let csv = log.csv(&|words| words);
    let head = "line,round,deal,counters,what,'=1+1,\"a,b\",\"\"\"c\"\"\",'-d e,'=1+1 =,\"a,b =\",\"\"\"c\"\" =\",'-d e =\r\n";
    assert_eq!(&csv[..head.len()], head);
    assert_eq!(log.replay().table().unwrap().name(PlayerId(9)), "");
}

#[test]
fn names_are_cleaned_and_isolated_in_sentences() {
    let opened = opened_by(["\u{202e}Ann\n", "דנה", "\u{200b} ", "Di"]);
    let events = [
        opened,
        won(Seat::South, 3, None),
        GameEvent::Substitute(PlayerId(3), Some("\u{feff}".to_owned())),
    ];
    let game = log(events).replay();
    let table = game.table().unwrap();
    assert_eq!(table.players[..], ["Ann", "דנה", "P3", "Di"]);
    assert_eq!(table.substitutes[3].as_deref(), Some("P4"));
    let text = game.outcomes()[1].sentence(table, &won(Seat::South, 3, None));
    assert_eq!(
        text.to_string(),
        "\u{2068}דנה\u{2069} won 3 fan by self-draw"
    );
}

#[test]
fn names_that_a_spreadsheet_would_calculate_are_guarded() {
    let opened = opened_by(["＝1", " =1", "\u{200b}+1", "a=1"]);
    let csv = log([opened]).csv(&|words| words);
    let head = "line,round,deal,counters,what,'＝1,'=1,'+1,a=1,";
    assert_eq!(&csv[..head.len()], head);
}

/// HKOS-51: 3 fan are 16 from the discarder and 8 from each other. Lines without movements, and refused ones,
/// have no row.
#[test]
fn a_score_sheet_has_a_row_for_each_hand_and_runs_on() {
    let log = finished_game();
    let game = log.replay();
    let rows = log.sheet(&game);
    let described = rows
        .iter()
        .map(|row| (row.number, row.sentence.to_string()));
    assert_eq!(
        described.collect::<Vec<_>>(),
        [
            (2, "Bo won 3 fan from Ann".to_owned()),
            (3, "Bo won 4 fan by self-draw".to_owned()),
        ]
    );
    assert_eq!(rows[0].gains, [-1600, 3200, -800, -800]);
    assert_eq!(rows[1].has, [45_200, 62_800, 46_000, 46_000]);
    assert!(Log::default().sheet(&Log::default().replay()).is_empty());
}

#[test]
fn zero_amount_has_no_sign() {
    let game = finished_game().replay();
    let table = game.table().unwrap();
    let texts = |hundredths| [table.amount(hundredths), table.change(hundredths)];
    assert_eq!(texts(0), ["0", "0"]);
    assert_eq!(texts(6_400), ["64", "+64"]);
    assert_eq!(texts(-150), ["-1.50", "-1.50"]);
}

#[test]
fn summary_without_start_score_lists_gains_only() {
    let GameEvent::Opened(mut opening) = opening("hk-old-style") else {
        unreachable!()
    };
    opening.start = Some(0);
    let won = won(Seat::South, 3, Some(Seat::East));
    let game = log([GameEvent::Opened(opening), won]).replay();
    let summary = game.table().unwrap().summary();
    let summary: Vec<_> = summary.iter().map(ToString::to_string).collect();
    // HKOS-51: 16 from the discarder, 8 from each other.
    let places = ["1. Bo: +32", "2. Cy: -8", "2. Di: -8", "4. Ann: -16"];
    assert_eq!(summary[1..5], places);
}

/// A draw has no payments, but ends the hand.
#[test]
fn a_draw_has_a_row_on_the_score_sheet() {
    let log = log([
        opening("hk-old-style"),
        GameEvent::Draw(AtSeating::current(None)),
    ]);
    let game = log.replay();
    let rows = log.sheet(&game);
    let rows: Vec<_> = rows
        .iter()
        .map(|row| (row.number, &row.gains[..]))
        .collect();
    assert_eq!(rows, [(2, &[0; 4][..])]);
}

/// T-113, T-116: 12 faan and 1 with the dealer are written down as a debt.
#[test]
fn debts_are_described_where_a_hand_changes_them() {
    let log = log([
        opening("hk-taiwanese"),
        won(Seat::South, 12, Some(Seat::East)),
    ]);
    let game = log.replay();
    let rows = log.sheet(&game);
    assert_eq!(
        rows[0].sentence.to_string(),
        "Bo won 12 faan from Ann; Ann owes Bo 13"
    );
    assert_eq!(rows[0].gains, [0; 4]);
    let csv = log.csv(&|words| words);
    assert!(
        csv.contains(",Bo won 12 faan from Ann; Ann owes Bo 13,"),
        "{csv}"
    );
    let summary = game.table().unwrap().summary();
    assert!(
        summary
            .iter()
            .any(|line| line.to_string() == "Ann owes Bo 13")
    );
}
