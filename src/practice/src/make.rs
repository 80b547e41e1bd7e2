//! Making of exercises: a hand or event is drawn at random until the rules decide it clearly.

mod clear;
mod deal;
mod elements;
mod shape;
mod variations;
mod win;
mod worth;

use tilewise_rules::RuleConfig;

use crate::{
    Difficulty, Exercise, ExerciseKind, ExerciseTask, NoExercise, Random, Scene, Seed, Topic,
};
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

fn is_offered(_config: &RuleConfig, kind: ExerciseKind) -> bool {
    matches!(kind, ExerciseKind::Worth | ExerciseKind::Elements)
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
    let mut random = seed.random(&purpose);
    let mut attempts = 0..ATTEMPTS;
    let made = attempts.find_map(|attempt| {
        let difficulty = seed.difficulty();
        make(config, kind, difficulty, attempt, &mut random)
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

/// Draws a hand or event, and returns its exercise if the rules decide it clearly.
fn make(
    config: &RuleConfig,
    kind: ExerciseKind,
    difficulty: Difficulty,
    attempt: usize,
    random: &mut Random,
) -> Option<MadeTask> {
    let win = deal::win(config, difficulty, attempt, random)?;
    let task = match kind {
        ExerciseKind::Worth => ExerciseTask::Worth(worth::choices(config, &win, random)?),
        ExerciseKind::Elements => ExerciseTask::Elements(elements::choices(config, &win, random)?),
        _ => return None,
    };
    if !clear::is_clear(config, &win, kind) {
        return None;
    }
    Some(MadeTask {
        scene: Scene::Hand(Box::new(win.entry.clone())),
        topics: topics(config, &win),
        task,
        win: Some(win),
    })
}

/// Returns the topics of a win: the elements that count.
fn topics(config: &RuleConfig, win: &DealtWin) -> Vec<Topic> {
    let elements = win.counted(config);
    elements
        .map(|element| Topic::of_element(config, element))
        .collect()
}
