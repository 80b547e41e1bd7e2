use std::collections::BTreeMap;

use super::*;
use crate::play::riichi::options::{PaoComposite, PaoHonba, Renhou, UnclearWinningTile};
use crate::play::riichi::reference::entry::{Circumstance, PaoCause};
use crate::play::riichi::reference::{ScoringOutcome, score};

/// Returns the number of random hands in which each key occurs.
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
            ScoringOutcome::Won(scores) => scores,
            ScoringOutcome::Refused => {
                count("refused".to_owned());
                continue;
            }
            other => panic!("{entry}: {other:?}"),
        };
        let best = &scores[0];
        let gained: i64 = best.net.iter().sum();
        assert_eq!(gained, best.collected, "{entry}");
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
        for (cause, ..) in &best.due.liable {
            count(format!("liable {}", cause.key()));
        }
        if best.due.kong_feeder.is_some() {
            count(format!("liable {}", PaoCause::ReplacedKong.key()));
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
    // 32 yaku, 13 yakuman and three of them doubled under another key, three kinds of dora; one renhou
    // represents three.
    assert_eq!(of("element "), 32 + 12 + 3 + 3, "{list}");
    assert_eq!(of("circumstance "), Circumstance::ALL.len(), "{list}");
    for key in [
        "refused",
        "below minimum",
        "equally good",
        "liable big-three-dragons",
        "liable big-four-winds",
        "liable four-kongs",
        "liable claimed-kong",
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

/// Change of one option.
type OptionChange = fn(&mut Options);

#[test]
fn every_option_decides_hands() {
    let (ema, soul) = (Options::EMA_2025, Options::MAJSOUL);
    let table: [(&str, &Options, OptionChange); 28] = [
        ("open_tanyao", &ema, |o| o.open_tanyao = false),
        ("red_fives", &soul, |o| o.red_fives = 0),
        ("ippatsu", &ema, |o| o.ippatsu = false),
        ("open_riichi", &ema, |o| o.open_riichi = true),
        ("ura_dora", &ema, |o| o.ura_dora = false),
        ("kan_dora", &ema, |o| o.kan_dora = false),
        ("kan_ura", &ema, |o| o.kan_ura = false),
        ("renhou none", &ema, |o| o.renhou = Renhou::None),
        ("renhou five-han", &ema, |o| o.renhou = Renhou::FiveHan),
        ("renhou yakuman", &ema, |o| o.renhou = Renhou::Yakuman),
        ("ryuuiisou_needs_green", &ema, |o| {
            o.ryuuiisou_needs_green = true;
        }),
        ("kokushi_robs_concealed", &ema, |o| {
            o.kokushi_robs_concealed = false;
        }),
        ("double_suuankou_tanki", &soul, |o| {
            o.double_suuankou_tanki = false;
        }),
        ("double_kokushi_13", &soul, |o| o.double_kokushi_13 = false),
        ("double_chuuren_9", &soul, |o| o.double_chuuren_9 = false),
        ("double_daisuushii", &soul, |o| o.double_daisuushii = false),
        ("double_wind_pair_fu", &ema, |o| o.double_wind_pair_fu = 4),
        ("rinshan_fu", &ema, |o| o.rinshan_fu = false),
        ("unclear_winning_tile", &ema, |o| {
            o.unclear_winning_tile = UnclearWinningTile::NoWait;
        }),
        ("kiriage", &ema, |o| o.kiriage = false),
        ("counted_yakuman", &ema, |o| o.counted_yakuman = true),
        ("yakuman_add", &ema, |o| o.yakuman_add = true),
        ("yakuman_max", &soul, |o| o.yakuman_max = 1),
        ("pao_four_kongs", &soul, |o| o.pao_four_kongs = true),
        ("pao_claimed_kong", &ema, |o| o.pao_claimed_kong = true),
        ("honba_each", &ema, |o| o.honba_each = 0),
        ("pao_composite", &soul, |o| {
            o.pao_composite = PaoComposite::Whole;
        }),
        ("pao_honba", &soul, |o| o.pao_honba = PaoHonba::Discarder),
    ];
    let mut rng = Rng::with_seed(3);
    let mut decided = [0; 28];
    for _ in 0..4000 {
        for preset in [&ema, &soul] {
            let entry = winning(&mut rng, preset);
            let before = score(&entry, preset);
            for (times, (key, of, change)) in decided.iter_mut().zip(table) {
                let mut other = of.clone();
                change(&mut other);
                assert_ne!(&other, of, "{key}");
                *times += u32::from(of == preset && score(&entry, &other) != before);
            }
        }
    }
    for (times, (key, ..)) in decided.into_iter().zip(table) {
        println!("{times:6} {key}");
        assert!(times > 4, "{key} decides {times} hands");
    }
}
