//! Several winners on one discard.

use super::super::liability::{OneLiable, liable as liable_for};
use super::super::options::choice;
use super::super::payment::{BET, BETS as TAKES_BETS, Due, basis};
use super::stated_stakes::{DECLARED, EARLIER_BETS, HONBA, StatedStakes};
use super::win::{CountedHan, LIABLE_FOR, units_of};
use crate::hands::{LiableTile, StatedLiability, Win};
use crate::model::{
    Account, AnswerKind, Answers, AskWhen, BySeat, CLAIMS, CountedIn, CountedUnit, DISCARDER,
    Effect, EffectValue, Event, EventError, HandEnd, POT, Payments, PotKey, Reason, Required,
    RuleOptions, Ruling, Tally, Winner, WonHand, claims_in_turn_order, in_turn_order, question,
};
use crate::sort::sort_short_by_key;
use crate::tiles::Seat;

pub(super) const MULTIPLE_WINS: Event = Event {
    key: "multiple-wins",
    name: "Several win on one discard",
    keywords: "two winners, three winners, double ron, triple ron, same discard, several, head bump, counters, bets",
    clauses: &[
        "R-9", "R-87", "R-90", "R-91", "R-98", "R-103", "R-104", "R-105", "R-107",
    ],
    questions: &[
        DISCARDER,
        question(
            "winners",
            "Who won?",
            AnswerKind::Winners(Some(COUNTED_IN)),
            Required::Always,
        ),
        question(
            "prevailing",
            "Which wind is the prevailing one?",
            AnswerKind::Seat,
            Required::Optional,
        )
        .ask_when(AskWhen::Never),
        question(
            "robbed",
            "Was it a robbed kong?",
            AnswerKind::Flag,
            Required::Optional,
        )
        .ask_when(AskWhen::Never),
        HONBA.when(has_ruling),
        // Needed even if all bets go to one winner: the bets of this deal are in front of their players.
        DECLARED.when(has_ruling),
        EARLIER_BETS.when(has_ruling),
        POT.disabled(),
    ],
    rule: multiple_wins,
};

const COUNTED_IN: &CountedIn = &CountedIn {
    value: "Han",
    axis: CountedUnit {
        key: "fu",
        name: "Fu",
        letter: 'f',
    },
    with_axis: "{0} han {1} fu",
    units: CountedUnit {
        key: "yakuman",
        name: "Yakuman",
        letter: 'y',
    },
    in_units: "{0} yakuman",
    most_units: 6,
};

/// Returns whether a player wins or the deal is a draw.
fn has_ruling(house: &RuleOptions, facts: &Answers) -> bool {
    multiple_wins(house, facts).is_ok_and(|ruling| ruling.clause != "R-9")
}

/// Indices of `two` and `nearest` among the answers of `several_winners`.
const TWO: usize = 1;
const NEAREST: usize = 2;

/// Returns the winners among the candidates in turn order, with clause and reason.
fn winners<T>(house: &RuleOptions, mut all: Vec<T>) -> (Vec<T>, &'static str, &'static str) {
    match house.chosen(const { choice("several_winners") }) {
        TWO if all.len() > 2 => {
            all.clear();
            (
                all,
                "R-104",
                "three winners at once make a draw under your house rules: nobody wins",
            )
        }
        NEAREST if all.len() > 1 => {
            all.truncate(1);
            (
                all,
                "R-105",
                "under your house rules one player wins: the first in turn order after the discarder",
            )
        }
        _ if all.len() == 1 => (all, "R-87", "one player wins, and the discarder pays"),
        TWO => (
            all,
            "R-104",
            "both win, and the discarder pays each in full",
        ),
        _ => (all, "R-103", "all win, and the discarder pays each in full"),
    }
}

/// Returns the ruling on several wins on one tile, as many as the option allows.
fn multiple_wins(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let from = facts.require("from", Answers::seat)?;
    let all = facts.require("winners", Answers::winners)?;
    let all = in_turn_order(from, all, |winner| winner.seat, "winners")?;
    let win = if facts.is("robbed") {
        Win::RobbingTheKong { from }
    } else {
        Win::Discard { from }
    };
    let (bases, errors): (Vec<_>, Vec<_>) = all
        .iter()
        .map(|winner| base(house, winner, win))
        .partition(Result::is_ok);
    if !errors.is_empty() {
        return Err(errors.into_iter().filter_map(Result::err).collect());
    }
    let bases: Vec<_> = bases.into_iter().flatten().collect();
    if bases.contains(&None) {
        let verdict = "a hand among them has no yaku, so it may not be won with: leave it out";
        return Ok(Ruling {
            allowed: Some(false),
            ..Ruling::new("R-9", verdict)
        });
    }
    let everybody: Vec<Seat> = all.iter().map(|winner| winner.seat).collect();
    let hands = all.into_iter().zip(bases).collect();
    let (won, clause, verdict) = winners(house, hands);
    let stakes = StatedStakes::from_answers(facts);
    let own_first = won.len() > 1 && takes_own_first(house);
    if own_first && stakes.earlier() > 0 && won.iter().any(|(winner, _)| winner.bets) {
        return Err(vec![EventError {
            message: "it isn’t known whose bets lie there, and a winner in riichi takes the own one back: \
                   name all who bet in this hand",
            ..EventError::missing("declared")
        }]);
    }
    if won.is_empty() {
        return Ok(Ruling {
            allowed: Some(false),
            effects: stakes.afterwards(house, HandEnd::BrokenOff),
            ..Ruling::new(clause, verdict)
        });
    }
    let mut payments = Payments::none();
    for (place, (winner, base)) in won.iter().enumerate() {
        let due = Due {
            house,
            winner: winner.seat,
            win,
            base: base.unwrap_or(0),
            liable: &liable(house, winner),
            kong_feeder: None,
            honba: if is_paid_counters(house, place) {
                stakes.honba()
            } else {
                0
            },
            bets: 0,
        };
        payments.append(&due.payments());
    }
    let seats: Vec<Seat> = won.iter().map(|(winner, _)| winner.seat).collect();
    take_bets(house, &stakes, &seats, &mut payments);
    let mut effects = stakes.afterwards(house, HandEnd::won_by(&seats));
    let mut refused = BySeat::default();
    for &seat in everybody.iter().filter(|seat| !seats.contains(seat)) {
        refused[seat] = true;
    }
    if seats.len() < everybody.len() {
        effects.push(Effect {
            key: "refused",
            value: EffectValue::Seats(refused),
            text: "may not win: {0}",
        });
    }
    Ok(Ruling {
        allowed: Some(true),
        winners: seats,
        payments,
        effects,
        ..Ruling::new(clause, verdict)
    })
}

