//! Counted wins (T-65 to T-70, T-76).

use super::super::liability::LIABILITIES;
use super::super::options::{answer, choice};
use super::super::shares::{HouseStakes, LiablePayer, pay};
use crate::hands::Win;
use crate::model::{
    AnswerKind, Answers, AskWhen, BY, Event, EventError, GIVER, Question, Required, RuleOptions,
    Ruling, STREAK, VALUE, WINNER, question, streak,
};
use crate::tiles::Seat;

pub(super) const SETTLE_WIN: Event = Event {
    key: "settle-win",
    name: "A win, already counted",
    keywords: "quick, already counted, tai, points, pay, payment, self-draw, discard, dealer, streak, liable, 台, 底, 自摸, 放槍, 連莊, 拉莊, 包牌",
    clauses: &["T-65", "T-66", "T-67", "T-68", "T-69", "T-70", "T-76"],
    questions: &[
        WINNER,
        BY,
        GIVER,
        VALUE,
        STREAK,
        liable_question("five-kongs", "Who fed the fifth kong?"),
        liable_question("four-kongs", "Who fed the fourth kong?"),
        liable_question("big-four-winds", "Who fed the fourth set of winds?"),
        liable_question("little-four-winds", "Who fed the third set of winds?"),
        liable_question("big-three-dragons", "Who fed the third set of dragons?"),
        liable_question("little-three-dragons", "Who fed the second set of dragons?"),
        liable_question("all-honors", "Who fed the fourth set of honours?"),
        liable_question("full-flush", "Who fed the fourth set of the full flush?"),
        liable_question("half-flush", "Who fed the fourth set of the half flush?"),
        liable_question("all-pungs", "Who fed the fourth pung?"),
    ],
    rule: settle_win,
};

/// Returns the question for the player who is liable for an element.
const fn liable_question(key: &'static str, words: &'static str) -> Question {
    question(key, words, AnswerKind::Seat, Required::Optional)
        .nested_in("liability")
        .ask_when(AskWhen::AfterRuling)
}

/// Returns whether a hand of these tai can't win (T-66).
pub(super) fn is_below_minimum(house: &RuleOptions, tai: u16) -> bool {
    u32::from(tai) < house.number(const { choice("minimum") })
}

/// Returns the first stated liable player whose element is named by the option, in the order of T-75.
fn liable(house: &RuleOptions, facts: &Answers, winner: Seat) -> Result<Option<Seat>, EventError> {
    let stated = LIABILITIES
        .iter()
        .filter_map(|one| Some((one.key, facts.seat(one.key)?)));
    for (key, seat) in stated.clone() {
        if seat == winner {
            return Err(EventError::own_liability(key));
        }
    }
    let mut played = stated.filter(|(key, _)| house.has_key(const { choice("liability") }, key));
    Ok(played.next().map(|(_, seat)| seat))
}

/// Returns the fault of a way of winning, if it has one.
fn fault(house: &RuleOptions, facts: &Answers, seat: Seat, win: Win) -> Option<EventError> {
    if win.from() == Some(seat) {
        let message = win.by().own_tile_message();
        return Some(EventError::bad_request("from", message));
    }
    match win {
        Win::SelfDraw if facts.seat("from").is_some() => Some(EventError::impossible(
            "from",
            "a self-drawn tile was discarded by nobody: leave the seat out, or say that it was a discard",
        )),
        Win::BonusTiles { from } if !has_bonus_win(house, from.is_some()) => Some(EventError {
            code: "not-a-win",
            at: "by",
            message: "your house rules have no such win by bonus tiles: it is a self-draw, a discard or a \
                      robbed kong",
        }),
        _ => None,
    }
}

/// Returns whether the house plays a win by bonus tiles: with all eight, or with seven that rob the eighth
/// (T-69, T-70).
fn has_bonus_win(house: &RuleOptions, robs_the_eighth: bool) -> bool {
    house.on(const { choice("bonus_tiles") })
        && if robs_the_eighth {
            house.on(const { choice("seven_robs_one") })
        } else {
            !house.is_chosen(const { answer("eight_flowers", "adds") })
        }
}

/// Returns the payments of a counted win.
fn settle_win(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let (seat, value, win) = facts.counted_win()?;
    let mut errors: Vec<_> = fault(house, facts, seat, win).into_iter().collect();
    let liable = liable(house, facts, seat).unwrap_or_else(|error| {
        errors.push(error);
        None
    });
    if !errors.is_empty() {
        return Err(errors);
    }
    if is_below_minimum(house, value) {
        let verdict = "the hand is below the minimum of your house rules, so it can’t win";
        return Ok(Ruling {
            allowed: Some(false),
            ..Ruling::new("T-66", verdict)
        });
    }
    let liable = liable.map(|seat| LiablePayer {
        seat,
        halves: house.is_chosen(const { answer("liability_discard", "half") }),
    });
    let stakes = HouseStakes::new(house, streak(facts));
    let payments = pay(stakes, seat, win, value.min(house.limit()), liable);
    let is_liable = payments
        .transfers()
        .iter()
        .any(|one| one.reason.clause == "T-76");
    let (clause, verdict) = match win {
        Win::SelfDraw if is_liable => ("T-76", "the liable player pays for all three"),
        _ if is_liable && payments.transfers().len() > 1 => (
            "T-76",
            "the liable player and the player who gave the winning tile pay half each",
        ),
        _ if is_liable => (
            "T-76",
            "the liable player pays instead of the player who gave the winning tile",
        ),
        Win::SelfDraw => ("T-68", "all three others pay for a self-drawn win"),
        Win::Discard { .. } => ("T-68", "the discarder pays"),
        Win::RobbingTheKong { .. } => ("T-68", "the player who made the robbed kong pays"),
        Win::BonusTiles { from: None } => ("T-69", "all three others pay for the eight flowers"),
        Win::BonusTiles { from: Some(_) } => ("T-70", "the player who drew the eighth flower pays"),
    };
    Ok(Ruling {
        allowed: Some(true),
        winners: vec![seat],
        payments,
        ..Ruling::new(clause, verdict)
    })
}
