//! A win that is already counted.

use super::super::counted::impossible;
use super::super::options::choice;
use super::super::payment::{Due, UNIT, is_whole, most, of_yakuman, ordinary};
use super::on_table::{BETS, DECLARED, HONBA, OnTable};
use crate::hands::Win;
use crate::schema::{
    After, Ask, BY, Basis, Effect, EffectValue, Event, EventError, Facts, GIVER, HandValue,
    HouseRules, LIABLE, Need, POT, Question, Ruling, VALUE, WINNER, question,
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
            need: Need::Never,
            ..VALUE
        }
        .or("It is a yakuman"),
        FU,
        YAKUMAN,
        HONBA.when(has_winner),
        BETS.when(has_winner),
        DECLARED.after(After::Never),
        POT.unplayed(),
        LIABLE.when(|house, facts| one_pays_all(house, facts) || may_have_fed_kong(house, facts)),
        fed("big-three-dragons", "Who fed the third set of dragons?"),
        fed("big-four-winds", "Who fed the fourth set of winds?"),
        fed("four-kongs", "Whose discard made the fourth kong?"),
    ],
    rule: settle_win,
};

const FU: Question = question(
    "fu",
    "How many fu?",
    Ask::NumberOf(&[20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140]),
    Need::Never,
)
.when(|_, facts| matches!(facts.number("value"), Some(1..=4)));

const YAKUMAN: Question = question(
    "yakuman",
    "How many yakuman is it?",
    Ask::NumberOf(&[1, 2, 3, 4, 5, 6]),
    Need::Never,
)
.when(|house, facts| facts.is_open("value") && adds(house));

/// Who is liable for one of several yakuman.
const fn fed(key: &'static str, words: &'static str) -> Question {
    question(key, words, Ask::Seat, Need::Never)
        .within("liability")
        .after(After::Ruling)
        .when(|house, facts| is_yakuman(facts) && !one_pays_all(house, facts))
}

/// What somebody may be liable for, in the order in which it arises: nobody has both dragons and
/// winds, and the fourth kong is a last set.
pub(super) const LIABLE_FOR: [&str; 3] = ["big-three-dragons", "big-four-winds", "four-kongs"];

/// How many yakuman it is: one at least, where the han are left open.
fn yakuman(facts: &Facts) -> u16 {
    let told = facts.number("yakuman").and_then(|all| all.try_into().ok());
    told.unwrap_or(u16::from(facts.is_open("value")))
}

fn is_yakuman(facts: &Facts) -> bool {
    yakuman(facts) > 0
}

/// Whether several yakuman are paid: R-86.
fn adds(house: &HouseRules) -> bool {
    most(house).1 > UNIT
}

/// Whether it is a yakuman for all of which one player answers.
fn one_pays_all(house: &HouseRules, facts: &Facts) -> bool {
    is_yakuman(facts) && (is_whole(house) || yakuman(facts) == 1)
}

/// Whether one player may pay for a self-draw of han and fu: who fed the kong whose replacement won.
fn may_have_fed_kong(house: &HouseRules, facts: &Facts) -> bool {
    let drawn = facts.need_win().is_ok_and(|win| win == Win::SelfDraw);
    drawn && !is_yakuman(facts) && house.on(const { choice("pao_claimed_kong") })
}

fn has_winner(house: &HouseRules, facts: &Facts) -> bool {
    settle_win(house, facts).is_ok_and(|ruling| !ruling.winners.is_empty())
}

/// What a hand is worth, as a table has counted it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Counted {
    pub value: Option<u16>,
    pub fu: Option<u16>,
    pub yakuman: u16,
}

impl Counted {
    /// What it is paid by; `None` for a hand without a yaku.
    pub fn basis(self, house: &HouseRules, win: Win) -> Result<Option<Basis>, EventError> {
        let Self { value, fu, yakuman } = self;
        let wrong = |at, says| Err(EventError::impossible(at, says));
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
                says: "this isn’t known yet: give the han, or how many yakuman it is",
                ..EventError::missing("value")
            });
        };
        let fu_of = fu.unwrap_or(0);
        let hand = HandValue {
            counted: value,
            axes: &[fu_of],
        };
        if let Some(says) = impossible(house, win, hand).filter(|_| fu.is_some()) {
            return wrong("fu", says);
        }
        let fu = match (value, fu) {
            (0, _) => return Ok(None),
            (5.., _) => 0,
            (_, None) => {
                return Err(EventError {
                    says: "below 5 han a hand is paid by its fu too: give them",
                    ..EventError::missing("fu")
                });
            }
            (_, Some(fu)) => fu,
        };
        Ok(Some(ordinary(house, value.min(most(house).0), fu)))
    }
}

/// How many yakuman a liable player answers for.
pub(super) fn units_of(house: &HouseRules, key: &str) -> u16 {
    let doubled = house.on(const { choice("double_daisuushii") });
    let kongs = house.on(const { choice("pao_four_kongs") });
    match key {
        "big-four-winds" if doubled => 2,
        "four-kongs" if !kongs => 0,
        _ => 1,
    }
}

/// Who is liable, for how many yakuman each.
fn liable(house: &HouseRules, facts: &Facts, seat: Seat) -> Result<Vec<(Seat, u16)>, EventError> {
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
        let fed_kong = *key == "liable" && may_have_fed_kong(house, facts);
        if !is_yakuman(facts) && !fed_kong {
            return Err(EventError::impossible(
                key,
                "one is liable for a yakuman alone: leave it out, or count yakuman instead of han",
            ));
        }
    }
    let all = all.into_iter().filter(|(_, _, units)| *units > 0);
    Ok(all.map(|(_, liable, units)| (liable, units)).collect())
}

/// Why a tile can't have come so.
fn not_by(seat: Seat, win: Win) -> Option<EventError> {
    let says = match win {
        Win::BonusTiles { .. } => {
            return Some(EventError {
                code: "not-a-win",
                at: "by",
                says: "these rules have no win by bonus tiles: it is a self-draw, a discard or a robbed kong",
            });
        }
        Win::Discard { from } if from == seat => {
            "you can’t win on your own discard: name another seat"
        }
        Win::RobbingTheKong { from } if from == seat => {
            "a player can’t rob their own kong: choose another seat"
        }
        _ => return None,
    };
    Some(EventError::impossible("from", says))
}

/// The payments for han and fu, or for yakuman.
fn settle_win(house: &HouseRules, facts: &Facts) -> Result<Ruling, Vec<EventError>> {
    let seat = facts.need("seat", Facts::seat)?;
    let win = facts.need_win()?;
    let number = |key| facts.number(key).and_then(|number| number.try_into().ok());
    let counted = Counted {
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
            ..Ruling::says("R-9", verdict)
        });
    };
    let on_table = OnTable::of(facts);
    let bets = on_table.bets().and_then(|bets| bets.try_into().ok());
    let due = Due {
        house,
        winner: seat,
        win,
        base: basis.base,
        liable: &liable,
        kong_feeder: facts
            .seat("liable")
            .filter(|_| may_have_fed_kong(house, facts)),
        honba: on_table.honba(),
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
        ..Ruling::says(clause, verdict)
    })
}

/// What the worth of a hand is called.
fn level(basis: &Basis) -> Option<Effect> {
    let level = basis.level?;
    Some(Effect {
        key: "level",
        value: EffectValue::Word(level.key),
        says: level.name,
    })
}
