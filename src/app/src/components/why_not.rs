//! Why the other elements of the book don't count.

use tilewise_rules::{House, Lift, Sentence, told};
use yew::prelude::*;

use super::elements::{chinese, clause};
use crate::language::say;
use crate::outcome::{Rejected, Why};
use crate::tell;

/// Every other element of the book, and why it doesn't count.
pub fn why_not(rejected: &[Rejected], house: &House) -> Html {
    let line = |one: &Rejected| {
        html! {
            <li class="line" data-rejected={one.key}>
                <span class="line-name">{ say(one.name) }{ chinese(one.chinese) }</span>
                <span class="line-why">{ reason(&one.why) }</span>
                <span class="line-says">{ say(one.says) }{ " " }{ clause(house, one.key, one.name, one.clause) }</span>
            </li>
        }
    };
    html! {
        <details class="more part" data-why-not="">
            <summary>{ say("Why not something else?") }</summary>
            <ul class="lines">{ for rejected.iter().map(line) }</ul>
        </details>
    }
}

/// A reason in words.
fn reason(why: &Why) -> String {
    match why {
        Why::Included(by) => tell!("Included in {0}.", *by),
        Why::Off(Some(choice)) => tell!("This house plays without it: {0}.", *choice),
        Why::Off(None) => say("This house plays without it.").to_owned(),
        Why::OtherReading => say("It counts only in another reading, which pays less.").to_owned(),
        Why::Takes(lifts) => {
            let all = lifts.iter().map(|lift| takes(lift).into());
            tell!(
                "Not met: it takes {0}.",
                Sentence::joined("{0}, or {1}", all)
            )
        }
        Why::NoSet => say("Not met: no set of the hand is one.").to_owned(),
        Why::Sets => say("Not met: its sets aren’t all there.").to_owned(),
        Why::Whole => say("Not met: the hand as a whole isn’t that.").to_owned(),
        Why::Bonus => say("Not met: the bonus tiles aren’t there.").to_owned(),
        Why::Way => say("Not met: it wasn’t won that way.").to_owned(),
        Why::Alone => say("Not met: nothing was declared before the hand was complete.").to_owned(),
    }
}

/// What alone would make it count.
fn takes(lift: &Lift) -> Sentence {
    match lift {
        Lift::SelfDraw => told!("a self-draw"),
        Lift::RobbingTheKong => told!("a robbed kong"),
        Lift::Circumstance(rule) => told!("“{0}”", rule.name),
        Lift::Bonus(tile) => told!("the {0}", *tile),
        Lift::Wait(tile) => told!("a win on {0}", *tile),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_in_words() {
        let says = |why| reason(&why);
        assert_eq!(
            says(Why::Takes(vec![Lift::SelfDraw, Lift::RobbingTheKong])),
            "Not met: it takes a self-draw, or a robbed kong."
        );
        assert_eq!(says(Why::Included("Full flush")), "Included in Full flush.");
        assert_eq!(
            says(Why::Off(Some("Seven pairs"))),
            "This house plays without it: Seven pairs."
        );
    }
}
