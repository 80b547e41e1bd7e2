//! The rule sets that the page has. Of the first an outline comes with it, and the rest with what reads
//! a hand; the others load when they are asked for, and what all of them say about events comes with
//! the screens that ask.

pub mod outline;

use std::cell::Cell;

use tilewise_rules::rule_sets::{ALL, LISTED, Listed, mcr, riichi};
use tilewise_rules::{Event, House, HouseError, Progression, RuleSet};

use crate::chunk::{AT_ONCE, Chunk, Loading, chunk};
use crate::inject::inject_drawings;
use outline::{OUTLINE, outlined_house};

/// The rule set with which the page begins: it comes with what reads a hand.
pub static FIRST: RuleSet = without_events(ALL[0]);

/// That rule set, and how its house is made.
struct First {
    rule_set: &'static RuleSet,
    house: fn() -> House,
}

static WHOLE_FIRST: First = First {
    rule_set: &FIRST,
    house: || House::with_defaults(&FIRST),
};

thread_local! {
    static HERE: Cell<Option<&'static First>> =
        const { Cell::new(if AT_ONCE { Some(&WHOLE_FIRST) } else { None }) };
}

/// The first rule set has come, with what calls this.
pub fn arrive() {
    HERE.set(Some(&WHOLE_FIRST));
}

/// The house with which the page begins, as far as it is here.
pub fn first_house() -> House {
    match HERE.get() {
        Some(first) => (first.house)(),
        None => outlined_house(),
    }
}

/// Those of the first chunk: a line for each.
pub static OTHERS: [&RuleSet; 2] = [&without_events(ALL[1]), &without_events(ALL[2])];

/// Riichi, which has a chunk of its own, with its events.
static RIICHI: [&RuleSet; riichi::PRESETS.len()] = riichi::PRESETS;

/// MCR, which has a chunk of its own, with its events.
static MCR: [&RuleSet; mcr::PRESETS.len()] = mcr::PRESETS;

/// Those whose events come with the screens that ask for them.
static WHOLE: [&RuleSet; 3] = [ALL[0], ALL[1], ALL[2]];

/// A rule set as far as a hand is scored by it: what a game takes comes later.
const fn without_events(whole: &'static RuleSet) -> RuleSet {
    RuleSet {
        events: &[],
        progression: &Progression::PLAIN,
        ..*whole
    }
}

/// The table whose elements have names in English and in Japanese.
pub static WITH_JAPANESE_NAMES: &str = match riichi::EMA_2025.variant {
    Some(variant) => variant.all,
    None => riichi::EMA_2025.name,
};

/// Rule sets that load when one of them is asked for.
pub type RuleSets = Chunk<&'static [&'static RuleSet]>;

chunk! {
    /// Those of [`OTHERS`]. They lie with what goes further than a result: a file of their own would
    /// need two more, for what they share with that and with a result.
    static DEFERRED: &'static [&'static RuleSet] = others(), in further;
}

chunk! {
    /// Those of [`RIICHI`].
    static DEFERRED_RIICHI: &'static [&'static RuleSet] = &RIICHI, in riichi;
}

chunk! {
    /// Those of [`MCR`].
    static DEFERRED_MCR: &'static [&'static RuleSet] = &MCR, in mcr;
}

/// The keys of all rule sets, without anything of them.
static KEYS: [&str; LISTED.len()] = {
    let mut keys = [""; LISTED.len()];
    let mut place = 0;
    while place < keys.len() {
        keys[place] = LISTED[place].key;
        place += 1;
    }
    keys
};

/// The rule sets that come later, and the key of the first of each.
static CHUNKS: [(&RuleSets, &str); 3] = [
    (&DEFERRED, ALL[1].key),
    (&DEFERRED_RIICHI, riichi::EMA_2025.key),
    (&DEFERRED_MCR, mcr::MIL_2025.key),
];

/// Animals are in play in none but these, so their drawings come with them.
fn others() -> &'static [&'static RuleSet] {
    inject_drawings(include_str!("animals.svg"));
    &OTHERS
}

/// Keys and names of all rule sets, here or not.
pub const fn all() -> &'static [Listed] {
    &LISTED
}

