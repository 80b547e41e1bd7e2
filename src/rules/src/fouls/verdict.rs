//! What a penalty book says in the end.

use super::effects::{Bets, Effects, HandAfter};
use super::{About, FoulCase, Interaction, Offer, Outcome, PenaltyBook, PenaltyPoints, Stakes};
use crate::schema::{Ask, Facts, Need, Question, question};

/// Asked about every chonbo that can come to light at any time; of any other foul that leaves the hand
/// as it is it may be told.
pub static SAME_TIME: Question = question(
    "same_time",
    "Did anything else end the hand at that moment?",
    Ask::Word(SAME_TIMES),
    Need::Always,
);

const SAME_TIMES: &[(&str, &str)] = &[
    ("nothing", "No"),
    ("win", "Another player won"),
    ("draw", "The wall ran out: exhaustive draw"),
];

/// What happened at the moment of a chonbo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SameTime {
    /// Nothing.
    Nothing,
    /// Another player won, and rightly.
    Win,
    /// The wall ended without a winner.
    Draw,
}

impl SameTime {
    /// What was answered to [`SAME_TIME`]; `None` where nothing was.
    pub fn of(facts: &Facts) -> Option<Self> {
        Some(match facts.word(&SAME_TIME)? {
            "win" => Self::Win,
            "draw" => Self::Draw,
            _ => Self::Nothing,
        })
    }
}

/// One clause on the way to a verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The clause.
    pub clause: &'static str,
    /// What it says.
    pub says: &'static str,
}

impl Step {
    pub(super) const fn of_case(case: &FoulCase) -> Self {
        Self {
            clause: case.clause,
            says: case.says,
        }
    }

    pub(super) const fn of_interaction(interaction: &Interaction) -> Self {
        Self {
            clause: interaction.clause,
            says: interaction.says,
        }
    }
}

/// What a penalty book says in the end.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// The clauses that led to it, and what each says. There is at least one.
    pub steps: Vec<Step>,
    /// What else the book says about such a verdict.
    pub notes: Vec<Step>,
    /// Its code in the tables: `NP`, `DH`, `CH` …
    pub code: &'static str,
    /// What it is called.
    pub name: &'static str,
    /// What it does.
    pub effects: Effects,
    /// What is played for at the table.
    pub(super) stakes: Option<&'static Stakes>,
    /// Whether the hand of the player was declared dead before.
    pub(super) was_dead: bool,
    /// What a dead hand may do and what not.
    dead: &'static str,
    /// Of what the points are that stay off the table.
    pub points: &'static PenaltyPoints,
    /// What the book allows the referee, where the referee decides.
    pub offers: &'static [Offer],
    /// How the player is ranked in the game from then on.
    pub ranking: Ranking,
}

/// How a player is ranked in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ranking {
    /// By the score, as everybody is.
    #[default]
    ByScore,
    /// Not at all; the score counts at the table.
    NotRanked,
    /// Not at all, and the game brings no points but penalties.
    NoPoints,
    /// Not at all: the player is out.
    Disqualified,
}

impl Verdict {
    pub(super) fn new(
        book: &PenaltyBook,
        outcome: Outcome,
        same_time: SameTime,
        bets: Option<Bets>,
        facts: &Facts,
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

    /// What becomes of the hand, in sentences; nothing where it goes without saying.
    pub fn of_hand(&self) -> &'static str {
        match self.effects.hand {
            HandAfter::Dead => self.dead,
            hand => hand.says(),
        }
    }

    /// Whether it is a warning, which may count for the next foul.
    pub fn is_warning(&self) -> bool {
        self.code == "WARN"
    }

    /// Whether it is a chombo, which a rule set may count by itself.
    pub fn is_chombo(&self) -> bool {
        self.code == "CH"
    }

    /// The clause that decided.
    pub fn clause(&self) -> &'static str {
        self.steps.last().map_or("", |step| step.clause)
    }
}

/// What a book says about every verdict of a kind.
fn notes(book: &PenaltyBook, outcome: Outcome, same_time: SameTime) -> Vec<Step> {
    let about: &[About] = match outcome {
        Outcome::NotPenalized | Outcome::Warned => &[About::NoPenalty],
        Outcome::Points(_) | Outcome::PointsPerMinute | Outcome::Missed(_) => &[About::Points],
        Outcome::Chonbo(_) => &[About::Points, About::Chonbo],
        Outcome::DeadHand if same_time == SameTime::Draw => &[About::DeadHandAndDraw],
        Outcome::DeadHand if same_time == SameTime::Nothing => {
            &[About::DeadHandAndDraw, About::DeadHandInPlay]
        }
        _ => &[],
    };
    let noted = book.interactions().filter(|one| about.contains(&one.about));
    noted.map(Step::of_interaction).collect()
}

impl Outcome {
    /// The code of the tables, and what it is called at the table.
    const fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Allowed | Self::NotPenalized | Self::As(..) => ("NP", "Not penalized"),
            Self::Warned => ("WARN", "A warning"),
            Self::Undetermined => ("NP", "Not checked"),
            Self::Points(_) | Self::Part(_) | Self::PointsPerMinute | Self::Missed(_) => {
                ("PP", "Point penalty")
            }
            Self::Fine(_) => ("FINE", "Points off the score"),
            Self::Drawn => ("DRAW", "The hand is a draw"),
            Self::Settled | Self::Absent => ("INFO", "No penalty"),
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
