//! What a penalty book says about an event.

use serde::{Serialize, Serializer};
use tilewise_rules::fouls::{Aftermath, Fine, HandAfter, Offer, Payee, PenaltyBook, Step, Verdict};
use tilewise_rules::{BySeat, Money, Overall, Payments, Seat};

use crate::report::{Collected, Net, Transfer, among_players, fines, net};

/// What a penalty book says about an event.
#[derive(Clone, Debug, Serialize)]
pub struct PenaltyReport {
    ok: bool,
    clause: &'static str,
    /// A sentence that begins with the name of the outcome.
    verdict: String,
    transfers: Vec<Transfer>,
    /// What nobody at the table receives.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    fines: Vec<Collected>,
    payments: Net,
    effects: Effects,
    /// What the book allows, where the referee decides.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    offers: Vec<Offered>,
    /// The lines of the book that led to the verdict.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    steps: Vec<Line>,
    /// What else the book says about such a verdict.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<Line>,
    /// The verdict in the numbers of the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    after: Option<After>,
}

/// What follows.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub(super) enum Effects {
    /// From a foul.
    Foul {
        outcome: &'static str,
        overall: Option<Score>,
        /// What is taken from the score at the table, and whether each of the others is paid it.
        #[serde(skip_serializing_if = "Option::is_none")]
        fine: Option<FineOf>,
        hand: &'static str,
        redeal: bool,
        riichi_bets: &'static str,
        honba: &'static str,
        dealer: &'static str,
    },
    /// From an exhaustive draw.
    Draw {
        dealer: &'static str,
        honba: &'static str,
    },
    /// From a hanchan.
    Hanchan {
        uma: Scores,
        score: Scores,
        #[serde(skip_serializing_if = "Option::is_none")]
        overall: Option<Scores>,
    },
}

/// Points off a score at the table.
#[derive(Clone, Copy, Debug, Serialize)]
pub(super) struct FineOf {
    points: i64,
    to: &'static str,
}

impl FineOf {
    const fn of(fine: &Fine) -> Self {
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
struct Offered {
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
struct Line {
    clause: &'static str,
    says: &'static str,
}

/// A verdict in the numbers of a table, as far as they are known.
#[derive(Clone, Debug, Serialize)]
struct After {
    #[serde(skip_serializing_if = "Option::is_none")]
    overall: Option<Score>,
    #[serde(skip_serializing_if = "Option::is_none")]
    riichi_bets: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    honba: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    returned: Option<Net>,
    dealer: &'static str,
}

/// What comes of a verdict in numbers, and whether riichi bets are among it.
pub(super) struct Numbers {
    pub aftermath: Aftermath,
    pub returned: bool,
    pub given: bool,
}

impl PenaltyReport {
    /// A report without more than this.
    pub(super) fn new(
        clause: &'static str,
        verdict: String,
        payments: &Payments,
        effects: Effects,
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

    /// The report on a foul.
    pub(super) fn of_foul(book: &PenaltyBook, verdict: &Verdict, numbers: &Numbers) -> Self {
        let effects = verdict.effects;
        let clause = verdict.steps.first().map_or("", |step| step.clause);
        let mut says: Vec<_> = verdict.steps.iter().map(|step| step.says).collect();
        if effects.hand == HandAfter::Dead {
            says.push(verdict.of_hand());
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
        let sentence = format!("{}{points}: {}", verdict.name, says.join(" "));
        let foul = Effects::Foul {
            outcome: verdict.code,
            overall: effects.overall.map(Score),
            fine: effects.fine.map(FineOf::of),
            hand: effects.hand.key(),
            redeal: effects.redeal(),
            riichi_bets: effects.bets.key(),
            honba: effects.counters.key(),
            dealer: effects.dealer.key(),
        };
        let Numbers { aftermath, .. } = numbers;
        let lines = |steps: &[Step]| steps.iter().copied().map(Line::of).collect();
        Self {
            offers: verdict
                .offers
                .iter()
                .map(|offer| offered(book, *offer))
                .collect(),
            steps: lines(&verdict.steps),
            notes: lines(&verdict.notes),
            after: numbers.given.then(|| After {
                overall: aftermath.overall.map(Score),
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

impl Line {
    const fn of(step: Step) -> Self {
        let Step { clause, says } = step;
        Self { clause, says }
    }
}

fn offered(book: &PenaltyBook, offer: Offer) -> Offered {
    let of = |penalty| Offered {
        penalty,
        ..Offered::default()
    };
    match offer {
        Offer::Nothing => of("nothing"),
        Offer::Warning => of("warning"),
        Offer::Points => of("points"),
        Offer::OneOf(points) => Offered {
            points: points.to_vec(),
            ..of("points")
        },
        Offer::Between(least, most) => Offered {
            least: Some(least),
            most: Some(most),
            ..of("points")
        },
        Offer::DeadHand => of("dead-hand"),
        Offer::Chonbo => Offered {
            points: vec![book.chonbo],
            ..of("chonbo")
        },
        Offer::Disqualification => of("disqualification"),
    }
}

/// An overall score as a JSON number: whole where it is whole.
#[derive(Clone, Copy, Debug)]
pub(super) struct Score(Overall);

impl Serialize for Score {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let number = self.0.number();
        #[expect(
            clippy::cast_possible_truncation,
            reason = "whole, and far within what it holds"
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
pub struct Scores {
    e: Score,
    s: Score,
    w: Score,
    n: Score,
}

impl Scores {
    /// These.
    pub fn of(scores: &BySeat<Overall>) -> Self {
        let [e, s, w, n] = Seat::ALL.map(|seat| Score(scores[seat]));
        Self { e, s, w, n }
    }
}

/// A number as a sentence has it: `30,000`.
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
