//! Mahjong Competition Rules: one scoring table for the rule books of the Mahjong International League and
//! the World Mahjong Organization.

mod circumstances;
mod elements;
mod events;
mod final_scores;
mod options;
mod payment;
mod presets;
mod progression;
mod relations;
mod sets;
mod tiles;
mod wait_elements;

use crate::decomposition::{Kinds, Pattern, Quads, Singles, THIRTEEN_ORPHANS};
use crate::model::{
    Combine, Competition, DiceThrows, GameRules, HandRules, Identity, Limit, NONE, OwnAnswer,
    PaymentRules, RuleOptions, RuleSet, Scoring, Settings, Unit, Variant, WallEnd, WallRule,
};
use crate::tiles::{BonusTiles, Tile, TileSet};
use options::choice;

/// Presets of the rule set.
pub static PRESETS: [&RuleSet; 2] = [&MIL_2025, &WMO_2006];

/// Rules of 1998 in the interpretation of the Mahjong International League, 2025.
pub static MIL_2025: RuleSet = preset(("mcr", "MCR, MIL 2025", "MIL 2025"), &presets::MIL_2025);
/// Mahjong Competition Rules of the World Mahjong Organization, 2006.
pub static WMO_2006: RuleSet = preset(
    ("mcr-wmo-2006", "MCR, WMO 2006", "WMO 2006"),
    &presets::WMO_2006,
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
                of: "mcr",
                all: "Competition rules (MCR)",
                name: variant,
            }),
        },
        hand: HandRules {
            patterns: |_| &PATTERNS,
            bonus: |house| {
                if house.on(const { choice("bonus_tiles_in_play") }) {
                    BonusTiles::FLOWERS.union(BonusTiles::SEASONS)
                } else {
                    BonusTiles::NONE
                }
            },
            studies_discards: true,
            ..HandRules::BASE
        },
        scoring: Scoring {
            unit: Unit {
                key: "fan",
                name: "fan",
                counted: "{0} fan",
            },
            elements: &elements::ELEMENTS,
            high_hands: &HIGH_HANDS,
            combine: Combine::Best(Competition::by(relations::may_join)),
            limit: |house| match house.number(const { choice("limit_fan") }) {
                NONE => Limit {
                    highest: highest(house),
                    ..Limit::at(u16::MAX)
                },
                limit => Limit::at(u16::try_from(limit).unwrap_or(u16::MAX)),
            },
            minimum: |house| {
                let minimum = house.number(const { choice("minimum_fan") });
                u16::try_from(minimum).unwrap_or(u16::MAX)
            },
            qualifying_value: |_, tally| tally.qualifying,
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
            settle: |won, tally| payment::normal(won.context.seat, won.context.win, tally.counted),
            pays: |_, seat, win, value| payment::normal(seat, win, value.counted),
            ..PaymentRules::BASE
        },
        game: GameRules {
            circumstances: &circumstances::CIRCUMSTANCES,
            events: &events::EVENTS,
            counted_win: Some("settle-win"),
            progression: &progression::PROGRESSION,
            wall: &WALL,
            ..GameRules::BASE
        },
    }
    .checked()
}

/// Examples of the highest hands: honours and terminals in pungs and kongs (M-31, M-32, M-35, M-38, M-39,
/// M-41, M-42, M-163).
static HIGH_HANDS: [&str; 11] = [
    "5m ak1111z ak2222z ak3333z ak1111m w5m@N SE",
    "7z p111z p333z p555z p666z w7z@N SE",
    "5z p111z p222z p333z p444z w5z@N SE",
    "5z ck1111z ck2222z ck3333z ck2222m w5z@N SE",
    "1p ck1111z ck2222z ck3333z ck1111m w1p@N SE",
    "9m ck1111m ck2222m ck3333m ck4444m w9m@N SE",
    "2z ck1111z ck3333z ck4444z ck1111m w2z@N SE",
    "1m ck1111z ck2222z ck3333z ck4444z w1m@N SE",
    "5z ck1111z ck2222z ck3333z ck4444z w5z@N SE",
    "5z ck1111z ck2222z ck3333z ck4444z w5z@N last-tile f1 f2 f3 f4 g1 g2 g3 g4 SE",
    "4z ck1111z ck5555z ck6666z ck7777z w4z kong-replacement last-tile f1 f2 f3 f4 g1 g2 g3 g4 EE",
];

/// Returns the highest value of a hand (M-163): 4 more if it counts as fully concealed (M-27).
fn highest(house: &RuleOptions) -> u16 {
    const FULLY_CONCEALED: usize = 1;
    let concealed = house.chosen(const { choice("concealed_specials_self_draw") });
    let flowers = house.on(const { choice("bonus_tiles_in_play") });
    324 + 4 * u16::from(concealed == FULLY_CONCEALED) + 8 * u16::from(flowers)
}

/// Walls: 4 × 18 stacks, which are drawn to the last tile (M-2).
static WALL: WallRule = WallRule {
    throws: DiceThrows::Twice,
    end: WallEnd::AllDrawn,
    clauses: &["M-2"],
};

/// Patterns of a winning hand (M-7 to M-11).
static PATTERNS: [Pattern; 5] = [
    Pattern::Sets,
    Pattern::Knitted,
    Pattern::Pairs(Quads::TwoPairs),
    Pattern::Singles(&THIRTEEN_ORPHANS),
    Pattern::Singles(&KNITTED_AND_HONORS),
];

/// Pattern of 14 different tiles: the seven honours, and 147, 258 and 369 of the suits.
static KNITTED_AND_HONORS: Singles = Singles {
    among: &{
        let mut all = [Kinds::new(TileSet::NONE); 6];
        let mut way = 0;
        while way < 6 {
            let mut tiles = BODIES[way];
            let mut place = 27;
            while place < Tile::ALL.len() {
                tiles = tiles.with(Tile::ALL[place]);
                place += 1;
            }
            all[way] = Kinds::new(tiles);
            way += 1;
        }
        all
    },
    one_twice: false,
};

/// Six knitted bodies: 147 of one suit, 258 of another, 369 of the third.
static BODIES: [TileSet; 6] = {
    // First rank of the knitted chow of each suit.
    const WAYS: [[usize; 3]; 6] = [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
    ];
    let mut all = [TileSet::NONE; 6];
    let mut way = 0;
    while way < 6 {
        let mut place = 0;
        while place < 9 {
            let suit = place / 3;
            let tile = Tile::ALL[9 * suit + WAYS[way][suit] + 3 * (place % 3)];
            all[way] = all[way].with(tile);
            place += 1;
        }
        way += 1;
    }
    all
};
