//! Instant payments: bitten 咬到, flower groups and kongs (SG-37 to SG-54, SG-114).

use super::super::liability::{Late, is_late};
use super::super::options::choice;
use crate::schema::{
    After, Ask, Effect, Event, EventError, Facts, HouseRules, Need, Payments, Reason, Ruling,
    question, seat,
};
use crate::tiles::{BonusFamily, BonusTile, BonusTiles, Seat};

const fn reason(clause: &'static str, says: &'static str) -> Reason {
    Reason { clause, says }
}

static CAT_AND_RAT: Reason = reason("SG-37", "collected the cat and the rat");
static CAT_AND_RAT_DEALT: Reason = reason("SG-41", "was dealt the cat and the rat");
static ROOSTER: Reason = reason("SG-38", "collected the rooster and the centipede");
static ROOSTER_DEALT: Reason = reason("SG-41", "was dealt the rooster and the centipede");
static FOUR_ANIMALS: Reason = reason("SG-39", "collected all four animals");
static FOUR_ANIMALS_DEALT: Reason = reason("SG-42", "was dealt all four animals");
static FOUR_ANIMALS_ALIKE: Reason = reason("SG-43", "collected all four animals, paid like a pair");
static SEAT_FLOWERS: Reason = reason("SG-44", "collected both seat flowers");
static SEAT_FLOWERS_DEALT: Reason = reason("SG-44", "was dealt both seat flowers");
static FLOWERS: Reason = reason("SG-45", "collected all four flowers");
static SEASONS: Reason = reason("SG-45", "collected all four seasons");
static EXPOSED_KONG: Reason = reason("SG-47", "made an exposed kong");
static DISCARDED_KONG: Reason = reason("SG-47", "discarded the tile of a kong");
static CONCEALED_KONG: Reason = reason("SG-48", "made a concealed kong");
static FRESH_KONG: Reason = reason("SG-114", "fed a late kong with a fresh tile");

const fn animals(one: Seat, other: Seat) -> BonusTiles {
    BonusTiles::NONE
        .with(BonusTile::of(BonusFamily::Animal, one))
        .with(BonusTile::of(BonusFamily::Animal, other))
}

pub(super) const BONUS_COLLECTED: Event = Event {
    key: "bonus-collected",
    name: "Instant payments (bites)",
    keywords: "flower, season, animal, bite, cat, rat, rooster, centipede, instant payment, matching flowers, group",
    clauses: &[
        "SG-37", "SG-38", "SG-39", "SG-40", "SG-41", "SG-42", "SG-43", "SG-44", "SG-45", "SG-50",
        "SG-54",
    ],
    questions: &[
        seat("Who drew them?"),
        question(
            "held_before",
            "Which bonus tiles did the player have before?",
            Ask::Bonus,
            Need::Never,
        )
        .or("None"),
        question("tiles", "Which came now?", Ask::Bonus, Need::Always),
        question(
            "last",
            "Was one of them the last available tile?",
            Ask::Flag,
            Need::Never,
        )
        .when(|house, _| ends_the_hand(house)),
        question(
            "before_replacement",
            "Were they dealt, before any replacement?",
            Ask::Flag,
            Need::Never,
        )
        .when(|house, facts| !is_last(house, facts)),
    ],
    rule: bonus_collected,
};

/// Bonus tiles that are paid for together.
struct Collection {
    tiles: BonusTiles,
    played: bool,
    units: i64,
    reason: &'static Reason,
}

/// All collections of a seat, in the order of the book. Only pairs that were dealt are paid double:
/// SG-41, SG-42; sets of four are paid like a concealed kong at any time.
fn collections(house: &HouseRules, seat: Seat, dealt: bool) -> [Collection; 6] {
    let bites = house.chosen(const { choice("bites") });
    let (animals_bite, flowers_bite) = (bites != NO_BITES, bites == ALL_BITES);
    let pair = if dealt { 2 } else { 1 };
    let alike = house.number(const { choice("four_animals_unit") }) == 1;
    let of_pair = |tiles, played, once, twice| Collection {
        tiles,
        played,
        units: pair,
        reason: if dealt { twice } else { once },
    };
    let of_four = |tiles, played, units, reason| Collection {
        tiles,
        played,
        units,
        reason,
    };
    let (four, four_grounds) = match (alike, dealt) {
        (true, _) => (pair, &FOUR_ANIMALS_ALIKE),
        (false, true) => (2, &FOUR_ANIMALS_DEALT),
        (false, false) => (2, &FOUR_ANIMALS),
    };
    let seat_flowers = BonusTiles::NONE
        .with(BonusTile::of(BonusFamily::Flower, seat))
        .with(BonusTile::of(BonusFamily::Season, seat));
    [
        of_pair(
            const { animals(Seat::East, Seat::South) },
            animals_bite,
            &CAT_AND_RAT,
            &CAT_AND_RAT_DEALT,
        ),
        of_pair(
            const { animals(Seat::West, Seat::North) },
            animals_bite,
            &ROOSTER,
            &ROOSTER_DEALT,
        ),
        of_four(BonusTiles::ANIMALS, animals_bite, four, four_grounds),
        of_pair(
            seat_flowers,
            flowers_bite,
            &SEAT_FLOWERS,
            &SEAT_FLOWERS_DEALT,
        ),
        // No bite, but a concealed kong: paid for whatever bites are played.
        of_four(BonusTiles::FLOWERS, true, 2, &FLOWERS),
        of_four(BonusTiles::SEASONS, true, 2, &SEASONS),
    ]
}

