//! The tasks of exercises: the choices, and what is right.

use tilewise_rules::{
    Basis, BySeat, Element, NotComplete, RuleConfig, Sentence, Tile, TileSet, WhyNot, sentence,
};

use crate::Mistake;

/// One of several choices, of which exactly one is right.
#[derive(Clone, Debug)]
pub struct TaskChoice<T> {
    /// What is chosen.
    pub value: T,
    /// The mistake that leads to it, if it is wrong and a mistake leads to it.
    pub mistake: Option<Mistake>,
}

/// Different choices, of which exactly one is right.
#[derive(Clone, Debug)]
pub struct Choices<T> {
    all: Vec<TaskChoice<T>>,
    right: usize,
}

impl<T: PartialEq> Choices<T> {
    /// The fewest choices.
    pub const FEWEST: usize = 2;

    /// Creates choices from the right one and wrong ones, of which those that equal an earlier one are left out;
    /// `None` if none is left. `place` is the position of the right one among the remaining.
    pub(crate) fn new(
        right: T,
        wrong: impl IntoIterator<Item = (T, Option<Mistake>)>,
        most: usize,
    ) -> Option<Self> {
        let mut all = vec![TaskChoice {
            value: right,
            mistake: None,
        }];
        for (value, mistake) in wrong {
            if all.len() < most && all.iter().all(|other| other.value != value) {
                all.push(TaskChoice { value, mistake });
            }
        }
        (all.len() >= Self::FEWEST).then_some(Self { all, right: 0 })
    }

    /// Returns them in an order by a key.
    #[must_use]
    pub(crate) fn sorted_by_key<K: Ord>(mut self, key: impl Fn(&T) -> K) -> Self {
        let right = self.all.swap_remove(self.right);
        self.all.sort_by_key(|one| key(&one.value));
        let place = self
            .all
            .partition_point(|one| key(&one.value) <= key(&right.value));
        self.all.insert(place, right);
        Self {
            all: self.all,
            right: place,
        }
    }

    /// Returns all of them, in the order of presentation.
    pub fn all(&self) -> &[TaskChoice<T>] {
        &self.all
    }

    /// Returns the position of the right one.
    pub const fn right(&self) -> usize {
        self.right
    }

    /// Returns the right value.
    pub fn right_value(&self) -> Option<&T> {
        self.all.get(self.right).map(|one| &one.value)
    }

    /// Returns the choice at a position.
    pub fn get(&self, place: usize) -> Option<&TaskChoice<T>> {
        self.all.get(place)
    }
}

/// What a hand is worth: its value and that on each further axis, and the level or units that are paid.
#[derive(Clone, Debug)]
pub struct HandWorth {
    /// The value of its elements that is paid, after the limit.
    pub counted: u16,
    /// The value on each further axis, such as fu; empty if there is none or it doesn't change the payment.
    pub axes: Vec<u16>,
    /// The basis of the payment, if the rule set doesn't pay by value.
    pub basis: Option<Basis>,
}

impl HandWorth {
    /// Returns the number of units of the highest level; 0 if it is paid otherwise.
    pub fn units(&self) -> u16 {
        self.basis.map_or(0, |basis| basis.units)
    }
}

/// Two are equal if they are called the same: of a hand that is paid in units, only their number is named.
impl PartialEq for HandWorth {
    fn eq(&self, other: &Self) -> bool {
        match (self.units(), other.units()) {
            (0, 0) => {
                (self.counted, &self.axes, self.basis) == (other.counted, &other.axes, other.basis)
            }
            (own_units, other_units) => own_units == other_units,
        }
    }
}

/// Whether a hand wins, and if not, why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WinDecision {
    /// It wins.
    Wins,
    /// It is below the minimum.
    BelowMinimum,
    /// The tiles aren't a complete hand.
    NotComplete(NotComplete),
    /// It has this number of tiles too many, or too few if negative.
    TileCount(i8),
    /// A rule bars the win.
    Refused {
        /// The clause.
        clause: &'static str,
        /// The reason, in a sentence.
        message: &'static str,
    },
}

