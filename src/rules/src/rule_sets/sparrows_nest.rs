//! Rule set of the Sparrow's Nest HK League.

mod circumstances;
mod elements;
mod events;
mod liability;
mod options;
mod payment;
mod progression;

use crate::decomposition::{Pattern, THIRTEEN_ORPHANS};
use crate::model::{
    BonusWin, Condition, GameRules, HandRules, Identity, Limit, PaymentRules, RuleOptions, RuleSet,
    Scoring, Settings, Unit, WallEnd, WallRule, event_key,
};
use crate::tiles::BonusTiles;
use options::choice;

/// The rule set.
pub static RULE_SET: RuleSet = RuleSet {
    identity: Identity {
        key: "sparrows-nest",
        name: "Sparrow’s Nest HK League",
        ..Identity::BASE
    },
    hand: HandRules {
        patterns: |_| &PATTERNS,
        bonus: |_| BonusTiles::FLOWERS.union(BonusTiles::SEASONS),
        bonus_win: Some(BonusWin {
            takes: "seven flowers and seasons of the own hand, or all eight after Flowers Hand was \
                turned down (declined-flowers-hand)",
            least: 7,
            played: &[Condition::Always],
            with_hand: None,
            only_with_all: &[],
        }),
        ..HandRules::BASE
    },
    scoring: Scoring {
        unit: Unit {
            key: "fan",
            name: "faan",
            counted: "{0} faan",
        },
        elements: &elements::ELEMENTS,
        limit: |house| Limit::at(number(house, "cap_faan")),
        minimum: |house| number(house, "minimum_faan"),
        ..Scoring::BASE
    },
    settings: Settings {
        options: options::CHOICES,
        sections: options::SECTIONS,
        open_options: options::OPEN,
        ..Settings::BASE
    },
    payment: PaymentRules {
        points: payment::whole,
        settle: payment::settle,
        pays: |house, seat, win, value| payment::normal(house, seat, win, value.counted),
        pot: Some(events::pot_to_winners),
        ..PaymentRules::BASE
    },
    game: GameRules {
        circumstances: &circumstances::CIRCUMSTANCES,
        liabilities: &liability::LIABILITIES,
        exemptions: &liability::EXEMPTIONS,
        events: &events::EVENTS,
        counted_win: Some(event_key(&events::EVENTS, "settle-win")),
        progression: &progression::PROGRESSION,
        wall: &WALL,
        ..GameRules::BASE
    },
}
.checked();

/// Walls: 18 stacks on each side, of which all tiles are drawn (NEST-01, NEST-02).
static WALL: WallRule = WallRule {
    end: WallEnd::AllDrawn,
    clauses: &["NEST-01", "NEST-02"],
    ..WallRule::BASE
};

/// Patterns of a winning hand, without seven pairs (NEST-49, NEST-50).
static PATTERNS: [Pattern; 2] = [Pattern::Sets, Pattern::Singles(&THIRTEEN_ORPHANS)];

fn number(house: &RuleOptions, key: &str) -> u16 {
    u16::try_from(house.number(choice(key))).unwrap_or(u16::MAX)
}
