use super::{EMA_2025, PRESETS};
use crate::evaluate::RuleConfig;
use crate::model::{Element, HandValue, Native, RuleOption, SourceConfidence};
use crate::tiles::Seat;
use crate::{Win, check, notation, rule_sets, score};

/// Part 12: the whole text of this rule book was read.
#[test]
fn every_answer_of_the_first_preset_was_read() {
    let mut own = EMA_2025.settings.own_answers.iter();
    assert!(own.all(|one| one.confidence == SourceConfidence::Primary));
    assert_eq!(
        RuleConfig::with_defaults(&EMA_2025).to_string(),
        EMA_2025.identity.key
    );
}

#[test]
fn the_defaults_of_the_table_are_those_of_the_first_preset() {
    let own = EMA_2025
        .settings
        .options
        .iter()
        .map(RuleOption::default_setting);
    assert!(EMA_2025.default_settings().eq(own));
}

#[test]
fn every_preset_is_offered() {
    for preset in PRESETS {
        assert_eq!(rule_sets::by_key(preset.identity.key), Some(preset));
        assert!(preset.identity.key.starts_with("riichi-"));
    }
}

/// Rows of the table of part 5: fu, han, by discard to South and to East, by self-draw from South and from
/// East to North, from each to East.
#[test]
fn payments_are_those_of_the_table() {
    let house = RuleConfig::with_defaults(PRESETS[1]);
    for (fu, han, [ron, east_ron], [other, dealer, each]) in [
        (30, 1, [1000, 1500], [300, 500, 500]),
        (30, 2, [2000, 2900], [500, 1000, 1000]),
        (30, 3, [3900, 5800], [1000, 2000, 2000]),
        (30, 4, [7700, 11600], [2000, 3900, 3900]),
        (40, 1, [1300, 2000], [400, 700, 700]),
        (50, 3, [6400, 9600], [1600, 3200, 3200]),
        (70, 1, [2300, 3400], [600, 1200, 1200]),
        (70, 2, [4500, 6800], [1200, 2300, 2300]),
        (90, 1, [2900, 4400], [800, 1500, 1500]),
        (110, 2, [7100, 10600], [1800, 3600, 3600]),
        (120, 2, [7700, 11600], [2000, 3900, 3900]),
        (40, 4, [8000, 12000], [2000, 4000, 4000]),
        (70, 3, [8000, 12000], [2000, 4000, 4000]),
        (0, 5, [8000, 12000], [2000, 4000, 4000]),
        (0, 7, [12000, 18000], [3000, 6000, 6000]),
        (0, 8, [16000, 24000], [4000, 8000, 8000]),
        (0, 11, [24000, 36000], [6000, 12000, 12000]),
    ] {
        let value = HandValue {
            counted: han,
            axes: &[fu],
        };
        let paid =
            |winner, win, payer| -(super::payment::pays(&house, winner, win, value).net()[payer]);
        let by = Win::Discard { from: Seat::West };
        assert_eq!(paid(Seat::South, by, Seat::West), ron, "{fu} {han}");
        assert_eq!(paid(Seat::East, by, Seat::West), east_ron, "{fu} {han}");
        assert_eq!(
            paid(Seat::South, Win::SelfDraw, Seat::North),
            other,
            "{fu} {han}"
        );
        assert_eq!(
            paid(Seat::South, Win::SelfDraw, Seat::East),
            dealer,
            "{fu} {han}"
        );
        assert_eq!(
            paid(Seat::East, Win::SelfDraw, Seat::North),
            each,
            "{fu} {han}"
        );
    }
}