impl WinDecision {
    /// Returns the decision as a sentence, without a full stop.
    pub fn sentence(&self, config: &RuleConfig) -> Sentence {
        match self {
            Self::Wins => sentence!("yes, it wins"),
            Self::BelowMinimum if config.has_bonus_elements() => sentence!(
                "no, what counts for the minimum of {0} isn’t enough",
                config.minimum()
            ),
            Self::BelowMinimum => {
                sentence!("no, it is below the minimum of {0}", config.minimum())
            }
            Self::NotComplete(NotComplete::Sets(_)) => {
                sentence!("no, the tiles don’t make the sets of a win")
            }
            Self::NotComplete(NotComplete::SevenPairs) => {
                sentence!("no, seven pairs don’t win under these rules")
            }
            Self::NotComplete(NotComplete::FourAlike) => {
                sentence!("no, four tiles alike aren’t two pairs under these rules")
            }
            Self::TileCount(more) if *more > 0 => sentence!("no, it has a tile too many"),
            Self::TileCount(_) => sentence!("no, it has a tile too few"),
            Self::Refused { message, .. } => sentence!("no: {0}", *message),
        }
    }

    /// Returns the clause of the rule that bars the win.
    pub const fn clause(&self) -> Option<&'static str> {
        match self {
            Self::Refused { clause, .. } => Some(clause),
            _ => None,
        }
    }
}

/// An element that may count.
#[derive(Clone, Copy, Debug)]
pub struct ElementChoice {
    /// The element.
    pub element: &'static Element,
    /// Why it doesn't count; `None` if it does.
    pub why_not: Option<WhyNot>,
    /// What it adds in all.
    pub total: u16,
}

impl ElementChoice {
    /// Returns whether it counts.
    pub const fn counts(&self) -> bool {
        self.why_not.is_none()
    }
}

/// A tile that completes a hand, and what the win is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WaitOutcome {
    /// The tile.
    pub tile: Tile,
    /// The value after the limit; 0 if it doesn't win.
    pub counted: u16,
    /// The payment to the winner.
    pub received: i64,
    /// Whether it is below the minimum or barred.
    pub is_barred: bool,
}

/// The tiles that may complete a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WaitChoices {
    /// The tiles to choose from.
    pub candidates: TileSet,
    /// The tiles that complete the hand, each with its value.
    pub outcomes: Vec<WaitOutcome>,
    /// The tile that pays most, if it is part of the exercise.
    pub best: Option<Tile>,
}

impl WaitChoices {
    /// Returns the tiles that complete the hand.
    pub fn right(&self) -> TileSet {
        self.outcomes
            .iter()
            .fold(TileSet::NONE, |tiles, one| tiles.with(one.tile))
    }
}

/// What the rules say about an event or a foul.
#[derive(Clone, Debug)]
pub struct RefereeRuling {
    /// The clause.
    pub clause: &'static str,
    /// The ruling and its effects, each a sentence without a full stop.
    pub sentences: Vec<Sentence>,
    /// What each player gains or loses at the table.
    pub net: BySeat<i64>,
}

/// Two rulings are equal if they differ in no more than their clauses.
impl PartialEq for RefereeRuling {
    fn eq(&self, other: &Self) -> bool {
        self.sentences == other.sentences && self.net == other.net
    }
}

/// The task of an exercise: the choices, and what is right.
#[derive(Clone, Debug)]
pub enum ExerciseTask {
    /// What the hand is worth.
    Worth(Choices<HandWorth>),
    /// What each player gains or loses, in parts of the unit of payments.
    Payments(Choices<BySeat<i64>>),
    /// The elements that may count; at least one counts and at least one doesn't.
    Elements(Vec<ElementChoice>),
    /// Whether the hand wins.
    Win(Choices<WinDecision>),
    /// The tiles that may complete the hand.
    Waits(WaitChoices),
    /// What the rules say.
    Ruling(Choices<RefereeRuling>),
    /// The discard that leaves the hand nearest to a win with the most useful tiles.
    Discard(Choices<Tile>),
}
