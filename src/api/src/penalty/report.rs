//! The report on a verdict of a penalty book.

use serde::{Serialize, Serializer};
use tilewise_rules::fouls::{
    Fine, HandAfter, Offer, Payee, PenaltyBook, Step, TableEffects, Verdict,
};
use tilewise_rules::{BySeat, Money, Overall, Payments, Seat};

use crate::report::{CollectedJson, NetJson, TransferJson, among_players, fines, net};

/// The report on a verdict of a penalty book.
#[derive(Clone, Debug, Serialize)]
pub struct PenaltyReport {
    ok: bool,
    clause: &'static str,
    /// A sentence that begins with the name of the outcome.
    verdict: String,
    transfers: Vec<TransferJson>,
    /// Amounts that nobody at the table receives.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    fines: Vec<CollectedJson>,
    payments: NetJson,
    effects: PenaltyEffectsJson,
    /// The penalties among which the referee chooses.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    offers: Vec<OfferJson>,
    /// The lines of the book that led to the verdict.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    steps: Vec<StepJson>,
    /// Additional notes of the book on such a verdict.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<StepJson>,
    /// The verdict in amounts.
    #[serde(skip_serializing_if = "Option::is_none")]
    after: Option<TableEffectsJson>,
}

/// The effects of a verdict.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub(super) enum PenaltyEffectsJson {
    /// Effects of a foul.
    Foul {
        outcome: &'static str,
        overall: Option<OverallJson>,
        /// The fine on the score at the table, and whether it is paid to each of the others.
        #[serde(skip_serializing_if = "Option::is_none")]
        fine: Option<FineJson>,
        hand: &'static str,
        redeal: bool,
        riichi_bets: &'static str,
        honba: &'static str,
        dealer: &'static str,
    },
    /// Effects of an exhaustive draw.
    Draw {
        dealer: &'static str,
        honba: &'static str,
    },
    /// Effects of the end of a hanchan.
    Hanchan {
        uma: OverallBySeatJson,
        score: OverallBySeatJson,
        #[serde(skip_serializing_if = "Option::is_none")]
        overall: Option<OverallBySeatJson>,
    },
}

/// A fine on a score at the table.
#[derive(Clone, Copy, Debug, Serialize)]
pub(super) struct FineJson {
    points: i64,
    to: &'static str,
}

impl FineJson {
    const fn new(fine: &Fine) -> Self {
        let to = match fine.to {
            Payee::Bank => "bank",
            Payee::Each => "each",
        };
        Self {
            points: fine.points,
            to,
        }
    }
}

/// A penalty that the referee may choose.
#[derive(Clone, Debug, Default, Serialize)]
struct OfferJson {
    penalty: &'static str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    points: Vec<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    least: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    most: Option<i32>,
}

/// A line of the book.
#[derive(Clone, Copy, Debug, Serialize)]
struct StepJson {
    clause: &'static str,
    #[serde(rename = "says")]
    text: &'static str,
}

/// A verdict in amounts, as far as they are known.
#[derive(Clone, Debug, Serialize)]
struct TableEffectsJson {
    #[serde(skip_serializing_if = "Option::is_none")]
    overall: Option<OverallJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    riichi_bets: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    honba: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    returned: Option<NetJson>,
    dealer: &'static str,
}

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
        let foul = PenaltyEffectsJson::Foul {
            outcome: verdict.code,
            overall: effects.overall.map(OverallJson),
            fine: effects.fine.map(FineJson::new),
            hand: effects.hand.key(),
            redeal: effects.redeal(),
            riichi_bets: effects.bets.key(),
            honba: effects.counters.key(),
            dealer: effects.dealer.key(),
        };
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

impl StepJson {
    const fn new(step: Step) -> Self {
        let Step { clause, text } = step;
        Self { clause, text }
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

/// An overall score as a JSON number: an integer if it is whole.
#[derive(Clone, Copy, Debug)]
pub(super) struct OverallJson(Overall);

impl Serialize for OverallJson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let number = self.0.number();
        #[expect(
            clippy::cast_possible_truncation,
            reason = "whole and in the range of the type"
        )]
        if number.fract() == 0.0 {
            serializer.serialize_i64(number as i64)
        } else {
            serializer.serialize_f64(number)
        }
    }
}

/// An overall score for each player.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "UPPERCASE")]
pub struct OverallBySeatJson {
    e: OverallJson,
    s: OverallJson,
    w: OverallJson,
    n: OverallJson,
}

impl OverallBySeatJson {
    /// Creates the JSON of overall scores.
    pub fn new(scores: &BySeat<Overall>) -> Self {
        let [e, s, w, n] = Seat::ALL.map(|seat| OverallJson(scores[seat]));
        Self { e, s, w, n }
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
