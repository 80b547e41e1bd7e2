//! Rule sets of the tests in check, score, waits, proof, the JSON interface and the view models of the page,
//! none of which names them.

use std::collections::HashSet;
use std::sync::Arc;

use serde_json::Value;
use tilewise_api::{Catalogue, read, score_by, waits_by};
use tilewise_app::outcome::{HandOutcome, Proof};
use tilewise_app::store::{Draft, Mode, Spot};
use tilewise_rules::{
    Progression, RuleConfig, Score, Seat, WhyNot, WinInput, check, notation, rule_sets, score,
};
use tilewise_tests::hands::request;
use tilewise_tests::play::Houses;
use tilewise_tests::random::Rng;
use tilewise_tests::rule_sets::{ALL, house};

/// Number of hands of each rule set.
const HANDS: usize = 400;

/// The rule sets of the tests only.
const CATALOGUE: Catalogue = Catalogue {
    house: |key| {
        let one = ALL.iter().find(|one| one.houses.key == key)?;
        Some(Arc::new(RuleConfig::with_defaults(one.rule_set)))
    },
    other: |_| None,
};

/// Returns winning hands under the default rule configuration, with their scores.
fn won(rule_set: &Houses) -> Vec<(WinInput, RuleConfig, Score)> {
    let own = (rule_set.own)();
    let house = own.house();
    let mut rng = Rng::with_seed(17);
    let mut hands = Vec::new();
    while hands.len() < HANDS {
        let entry = own.winning(&mut rng);
        let Ok((hand, context)) = check(&house, &entry) else {
            continue;
        };
        let score = score(&house, &hand, &context).expect("complete");
        hands.push((entry, house.clone(), score));
    }
    hands
}

fn each_hand(mut test: impl FnMut(&WinInput, &RuleConfig, &Score)) {
    for one in &ALL {
        for (entry, house, score) in won(&one.houses) {
            test(&entry, &house, &score);
        }
    }
}

fn answer(json: &str, by: impl Fn(&tilewise_api::Json) -> String) -> Value {
    let request = read(json.as_bytes()).unwrap_or_else(|_| panic!("{json}"));
    serde_json::from_str(&by(&request)).expect("JSON")
}

#[test]
fn api_report_matches_engine() {
    each_hand(|entry, house, score| {
        let json = request(house, entry);
        let report = answer(&json, |json| {
            serde_json::to_string(&score_by(json, CATALOGUE)).expect("a report")
        });
        assert_eq!(report["ok"], true, "{entry}: {report}");
        assert_eq!(report["total"], score.best.total, "{entry}");
        for seat in Seat::ALL {
            let paid = &report["payments"][seat.letter().to_string()];
            assert_eq!(*paid, score.payments.net()[seat], "{entry}");
        }
        let elements = report["elements"].as_array().expect("a list");
        assert_eq!(elements.len(), score.best.lines.len(), "{entry}");
        let rejected = report["rejected"].as_array().expect("a list");
        let all = house.rule_set().scoring.elements.len();
        assert_eq!(elements.len() + rejected.len(), all, "{entry}");
        let elements = house.rule_set().scoring.elements;
        for (reported, (element, why)) in rejected.iter().zip(score.rejected(house)) {
            let (word, by) = match why {
                WhyNot::NotMet => ("not-met", None),
                WhyNot::SwitchedOff => ("switched-off", None),
                WhyNot::IncludedIn(by) => ("included-in", Some(by)),
                WhyNot::AccountOnce(by) => ("account-once", Some(by)),
            };
            let by = by.map(|by| elements[usize::from(by)].key);
            assert_eq!(
                (&reported["key"], &reported["why"]),
                (&element.key.into(), &word.into())
            );
            assert_eq!(
                reported.get("by").and_then(Value::as_str),
                by,
                "{entry}: {reported}"
            );
        }
    });
}

#[test]
fn short_report_keeps_every_reason() {
    each_hand(|entry, house, score| {
        let json = request(house, entry);
        let report = answer(&json, |json| {
            let mut report = score_by(json, CATALOGUE);
            report.compact();
            serde_json::to_string(&report).expect("a report")
        });
        let elements = house.rule_set().scoring.elements;
        let key = |by: u8| elements[usize::from(by)].key;
        let places = score.why_not(house).map(|why| match why {
            None => 0.into(),
            Some(WhyNot::NotMet) => 1.into(),
            Some(WhyNot::SwitchedOff) => 2.into(),
            Some(WhyNot::IncludedIn(by)) => key(by).into(),
            Some(WhyNot::AccountOnce(by)) => vec![key(by)].into(),
        });
        assert_eq!(report["rejected"], Value::Array(places.collect()));
    });
}

#[test]
fn winning_tile_is_among_the_waits() {
    let some = |place: usize| place.is_multiple_of(8);
    let mut place = 0;
    each_hand(|entry, house, _| {
        place += 1;
        let mut waiting = entry.clone();
        let tile = waiting.hand.winning_tile.take().expect("a tile won");
        if !some(place) || entry.context.circumstances.iter().next().is_some() {
            return;
        }
        let json = request(house, &waiting);
        let report = answer(&json, |json| {
            serde_json::to_string(&waits_by(json, CATALOGUE)).expect("a report")
        });
        assert_eq!(report["ok"], true, "{entry}: {report}");
        let waits = report["waits"].as_array().expect("a list");
        let found = waits.iter().any(|wait| wait["tile"] == tile.to_string());
        assert!(found, "{entry}: {report}");
    });
}