/// The places of `all` and `none` among the answers of `bites`.
const ALL_BITES: usize = 0;
const NO_BITES: usize = 2;

/// Every collection that these tiles complete: each opponent pays for each.
fn bonus_collected(house: &HouseRules, facts: &Facts) -> Result<Ruling, Vec<EventError>> {
    let seat = facts.need("seat", Facts::seat)?;
    let held_before = facts.bonus("held_before").unwrap_or_default();
    let tiles = facts.need("tiles", Facts::bonus)?;
    let dealt = facts.is("before_replacement");
    let mut errors = Vec::new();
    if tiles.is_empty() {
        errors.push(EventError {
            code: "bad-request",
            at: "tiles",
            says: "no bonus tile came: name at least one",
        });
    }
    if !held_before.and(tiles).is_empty() {
        errors.push(EventError {
            code: "duplicate-bonus-tile",
            at: "held_before",
            says: "a tile that came now was already held, but there is one of each: name it once",
        });
    }
    if !house.bonus().contains_all(held_before.union(tiles)) {
        errors.push(EventError {
            code: "tile-not-in-set",
            at: "tiles",
            says: "a tile is not in play: name flowers, seasons and animals of these rules",
        });
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    let all = held_before.union(tiles);
    if is_last(house, facts) && !all.contains_all(EIGHT_FLOWERS) {
        return Ok(Ruling {
            effects: vec![Effect::NOBODY_WINS],
            ..Ruling::says(
                "SG-54",
                "the last available tile is a bonus tile, so nobody wins and nothing is paid for it",
            )
        });
    }
    let mut payments = Payments::none();
    let mut clauses = Vec::new();
    for one in collections(house, seat, dealt) {
        if one.played && all.contains_all(one.tiles) && !held_before.contains_all(one.tiles) {
            clauses.push(one.reason.clause);
            every_opponent(&mut payments, house, seat, one.units, one.reason);
        }
    }
    let ruling = match clauses[..] {
        [] => Ruling::says("SG-50", "these tiles complete nothing that is paid at once"),
        [clause] => Ruling::says(clause, "each opponent pays at once, whoever wins the hand"),
        _ => Ruling::says(
            "SG-40",
            "each opponent pays at once for every one of them, whoever wins the hand",
        ),
    };
    Ok(Ruling { payments, ..ruling })
}

/// Whether a bonus tile as the last available one ends the hand as a draw.
fn ends_the_hand(house: &HouseRules) -> bool {
    house.on(const { choice("last_bonus_is_draw") })
}

/// Whether one of these tiles has ended it so.
fn is_last(house: &HouseRules, facts: &Facts) -> bool {
    facts.is("last") && ends_the_hand(house)
}

const EIGHT_FLOWERS: BonusTiles = BonusTiles::FLOWERS.union(BonusTiles::SEASONS);

fn every_opponent(
    payments: &mut Payments,
    house: &HouseRules,
    seat: Seat,
    units: i64,
    reason: &'static Reason,
) {
    for other in seat.others() {
        payments.pay(other, seat, unit(house).saturating_mul(units), reason);
    }
}

/// What one opponent pays for a bite: SG-51.
fn unit(house: &HouseRules) -> i64 {
    let base = i64::from(house.number(const { choice("base") }));
    base.saturating_mul(house.number(const { choice("bite_unit") }).into())
}

pub(super) const KONG: Event = Event {
    key: "kong",
    name: "Kong payment",
    keywords: "instant payment, four of a kind, gang, kan, robbed, concealed, exposed",
    clauses: &["SG-47", "SG-48", "SG-49", "SG-114"],
    questions: &[
        seat("Who made it?"),
        question(
            "kind",
            "How was it made?",
            Ask::Word(&[
                ("from-discard", "With a discard"),
                ("added", "Added to a pung"),
                ("concealed", "Concealed"),
            ]),
            Need::Always,
        ),
        question("robbed", "Was it robbed?", Ask::Flag, Need::Never)
            .after(After::Word("kind", &["added", "concealed"])),
        question(
            "tiles_left",
            "How many tiles could still be drawn?",
            Ask::Number(u8::MAX as u32),
            Need::Never,
        )
        .after(DISCARDED)
        .when(|house, _| house.on(const { choice("pao") }) && !discarder_pays(house))
        .or("More than 10"),
        question(
            "fresh",
            "Was the discarded tile fresh?",
            Ask::Flag,
            Need::Never,
        )
        .after(DISCARDED),
        question("from", "Who discarded the tile?", Ask::Seat, Need::Never)
            .after(DISCARDED)
            .when(|house, facts| Kong::of(facts).is_ok_and(|kong| one_pays(house, kong).is_some())),
    ],
    rule: kong,
};

const DISCARDED: After = After::Word("kind", &["from-discard"]);

/// A kong that was made.
#[derive(Clone, Copy)]
struct Kong {
    seat: Seat,
    kind: KongKind,
    /// Who discarded its last tile.
    from: Option<Seat>,
    robbed: bool,
    /// How many tiles could still be drawn when that tile was discarded.
    tiles_left: Option<u8>,
    /// Whether that tile was fresh.
    fresh: bool,
}

/// How a kong was made, in the order of the answers to `kind`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum KongKind {
    FromDiscard,
    Added,
    Concealed,
}

