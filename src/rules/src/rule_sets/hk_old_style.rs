//! Hong Kong Old Style.

mod circumstances;
mod elements;
mod events;
mod liability;
mod options;
mod payment;
mod progression;

use crate::decomposition::{Pattern, Quads, THIRTEEN_ORPHANS};
use crate::hands::Geometry;
use crate::schema::{BonusWin, Combine, Condition, Limit, RuleOptions, RuleSet, Unit, event_key};
use crate::tiles::{BonusTiles, RedFives};
use options::choice;

/// The rule set.
pub static RULE_SET: RuleSet = RuleSet {
    key: "hk-old-style",
    name: "Hong Kong Old Style",
    variant: None,
    unit: Unit {
        key: "fan",
        name: "fan",
        counted: "{0} fan",
    },
    money: payment::money,
    elements: &elements::ELEMENTS,
    high_hands: &[],
    combine: Combine::All,
    axes: &[],
    options: options::CHOICES,
    own_answers: &[],
    sections: options::SECTIONS,
    presets: options::PRESETS,
    variations: options::VARIATIONS,
    distinguishing_options: &[],
    circumstances: &circumstances::CIRCUMSTANCES,
    liabilities: &liability::LIABILITIES,
    exemptions: &liability::EXEMPTIONS,
    events: &events::EVENTS,
    progression: &progression::PROGRESSION,
    counted_win: Some(event_key(&events::EVENTS, "settle-win")),
    bonus: |house| {
        if house.on(const { choice("bonus_tiles_in_play") }) {
            FLOWERS
        } else {
            BonusTiles::NONE
        }
    },
    indicators: None,
    red_fives: |_| RedFives::NONE,
    declaration: None,
    furiten: None,
    no_win: None,
    bonus_win: Some(BonusWin {
        takes: "seven or all eight flowers and seasons",
        least: 7,
        played: Condition::If("flowers_win"),
    }),
    geometry: Geometry::FOUR_SETS,
    patterns,
    limit: |house| Limit::at(number(house, "limit_fan")),
    minimum: |house| number(house, "minimum_fan"),
    qualifying_value: |_, tally| tally.counted,
    basis: None,
    score_lowest_wait: |_, _| false,
    winner: None,
    points: |house, tally| payment::worth(house, payment::points(house, tally.counted)),
    settle: payment::settle,
    takes_pot: None,
    pays: |house, seat, win, value| payment::normal(house, seat, win, value.counted),
}
.checked();

/// Bonus tiles, if the table plays with any.
const FLOWERS: BonusTiles = BonusTiles::FLOWERS.union(BonusTiles::SEASONS);

fn number(house: &RuleOptions, key: &str) -> u16 {
    u16::try_from(house.number(choice(key))).unwrap_or(u16::MAX)
}

/// Returns the patterns of a winning hand (HKOS-01, HKOS-02).
fn patterns(house: &RuleOptions) -> &'static [Pattern] {
    const ORPHANS: Pattern = Pattern::Singles(&THIRTEEN_ORPHANS);
    if house.chosen(const { choice("seven_pairs") }) == OFF {
        &[Pattern::Sets, ORPHANS]
    } else if house.on(const { choice("seven_pairs_quad_as_two_pairs") }) {
        &[Pattern::Sets, Pattern::Pairs(Quads::TwoPairs), ORPHANS]
    } else {
        &[Pattern::Sets, Pattern::Pairs(Quads::Refused), ORPHANS]
    }
}

/// Index of `off` among the answers of `seven_pairs`.
const OFF: usize = 2;
