//! `exhaustive-draw`: the wall ended without a winner.

use tilewise_rules::fouls::{Stakes, Tenpai};
use tilewise_rules::{Ask, Fact};

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
    let drawn = stakes.drawn(&tenpai);
    let who_pays = match drawn.tenpai {
        Tenpai::Nobody => "nobody is tenpai, and nobody pays.".to_owned(),
        Tenpai::All => "all are tenpai, and nobody pays.".to_owned(),
        Tenpai::Some => format!(
            "those who are noten pay {} in all to those who are tenpai.",
            grouped(stakes.noten)
        ),
    };
    let verdict = format!(
        "Exhaustive draw: {who_pays} {} {}",
        drawn.dealer.says(),
        drawn.counters.says()
    );
    let effects = Effects::Draw {
        dealer: drawn.dealer.key(),
        honba: drawn.counters.key(),
    };
    Some(PenaltyReport::new(
        stakes.noten_pays.clause,
        verdict,
        &drawn.payments,
        effects,
    ))
}
