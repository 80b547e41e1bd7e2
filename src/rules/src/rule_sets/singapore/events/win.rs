//! Wins that are already counted, and the eighth flower that was hidden (SG-8 to SG-23, SG-98 to
//! SG-101).

use super::super::liability::Liable;
use super::super::options::choice;
use super::super::payment::{borne, normal, wonders};
use super::impossible;
use crate::hands::Win;
use crate::schema::{
    After, Ask, BY, DISCARDER, Effect, EffectValue, Event, EventError, Facts, GIVER, HouseRules,
    LIABLE, Need, POT, Payments, Reason, Ruling, VALUE, WINNER, in_turn_order, question, seat,
};
use crate::tiles::Seat;

pub(super) const SETTLE_WIN: Event = Event {
    key: "settle-win",
    name: "A win, already counted",
    keywords: "quick, already counted, faan, fan, tai, points, pay, payment, ron, self-draw",
    clauses: &[
        "SG-10", "SG-14", "SG-15", "SG-16", "SG-19", "SG-22", "SG-23", "SG-35", "SG-102",
    ],
    questions: &[WINNER, BY, GIVER, VALUE, POT.unplayed(), LIABLE],
    rule: settle_win,
};

/// The payments for a value that is already known.
fn settle_win(house: &HouseRules, facts: &Facts) -> Result<Ruling, Vec<EventError>> {
    let (seat, value, win) = facts.counted_win()?;
    let mut errors = Vec::new();
    if win.from() == Some(seat) {
        let says = match win {
            Win::RobbingTheKong { .. } => "a player can’t rob their own kong: choose another seat",
            Win::BonusTiles { .. } => {
                "a player can’t rob their own bonus tile: choose another seat, or none"
            }
            _ => "you can’t win on your own discard: name another seat",
        };
        errors.push(EventError::impossible("from", says));
    }
    if facts.number("pot").is_some_and(|pot| pot > 0) {
        errors.push(EventError::impossible(
            "pot",
            "these rules have no pot: leave it out",
        ));
    }
    let normal = normal(house, seat, win, value.min(house.limit()));
    let liable = facts.seat("liable");
    let liable = liable.map(|liable| paid_by(house, (seat, win), liable, &normal, "liable"));
    let liable = liable.transpose().unwrap_or_else(|error| {
        errors.push(error);
        None
    });
    if !errors.is_empty() {
        return Err(errors);
    }
    if value < house.minimum() {
        let verdict = "the hand is below the minimum of your house rules, so it can’t win";
        return Ok(Ruling {
            allowed: Some(false),
            ..Ruling::says("SG-10", verdict)
        });
    }
    let (clause, verdict) = match win {
        Win::SelfDraw => ("SG-15", "all three others pay for a self-drawn win"),
        Win::Discard { .. } => ("SG-14", "the discarder pays as set in the house rules"),
        Win::RobbingTheKong { .. } => ("SG-22", "who made the robbed kong pays like a discarder"),
        Win::BonusTiles { from: None } => ("SG-35", "all three others pay as for a self-draw"),
        Win::BonusTiles { from: Some(_) } => (
            "SG-23",
            "who drew the robbed eighth flower pays like a discarder",
        ),
    };
    // The scheme of the house has clauses of its own.
    let clause = normal
        .transfers()
        .first()
        .map_or(clause, |one| one.reason.clause);
    let won = Ruling {
        allowed: Some(true),
        winners: vec![seat],
        ..Ruling::says(clause, verdict)
    };
    Ok(match liable {
        None => Ruling {
            payments: normal,
            ..won
        },
        Some(payments) => won.paid_by_the_liable(payments),
    })
}

/// The payments of a win for which somebody is liable.
fn paid_by(
    house: &HouseRules,
    (seat, win): (Seat, Win),
    liable: Seat,
    normal: &Payments,
    at: &'static str,
) -> Result<Payments, EventError> {
    if liable == seat {
        return Err(EventError::own_liability(at));
    }
    let liable = Liable::stated(house, win, liable);
    let liable = liable.map_err(|says| EventError::impossible(at, says))?;
    Ok(borne(normal, seat, liable))
}

pub(super) const MULTIPLE_WINS: Event = Event {
    key: "multiple-wins",
    name: "Several win on one discard",
    keywords: "two winners, three winners, double, triple, same discard, several",
    clauses: &[
        "SG-10", "SG-14", "SG-16", "SG-19", "SG-22", "SG-24", "SG-102",
    ],
    questions: &[
        DISCARDER,
        question("winners", "Who won?", Ask::Winners(None), Need::Always).in_unit(),
        question("robbed", "Was it a robbed kong?", Ask::Flag, Need::Never),
        POT.unplayed(),
    ],
    rule: multiple_wins,
};

