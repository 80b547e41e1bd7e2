//! The rule sets as the tests play them: a house, random hands that win in it, and what the reference scorer
//! says of them. A new rule set is a folder and its line in [`RULE_SETS`].

pub mod hk_old_style;
pub mod mcr;
pub mod riichi;
pub mod singapore;
pub mod sparrows_nest;

use tilewise_rules::{House, HouseError, WinInput};

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
        let read: Result<House, Vec<HouseError>> = text.parse();
        match read {
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
                file: $key,
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

/// All rule sets of the registry; of those that share one table, the first.
pub const RULE_SETS: [RegisteredRuleSet; 5] = [
    rule_set!("hk-old-style", hk_old_style, "HKOS-"),
    rule_set!("sparrows-nest", sparrows_nest, "NEST-"),
    rule_set!("singapore", singapore, "SG-"),
    RegisteredRuleSet {
        houses: RIICHI[0],
        suite: Suite {
            key: RIICHI[0].key,
            file: "riichi",
            prefix: "R-",
            suite: include_str!("../suite/riichi.txt"),
            clauses: include_str!("../suite/clauses-riichi.txt"),
            sources: &[
                "src/rules/src/rule_sets/riichi.rs",
                "src/rules/src/rule_sets/riichi",
            ],
        },
        folder: "src/rules/src/rule_sets/riichi",
    },
    RegisteredRuleSet {
        houses: MCR[0],
        suite: Suite {
            key: MCR[0].key,
            file: "mcr",
            prefix: "M-",
            suite: include_str!("../suite/mcr.txt"),
            clauses: include_str!("../suite/clauses-mcr.txt"),
            sources: &[
                "src/rules/src/rule_sets/mcr.rs",
                "src/rules/src/rule_sets/mcr",
            ],
        },
        folder: "src/rules/src/rule_sets/mcr",
    },
];

/// A house of riichi by its name among the options of the reference scorer.
macro_rules! riichi {
    ($key:literal, $preset:ident) => {
        Houses {
            key: $key,
            own: || Box::new(riichi::options::Options::$preset),
            house: |rng| Box::new(riichi::random::house(rng)),
        }
    };
}

const RIICHI: [Houses; 8] = [
    riichi!("riichi-ema-2025", EMA_2025),
    riichi!("riichi-ema-2016", EMA_2016),
    riichi!("riichi-wrc-2015", WRC_2015),
    riichi!("riichi-wrc-2025", WRC_2025),
    riichi!("riichi-mleague", MLEAGUE),
    riichi!("riichi-tenhou", TENHOU),
    riichi!("riichi-majsoul", MAJSOUL),
    riichi!("riichi-jpml-a", JPML_A),
];

const MCR: [Houses; 2] = [
    Houses {
        key: "mcr",
        own: || Box::new(mcr::options::Options::MCR),
        house: |rng| Box::new(mcr::random::house(rng)),
    },
    Houses {
        key: "mcr-wmo-2006",
        own: || Box::new(mcr::options::Options::WMO_2006),
        house: |rng| Box::new(mcr::random::house(rng)),
    },
];

/// How all of the registry are played, in its order.
pub const HOUSES: [Houses; 3 + RIICHI.len() + MCR.len()] = [
    RULE_SETS[0].houses,
    RULE_SETS[1].houses,
    RULE_SETS[2].houses,
    RIICHI[0],
    RIICHI[1],
    RIICHI[2],
    RIICHI[3],
    RIICHI[4],
    RIICHI[5],
    RIICHI[6],
    RIICHI[7],
    MCR[0],
    MCR[1],
];
