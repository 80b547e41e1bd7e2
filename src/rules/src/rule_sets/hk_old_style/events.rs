//! Events of Hong Kong Old Style.

use super::liability::Insurance;
use super::options::choice;
use super::payment::{insured, money, normal, pays_for_all, points, self_draw, worth};
use crate::hands::Win;
use crate::model::{
    ACTION, Account, Answers, BY, CLAIMED_FROM, CLAIMER, CLAIMS, Claim, DISCARDER, Effect, Event,
    EventError, GIVER, LIABLE, MISSED, MISSED_FOR, MissedFor, OFFENDER, OWN_DISCARDS,
    OWN_TURN_SINCE, POT, Payments, Reason, RuleOptions, Ruling, SKIPPED, TILE, VALUE, WAITING,
    WINNER, WORTH_MORE, checked_events, claims_in_turn_order,
};
use crate::sort::sort_short_by_key;

pub(super) static EVENTS: [Event; 5] = checked_events([
    Event {
        key: "settle-win",
        name: "A win, already counted",
        keywords: "quick, already counted, faan, fan, tai, points, pay, payment, ron, self-draw",
        clauses: &[
            "HKOS-03", "HKOS-51", "HKOS-52", "HKOS-54", "HKOS-55", "HKOS-57", "HKOS-60", "HKOS-65",
            "HKOS-67",
        ],
        questions: &[WINNER, BY, GIVER, VALUE, POT.disabled(), LIABLE],
        rule: settle_win,
    },
    Event {
        key: "claims-on-discard",
        name: "Several want to win on one discard",
        keywords: "two players, same discard, who wins, nearest, head bump, priority, thirteen orphans",
        clauses: &["HKOS-06", "HKOS-07"],
        questions: &[DISCARDER, CLAIMS],
        rule: claims_on_discard,
    },
    Event {
        key: "claim",
        name: "Missed win",
        keywords: "may I claim, sacred discard, missed discard, missed win, passed, own discard, furiten, forbidden, take it",
        clauses: &["HKOS-08", "HKOS-80"],
        // HKOS-08 bars all claims of a tile after a missed win on it, and has no other bar.
        questions: &[
            CLAIMER,
            ACTION.when(|_, _| false),
            TILE,
            CLAIMED_FROM,
            OWN_DISCARDS.when(|_, _| false),
            MISSED,
            MISSED_FOR,
            WAITING.when(|_, _| false),
            OWN_TURN_SINCE,
            SKIPPED,
            WORTH_MORE,
        ],
        rule: may_claim,
    },
    Event {
        key: "erroneous-mahjong",
        name: "False win",
        keywords: "not enough fan, faan, tai, below the minimum, no fan, false win, wrong win, false mahjong, erroneous mahjong, not a win, trick hand, zha hu, mistake, showed the hand",
        clauses: &["HKOS-80"],
        questions: &[OFFENDER],
        rule: erroneous_mahjong,
    },
    Event {
        key: "wrong-tile-count",
        name: "Too many or too few tiles",
        keywords: "long hand, short hand, dead hand, twelve, fifteen, forgot to draw, drew twice",
        clauses: &["HKOS-81"],
        questions: &[OFFENDER],
        rule: |_, _| {
            Ok(Ruling {
                allowed: Some(false),
                effects: vec![Effect::NO_WIN.without_text()],
                ..Ruling::new(
                    "HKOS-81",
                    "the player may not win this hand; the number of tiles stays as it is, and nobody pays",
                )
            })
        },
    },
]);

/// Returns the payments of a counted win (HKOS-03, HKOS-51, HKOS-52).
fn settle_win(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let (seat, value, win) = facts.counted_win()?;
    if win.from() == Some(seat) {
        let message = "you can’t win on your own discard: name another seat";
        return Err(vec![EventError::impossible("from", message)]);
    }
    if let Win::BonusTiles { from } = win {
        if !house.on(const { choice("flowers_win") }) {
            return Err(vec![EventError {
                code: "not-a-win",
                at: "by",
                message: "these rules have no win by bonus tiles: it is a self-draw, a discard or a robbed kong",
            }]);
        }
        if from.is_some() {
            let message = "nobody wins on a flower that another player drew: leave the seat out";
            return Err(vec![EventError::impossible("from", message)]);
        }
        if facts.seat("liable").is_some() {
            let message = "nobody is liable for a win by flowers: leave the seat out";
            return Err(vec![EventError::impossible("liable", message)]);
        }
        if !matches!(value, 3 | 8) {
            let message = "seven flowers and seasons are worth 3 fan, all eight 8, and nothing counts beside them";
            return Err(vec![EventError::impossible("value", message)]);
        }
    }
    if value == 0 && !matches!(win, Win::Discard { .. }) {
        let message = "a self-drawn or robbed win is worth at least the 1 fan for that";
        return Err(vec![EventError::impossible("value", message)]);
    }
    let liable = facts.seat("liable");
    if liable == Some(seat) {
        return Err(vec![EventError::own_liability("liable")]);
    }
    if value < house.minimum() {
        let verdict = "the hand is below the minimum of your house rules, so it can’t win";
        return Ok(Ruling {
            allowed: Some(false),
            ..Ruling::new("HKOS-03", verdict)
        });
    }
    let (clause, verdict) = match (win, house.chosen(const { choice("payment") })) {
        (Win::SelfDraw, _) => ("HKOS-52", "all three others pay for a self-drawn win"),
        (Win::BonusTiles { .. }, _) => ("A-49", "all three others pay, as for any self-draw"),
        (Win::Discard { .. }, 0) => ("HKOS-51", "the discarder pays double, the others single"),
        (Win::Discard { .. }, 1) => ("HKOS-54", "the discarder pays in full, the others half"),
        (Win::Discard { .. }, _) => ("HKOS-55", "the discarder alone pays"),
        (Win::RobbingTheKong { .. }, _) if pays_for_all(house) => {
            ("HKOS-57", "who made the robbed kong pays for all three")
        }
        (Win::RobbingTheKong { .. }, _) => {
            ("HKOS-57", "who made the robbed kong pays like a discarder")
        }
    };
    let payments = normal(house, seat, win, value);
    let won = Ruling {
        allowed: Some(true),
        winners: vec![seat],
        ..Ruling::new(clause, verdict)
    };
    Ok(match liable {
        None => Ruling { payments, ..won },
        Some(liable) => {
            won.paid_by_the_liable(insured(&payments, seat, &Insurance::stated(win, liable)))
        }
    })
}

