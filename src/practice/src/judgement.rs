//! The judgement on a reply: whether it is right, and what was overlooked.

use std::collections::BTreeSet;

use tilewise_rules::{
    BySeat, Element, Payments, Reason, Seat, Sentence, Tile, TileSet, WhyNot, sentence,
};

use crate::{
    Choices, ElementChoice, Exercise, ExerciseTask, Mistake, Reply, Topic, WaitChoices, WinDecision,
};

/// The judgement on a reply.
#[derive(Clone, Debug)]
pub struct Judgement {
    /// Whether it is right.
    pub is_right: bool,
    /// What was overlooked; empty if it is right, and sometimes if it is wrong.
    pub oversights: Vec<Oversight>,
    /// The topics of the exercise, each with whether the reply shows that it is known.
    pub topics: Vec<(Topic, bool)>,
}

/// A mistake: what was overlooked.
#[derive(Clone, Copy, Debug)]
pub enum Oversight {
    /// The mistake that leads to the choice.
    Mistake(Mistake),
    /// An element that counts and wasn't chosen.
    MissedElement(&'static Element),
    /// An element that was chosen and doesn't count.
    WrongElement(&'static Element, WhyNot),
    /// A player who pays or gains something else.
    Payer {
        /// The player.
        seat: Seat,
        /// The gain or loss in the reply.
        given: i64,
        /// The right one.
        right: i64,
        /// The reason of the right payment.
        reason: Option<&'static Reason>,
    },
    /// A tile that completes the hand and wasn't chosen.
    MissedTile(Tile),
    /// A tile that was chosen and doesn't complete the hand.
    WrongTile(Tile),
    /// The tile that pays most, if another one or none was chosen.
    BestTile(Tile),
    /// The rule that decides an event or a foul.
    Rule(&'static str),
}

impl Oversight {
    /// Returns it as a sentence, without a full stop.
    pub fn sentence(&self) -> Sentence {
        match *self {
            Self::Mistake(mistake) => mistake.sentence(),
            Self::MissedElement(element) => Mistake::Overlooked(element).sentence(),
            Self::WrongElement(element, _) => Mistake::Counted(element).sentence(),
            Self::Payer { seat, right, .. } if right < 0 => sentence!("{0} pays otherwise", seat),
            Self::Payer { seat, right: 0, .. } => sentence!("{0} pays nothing", seat),
            Self::Payer { seat, .. } => sentence!("{0} gains otherwise", seat),
            Self::MissedTile(tile) => sentence!("{0} completes the hand, too", tile),
            Self::WrongTile(tile) => sentence!("{0} doesn’t complete the hand", tile),
            Self::BestTile(tile) => sentence!("{0} pays most", tile),
            Self::Rule(clause) => sentence!("the rule is {0}", clause.to_owned()),
        }
    }

    /// Returns the clause of the rule in question, if there is one.
    pub fn clause(&self) -> Option<&'static str> {
        match *self {
            Self::Mistake(mistake) => mistake.clause(),
            Self::MissedElement(element) | Self::WrongElement(element, _) => Some(element.clause),
            Self::Payer { reason, .. } => reason.map(|reason| reason.clause),
            Self::Rule(clause) => Some(clause),
            Self::MissedTile(_) | Self::WrongTile(_) | Self::BestTile(_) => None,
        }
    }

    /// Returns the element in question, if there is one.
    pub const fn element(&self) -> Option<&'static Element> {
        match *self {
            Self::Mistake(mistake) => mistake.element(),
            Self::MissedElement(element) | Self::WrongElement(element, _) => Some(element),
            _ => None,
        }
    }
}

/// Judges a reply to an exercise. A reply of another kind, or to no choice, is wrong.
pub fn judge(exercise: &Exercise, reply: &Reply) -> Judgement {
    let is_right = *reply == exercise.right_reply();
    let oversights = if is_right {
        Vec::new()
    } else {
        oversights(exercise, reply)
    };
    let topics = exercise.topics.iter().map(|topic| {
        let elements = oversights.iter().filter_map(Oversight::element);
        let is_overlooked = elements
            .into_iter()
            .any(|element| element.key == topic.about());
        // What was overlooked may be unknown: then everything comes again.
        let knows_which = oversights.iter().any(|one| one.element().is_some());
        let is_known = is_right || knows_which && !is_overlooked;
        (topic.clone(), is_known)
    });
    let topics = topics.collect();
    Judgement {
        is_right,
        oversights,
        topics,
    }
}

fn oversights(exercise: &Exercise, reply: &Reply) -> Vec<Oversight> {
    match (&exercise.task, reply) {
        (ExerciseTask::Worth(choices), &Reply::Choice(place)) => mistake_of(choices, place),
        (ExerciseTask::Win(choices), &Reply::Choice(place)) => {
            let mut all = mistake_of(choices, place);
            let right = choices.right_value();
            let clause = right.and_then(WinDecision::clause);
            all.extend(clause.map(Oversight::Rule));
            all
        }
        (ExerciseTask::Discard(choices), &Reply::Choice(place)) => mistake_of(choices, place),
        (ExerciseTask::Ruling(choices), &Reply::Choice(place)) => {
            let mut all = mistake_of(choices, place);
            let right = choices.right_value();
            all.extend(right.map(|one| Oversight::Rule(one.clause)));
            all
        }
        (ExerciseTask::Payments(choices), &Reply::Choice(place)) => {
            let mut all = mistake_of(choices, place);
            if let (Some(given), Some(right)) = (choices.get(place), choices.right_value()) {
                let paid = exercise.score.as_ref().map(|score| &score.payments);
                all.extend(payers(&given.value, right, paid));
            }
            all
        }
        (ExerciseTask::Elements(all), Reply::Elements(chosen)) => elements(all, chosen),
        (ExerciseTask::Waits(waits), Reply::Waits { tiles, best }) => {
            wait_oversights(waits, *tiles, *best)
        }
        _ => Vec::new(),
    }
}

fn mistake_of<T: PartialEq>(choices: &Choices<T>, place: usize) -> Vec<Oversight> {
    let mistake = choices.get(place).and_then(|choice| choice.mistake);
    mistake.map(Oversight::Mistake).into_iter().collect()
}

/// Returns the players who pay or gain something else.
fn payers<'a>(
    given: &'a BySeat<i64>,
    right: &'a BySeat<i64>,
    paid: Option<&'a Payments>,
) -> impl Iterator<Item = Oversight> + 'a {
    let both = given.iter().zip(right.iter());
    both.filter(|((_, given), (_, right))| given != right).map(
        move |((seat, &given), (_, &right))| {
            let transfers = paid.map_or(&[][..], |paid| paid.transfers());
            let own = transfers
                .iter()
                .find(|one| one.from == seat || one.to == seat);
            Oversight::Payer {
                seat,
                given,
                right,
                reason: own.map(|one| one.reason),
            }
        },
    )
}

fn elements(all: &[ElementChoice], chosen: &BTreeSet<usize>) -> Vec<Oversight> {
    let each = all.iter().enumerate();
    each.filter_map(
        |(place, one)| match (one.why_not, chosen.contains(&place)) {
            (None, false) => Some(Oversight::MissedElement(one.element)),
            (Some(why), true) => Some(Oversight::WrongElement(one.element, why)),
            _ => None,
        },
    )
    .collect()
}

fn wait_oversights(waits: &WaitChoices, tiles: TileSet, best: Option<Tile>) -> Vec<Oversight> {
    let right = waits.right();
    let missed = right.iter().filter(|&tile| !tiles.contains(tile));
    let wrong = tiles.iter().filter(|&tile| !right.contains(tile));
    let best = waits.best.filter(|&tile| best != Some(tile));
    missed
        .map(Oversight::MissedTile)
        .chain(wrong.map(Oversight::WrongTile))
        .chain(best.map(Oversight::BestTile))
        .collect()
}
