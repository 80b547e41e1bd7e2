//! Instant payments: bitten 咬到, flower groups and kongs (SG-37 to SG-54, SG-114).

use super::super::liability::{Late, is_late};
use super::super::options::choice;
use crate::model::{
    AnswerKind, Answers, AskWhen, Effect, Event, EventError, Payments, Reason, Required,
    RuleOptions, Ruling, question, seat,
};
use crate::tiles::{BonusFamily, BonusTile, BonusTiles, Seat};

const fn reason(clause: &'static str, text: &'static str) -> Reason {
    Reason { clause, text }
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
        .with(BonusTile::new(BonusFamily::Animal, one))
        .with(BonusTile::new(BonusFamily::Animal, other))
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
            AnswerKind::Bonus,
            Required::Optional,
        )
        .with_skip("None"),
        question(
            "tiles",
            "Which came now?",
            AnswerKind::Bonus,
            Required::Always,
        ),
        question(
            "last",
            "Was one of them the last available tile?",
            AnswerKind::Flag,
            Required::Optional,
        )
        .when(|house, _| ends_the_hand(house)),
        question(
            "before_replacement",
            "Were they dealt, before any replacement?",
            AnswerKind::Flag,
            Required::Optional,
        )
        .when(|house, facts| !is_last(house, facts)),
    ],
    rule: bonus_collected,
};

/// Bonus tiles that are paid together.
struct Collection {
    tiles: BonusTiles,
    played: bool,
    units: i64,
    reason: &'static Reason,
}

/// Returns the collections of a seat, in the order of the rule book. Only initially dealt pairs are paid
/// double (SG-41, SG-42); sets of four are always paid like a concealed kong.
fn collections(house: &RuleOptions, seat: Seat, dealt: bool) -> [Collection; 6] {
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
        .with(BonusTile::new(BonusFamily::Flower, seat))
        .with(BonusTile::new(BonusFamily::Season, seat));
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
        // Paid as a concealed kong, not as a bite, so the option for bites doesn't apply.
        of_four(BonusTiles::FLOWERS, true, 2, &FLOWERS),
        of_four(BonusTiles::SEASONS, true, 2, &SEASONS),
    ]
}

/// Indices of `all` and `none` among the answers of `bites`.
const ALL_BITES: usize = 0;
const NO_BITES: usize = 2;

