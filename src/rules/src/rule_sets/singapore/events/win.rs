//! Counted wins, and the hidden eighth flower (SG-8 to SG-23, SG-98 to SG-101).

use super::super::liability::LiablePayers;
use super::super::options::choice;
use super::super::payment::{normal, with_liability, wonders};
use super::impossible;
use crate::hands::Win;
use crate::model::{
    AnswerKind, Answers, AskWhen, BY, DISCARDER, Effect, EffectValue, Event, EventError, GIVER,
    LIABLE, POT, Payments, Reason, Required, RuleOptions, Ruling, VALUE, WINNER, in_turn_order,
    question, seat,
};
use crate::tiles::Seat;

pub(super) const SETTLE_WIN: Event = Event {
    key: "settle-win",
    name: "A win, already counted",
    keywords: "quick, already counted, faan, fan, tai, points, pay, payment, ron, self-draw",
    clauses: &[
        "SG-10", "SG-14", "SG-15", "SG-16", "SG-19", "SG-22", "SG-23", "SG-35", "SG-102",
    ],
    questions: &[WINNER, BY, GIVER, VALUE, POT.disabled(), LIABLE],
    rule: settle_win,
};

/// Returns the payments of a counted win.
fn settle_win(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let (seat, value, win) = facts.counted_win()?;
    let mut errors = Vec::new();
    if win.from() == Some(seat) {
        let message = win.by().own_tile_message();
        errors.push(EventError::impossible("from", message));
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
            ..Ruling::new("SG-10", verdict)
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
    // Each payment scheme has its own clauses.
    let clause = normal
        .transfers()
        .first()
        .map_or(clause, |one| one.reason.clause);
    let won = Ruling {
        allowed: Some(true),
        winners: vec![seat],
        ..Ruling::new(clause, verdict)
    };
    Ok(match liable {
        None => Ruling {
            payments: normal,
            ..won
        },
        Some(payments) => won.paid_by_the_liable(payments),
    })
}

/// Returns the payments of a win with a liable player.
fn paid_by(
    house: &RuleOptions,
    (seat, win): (Seat, Win),
    liable: Seat,
    normal: &Payments,
    at: &'static str,
) -> Result<Payments, EventError> {
    if liable == seat {
        return Err(EventError::own_liability(at));
    }
    let liable = LiablePayers::stated(house, win, liable);
    let liable = liable.map_err(|message| EventError::impossible(at, message))?;
    Ok(with_liability(normal, seat, liable))
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
        question(
            "winners",
            "Who won?",
            AnswerKind::Winners(None),
            Required::Always,
        )
        .in_unit(),
        question(
            "robbed",
            "Was it a robbed kong?",
            AnswerKind::Flag,
            Required::Optional,
        ),
        POT.disabled(),
    ],
    rule: multiple_wins,
};

/// Returns the payments of several wins on one tile, each paid in full like a single win, by option.
fn multiple_wins(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let from = facts.require("from", Answers::seat)?;
    let winners = facts.require("winners", Answers::winners)?;
    let winners = in_turn_order(from, winners, |winner| winner.seat, "winners")?;
    if winners.len() > 1 && !house.on(const { choice("several_winners") }) {
        let verdict =
            "under your house rules one player wins on a tile: ask which, and leave the others out";
        return Ok(Ruling {
            allowed: Some(false),
            ..Ruling::new("SG-24", verdict)
        });
    }
    if winners.iter().any(|winner| winner.value < house.minimum()) {
        let verdict = "one of the hands is below the minimum of your house rules, so it can’t win: leave it out";
        return Ok(Ruling {
            allowed: Some(false),
            ..Ruling::new("SG-10", verdict)
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
        ..Ruling::new(
            "SG-24",
            "each winner is paid in full, as if nobody else had won",
        )
    })
}

static TILE_CLAIMED: Reason = Reason {
    clause: "SG-82",
    text: "drew the tile that Thirteen Wonders took",
};

pub(super) const CLAIM_ON_SELF_DRAW: Event = Event {
    key: "claim-on-self-draw",
    name: "May a tile be taken that another player drew to win?",
    keywords: "thirteen wonders, thirteen orphans, self-draw, take, rob, priority, superseded",
    clauses: &["SG-14", "SG-81", "SG-82"],
    questions: &[
        seat("Who wants the tile?"),
        question("from", "Who drew it?", AnswerKind::Seat, Required::Always),
        question(
            "pure",
            "Is it Thirteen Wonders that waits for all thirteen tiles?",
            AnswerKind::Flag,
            Required::Optional,
        ),
    ],
    rule: claim_on_self_draw,
};

pub(in crate::rule_sets::singapore) const OTHER_WIN_STANDS: Effect = Effect {
    key: "other_win_stands",
    value: EffectValue::Flag(true),
    text: "the other player’s win is paid as well",
};
const OTHER_WIN_VOID: Effect = Effect {
    key: "other_win_stands",
    value: EffectValue::Flag(false),
    text: "the other player’s win is void, and nobody pays for it",
};

/// Returns the payments of Thirteen Wonders on a tile that another player drew for a win (SG-82). By option,
/// the drawer counts as its discarder.
fn claim_on_self_draw(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let seat = facts.require("seat", Answers::seat)?;
    let from = facts.require("from", Answers::seat)?;
    let pure = facts.is("pure");
    if seat == from {
        let message = "a player can’t take a tile from their own hand: choose another seat";
        return impossible("from", message);
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
            ..Ruling::new("SG-82", verdict)
        });
    }
    let mut payments = Payments::none();
    for one in wonders(house, seat, Win::Discard { from }).transfers() {
        let is_drawer = one.from == from && one.reason.clause != "SG-81";
        let reason = if is_drawer { &TILE_CLAIMED } else { one.reason };
        payments.transfer(one.from, seat.into(), one.amount, reason);
    }
    let verdict = "Thirteen Wonders that waits for all thirteen tiles wins before the self-draw";
    Ok(Ruling {
        allowed: Some(true),
        winners: vec![seat],
        payments,
        effects: vec![OTHER_WIN_VOID],
        ..Ruling::new("SG-82", verdict)
    })
}

