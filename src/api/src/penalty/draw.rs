//! `exhaustive-draw`: the wall ended without a winner.

use tilewise_rules::fouls::{Counters, DealerAfter, Stakes};
use tilewise_rules::{Ask, Fact, Seat};

use super::report::{Effects, PenaltyReport, grouped};
use crate::fact::{fact, wants};
use crate::reason::Reasons;
use crate::value::Object;

/// Says who pays, and who deals next.
pub(super) fn ruled(
    stakes: &'static Stakes,
    request: &Object,
    reasons: &mut Reasons,
) -> Option<PenaltyReport> {
    let value = request.needed("tenpai", &wants(Ask::Seats), reasons)?;
    let Some(Fact::Seats(tenpai)) = fact(Ask::Seats, &value, reasons) else {
        return None;
    };
    let ready = tenpai.iter().filter(|(_, tenpai)| **tenpai).count();
    let who_pays = match ready {
        0 => "nobody is tenpai, and nobody pays.".to_owned(),
        4 => "all are tenpai, and nobody pays.".to_owned(),
        _ => format!(
            "those who are noten pay {} in all to those who are tenpai.",
            grouped(stakes.noten)
        ),
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
    let payments = stakes.noten_payments(&tenpai);
    Some(PenaltyReport::new(
        stakes.noten_pays.clause,
        verdict,
        &payments,
        effects,
    ))
}
