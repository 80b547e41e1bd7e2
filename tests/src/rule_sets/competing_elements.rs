//! A rule set of 90 elements in the manner of the Chinese competition rules: combinations of sets compete,
//! knitted tiles win, flowers don't count towards the minimum, and a hand without other elements has a value.
//!
//! | clause | rule |
//! |---|---|
//! | COMP-1 | A hand is 13 tiles and wins with four sets and a pair; with 147, 258 and 369 of the three suits, a set and a pair; with seven pairs (four alike are two); with thirteen orphans; with 14 different tiles, each an honour or one of such 147, 258 and 369. |
//! | COMP-2 | Flowers and seasons are in play. Each adds 1, and doesn't count towards the minimum. |
//! | COMP-3 | All elements come from one reading. An element is not paid with one that includes it; an unpaid element includes nothing. An element of some sets is included only if they are among those of the including element. |
//! | COMP-4 | An element of several sets joins them. It counts if no two of its sets, or of its sets and the pair, were joined before. |
//! | COMP-5 | Of one such element no set is in two. |
//! | COMP-6 | The selection with the highest value counts. Of equal ones it is the one with more of the first element in the table. If only flowers count, it is a chicken hand. |
//! | COMP-7 | All opponents pay 8; the discarder, or all for a self-draw, the value too. |
//! | COMP-8 | Less than `minimum` without flowers: no payments. |
//! | COMP-10 | Chows of one suit: two, three or four alike; two or all three with a difference of 3 ranks; two with 6; three or four by steps of 1 or of 2. Of different suits: two or three alike, three by steps of 3 or of 1. |
//! | COMP-11 | Pungs of different suits: two or three of one rank, three by steps of 1; of one suit three or four by steps of 1. |
//! | COMP-12 | 123 and 789 twice, of one suit and a pair of its fives, or of two suits and a pair of fives of the third. |
//! | COMP-13 | Pungs of winds: all four, three and the pair, just three; of dragons: three, two and the pair, just two, just one. The wind of the seat, of the round. A terminal or a wind. |
//! | COMP-14 | Only green tiles, terminals, honours, terminals and honours of both, even pungs, 7 to 9, 4 to 6, 1 to 3, 6 to 9, 1 to 4, reversible tiles (option), simples. |
//! | COMP-15 | One suit without or with honours; two suits; all three, winds and dragons; no honours; four alike that are no kong. |
//! | COMP-16 | All pungs; all chows and a pair of a suit; a five, or a terminal or honour, in every set and the pair, none knitted. |
//! | COMP-17 | 1112345678999 of one suit in the hand before the win. |
//! | COMP-18 | Two, three or four concealed pungs; one that another player's tile completes is none. |
//! | COMP-19 | Won from another with nothing claimed, with all claimed; drawn; drawn with nothing claimed. |
//! | COMP-20 | The only tile that completes the hand is the 3 of 123 or the 7 of 789, the middle of a chow, or of the pair. A tile of which all four are held is none. |
//! | COMP-21 | Two, three or four kongs; a kong of each number and of each honour. |
//! | COMP-22 | The last tile, the replacement of a kong, a robbed kong. |

mod elements;
mod play;
mod random;
mod reference;
mod relations;
mod tiles;
mod waits;

use tilewise_rules::{
    BonusTiles, Circumstance, CircumstanceRule, Combination, Combine, Competition, GameRules,
    HandRules, Identity, Kinds, Limit, MeldCondition, Needs, OptionKind, Pattern, PaymentRules,
    Payments, Quads, Reason, RuleOption, RuleOptions, RuleSet, Scoring, Seat, SetMask, Settings,
    Singles, THIRTEEN_ORPHANS, Tile, TileSet, Unit, Win, WinBy, find,
};

pub use play::{HOUSES, Options};

/// The rule set.
pub static RULE_SET: RuleSet = RuleSet {
    identity: Identity {
        key: "competing-elements",
        name: "Competing Elements",
        ..Identity::BASE
    },
    hand: HandRules {
        patterns: |_| &PATTERNS,
        bonus: |_| BonusTiles::FLOWERS.union(BonusTiles::SEASONS),
        ..HandRules::BASE
    },
    scoring: Scoring {
        unit: Unit {
            key: "fan",
            name: "fan",
            counted: "{0} fan",
        },
        elements: &elements::ELEMENTS,
        combine: Combine::Best(Competition::by(may_join)),
        limit: |_| Limit::at(1000),
        minimum: |house| {
            let minimum = house.number(const { find(OPTIONS, "minimum") });
            u16::try_from(minimum).unwrap_or(u16::MAX)
        },
        qualifying_value: |_, tally| tally.qualifying,
        ..Scoring::BASE
    },
    settings: Settings {
        options: OPTIONS,
        ..Settings::BASE
    },
    payment: PaymentRules {
        settle: |won, tally| pay(won.house, won.context.seat, won.context.win, tally.counted),
        pays: |house, winner, win, value| pay(house, winner, win, value.counted),
        ..PaymentRules::BASE
    },
    game: GameRules {
        circumstances: &CIRCUMSTANCES,
        ..GameRules::BASE
    },
}
.checked();

