//! Riichi: one scoring table for the rule books of federations and for common house rules.

mod circumstances;
mod counted;
mod dora;
mod elements;
mod events;
mod final_scores;
mod fu;
mod liability;
mod options;
mod payment;
mod presets;
mod progression;
mod tiles;

use crate::decomposition::{Pattern, Quads, THIRTEEN_ORPHANS};
use crate::hands::{Circumstance, Counter};
use crate::model::{
    Axis, BasisRule, DiceThrows, GameRules, HandRules, Identity, Limit, NoWin, OwnAnswer,
    PaymentRules, RuleOptions, RuleSet, Scoring, Settings, Unit, Variant, WallEnd, WallRule,
    event_key,
};
use crate::tiles::RedFives;
use options::choice;

/// Presets of the rule set.
pub static PRESETS: [&RuleSet; 8] = [
    &EMA_2025, &EMA_2016, &WRC_2015, &WRC_2025, &MLEAGUE, &TENHOU, &MAJSOUL, &JPML_A,
];

/// Rules for Japanese Mahjong of the EMA, 2025.
pub static EMA_2025: RuleSet = preset(
    ("riichi-ema-2025", "Riichi, EMA 2025", "EMA 2025"),
    &presets::EMA_2025,
);
/// Rules for Japanese Mahjong of the EMA, 2016.
pub static EMA_2016: RuleSet = preset(
    ("riichi-ema-2016", "Riichi, EMA 2016", "EMA 2016"),
    &presets::EMA_2016,
);
/// World Riichi Championship Rules, 2015.
pub static WRC_2015: RuleSet = preset(
    ("riichi-wrc-2015", "Riichi, WRC 2015", "WRC 2015"),
    &presets::WRC_2015,
);
/// World Riichi Championship Rules, 2025.
pub static WRC_2025: RuleSet = preset(
    ("riichi-wrc-2025", "Riichi, WRC 2025", "WRC 2025"),
    &presets::WRC_2025,
);
/// M.League.
pub static MLEAGUE: RuleSet = preset(
    ("riichi-mleague", "Riichi, M.League", "M.League"),
    &presets::MLEAGUE,
);
/// Tenhou, four players, ranked.
pub static TENHOU: RuleSet = preset(
    ("riichi-tenhou", "Riichi, Tenhou", "Tenhou"),
    &presets::TENHOU,
);
/// Mahjong Soul, four players, ranked.
pub static MAJSOUL: RuleSet = preset(
    ("riichi-majsoul", "Riichi, Mahjong Soul", "Mahjong Soul"),
    &presets::MAJSOUL,
);
/// JPML A rules.
pub static JPML_A: RuleSet = preset(
    ("riichi-jpml-a", "Riichi, JPML A", "JPML A"),
    &presets::JPML_A,
);

const fn preset(
    (key, name, variant): (&'static str, &'static str, &'static str),
    own_answers: &'static [OwnAnswer],
) -> RuleSet {
    RuleSet {
        identity: Identity {
            key,
            name,
            variant: Some(Variant {
                of: "riichi",
                all: "Riichi mahjong",
                name: variant,
            }),
        },
        hand: HandRules {
            patterns: |_| &PATTERNS,
            indicators: Some(&dora::INDICATORS),
            red_fives,
            studies_discards: true,
            ..HandRules::BASE
        },
        scoring: Scoring {
            unit: Unit {
                key: "han",
                name: "han",
                counted: "{0} han",
            },
            elements: &elements::ELEMENTS,
            axes: &AXES,
            limit: |house| {
                let (most, tiers) = payment::most(house);
                Limit {
                    hand: 13,
                    most,
                    tiers,
                    highest: most,
                }
            },
            minimum: |_| 1,
            qualifying_value: |_, tally| tally.qualifying,
            no_win: Some(NoWin {
                name: "no yaku",
                text: "no yaku, so the hand can’t win and nobody pays",
            }),
            score_lowest_wait: |house, context| {
                context.has(Circumstance::WinningTileUnclear)
                    && house.chosen(const { choice("unclear_winning_tile") }) == 0
            },
            ..Scoring::BASE
        },
        settings: Settings {
            options: options::CHOICES,
            own_answers,
            sections: options::SECTIONS,
            variations: options::VARIATIONS,
            distinguishing_options: options::TELLING,
            open_options: options::OPEN,
            ..Settings::BASE
        },
        payment: PaymentRules {
            points: |house, tally| payment::basis(house, tally).base,
            settle: payment::settle,
            pays: payment::pays,
            basis: Some(BasisRule {
                units_key: "yakuman",
                of: payment::basis,
                of_value: payment::basis_of_value,
            }),
            winner: Some(events::winner),
            ..PaymentRules::BASE
        },
        game: GameRules {
            circumstances: &circumstances::CIRCUMSTANCES,
            liabilities: &liability::LIABILITIES,
            events: &events::EVENTS,
            counted_win: Some(event_key(&events::EVENTS, "settle-win")),
            progression: &progression::PROGRESSION,
            counter: Some(Counter::Honba),
            declaration: Some(&circumstances::DECLARATION),
            furiten: Some(Circumstance::Furiten),
            wall: &WALL,
            ..GameRules::BASE
        },
    }
    .checked()
}

static AXES: [Axis; 1] = [Axis {
    key: "fu",
    total_key: "fu_total",
    details_key: "fu_details",
    unit: Unit {
        key: "fu",
        name: "fu",
        counted: "{0} fu",
    },
    elements: &fu::FU,
    details: fu::details,
    listed: &[20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120],
    impossible: counted::impossible,
    examples: &counted::EXAMPLES,
}];

/// Walls: 4 × 17 stacks, of which fourteen tiles are the dead wall.
static WALL: WallRule = WallRule {
    throws: DiceThrows::Once { dice: 2 },
    end: WallEnd::DeadWall {
        tiles: 14,
        indicator: 3,
    },
    clauses: &["R-3"],
};

static PATTERNS: [Pattern; 3] = [
    Pattern::Sets,
    Pattern::Pairs(Quads::Refused),
    Pattern::Singles(&THIRTEEN_ORPHANS),
];

/// Returns the red fives.
fn red_fives(house: &RuleOptions) -> RedFives {
    match house.number(const { choice("red_fives") }) {
        0 => RedFives::NONE,
        3 => RedFives::new([1, 1, 1]),
        _ => RedFives::new([1, 2, 1]),
    }
}

#[cfg(test)]
mod tests;