/// Several winners on one tile, where the house has them: each is paid in full, as if alone.
fn multiple_wins(house: &HouseRules, facts: &Facts) -> Result<Ruling, Vec<EventError>> {
    let from = facts.need("from", Facts::seat)?;
    let winners = facts.need("winners", Facts::winners)?;
    let winners = in_turn_order(from, winners, |winner| winner.seat, "winners")?;
    if winners.len() > 1 && !house.on(const { choice("several_winners") }) {
        let verdict =
            "under your house rules one player wins on a tile: ask which, and leave the others out";
        return Ok(Ruling {
            allowed: Some(false),
            ..Ruling::says("SG-24", verdict)
        });
    }
    if winners.iter().any(|winner| winner.value < house.minimum()) {
        let verdict = "one of the hands is below the minimum of your house rules, so it can’t win: leave it out";
        return Ok(Ruling {
            allowed: Some(false),
            ..Ruling::says("SG-10", verdict)
        });
    }
    let win = if facts.is("robbed") {
        Win::RobbingTheKong { from }
    } else {
        Win::Discard { from }
    };
    let mut payments = Payments::none();
    for winner in &winners {
        let seat = winner.seat;
        let normal = normal(house, seat, win, winner.value.min(house.limit()));
        payments.append(&match winner.liable {
            None => normal,
            Some(liable) => paid_by(house, (seat, win), liable, &normal, "winners")
                .map_err(|error| vec![error])?,
        });
    }
    Ok(Ruling {
        allowed: Some(true),
        winners: winners.iter().map(|winner| winner.seat).collect(),
        payments,
        ..Ruling::says(
            "SG-24",
            "each winner is paid in full, as if nobody else had won",
        )
    })
}

static TAKEN: Reason = Reason {
    clause: "SG-82",
    says: "drew the tile that Thirteen Wonders took",
};

pub(super) const CLAIM_ON_SELF_DRAW: Event = Event {
    key: "claim-on-self-draw",
    name: "May a tile be taken that another player drew to win?",
    keywords: "thirteen wonders, thirteen orphans, self-draw, take, rob, priority, superseded",
    clauses: &["SG-14", "SG-81", "SG-82"],
    questions: &[
        seat("Who wants the tile?"),
        question("from", "Who drew it?", Ask::Seat, Need::Always),
        question(
            "pure",
            "Is it Thirteen Wonders that waits for all thirteen tiles?",
            Ask::Flag,
            Need::Never,
        ),
    ],
    rule: claim_on_self_draw,
};

pub(in crate::rule_sets::singapore) const OTHER_WIN_STANDS: Effect = Effect {
    key: "other_win_stands",
    value: EffectValue::Flag(true),
    says: "the other player’s win is paid as well",
};
const OTHER_WIN_VOID: Effect = Effect {
    key: "other_win_stands",
    value: EffectValue::Flag(false),
    says: "the other player’s win is void, and nobody pays for it",
};

/// Thirteen Wonders on a tile with which another player wins by self-draw: SG-82. Who drew it
/// counts as its discarder where the house has one for them.
fn claim_on_self_draw(house: &HouseRules, facts: &Facts) -> Result<Ruling, Vec<EventError>> {
    let seat = facts.need("seat", Facts::seat)?;
    let from = facts.need("from", Facts::seat)?;
    let pure = facts.is("pure");
    if seat == from {
        let says = "a player can’t take a tile from their own hand: choose another seat";
        return impossible("from", says);
    }
    let refusal = if !house.on(const { choice("thirteen_wonders_takes_self_draw") }) {
        Some(
            "under your house rules no hand takes a tile that another player drew: the self-draw wins",
        )
    } else if !pure {
        Some("only Thirteen Wonders that waits for all thirteen tiles does: the self-draw wins")
    } else {
        None
    };
    if let Some(verdict) = refusal {
        return Ok(Ruling {
            allowed: Some(false),
            winners: vec![from],
            effects: vec![OTHER_WIN_STANDS],
            ..Ruling::says("SG-82", verdict)
        });
    }
    let mut payments = Payments::none();
    for one in wonders(house, seat, Win::Discard { from }).transfers() {
        let given = one.from == from && one.reason.clause != "SG-81";
        let reason = if given { &TAKEN } else { one.reason };
        payments.transfer(one.from, seat.into(), one.amount, reason);
    }
    let verdict = "Thirteen Wonders that waits for all thirteen tiles wins before the self-draw";
    Ok(Ruling {
        allowed: Some(true),
        winners: vec![seat],
        payments,
        effects: vec![OTHER_WIN_VOID],
        ..Ruling::says("SG-82", verdict)
    })
}

static HIDER: Reason = Reason {
    clause: "SG-100",
    says: "hid the eighth flower, and pays for all",
};

static HIDERS: Reason = Reason {
    clause: "SG-101",
    says: "one hid the eighth flower, the other broke up the hand: they share what one would pay",
};
static BROKE_UP: Reason = Reason {
    clause: "SG-101",
    says: "broke up the hand before the inspection, and pays as if the eighth had been robbed there",
};

