//! HK-style Taiwanese mahjong: one scoring table for the league rules of 2020 and the general rules of 2025 of the
//! Hong Kong Mahjong Association.

mod circumstances;
mod combination_rules;
mod debts;
mod elements;
mod events;
mod fours;
mod groups;
mod options;
mod pairs;
mod presets;
mod progression;
mod readings;
mod relations;
mod shapes;
mod shares;
mod values;
mod wait_elements;
mod wins;

use crate::decomposition::{Pattern, Quads};
use crate::hands::{Counter, Geometry};
use crate::model::{
    BonusWin, Combine, Condition, Counting, ElementValue, GameRules, HandRules, Identity,
    OwnAnswer, PaymentRules, RuleSet, Scoring, Settings, Unit, Variant, WallEnd, WallRule,
    event_key,
};
use options::choice;

/// Variants of the rule set.
pub static PRESETS: [&RuleSet; 2] = [&LEAGUE_2020, &GENERAL_2025];

/// League rules of 2020.
pub static LEAGUE_2020: RuleSet = variant(
    ("hk-taiwanese", "HK-style Taiwanese, 2020", "League 2020"),
    &presets::LEAGUE_2020,
    &[],
);
/// General rules of 2025.
pub static GENERAL_2025: RuleSet = variant(
    (
        "hk-taiwanese-2025",
        "HK-style Taiwanese, 2025",
        "General 2025",
    ),
    &presets::GENERAL_2025,
    &values::VALUES_2025,
);

const fn variant(
    (key, name, variant): (&'static str, &'static str, &'static str),
    own_answers: &'static [OwnAnswer],
    own_values: &'static [ElementValue],
) -> RuleSet {
    RuleSet {
        identity: Identity {
            key,
            name,
            variant: Some(Variant {
                of: "hk-taiwanese",
                all: "HK-style Taiwanese",
                name: variant,
            }),
        },
        hand: HandRules {
            geometry: Geometry::FIVE_SETS,
            patterns: |_| &PATTERNS,
            bonus: |_| wins::FAMILIES,
            bonus_win: Some(BonusWin {
                takes: "all eight flowers and seasons, or seven of them when another player draws the eighth",
                least: 7,
                played: &[Condition::Always],
                with_hand: None,
                only_with_all: &[],
            }),
            ..HandRules::BASE
        },
        scoring: Scoring {
            unit: Unit {
                key: "faan",
                name: "faan",
                counted: "{0} faan",
            },
            elements: &elements::ELEMENTS,
            own_values,
            combine: Combine::Counted(Counting {
                combinations: combination_rules::count,
                readings: readings::compare,
            }),
            minimum: |house| {
                let minimum = house.number(const { choice("minimum") });
                u16::try_from(minimum).unwrap_or(u16::MAX)
            },
            ..Scoring::BASE
        },
        settings: Settings {
            options: options::OPTIONS,
            own_answers,
            sections: options::SECTIONS,
            variations: options::VARIATIONS,
            distinguishing_options: options::TELLING,
            open_options: options::OPEN,
            ..Settings::BASE
        },
        payment: PaymentRules {
            money: |_| shares::MONEY,
            settle: |won, tally| {
                let streak = won.context.stakes.streak;
                shares::pay(streak, won.context.seat, won.context.win, tally.counted)
            },
            pays: |_, seat, win, value| shares::pay(0, seat, win, value.counted),
            ..PaymentRules::BASE
        },
        game: GameRules {
            circumstances: &circumstances::CIRCUMSTANCES,
            events: &events::EVENTS,
            counted_win: Some(event_key(&events::EVENTS, "settle-win")),
            progression: &progression::PROGRESSION,
            counter: Some(Counter::Streak),
            wall: &WALL,
            ..GameRules::BASE
        },
    }
    .checked()
}

/// Walls: all tiles are drawn (T-2).
static WALL: WallRule = WallRule {
    end: WallEnd::AllDrawn,
    clauses: &["T-2"],
    ..WallRule::BASE
};

/// Patterns of a winning hand (T-6).
static PATTERNS: [Pattern; 4] = [
    Pattern::Sets,
    Pattern::Pairs(Quads::TwoPairs),
    Pattern::Unrelated,
    Pattern::OrphansAndSet,
];

#[cfg(test)]
mod tests;
