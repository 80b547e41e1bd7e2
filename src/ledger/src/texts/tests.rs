use tilewise_rules::Seat;

use crate::testing::{log, opening, won};
use crate::{Holder, Input, Log, Paid, PlayerId, Seated};

fn evening() -> Log {
    log([
        opening("hk-old-style"),
        won(Seat::South, 3, Some(Seat::East)),
        won(Seat::East, 4, None),
        won(Seat::East, 1, None),
        Input::Closed,
    ])
}

/// A game of players with these names.
fn opened_by(names: [&str; 4]) -> Input {
    let Input::Opened(mut all) = opening("hk-old-style") else {
        unreachable!();
    };
    all.players = names.map(str::to_owned).to_vec();
    Input::Opened(all)
}

#[test]
fn a_game_is_told_to_friends() {
    let game = evening().replay();
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
fn each_line_is_told_with_names() {
    let log = evening();
    let game = log.replay();
    let table = game.table().unwrap();
    let lines = game.lines().iter().zip(log.effective());
    let told = lines.map(|(line, told)| {
        let gains = tilewise_rules::Sentence::new("{0}", vec![line.gains(table)]);
        (
            line.sentence(table, told.input).to_string(),
            gains.to_string(),
        )
    });
    let told: Vec<_> = told.collect();
    let told: Vec<_> = told
        .iter()
        .map(|(told, gains)| (&told[..], &gains[..]))
        .collect();
    assert_eq!(
        told,
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
fn values_are_told_with_their_level() {
    let hand = |value| won(Seat::South, value, Some(Seat::East));
    let log = log([opening("riichi-ema-2025"), hand(5), hand(6), hand(11)]);
    let game = log.replay();
    let table = game.table().unwrap();
    let house = &table.rules.house;
    let values = game.lines().iter().flat_map(|line| &line.won);
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
fn a_payment_between_players_is_told_with_its_note() {
    let paid = |from, to, note: &str| {
        Input::Paid(Paid {
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
    let says = |place: usize| game.lines()[place].sentence(table, &all[place]).to_string();
    assert_eq!(says(1), "Ann paid Cy 2");
    assert_eq!(says(2), "Cy paid Ann 2: side bet");
    let gains = |place: usize| game.lines()[place].gain(Holder::Player(PlayerId(0)));
    assert_eq!([gains(1), gains(2)], [-200, 200]);
}

#[test]
fn a_table_of_values_has_a_line_for_each_hand() {
    let csv = evening().csv(&|words| words);
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
fn names_that_were_typed_stay_in_their_cells() {
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
    let told = [
        opened,
        won(Seat::South, 3, None),
        Input::Substitute(PlayerId(3), Some("\u{feff}".to_owned())),
    ];
    let game = log(told).replay();
    let table = game.table().unwrap();
    assert_eq!(table.players[..], ["Ann", "דנה", "P3", "Di"]);
    assert_eq!(table.substitutes[3].as_deref(), Some("P4"));
    let says = game.lines()[1].sentence(table, &won(Seat::South, 3, None));
    assert_eq!(
        says.to_string(),
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

/// HKOS-51: 3 fan are 16 from the discarder and 8 from each other; a line that moves nothing has no
/// row, and one that was refused hasn't either.
#[test]
fn a_score_sheet_has_a_row_for_each_hand_and_runs_on() {
    let log = evening();
    let game = log.replay();
    let rows = log.sheet(&game);
    let told = rows.iter().map(|row| (row.number, row.says.to_string()));
    assert_eq!(
        told.collect::<Vec<_>>(),
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
fn an_amount_of_nothing_has_no_sign() {
    let game = evening().replay();
    let table = game.table().unwrap();
    let told = |hundredths| [table.amount(hundredths), table.change(hundredths)];
    assert_eq!(told(0), ["0", "0"]);
    assert_eq!(told(6_400), ["64", "+64"]);
    assert_eq!(told(-150), ["-1.50", "-1.50"]);
}

#[test]
fn who_began_with_nothing_is_told_what_was_gained_alone() {
    let Input::Opened(mut opening) = opening("hk-old-style") else {
        unreachable!()
    };
    opening.start = Some(0);
    let won = won(Seat::South, 3, Some(Seat::East));
    let game = log([Input::Opened(opening), won]).replay();
    let summary = game.table().unwrap().summary();
    let summary: Vec<_> = summary.iter().map(ToString::to_string).collect();
    // HKOS-51: 16 from the discarder, 8 from each other.
    let places = ["1. Bo: +32", "2. Cy: -8", "2. Di: -8", "4. Ann: -16"];
    assert_eq!(summary[1..5], places);
}

/// Nobody pays for a draw, but the hand is over.
#[test]
fn a_draw_has_a_row_on_the_score_sheet() {
    let log = log([opening("hk-old-style"), Input::Drawn(Seated::here(None))]);
    let game = log.replay();
    let rows = log.sheet(&game);
    let rows: Vec<_> = rows
        .iter()
        .map(|row| (row.number, &row.gains[..]))
        .collect();
    assert_eq!(rows, [(2, &[0; 4][..])]);
}