pub(super) const HIDDEN_EIGHTH: Event = Event {
    key: "hidden-eighth",
    name: "The eighth flower was hidden",
    keywords: "inspection, eighth flower, hid a flower, seven flowers, forgot to show",
    clauses: &["SG-19", "SG-23", "SG-98", "SG-99", "SG-100", "SG-101"],
    questions: &[
        question(
            "holder",
            "Who holds the other seven?",
            Ask::Seat,
            Need::Always,
        ),
        question(
            "cause",
            "How did the hand end?",
            Ask::Word(&[("draw", "Nobody won"), ("other-win", "Another player won")]),
            Need::Always,
        ),
        question(
            "demanded",
            "Did that player demand to see all hands: before the last tile was drawn, or at once after the win?",
            Ask::Flag,
            Need::Never,
        ),
        question(
            "hider",
            "Who hid the eighth, or broke up the hand before the inspection?",
            Ask::Seat,
            Need::Always,
        )
        .after(After::Yes("demanded")),
        question(
            "other_hider",
            "Who else broke up the hand before the inspection?",
            Ask::Seat,
            Need::Never,
        )
        .after(After::Ruling)
        .when(|_, facts| facts.flag("demanded") != Some(false)),
    ],
    rule: hidden_eighth,
};

/// What called for an inspection of all bonus tiles, in the order of the answers to `cause`.
#[derive(Clone, Copy)]
enum Inspection {
    Draw,
    OtherWin,
}

/// The holder of seven flowers has won; the hider is who would have been robbed of the eighth.
/// Nobody looks for it unasked: SG-98.
fn hidden_eighth(house: &HouseRules, facts: &Facts) -> Result<Ruling, Vec<EventError>> {
    let holder = facts.need("holder", Facts::seat)?;
    let hider = facts.need("hider", Facts::seat)?;
    let cause = facts.need_one_of("cause", [Inspection::Draw, Inspection::OtherWin])?;
    if facts.flag("demanded") == Some(false) {
        let verdict = "the holder of seven flowers must demand the inspection in time; without it the \
                       hand stays as it ended";
        return Ok(Ruling::says("SG-98", verdict));
    }
    if holder == hider {
        let says = "who holds seven flowers hides no eighth from oneself: name another seat";
        return impossible("hider", says);
    }
    let other = facts.seat("other_hider");
    if other.is_some_and(|other| other == holder || other == hider) {
        let says = "who holds seven flowers hides no eighth, and nobody hides it twice: name another \
                    seat, or none";
        return impossible("other_hider", says);
    }
    // SG-21: eight flowers are a special hand.
    let special = house.on(const { choice("special_hands_double") });
    let times = if special { 2 } else { 1 };
    let for_all = house.chosen(const { choice("hidden_eighth") }) == PAY_ALL;
    let midway = |hider| {
        let robbed = Win::BonusTiles { from: Some(hider) };
        let mut payments = Payments::none();
        for one in normal(house, holder, robbed, house.limits().hand).transfers() {
            let amount = one.amount.saturating_mul(times);
            payments.transfer(one.from, one.to, amount, one.reason);
        }
        payments
    };
    let payments = if for_all {
        let reason = if other.is_some() { &HIDERS } else { &HIDER };
        midway(hider).borne_by(holder, (hider, other), reason)
    } else {
        let mut payments = Payments::none();
        for one in midway(hider).transfers() {
            if other.is_none_or(|other| one.from != other) {
                payments.transfer(one.from, one.to, one.amount, one.reason);
            }
        }
        // SG-101: deemed a hider, that player pays what a hider pays.
        if let Some(other) = other {
            let own = midway(other);
            let own = own.transfers().iter().find(|one| one.from == other);
            if let Some(own) = own {
                payments.transfer(own.from, own.to, own.amount, &BROKE_UP);
            }
        }
        payments
    };
    let both = house.chosen(const { choice("hidden_eighth_after_win") }) == BOTH;
    let (verdict, mut effects) = match cause {
        Inspection::Draw => (
            "the holder of seven flowers has won with eight, so it is no draw",
            Vec::new(),
        ),
        Inspection::OtherWin if both => (
            "the holder of seven flowers has won with eight, and the other win is paid as well",
            vec![OTHER_WIN_STANDS],
        ),
        Inspection::OtherWin => (
            "the holder of seven flowers has won with eight, in place of the other win",
            vec![OTHER_WIN_VOID],
        ),
    };
    effects.push(INSTANT_PAYMENTS);
    Ok(Ruling {
        winners: vec![holder],
        payments,
        effects,
        ..Ruling::says("SG-99", verdict)
    })
}

const INSTANT_PAYMENTS: Effect = Effect {
    key: "instant_payments_due",
    value: EffectValue::Flag(true),
    says: "the sets that the eighth flower completes are paid at once too: ask for the bonus tiles",
};

/// The place of `both-paid` among the answers of `hidden_eighth_after_win`.
const BOTH: usize = 1;

/// The place of `pay-all` among the answers of `hidden_eighth`.
const PAY_ALL: usize = 0;
