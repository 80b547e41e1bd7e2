//! Tests from the list: expectations are those of its clauses.

use super::*;
use crate::engine::{Fault, check, score};
use crate::evaluate::RuleConfig;
use crate::notation;
use crate::tiles::Seat;

/// Clause, rules, hand, total, counted.
const TOTALS: &str = "
    T-20  | taiwanese                                                   | 123456m456p12378s55z w9s@W SE                                                                  |  1 | 1
    T-21  | taiwanese                                                   | 123456m456p12378s55z w9s SE                                                                    |  3 | 3
    T-22  | taiwanese                                                   | 123456m78s55z c456p p999p w9s SE                                                               |  1 | 1
    T-23  | taiwanese                                                   | 123m45678s99p p222z c456p w9s@W SE                                                             |  1 | 1
    T-23  | taiwanese                                                   | 123m45678s99p p111z c456p w9s@W EE                                                             |  2 | 2
    T-25  | taiwanese;every_wind=true                                   | 123m45678s99p p333z c456p w9s@W SE                                                             |  1 | 1
    T-26  | taiwanese                                                   | 123m45678s99p p777z c456p w9s@W SE                                                             |  1 | 1
    T-27  | taiwanese                                                   | 123456m78s55z c456p p999p w9s@W f2 g2 SE                                                       |  2 | 2
    T-28  | taiwanese;every_flower=true                                 | 123456m78s55z c456p p999p w9s@W f1 f3 g4 SE                                                    |  3 | 3
    T-29  | taiwanese                                                   | 123456m78s55z c456p p999p w9s@W f1 f2 f3 f4 SE                                                 |  2 | 2
    T-30  | taiwanese;no_flowers=true                                   | 123456m78s55z c456p p999p w9s@W SE                                                             |  1 | 1
    T-31  | taiwanese;no_honors_no_flowers=true                         | 123456m78s99p c456p c234s w9s@W SE                                                             |  4 | 4
    T-32  | taiwanese                                                   | 123456m79s55z c456p p999p w8s@W SE                                                             |  1 | 1
    T-33  | taiwanese                                                   | 123456m78s55z c456p p999p w9s@W:robbed SE                                                      |  1 | 1
    T-34  | taiwanese                                                   | 123456m78s55z c456p k9999p w9s kong-replacement SE                                             |  2 | 2
    T-35  | taiwanese                                                   | 123456m78s55z c456p p999p w9s last-tile SE                                                     |  2 | 2
    T-35  | taiwanese;last_tile_claim=true                              | 123456m78s55z c456p p999p w9s@W last-tile SE                                                   |  1 | 1
    T-37  | taiwanese;melded_kong=true                                  | 123456m78s55z c456p k9999p w9s@W SE                                                            |  1 | 1
    T-37  | taiwanese;concealed_kong=true                               | 123456m78s55z c456p ck9999p w9s@W SE                                                           |  2 | 2
    T-39  | taiwanese                                                   | 123456m78s99p c456p c234s w9s@W SE                                                             |  2 | 2
    T-40  | taiwanese                                                   | 222m555p777s56m44s c123m w7m@W SE                                                              |  2 | 2
    T-40  | taiwanese                                                   | 222m555p777s4s333z c123m w4s@W SE                                                              |  6 | 6
    T-40  | taiwanese                                                   | 222888m555p4777s333z w4s SE                                                                    | 16 | 16
    T-43  | taiwanese                                                   | 22m99s p555p p777s p333z p888m w9s@W SE                                                        |  4 | 4
    T-44  | taiwanese                                                   | 5z c123m c456p p999p p222s c678s w5z@W SE                                                      |  2 | 2
    T-44  | taiwanese;half_claimed=true                                 | 5z c123m c456p p999p p222s c678s w5z SE                                                        |  2 | 2
    T-46  | taiwanese                                                   | 1235567m p999m p333z c678m w8m@W SE                                                            |  4 | 4
    T-46  | taiwanese                                                   | 1235567m p999m c234m c678m w8m@W SE                                                            |  8 | 8
    T-48  | taiwanese                                                   | 123m45s77z p555z p666z c456p w6s@W SE                                                          |  4 | 4
    T-48  | taiwanese                                                   | 123m4599s p555z p666z p777z w6s@W SE                                                           |  8 | 8
    T-50  | taiwanese                                                   | 45m456s44z p111z p222z p333z w6m@W SE                                                          |  8 | 8
    T-50  | taiwanese                                                   | 4599m p111z p222z p333z p444z w6m@W SE                                                         | 20 | 20
    T-50  | taiwanese;big_winds_add_winds=true                          | 4599m p111z p222z p333z p444z w6m@W SE                                                         | 22 | 22
    T-52  | taiwanese                                                   | 2277z p111z p333z p555z p666z w7z@W SE                                                         | 29 | 29
    T-53  | taiwanese;four_kongs=true                                   | 45s99m ck1111m k5555p ak7777p k3333z w6s@W SE                                                  |  8 | 8
    T-53  | taiwanese;five_kongs=true                                   | 9m ck1111m k5555p ak7777p k3333z k8888s w9m@W SE                                               | 21 | 21
    T-55  | taiwanese;pairs_and_pung=true                               | 1133557799m2244p66z w6z SE                                                                     | 12 | 12
    T-56  | taiwanese;ready=true                                        | 123456m78s55z c456p p999p w9s@W ready SE                                                       |  1 | 1
    T-57  | taiwanese                                                   | 123456m456p12378s55z w9s@W heavenly-ready SE                                                   | 17 | 17
    T-57  | taiwanese                                                   | 123456m456p12378s55z w9s@W earthly-ready SE                                                    |  9 | 9
    T-59  | taiwanese                                                   | 123456m456p12378s55z w9s initial-hand EE                                                       | 25 | 25
    T-60  | taiwanese                                                   | 123456m456p12378s55z w9s initial-hand SE                                                       | 17 | 17
    T-61  | taiwanese                                                   | 123456m456p12378s55z w9s@E first-go-around SE                                                  | 16 | 16
    T-62  | taiwanese                                                   | 147m258p369s1234567z w:bonus eight-flowers f1 f2 f3 f4 g1 g2 g3 g4 SE                          |  8 | 8
    T-63  | taiwanese                                                   | 147m258p369s1234567z w:bonus@W robbing-the-eighth f1 f2 f3 f4 g1 g2 g3 SE                      |  8 | 8
    T-64  | taiwanese;dealt_flowers=true                                | 147m258p369s1234567z w:bonus eight-flowers initial-hand f1 f2 f3 f4 g1 g2 g3 g4 SE             | 12 | 12
    T-300 | taiwanese-southern                                          | 123m45678s99p p222z c456p w9s SE                                                               |  2 | 2
    T-301 | taiwanese-southern                                          | 123m45678s99p p222z c456p w9s SE streak=1                                                      |  2 | 2
    T-302 | taiwanese-southern                                          | 123456m456p12378s55p w9s@E SE ready                                                            |  4 | 4
    T-303 | taiwanese-southern                                          | 22m99s p555p p777s p333z p888m w9s@W last-tile SE                                              |  5 | 4
    T-304 | taiwanese-southern                                          | 123456m456p12379s55p w8s@E SE                                                                  |  3 | 3
    T-305 | taiwanese-southern                                          | 4599m p111z p222z p333z p444z w6m@W SE                                                         | 22 | 4
    T-306 | taiwanese-southern                                          | 2277z p111z p333z p555z p666z w7z@W SE                                                         | 25 | 4
    T-307 | taiwanese-southern                                          | 123456m456p12378s55z w9s initial-hand EE                                                       | 24 | 4
    T-308 | taiwanese-southern                                          | 123456m456p12378s55z w9s@W heavenly-ready EE                                                   | 16 | 4
    T-309 | taiwanese-southern                                          | 123456m456p12378s55z w9s heavenly-ready EE                                                     | 19 | 4
    T-310 | taiwanese-southern                                          | 123456m456p12378s55z w9s@W earthly-ready SE                                                    |  9 | 4
    T-27  | taiwanese;flower_set_includes_seat=true                     | 123456m78s55z c456p p999p w9s@W f1 f2 f3 f4 g2 SE                                              |  2 | 2
    T-27  | taiwanese-cml                                               | 123456m78s55z c456p p999p w9s@W f1 f2 f3 f4 SE                                                 |  1 | 1
    T-28  | taiwanese-star31                                            | 123456m78s55z c456p p999p w9s@W f1 f2 f3 f4 SE                                                 |  4 | 4
    T-29  | taiwanese-home                                              | 123456m78s55z c456p p999p w9s@W f1 f2 f3 f4 SE                                                 |  3 | 3
    T-32  | taiwanese;single_wait=one-kind                              | 123456m79s55z c456p p999p w8s@W SE                                                             |  1 | 1
    T-32  | taiwanese                                                   | 5z c123m c456p p999p p222s ck6666s w5z@W SE                                                    |  1 | 1
    T-32  | taiwanese                                                   | 5z c123m c456p p999p p222s c678s w5z SE                                                        |  1 | 1
    T-32  | taiwanese;single_wait=one-kind                              | 5z c123m c456p p999p p222s c678s w5z SE                                                        |  2 | 2
    T-34  | taiwanese                                                   | 123456m78s55z c456p p999p w9s bonus-replacement f1 SE                                          |  2 | 2
    T-34  | taiwanese;replacement_after_bonus=false                     | 123456m78s55z c456p p999p w9s bonus-replacement f1 SE                                          |  1 | 1
    T-36  | taiwanese                                                   | 123456m78s55z c456p p999p w9s@W last-tile SE                                                   |  0 | 0
    T-39  | taiwanese                                                   | 123456m789s9p c456p c234s w9p@W SE                                                             |  1 | 1
    T-39  | taiwanese;all_chows_wait=any                                | 123456m789s9p c456p c234s w9p@W SE                                                             |  3 | 3
    T-39  | taiwanese                                                   | 123456m78s99p c456p c234s w9s SE                                                               |  1 | 1
    T-39  | taiwanese;all_chows_self_draw=true                          | 123456m78s99p c456p c234s w9s SE                                                               |  3 | 3
    T-39  | taiwanese-cml                                               | 123456m78s55z c456p c234s w9s@W SE                                                             |  0 | 0
    T-39  | taiwanese                                                   | 123456m78s55z c456p c234s w9s@W f1 SE                                                          |  2 | 2
    T-39  | taiwanese-cml                                               | 123456m78s99p c456p c234s w9s@W f1 SE                                                          |  0 | 0
    T-72  | taiwanese                                                   | 789m4456s c789p c123p c456p w4s@W SE                                                          |  2 | 2
    T-72  | taiwanese;all_chows_wait=only-two-sided                     | 789m4456s c789p c123p c456p w4s@W SE                                                          |  0 | 0
    T-56  | taiwanese-shenlaiye                                         | 123456m78s55z c456p p999p w9s@W ready SE                                                       |  1 | 1
    T-56  | taiwanese                                                   | 123456m78s55z c456p p999p w9s@W ready SE                                                       |  0 | 0
    T-57  | taiwanese;ready=true;values=heavenly-ready=0                | 123456m456p12378s55z w9s@W heavenly-ready SE                                                   |  2 | 2
    T-58  | taiwanese;earthly_ready_includes=true                       | 123456m456p12378s55z w9s earthly-ready SE                                                      | 10 | 10
    T-59  | taiwanese;initial_hand_adds_self_draw=false                 | 123456m456p12378s55z w9s initial-hand EE                                                       | 24 | 24
    T-59  | taiwanese;values=heavenly-hand=0                            | 123456m456p12378s55z w9s initial-hand EE                                                       |  3 | 3
    T-60  | taiwanese                                                   | 123456m456p12379s55z w8s initial-hand SE                                                       | 18 | 18
    T-61  | taiwanese;human_hand=off                                    | 123456m456p12378s55z w9s@E first-go-around SE                                                  |  1 | 1
    T-61  | taiwanese-shenlaiye                                         | 123456m78s55z c456p p999p w9s@W first-go-around EE                                             |  8 | 8
    T-62  | taiwanese;eight_flowers=adds                                | 123456m78s55z c456p p999p w9s@W f1 f2 f3 f4 g1 g2 g3 g4 SE                                     |  8 | 8
    T-62  | taiwanese                                                   | 123456m78s55z c456p p999p w9s@W f1 f2 f3 f4 g1 g2 g3 g4 SE                                     |  4 | 4
    T-69  | taiwanese;eight_flowers=compound                            | 123456m78s55z c456p p999p w9s:bonus eight-flowers bonus-replacement f1 f2 f3 f4 g1 g2 g3 g4 SE | 10 | 10
    T-69  | taiwanese;eight_flowers=compound                            | 123456m78s55z c456p p999p w:bonus eight-flowers f1 f2 f3 f4 g1 g2 g3 g4 SE                     |  8 | 8
    T-64  | taiwanese;dealt_flowers=true                                | 147m258p369s1234567z w:bonus@W robbing-the-eighth initial-hand f1 f2 f3 f4 g1 g2 g3 SE         | 12 | 12
    T-84  | taiwanese;values=full-flush=10,human-hand=0                 | 1235567m p999m c234m c678m w8m@W SE                                                            | 10 | 10
    D-35  | taiwanese;values=flower-set=0;flower_set_includes_seat=true | 123456m78s55z c456p p999p w9s@W f1 f2 f3 f4 SE                                                 |  1 | 1
    T-55  | taiwanese;pairs_and_pung=true                               | 11335577m22p2244s55z w5z@W SE                                                                  | 10 | 10
    T-66  | taiwanese;cap=4                                             | 1235567m p999m c234m c678m w8m@W SE                                                            |  8 | 4
    D-5  | taiwanese | 11222333m99s c456p c234s w1m@W SE | 2 | 2
    D-5  | taiwanese;pung_first=true | 11222333m99s c456p c234s w1m@W SE | 0 | 0
    D-5  | taiwanese;pung_first=true;pairs_and_pung=true | 1122334455667788p w5p@E NS | 17 | 17
    T-53 | taiwanese-star31 | 1m k1111s k9999s@W ak9999p@W ak1111p@W ak9999m@S w1m EW kong-replacement | 13 | 13
