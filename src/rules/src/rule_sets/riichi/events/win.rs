//! Counted wins.

use super::super::counted::impossible;
use super::super::options::choice;
use super::super::payment::{Due, UNIT, is_whole, most, of_yakuman, ordinary};
use super::stated_stakes::{BETS, DECLARED, HONBA, StatedStakes};
use crate::hands::Win;
use crate::model::{
    AnswerKind, Answers, AskWhen, BY, Basis, Effect, EffectValue, Event, EventError, GIVER,
    HandValue, LIABLE, POT, Question, Required, RuleOptions, Ruling, VALUE, WINNER, question,
};
use crate::tiles::Seat;

pub(super) const SETTLE_WIN: Event = Event {
    key: "settle-win",
    name: "A win, already counted",
    keywords: "quick, already counted, han, fu, points, pay, payment, ron, tsumo, self-draw, mangan, haneman, yakuman, counters, honba, bets, liable, pao",
    clauses: &[
        "R-9", "R-31", "R-87", "R-88", "R-90", "R-91", "R-97", "R-98",
    ],
    questions: &[
        WINNER,
        BY,
        GIVER,
        Question {
            required: Required::Optional,
            ..VALUE
        }
        .with_skip("It is a yakuman"),
        FU,
        YAKUMAN,
        HONBA.when(has_winner),
        BETS.when(has_winner),
        DECLARED.ask_when(AskWhen::Never),
        POT.disabled(),
        LIABLE
            .when(|house, facts| one_pays_all(house, facts) || may_have_kong_feeder(house, facts)),
        liable_question("big-three-dragons", "Who fed the third set of dragons?"),
        liable_question("big-four-winds", "Who fed the fourth set of winds?"),
        liable_question("four-kongs", "Whose discard made the fourth kong?"),
    ],
    rule: settle_win,
};

const FU: Question = question(
    "fu",
    "How many fu?",
    AnswerKind::NumberOf(&[20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140]),
    Required::Optional,
)
.when(|_, facts| matches!(facts.number("value"), Some(1..=4)));

const YAKUMAN: Question = question(
    "yakuman",
    "How many yakuman is it?",
    AnswerKind::NumberOf(&[1, 2, 3, 4, 5, 6]),
    Required::Optional,
)
.when(|house, facts| facts.is_open("value") && adds(house));

/// Returns the question for the player who is liable for one of several yakuman.
const fn liable_question(key: &'static str, words: &'static str) -> Question {
    question(key, words, AnswerKind::Seat, Required::Optional)
        .nested_in("liability")
        .ask_when(AskWhen::AfterRuling)
        .when(|house, facts| is_yakuman(facts) && !one_pays_all(house, facts))
}

/// Keys of the liabilities in the order in which they arise: dragons and winds exclude each other, and the
/// fourth kong is a last set.
pub(super) const LIABLE_FOR: [&str; 3] = ["big-three-dragons", "big-four-winds", "four-kongs"];

/// Returns the number of yakuman: at least one if the han are left open.
fn yakuman(facts: &Answers) -> u16 {
    let stated = facts.number("yakuman").and_then(|all| all.try_into().ok());
    stated.unwrap_or(u16::from(facts.is_open("value")))
}

fn is_yakuman(facts: &Answers) -> bool {
    yakuman(facts) > 0
}

/// Returns whether several yakuman are paid.
fn adds(house: &RuleOptions) -> bool {
    most(house).1 > UNIT
}

/// Returns whether a liable player is liable for all of a yakuman hand.
fn one_pays_all(house: &RuleOptions, facts: &Answers) -> bool {
    is_yakuman(facts) && (is_whole(house) || yakuman(facts) == 1)
}

/// Returns whether one player may pay a self-draw of han and fu: the discarder of a kong whose replacement
/// won.
fn may_have_kong_feeder(house: &RuleOptions, facts: &Answers) -> bool {
    let drawn = facts.require_win().is_ok_and(|win| win == Win::SelfDraw);
    drawn && !is_yakuman(facts) && house.on(const { choice("pao_claimed_kong") })
}

fn has_winner(house: &RuleOptions, facts: &Answers) -> bool {
    settle_win(house, facts).is_ok_and(|ruling| !ruling.winners.is_empty())
}

/// Value of a hand that the players counted.
#[derive(Clone, Copy, Debug)]
pub(super) struct CountedHan {
    pub value: Option<u16>,
    pub fu: Option<u16>,
    pub yakuman: u16,
}

impl CountedHan {
    /// Returns the basis of the payments; `None` for a hand without a yaku.
    pub fn basis(self, house: &RuleOptions, win: Win) -> Result<Option<Basis>, EventError> {
        let Self { value, fu, yakuman } = self;
        let wrong = |at, message| Err(EventError::impossible(at, message));
        if yakuman > 0 {
            if value.is_some() {
                return wrong(
                    "yakuman",
                    "a yakuman is counted instead of han: leave out the one or the other",
                );
            }
            if fu.is_some() {
                return wrong("fu", "beside a yakuman no fu are counted: leave them out");
            }
            // R-86, D-12.
            let units = yakuman.min(most(house).1 / UNIT);
            return Ok(Some(of_yakuman(units)));
        }
        let Some(value) = value else {
            return Err(EventError {
                message: "this isn’t known yet: give the han, or how many yakuman it is",
                ..EventError::missing("value")
            });
        };
        let fu_of = fu.unwrap_or(0);
        let hand = HandValue {
            counted: value,
            axes: &[fu_of],
        };
        if let Some(message) = impossible(house, win, hand).filter(|_| fu.is_some()) {
            return wrong("fu", message);
        }
        let fu = match (value, fu) {
            (0, _) => return Ok(None),
            (5.., _) => 0,
            (_, None) => {
                return Err(EventError {
                    message: "below 5 han a hand is paid by its fu too: give them",
                    ..EventError::missing("fu")
                });
            }
            (_, Some(fu)) => fu,
        };
        Ok(Some(ordinary(house, value.min(most(house).0), fu)))
    }
}

