//! Who fed a hand: what is asked of it, and what would be paid otherwise.

use tilewise_rules::{
    LiabilityAnswer, LiabilityEntry, LiabilityQuestion, LiabilityTopic, WithoutLiability,
    liability_questions,
};

use super::ScoredWin;
use crate::state::Draft;

/// What is asked of who fed a complete hand, and what would be paid otherwise.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Liability {
    /// Who fed it.
    pub feeders: Vec<LiabilityQuestion>,
    /// Whether something frees whoever is liable.
    pub exempts: Vec<LiabilityQuestion>,
    /// What would be paid if nobody were liable.
    pub otherwise: Option<WithoutLiability>,
}

impl Liability {
    /// All that of a win.
    pub fn of(win: &ScoredWin) -> Self {
        let ScoredWin {
            draft,
            hand,
            context,
            score,
        } = win;
        let house = &draft.house;
        let (exempts, feeders) = liability_questions(house, hand, context, score)
            .into_iter()
            .partition(|one| matches!(one.about, LiabilityTopic::Exemption { .. }));
        Self {
            feeders,
            exempts,
            otherwise: score.without_liability(house, hand, context),
        }
    }

    /// The draft after a tap on an answer; on the one that is given, without it.
    pub fn answered(draft: &Draft, answer: &LiabilityAnswer) -> Draft {
        let mut next = draft.clone();
        match &answer.enters {
            LiabilityEntry::From(place, seat) => {
                next = next.with_from(*place, (!answer.given).then_some(*seat));
            }
            LiabilityEntry::StatedLiability(all) => next.entry.context.liability.clone_from(all),
        }
        next
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use tilewise_rules::{Fact, Seat, notation};
    use yew::Reducible;

    use super::super::Outcome;
    use super::*;
    use crate::state::{Action, State};

    fn state(house: &str, entry: &str) -> State {
        let draft = Draft {
            entry: notation::parse(entry).expect(entry),
            house: house.parse().expect(house),
        };
        State::open(Ok(draft), Draft::default())
    }

    /// What is asked of a draft; nothing where it has no score.
    fn asked(draft: &Draft) -> Liability {
        let outcome = Outcome::of(draft);
        outcome.win().map(Liability::of).unwrap_or_default()
    }

    /// The state after a tap on an answer to the first question of a list.
    fn tap(state: State, list: fn(Liability) -> Vec<LiabilityQuestion>, fact: &Fact) -> State {
        let list = list(asked(&state.draft));
        let question = list.first().expect("a question");
        let mut answers = question.answers.iter();
        let answer = answers.find(|one| one.fact == *fact).expect("an answer");
        let action = Action::Step(Box::new(Liability::answered(&state.draft, answer)));
        (*Rc::new(state).reduce(action)).clone()
    }

    fn entry(state: &State) -> String {
        state.draft.entry.to_string()
    }

    /// NEST-71.
    const DRAGONS: &str = "23m99s p555z p666z p777z w4m SE";

    #[test]
    fn who_fed_the_third_dragon_is_tapped_and_taken_back() {
        let open = state("sparrows-nest", DRAGONS);
        assert_eq!(asked(&open.draft).otherwise, None);
        let north = Fact::Seat(Seat::North);
        let said = tap(open, |fed| fed.feeders, &north);
        assert_eq!(entry(&said), "23m99s p555z p666z p777z@N w4m SE");
        let fed = asked(&said.draft);
        assert_eq!(fed.feeders[0].about, LiabilityTopic::Set(2));
        let otherwise = fed.otherwise.expect("North pays for the others");
        assert_eq!(otherwise.reason.clause, "NEST-71");
        let undone = (*Rc::new(said.clone()).reduce(Action::Undo)).clone();
        assert_eq!(entry(&undone), DRAGONS);
        let back = tap(said, |fed| fed.feeders, &north);
        assert_eq!(entry(&back), DRAGONS);
    }

    #[test]
    fn what_frees_the_feeder_is_tapped_and_taken_back() {
        let liable = DRAGONS.replace("p777z", "p777z@N");
        let yes = Fact::Flag(true);
        let free = tap(state("sparrows-nest", &liable), |fed| fed.exempts, &yes);
        let freed = format!("{liable} fed-set:big-three-dragons@N:same-as-last-discard");
        assert_eq!(entry(&free), freed);
        assert_eq!(asked(&free.draft).otherwise, None);
        let back = tap(free, |fed| fed.exempts, &Fact::Flag(false));
        assert_eq!(entry(&back), liable);
    }

    /// SG-106.
    #[test]
    fn what_the_tiles_do_not_tell_is_stated_and_taken_back() {
        let hand = "23m99s c345p p555z@N c456p a1 a2 a3 a4 w4m EE";
        let north = Fact::Seat(Seat::North);
        let said = tap(state("singapore", hand), |fed| fed.feeders, &north);
        let stated = &said.draft.entry.context.liability;
        assert_eq!(stated[0].key, "point-limit");
        let back = tap(said, |fed| fed.feeders, &Fact::Nothing);
        assert!(back.draft.entry.context.liability.is_empty());
    }

    #[test]
    fn melds_that_know_answer_by_themselves_and_what_cannot_matter_is_not_asked() {
        let chow = state("hk-old-style", "9m p333m@W p777m@E p222m@N c456m w9m SE");
        let fed = asked(&chow.draft);
        assert!(fed.feeders.is_empty());
        let about: Vec<_> = fed.exempts.iter().map(|one| one.about).collect();
        let exempt = |about: &LiabilityTopic| match *about {
            LiabilityTopic::Exemption { seat, exempt, .. } => Some((seat, exempt.key)),
            _ => None,
        };
        assert_eq!(exempt(&about[0]), Some((Seat::East, "no-choice")));
        for quiet in ["2223s c567s p777s p555z w1s@W SE", "123m EE"] {
            assert_eq!(
                asked(&state("hk-old-style", quiet).draft),
                Liability::default()
            );
        }
    }
}
