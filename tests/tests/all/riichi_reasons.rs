//! Details of a riichi score: fu line by line, level and base.

use std::collections::BTreeMap;

use tilewise_rules::{RuleConfig, Score, WhyNot, check, notation, score};
use tilewise_tests::play::Play;
use tilewise_tests::play::riichi::adapter;
use tilewise_tests::play::riichi::random::house;
use tilewise_tests::play::riichi::reference::{
    self, ScoringOutcome,
    worth::{Level, ReadingValue},
};
use tilewise_tests::random::Rng;
use tilewise_tests::times::times;

const HANDS: u32 = 50_000;

/// Compared details.
#[derive(Debug, PartialEq, Eq)]
struct ScoreDetails {
    fu: BTreeMap<&'static str, u16>,
    level: Option<&'static str>,
    units: u16,
    base: i64,
}

impl ScoreDetails {
    fn by_engine(house: &RuleConfig, score: &Score) -> Self {
        let mut fu = BTreeMap::new();
        for (axis, tally) in house.rule_set().scoring.axes.iter().zip(&score.best.axes) {
            for line in &tally.lines {
                let key = axis.elements[usize::from(line.element)].key;
                *fu.entry(key).or_default() += line.total();
            }
        }
        let basis = score
            .basis(house)
            .map(|(_, basis)| basis)
            .unwrap_or_default();
        Self {
            fu,
            level: basis.level.map(|level| level.key),
            units: basis.units,
            base: basis.base,
        }
    }

    fn by_reference(worth: &ReadingValue) -> Self {
        let mut fu = BTreeMap::new();
        for (key, value, _) in &worth.fu {
            *fu.entry(*key).or_default() += value;
        }
        if worth.below_minimum {
            fu.clear();
        }
        Self {
            fu,
            level: worth.level.map(Level::key),
            units: worth.yakuman,
            base: if worth.below_minimum { 0 } else { worth.base },
        }
    }
}

///
#[test]
fn fu_levels_and_bases_match_reference() {
    let mut rng = Rng::with_seed(20_261_122);
    let mut compared = 0;
    while compared < times(HANDS) {
        let options = house(&mut rng);
        let house = options.house();
        for _ in 0..50 {
            let entry = options.winning(&mut rng);
            let Ok((hand, context)) = check(&house, &entry) else {
                continue;
            };
            let ours = score(&house, &hand, &context).expect("complete");
            let ours = ScoreDetails::by_engine(&house, &ours);
            let read = adapter::entry(&entry).expect("of riichi");
            let ScoringOutcome::Won(best) = reference::score(&read, &options) else {
                panic!("{entry} in {house}");
            };
            let theirs: Vec<ScoreDetails> = best
                .iter()
                .map(|one| ScoreDetails::by_reference(&one.worth))
                .collect();
            assert!(
                theirs.contains(&ours),
                "{entry} in {house}: {ours:?} {theirs:?}"
            );
            compared += 1;
        }
    }
}

/// renhou is 5 han by itself, or a mangan; without it seven pairs are 2 han.
#[test]
fn renhou_excludes_other_elements() {
    let scored = |house: &str| {
        let house: RuleConfig = house.parse().expect(house);
        let entry =
            notation::parse("1133m5577p99s22z6z w6z@E first-go-around WE").expect("readable");
        let (hand, context) = check(&house, &entry).expect("a win");
        let score = score(&house, &hand, &context).expect("complete");
        (house, score)
    };
    let (house, with_renhou) = scored("riichi-ema-2025");
    let elements = house.rule_set().scoring.elements;
    let renhou = elements.iter().position(|one| one.key == "renhou");
    let renhou = renhou.and_then(|place| u8::try_from(place).ok());
    let mut rejected = with_renhou.rejected(&house);
    let pairs = rejected.find(|(one, _)| one.key == "chiitoitsu");
    assert_eq!(pairs.map(|(_, why)| why), renhou.map(WhyNot::IncludedIn));
    assert!(with_renhou.limit);
    let (_, pairs) = scored("riichi-ema-2025;renhou=none");
    assert!(!pairs.limit);
}
