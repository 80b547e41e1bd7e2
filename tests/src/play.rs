//! The rule sets as the tests play them: a house, random hands that win in it, and what the reference scorer
//! says of them. A new rule set is a folder and its line in [`RULE_SETS`].

pub mod hk_old_style;
pub mod riichi;
pub mod singapore;
pub mod sparrows_nest;

use tilewise_rules::{House, HouseError, WinInput, rule_sets};

use crate::random::Rng;
use crate::reference::Worth;
use crate::suite::Suite;

/// A house to play in.
pub trait Play {
    /// The house as a text that the rules can read.
    fn text(&self) -> String;

    /// A hand that can exist and win, unless the house plays without something that it needs.
    fn winning(&self, rng: &mut Rng) -> WinInput;

    /// What the hand is worth in the readings that are best for the winner, none if it is not
    /// complete, says the reference scorer. The entry must be one that can exist.
    fn best(&self, entry: &WinInput) -> Vec<Worth>;

    /// The house as the rules read it.
    ///
    /// # Panics
    /// If the rules can't read it.
    fn house(&self) -> House {
        let text = self.text();
        match house(&text) {
            Ok(house) => house,
            Err(errors) => panic!("{text}: {errors:?}"),
        }
    }
}

/// The houses of a rule set, to play in.
#[derive(Clone, Copy, Debug)]
pub struct Houses {
    /// Its key.
    pub key: &'static str,
    /// The rule set's own house.
    pub own: fn() -> Box<dyn Play>,
    /// The rule set's own house, or one that differs from it in a few options.
    pub house: fn(&mut Rng) -> Box<dyn Play>,
}

/// A rule set as the tests know it: how it is played, its worked lines, and where its source is.
#[derive(Clone, Copy, Debug)]
pub struct RegisteredRuleSet {
    /// How it is played.
    pub houses: Houses,
    /// Its worked hands and events.
    pub suite: Suite,
    /// The folder of its source; beside it lies a file of the same name.
    pub folder: &'static str,
}

/// All that a rule set has by its key, the name of its folders, and what its clauses begin with.
macro_rules! rule_set {
    ($key:literal, $folder:ident, $prefix:literal) => {
        RegisteredRuleSet {
            houses: Houses {
                key: $key,
                own: || Box::new($folder::options::Options::DEFAULT),
                house: |rng| Box::new($folder::random::house(rng)),
            },
            suite: Suite {
                key: $key,
                prefix: $prefix,
                suite: include_str!(concat!("../suite/", $key, ".txt")),
                clauses: include_str!(concat!("../suite/clauses-", $key, ".txt")),
                sources: &[
                    concat!("src/rules/src/rule_sets/", stringify!($folder), ".rs"),
                    concat!("src/rules/src/rule_sets/", stringify!($folder)),
                ],
            },
            folder: concat!("src/rules/src/rule_sets/", stringify!($folder)),
        }
    };
}

/// All rule sets of the registry.
pub const RULE_SETS: [RegisteredRuleSet; 3] = [
    rule_set!("hk-old-style", hk_old_style, "HKOS-"),
    rule_set!("sparrows-nest", sparrows_nest, "NEST-"),
    rule_set!("singapore", singapore, "SG-"),
];

/// Those that are played and not yet offered: riichi, by the first of its presets.
pub const TO_COME: [RegisteredRuleSet; 1] = [RegisteredRuleSet {
    houses: Houses {
        key: "riichi-ema-2025",
        own: || Box::new(riichi::options::Options::EMA_2025),
        house: |rng| Box::new(riichi::random::house(rng)),
    },
    suite: Suite {
        key: "riichi-ema-2025",
        prefix: "R-",
        suite: include_str!("../suite/riichi.txt"),
        clauses: include_str!("../suite/clauses-riichi.txt"),
        sources: &[
            "src/rules/src/rule_sets/riichi.rs",
            "src/rules/src/rule_sets/riichi",
        ],
    },
    folder: "src/rules/src/rule_sets/riichi",
}];

/// Reads the text form of a house of any rule set, offered or to come.
///
/// # Errors
/// That it is none of them, or everything that is wrong with the answers.
pub fn house(text: &str) -> Result<House, Vec<HouseError>> {
    let all = rule_sets::ALL.into_iter().chain(rule_sets::riichi::PRESETS);
    House::read(text, &all.collect::<Vec<_>>())
}

/// How all of them are played.
pub const HOUSES: [Houses; RULE_SETS.len()] = {
    let mut all = [RULE_SETS[0].houses; RULE_SETS.len()];
    let mut place = 1;
    while place < RULE_SETS.len() {
        all[place] = RULE_SETS[place].houses;
        place += 1;
    }
    all
};