";

/// Clause, rules, hand, gains of East, South, West, North.
const PAYMENTS: &str = "
    T-280 | taiwanese                                                      | 123456m456p12378s55z w9s SE                              | -9 25 -8 -8
    T-281 | taiwanese                                                      | 123456m78s99p c456p c234s w9s@S EE streak=1              | 10 -10 0 0
    T-281 | taiwanese;cap=16                                               | 123456m456p12378s55z w9s initial-hand EE streak=2        | 78 -26 -26 -26
    T-76  | taiwanese;liability=half-flush                                 | 789m5z c123m p999m@N c678m p333z@W w5z SE                | 0 34 -34 0
    T-76  | taiwanese;liability=half-flush                                 | 789m5z c123m p999m@N c678m p333z@W w5z@E SE              | 0 11 -11 0
    T-76  | taiwanese;liability=half-flush;liability_discard=half          | 789m5z c123m p999m@N c678m p333z@W w5z@E SE              | -6 12 -6 0
    T-76  | taiwanese;liability=half-flush                                 | 789m5z c123m p999m@N c678m p333z@W w5z@W SE              | 0 10 -10 0
    T-74  | taiwanese;liability=full-flush                                 | 789m5z c123m p999m@N c678m p333z@W w5z SE                | -12 34 -11 -11
    T-74  | taiwanese;liability=big-three-dragons                          | 45s99m p555z@N p666z@W p777z@E c123m w6s@N SE            | -13 13 0 0
    T-75  | taiwanese;liability=all-pungs,big-three-dragons                | 99m55p p555z@N p666z@W p777z@E p111s@W w9m@N SE          | -17 17 0 0
    T-289 | taiwanese                                                      | 123456m78s55z c456p p999p w9s@N WE streak=3              | 0 0 5 -5
    T-290 | taiwanese;base=300;unit=100                                    | 45678s99p p444z p666z p555z w9s NE streak=2              | -1200 -700 -700 2600
    T-297 | taiwanese-southern                                             | 123456m456p12378s55z w9s heavenly-ready EE streak=2      | 39 -13 -13 -13
    T-297 | taiwanese-southern                                             | 22m99s p555p p777s p333z p888m w9s@W last-tile SE streak=4 | 0 9 -9 0
    T-300 | taiwanese-southern                                             | 123m45678s99p p222z c456p w9s SE                         | -7 21 -7 -7
    T-301 | taiwanese-southern                                             | 123m45678s99p p222z c456p w9s SE streak=1                | -9 23 -7 -7
    T-69  | taiwanese                                                      | 147m258p369s1234567z w:bonus eight-flowers f1 f2 f3 f4 g1 g2 g3 g4 SE | -14 40 -13 -13
    T-70  | taiwanese                                                      | 147m258p369s1234567z w:bonus@W robbing-the-eighth f1 f2 f3 f4 g1 g2 g3 SE | 0 13 -13 0
    T-66  | taiwanese;minimum=1                                            | 123456m78s55z c456p p999p w9s@N WE                       | 0 0 0 0
    T-66  | taiwanese;minimum=5;cap=4                                      | 22m99s p555p p777s p333z p888m w9s@W SE                  | 0 0 0 0
