//! Exercises.

use tilewise_rules::fouls::{Foul, PenaltyBook};
use tilewise_rules::{Answers, Event, RuleConfig, Score, WinInput};

use crate::{ExerciseKind, ExerciseTask, Reply, Seed, Topic};

/// What a person sees of an exercise.
#[derive(Clone, Debug)]
pub enum Scene {
    /// A hand: complete with its winning tile, without it for waits, or with a surplus tile for a discard.
    Hand(Box<WinInput>),
    /// An event of the rule set, with the answers to its questions.
    Event(&'static Event, Answers),
    /// A foul of a penalty book, with the answers to its questions.
    Foul(&'static PenaltyBook, &'static Foul, Answers),
}

/// An exercise with exactly one right reply.
#[derive(Clone, Debug)]
pub struct Exercise {
    /// The rule configuration.
    pub config: RuleConfig,
    /// The kind.
    pub kind: ExerciseKind,
    /// The seed, with the level of difficulty.
    pub seed: Seed,
    /// What a person sees.
    pub scene: Scene,
    /// The choices, and what is right.
    pub task: ExerciseTask,
    /// The score of the hand, for the proof after the reply; `None` if the scene has no win.
    pub score: Option<Box<Score>>,
    /// The topics of the exercise, for repetition.
    pub topics: Vec<Topic>,
}

/// Exercises are equal if configuration, kind and seed are equal.
impl PartialEq for Exercise {
    fn eq(&self, other: &Self) -> bool {
        (self.kind, self.seed) == (other.kind, other.seed) && self.config == other.config
    }
}

impl Exercise {
    /// Returns the hand, if the scene is one.
    pub fn hand(&self) -> Option<&WinInput> {
        match &self.scene {
            Scene::Hand(entry) => Some(entry),
            Scene::Event(..) | Scene::Foul(..) => None,
        }
    }

    /// Returns the right reply.
    pub fn right_reply(&self) -> Reply {
        match &self.task {
            ExerciseTask::Worth(choices) => Reply::Choice(choices.right()),
            ExerciseTask::Payments(choices) => Reply::Choice(choices.right()),
            ExerciseTask::Win(choices) => Reply::Choice(choices.right()),
            ExerciseTask::Ruling(choices) => Reply::Choice(choices.right()),
            ExerciseTask::Discard(choices) => Reply::Choice(choices.right()),
            ExerciseTask::Elements(all) => {
                let counting = all.iter().enumerate().filter(|(_, one)| one.counts());
                Reply::Elements(counting.map(|(place, _)| place).collect())
            }
            ExerciseTask::Waits(waits) => Reply::Waits {
                tiles: waits.right(),
                best: waits.best,
            },
        }
    }
}
