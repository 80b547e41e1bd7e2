//! Making of exercises: a hand or event is drawn at random until the rules decide it clearly.

mod clear;
mod deal;
mod decision;
mod discard;
mod elements;
mod event_answers;
mod foul;
mod open;
mod payments;
mod ruling;
mod shape;
mod variations;
mod waits;
mod win;
mod worth;

use tilewise_rules::{Element, RuleConfig, penalty_books};

use crate::{
    Difficulty, Exercise, ExerciseKind, ExerciseTask, NoExercise, Random, Scene, Seed, Topic,
};
use clear::is_clear;
use open::OpenRules;
use win::DealtWin;

/// The most hands or events that are drawn for an exercise.
const ATTEMPTS: usize = 300;

/// The most seeds that are tried for a topic that is due.
const SEEDS: u32 = 24;

/// Returns the kinds of exercises of a rule configuration, in the order of presentation.
pub fn kinds(config: &RuleConfig) -> Vec<ExerciseKind> {
    let all = ExerciseKind::ALL.into_iter();
    all.filter(|&kind| is_offered(config, kind)).collect()
}

fn is_offered(config: &RuleConfig, kind: ExerciseKind) -> bool {
    let rule_set = config.rule_set();
    match kind {
        ExerciseKind::Worth | ExerciseKind::Elements | ExerciseKind::Win | ExerciseKind::Waits => {
            true
        }
        // Where wins are carried as debts, nobody pays at once.
        ExerciseKind::Payments => {
            let carry = rule_set.game.progression.carry;
            carry.is_none_or(|rule| !(rule.played)(config))
        }
        ExerciseKind::Ruling => {
            !rule_set.game.events.is_empty() || penalty_books::for_config(config).is_some()
        }
        ExerciseKind::Discard => rule_set.hand.studies_discards,
    }
}

/// Makes the exercise of a kind and a seed under a rule configuration.
///
/// # Errors
/// If the rule set doesn't have the kind, or no hand is decided clearly by these house rules.
pub fn exercise(
    config: &RuleConfig,
    kind: ExerciseKind,
    seed: Seed,
) -> Result<Exercise, NoExercise> {
    if !is_offered(config, kind) {
        return Err(NoExercise::not_offered(kind, config));
    }
    let purpose = format!("{} {}", config.rule_set().identity.key, kind.key());
    let mut maker = Maker {
        config,
        difficulty: seed.difficulty(),
        attempt: 0,
        random: seed.random(&purpose),
        open: OpenRules::new(config),
    };
    let mut attempts = 0..ATTEMPTS;
    let made = attempts.find_map(|attempt| {
        maker.attempt = attempt;
        maker.make(kind)
    });
    let made = made.ok_or(NoExercise::NotFound(kind))?;
    Ok(Exercise {
        config: config.clone(),
        kind,
        seed,
        scene: made.scene,
        task: made.task,
        score: made.win.map(|win| Box::new(win.score)),
        topics: made.topics,
    })
}

/// Returns a seed whose exercise is about a topic that is due, from a number on; the seed of that number if none of
/// the next is.
pub fn next_seed(
    config: &RuleConfig,
    kind: ExerciseKind,
    difficulty: Difficulty,
    number: u32,
    due: &[Topic],
) -> Seed {
    let seed = |more: u32| Seed::of_number(difficulty, number.wrapping_add(more));
    let rule_set = config.rule_set().identity.key;
    let is_due = |topic: &Topic| topic.rule_set() == rule_set && due.contains(topic);
    if !due.iter().any(|topic| topic.rule_set() == rule_set) {
        return seed(0);
    }
    let mut seeds = (0..SEEDS).map(seed);
    let found = seeds
        .find(|&seed| exercise(config, kind, seed).is_ok_and(|one| one.topics.iter().any(is_due)));
    found.unwrap_or_else(|| seed(0))
}

/// The content of an exercise.
struct MadeTask {
    scene: Scene,
    task: ExerciseTask,
    win: Option<DealtWin>,
    topics: Vec<Topic>,
}

/// The maker of one exercise.
struct Maker<'a> {
    config: &'a RuleConfig,
    difficulty: Difficulty,
    /// The number of hands or events that were drawn before.
    attempt: usize,
    random: Random,
    open: OpenRules<'a>,
}

impl Maker<'_> {
    /// Draws a hand or event, and returns its exercise if the rules decide it clearly.
    fn make(&mut self, kind: ExerciseKind) -> Option<MadeTask> {
        match kind {
            ExerciseKind::Worth | ExerciseKind::Payments | ExerciseKind::Elements => {
                self.about_win(kind)
            }
            ExerciseKind::Win => self.decision(),
            ExerciseKind::Waits => self.waits(),
            ExerciseKind::Ruling => self.ruling(),
            ExerciseKind::Discard => self.discard(),
        }
    }

    fn about_win(&mut self, kind: ExerciseKind) -> Option<MadeTask> {
        let config = self.config;
        let win = self.win()?;
        let random = &mut self.random;
        if !is_clear(config, &win, kind) {
            return None;
        }
        let task = match kind {
            ExerciseKind::Worth => ExerciseTask::Worth(worth::choices(config, &win, random)?),
            ExerciseKind::Payments => {
                ExerciseTask::Payments(payments::choices(config, &win, random)?)
            }
            _ => ExerciseTask::Elements(elements::choices(config, &win, random)?),
        };
        let is_same = |other: &RuleConfig| {
            let entry = win.entry.clone();
            DealtWin::new(other, entry).is_some_and(|other_win| match kind {
                ExerciseKind::Worth => other_win.worth(other) == win.worth(config),
                ExerciseKind::Payments => {
                    other_win.score.payments.net() == win.score.payments.net()
                }
                _ => keys(other, &other_win) == keys(config, &win),
            })
        };
        if !self.open.all(is_same) {
            return None;
        }
        Some(MadeTask {
            scene: Scene::Hand(Box::new(win.entry.clone())),
            topics: element_topics(config, &win),
            task,
            win: Some(win),
        })
    }
}

/// Returns the keys of the elements that count.
fn keys(config: &RuleConfig, win: &DealtWin) -> Vec<&'static str> {
    win.counted(config).map(|element| element.key).collect()
}

/// Returns the topics of a win: the elements that count, and those that another one includes.
fn element_topics(config: &RuleConfig, win: &DealtWin) -> Vec<Topic> {
    let included = win.met_only(config).map(|(element, _)| element);
    let elements: Vec<&Element> = win.counted(config).chain(included).collect();
    elements
        .into_iter()
        .map(|element| Topic::of_element(config, element))
        .collect()
}