#[test]
fn whole_hand_notation_round_trips() {
    each_hand(|entry, _, _| {
        let mut sorted = entry.clone();
        sorted.hand.concealed.sort_unstable();
        let read = notation::parse(&sorted.to_string()).expect("readable");
        assert_eq!(read, sorted);
    });
}

#[test]
fn score_alternatives_and_reasons_are_consistent() {
    each_hand(|entry, house, score| {
        let (hand, context) = check(house, entry).expect("a win");
        assert_eq!(score.without_liability(house, &hand, &context), None);
        for other in score.others(house, &hand, &context) {
            assert_ne!(other.best.reading, score.best.reading, "{entry}");
            let received = |score: &Score| score.payments.received(context.seat);
            assert!(received(&other) <= received(score), "{entry}");
        }
        for (place, why) in score.why_not(house).enumerate() {
            let counts = score
                .best
                .lines
                .iter()
                .any(|line| usize::from(line.element) == place);
            assert_eq!(why.is_none(), counts, "{entry}");
            assert_ne!(why, Some(WhyNot::SwitchedOff), "{entry}");
        }
        assert_eq!(
            score.rejected(house).count() + score.best.lines.len(),
            house.rule_set().scoring.elements.len()
        );
    });
}

#[test]
fn page_accepts_hand_by_tile_and_shows_all_of_it() {
    each_hand(|entry, house, score| {
        let geometry = house.geometry();
        let mut draft = Draft {
            entry: entry.clone(),
            house: house.clone(),
        };
        draft.entry.hand.concealed.clear();
        draft.entry.hand.winning_tile = None;
        let tiles: Vec<_> = entry
            .hand
            .concealed
            .iter()
            .chain(&entry.hand.winning_tile)
            .collect();
        for (place, &&tile) in tiles.iter().enumerate() {
            let room = geometry.complete() - 3 * entry.hand.melds.len() - place;
            assert_eq!(draft.room(), room, "{entry}");
            let outcome = HandOutcome::from_draft(&draft);
            match room {
                1 => assert!(
                    matches!(outcome, HandOutcome::Waiting(_)),
                    "{entry}: {outcome:?}"
                ),
                _ => assert_eq!(outcome, HandOutcome::Incomplete { to_go: room }, "{entry}"),
            }
            draft = draft.with_tile(Mode::Tile, tile, false).expect("room");
        }
        assert!(draft.is_full());
        assert_eq!(draft.entry.hand.winning_tile, entry.hand.winning_tile);
        let HandOutcome::Scored(win) = HandOutcome::from_draft(&draft) else {
            panic!("{entry} is not scored");
        };
        assert_eq!(win.score.best.total, score.best.total, "{entry}");

        let proof = Proof::new(&draft, &win);
        let pieces: Vec<_> = proof
            .layout
            .groups
            .iter()
            .flat_map(|group| &group.pieces)
            .collect();
        let spots: Vec<Spot> = pieces.iter().filter_map(|piece| piece.spot).collect();
        assert_eq!(spots.len(), pieces.len(), "{entry}");
        let loose = spots.iter().filter(|spot| !matches!(spot, Spot::Meld(_)));
        let once: HashSet<String> = loose.clone().map(|spot| format!("{spot:?}")).collect();
        assert_eq!(once.len(), loose.count(), "{entry}");
        assert_eq!(once.len(), tiles.len(), "{entry}");
        assert_eq!(
            pieces.iter().filter(|piece| piece.won).count(),
            1,
            "{entry}"
        );
        for made in &proof.lines {
            let fifth = made.counted.parts.sets() == 5 && !made.counted.parts.is_whole();
            assert!(!fifth || made.groups.len() >= 5, "{entry}");
        }
    });
}

/// Returns the errors of the JSON interface for a hand of the five sets, one text for each reason.
fn refused(hand: &str) -> Vec<String> {
    let entry = notation::parse(hand).expect(hand);
    let faults = check(&house("five-sets"), &entry).expect_err(hand);
    faults.iter().map(ToString::to_string).collect()
}

#[test]
fn refusals_name_the_right_tile_count() {
    assert_eq!(
        refused("123456789m1122z w1z SE"),
        ["14 tiles are 3 too few: add 3, so that there are 17"]
    );
    assert_eq!(
        refused("123456m1122z c123p p777s p888s c456p w1z SE"),
        [
            "23 tiles are 6 too many: remove 6, so that there are 17 (each set on the table counts as three)"
        ]
    );
    assert_eq!(
        refused("123456789m123p112z5z w1z SE"),
        ["not a winning hand: it takes 5 sets and a pair, or a special hand of these rules"]
    );
    // Six sets on the table are more than any hand has.
    let six = "1z c123m c123m c456m c456m c789m c789m w1z SE";
    assert_eq!(refused(six).len(), 1, "{six}");
}

/// Only declarations with bets have a name for their button.
#[test]
fn progression_with_bets_has_a_bet_name() {
    for rule_set in rule_sets::ALL {
        let Progression { bet, bet_name, .. } = rule_set.game.progression;
        assert_eq!(*bet > 0, !bet_name.is_empty(), "{}", rule_set.identity.key);
    }
}