static HIDER: Reason = Reason {
    clause: "SG-100",
    text: "hid the eighth flower, and pays for all",
};

static HIDERS: Reason = Reason {
    clause: "SG-101",
    text: "one hid the eighth flower, the other broke up the hand: they share what one would pay",
};
static BROKE_UP: Reason = Reason {
    clause: "SG-101",
    text: "broke up the hand before the inspection, and pays as if the eighth had been robbed there",
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
            AnswerKind::Seat,
            Required::Always,
        ),
        question(
            "cause",
            "How did the hand end?",
            AnswerKind::Word(&[("draw", "Nobody won"), ("other-win", "Another player won")]),
            Required::Always,
        ),
        question(
            "demanded",
            "Did that player demand to see all hands: before the last tile was drawn, or at once after the win?",
            AnswerKind::Flag,
            Required::Optional,
        ),
        question(
            "hider",
            "Who hid the eighth, or broke up the hand before the inspection?",
            AnswerKind::Seat,
            Required::Always,
        )
        .of_offender()
        .ask_when(AskWhen::AfterYes("demanded")),
        question(
            "other_hider",
            "Who else broke up the hand before the inspection?",
            AnswerKind::Seat,
            Required::Optional,
        )
        .ask_when(AskWhen::AfterRuling)
        .when(|_, facts| facts.flag("demanded") != Some(false)),
    ],
    rule: hidden_eighth,
};

/// Reason for an inspection of all bonus tiles, in the order of the answers to `cause`.
#[derive(Clone, Copy)]
enum Inspection {
    Draw,
    OtherWin,
}

/// Returns the payments for seven flowers with a hidden eighth. The hider would have been robbed of it; there
/// is no inspection without a reason (SG-98).
fn hidden_eighth(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let holder = facts.require("holder", Answers::seat)?;
    let hider = facts.require("hider", Answers::seat)?;
    let cause = facts.require_one_of("cause", [Inspection::Draw, Inspection::OtherWin])?;
    if facts.flag("demanded") == Some(false) {
        let verdict = "the holder of seven flowers must demand the inspection in time; without it the \
                       hand stays as it ended";
        return Ok(Ruling::new("SG-98", verdict));
    }
    if holder == hider {
        let message = "who holds seven flowers hides no eighth from oneself: name another seat";
        return impossible("hider", message);
    }
    let other = facts.seat("other_hider");
    if other.is_some_and(|other| other == holder || other == hider) {
        let message = "who holds seven flowers hides no eighth, and nobody hides it twice: name another \
                    seat, or none";
        return impossible("other_hider", message);
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
        midway(hider).reassign_to(holder, (hider, other), reason)
    } else {
        let mut payments = Payments::none();
        for one in midway(hider).transfers() {
            if other.is_none_or(|other| one.from != other) {
                payments.transfer(one.from, one.to, one.amount, one.reason);
            }
        }
        // SG-101: a player who is deemed a hider pays the same.
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
        ..Ruling::new("SG-99", verdict)
    })
}

const INSTANT_PAYMENTS: Effect = Effect {
    key: "instant_payments_due",
    value: EffectValue::Flag(true),
    text: "the sets that the eighth flower completes are paid at once too: ask for the bonus tiles",
};

/// Index of `both-paid` among the answers of `hidden_eighth_after_win`.
const BOTH: usize = 1;

/// Index of `pay-all` among the answers of `hidden_eighth`.
const PAY_ALL: usize = 0;
