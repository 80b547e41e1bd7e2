//! Bonus tiles: instant payments and declined flower wins (T-123 to T-125, T-134).

use super::super::elements::id;
use super::super::options::choice;
use super::super::shares::POINT;
use super::win::faan;
use crate::model::{
    AnswerKind, Answers, AskWhen, Event, EventError, Payments, Reason, Required, RuleOptions,
    Ruling, question, seat,
};
use crate::tiles::{BonusFamily, BonusTile, BonusTiles, Seat};

pub(super) const BONUS_COLLECTED: Event = Event {
    key: "bonus-collected",
    name: "Flowers",
    keywords: "flower, season, instant payment, row, set, one of each number, family, 一台草, 一台花, 花",
    clauses: &["T-123", "T-124", "T-134"],
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
            AnswerKind::BonusInOrder,
            Required::Always,
        ),
    ],
    rule: bonus_collected,
};

const ROW: &Reason = &Reason {
    clause: "T-123",
    text: "instant",
};
const SET: &Reason = &Reason {
    clause: "T-124",
    text: "instant",
};

/// The payment of each other player for a row, in hundredths of a point: half a base.
const ROW_AMOUNT: i64 = POINT * 5 / 2;
/// The payment of each other player for a set.
const SET_AMOUNT: i64 = POINT * 5;

/// Returns the tiles of a family.
const fn family(of: BonusFamily) -> BonusTiles {
    match of {
        BonusFamily::Season => BonusTiles::SEASONS,
        _ => BonusTiles::FLOWERS,
    }
}

/// Returns whether one of these tiles has each number from 1 to 4.
fn has_row(tiles: BonusTiles) -> bool {
    Seat::ALL.into_iter().all(|number| {
        let of = |family| tiles.contains(BonusTile::new(family, number));
        of(BonusFamily::Flower) || of(BonusFamily::Season)
    })
}

fn has_set(tiles: BonusTiles) -> bool {
    tiles.contains_all(BonusTiles::FLOWERS) || tiles.contains_all(BonusTiles::SEASONS)
}

/// Returns the payments that one tile makes due after others (T-134).
fn due(house: &RuleOptions, before: BonusTiles, tile: BonusTile) -> Vec<(i64, &'static Reason)> {
    let after = before.with(tile);
    let completes_set = after.contains_all(family(tile.family()));
    let completes_row = has_row(after) && !has_row(before);
    let row_counts = !has_set(after) || house.on(const { choice("row_after_set") });
    let set = completes_set.then_some((SET_AMOUNT, SET));
    let row = (completes_row && row_counts).then_some((ROW_AMOUNT, ROW));
    set.into_iter().chain(row).collect()
}

