//! Elements that are the same thing under another name in another book.

/// The same thing, in one line, by the keys of the books.
static KIN: &[&[&str]] = &[
    &["dragon-pung", "dragon-triplet"],
    &[
        "seat-wind",
        "prevailing-wind",
        "matching-wind-triplet",
        "seat-wind-triplet",
        "prevailing-wind-triplet",
    ],
    &["seat-flower", "seat-season", "matching-flower"],
    &[
        "all-flowers",
        "all-seasons",
        "set-of-flowers",
        "flower-group",
    ],
    &["big-flowers-hand", "eight-flowers"],
    &["self-drawn-win", "self-draw"],
    &["last-tile-draw", "last-tile-discard", "last-tile"],
    &["robbing-the-kong", "robbing-gong"],
    &[
        "out-on-replacement",
        "self-draw-after-gong",
        "kong-replacement",
    ],
    &["self-draw-after-consecutive-gong", "kong-on-kong"],
    &["closed-hand", "fully-concealed"],
    &["all-chows", "all-sequences", "sequence-hand"],
    &["all-pungs", "all-triplets", "triplets-hand"],
    &["terminals-and-honors", "mixed-terminals"],
    &[
        "four-concealed-pungs",
        "four-concealed-triplets",
        "hidden-treasure",
    ],
    &["little-three-dragons", "three-lesser-scholars"],
    &["big-three-dragons", "three-great-scholars"],
    &["little-four-winds", "four-lesser-blessings"],
    &["big-four-winds", "four-great-blessings"],
    &["all-honors", "all-honours"],
    &["all-terminals", "pure-terminals"],
    &["all-kongs", "four-gongs", "eighteen-arhats"],
    &["thirteen-orphans", "thirteen-wonders"],
    &["blessing-of-heaven", "heavenly-hand"],
    &["blessing-of-earth", "earthly-hand"],
];

/// Whether two keys name the same thing.
pub fn same(one: &str, other: &str) -> bool {
    let both = |keys: &&&[&str]| keys.contains(&one) && keys.contains(&other);
    one == other || KIN.iter().any(|keys| both(&keys))
}

#[cfg(test)]
mod tests {
    use tilewise_rules::rule_sets;

    use super::{KIN, same};

    #[test]
    fn every_key_is_that_of_an_element_and_stands_in_one_line() {
        let mut seen = Vec::new();
        for key in KIN.iter().copied().flatten().copied() {
            assert!(
                rule_sets::ALL
                    .iter()
                    .any(|book| book.element(key).is_some()),
                "{key} is in no book"
            );
            assert!(!seen.contains(&key), "{key} is there twice");
            seen.push(key);
        }
    }

    #[test]
    fn the_same_thing_has_other_names() {
        assert!(same("all-pungs", "triplets-hand"));
        assert!(same("half-flush", "half-flush"));
        assert!(!same("half-flush", "full-flush"));
    }
}
