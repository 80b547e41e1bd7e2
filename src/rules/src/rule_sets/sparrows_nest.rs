//! Rule set of the Sparrow's Nest HK League.

mod circumstances;
mod elements;
mod events;
mod liability;
mod options;
mod payment;
mod progression;

use crate::decomposition::{Pattern, THIRTEEN_ORPHANS};
use crate::hands::Geometry;
use crate::schema::{
    BonusWin, Combine, Condition, Limit, Money, RuleOptions, RuleSet, Unit, event_key,
};
use crate::tiles::{BonusTiles, RedFives};
use options::choice;

/// The rule set.
pub static RULE_SET: RuleSet = RuleSet {
    key: "sparrows-nest",
    name: "Sparrow’s Nest HK League",
    variant: None,
    unit: Unit {
        key: "fan",
        name: "faan",
        counted: "{0} faan",
    },
    money: |_| Money::POINTS,
    elements: &elements::ELEMENTS,
    high_hands: &[],
    combine: Combine::All,
    axes: &[],
    options: options::CHOICES,
    own_answers: &[],
    sections: options::SECTIONS,
    presets: &[],
    variations: &[],
    distinguishing_options: &[],
    circumstances: &circumstances::CIRCUMSTANCES,
    liabilities: &liability::LIABILITIES,
    exemptions: &liability::EXEMPTIONS,
    events: &events::EVENTS,
    progression: &progression::PROGRESSION,
    counted_win: Some(event_key(&events::EVENTS, "settle-win")),
    bonus: |_| BonusTiles::FLOWERS.union(BonusTiles::SEASONS),
    indicators: None,
    red_fives: |_| RedFives::NONE,
    declaration: None,
    furiten: None,
    no_win: None,
    bonus_win: Some(BonusWin {
        takes: "seven flowers and seasons of the own hand, or all eight after Flowers Hand was \
                turned down (declined-flowers-hand)",
        least: 7,
        played: Condition::Always,
    }),
    geometry: Geometry::FOUR_SETS,
    patterns: |_| &PATTERNS,
    limit: |house| Limit::at(number(house, "cap_faan")),
    minimum: |house| number(house, "minimum_faan"),
    qualifying_value: |_, tally| tally.counted,
    basis: None,
    score_lowest_wait: |_, _| false,
    winner: None,
    points: payment::whole,
    settle: payment::settle,
    takes_pot: Some(events::pot_to_winners),
    pays: |house, seat, win, value| payment::normal(house, seat, win, value.counted),
}
.checked();

/// Patterns of a winning hand, without seven pairs (NEST-49, NEST-50).
static PATTERNS: [Pattern; 2] = [Pattern::Sets, Pattern::Singles(&THIRTEEN_ORPHANS)];

fn number(house: &RuleOptions, key: &str) -> u16 {
    u16::try_from(house.number(choice(key))).unwrap_or(u16::MAX)
}
