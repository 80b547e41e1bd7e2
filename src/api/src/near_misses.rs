//! Near misses: distance and obstacles of each element that doesn't count.

use tilewise_rules::{Hand, NearMiss, RuleConfig, Score, WinContext};

use crate::schema::score_value::{DistanceJson, NearMissJson};

/// The function [`near_misses`]. Reports that never have near misses do without its 9 KB of WebAssembly.
pub type FindNearMisses = fn(&RuleConfig, &Hand, &WinContext, &Score) -> Vec<NearMissJson>;

/// Returns all elements that don't count, the nearest first, for the hand, context and score of a request.
pub fn near_misses(
    house: &RuleConfig,
    hand: &Hand,
    context: &WinContext,
    score: &Score,
) -> Vec<NearMissJson> {
    let all = tilewise_rules::near_misses(house, hand, context, score).into_iter();
    all.map(NearMissJson::new).collect()
}

impl NearMissJson {
    fn new(miss: NearMiss) -> Self {
        let in_way = miss.obstacles.iter().map(|one| one.sentence().to_string());
        Self {
            key: miss.element.key,
            name: miss.element.name,
            clause: miss.element.clause,
            away: miss.distance.map(|away| DistanceJson {
                tiles: away.tiles,
                otherwise: away.other,
            }),
            in_way: in_way.collect(),
            hand: miss.nearest.map(|win| win.to_link()),
        }
    }
}
