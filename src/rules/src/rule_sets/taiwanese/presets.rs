//! Presets of the options and the values that differ, with the confidence of each answer (part 7 of the list).

use crate::model::{ElementValue, OwnAnswer, PresetTable};

/// The presets.
const TABLE: PresetTable = PresetTable(
    "
    option                      | taiwanese             | cml                   | star31                | shenlaiye         | home                   | southern
    base                        | 5                     | 5                     | 5                     | 5                 | 5                      | 5
    unit                        | 1                     | 1                     | 1                     | 1                 | 1                      | 1
    minimum                     | 0                     | 0                     | 0                     | 0                 | 0?                     | 0
    cap                         | 0                     | 0                     | 0                     | 0                 | 0?                     | 4
    dealer_tai                  | 1                     | 1                     | 1                     | 1                 | 1                      | 0
    streak_tai                  | 2                     | 2                     | 2                     | 2                 | 2                      | 2
    bonus_tiles                 | true                  | true                  | true                  | true              | true                   | false
    several_winners             | two-nearest-three-all | nearest               | two-nearest-three-all | nearest           | all?                   | nearest
    all_chows_wait              | any-two-sided         | any-two-sided         | any-two-sided         | only-two-sided    | any-two-sided~         | any
    all_chows_concealed         | false                 | false                 | false                 | true              | true~                  | true
    all_chows_self_draw         | false                 | false                 | false                 | false             | false~                 | false
    all_chows_honors_flowers    | true                  | false                 | false                 | false             | false~                 | false
    single_wait                 | shape                 | shape                 | shape                 | shape             | shape                  | shape
    every_flower                | false                 | false                 | true                  | false             | false~                 | false
    every_wind                  | false                 | false                 | true                  | false             | false~                 | false
    flower_set_includes_seat    | false                 | true                  | true                  | true              | false~                 | false
    no_flowers                  | false                 | false                 | false                 | false             | false~                 | false
    no_honors_no_flowers        | false                 | false                 | true                  | false             | false~                 | false
    replacement_after_bonus     | true                  | true                  | true                  | true              | true                   | false
    melded_kong                 | false                 | false                 | true                  | false             | false~                 | false
    concealed_kong              | false                 | false                 | true                  | false             | false~                 | false
    four_kongs                  | false                 | false                 | false                 | false             | false~                 | false
    five_kongs                  | false                 | false                 | false                 | false             | false~                 | false
    half_claimed                | false                 | false                 | false                 | true              | true~                  | true
    last_tile_claim             | false                 | false                 | false                 | false             | true~                  | true
    pairs_and_pung              | false                 | false                 | false                 | false             | true~                  | false
    ready                       | false                 | false                 | true                  | true              | false~                 | true
    ready_window                | first-turn            | first-turn-not-dealer | first-eight-discards  | own-first-discard | first-turn?            | first-discard-east-heavenly
    heavenly_ready_includes     | false                 | false                 | false                 | false             | false                  | true
    earthly_ready_includes      | false                 | false                 | false                 | true              | true~                  | false
    human_hand                  | before-first-draw     | before-first-draw     | off                   | first-discard     | before-first-draw~     | first-go-around?
    earthly_survives_claims     | false                 | false                 | false                 | true              | false~                 | false
    initial_hand_adds_self_draw | true                  | true                  | true                  | true              | true                   | false
    eight_flowers               | alone                 | adds                  | alone                 | compound          | alone~                 | alone
    seven_robs_one              | true                  | false                 | false                 | true              | true~                  | false
    dealt_flowers               | false                 | false                 | false                 | true              | false~                 | false
    little_winds_add_winds      | false                 | true                  | false                 | true              | false?                 | true
    big_winds_add_winds         | false                 | false                 | false                 | false             | false                  | true
    all_honors_add_all_pungs    | true                  | true                  | true                  | false             | true?                  | false
    pung_first                  | false                 | false                 | true                  | false             | false?                 | false
    liability                   |                       |                       |                       |                   | ?                      |
    liability_discard           | liable                | liable                | liable                | liable            | liable?                | liable
    draw_keeps_dealer           | true                  | true                  | true                  | true              | true~                  | true
    draw_adds_streak            | true                  | true                  | true                  | true              | true~                  | true
    dealer_streak_limit         | 0                     | 0                     | 10                    | 9                 | 0~                     | 0
    rounds                      | 4                     | 4                     | 4                     | 4                 | 4                      | 4?
    ",
);

pub(super) static TAIWANESE: [OwnAnswer; TABLE.count("taiwanese")] = TABLE.answers("taiwanese");
pub(super) static CML: [OwnAnswer; TABLE.count("cml")] = TABLE.answers("cml");
pub(super) static STAR31: [OwnAnswer; TABLE.count("star31")] = TABLE.answers("star31");
pub(super) static SHENLAIYE: [OwnAnswer; TABLE.count("shenlaiye")] = TABLE.answers("shenlaiye");
pub(super) static HOME: [OwnAnswer; TABLE.count("home")] = TABLE.answers("home");
pub(super) static SOUTHERN: [OwnAnswer; TABLE.count("southern")] = TABLE.answers("southern");

/// The values that differ from those of the first variant, in the order of the scoring table.
pub(super) static STAR31_VALUES: [ElementValue; 4] = [
    ElementValue::new("flower-set", 2),
    ElementValue::new("all-honors", 8),
    ElementValue::new("heavenly-ready", 8),
    ElementValue::new("earthly-ready", 4),
];
pub(super) static SHENLAIYE_VALUES: [ElementValue; 4] = [
    ElementValue::new("flower-set", 2),
    ElementValue::new("all-honors", 8),
    ElementValue::new("earthly-ready", 4),
    ElementValue::new("human-hand", 8),
];
pub(super) static HOME_VALUES: [ElementValue; 5] = [
    ElementValue::new("flower-set", 2),
    ElementValue::new("all-honors", 8),
    ElementValue::new("heavenly-ready", 8),
    ElementValue::new("earthly-ready", 4),
    ElementValue::new("human-hand", 8),
];
pub(super) static SOUTHERN_VALUES: [ElementValue; 2] = [
    ElementValue::new("single-wait", 0),
    ElementValue::new("human-hand", 8),
];