/// Returns the value of a scored hand and its liable players, as input for several wins.
pub(in super::super) fn winner(won: &WonHand, tally: &Tally) -> Winner {
    let seat = won.context.seat;
    let units = basis(won.house, tally).units;
    if units == 0 {
        return Winner {
            on_axis: tally.axes.first().map(|fu| fu.total),
            ..Winner::new(seat, tally.counted)
        };
    }
    let stated = |one: &OneLiable| StatedLiability {
        key: one.key,
        seat: one.seat,
        tile: LiableTile::Set,
        exempt: None,
    };
    Winner {
        units,
        liability: liable_for(won, tally).iter().map(stated).collect(),
        ..Winner::new(seat, 0)
    }
}

/// Returns the base payment of a winner's hand; `None` without a yaku.
fn base(house: &RuleOptions, winner: &Winner, win: Win) -> Result<Option<i64>, EventError> {
    let wrong = |message| Err(EventError::impossible("winners", message));
    let stated = winner.liability.iter().map(|one| one.seat);
    let mut stated = stated.chain(winner.liable);
    if stated.clone().any(|liable| liable == winner.seat) {
        return Err(EventError::own_liability("winners"));
    }
    if stated.next().is_some() && winner.units == 0 {
        return wrong(
            "one is liable for a yakuman alone: leave it out, or count yakuman instead of han",
        );
    }
    let counted = CountedHan {
        value: (winner.value > 0 || winner.units == 0).then_some(winner.value),
        fu: winner.on_axis,
        yakuman: winner.units,
    };
    let basis = counted.basis(house, win);
    let basis = basis.map_err(|error| EventError {
        at: "winners",
        ..error
    })?;
    Ok(basis.map(|basis| basis.base))
}

/// Returns the liable players of a winner's hand, with their number of yakuman.
fn liable(house: &RuleOptions, winner: &Winner) -> Vec<(Seat, u16)> {
    let mut all: Vec<_> = winner.liability.iter().collect();
    sort_short_by_key(&mut all, |one| {
        LIABLE_FOR.iter().position(|key| *key == one.key)
    });
    let all = all
        .into_iter()
        .map(|one| (one.seat, units_of(house, one.key)));
    let all = all.chain(winner.liable.map(|seat| (seat, 1)));
    all.filter(|(_, units)| *units > 0).collect()
}

pub(in super::super) const OWN_BET: &Reason = &Reason {
    clause: "R-107",
    text: "takes back their own bet",
};

/// Returns whether each of several winners takes back their own bet.
fn takes_own_first(house: &RuleOptions) -> bool {
    house.chosen(const { choice("several_bets") }) == 0
}

/// Returns whether the winner at this place in turn order is paid for the counters.
pub(in super::super) fn is_paid_counters(house: &RuleOptions, place: usize) -> bool {
    place == 0 || house.chosen(const { choice("several_honba") }) == 0
}

/// Returns whether one of several winners takes back their own bet.
pub(in super::super) fn takes_own_bet(house: &RuleOptions, winners: &[Seat], seat: Seat) -> bool {
    takes_own_first(house) && winners.len() > 1 && winners.contains(&seat)
}

/// Pays the bets to the winners.
fn take_bets(
    house: &RuleOptions,
    stakes: &StatedStakes,
    winners: &[Seat],
    payments: &mut Payments,
) {
    let pot = Account::Pot(PotKey::Bets);
    let mut others = i64::from(stakes.earlier());
    for seat in stakes.declared() {
        if takes_own_bet(house, winners, seat) {
            payments.transfer(pot, seat.into(), BET, OWN_BET);
        } else {
            others += 1;
        }
    }
    if let Some(&nearest) = winners.first() {
        payments.transfer(pot, nearest.into(), BET * others, TAKES_BETS);
    }
}

pub(super) const CLAIMS_ON_DISCARD: Event = Event {
    key: "claims-on-discard",
    name: "Several want to win on one discard",
    keywords: "two players, same discard, who wins, nearest, head bump, double ron, triple ron, priority",
    clauses: &["R-87", "R-103", "R-104", "R-105"],
    questions: &[DISCARDER, CLAIMS],
    rule: claims_on_discard,
};

/// Returns the winners among several claims.
fn claims_on_discard(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let claims = claims_in_turn_order(facts)?;
    let seats = claims.iter().map(|claim| claim.seat).collect();
    let (winners, clause, verdict) = winners(house, seats);
    Ok(Ruling {
        winners,
        ..Ruling::new(clause, verdict)
    })
}
