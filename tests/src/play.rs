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
    /// How it is played; of several that share one table, the first.
    pub houses: Houses,
    /// How all of those are played.
    pub variants: &'static [Houses],
    /// Its worked hands and events.
    pub suite: Suite,
    /// The folder of its source; beside it lies a file of the same name.
    pub folder: &'static str,
}

/// All that rule sets of one table have by the name of their files, that of their folders, what their
/// clauses begin with, and the key of each with its options in the reference scorer.
macro_rules! rule_set {
    ($file:literal, $folder:ident, $prefix:literal, [$($key:literal: $options:ident),+]) => {{
        const VARIANTS: &[Houses] = &[$(Houses {
            key: $key,
            own: || Box::new($folder::options::Options::$options),
            house: |rng| Box::new($folder::random::house(rng)),
        }),+];
        RegisteredRuleSet {
            houses: VARIANTS[0],
            variants: VARIANTS,
            suite: Suite {
                key: VARIANTS[0].key,
                file: $file,
                prefix: $prefix,
                suite: include_str!(concat!("../suite/", $file, ".txt")),
                clauses: include_str!(concat!("../suite/clauses-", $file, ".txt")),
                sources: &[
                    concat!("src/rules/src/rule_sets/", stringify!($folder), ".rs"),
                    concat!("src/rules/src/rule_sets/", stringify!($folder)),
                ],
            },
            folder: concat!("src/rules/src/rule_sets/", stringify!($folder)),
        }
    }};
}

/// All rule sets of the registry, those that share one table together.
pub const RULE_SETS: [RegisteredRuleSet; 5] = [
    rule_set!("hk-old-style", hk_old_style, "HKOS-", ["hk-old-style": DEFAULT]),
    rule_set!("sparrows-nest", sparrows_nest, "NEST-", ["sparrows-nest": DEFAULT]),
    rule_set!("singapore", singapore, "SG-", ["singapore": DEFAULT]),
    rule_set!("riichi", riichi, "R-", [
        "riichi-ema-2025": EMA_2025,
        "riichi-ema-2016": EMA_2016,
        "riichi-wrc-2015": WRC_2015,
        "riichi-wrc-2025": WRC_2025,
        "riichi-mleague": MLEAGUE,
        "riichi-tenhou": TENHOU,
        "riichi-majsoul": MAJSOUL,
        "riichi-jpml-a": JPML_A
    ]),
    rule_set!("mcr", mcr, "M-", ["mcr": MCR, "mcr-wmo-2006": WMO_2006]),
];

/// So many there are.
const COUNT: usize = {
    let (mut count, mut table) = (0, 0);
    while table < RULE_SETS.len() {
        count += RULE_SETS[table].variants.len();
        table += 1;
    }
    count
};

/// How all of the registry are played, in its order.
pub const HOUSES: [Houses; COUNT] = {
    let mut all = [RULE_SETS[0].houses; COUNT];
    let (mut place, mut table) = (0, 0);
    while table < RULE_SETS.len() {
        let mut variant = 0;
        while variant < RULE_SETS[table].variants.len() {
            all[place] = RULE_SETS[table].variants[variant];
            place += 1;
            variant += 1;
        }
        table += 1;
    }
    all
};
