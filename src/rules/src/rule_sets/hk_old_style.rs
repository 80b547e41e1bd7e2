//! Hong Kong Old Style.

mod circumstances;
mod elements;
mod events;
mod liability;
mod options;
mod payment;
mod progression;

use crate::decomposition::{Pattern, Quads, THIRTEEN_ORPHANS};
use crate::model::{
    BonusWin, Condition, GameRules, HandRules, Identity, Limit, PaymentRules, RuleOptions, RuleSet,
    Scoring, Settings, Unit, event_key,
};
use crate::tiles::BonusTiles;
use options::choice;

/// The rule set.
pub static RULE_SET: RuleSet = RuleSet {
    identity: Identity {
        key: "hk-old-style",
        name: "Hong Kong Old Style",
        ..Identity::BASE
    },
    hand: HandRules {
        patterns,
        bonus: |house| {
            if house.on(const { choice("bonus_tiles_in_play") }) {
                FLOWERS
            } else {
                BonusTiles::NONE
            }
        },
        bonus_win: Some(BonusWin {
            takes: "seven or all eight flowers and seasons",
            least: 7,
            played: &[Condition::If("flowers_win")],
            with_hand: None,
            only_with_all: &[],
        }),
        ..HandRules::BASE
    },
    scoring: Scoring {
        unit: Unit {
            key: "fan",
            name: "fan",
            counted: "{0} fan",
        },
        elements: &elements::ELEMENTS,
        limit: |house| Limit::at(number(house, "limit_fan")),
        minimum: |house| number(house, "minimum_fan"),
        ..Scoring::BASE
    },
    settings: Settings {
        options: options::CHOICES,
        sections: options::SECTIONS,
        presets: options::PRESETS,
        variations: options::VARIATIONS,
        open_options: options::OPEN,
        ..Settings::BASE
    },
    payment: PaymentRules {
        money: payment::money,
        points: |house, tally| payment::worth(house, payment::points(house, tally.counted)),
        settle: payment::settle,
        pays: |house, seat, win, value| payment::normal(house, seat, win, value.counted),
        ..PaymentRules::BASE
    },
    game: GameRules {
        circumstances: &circumstances::CIRCUMSTANCES,
        liabilities: &liability::LIABILITIES,
        exemptions: &liability::EXEMPTIONS,
        events: &events::EVENTS,
        counted_win: Some(event_key(&events::EVENTS, "settle-win")),
        progression: &progression::PROGRESSION,
        ..GameRules::BASE
    },
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