";

/// Clause, rules, hand, code of the fault.
const REFUSED: &str = "
    T-82 | taiwanese-southern                      | 123456m78s55z c456p p999p w9s@W f1 SE                        | tile-not-in-set
    T-82 | taiwanese-southern                      | 123456m78s55z c456p p999p w9s bonus-replacement SE           | circumstance-conflict
    T-19 | taiwanese                               | 123456m78s55z c456p p999p w9s@W passed-win SE                | win-refused
    T-83 | taiwanese                               | 123456m78s55z c456p p999p w9s@W wrong-tile-count SE          | win-refused
    T-17 | taiwanese                               | 123456m78s55z c456p p999p w9s@W:robbed robbed-concealed-kong SE | win-refused
    T-17 | taiwanese                               | 123456m99s55z c456p p999p w9s@W:robbed SE                    | impossible
    T-59 | taiwanese                               | 123456m456p12378s55z w9s@W initial-hand SE                   | circumstance-conflict
    T-59 | taiwanese                               | 123456m12378s55z c456p w9s initial-hand SE                   | circumstance-conflict
    T-61 | taiwanese                               | 123456m456p12378s55z w9s@W first-go-around EE                | circumstance-conflict
    T-61 | taiwanese                               | 123456m456p12378s55z w9s first-go-around SE                  | circumstance-conflict
    T-61 | taiwanese                               | 123456m12378s55z c456p w9s@E first-go-around SE              | circumstance-conflict
    T-34 | taiwanese                               | 123456m456p12378s55z w9s kong-replacement SE                 | circumstance-conflict
    T-34 | taiwanese                               | 123456m78s55z c456p k9999p w9s@W kong-replacement SE         | circumstance-conflict
    T-34 | taiwanese                               | 123456m78s55z c456p p999p w9s@W bonus-replacement f1 SE      | circumstance-conflict
    T-35 | taiwanese                               | 123456m78s55z c456p p999p w9s@W:robbed last-tile SE          | circumstance-conflict
    T-71 | taiwanese                               | 123456m456p12378s55z w9s@W heavenly-ready earthly-ready SE   | circumstance-conflict
    T-71 | taiwanese                               | 123456m78s55z c456p p999p w9s@W heavenly-ready SE            | circumstance-conflict
    T-71 | taiwanese-cml                           | 123456m456p12378s55z w9s@W heavenly-ready EE                 | circumstance-conflict
    T-71 | taiwanese-star31                        | 123456m456p12378s55z w9s@W heavenly-ready SE                 | circumstance-conflict
    T-71 | taiwanese-southern                      | 123456m456p12378s55z w9s@W earthly-ready EE                  | circumstance-conflict
    T-69 | taiwanese-cml                           | 147m258p369s1234567z w:bonus eight-flowers f1 f2 f3 f4 g1 g2 g3 g4 SE | not-a-win
    T-70 | taiwanese-cml                           | 147m258p369s1234567z w:bonus@W robbing-the-eighth f1 f2 f3 f4 g1 g2 g3 SE | not-a-win
    T-69 | taiwanese                               | 147m258p369s1234567z w:bonus eight-flowers f1 f2 f3 f4 g1 g2 g3 SE | impossible
    T-70 | taiwanese                               | 147m258p369s1234567z w:bonus@W robbing-the-eighth f1 f2 f3 f4 g1 g2 SE | impossible
    T-6  | taiwanese                               | 1133557799m2244p66z w6z SE                                   | not-a-win
    T-6  | taiwanese                               | 147m258p369s1234567z w1m SE                                  | not-a-win
    T-11 | taiwanese                               | 123456m78s55z c456p p999p w9s@W tail-draws=2 SE              | unknown-circumstance