/// a win by discard has at least 30 fu unless it is seven pairs; only a self-drawn pinfu of 2 han
/// has 20; seven pairs are 2 han, self-drawn 3.
#[test]
fn what_no_hand_has_is_refused() {
    let by = Win::Discard { from: Seat::West };
    let refused = |preset, win, han: u16, fu: u16| {
        let value = HandValue {
            counted: han,
            axes: &[fu],
        };
        let house = RuleConfig::with_defaults(preset);
        (preset.scoring.axes[0].impossible)(&house, win, value).is_some()
    };
    for preset in PRESETS {
        for han in 1..=4 {
            for &fu in preset.scoring.axes[0].listed {
                let ron = fu == 20 || (han, fu) == (1, 25);
                assert_eq!(refused(preset, by, han, fu), ron, "{preset:?} {han} {fu}");
                // D-14: an unknown winning tile completes no wait there, so the hand isn't pinfu.
                let no_wait = preset.identity.key.starts_with("riichi-wrc");
                let drawn = fu == 25 && han < 3 || (han, fu) == (1, 20) && !no_wait;
                assert_eq!(
                    refused(preset, Win::SelfDraw, han, fu),
                    drawn,
                    "{preset:?} {han} {fu}"
                );
            }
        }
        for fu in [0, 10, 22, 26, 35, 44, 150, 10_000] {
            assert!(refused(preset, by, 4, fu) && refused(preset, Win::SelfDraw, 4, fu));
        }
    }
}

#[test]
fn every_yaku_has_a_japanese_name_of_its_own() {
    let elements = EMA_2025.scoring.elements;
    for one in elements {
        let Native::Japanese { written, romaji } = one.native_name else {
            panic!("{}", one.key);
        };
        assert!(romaji.is_ascii() && !written.is_ascii(), "{}", one.key);
        let same = |other: &&Element| {
            other.native_name.romaji() == romaji || other.native_name.written() == written
        };
        assert_eq!(elements.iter().filter(same).count(), 1, "{}", one.key);
    }
    let tanyao = EMA_2025.element("tanyao").expect("an element");
    assert_eq!(
        (tanyao.native_name.written(), tanyao.native_name.romaji()),
        ("断幺九", "Tanyao")
    );
}

/// each set, the kind of wait, and the sum of the lines.
#[test]
fn fu_is_split_into_sets_pair_and_wait() {
    let house = RuleConfig::with_defaults(&EMA_2025);
    let open = "Triplet, completed by ron, so it counts as open";
    let cases: [(&str, &[(&str, u16)]); 8] = [
        (
            "222z333s88s12456m w3m@E riichi SE",
            &[
                ("Triplet, concealed", 8),
                ("Triplet, concealed", 4),
                ("Edge wait 12+3", 2),
            ],
        ),
        // a discard made the triplet of East.
        (
            "11z333s88s123456m w1z@W riichi SE",
            &[("Triplet, concealed", 4), (open, 4)],
        ),
        (
            "11z333s88s123456m w1z SE",
            &[("Triplet, concealed", 4), ("Triplet, concealed", 8)],
        ),
        (
            "2z345s ck1111m k2222p p555z w2z SE",
            &[
                ("Triplet, open", 4),
                ("Quad, concealed", 32),
                ("Quad, open", 8),
                ("Pair of the seat wind", 2),
                ("Pair wait", 2),
            ],
        ),
        (
            "123m456p678s1124s w3s@E riichi SE",
            &[("Middle wait 24+3", 2)],
        ),
        (
            "12389m456p678s77z w7m@W riichi EE",
            &[("Pair of dragons", 2), ("Edge wait 89+7", 2)],
        ),
        (
            "12323m456p678s11z w1m@W riichi EE",
            &[("Pair of the seat and round wind", 2)],
        ),
        ("1133m5577p99s22z6z w6z@N riichi WE", &[]),
    ];
    for (text, expected) in cases {
        let entry = notation::parse(text).expect(text);
        let (hand, context) = check(&house, &entry).expect(text);
        let score = score(&house, &hand, &context).expect(text);
        let all = score.axis_details(&house, &hand, &context);
        let details = all[0].iter().flatten();
        let mut details: Vec<_> = details
            .map(|one| (one.text.to_string(), one.value))
            .collect();
        details.sort();
        let expected = expected
            .iter()
            .map(|&(detail, value)| (detail.to_owned(), value));
        let mut expected: Vec<_> = expected.collect();
        expected.sort();
        assert_eq!(details, expected, "{text}");
    }
}
