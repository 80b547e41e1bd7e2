//! Fouls of a penalty book.

use tilewise_rules::fouls::{Foul, PenaltyBook, Verdict, inquire};
use tilewise_rules::{Answers, BySeat, Gap, Next, Overall, RuleConfig, Sentence};

use super::event_answers::answer;
use super::ruling::{MOST, MOST_QUESTIONS, OTHER_CASES, ruling_order};
use super::{MadeTask, Maker};
use crate::{Choices, ExerciseTask, Mistake, Random, RefereeRuling, Scene, Topic};

impl Maker<'_> {
    /// Draws a foul. What the referee may choose is no exercise.
    pub(super) fn foul(&mut self, book: &'static PenaltyBook) -> Option<MadeTask> {
        let config = self.config;
        let random = &mut self.random;
        let foul = *random.pick(book.fouls)?;
        let (answers, verdict) = drawn_case(config, book, foul, Answers::default(), random)?;
        if !verdict.offers.is_empty() {
            return None;
        }
        let right = penalty(&verdict)?;
        let mut wrong = Vec::new();
        for number in 0..OTHER_CASES {
            let mut other = answers.clone();
            let keys: Vec<_> = answers.keys().collect();
            // First other facts of the same foul, then other fouls.
            let of = match random.pick(&keys) {
                Some(&key) if number < OTHER_CASES / 2 => {
                    other.unset(key);
                    foul
                }
                _ => {
                    other = Answers::default();
                    random.pick(book.fouls)?
                }
            };
            let Some((_, other)) = drawn_case(config, book, of, other, random) else {
                continue;
            };
            let points = |one: &Verdict| (one.code, one.effects.overall);
            let is_other = points(&other) != points(&verdict);
            if is_other && other.offers.is_empty() {
                wrong.extend(penalty(&other));
            }
        }
        let wrong = wrong.into_iter();
        let wrong = wrong.map(|other| (other, Some(Mistake::OtherFacts)));
        let choices = Choices::new(right, wrong, MOST)?.sorted_by_key(ruling_order);
        Some(MadeTask {
            scene: Scene::Foul(book, foul, answers),
            task: ExerciseTask::Ruling(choices),
            win: None,
            topics: vec![Topic::of_clause(config, verdict.clause())],
        })
    }
}

/// Draws answers to the questions of a foul until the book rules on it.
fn drawn_case(
    config: &RuleConfig,
    book: &'static PenaltyBook,
    foul: &'static Foul,
    mut answers: Answers,
    random: &mut Random,
) -> Option<(Answers, Verdict)> {
    for _ in 0..MOST_QUESTIONS {
        let inquiry = inquire(book, foul, None, &answers).ok()?;
        match inquiry.next {
            Next::Ruling(verdict) => return Some((inquiry.answers, verdict)),
            Next::Prompt(prompt) => {
                let answer = answer(config, &prompt, &answers, random)?;
                answers.set(prompt.question.key, answer);
            }
        }
    }
    None
}

/// Returns what a player reads of a verdict; `None` if the referee decides the points.
fn penalty(verdict: &Verdict) -> Option<RefereeRuling> {
    let overall = verdict.effects.overall?;
    let mut sentences: Vec<Sentence> = vec![verdict.name.into()];
    if overall != Overall::default() {
        sentences.push(points(verdict, overall));
    }
    let hand = verdict.hand_text();
    if !hand.is_empty() {
        sentences.push(hand.into());
    }
    Some(RefereeRuling {
        clause: verdict.clause(),
        sentences,
        net: BySeat::default(),
    })
}

/// Returns the points of a penalty as a sentence.
fn points(verdict: &Verdict, points: Overall) -> Sentence {
    let text = points.to_string();
    let (sign, amount) = match text.strip_prefix('-') {
        Some(rest) => ("\u{2212}", rest),
        None => ("+", text.as_str()),
    };
    // The number selects the form of the word.
    let amount = amount
        .parse()
        .map_or_else(|_| Gap::from(amount.to_owned()), Gap::Number);
    Sentence::new(verdict.points.counted, vec![sign.to_owned().into(), amount])
}
