//! What does the referee decide?

use tilewise_rules::{
    Answer, Answers, BySeat, Effect, EffectValue, Event, Next, RuleConfig, Ruling, Seat, Sentence,
    penalty_books,
};

use super::event_answers::answer;
use super::open::is_decision;
use super::{MadeTask, Maker};
use crate::{Choices, Difficulty, ExerciseTask, Mistake, Random, RefereeRuling, Scene, Topic};

/// The most questions of an event or a foul.
pub(super) const MOST_QUESTIONS: usize = 16;
/// The number of other cases that are drawn for wrong rulings.
pub(super) const OTHER_CASES: usize = 16;
/// The number of wrong rulings after which no more are drawn; some may be equal.
const ENOUGH: usize = 5;
/// From this attempt on, the difficulty of an event doesn't matter.
const EASY_FROM: usize = 12;
/// The most choices.
pub(super) const MOST: usize = 4;

impl Maker<'_> {
    /// Draws an event of the rule set, or a foul of its penalty book.
    pub(super) fn ruling(&mut self) -> Option<MadeTask> {
        let config = self.config;
        let events = config.rule_set().game.events;
        let book = penalty_books::for_config(config);
        match book {
            Some(book) if events.is_empty() || self.random.percent(60) => self.foul(book),
            _ => self.event(),
        }
    }

    fn event(&mut self) -> Option<MadeTask> {
        let config = self.config;
        let rule_set = config.rule_set();
        let event = self.random.pick(rule_set.game.events)?;
        // A win of known value is an exercise of its own.
        if rule_set.game.counted_win == Some(event.key) {
            return None;
        }
        let (answers, ruling) = drawn_case(config, event, &mut self.random)?;
        let count = answers.keys().count();
        let fits = match self.difficulty {
            Difficulty::Basic => count <= 2,
            Difficulty::Whole => true,
            Difficulty::Advanced | Difficulty::Expert => count >= 3,
        };
        if !fits && self.attempt < EASY_FROM {
            return None;
        }
        let is_same = |other: &RuleConfig| {
            let ruled = ruled(other, event, &answers);
            ruled.is_some_and(|ruled| is_equal(&ruled, &ruling))
        };
        if is_decision(ruling.clause) || !self.open.all(is_same) {
            return None;
        }
        let wrong = self.wrong_rulings(event, &answers, &ruling);
        let choices = Choices::new(referee_ruling(&ruling), wrong, MOST)?;
        let choices = choices.sorted_by_key(ruling_order);
        Some(MadeTask {
            scene: Scene::Event(event, answers),
            task: ExerciseTask::Ruling(choices),
            win: None,
            topics: vec![Topic::of_clause(config, ruling.clause)],
        })
    }

    /// Draws wrong rulings: those of other facts, then other amounts, then those of other players.
    fn wrong_rulings(
        &mut self,
        event: &Event,
        answers: &Answers,
        right: &Ruling,
    ) -> Vec<(RefereeRuling, Option<Mistake>)> {
        let config = self.config;
        let random = &mut self.random;
        let is_player = |key: &&'static str| matches!(answers.get(key), Some(Answer::Seat(_)));
        let (players, facts): (Vec<_>, Vec<_>) = answers.keys().partition(is_player);
        let mut others = |keys: &[&'static str]| {
            let mut all = Vec::new();
            for _ in 0..OTHER_CASES {
                if all.len() >= ENOUGH {
                    break;
                }
                let other = similar_case(config, event, answers, keys, random);
                let other = other.filter(|other| differs(other, right));
                all.extend(other.map(|one| (referee_ruling(&one), Some(Mistake::OtherFacts))));
            }
            all
        };
        let mut wrong = others(&facts);
        wrong.extend(other_amounts(right));
        if wrong.len() < ENOUGH {
            wrong.extend(others(&players));
        }
        wrong
    }
}

/// Returns a ruling with other amounts, if there are payments.
fn other_amounts(right: &Ruling) -> Vec<(RefereeRuling, Option<Mistake>)> {
    let net = right.payments.net();
    if net == BySeat::default() {
        return Vec::new();
    }
    let of = |net: BySeat<i64>| RefereeRuling {
        net,
        ..referee_ruling(right)
    };
    let mut all = vec![(of(net.map(|one| one * 2)), Some(Mistake::Doubled))];
    if net.iter().all(|(_, one)| one % 2 == 0) {
        all.push((of(net.map(|one| one / 2)), Some(Mistake::Halved)));
    }
    all
}

/// Orders rulings by what they say and what is paid, so that the place of the right one says nothing.
pub(super) fn ruling_order(ruling: &RefereeRuling) -> (Vec<String>, [i64; 4]) {
    let sentences = ruling.sentences.iter().map(Sentence::to_string);
    (sentences.collect(), Seat::ALL.map(|seat| ruling.net[seat]))
}

/// Draws answers to the questions of an event until it is ruled on.
fn drawn_case(
    config: &RuleConfig,
    event: &Event,
    random: &mut Random,
) -> Option<(Answers, Ruling)> {
    continued(config, event, Answers::default(), random)
}

/// Draws the ruling of a case that differs in one of these answers, and in those that follow from it.
fn similar_case(
    config: &RuleConfig,
    event: &Event,
    answers: &Answers,
    keys: &[&'static str],
    random: &mut Random,
) -> Option<Ruling> {
    let mut other = answers.clone();
    other.unset(random.pick(keys)?);
    continued(config, event, other, random).map(|(_, ruling)| ruling)
}

fn continued(
    config: &RuleConfig,
    event: &Event,
    mut answers: Answers,
    random: &mut Random,
) -> Option<(Answers, Ruling)> {
    for _ in 0..MOST_QUESTIONS {
        let inquiry = event.inquire(config, &answers);
        match inquiry.next {
            Next::Ruling(ruling) => return Some((inquiry.answers, ruling.ok()?)),
            Next::Prompt(prompt) => {
                let answer = answer(config, &prompt, &answers, random)?;
                answers.set(prompt.question.key, answer);
            }
        }
    }
    None
}

/// Returns the ruling after these answers; `None` if another question comes up.
fn ruled(config: &RuleConfig, event: &Event, answers: &Answers) -> Option<Ruling> {
    match event.inquire(config, answers).next {
        Next::Ruling(ruling) => ruling.ok(),
        Next::Prompt(_) => None,
    }
}

/// Returns whether two rulings decide the same in the same words.
fn is_equal(one: &Ruling, other: &Ruling) -> bool {
    !differs(one, other) && one.verdict == other.verdict
}

/// Returns whether two rulings decide something differently: not only in other words, and not only more.
fn differs(one: &Ruling, other: &Ruling) -> bool {
    let is_opposite = |key: &str, value: EffectValue| {
        let mut effects = other.effects.iter();
        effects.any(|effect| effect.key == key && effect.value != value)
    };
    let mut effects = one.effects.iter();
    one.allowed != other.allowed
        || one.payments.net() != other.payments.net()
        || one.winners != other.winners
        || effects.any(|effect| is_opposite(effect.key, effect.value))
}

/// Returns what a player reads of a ruling.
fn referee_ruling(ruling: &Ruling) -> RefereeRuling {
    let effects = ruling.effects.iter().filter(|one| !one.text.is_empty());
    let mut sentences: Vec<Sentence> = vec![ruling.verdict.into()];
    sentences.extend(effects.map(Effect::sentence));
    RefereeRuling {
        clause: ruling.clause,
        sentences,
        net: ruling.payments.net(),
    }
}
