use std::collections::BTreeMap;

use super::*;
use crate::play::riichi::reference::entry::Circumstance;
use crate::play::riichi::reference::{Outcome, score};

/// Hands that can exist; how often each key is met in so many.
fn met(hands: usize) -> BTreeMap<String, usize> {
    let mut rng = Rng::with_seed(7);
    let mut met = BTreeMap::new();
    let mut count = |key: String| *met.entry(key).or_default() += 1;
    for _ in 0..hands {
        let options = house(&mut rng);
        let entry = winning(&mut rng, &options);
        for one in &entry.circumstances {
            count(format!("circumstance {}", one.key()));
        }
        let scores = match score(&entry, &options) {
            Outcome::Won(scores) => scores,
            Outcome::Refused => {
                count("refused".to_owned());
                continue;
            }
            other => panic!("{entry}: {other:?}"),
        };
        let best = &scores[0];
        let taken: i64 = best.net.iter().sum();
        assert_eq!(taken, best.collected, "{entry}");
        for (key, ..) in &best.worth.elements {
            count(format!("element {key}"));
        }
        for (key, fu, _) in &best.worth.fu {
            count(format!("fu {key} {fu}"));
        }
        let level = best.worth.level.map_or("no level", |level| level.key());
        count(level.to_owned());
        if best.worth.below_minimum {
            count("below minimum".to_owned());
        }
        if best.worth.yakuman > 0 {
            count(format!("yakuman {}", best.worth.yakuman));
        }
        for (fed, ..) in &best.due.liable {
            count(format!("liable {}", fed.key()));
        }
        if best.due.liable.len() == 2 {
            count("liable twice".to_owned());
        }
        if scores.len() > 1 {
            count("equally good".to_owned());
        }
    }
    met
}

#[test]
fn every_yaku_and_circumstance_is_met() {
    let met = met(20_000);
    let of = |prefix: &str| met.keys().filter(|key| key.starts_with(prefix)).count();
    let list = met.iter().map(|(key, times)| format!("{times:6} {key}\n"));
    let list: String = list.collect();
    // 31 yaku, 13 yakuman and three of them doubled under another key, three sorts of dora; one
    // renhou stands for three.
    assert_eq!(of("element "), 31 + 12 + 3 + 3, "{list}");
    assert_eq!(of("circumstance "), Circumstance::ALL.len(), "{list}");
    for key in [
        "refused",
        "below minimum",
        "equally good",
        "liable big-three-dragons",
        "liable big-four-winds",
        "liable four-kongs",
        "liable twice",
        "yakuman 5",
        "counted-yakuman",
        "fu seven-pairs 25",
        "fu self-draw 2",
        "fu value-pair 4",
        "fu kong 32",
        "fu open-pinfu 2",
    ] {
        assert!(met.contains_key(key), "{key}:\n{list}");
    }
    println!("{list}");
}