/// COMP-4 and COMP-5.
fn may_join(chosen: &[Combination], next: Combination) -> bool {
    let again = |one: &Combination| one.element == next.element && one.parts.shared(next.parts) > 0;
    if chosen.iter().any(again) {
        return false;
    }
    let mut groups: Vec<SetMask> = Vec::new();
    for one in chosen {
        let mut group = one.parts;
        while let Some(place) = groups.iter().position(|other| other.shared(group) > 0) {
            group = group.union(groups.swap_remove(place));
        }
        groups.push(group);
    }
    groups.iter().all(|group| group.shared(next.parts) < 2)
}

static EACH: Reason = Reason {
    clause: "COMP-7",
    text: "everybody pays 8",
};

static VALUE: Reason = Reason {
    clause: "COMP-7",
    text: "the value is paid too",
};

/// COMP-7.
fn pay(_: &RuleOptions, winner: Seat, win: Win, fan: u16) -> Payments {
    let mut payments = Payments::none();
    for from in winner.others() {
        payments.pay(from, winner, 8, &EACH);
        if win.from().is_none_or(|giver| giver == from) {
            payments.pay(from, winner, fan.into(), &VALUE);
        }
    }
    payments
}

const OPTIONS: &[RuleOption] = &[
    RuleOption {
        key: "minimum",
        name: "Minimum",
        aliases: "",
        description: "The least that wins, without flowers.",
        clause: "COMP-8",
        kind: OptionKind::Number {
            min: 0,
            max: 20,
            default: 8,
        },
    },
    toggle("green_half_flush", "COMP-14", false),
    toggle("terminals_double_pung", "COMP-14", false),
    toggle("reversible_tiles", "COMP-14", true),
];

const fn toggle(key: &'static str, clause: &'static str, rule_set: bool) -> RuleOption {
    RuleOption {
        key,
        name: key,
        aliases: "",
        description: key,
        clause,
        kind: OptionKind::Toggle(rule_set),
    }
}

static CIRCUMSTANCES: [CircumstanceRule; 2] = [
    CircumstanceRule {
        circumstance: Circumstance::LastTile,
        name: "Last tile",
        aliases: "",
        description: "The last tile of the wall, or the discard after it.",
        clause: "COMP-22",
        needs: Needs::only(&[WinBy::SelfDraw, WinBy::Discard]),
        common: false,
        excludes: &[],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: Circumstance::KongReplacement,
        name: "Kong replacement",
        aliases: "",
        description: "The winning tile was the replacement of a kong.",
        clause: "COMP-22",
        needs: Needs {
            melds: MeldCondition::Kong,
            ..Needs::only(&[WinBy::SelfDraw])
        },
        common: false,
        excludes: &[],
        refuses: None,
    },
];

/// COMP-1.
static PATTERNS: [Pattern; 5] = [
    Pattern::Sets,
    Pattern::Knitted,
    Pattern::Pairs(Quads::TwoPairs),
    Pattern::Singles(&THIRTEEN_ORPHANS),
    Pattern::Singles(&KNITTED_AND_HONORS),
];

/// 14 different tiles of the seven honours and 147, 258 and 369 of the suits.
pub static KNITTED_AND_HONORS: Singles = Singles {
    among: &{
        let ways = [
            [0, 1, 2],
            [0, 2, 1],
            [1, 0, 2],
            [1, 2, 0],
            [2, 0, 1],
            [2, 1, 0],
        ];
        let mut all = [Kinds::new(TileSet::NONE); 6];
        let mut way = 0;
        while way < 6 {
            let mut tiles = TileSet::NONE;
            let mut place = 0;
            while place < 9 {
                let suit = place / 3;
                tiles = tiles.with(Tile::ALL[9 * suit + ways[way][suit] + 3 * (place % 3)]);
                place += 1;
            }
            while place < 16 {
                tiles = tiles.with(Tile::ALL[18 + place]);
                place += 1;
            }
            all[way] = Kinds::new(tiles);
            way += 1;
        }
        all
    },
    one_twice: false,
};
