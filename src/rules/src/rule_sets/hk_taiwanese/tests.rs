//! Examples of the list with their totals.

use super::*;
use crate::engine::{Score, check, score};
use crate::evaluate::RuleConfig;
use crate::notation;

/// Examples of part 4, with the league rules of 2020: clause, element, hand, total.
const EXAMPLES_2020: &str = "
    T-140 | base                       | 45s33z p222m p999m c567p c789p w6s@W SE f1 f4                              |   7
    T-141 | self-draw                  | 45s33z p222m p999m c567p c789p w6s SE f1 f4                                |   8
    T-142 | concealed-hand             | 345999m789p45s33z222s w6s@W SE f1                                          |  14
    T-143 | closed-self-draw           | 345999m789p45s33z222s w6s SE f1                                            |  16
    T-144 | ready                      | 45s33z p222m p999m c567p c789p w6s@W ready SE f1 f4                        |  12
    T-145 | closed-ready               | 345999m789p45s33z222s w6s@W ready SE f1                                    |  21
    T-146 | human-ready                | 345m789p45s33z222s c567p w6s@W human-ready SE f1                           |  31
    T-147 | earthly-ready              | 345999m789p45s33z222s w6s@W earthly-ready SE f1                            |  41
    T-148 | heavenly-ready             | 345999m789p45s33z222s w6s@W heavenly-ready SE f1                           |  51
    T-149 | immediate-win              | 345999m789p45s33z222s w6s@W ready immediate SE f1                          |  26
    T-150 | half-claimed               | 3z p222m p999m c567p c789p c456s w3z SE f1 f4                              |  22
    T-151 | all-claimed                | 3z p222m p999m c567p c789p c456s w3z@W SE f1 f4                            |  37
    T-152 | last-tile                  | 45s33z p222m p999m c567p c789p w6s@W last-tile SE f1 f4                    |  17
    T-153 | robbing-the-kong           | 45s33z p222m p999m c567p c789p w6s@W:robbed SE f1 f4                       |  17
    T-154 | flower-replacement         | 45s33z p222m p999m c567p c789p w6s bonus-replacement=1 SE f1 f4            |   9
    T-155 | kong-replacement           | 45s33z p222m k9999m c567p c789p w6s kong-replacement SE f1 f4              |  13
    T-156 | tail-draws                 | 45s33z p222m k9999m c567p c789p w6s kong-replacement tail-draws=3 SE f1 f4 |  28
    T-157 | double-win                 | 45s33z p222m p999m c567p c789p w6s@W winners=2 SE f1 f4                    |  12
    T-158 | triple-win                 | 45s33z p222m p999m c567p c789p w6s@W winners=3 SE f1 f4                    |  17
    T-159 | four-discards              | 45s33z p222m p999m c567p c789p w6s@W river=4 SE f1 f4                      |  47
    T-160 | seven-discards             | 45s33z p222m p999m c567p c789p w6s@W river=7 SE f1 f4                      |  27
    T-161 | ten-discards               | 45s33z p222m p999m c567p c789p w6s@W river=8 SE f1 f4                      |  17
    T-162 | last-copy                  | 45s33z p222m p999m c567p c789p w6s@W last-copy SE f1 f4                    |  12
    T-163 | true-last-copy             | 45s33z p222m p999m c567p c789p w6s@W true-last-copy SE f1 f4               |  17
    T-164 | heavenly-hand              | 345999m789p45s33z222s w6s initial-hand EE f2                               | 131
    T-165 | earthly-hand               | 345999m789p45s33z222s w6s@E dealer-first-discard SE f1                     | 131
    T-166 | human-hand                 | 345999m789p45s33z222s w6s@N first-go-around WE f1                          |  91
    T-167 | no-honors                  | 45s11p p222m p999m c567p c789p w6s@W SE f1 f4                              |   8
    T-168 | no-flowers                 | 45s33z p222m p888p c567p c789p w6s@W SE                                    |  11
    T-169 | no-honors-no-flowers       | 45s11p p222m p999m c567p c789p w6s@W SE                                    |  10
    T-170 | flower                     | 45s33z p222m p999m c567p c789p w6s@W SE f1 f4                              |   7
    T-171 | seat-flower                | 45s33z p222m p999m c567p c789p w6s@W SE f2 g2                              |   9
    T-172 | flower-set                 | 45s33z p222m p999m c567p c789p w6s@W SE f1 f2 f3 f4 g1                     |  16
    T-173 | eight-flowers              | 147m258p369s1234567z w:bonus eight-flowers f1 f2 f3 f4 g1 g2 g3 g4 SE      |  40
    T-174 | seven-robs-one             | 147m258p369s1234567z w:bonus@W robbing-the-eighth f1 f2 f3 f4 g1 g2 g3 SE  |  30
    T-175 | honor-pung                 | 45s33p p444z p999m c567p c789p w6s@W SE f1 f4                              |   8
    T-176 | proper-honor               | 45s33p p111z p999m c567p c789p w6s@W EE f2                                 |   9
    T-177 | little-three-dragons       | 45s77z p555z p666z c567p c789p w6s@W SE f1                                 |  36
    T-178 | big-three-dragons          | 45s11p p555z p666z p777z c789p w6s@W SE f1                                 |  66
    T-179 | little-three-winds         | 45s44z p333z p222z c567p c789p w6s@W SE f1                                 |  27
    T-180 | big-three-winds            | 45s11p p333z p222z p444z c789p w6s@W SE f1                                 |  47
    T-181 | little-four-winds          | 45s11z p333z p222z p444z c789p w6s@W SE f1                                 |  87
    T-182 | big-four-winds             | 45s11p p333z p222z p444z p111z w6s@W SE f1                                 | 126
    T-183 | all-honors                 | 2277z p111z p333z p555z p666z w7z@W SE f1                                  | 198
    T-184 | half-flush                 | 56m33z p222m p888m p999m c678m w4m@W SE f1                                 |  46
    T-185 | full-flush                 | 2256m p777m p999m c123m c345m w4m@W SE f1                                  |  88
    T-186 | missing-suit               | 4599s p222m p777s c345m c678m w6s@W SE f1                                  |  11
    T-187 | little-five-types          | 45s33z p555z p999m c567p c789p w6s@W SE f1                                 |  18
    T-188 | big-five-types             | 45s33p p444z p555z c789m c567p w6s@W SE f1                                 |  24
    T-189 | little-seven-types         | 45s33z p555z p999m c567p c789p w6s@W SE f1 g3                              |  24
    T-190 | big-seven-types            | 45s33p p444z p555z c789m c567p w6s@W SE f1 g3                              |  30
    T-191 | no-fives                   | 12s33p p222m p999m c678p c789p w3s@W SE f1                                 |  18
    T-192 | all-simples                | 45s33p p222m p888m c567p c678p w6s@W SE f1                                 |  11
    T-193 | mixed-outside              | 12s33z p111m p999m c789p c789p w3s@W SE f1                                 |  38
    T-194 | pure-outside               | 1299s p111m p999m c789p c789p w3s@W SE f1                                  |  58
    T-195 | mixed-terminals            | 99s33z p111m p999m p444z p111p w9s@W SE f1                                 | 113
    T-196 | pure-terminals             | 1199s p111m p999m p999p p111p w9s@W SE f1                                  | 252
    T-197 | mixed-shared-number        | 46s33z p111z c456p c345m p555p w5s@W SE f1                                 |  37
    T-198 | pure-shared-number         | 4655s c567m c456p c345m p555p w5s@W SE f1                                  |  62
    T-199 | pair-of-258                | 45s22p p222m p999m c567p c789p w6s@W SE f1 f4                              |  10
    T-200 | pung-wait                  | 33s44z p222m p999m c567p c789p w3s@W SE f1 f4                              |   8
    T-201 | apparent-single-wait       | 1234s p222m p999m c567p c789p w1s@W SE f1 f4                               |   9
    T-202 | single-wait                | 46s33z p222m p999m c567p c789p w5s@W SE f1 f4                              |   9
    T-203 | all-chows                  | 45s33z c234m c678m c567p c789p w6s@W SE f1 f4                              |  17
    T-204 | big-all-chows              | 45s99m c234m c678m c567p c789p w6s@W SE                                    |  25
    T-205 | mixed-double-chow          | 45s33z p222m p999m c456p c789p w6s@W SE f1 f4                              |   9
    T-206 | mixed-triple-chow          | 45s33z p222m c456m c456p c789p w6s@W SE f1 f4                              |  15
    T-207 | mixed-straight             | 45s33z p222m c123m c567p c789p w6s@W SE f1 f4                              |  20
    T-208 | pure-straight              | 45s33z p222m c123s c789s c789p w6s@W SE f1 f4                              |  19
    T-209 | mixed-steps                | 45s33z p222m c567m c678p c789m w6s@W SE f1 f4                              |  12
    T-210 | pure-steps                 | 45s33z p222m c345s c234s c789p w6s@W SE f1 f4                              |  22
    T-211 | pure-leaps                 | 45s33z p222m c234s c678s c789p w6s@W SE f1 f4                              |  17
    T-212 | pure-double-chow           | 45s33z p222m c456s c567p c789p w6s@W SE f1 f4                              |  12
    T-213 | two-pure-double-chows      | 45s33z p222m c456s c789p c789p w6s@W SE f1 f4                              |  22
    T-214 | pure-triple-chow           | 45s33z p222m c456s c456s c789p w6s@W SE f1 f4                              |  37
    T-215 | pure-quadruple-chow        | 45s33z p222m c456s c456s c456s w6s@W SE f1 f4                              | 227
    T-216 | old-young-chows            | 45s33z p222m p999m c123p c789p w6s@W SE f1 f4                              |  10
    T-217 | old-young-pungs            | 45s33z p111m p999m c567p c789p w6s@W SE f1 f4                              |  12
    T-218 | two-shifted-pungs          | 45s33z p222m p333m c567p c789p w6s@W SE f1 f4                              |  12
    T-219 | little-shifted-pungs       | 45s33m p222m p444m c567p c789p w6s@W SE f1 f4                              |  18
    T-220 | three-shifted-pungs        | 45s33z p222m p333m p444m c789p w6s@W SE f1 f4                              |  27
    T-221 | little-mixed-shifted-pungs | 4533s p222m p444p c567p c789p w6s@W SE f1 f4                               |  16
    T-222 | mixed-shifted-pungs        | 45s33z p222m p444p p333s c789p w6s@W SE f1 f4                              |  22
    T-223 | two-same-pungs             | 45s33z p222m p222p c567p c789p w6s@W SE f1 f4                              |  12
    T-224 | little-triple-pungs        | 4522s p222m p222p c567p c789p w6s@W SE f1 f4                               |  25
    T-225 | triple-pungs               | 45s33z p222m p222p p222s c789p w6s@W SE f1 f4                              |  37
    T-226 | all-pungs                  | 33z88s p222m p999m p777p p555z w8s@W SE f1                                 |  64
    T-227 | two-concealed-pungs        | 222666m45s33z c567p c789p w6s@W SE f1 f4                                   |  12
    T-228 | three-concealed-pungs      | 222666m45s33z888p c789p w6s@W SE f1 f4                                     |  27
    T-229 | four-concealed-pungs       | 222666m3z888p555s c789p w3z@W SE f1 f4                                     |  44
    T-230 | five-concealed-pungs       | 222666m3z888p555s ck9999p w3z@W SE f1 f4                                   |  96
    T-231 | pure-concealed-pungs       | 222666m3z888999p555s w3z@W SE f1 f4                                        | 134
    T-232 | kong                       | 45s33z k2222m ck9999m c567p c789p w6s@W SE f1 f4                           |  10
    T-233 | four-in-two                | 46s33z p222m p555s c567p c789p w5s@W SE f1 f4                              |  14
    T-234 | four-in-three              | 4644s p222m p999m c345s c789p w5s@W SE f1 f4                               |  19
    T-235 | four-in-four               | 45s33z c456s c234s c345s c789p w3s@W SE f1 f4                              |  52
    T-236 | two-fours                  | 46s33z p222m p555s c234m c789p w5s@W SE f1 f4                              |  29
    T-237 | three-fours                | 45s33z p222m c456s c456s c456s w6s@W SE f1 f4                              | 227
    T-238 | big-chicken                | 34s44z p777m c234m c567p c789s w5s@W EE f2                                 |  36
    T-239 | big-duck                   | 34s44z p777m c234m c567p c789s w5s EE f2                                   |  17
    T-240 | seven-pairs-and-pung       | 1133557799m2244p66z w6z@W SE f1                                            |  46
    T-241 | sixteen-unrelated          | 147m158p369s1234567z w1m@W SE f1                                           |  56
    T-242 | unrelated-same             | 147m147p147s1234567z w1m@W SE f1                                           |  76
    T-243 | unrelated-straight         | 147m258p369s1234567z w1m@W SE f1                                           |  86
    T-244 | thirteen-orphans           | 19m19p19s1234567z234m w1z@W SE f1                                          | 126
