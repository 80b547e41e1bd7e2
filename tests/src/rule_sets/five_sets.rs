//! A small rule set in the Taiwanese manner: 17 tiles, five sets and a pair, a dealer streak, and payments
//! that differ between payers.
//!
//! | clause | rule |
//! |---|---|
//! | FIVE-1 | A hand is 16 tiles, and wins with five sets and a pair. |
//! | FIVE-2 | Seven pairs and a pung win too (option); four alike are two pairs. |
//! | FIVE-3 | Sixteen disconnected tiles win too: one of each wind and dragon, three tiles of each suit at
//! least three ranks from each other, and any one of these twice. |
//! | FIVE-4 | Flowers and seasons are in play. |
//! | FIVE-5 | The tai of the hand add; an element that another one includes is not paid. Nothing is paid for more than `limit_tai`. |
//! | FIVE-6 | A payer pays the base, and the stake for each tai. |
//! | FIVE-7 | A discard is paid by the discarder only, a robbed kong by its player; a self-draw by all. |
//! | FIVE-8 | The dealer is worth 1 tai, and 2 for every consecutive hand as dealer: to a winning dealer, in
//! all legs; from a paying dealer, in that leg only. |

mod elements;
mod play;
mod random;
mod reference;

use tilewise_rules::{
    BonusTiles, Circumstance, CircumstanceRule, Count, GameRules, Geometry, HandRules, Identity,
    Kinds, Limit, MeldCondition, Needs, OptionId, OptionKind, Pattern, PaymentRules, Payments,
    Quads, Reason, RuleOption, RuleOptions, RuleSet, Scoring, Seat, Settings, Singles, Tile,
    TileSet, Unit, Win, WinBy, find,
};

pub use play::{HOUSES, Options};

/// The rule set.
pub static RULE_SET: RuleSet = RuleSet {
    identity: Identity {
        key: "five-sets",
        name: "Five Sets",
        ..Identity::BASE
    },
    hand: HandRules {
        geometry: Geometry::FIVE_SETS,
        patterns,
        bonus: |_| BonusTiles::FLOWERS.union(BonusTiles::SEASONS),
        ..HandRules::BASE
    },
    scoring: Scoring {
        unit: Unit {
            key: "tai",
            name: "tai",
            counted: "{0} tai",
        },
        elements: &elements::ELEMENTS,
        limit: |house| Limit::at(number(house, "limit_tai")),
        ..Scoring::BASE
    },
    settings: Settings {
        options: OPTIONS,
        ..Settings::BASE
    },
    payment: PaymentRules {
        points: |house, tally| leg(house, tally.counted),
        settle: |won, tally| {
            let context = won.context;
            let streak = context.circumstances.count(Circumstance::DealerStreak);
            let streak = streak.unwrap_or(0);
            pay(won.house, context.seat, context.win, tally.total, streak)
        },
        pays: |house, winner, win, value| pay(house, winner, win, value.counted, 0),
        ..PaymentRules::BASE
    },
    game: GameRules {
        circumstances: &CIRCUMSTANCES,
        ..GameRules::BASE
    },
}
.checked();

static PAYER: Reason = Reason {
    clause: "FIVE-7",
    text: "a payer pays the base and the tai",
};

static DEALER: Reason = Reason {
    clause: "FIVE-8",
    text: "the dealer pays for being the dealer too",
};

/// FIVE-5 to FIVE-8.
fn pay(house: &RuleOptions, winner: Seat, win: Win, tai: u16, streak: u8) -> Payments {
    let mut payments = Payments::none();
    for from in winner.others() {
        if win.from().is_some_and(|giver| giver != from) {
            continue;
        }
        let (more, reason) = match from {
            Seat::East => (1 + 2 * u16::from(streak), &DEALER),
            _ => (0, &PAYER),
        };
        let tai = (tai + more).min(house.limit());
        payments.pay(from, winner, leg(house, tai), reason);
    }
    payments
}

/// FIVE-6.
fn leg(house: &RuleOptions, tai: u16) -> i64 {
    let number = |key| i64::from(house.number(option(key)));
    number("base") + i64::from(tai) * number("stake")
}

fn number(house: &RuleOptions, key: &str) -> u16 {
    u16::try_from(house.number(option(key))).unwrap_or(u16::MAX)
}

const fn option(key: &str) -> OptionId {
    find(OPTIONS, key)
}

const OPTIONS: &[RuleOption] = &[
    amount("base", "FIVE-6", 3),
    amount("stake", "FIVE-6", 1),
    amount("limit_tai", "FIVE-5", 60),
    RuleOption {
        key: "seven_pairs_and_a_pung",
        name: "Seven pairs and a pung",
        aliases: "",
        description: "Whether they win.",
        clause: "FIVE-2",
        kind: OptionKind::Toggle(true),
    },
];

const fn amount(key: &'static str, clause: &'static str, default: u32) -> RuleOption {
    RuleOption {
        key,
        name: key,
        aliases: "",
        description: key,
        clause,
        kind: OptionKind::Number {
            min: 1,
            max: 100,
            default,
        },
    }
}

static CIRCUMSTANCES: [CircumstanceRule; 3] = [
    CircumstanceRule {
        circumstance: Circumstance::DealerStreak,
        name: "Dealer’s streak",
        aliases: "",
        description: "The dealer has gone on dealing so many times.",
        clause: "FIVE-8",
        needs: Needs {
            count: Count::Always,
            ..Needs::ANY
        },
        common: false,
        excludes: &[],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: Circumstance::LastTile,
        name: "Last tile",
        aliases: "",
        description: "The last tile of the wall, or the discard after it.",
        clause: "FIVE-14",
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
        clause: "FIVE-15",
        needs: Needs {
            melds: MeldCondition::Kong,
            ..Needs::only(&[WinBy::SelfDraw])
        },
        common: false,
        excludes: &[],
        refuses: None,
    },
];

/// FIVE-1 to FIVE-3.
fn patterns(house: &RuleOptions) -> &'static [Pattern] {
    if house.on(const { option("seven_pairs_and_a_pung") }) {
        &PATTERNS
    } else {
        &PATTERNS[..2]
    }
}

static PATTERNS: [Pattern; 3] = [
    Pattern::Sets,
    Pattern::Singles(&SIXTEEN_DISCONNECTED),
    Pattern::Pairs(Quads::TwoPairs),
];

/// FIVE-3.
static SIXTEEN_DISCONNECTED: Singles = Singles {
    among: &DISCONNECTED,
    one_twice: true,
};

/// Three ranks of a suit with differences of at least three, as indices.
const RANKS: [[usize; 3]; 10] = [
    [0, 3, 6],
    [0, 3, 7],
    [0, 3, 8],
    [0, 4, 7],
    [0, 4, 8],
    [0, 5, 8],
    [1, 4, 7],
    [1, 4, 8],
    [1, 5, 8],
    [2, 5, 8],
];

/// Three ranks of each suit, and the honours.
static DISCONNECTED: [Kinds; 1000] = {
    let mut all = [Kinds::new(TileSet::NONE); 1000];
    let mut one = 0;
    while one < all.len() {
        let mut tiles = TileSet::NONE;
        let mut place = 0;
        while place < 9 {
            let suit = place / 3;
            let ranks = RANKS[[one % 10, one / 10 % 10, one / 100][suit]];
            tiles = tiles.with(Tile::ALL[9 * suit + ranks[place % 3]]);
            place += 1;
        }
        while place < 16 {
            tiles = tiles.with(Tile::ALL[18 + place]);
            place += 1;
        }
        all[one] = Kinds::new(tiles);
        one += 1;
    }
    all
};