impl Kong {
    fn of(facts: &Facts) -> Result<Self, Vec<EventError>> {
        const KINDS: [KongKind; 3] = [KongKind::FromDiscard, KongKind::Added, KongKind::Concealed];
        let left = facts.number("tiles_left");
        Ok(Self {
            seat: facts.need("seat", Facts::seat)?,
            kind: facts.need_one_of("kind", KINDS)?,
            from: facts.seat("from"),
            robbed: facts.is("robbed"),
            tiles_left: left.and_then(|left| left.try_into().ok()),
            fresh: facts.is("fresh"),
        })
    }
}

/// What is paid for a kong.
fn kong(house: &HouseRules, facts: &Facts) -> Result<Ruling, Vec<EventError>> {
    let kong = Kong::of(facts)?;
    let mut errors = nonsense(kong);
    let counts_tiles = house.on(const { choice("pao") }) && !discarder_pays(house);
    if kong.kind == KongKind::FromDiscard
        && kong.fresh
        && counts_tiles
        && facts.fact("tiles_left").is_none()
    {
        errors.push(EventError {
            code: "bad-request",
            at: "tiles_left",
            says: "a fresh tile counts only late in the hand: say how many tiles could still be drawn",
        });
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    if kong.robbed {
        return Ok(Ruling::says(
            "SG-49",
            "a robbed kong is paid by nobody, and who made it pays for the win like a discarder",
        ));
    }
    let mut payments = Payments::none();
    let seat = kong.seat;
    let one_pays = one_pays(house, kong);
    if kong.from.is_none() && one_pays.is_some() {
        return Err(vec![EventError {
            code: "missing-seat",
            at: "from",
            says: "it isn’t known who discarded the tile of the kong: name the seat",
        }]);
    }
    let ruling = match (one_pays, kong.from) {
        (Some((reason, verdict)), Some(from)) => {
            let all = unit(house).saturating_mul(3);
            payments.pay(from, seat, all, reason);
            Ruling::says(reason.clause, verdict)
        }
        _ if kong.kind == KongKind::Concealed => {
            every_opponent(&mut payments, house, seat, 2, &CONCEALED_KONG);
            Ruling::says("SG-48", "each opponent pays double for a concealed kong")
        }
        _ => {
            every_opponent(&mut payments, house, seat, 1, &EXPOSED_KONG);
            Ruling::says("SG-47", "each opponent pays for an exposed kong")
        }
    };
    Ok(Ruling { payments, ..ruling })
}

/// Why the discarder alone pays for a kong, if that is so.
fn one_pays(house: &HouseRules, kong: Kong) -> Option<(&'static Reason, &'static str)> {
    if kong.kind != KongKind::FromDiscard {
        return None;
    }
    if discarder_pays(house) {
        return Some((&DISCARDED_KONG, "the discarder pays for all three"));
    }
    let late = kong
        .tiles_left
        .is_some_and(|left| is_late(house, left, Late::Kong));
    let verdict = "the discarder of the fresh tile pays for all three; a win is paid as usual, \
                   unless the replacement tile of this kong wins";
    (late && kong.fresh && house.on(const { choice("pao") })).then_some((&FRESH_KONG, verdict))
}

/// Whether the discarder pays for every kong.
fn discarder_pays(house: &HouseRules) -> bool {
    house.chosen(const { choice("discarded_kong") }) == DISCARDER
}

/// The place of `discarder-pays-all` among the answers of `discarded_kong`.
const DISCARDER: usize = 1;

/// Everything about a kong that can't be.
fn nonsense(kong: Kong) -> Vec<EventError> {
    let mut errors = Vec::new();
    if kong.kind == KongKind::FromDiscard {
        if kong.from == Some(kong.seat) {
            errors.push(EventError::impossible(
                "from",
                "you can’t kong your own discard: name another seat",
            ));
        }
        if kong.robbed {
            errors.push(EventError::impossible(
                "robbed",
                "a kong of a discard is not robbed, who wins on the tile wins on the discard: \
                 leave the kong out",
            ));
        }
    } else {
        if kong.from.is_some() {
            errors.push(EventError::impossible(
                "from",
                "the last tile of this kong was drawn, not discarded: leave the seat out, or say \
                 that it was made with a discard",
            ));
        }
        if kong.fresh {
            errors.push(EventError::impossible(
                "fresh",
                "only a discard can be fresh: leave it out, or say that the kong was made with a \
                 discard",
            ));
        }
    }
    errors
}
