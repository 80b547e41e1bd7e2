//! Taiwanese mahjong with sixteen tiles: one scoring table for six variants.

mod circumstances;
mod conditions;
mod elements;
mod events;
mod liability;
mod options;
mod payment;
mod presets;
mod progression;
mod shares;

use crate::decomposition::{Completed, Pattern, Quads, Reading};
use crate::hands::{Counter, Geometry};
use crate::model::{
    BonusWin, Condition, ElementValue, GameRules, HandRules, Identity, Limit, OptionId, OwnAnswer,
    PaymentRules, RuleOptions, RuleSet, Scoring, Settings, Tally, Unit, Variant, WallEnd, WallRule,
    WonHand, event_key,
};
use crate::tiles::BonusTiles;
use options::choice;

/// Variants of the rule set.
pub static PRESETS: [&RuleSet; 6] = [&SML_2026, &CML, &STAR31, &SHENLAIYE, &HOME, &SOUTHERN];

/// The table of SML, 2026.
pub static SML_2026: RuleSet = variant(
    ("taiwanese", "Taiwanese, SML 2026", "SML 2026"),
    &presets::TAIWANESE,
    &[],
);
/// The table of CML.
pub static CML: RuleSet = variant(
    ("taiwanese-cml", "Taiwanese, CML", "CML"),
    &presets::CML,
    &[],
);
/// The game 明星三缺一.
pub static STAR31: RuleSet = variant(
    ("taiwanese-star31", "Taiwanese, Star 31", "Star 31"),
    &presets::STAR31,
    &presets::STAR31_VALUES,
);
/// The game 神來也.
pub static SHENLAIYE: RuleSet = variant(
    ("taiwanese-shenlaiye", "Taiwanese, Shenlaiye", "Shenlaiye"),
    &presets::SHENLAIYE,
    &presets::SHENLAIYE_VALUES,
);
/// A home table.
pub static HOME: RuleSet = variant(
    ("taiwanese-home", "Taiwanese, home table", "Home table"),
    &presets::HOME,
    &presets::HOME_VALUES,
);
/// The south of Taiwan.
pub static SOUTHERN: RuleSet = variant(
    ("taiwanese-southern", "Taiwanese, southern", "Southern"),
    &presets::SOUTHERN,
    &presets::SOUTHERN_VALUES,
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
                of: "taiwanese",
                all: "Taiwanese mahjong",
                name: variant,
            }),
        },
        hand: HandRules {
            geometry: Geometry::FIVE_SETS,
            patterns,
            bonus: |house| {
                if house.on(const { choice("bonus_tiles") }) {
                    BonusTiles::FLOWERS.union(BonusTiles::SEASONS)
                } else {
                    BonusTiles::NONE
                }
            },
            bonus_win: Some(BonusWin {
                takes: "all eight flowers and seasons of the own hand, or seven of them when another \
                    player draws the eighth, as far as the house plays these wins",
                least: 7,
                played: &[
                    Condition::UnlessChosen("eight_flowers", "adds"),
                    Condition::If("seven_robs_one"),
                ],
                with_hand: Some(Condition::IfChosen("eight_flowers", "compound")),
                only_with_all: &[
                    Condition::IfChosen("eight_flowers", "alone-forced"),
                    Condition::IfChosen("eight_flowers", "compound"),
                ],
            }),
            ..HandRules::BASE
        },
        scoring: Scoring {
            unit: Unit {
                key: "tai",
                name: "tai",
                counted: "{0} tai",
            },
            elements: &elements::ELEMENTS,
            own_values,
            limit: |house| match number(house, const { choice("cap") }) {
                0 => Limit::at(u16::MAX),
                cap => Limit::at(cap),
            },
            minimum: |house| number(house, const { choice("minimum") }),
            qualifying_value: towards_minimum,
            prefers: Some(completes_pung),
            ..Scoring::BASE
        },
        settings: Settings {
            options: options::CHOICES,
            own_answers,
            sections: options::SECTIONS,
            variations: options::VARIATIONS,
            distinguishing_options: options::TELLING,
            ..Settings::BASE
        },
        payment: PaymentRules {
            points: payment::points,
            settle: payment::settle,
            pays: |house, seat, win, value| payment::normal(house, seat, win, value.counted),
            ..PaymentRules::BASE
        },
        game: GameRules {
            circumstances: &circumstances::CIRCUMSTANCES,
            liabilities: &liability::LIABILITIES,
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

/// Walls: the last sixteen tiles aren't drawn (T-2).
static WALL: WallRule = WallRule {
    end: WallEnd::Undrawn(16),
    clauses: &["T-2"],
    ..WallRule::BASE
};

/// Returns the patterns of a winning hand (T-6).
fn patterns(house: &RuleOptions) -> &'static [Pattern] {
    if house.on(const { choice("pairs_and_pung") }) {
        &[Pattern::Sets, Pattern::Pairs(Quads::TwoPairs)]
    } else {
        &[Pattern::Sets]
    }
}

/// Returns the value that counts towards the minimum (T-66): the minimum without the tai that the total lacks.
fn towards_minimum(house: &RuleOptions, tally: &Tally) -> u16 {
    // `house.minimum` is the cap at most; the total before the cap has to reach the whole minimum.
    let missing = number(house, const { choice("minimum") }).saturating_sub(tally.total);
    house.minimum.saturating_sub(missing)
}

/// Returns whether the winning discard completes a pung, if such readings come first (D-5).
fn completes_pung(won: &WonHand, reading: &Reading) -> bool {
    // In a hand of pairs, the winning tile is one of the pung.
    let completes = || {
        let set = match reading.completed {
            Completed::Set(_) => reading.completed_set(),
            Completed::Whole => reading.lone_set(),
            Completed::Pair => None,
        };
        let tile = won.hand.winning_tile();
        set.is_some_and(|set| set.set.is_alike() && Some(set.set.tile) == tile)
    };
    won.house.on(const { choice("pung_first") }) && !won.context.win.is_drawn() && completes()
}

fn number(house: &RuleOptions, option: OptionId) -> u16 {
    u16::try_from(house.number(option)).unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests;