/// Returns the winners among several claims: thirteen orphans first, then in turn order (HKOS-06, HKOS-07),
/// as many as the option allows.
fn claims_on_discard(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let claims = claims_in_turn_order(facts)?;
    let mut winners = claims.clone();
    // The sort is stable: equal claims stay in turn order.
    sort_short_by_key(&mut winners, |one| !one.thirteen_orphans);
    let Some(&winner) = winners.first() else {
        return Err(vec![EventError::missing("claims")]);
    };
    let most = [1, 2, 3][house.chosen(const { choice("several_winners") })];
    if most > 1 && winners.len() > 1 {
        let verdict = if winners.len() > most {
            "two win under your house rules, the first in turn order, and each is paid as if alone"
        } else {
            "all win under your house rules, and each is paid as if alone"
        };
        let winners = winners.iter().take(most).map(|one| one.seat);
        return Ok(Ruling {
            winners: winners.collect(),
            ..Ruling::new("HKOS-06", verdict)
        });
    }
    let ruling = if claims.first() == Some(&winner) {
        Ruling::new(
            "HKOS-06",
            "the player next in turn order after the discarder wins",
        )
    } else {
        Ruling::new("HKOS-07", "thirteen orphans win before the turn order")
    };
    Ok(Ruling {
        winners: vec![winner.seat],
        ..ruling
    })
}

/// Rules on a claim after a missed win: no claim of such a tile until the next own draw (HKOS-08).
fn may_claim(_: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let claim = Claim::from_answers(facts)?;
    if claim.is_no_win() {
        let verdict =
            "the tile doesn’t complete the hand: a win on it would be an erroneous mahjong";
        return Ok(Ruling {
            allowed: Some(false),
            ..Ruling::new("HKOS-80", verdict)
        });
    }
    let missed_win = claim.missed_for != Some(MissedFor::Pung);
    let barred = missed_win && claim.missed.contains(&claim.tile) && !claim.own_turn_since;
    Ok(Ruling {
        allowed: Some(!barred),
        ..Ruling::new(
            "HKOS-08",
            if barred {
                "the player missed a win on this tile, and may not claim another like it until the next own draw"
            } else {
                "nothing that was missed bars this claim"
            },
        )
    })
}

const ERRONEOUS: &Reason = &Reason {
    clause: "HKOS-80",
    text: "called an erroneous mahjong",
};

/// Indices of `limit` and `fine` among the answers of `false_win`.
const LIMIT: usize = 1;
const FINE: usize = 2;

/// Rules on a false win (HKOS-80).
fn erroneous_mahjong(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let seat = facts.require("seat", Answers::seat)?;
    let mut payments = Payments::none();
    let paid = house.chosen(const { choice("false_win") });
    if paid == FINE {
        // Amounts are in hundredths.
        let fine = i64::from(house.number(const { choice("false_win_fine") }));
        let fine = fine * money(house).parts / 100;
        payments.transfer(seat.into(), Account::Bank, fine, ERRONEOUS);
    } else {
        let each = if paid == LIMIT {
            self_draw(house, points(house, house.limit()))
        } else {
            let each = house.number(const { choice("erroneous_mahjong_each") });
            worth(house, each.into())
        };
        for other in seat.others() {
            payments.pay(seat, other, each, ERRONEOUS);
        }
    }
    let verdict = if paid == FINE {
        "the player who called the win pays a fine that nobody receives"
    } else {
        "the player who called the win pays each of the others"
    };
    Ok(Ruling {
        payments,
        ..Ruling::new("HKOS-80", verdict)
    })
}
