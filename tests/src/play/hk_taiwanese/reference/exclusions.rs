//! Which elements another one replaces or includes: the column of relations in parts 4 and 6.

use super::View;
use super::elements::{MetCounts, honor_pungs};
use crate::play::sixteen_tiles::shape_readings::ShapeReading;

/// Removes the flowers of counted flower sets and the honour pungs of counted groups of honours.
pub(super) fn reduce_counts(view: &View, met: &mut MetCounts) {
    let any = |met: &MetCounts, keys: &[&str]| keys.iter().any(|key| met.contains_key(key));
    let families = view.win.families();
    let own = view.win.own_bonus();
    for (key, held) in [("flower", families), ("seat-flower", own)] {
        let mut count = 0;
        for family in [0, 1] {
            if !(families[family] == 4 && met.contains_key("flower-set")) {
                count += held[family];
            }
        }
        if met.contains_key("eight-flowers") {
            count = 0;
        }
        set_count(met, key, count);
    }
    let ShapeReading::Sets { sets, .. } = view.reading else {
        return;
    };
    let [(dragons, proper_dragons), (winds, proper_winds)] = honor_pungs(view, sets);
    let of_dragons = any(met, &["little-three-dragons", "big-three-dragons"]);
    let of_winds = any(
        met,
        &[
            "little-three-winds",
            "big-three-winds",
            "little-four-winds",
            "big-four-winds",
        ],
    );
    let big_winds = met.contains_key("big-four-winds");
    let unless = |is: bool, count: usize| if is { 0 } else { count };
    set_count(
        met,
        "honor-pung",
        unless(of_dragons, dragons) + unless(of_winds, winds),
    );
    set_count(
        met,
        "proper-honor",
        unless(of_dragons, proper_dragons) + unless(big_winds, proper_winds),
    );
}

fn set_count(met: &mut MetCounts, key: &'static str, count: usize) {
    if count == 0 {
        met.remove(key);
    } else if let Some(one) = met.get_mut(key) {
        *one = (count, 0);
    }
}

/// Returns whether an element isn't counted because of another one that is there.
pub(super) fn is_excluded(view: &View, key: &str, is: &dyn Fn(&str) -> bool) -> bool {
    let any = |keys: &[&str]| keys.iter().any(|key| is(key));
    let first_turn = &["heavenly-hand", "earthly-hand", "human-hand"];
    match key {
        "self-draw" => any(&[
            "closed-self-draw",
            "flower-replacement",
            "kong-replacement",
            "tail-draws",
            "half-claimed",
            "heavenly-hand",
        ]),
        "concealed-hand" => {
            any(&["earthly-ready", "heavenly-ready"])
                || is("closed-ready") && !is("human-ready")
                || any(&["five-concealed-pungs", "pure-concealed-pungs"])
                || any(first_turn)
                || is("closed-self-draw") && view.options.word("closed_self_draw") == "replaces"
        }
        "closed-self-draw" => is("heavenly-hand"),
        "ready" | "closed-ready" => any(&["human-ready", "earthly-ready", "heavenly-ready"]),
        "flower-replacement" => any(&["kong-replacement", "tail-draws"]),
        "kong-replacement" => is("tail-draws"),
        "four-discards" => any(first_turn),
        "seven-discards" => is("four-discards") || any(first_turn),
        "ten-discards" => any(&["four-discards", "seven-discards"]) || any(first_turn),
        "last-copy" => is("true-last-copy"),
        "no-honors" => any(&[
            "full-flush",
            "missing-suit",
            "no-fives",
            "all-simples",
            "pure-outside",
            "pure-terminals",
            "pure-shared-number",
            "no-honors-no-flowers",
        ]),
        "no-flowers" => is("no-honors-no-flowers"),
        "no-honors-no-flowers" => is("big-all-chows"),
        "flower-set" => is("eight-flowers"),
        "little-three-winds" => any(&["big-three-winds", "little-four-winds", "big-four-winds"]),
        "big-three-winds" => any(&["little-four-winds", "big-four-winds"]),
        "little-four-winds" => is("big-four-winds"),
        "full-flush" => any(&["little-six-shifted-pungs", "pairs-run-8"]),
        "little-five-types" | "big-five-types" => any(&["little-seven-types", "big-seven-types"]),
        "no-fives" => any(&["pure-outside", "pure-terminals"]),
        "mixed-outside" => any(&["all-honors", "mixed-terminals"]),
        "mixed-terminals" => is("all-honors"),
        "pure-outside" => is("pure-terminals"),
        "apparent-single-wait" | "single-wait" => any(&["half-claimed", "all-claimed"]),
        "all-chows" => any(&[
            "big-all-chows",
            "mixed-five-steps",
            "pure-five-steps",
            "five-same-number-chows",
        ]),
        "four-same-number-chows" => is("five-same-number-chows"),
        "all-pungs" => any(&[
            "five-concealed-pungs",
            "pure-concealed-pungs",
            "five-shifted-pungs",
            "little-six-shifted-pungs",
            "mixed-five-shifted-pungs",
            "little-mixed-six-shifted-pungs",
        ]),
        "two-concealed-pungs" => any(&[
            "three-concealed-pungs",
            "four-concealed-pungs",
            "five-concealed-pungs",
            "pure-concealed-pungs",
        ]),
        "three-concealed-pungs" => any(&[
            "four-concealed-pungs",
            "five-concealed-pungs",
            "pure-concealed-pungs",
        ]),
        "four-concealed-pungs" => any(&["five-concealed-pungs", "pure-concealed-pungs"]),
        "two-fours" => is("three-fours"),
        _ => false,
    }
}
