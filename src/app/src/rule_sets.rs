//! The rule sets of the page. The first one is in the first wasm file; the others load on demand.

use std::sync::Arc;

use tilewise_api::Catalogue;
use tilewise_rules::rule_sets::{
    ALL, RuleSetSummary, SUMMARIES, hk_taiwanese, mcr, riichi, taiwanese,
};
use tilewise_rules::{RuleConfig, RuleSet};

use crate::chunks::{Chunk, HK_TAIWANESE, MCR, OTHER_RULE_SETS, RIICHI, TAIWANESE};

/// The initial rule set.
pub const FIRST: &RuleSet = ALL[0];

/// Returns the initial rule configuration.
pub fn first_house() -> RuleConfig {
    RuleConfig::with_defaults(FIRST)
}

/// The table whose elements have names in English and Japanese.
pub static WITH_JAPANESE_NAMES: &str = match riichi::EMA_2025.identity.variant {
    Some(variant) => variant.all,
    None => riichi::EMA_2025.identity.name,
};

/// Rule sets that load on demand.
pub type RuleSets = Chunk<&'static [&'static RuleSet]>;

/// The keys of all rule sets.
static KEYS: [&str; SUMMARIES.len()] = {
    let mut keys = [""; SUMMARIES.len()];
    let mut place = 0;
    while place < keys.len() {
        keys[place] = SUMMARIES[place].key;
        place += 1;
    }
    keys
};

/// The chunks of rule sets, and the key of the first rule set of each.
static CHUNKS: [(&RuleSets, &str); 5] = [
    (&OTHER_RULE_SETS, ALL[1].identity.key),
    (&RIICHI, riichi::EMA_2025.identity.key),
    (&MCR, mcr::MIL_2025.identity.key),
    (&TAIWANESE, taiwanese::SML_2026.identity.key),
    (&HK_TAIWANESE, hk_taiwanese::LEAGUE_2020.identity.key),
];

/// Catalogue of the loaded rule sets, for stored and shared games.
pub const LOADED: Catalogue = Catalogue {
    house: |key| RuleConfig::read(key, &here()).ok().map(Arc::new),
    other: |_| None,
};

/// Summaries of all rule sets, loaded or not.
pub const fn all() -> &'static [RuleSetSummary] {
    &SUMMARIES
}

/// Summaries of all rule sets, grouped by table.
pub fn tables() -> impl Iterator<Item = &'static [RuleSetSummary]> {
    let table = |one: &RuleSetSummary| one.variant.map(|variant| variant.of);
    all().chunk_by(move |one, next| one.variant.is_some() && table(one) == table(next))
}

/// Keys of the most popular games: Hong Kong, riichi, MCR, Singapore. Riichi and MCR have the first variant
/// of the table.
pub static MOST_PLAYED: [&str; 4] = [
    ALL[0].identity.key,
    riichi::EMA_2025.identity.key,
    mcr::MIL_2025.identity.key,
    ALL[2].identity.key,
];

/// Returns a rule set and all variants of the same table.
pub fn variants(key: &str) -> &'static [RuleSetSummary] {
    let mut tables = tables();
    let own = tables.find(|table| table.iter().any(|one| one.key == key));
    own.unwrap_or_default()
}

/// Returns the rule set with a key, if it is loaded.
pub fn find(key: &str) -> Option<&'static RuleSet> {
    here().into_iter().find(|one| one.identity.key == key)
}

/// Returns the first chunk of rule sets that isn't loaded.
pub fn first_missing() -> Option<&'static RuleSets> {
    let mut chunks = CHUNKS.iter().map(|(chunk, _)| *chunk);
    chunks.find(|chunk| chunk.get().is_none())
}

/// Returns the loaded rule sets, in the order of the choice.
pub fn here() -> Vec<&'static RuleSet> {
    let mut all = vec![FIRST];
    for (chunk, _) in CHUNKS {
        all.extend(chunk.get().into_iter().flatten());
    }
    all
}

/// Returns the chunk of the rule set with a key; `None` for the first and unknown rule sets.
pub fn chunk(key: &str) -> Option<&'static RuleSets> {
    let place = |key| KEYS.iter().position(|one| *one == key);
    let own = place(key)?;
    let mut chunks = CHUNKS.into_iter().rev();
    let (chunk, _) = chunks.find(|(_, first)| place(first).is_some_and(|first| first <= own))?;
    Some(chunk)
}

/// Loads the rule sets that most visits need.
pub fn prefetch() {
    OTHER_RULE_SETS.load(|| ());
}

/// Loads all rule sets, and calls `then` for each chunk after success or failure.
pub fn load_all(then: impl Fn() + Clone + 'static) {
    for (chunk, _) in CHUNKS {
        chunk.load(then.clone());
    }
}

/// Whether all rule sets are loaded.
pub fn are_all_here() -> bool {
    CHUNKS.iter().all(|(chunk, _)| chunk.get().is_some())
}

/// Whether each chunk has loaded or failed.
pub fn are_all_settled() -> bool {
    let mut chunks = CHUNKS.iter();
    chunks.all(|(chunk, _)| chunk.get().is_some() || chunk.has_failed())
}

/// Returns the key of the rule set in the text form of a rule configuration, if it isn't loaded.
pub fn missing(house: &str) -> Option<&'static str> {
    let key = house.split(';').next().unwrap_or_default();
    let key = all().iter().find(|one| one.key == key)?.key;
    find(key).is_none().then_some(key)
}