";

/// Examples of part 6, with the general rules of 2025.
const EXAMPLES_2025: &str = "
    T-245 | mixed-four-steps                | 123456m234p345s1z789p w1z@W SE |  48
    T-246 | mixed-five-steps                | 123456m234567p345s1z w1z@W SE  | 113
    T-247 | pure-four-steps                 | 123234345456m789s5p w5p@W SE   | 149
    T-248 | pure-five-steps                 | 123234345456567m9p w9p@W SE    | 437
    T-249 | pure-four-leaps                 | 123345567789m456p1z w1z@W SE   | 118
    T-250 | two-mixed-double-chows          | 123567m123789p789s2z w2z@W SE  |  28
    T-251 | two-old-young-chows             | 123789m123789p555s2z w2z@W SE  |  28
    T-252 | four-same-number-chows          | 223344m234p234s567p9m w9m@W SE |  67
    T-253 | five-same-number-chows          | 112233m112233p123s7z w7z@W SE  | 193
    T-254 | four-shifted-pungs              | 222333444555m1z789p w1z@W SE   | 163
    T-255 | five-shifted-pungs              | 111222333444555m2p w2p@W SE    | 504
    T-256 | little-four-shifted-pungs       | 2223334445m789p678s w5m@W SE   |  98
    T-257 | little-five-shifted-pungs       | 2223334445556m789p w6m@W SE    | 236
    T-258 | little-six-shifted-pungs        | 1112223334445556m w6m@W SE     | 731
    T-259 | mixed-four-shifted-pungs        | 111444m222789p333s1z w1z@W SE  | 133
    T-260 | mixed-five-shifted-pungs        | 111444m222555p2333s w2s@W SE   | 433
    T-261 | little-mixed-four-shifted-pungs | 1114m222789p333567s w4m@W SE   |  77
    T-262 | little-mixed-five-shifted-pungs | 111444m2225p333567s w5p@W SE   | 169
    T-263 | little-mixed-six-shifted-pungs  | 111444m222555p3336s w6s@W SE   | 512
    T-264 | two-pairs-of-same-pungs         | 111234m111888p888s5z w5z@W SE  |  93
    T-265 | two-pairs-of-shifted-pungs      | 111222m555666p789s3z w3z@W SE  |  93
    T-266 | two-old-young-pungs             | 111999m111999p234s5z w5z@W SE  | 103
    T-267 | eight-pairs-wait                | 1133557799m224466p w6p@W SE    |  70
    T-268 | three-dragon-pairs              | 11335577m22p556677z w2p@W SE   |  76
    T-269 | four-wind-pairs                 | 113355m22p11223344z w2p@W SE   |  96
    T-270 | three-suit-pairs                | 1133m337799p223366s w6s@W SE   |  80
    T-271 | pairs-run-3                     | 223344m5577p1199s66z w6z@W SE  |  61
    T-277 | thirteen-sided                  | 19m19p19s1234567z234m w1z@W SE | 126
    T-278 | sixteen-sided                   | 147m258p369s1234567z w1m@W SE  | 106
