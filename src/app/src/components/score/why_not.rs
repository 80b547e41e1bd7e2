//! Why the other elements of the book don't count.

use tilewise_rules::{House, Improvement, Sentence, sentence};
use yew::prelude::*;

use super::elements::{chinese, clause};
use crate::language::translate;
use crate::outcome::{Rejected, Why};

/// Every other element of the book, and why it doesn't count.
pub fn why_not(rejected: &[Rejected], house: &House) -> Html {
    let line = |one: &Rejected| {
        html! {
            <li class="line" data-rejected={one.key}>
                <span class="line-name">{ translate(one.name) }{ chinese(one.chinese) }</span>
                <span class="line-why">{ reason(&one.why) }</span>
                <span class="line-says">{ translate(one.says) }{ " " }{ clause(house, one.key, one.name, one.clause) }</span>
            </li>
        }
    };
    html! {
        <details class="more part" data-why-not="">
            <summary>{ tr!("Why not something else?") }</summary>
            <ul class="lines">{ for rejected.iter().map(line) }</ul>
        </details>
    }
}

/// A reason in words.
fn reason(why: &Why) -> String {
    match why {
        Why::Included(by) => tr!("Included in {0}.", *by),
        Why::AccountOnce(by) => tr!("Its sets count once, in {0}.", *by),
        Why::Off(Some(choice)) => tr!("This house plays without it: {0}.", *choice),
        Why::Off(None) => tr!("This house plays without it.").to_owned(),
        Why::OtherReading => tr!("It counts only in another reading, which pays less.").to_owned(),
        Why::Takes(shortfall) => {
            let all = shortfall.iter().map(|lift| takes(lift).into());
            tr!(
                "Not met: it takes {0}.",
                Sentence::joined("{0}, or {1}", all)
            )
        }
        Why::NoSet => tr!("Not met: no set of the hand is one.").to_owned(),
        Why::Sets => tr!("Not met: its sets aren’t all there.").to_owned(),
        Why::Whole => tr!("Not met: the hand as a whole isn’t that.").to_owned(),
        Why::Bonus => tr!("Not met: the bonus tiles aren’t there.").to_owned(),
        Why::Slide => tr!("Not met: it wasn’t won that way.").to_owned(),
        Why::Incomplete => {
            tr!("Not met: nothing was declared before the hand was complete.").to_owned()
        }
    }
}

/// What alone would make it count.
fn takes(lift: &Improvement) -> Sentence {
    match lift {
        Improvement::SelfDraw => sentence!("a self-draw"),
        Improvement::RobbingTheKong => sentence!("a robbed kong"),
        Improvement::Circumstance(rule) => sentence!("“{0}”", rule.name),
        Improvement::Bonus(tile) => sentence!("the {0}", *tile),
        Improvement::Wait(tile) => sentence!("a win on {0}", *tile),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_in_words() {
        let says = |why| reason(&why);
        assert_eq!(
            says(Why::Takes(vec![
                Improvement::SelfDraw,
                Improvement::RobbingTheKong
            ])),
            "Not met: it takes a self-draw, or a robbed kong."
        );
        assert_eq!(says(Why::Included("Full flush")), "Included in Full flush.");
        assert_eq!(
            says(Why::Off(Some("Seven pairs"))),
            "This house plays without it: Seven pairs."
        );
    }
}
