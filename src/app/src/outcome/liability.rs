//! Liability questions about a hand, and the payment without liability.

use tilewise_rules::{
    LiabilityAnswer, LiabilityEntry, LiabilityQuestion, LiabilityTopic, WithoutLiability,
    liability_questions,
};

use super::ScoredWin;
use crate::store::Draft;

/// The liability questions about a complete hand, and the payment without liability.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LiabilityDetails {
    /// Questions for the liable player.
    pub feeders: Vec<LiabilityQuestion>,
    /// Questions for exemptions.
    pub exempts: Vec<LiabilityQuestion>,
    /// The payment if no player were liable.
    pub otherwise: Option<WithoutLiability>,
}

impl LiabilityDetails {
    /// Computes the details for a win.
    pub fn from_win(win: &ScoredWin) -> Self {
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

    /// Returns the draft with an answer, or without it if it was chosen already.
    pub fn answered(draft: &Draft, answer: &LiabilityAnswer) -> Draft {
        let mut next = draft.clone();
        match &answer.enters {
            LiabilityEntry::From(place, seat) => {
                next = next.with_from(*place, (!answer.is_current).then_some(*seat));
            }
            LiabilityEntry::StatedLiability(all) => next.entry.context.liability.clone_from(all),
        }
        next
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use tilewise_rules::{Answer, Seat, notation};
    use yew::Reducible;

    use super::*;
    use crate::outcome::HandOutcome;
    use crate::store::{HandAction, PageAction, PageState};

    fn state(house: &str, entry: &str) -> PageState {
        let draft = Draft {
            entry: notation::parse(entry).expect(entry),
            house: house.parse().expect(house),
        };
        PageState::open(Ok(draft), Draft::default())
    }

    /// Returns the questions of a draft; none without a score.
    fn liability_of(draft: &Draft) -> LiabilityDetails {
        let outcome = HandOutcome::from_draft(draft);
        outcome
            .win()
            .map(LiabilityDetails::from_win)
            .unwrap_or_default()
    }

    /// Returns the state after a tap on an answer to the first question of a list.
    fn tap(
        state: PageState,
        list: fn(LiabilityDetails) -> Vec<LiabilityQuestion>,
        fact: &Answer,
    ) -> PageState {
        let list = list(liability_of(&state.draft));
        let question = list.first().expect("a question");
        let mut answers = question.answers.iter();
        let answer = answers.find(|one| one.answer == *fact).expect("an answer");
        let action = PageAction::Hand(HandAction::Replace(Box::new(LiabilityDetails::answered(
            &state.draft,
            answer,
        ))));
        (*Rc::new(state).reduce(action)).clone()
    }

    fn entry(state: &PageState) -> String {
        state.draft.entry.to_string()
    }

    /// NEST-71.
    const DRAGONS: &str = "23m99s p555z p666z p777z w4m SE";

    #[test]
    fn feeder_of_third_dragon_can_be_set_and_unset() {
        let open = state("sparrows-nest", DRAGONS);
        assert_eq!(liability_of(&open.draft).otherwise, None);
        let north = Answer::Seat(Seat::North);
        let answered = tap(open, |liability| liability.feeders, &north);
        assert_eq!(entry(&answered), "23m99s p555z p666z p777z@N w4m SE");
        let liability = liability_of(&answered.draft);
        assert_eq!(liability.feeders[0].about, LiabilityTopic::Set(2));
        let otherwise = liability.otherwise.expect("North pays for the others");
        assert_eq!(otherwise.reason.clause, "NEST-71");
        let undone =
            (*Rc::new(answered.clone()).reduce(PageAction::Hand(HandAction::Undo))).clone();
        assert_eq!(entry(&undone), DRAGONS);
        let back = tap(answered, |liability| liability.feeders, &north);
        assert_eq!(entry(&back), DRAGONS);
    }

    #[test]
    fn exemption_can_be_set_and_unset() {
        let liable = DRAGONS.replace("p777z", "p777z@N");
        let yes = Answer::Flag(true);
        let free = tap(
            state("sparrows-nest", &liable),
            |liability| liability.exempts,
            &yes,
        );
        let freed = format!("{liable} fed-set:big-three-dragons@N:same-as-last-discard");
        assert_eq!(entry(&free), freed);
        assert_eq!(liability_of(&free.draft).otherwise, None);
        let back = tap(free, |liability| liability.exempts, &Answer::Flag(false));
        assert_eq!(entry(&back), liable);
    }

    /// SG-106.
    #[test]
    fn stated_liability_can_be_set_and_unset() {
        let hand = "23m99s c345p p555z@N c456p a1 a2 a3 a4 w4m EE";
        let north = Answer::Seat(Seat::North);
        let answered = tap(
            state("singapore", hand),
            |liability| liability.feeders,
            &north,
        );
        let stated = &answered.draft.entry.context.liability;
        assert_eq!(stated[0].key, "point-limit");
        let back = tap(answered, |liability| liability.feeders, &Answer::Open);
        assert!(back.draft.entry.context.liability.is_empty());
    }

    #[test]
    fn only_relevant_liability_questions_are_open() {
        let chow = state("hk-old-style", "9m p333m@W p777m@E p222m@N c456m w9m SE");
        let liability = liability_of(&chow.draft);
        assert!(liability.feeders.is_empty());
        let about: Vec<_> = liability.exempts.iter().map(|one| one.about).collect();
        let exempt = |about: &LiabilityTopic| match *about {
            LiabilityTopic::Exemption { seat, exempt, .. } => Some((seat, exempt.key)),
            _ => None,
        };
        assert_eq!(exempt(&about[0]), Some((Seat::East, "no-choice")));
        for quiet in ["2223s c567s p777s p555z w1s@W SE", "123m EE"] {
            assert_eq!(
                liability_of(&state("hk-old-style", quiet).draft),
                LiabilityDetails::default()
            );
        }
    }
}