";

/// Returns the columns of each row.
fn rows(table: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    let rows = table.lines().filter(|row| !row.trim().is_empty());
    rows.map(|row| row.split('|').map(str::trim).collect())
}

fn scored(rules: &str, hand: &str) -> crate::engine::Score {
    let house: RuleConfig = rules.parse().expect(rules);
    let entry = notation::parse(hand).expect(hand);
    let checked = check(&house, &entry);
    let (hand, context) = checked.unwrap_or_else(|faults| panic!("{rules} {hand}: {faults:?}"));
    score(&house, &hand, &context).expect("a score")
}

#[test]
fn totals_of_the_list() {
    let mut wrong = Vec::new();
    for row in rows(TOTALS) {
        let [clause, rules, hand, total, counted] = row[..] else {
            panic!("{row:?}");
        };
        let best = scored(rules, hand).best;
        let lines: Vec<String> = best
            .lines
            .iter()
            .map(|line| {
                let element = &elements::ELEMENTS[usize::from(line.element)];
                format!("{} {}×{}", element.key, line.count, line.value)
            })
            .collect();
        let found = [best.total.to_string(), best.counted.to_string()];
        if found != [total, counted] {
            wrong.push(format!(
                "{clause} {rules} {hand}: {found:?}, not {total} {counted}: {lines:?}"
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn payments_of_the_list() {
    let mut wrong = Vec::new();
    for row in rows(PAYMENTS) {
        let [clause, rules, hand, net] = row[..] else {
            panic!("{row:?}");
        };
        let found = scored(rules, hand).payments.net();
        let found = Seat::ALL.map(|seat| found[seat].to_string()).join(" ");
        if found != net {
            wrong.push(format!("{clause} {rules} {hand}: {found}, not {net}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn refused_wins_of_the_list() {
    let mut wrong = Vec::new();
    for row in rows(REFUSED) {
        let [clause, rules, hand, code] = row[..] else {
            panic!("{row:?}");
        };
        let house: RuleConfig = rules.parse().expect(rules);
        let entry = notation::parse(hand).expect(hand);
        let found = check(&house, &entry).err().unwrap_or_default();
        let found: Vec<&str> = found.iter().map(Fault::code).collect();
        if found != [code] {
            wrong.push(format!("{clause} {rules} {hand}: {found:?}, not {code}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn value_of_the_preset_is_left_out() {
    let text = |rules: &str| rules.parse::<RuleConfig>().expect(rules).to_string();
    assert_eq!(text("taiwanese;values=flower-set=1"), "taiwanese");
    assert_eq!(text("taiwanese-home;values=flower-set=2"), "taiwanese-home");
    let own = "taiwanese-home;values=flower-set=1,human-hand=0";
    assert_eq!(
        text("taiwanese-home;values=human-hand=0, flower-set=1"),
        own
    );
    assert_eq!(text(own), own);
}
