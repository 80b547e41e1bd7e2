//! `exhaustive-draw`: a draw because the wall is used up.

use tilewise_rules::fouls::{Stakes, Tenpai};
use tilewise_rules::{Answer, AnswerKind};

use super::verdict_report::grouped;
use crate::answer::{accepted_input, read_answer};
use crate::diagnostics::Diagnostics;
use crate::schema::penalty_report::{DrawEffectsJson, PenaltyEffectsJson, PenaltyReport};
use crate::value::JsonObject;

/// Returns the payments and the next dealer.
pub(super) fn rule_on(
    stakes: &'static Stakes,
    request: &JsonObject,
    diagnostics: &mut Diagnostics,
) -> Option<PenaltyReport> {
    let value = request.needed("tenpai", &accepted_input(AnswerKind::Seats), diagnostics)?;
    let Some(Answer::Seats(tenpai)) = read_answer(AnswerKind::Seats, &value, diagnostics) else {
        return None;
    };
    let drawn = stakes.exhaustive_draw(&tenpai);
    let who_pays = match drawn.tenpai {
        Tenpai::None => "nobody is tenpai, and nobody pays.".to_owned(),
        Tenpai::All => "all are tenpai, and nobody pays.".to_owned(),
        Tenpai::Some => format!(
            "those who are noten pay {} in all to those who are tenpai.",
            grouped(stakes.noten)
        ),
    };
    let verdict = format!(
        "Exhaustive draw: {who_pays} {} {}",
        drawn.dealer.text(),
        drawn.counters.text()
    );
    let effects = PenaltyEffectsJson::Draw(DrawEffectsJson {
        dealer: drawn.dealer.key(),
        honba: drawn.counters.key(),
    });
    Some(PenaltyReport::new(
        stakes.noten_pays.clause,
        verdict,
        &drawn.payments,
        effects,
    ))
}
