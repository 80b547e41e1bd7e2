//! The table of han and fu of the page: part 5 of the riichi list, and a hand for each value.

use tilewise_app::rules::cells::{Cell, CellPayment, ValueTable, value_tables};
use tilewise_rules::rule_sets::riichi::{EMA_2016, PRESETS};
use tilewise_rules::{RuleConfig, RuleSet};
use tilewise_tests::play::riichi::options::Options;
use tilewise_tests::play::riichi::reference::entry::WinEntry;
use tilewise_tests::play::riichi::reference::{ScoringOutcome, fu, score};

/// Part 5, without kiriage: fu, then for 1 to 4 han ron · tsumo of others/East ‖ the same of a dealer.
const TABLE: &str = "\
20 | – | – · 400/700 ‖ – · 700 | – · 700/1300 ‖ – · 1300 | – · 1300/2600 ‖ – · 2600
25 | – | 1600 · – ‖ 2400 · – | 3200 · 800/1600 ‖ 4800 · 1600 | 6400 · 1600/3200 ‖ 9600 · 3200
30 | 1000 · 300/500 ‖ 1500 · 500 | 2000 · 500/1000 ‖ 2900 · 1000 | 3900 · 1000/2000 ‖ 5800 · 2000 | 7700 · 2000/3900 ‖ 11600 · 3900
40 | 1300 · 400/700 ‖ 2000 · 700 | 2600 · 700/1300 ‖ 3900 · 1300 | 5200 · 1300/2600 ‖ 7700 · 2600 | M
50 | 1600 · 400/800 ‖ 2400 · 800 | 3200 · 800/1600 ‖ 4800 · 1600 | 6400 · 1600/3200 ‖ 9600 · 3200 | M
60 | 2000 · 500/1000 ‖ 2900 · 1000 | 3900 · 1000/2000 ‖ 5800 · 2000 | 7700 · 2000/3900 ‖ 11600 · 3900 | M
70 | 2300 · 600/1200 ‖ 3400 · 1200 | 4500 · 1200/2300 ‖ 6800 · 2300 | M | M
80 | 2600 · 700/1300 ‖ 3900 · 1300 | 5200 · 1300/2600 ‖ 7700 · 2600 | M | M
90 | 2900 · 800/1500 ‖ 4400 · 1500 | 5800 · 1500/2900 ‖ 8700 · 2900 | M | M
100 | 3200 · 800/1600 ‖ 4800 · 1600 | 6400 · 1600/3200 ‖ 9600 · 3200 | M | M
110 | 3600 · 900/1800 ‖ 5300 · 1800 | 7100 · 1800/3600 ‖ 10600 · 3600 | M | M
120 | 3900 · 1000/2000 ‖ 5800 · 2000 | 7700 · 2000/3900 ‖ 11600 · 3900 | M | M";
const MANGAN: &str = "8000 · 2000/4000 ‖ 12000 · 4000";
const NONE: &str = "– · – ‖ – · –";

fn tables(rule_set: &'static RuleSet) -> (RuleConfig, [ValueTable; 2]) {
    let house = RuleConfig::with_defaults(rule_set);
    let tables = value_tables(&house).expect("a rule set with fu");
    (house, tables)
}

fn text(cell: &Cell) -> String {
    let one = |paid: &Option<CellPayment>| {
        paid.as_ref().map_or("–".to_owned(), |paid| {
            let amounts = paid.amounts.iter().map(ToString::to_string);
            amounts.collect::<Vec<_>>().join("/")
        })
    };
    format!("{} · {}", one(&cell[0]), one(&cell[1]))
}

#[test]
fn han_and_fu_payments_match_the_list() {
    for preset in PRESETS {
        let (_, [other, dealer]) = tables(preset);
        let kiriage = preset.identity.key != EMA_2016.identity.key
            && !["riichi-tenhou", "riichi-majsoul", "riichi-jpml-a"].contains(&preset.identity.key);
        // D-14: an unclear drawn tile there leaves a hand of 1 han and 20 fu.
        let no_wait = preset.identity.key.starts_with("riichi-wrc");
        for (line, rows) in TABLE.lines().zip(other.rows.iter().zip(&dealer.rows)) {
            let mut cells = line.split(" | ");
            let on_axis: u16 = cells.next().and_then(|fu| fu.parse().ok()).expect("fu");
            assert_eq!((rows.0.0, rows.1.0), (on_axis, on_axis));
            assert_eq!(cells.clone().count(), rows.0.1.len());
            for (han, expected) in (1..).zip(cells) {
                let cut = [(4, 30), (3, 60), (2, 120)].contains(&(han, on_axis));
                let expected = match expected {
                    "M" => MANGAN,
                    _ if kiriage && cut => MANGAN,
                    "–" if no_wait && (han, on_axis) == (1, 20) => "– · 200/400 ‖ – · 400",
                    "–" => NONE,
                    expected => expected,
                };
                let cell = |rows: &(u16, Vec<Cell>)| text(&rows.1[han - 1]);
                let paid = format!("{} ‖ {}", cell(rows.0), cell(rows.1));
                assert_eq!(paid, expected, "{preset:?}: {han} han {on_axis} fu");
            }
        }
    }
}

