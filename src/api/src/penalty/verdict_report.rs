//! The report on a verdict of a penalty book.

use tilewise_rules::fouls::{HandAfter, Offer, PenaltyBook, Step, TableEffects, Verdict};
use tilewise_rules::{Money, Overall, Payments};

use crate::schema::payments::{among_players, fines, net};
use crate::schema::penalty_report::{
    FineJson, FoulEffectsJson, OfferJson, OverallJson, PenaltyEffectsJson, PenaltyReport, StepJson,
    TableEffectsJson,
};

/// The amounts of a verdict, and whether they include riichi bets.
pub(super) struct TableNumbers {
    pub table_effects: TableEffects,
    pub returned: bool,
    pub has_optional_answers: bool,
}

impl PenaltyReport {
    /// Creates a report with only these fields.
    pub(super) fn new(
        clause: &'static str,
        verdict: String,
        payments: &Payments,
        effects: PenaltyEffectsJson,
    ) -> Self {
        Self {
            ok: true,
            clause,
            verdict,
            transfers: among_players(payments, Money::POINTS).collect(),
            fines: fines(payments, Money::POINTS).collect(),
            payments: net(&payments.net(), Money::POINTS),
            effects,
            offers: Vec::new(),
            steps: Vec::new(),
            notes: Vec::new(),
            after: None,
        }
    }

    /// Creates the report on a foul.
    pub(super) fn of_foul(book: &PenaltyBook, verdict: &Verdict, numbers: &TableNumbers) -> Self {
        let effects = verdict.effects;
        let clause = verdict.steps.first().map_or("", |step| step.clause);
        let mut texts: Vec<_> = verdict.steps.iter().map(|step| step.text).collect();
        if effects.hand == HandAfter::Dead {
            texts.push(verdict.hand_text());
        }
        let overall = effects
            .overall
            .filter(|points| *points != Overall::default());
        let points = overall.map(|points| (Overall::default() - points).to_string());
        let points = points.or_else(|| effects.fine.map(|fine| fine.points.to_string()));
        let points = match points.as_deref() {
            None => String::new(),
            Some("1") => " (1 point)".to_owned(),
            Some(points) => format!(" ({points} points)"),
        };
        let sentence = format!("{}{points}: {}", verdict.name, texts.join(" "));
        let foul = PenaltyEffectsJson::Foul(FoulEffectsJson {
            outcome: verdict.code,
            overall: effects.overall.map(OverallJson),
            fine: effects.fine.map(FineJson::new),
            hand: effects.hand.key(),
            redeal: effects.redeal(),
            riichi_bets: effects.bets.key(),
            honba: effects.counters.key(),
            dealer: effects.dealer.key(),
        });
        let TableNumbers {
            table_effects: aftermath,
            ..
        } = numbers;
        let lines = |steps: &[Step]| steps.iter().copied().map(StepJson::new).collect();
        Self {
            offers: verdict
                .offers
                .iter()
                .map(|offer| offered(book, *offer))
                .collect(),
            steps: lines(&verdict.steps),
            notes: lines(&verdict.notes),
            after: numbers.has_optional_answers.then(|| TableEffectsJson {
                overall: aftermath.overall.map(OverallJson),
                riichi_bets: aftermath.bets,
                honba: aftermath.counters,
                returned: numbers
                    .returned
                    .then(|| net(&aftermath.returned, Money::POINTS)),
                dealer: aftermath.dealer.key(),
            }),
            ..Self::new(clause, sentence, &aftermath.payments, foul)
        }
    }
}

fn offered(book: &PenaltyBook, offer: Offer) -> OfferJson {
    let of = |penalty| OfferJson {
        penalty,
        ..OfferJson::default()
    };
    match offer {
        Offer::NoPenalty => of("nothing"),
        Offer::Warning => of("warning"),
        Offer::Points => of("points"),
        Offer::OneOf(points) => OfferJson {
            points: points.to_vec(),
            ..of("points")
        },
        Offer::Between(least, most) => OfferJson {
            least: Some(least),
            most: Some(most),
            ..of("points")
        },
        Offer::DeadHand => of("dead-hand"),
        Offer::Chonbo => OfferJson {
            points: vec![book.chonbo],
            ..of("chonbo")
        },
        Offer::Disqualification => of("disqualification"),
    }
}

/// Formats a number for a sentence: `30,000`.
pub(super) fn grouped(number: i64) -> String {
    let digits = number.unsigned_abs().to_string();
    let mut text = String::from(if number < 0 { "-" } else { "" });
    for (place, digit) in digits.char_indices() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