/// Returns the number of yakuman of a liability.
pub(super) fn units_of(house: &RuleOptions, key: &str) -> u16 {
    let doubled = house.on(const { choice("double_daisuushii") });
    let kongs = house.on(const { choice("pao_four_kongs") });
    match key {
        "big-four-winds" if doubled => 2,
        "four-kongs" if !kongs => 0,
        _ => 1,
    }
}

/// Returns the liable players with their number of yakuman.
fn liable(
    house: &RuleOptions,
    facts: &Answers,
    seat: Seat,
) -> Result<Vec<(Seat, u16)>, EventError> {
    let mut all: Vec<_> = LIABLE_FOR
        .into_iter()
        .filter_map(|key| Some((key, facts.seat(key)?, units_of(house, key))))
        .collect();
    if let Some(liable) = facts.seat("liable") {
        all.push(("liable", liable, u16::from(is_yakuman(facts))));
    }
    for (key, liable, _) in &all {
        if *liable == seat {
            return Err(EventError::own_liability(key));
        }
        let is_kong_feeder = *key == "liable" && may_have_kong_feeder(house, facts);
        if !is_yakuman(facts) && !is_kong_feeder {
            return Err(EventError::impossible(
                key,
                "one is liable for a yakuman alone: leave it out, or count yakuman instead of han",
            ));
        }
    }
    let all = all.into_iter().filter(|(_, _, units)| *units > 0);
    Ok(all.map(|(_, liable, units)| (liable, units)).collect())
}

/// Returns an error if the winning tile can't come from this player.
fn not_by(seat: Seat, win: Win) -> Option<EventError> {
    let message = match win {
        Win::BonusTiles { .. } => {
            return Some(EventError {
                code: "not-a-win",
                at: "by",
                message: "these rules have no win by bonus tiles: it is a self-draw, a discard or a robbed kong",
            });
        }
        _ if win.from() == Some(seat) => win.by().own_tile_message(),
        _ => return None,
    };
    Some(EventError::impossible("from", message))
}

/// Returns the payments for han and fu or for yakuman.
fn settle_win(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let seat = facts.require("seat", Answers::seat)?;
    let win = facts.require_win()?;
    let number = |key| facts.number(key).and_then(|number| number.try_into().ok());
    let counted = CountedHan {
        value: number("value"),
        fu: number("fu"),
        yakuman: yakuman(facts),
    };
    let mut errors: Vec<_> = not_by(seat, win).into_iter().collect();
    let basis = counted.basis(house, win);
    let liable = liable(house, facts, seat);
    let (basis, liable) = match (basis, liable) {
        (Ok(basis), Ok(liable)) if errors.is_empty() => (basis, liable),
        (basis, liable) => {
            errors.extend(basis.err());
            errors.extend(liable.err());
            return Err(errors);
        }
    };
    let Some(basis) = basis else {
        let verdict = "a hand without a yaku may not be won with: dora are none";
        return Ok(Ruling {
            allowed: Some(false),
            ..Ruling::new("R-9", verdict)
        });
    };
    let stakes = StatedStakes::from_answers(facts);
    let bets = stakes.bets().and_then(|bets| bets.try_into().ok());
    let due = Due {
        house,
        winner: seat,
        win,
        base: basis.base,
        liable: &liable,
        kong_feeder: facts
            .seat("liable")
            .filter(|_| may_have_kong_feeder(house, facts)),
        honba: stakes.honba(),
        bets: bets.unwrap_or(0),
    };
    let payments = due.payments();
    let from = win.from();
    let (clause, verdict) = match (win, liable.first()) {
        (Win::SelfDraw, Some(_)) => ("R-97", "who is liable for the yakuman pays for all three"),
        (Win::SelfDraw, None) if due.kong_feeder.is_some() => (
            "R-97",
            "who fed the kong whose replacement won pays for all three",
        ),
        (_, Some((liable, _))) if Some(*liable) != from => (
            "R-98",
            "who is liable for the yakuman and who gave the winning tile pay half each",
        ),
        (Win::RobbingTheKong { .. }, _) => {
            ("R-31", "who made the robbed kong pays like a discarder")
        }
        (Win::Discard { .. }, _) => ("R-87", "the discarder pays for all three"),
        _ => ("R-88", "all three others pay"),
    };
    Ok(Ruling {
        allowed: Some(true),
        winners: vec![seat],
        payments,
        effects: level(&basis).into_iter().collect(),
        ..Ruling::new(clause, verdict)
    })
}

/// Returns the effect with the name of the level of a hand.
fn level(basis: &Basis) -> Option<Effect> {
    let level = basis.level?;
    Some(Effect {
        key: "level",
        value: EffectValue::Word(level.key),
        text: level.name,
    })
}
