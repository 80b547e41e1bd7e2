//! Interfaces of the rule sets for tests: rule configurations, random winning hands and reference scores. A
//! new rule set is a folder and a line in [`RULE_SETS`].

pub mod hk_old_style;
pub mod hk_taiwanese;
pub mod mcr;
pub mod riichi;
pub mod singapore;
pub mod sixteen_tiles;
pub mod sparrows_nest;
pub mod taiwanese;

use tilewise_rules::{RuleConfig, RuleConfigError, WinInput};

use crate::random::Rng;
use crate::reference::ReferenceScore;
use crate::suite::Suite;

/// A rule configuration for tests.
pub trait Play {
    /// Returns the rule configuration as a text that the rules can parse.
    fn text(&self) -> String;

    /// Returns a possible winning hand, unless an option that it needs is off.
    fn winning(&self, rng: &mut Rng) -> WinInput;

    /// Scores the hand with the reference scorer, in the readings that are best for the winner. Empty if it
    /// is incomplete. The entry must be possible.
    fn best(&self, entry: &WinInput) -> Vec<ReferenceScore>;

    /// Parses the rule configuration.
    ///
    /// # Panics
    /// If it can't be parsed.
    fn house(&self) -> RuleConfig {
        let text = self.text();
        let read: Result<RuleConfig, Vec<RuleConfigError>> = text.parse();
        match read {
            Ok(house) => house,
            Err(errors) => panic!("{text}: {errors:?}"),
        }
    }
}

/// Rule configurations of a rule set for tests.
#[derive(Clone, Copy, Debug)]
pub struct Houses {
    /// Its key.
    pub key: &'static str,
    /// Returns the default rule configuration.
    pub own: fn() -> Box<dyn Play>,
    /// Returns the default rule configuration, or one that differs in a few options.
    pub house: fn(&mut Rng) -> Box<dyn Play>,
}

/// A rule set for tests: its variants, worked cases and source.
#[derive(Clone, Copy, Debug)]
pub struct RegisteredRuleSet {
    /// Its rule configurations; for variants that share a table, those of the first.
    pub houses: Houses,
    /// The rule configurations of all variants.
    pub variants: &'static [Houses],
    /// Its worked hands and events.
    pub suite: Suite,
    /// The folder of its source. A file of the same name is next to it.
    pub folder: &'static str,
}

/// Registers the variants of a table: name of the files, name of the folder, prefix of the clauses, and the
/// key of each variant with its options in the reference scorer.
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

/// All registered rule sets, grouped by shared table.
pub const RULE_SETS: [RegisteredRuleSet; 7] = [
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
    rule_set!("taiwanese", taiwanese, "T-", [
        "taiwanese": TAIWANESE,
        "taiwanese-cml": CML,
        "taiwanese-star31": STAR31,
        "taiwanese-shenlaiye": SHENLAIYE,
        "taiwanese-home": HOME,
        "taiwanese-southern": SOUTHERN
    ]),
    rule_set!("hk-taiwanese", hk_taiwanese, "T-", [
        "hk-taiwanese": HK_TAIWANESE,
        "hk-taiwanese-2025": HK_TAIWANESE_2025
    ]),
];

/// Number of variants.
const COUNT: usize = {
    let (mut count, mut table) = (0, 0);
    while table < RULE_SETS.len() {
        count += RULE_SETS[table].variants.len();
        table += 1;
    }
    count
};

/// Rule configurations of all variants, in registry order.
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