/// Returns the payments for the collections that the new tiles complete: each opponent pays for each.
fn bonus_collected(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let seat = facts.require("seat", Answers::seat)?;
    let held_before = facts.bonus("held_before").unwrap_or_default();
    let tiles = facts.require("tiles", Answers::bonus)?;
    let dealt = facts.is("before_replacement");
    let mut errors = Vec::new();
    if tiles.is_empty() {
        errors.push(EventError {
            code: "bad-request",
            at: "tiles",
            message: "no bonus tile came: name at least one",
        });
    }
    if !held_before.and(tiles).is_empty() {
        errors.push(EventError {
            code: "duplicate-bonus-tile",
            at: "held_before",
            message: "a tile that came now was already held, but there is one of each: name it once",
        });
    }
    if !house.bonus().contains_all(held_before.union(tiles)) {
        errors.push(EventError {
            code: "tile-not-in-set",
            at: "tiles",
            message: "a tile is not in play: name flowers, seasons and animals of these rules",
        });
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    let all = held_before.union(tiles);
    if is_last(house, facts) && !all.contains_all(EIGHT_FLOWERS) {
        return Ok(Ruling {
            effects: vec![Effect::DRAW],
            ..Ruling::new(
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
        [] => Ruling::new("SG-50", "these tiles complete nothing that is paid at once"),
        [clause] => Ruling::new(clause, "each opponent pays at once, whoever wins the hand"),
        _ => Ruling::new(
            "SG-40",
            "each opponent pays at once for every one of them, whoever wins the hand",
        ),
    };
    Ok(Ruling { payments, ..ruling })
}

/// Returns whether a bonus tile as the last available tile ends the deal as a draw.
fn ends_the_hand(house: &RuleOptions) -> bool {
    house.on(const { choice("last_bonus_is_draw") })
}

/// Returns whether one of the new tiles ended the deal as a draw.
fn is_last(house: &RuleOptions, facts: &Answers) -> bool {
    facts.is("last") && ends_the_hand(house)
}

const EIGHT_FLOWERS: BonusTiles = BonusTiles::FLOWERS.union(BonusTiles::SEASONS);

fn every_opponent(
    payments: &mut Payments,
    house: &RuleOptions,
    seat: Seat,
    units: i64,
    reason: &'static Reason,
) {
    for other in seat.others() {
        payments.pay(other, seat, unit(house).saturating_mul(units), reason);
    }
}

/// Returns the payment of one opponent for a bite (SG-51).
fn unit(house: &RuleOptions) -> i64 {
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
            AnswerKind::Word(&[
                ("from-discard", "With a discard"),
                ("added", "Added to a pung"),
                ("concealed", "Concealed"),
            ]),
            Required::Always,
        ),
        question(
            "robbed",
            "Was it robbed?",
            AnswerKind::Flag,
            Required::Optional,
        )
        .ask_when(AskWhen::AfterWord("kind", &["added", "concealed"])),
        question(
            "tiles_left",
            "How many tiles could still be drawn?",
            AnswerKind::Number(u8::MAX as u32),
            Required::Optional,
        )
        .ask_when(DISCARDED)
        .when(|house, _| house.on(const { choice("pao") }) && !discarder_pays(house))
        .with_skip("More than 10"),
        question(
            "fresh",
            "Was the discarded tile fresh?",
            AnswerKind::Flag,
            Required::Optional,
        )
        .ask_when(DISCARDED),
        question(
            "from",
            "Who discarded the tile?",
            AnswerKind::Seat,
            Required::Optional,
        )
        .ask_when(DISCARDED)
        .when(|house, facts| {
            Kong::from_answers(facts).is_ok_and(|kong| one_pays(house, kong).is_some())
        }),
    ],
    rule: kong,
};

const DISCARDED: AskWhen = AskWhen::AfterWord("kind", &["from-discard"]);

/// Kong with the facts that determine its payments.
#[derive(Clone, Copy)]
struct Kong {
    seat: Seat,
    kind: KongKind,
    /// Discarder of its last tile.
    from: Option<Seat>,
    robbed: bool,
    /// Number of tiles in the wall when that tile was discarded.
    tiles_left: Option<u8>,
    /// Whether that tile was fresh.
    fresh: bool,
}

/// Kind of a kong, in the order of the answers to `kind`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum KongKind {
    FromDiscard,
    Added,
    Concealed,
}

impl Kong {
    fn from_answers(facts: &Answers) -> Result<Self, Vec<EventError>> {
        const KINDS: [KongKind; 3] = [KongKind::FromDiscard, KongKind::Added, KongKind::Concealed];
        let left = facts.number("tiles_left");
        Ok(Self {
            seat: facts.require("seat", Answers::seat)?,
            kind: facts.require_one_of("kind", KINDS)?,
            from: facts.seat("from"),
            robbed: facts.is("robbed"),
            tiles_left: left.and_then(|left| left.try_into().ok()),
            fresh: facts.is("fresh"),
        })
    }
}

/// Returns the payments for a kong.
fn kong(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let kong = Kong::from_answers(facts)?;
    let mut errors = nonsense(kong);
    let counts_tiles = house.on(const { choice("pao") }) && !discarder_pays(house);
    if kong.kind == KongKind::FromDiscard
        && kong.fresh
        && counts_tiles
        && facts.get("tiles_left").is_none()
    {
        errors.push(EventError {
            code: "bad-request",
            at: "tiles_left",
            message: "a fresh tile counts only late in the hand: say how many tiles could still be drawn",
        });
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    if kong.robbed {
        return Ok(Ruling::new(
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
            message: "it isn’t known who discarded the tile of the kong: name the seat",
        }]);
    }
    let ruling = match (one_pays, kong.from) {
        (Some((reason, verdict)), Some(from)) => {
            let all = unit(house).saturating_mul(3);
            payments.pay(from, seat, all, reason);
            Ruling::new(reason.clause, verdict)
        }
        _ if kong.kind == KongKind::Concealed => {
            every_opponent(&mut payments, house, seat, 2, &CONCEALED_KONG);
            Ruling::new("SG-48", "each opponent pays double for a concealed kong")
        }
        _ => {
            every_opponent(&mut payments, house, seat, 1, &EXPOSED_KONG);
            Ruling::new("SG-47", "each opponent pays for an exposed kong")
        }
    };
    Ok(Ruling { payments, ..ruling })
}

/// Returns why only the discarder pays for a kong; `None` if all opponents pay.
fn one_pays(house: &RuleOptions, kong: Kong) -> Option<(&'static Reason, &'static str)> {
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

/// Returns whether the discarder pays for every kong by option.
fn discarder_pays(house: &RuleOptions) -> bool {
    house.chosen(const { choice("discarded_kong") }) == DISCARDER
}

/// Index of `discarder-pays-all` among the answers of `discarded_kong`.
const DISCARDER: usize = 1;

/// Returns the errors of an impossible kong.
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
