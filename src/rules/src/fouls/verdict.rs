//! Verdict of a penalty book on a foul.

use super::effects::{Bets, Effects, HandAfter};
use super::{About, FoulCase, Interaction, Offer, Outcome, PenaltyBook, PenaltyPoints, Stakes};
use crate::model::{AnswerKind, Answers, Question, Required, question};

/// Question for another end of the deal at the moment of a chonbo. For other fouls that leave the deal
/// unchanged, the answer is optional.
pub static SAME_TIME: Question = question(
    "same_time",
    "Did anything else end the hand at that moment?",
    AnswerKind::Word(SAME_TIMES),
    Required::Always,
);

const SAME_TIMES: &[(&str, &str)] = &[
    ("nothing", "No"),
    ("win", "Another player won"),
    ("draw", "The wall ran out: exhaustive draw"),
];

/// End of the deal at the moment of a chonbo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SameTime {
    /// The deal did not end.
    None,
    /// Another player won validly.
    Win,
    /// The deal ended in an exhaustive draw.
    Draw,
}

impl SameTime {
    /// Returns the answer to [`SAME_TIME`]; `None` without an answer.
    pub fn from_answers(facts: &Answers) -> Option<Self> {
        Some(match facts.word(&SAME_TIME)? {
            "win" => Self::Win,
            "draw" => Self::Draw,
            _ => Self::None,
        })
    }
}

/// Clause in the derivation of a verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Key of the clause.
    pub clause: &'static str,
    /// Text of the clause.
    pub text: &'static str,
}

impl Step {
    pub(super) const fn of_case(case: &FoulCase) -> Self {
        Self {
            clause: case.clause,
            text: case.text,
        }
    }

    pub(super) const fn of_interaction(interaction: &Interaction) -> Self {
        Self {
            clause: interaction.clause,
            text: interaction.text,
        }
    }
}

/// Verdict of a penalty book on a foul.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// Clauses from which the verdict follows, at least one.
    pub steps: Vec<Step>,
    /// Additional clauses about verdicts of this kind.
    pub notes: Vec<Step>,
    /// Code in the tables: `NP`, `DH`, `CH` …
    pub code: &'static str,
    /// Name of the penalty.
    pub name: &'static str,
    /// Effects on scores, the deal and the table.
    pub effects: Effects,
    /// Payments, bets and counters at the table.
    pub(super) stakes: Option<&'static Stakes>,
    /// Whether the hand of the player was declared dead before the foul.
    pub(super) was_dead: bool,
    /// Text on the restrictions of a dead hand.
    dead: &'static str,
    /// Kind of the penalty points, which don't count at the table.
    pub points: &'static PenaltyPoints,
    /// Penalties that the referee can choose from.
    pub offers: &'static [Offer],
    /// Ranking of the player in the game from then on.
    pub ranking: Ranking,
}

/// Ranking of a player in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ranking {
    /// Ranked by score.
    #[default]
    ByScore,
    /// Not ranked; the score counts at the table.
    NotRanked,
    /// Not ranked, and the game yields no points except penalties.
    NoPoints,
    /// Disqualified.
    Disqualified,
}

impl Verdict {
    pub(super) fn new(
        book: &PenaltyBook,
        outcome: Outcome,
        same_time: SameTime,
        bets: Option<Bets>,
        facts: &Answers,
        steps: Vec<Step>,
    ) -> Self {
        let minutes = facts.number("minutes").unwrap_or(0);
        let voided = matches!(outcome, Outcome::Chonbo(_)) && same_time == SameTime::Win;
        let (code, name) = if voided {
            ("NP", "Not penalized")
        } else {
            outcome.words()
        };
        Self {
            notes: if voided {
                Vec::new()
            } else {
                notes(book, outcome, same_time)
            },
            steps,
            code,
            name,
            effects: Effects::new(book, outcome, same_time, bets, minutes),
            stakes: book.stakes,
            was_dead: false,
            dead: book.dead,
            points: book.points,
            offers: match outcome {
                Outcome::Referee(offers) => offers,
                _ => &[],
            },
            ranking: match outcome {
                Outcome::NotRanked => Ranking::NotRanked,
                Outcome::Missed(_) => Ranking::NoPoints,
                Outcome::Disqualified | Outcome::DisqualifiedAndFined(_) => Ranking::Disqualified,
                _ => Ranking::ByScore,
            },
        }
    }

    /// Returns sentences about the deal; empty if none are needed.
    pub fn hand_text(&self) -> &'static str {
        match self.effects.hand {
            HandAfter::Dead => self.dead,
            hand => hand.text(),
        }
    }

    /// Returns whether the verdict is a warning, which may aggravate the next foul.
    pub fn is_warning(&self) -> bool {
        self.code == "WARN"
    }

    /// Returns whether the verdict is a chombo, which a rule set may count separately.
    pub fn is_chombo(&self) -> bool {
        self.code == "CH"
    }

    /// Returns the decisive clause.
    pub fn clause(&self) -> &'static str {
        self.steps.last().map_or("", |step| step.clause)
    }
}

/// Returns the additional clauses about a kind of verdict.
fn notes(book: &PenaltyBook, outcome: Outcome, same_time: SameTime) -> Vec<Step> {
    let about: &[About] = match outcome {
        Outcome::NotPenalized | Outcome::Warned => &[About::NoPenalty],
        Outcome::Points(_) | Outcome::PointsPerMinute | Outcome::Missed(_) => &[About::Points],
        Outcome::Chonbo(_) => &[About::Points, About::Chonbo],
        Outcome::DeadHand if same_time == SameTime::Draw => &[About::DeadHandAndDraw],
        Outcome::DeadHand if same_time == SameTime::None => {
            &[About::DeadHandAndDraw, About::DeadHandInPlay]
        }
        _ => &[],
    };
    let noted = book.interactions().filter(|one| about.contains(&one.about));
    noted.map(Step::of_interaction).collect()
}

impl Outcome {
    /// Returns the code in the tables and the name at the table.
    const fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Allowed | Self::NotPenalized | Self::SameAs(..) => ("NP", "Not penalized"),
            Self::Warned => ("WARN", "A warning"),
            Self::Undetermined => ("NP", "Not checked"),
            Self::Points(_) | Self::Part(_) | Self::PointsPerMinute | Self::Missed(_) => {
                ("PP", "Point penalty")
            }
            Self::Fine(_) => ("FINE", "Points off the score"),
            Self::Drawn => ("DRAW", "The hand is a draw"),
            Self::Settled | Self::EmptySeat => ("INFO", "No penalty"),
            Self::DeadHand => ("DH", "Dead hand"),
            Self::Chonbo(_) => ("CH", "Chonbo"),
            Self::Redealt => ("REDEAL", "The hand is dealt again"),
            Self::Furiten => ("FURITEN", "Furiten by the earliest tile"),
            Self::Forced => ("FORCE", "The call stands and must be done"),
            Self::Noten => ("EXC", "Noten, and no penalty"),
            Self::NotRanked => ("INFO", "Scored, not ranked"),
            Self::Referee(_) | Self::Chonbos(_) => ("REF", "The referee decides"),
            Self::Disqualified | Self::DisqualifiedAndFined(_) => ("DQ", "Disqualified"),
        }
    }
}