";

/// Relations of T-105, with the league rules of 2020: hand, elements with their counts.
const RELATIONS: &str = "
    1z c567m c567p c567p p999s p333z w1z@W SE | mixed-double-chow=1, pure-double-chow=1, two-pure-double-chows=0
    1z c345m c345m c345p c345p p333z w1z@W SE | mixed-double-chow=2, two-pure-double-chows=1, pure-double-chow=0
    1z c456p c567m c678s c789p p333z w1z@W SE | mixed-steps=2
    1z c123m c123m c456m c456m c789m w1z@W SE | pure-straight=2, two-pure-double-chows=1, old-young-chows=0
";

fn scored(house: &RuleConfig, hand: &str) -> Score {
    let entry = notation::parse(hand).expect(hand);
    let (hand_, context) =
        check(house, &entry).unwrap_or_else(|faults| panic!("{hand}: {faults:?}"));
    score(house, &hand_, &context).expect(hand)
}

/// Returns the lines of a score: key, count, value.
fn lines(score: &Score) -> Vec<(&'static str, u8, u16)> {
    let lines = score.best.lines.iter();
    let key = |place: u8| elements::ELEMENTS[usize::from(place)].key;
    lines
        .map(|line| (key(line.element), line.count, line.value))
        .collect()
}

fn rows<const N: usize>(table: &str) -> impl Iterator<Item = [&str; N]> {
    let rows = table.lines().map(str::trim).filter(|row| !row.is_empty());
    rows.map(|row| {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        cells.try_into().unwrap_or_else(|_| panic!("{row}"))
    })
}