/// Returns the payments that the new tiles make due, one by one.
fn bonus_collected(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let seat = facts.require("seat", Answers::seat)?;
    let held_before = facts.bonus("held_before").unwrap_or_default();
    let tiles = facts.require("tiles", Answers::bonus_in_order)?;
    let mut errors = Vec::new();
    if tiles.is_empty() {
        let message = "no bonus tile came: name at least one";
        errors.push(EventError::bad_request("tiles", message));
    }
    let is_known = |all: BonusTiles| house.bonus().contains_all(all);
    let mut held = held_before;
    let mut due_now = Vec::new();
    for &tile in &tiles {
        if held.contains(tile) {
            errors.push(EventError {
                code: "duplicate-bonus-tile",
                at: if held_before.contains(tile) {
                    "held_before"
                } else {
                    "tiles"
                },
                message: "a tile that came now is named twice, but there is one of each: name it once",
            });
        }
        due_now.extend(due(house, held, tile));
        held = held.with(tile);
    }
    for (at, all) in [("held_before", held_before), ("tiles", held)] {
        if errors.is_empty() && !is_known(all) {
            errors.push(EventError {
                code: "tile-not-in-set",
                at,
                message: "a tile is not in play: name flowers and seasons",
            });
        }
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    if !house.on(const { choice("instant_flowers") }) {
        let verdict = "under your house rules flowers are not paid at once";
        return Ok(Ruling::new("T-123", verdict));
    }
    let mut payments = Payments::none();
    for &(amount, reason) in &due_now {
        for other in seat.others() {
            payments.pay(other, seat, amount, reason);
        }
    }
    let ruling = match due_now[..] {
        [] => Ruling::new("T-134", "these tiles complete nothing that is paid at once"),
        [(_, reason)] if *reason == *ROW => Ruling::new(
            "T-123",
            "each of the others pays at once for one of each number, no matter who wins the hand",
        ),
        [(_, reason)] => Ruling::new(
            reason.clause,
            "each of the others pays at once for the whole family, no matter who wins the hand",
        ),
        _ => Ruling::new(
            "T-134",
            "each of the others pays at once for every row and family that was completed, no matter who wins the hand",
        ),
    };
    Ok(Ruling { payments, ..ruling })
}

pub(super) const FLOWER_WIN_DECLINED: Event = Event {
    key: "flower-win-declined",
    name: "A flower win is declined",
    keywords: "eight flowers, seven robs one, decline, play on, flower win, 花糊, 八仙過海, 七搶一",
    clauses: &["T-114", "T-125"],
    questions: &[
        seat("Who declined it?"),
        question(
            "kind",
            "Which win was it?",
            AnswerKind::Word(&[
                ("eight-flowers", "All eight flowers"),
                (
                    "seven-robs-one",
                    "Seven, and another player drew the eighth",
                ),
            ]),
            Required::Always,
        ),
        question(
            "from",
            "Who drew the eighth?",
            AnswerKind::Seat,
            Required::Optional,
        )
        .ask_when(AskWhen::AfterWord("kind", &["seven-robs-one"])),
    ],
    rule: flower_win_declined,
};

const DECLINED: &Reason = &Reason {
    clause: "T-125",
    text: "instant",
};

/// The kind of a flower win, in the order of the answers to `kind`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum FlowerWin {
    Eight,
    SevenRobsOne,
}

/// Returns the points of a flower win (T-173, T-174).
fn points(house: &RuleOptions, kind: FlowerWin) -> i64 {
    let element = match kind {
        FlowerWin::Eight => const { id("eight-flowers") },
        FlowerWin::SevenRobsOne => const { id("seven-robs-one") },
    };
    faan(house, element).into()
}

/// Returns the payments of a flower win that its holder declines: at once, and not carried.
fn flower_win_declined(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let seat = facts.require("seat", Answers::seat)?;
    let kind = facts.require_one_of("kind", [FlowerWin::Eight, FlowerWin::SevenRobsOne])?;
    let amount = POINT * points(house, kind);
    let mut payments = Payments::none();
    let verdict = match (kind, facts.seat("from")) {
        (FlowerWin::SevenRobsOne, None) => {
            return Err(vec![EventError {
                code: "missing-seat",
                at: "from",
                message: "it isn’t known who drew the eighth tile: name the seat",
            }]);
        }
        (FlowerWin::SevenRobsOne, Some(from)) if from == seat => {
            let message = "a player can’t rob their own bonus tile: choose another seat";
            return Err(vec![EventError::bad_request("from", message)]);
        }
        (FlowerWin::SevenRobsOne, Some(from)) => {
            payments.pay(from, seat, amount, DECLINED);
            "the player who drew the eighth tile pays at once; the hand goes on, and the flowers count in it"
        }
        (FlowerWin::Eight, Some(_)) => {
            let message = "all eight flowers are paid by all three: leave the seat out, or say that another \
                       player drew the eighth";
            return Err(vec![EventError::impossible("from", message)]);
        }
        (FlowerWin::Eight, None) => {
            for other in seat.others() {
                payments.pay(other, seat, amount, DECLINED);
            }
            "each of the others pays at once; the hand goes on, and the flowers count in it"
        }
    };
    Ok(Ruling {
        payments,
        ..Ruling::new("T-125", verdict)
    })
}