/// Keys and names of all rule sets, those together that are variants of one table.
pub fn tables() -> impl Iterator<Item = &'static [Listed]> {
    let table = |one: &Listed| one.variant.map(|variant| variant.of);
    all().chunk_by(move |one, next| one.variant.is_some() && table(one) == table(next))
}

/// The keys of the games that most people play: Hong Kong, riichi, MCR, Singapore; of riichi and MCR the
/// first of the table.
pub static MOST_PLAYED: [&str; 4] = [
    ALL[0].key,
    riichi::EMA_2025.key,
    mcr::MIL_2025.key,
    ALL[2].key,
];

/// A rule set and all variants of the same table.
pub fn variants(key: &str) -> &'static [Listed] {
    let mut tables = tables();
    let own = tables.find(|table| table.iter().any(|one| one.key == key));
    own.unwrap_or_default()
}

/// The rule set of a key, if it is here.
pub fn find(key: &str) -> Option<&'static RuleSet> {
    here().into_iter().find(|one| one.key == key)
}

/// The events of a rule set. Whoever asks for them brings those of all.
pub fn events(rule_set: &RuleSet) -> &'static [Event] {
    let whole = WHOLE.into_iter().find(|whole| *whole == rule_set);
    whole.map_or(rule_set.events, |whole| whole.events)
}

/// A house with all that its rule set says of events and of games.
///
/// # Errors
/// If its rule set isn't here, or its text form can't be read.
pub fn whole(house: &str) -> Result<House, Vec<HouseError>> {
    House::read(house, &all_whole())
}

/// All rule sets that are here, each with all that it says of events and of games.
pub fn all_whole() -> Vec<&'static RuleSet> {
    // Riichi and MCR are whole as they come.
    let others = here().into_iter().filter(|one| !WHOLE.contains(one));
    WHOLE.into_iter().chain(others).collect()
}

/// The first chunk of rule sets that isn't here.
pub fn first_missing() -> Option<&'static RuleSets> {
    let mut chunks = CHUNKS.iter().map(|(chunk, _)| *chunk);
    chunks.find(|chunk| chunk.get().is_err())
}

/// The event of a rule set with this key.
pub fn event(rule_set: &RuleSet, key: &str) -> Option<&'static Event> {
    events(rule_set).iter().find(|event| event.key == key)
}

/// Those that are here, in the order in which they are offered.
pub fn here() -> Vec<&'static RuleSet> {
    let mut all = vec![HERE.get().map_or(OUTLINE, |first| first.rule_set)];
    for (chunk, _) in CHUNKS {
        all.extend(chunk.get().into_iter().flatten());
    }
    all
}

/// The chunk in which the rule set of a key lies; none of the first, and of what is none.
pub fn chunk(key: &str) -> Option<&'static RuleSets> {
    let place = |key| KEYS.iter().position(|one| *one == key);
    let own = place(key)?;
    let mut chunks = CHUNKS.into_iter().rev();
    let (chunk, _) = chunks.find(|(_, first)| place(first).is_some_and(|first| first <= own))?;
    Some(chunk)
}

/// Loads what most pages will want.
pub fn prefetch() {
    DEFERRED.load(|| ());
}

/// Begins to load the rule set that a link names, before the link is read.
pub fn load_ahead(path: &str) {
    let mut named = KEYS.into_iter().filter(|key| path.contains(key));
    if let Some(chunk) = named.find_map(chunk) {
        chunk.load(|| ());
    }
}

/// Loads all rule sets, and calls `then` for each chunk that is there or can't be had.
pub fn load_all(then: impl Fn() + Clone + 'static) {
    for (chunk, _) in CHUNKS {
        chunk.load(then.clone());
    }
}

/// Whether all rule sets are here.
pub fn are_all_here() -> bool {
    CHUNKS.iter().all(|(chunk, _)| chunk.get().is_ok())
}

/// Whether none is on its way: each is here or can't be had.
pub fn are_all_settled() -> bool {
    let mut chunks = CHUNKS.iter();
    chunks.all(|(chunk, _)| !matches!(chunk.get(), Err(Loading::Pending)))
}

/// The key of the rule set that the text form of a house names, if that is one that isn't here.
pub fn missing(house: &str) -> Option<&'static str> {
    let key = house.split(';').next().unwrap_or_default();
    let key = all().iter().find(|one| one.key == key)?.key;
    find(key).is_none().then_some(key)
}
