//! `exhaustive-draw`: the wall ended without a winner.

use tilewise_rules::fouls::{Counters, DealerAfter, noten_payments};
use tilewise_rules::{Ask, Fact, Reason, Seat};

use super::report::{Effects, PenaltyReport};
use crate::fact::{fact, wants};
use crate::reason::Reasons;
use crate::value::Object;

const NOTEN: &Reason = &Reason {
    clause: "I3",
    says: "noten at an exhaustive draw",
};

/// Says who pays, and who deals next.
pub(super) fn ruled(request: &Object, reasons: &mut Reasons) -> Option<PenaltyReport> {
    let value = request.needed("tenpai", &wants(Ask::Seats), reasons)?;
    let Some(Fact::Seats(tenpai)) = fact(Ask::Seats, &value, reasons) else {
        return None;
    };
    let ready = tenpai.iter().filter(|(_, tenpai)| **tenpai).count();
    let who_pays = match ready {
        0 => "nobody is tenpai, and nobody pays.",
        4 => "all are tenpai, and nobody pays.",
        _ => "those who are noten pay 3,000 in all to those who are tenpai.",
    };
    let dealer = if tenpai[Seat::East] {
        DealerAfter::Stays
    } else {
        DealerAfter::Rotates
    };
    let verdict = format!(
        "Exhaustive draw: {who_pays} {} {}",
        dealer.says(),
        Counters::Added.says()
    );
    let effects = Effects::Draw {
        dealer: dealer.key(),
        honba: Counters::Added.key(),
    };
    let payments = noten_payments(&tenpai, NOTEN);
    Some(PenaltyReport::new(
        NOTEN.clause,
        verdict,
        &payments,
        effects,
    ))
}