///
#[test]
fn level_payments_match_the_list() {
    let levels = |preset, dealer: usize| -> Vec<String> {
        let (_, tables) = tables(preset);
        let rows = tables[dealer].levels.iter();
        let row = rows.map(|row| {
            let from = row.values.start;
            let to = row.values.end.saturating_sub(1);
            format!(
                "{} {} {from}-{to}: {}",
                row.level.key,
                row.units,
                text(&row.paid)
            )
        });
        row.collect()
    };
    let by_key = |key| {
        PRESETS
            .into_iter()
            .find(|one| one.identity.key == key)
            .expect(key)
    };
    assert_eq!(
        levels(by_key("riichi-ema-2025"), 0),
        [
            "mangan 0 5-5: 8000 · 2000/4000",
            "haneman 0 6-7: 12000 · 3000/6000",
            "baiman 0 8-10: 16000 · 4000/8000",
            "sanbaiman 0 11-11: 24000 · 6000/12000",
            "yakuman 1 0-0: 32000 · 8000/16000",
        ]
    );
    let tenhou = levels(by_key("riichi-tenhou"), 1);
    assert_eq!(
        tenhou[3..6],
        [
            "sanbaiman 0 11-12: 36000 · 12000",
            "counted-yakuman 0 13-13: 48000 · 16000",
            "yakuman 1 0-0: 48000 · 16000",
        ]
    );
    assert_eq!(tenhou[6], "yakuman 2 0-0: 96000 · 32000");
    // Doubled payments are capped at six there.
    let majsoul = levels(by_key("riichi-majsoul"), 0);
    assert_eq!(
        majsoul.last().map(String::as_str),
        Some("yakuman 6 0-0: 192000 · 48000/96000")
    );
}

/// Checks the hand that an amount links to with the reference scorer.
#[track_caller]
fn leads(options: &Options, paid: &CellPayment, dealer: bool, value: Option<(u16, u16)>) {
    let hand = paid.hand.as_deref().expect("a hand");
    let entry = hand.rsplit('/').next().unwrap_or_default();
    let entry: WinEntry = entry.replace('.', " ").parse().expect(hand);
    let ScoringOutcome::Won(scores) = score(&entry, options) else {
        panic!("{hand} doesn’t win");
    };
    let won = &scores[0];
    if let Some(value) = value {
        let counted = (won.worth.total, fu::sum(&won.worth.fu));
        assert_eq!(counted, value, "{hand}");
    }
    let winner = usize::from(!dealer);
    assert_eq!(won.net.iter().position(|&one| one > 0), Some(winner));
    let mut pays: Vec<i64> = won.net.iter().map(|one| -one).collect();
    pays.retain(|&amount| amount > 0);
    pays.sort_unstable();
    pays.dedup();
    assert_eq!(pays, paid.amounts, "{hand}");
}

/// Returns whether no hand is known for it: kongs with this number of fu add more han too.
fn is_unknown(house: &RuleConfig, han: u16, on_axis: u16, drawn: bool) -> bool {
    // With 4 fu for a pair of both winds 110 fu are reached by discard.
    let four = house
        .answers()
        .any(|(key, answer, _)| key == "double_wind_pair_fu" && answer == "4");
    match on_axis {
        120 => han < 4,
        110 => han == 1 && (drawn || !four),
        _ => false,
    }
}

#[test]
fn every_amount_leads_to_a_hand_that_is_worth_it() {
    for (preset, options) in PRESETS.into_iter().zip(&Options::PRESETS) {
        let (house, tables) = tables(preset);
        for table in &tables {
            for (on_axis, cells) in &table.rows {
                for (han, cell) in table.columns.clone().zip(cells) {
                    for (drawn, paid) in [false, true].into_iter().zip(cell) {
                        let Some(paid) = paid else { continue };
                        if is_unknown(&house, han, *on_axis, drawn) {
                            assert_eq!(paid.hand, None, "{preset:?} {han} {on_axis}");
                        } else {
                            let what =
                                format!("{preset:?} {han} {on_axis} {drawn} {}", table.dealer);
                            assert!(paid.hand.is_some(), "{what}");
                            leads(options, paid, table.dealer, Some((han, *on_axis)));
                        }
                    }
                }
            }
            for row in &table.levels {
                for paid in row.paid.iter().flatten() {
                    // At least one win method has a hand.
                    if row.units < 2 || paid.hand.is_some() {
                        assert!(paid.hand.is_some(), "{preset:?} {row:?}");
                        leads(options, paid, table.dealer, None);
                    }
                }
            }
        }
    }
}

#[test]
fn rule_sets_without_fu_have_no_value_table() {
    let house: RuleConfig = "hk-old-style".parse().expect("a house");
    assert_eq!(value_tables(&house), None);
}

#[test]
fn each_value_has_one_hand() {
    let all = RuleConfig::with_defaults(&EMA_2016).values_in_hands();
    assert!(all.len() > 1);
    let mut values: Vec<_> = all
        .iter()
        .map(|one| (one.dealer, format!("{:?}", one.by), one.counted, &one.axes))
        .collect();
    values.sort_unstable();
    let repeats = values.windows(2).find(|two| two[0] == two[1]);
    assert_eq!(repeats, None);
}
