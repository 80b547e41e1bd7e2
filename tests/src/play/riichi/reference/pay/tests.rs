use super::*;
use crate::play::riichi::reference::worth::{Level, base};
use Seat::{East, South};

const E25: Options = Options::EMA_2025;
const EMA_2016: Options = Options::EMA_2016;

/// Returns the payments to a winner for a discard, or of each opponent, East first.
fn paid(winner: Seat, by: WinBy, base: i64, options: &Options) -> Vec<i64> {
    let due = Due {
        seat: winner,
        by,
        base,
        yakuman: 0,
        liable: Vec::new(),
        kong_feeder: None,
    };
    let net = net(&due, 0, options);
    assert_eq!(net.iter().sum::<i64>(), 0);
    net.iter()
        .filter(|&&gain| gain < 0)
        .map(|gain| -gain)
        .collect()
}

/// `ron · tsumo other/East ‖ ron · tsumo each`, as in the tables of part 5.
fn cell(base: i64, options: &Options) -> String {
    let ron = |seat: Seat| paid(seat, WinBy::Discard(seat.others()[1]), base, options)[0];
    let south = paid(South, WinBy::SelfDraw, base, options);
    let east = paid(East, WinBy::SelfDraw, base, options);
    format!(
        "{} · {}/{} ‖ {} · {}",
        ron(South),
        south[1],
        south[0],
        ron(East),
        east[0]
    )
}

/// Part 5: below mangan, without kiriage.
#[test]
fn the_table_of_payments_holds() {
    let table = "
        20 2 - · 400/700 ‖ - · 700
        20 3 - · 700/1300 ‖ - · 1300
        20 4 - · 1300/2600 ‖ - · 2600
        25 2 1600 · - ‖ 2400 · -
        25 3 3200 · 800/1600 ‖ 4800 · 1600
        25 4 6400 · 1600/3200 ‖ 9600 · 3200
        30 1 1000 · 300/500 ‖ 1500 · 500
        30 2 2000 · 500/1000 ‖ 2900 · 1000
        30 3 3900 · 1000/2000 ‖ 5800 · 2000
        30 4 7700 · 2000/3900 ‖ 11600 · 3900
        40 1 1300 · 400/700 ‖ 2000 · 700
        40 2 2600 · 700/1300 ‖ 3900 · 1300
        40 3 5200 · 1300/2600 ‖ 7700 · 2600
        40 4 M
        50 1 1600 · 400/800 ‖ 2400 · 800
        50 2 3200 · 800/1600 ‖ 4800 · 1600
        50 3 6400 · 1600/3200 ‖ 9600 · 3200
        50 4 M
        60 1 2000 · 500/1000 ‖ 2900 · 1000
        60 2 3900 · 1000/2000 ‖ 5800 · 2000
        60 3 7700 · 2000/3900 ‖ 11600 · 3900
        60 4 M
        70 1 2300 · 600/1200 ‖ 3400 · 1200
        70 2 4500 · 1200/2300 ‖ 6800 · 2300
        70 3 M
        70 4 M
        80 1 2600 · 700/1300 ‖ 3900 · 1300
        80 2 5200 · 1300/2600 ‖ 7700 · 2600
        80 3 M
        90 1 2900 · 800/1500 ‖ 4400 · 1500
        90 2 5800 · 1500/2900 ‖ 8700 · 2900
        100 1 3200 · 800/1600 ‖ 4800 · 1600
        100 2 6400 · 1600/3200 ‖ 9600 · 3200
        110 1 3600 · 900/1800 ‖ 5300 · 1800
        110 2 7100 · 1800/3600 ‖ 10600 · 3600
        120 1 3900 · 1000/2000 ‖ 5800 · 2000
        120 2 7700 · 2000/3900 ‖ 11600 · 3900
        120 3 M";
    for line in table.lines().skip(1) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let (fu, han) = (words[0].parse().expect(line), words[1].parse().expect(line));
        let (found, level) = base(han, fu, &EMA_2016);
        let cut = base(han, fu, &E25).1;
        let kiriage = [(30, 4), (60, 3), (120, 2)].contains(&(fu, han));
        if words[2] == "M" {
            assert_eq!((found, level), (2000, Some(Level::Mangan)), "{line}");
        } else {
            assert_eq!(level, None);
            let text = cell(found, &E25);
            for (word, other) in words[2..].iter().zip(text.split(' ')) {
                assert!(*word == "-" || *word == other, "{line}: {text}");
            }
        }
        assert_eq!(cut.is_some(), kiriage || words[2] == "M", "{line}");
    }
}

/// Part 5: levels.
#[test]
fn levels_pay() {
    use Level::{Baiman, CountedYakuman, Haneman, Mangan, Sanbaiman};
    for (han, level, text) in [
        (5, Mangan, "8000 · 2000/4000 ‖ 12000 · 4000"),
        (6, Haneman, "12000 · 3000/6000 ‖ 18000 · 6000"),
        (7, Haneman, "12000 · 3000/6000 ‖ 18000 · 6000"),
        (8, Baiman, "16000 · 4000/8000 ‖ 24000 · 8000"),
        (10, Baiman, "16000 · 4000/8000 ‖ 24000 · 8000"),
        (11, Sanbaiman, "24000 · 6000/12000 ‖ 36000 · 12000"),
        (12, Sanbaiman, "24000 · 6000/12000 ‖ 36000 · 12000"),
        (13, CountedYakuman, "32000 · 8000/16000 ‖ 48000 · 16000"),
        (26, CountedYakuman, "32000 · 8000/16000 ‖ 48000 · 16000"),
    ] {
        let (found, is) = base(han, 30, &Options::WRC_2025);
        assert_eq!(
            (is, cell(found, &E25).as_str()),
            (Some(level), text),
            "{han}"
        );
        let without = base(han, 30, &E25).1;
        assert_eq!(without, Some(level.min(Sanbaiman)));
    }
    assert_eq!(cell(16_000, &E25), "64000 · 16000/32000 ‖ 96000 · 32000");
}