#[track_caller]
fn examples(rule_set: &'static RuleSet, table: &str) {
    let house = RuleConfig::with_defaults(rule_set);
    let mut wrong = Vec::new();
    for [clause, key, hand, total] in rows(table) {
        let score = scored(&house, hand);
        let lines = lines(&score);
        let has = lines.iter().any(|(one, ..)| *one == key);
        if score.best.total.to_string() != total || !has {
            wrong.push(format!(
                "{clause} {key}: {} for {total}: {lines:?}",
                score.best.total
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn examples_of_2020_have_their_totals() {
    examples(&LEAGUE_2020, EXAMPLES_2020);
}

#[test]
fn examples_of_2025_have_their_totals() {
    examples(&GENERAL_2025, EXAMPLES_2025);
}

#[test]
fn relations_count_as_in_the_examples() {
    let house = RuleConfig::with_defaults(&LEAGUE_2020);
    for [hand, counts] in rows(RELATIONS) {
        let lines = lines(&scored(&house, hand));
        for one in counts.split(',') {
            let (key, count) = one.trim().split_once('=').expect(one);
            let counted = lines.iter().filter(|(other, ..)| *other == key);
            let counted: u8 = counted.map(|(_, count, _)| count).sum();
            assert_eq!(counted.to_string(), count, "{hand}: {key} {lines:?}");
        }
    }
}
