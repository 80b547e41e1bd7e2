//! What is known beside the books: laws, what was made up, and who can use it.

use yew::prelude::*;

use super::{apart, figure, part};
use crate::components::tag::{Tag, tag};
use crate::evidence::{Evidence, Fuzzing, LAWS, Laws, laws};
use crate::language::{Language, translate};

/// All that, for all books.
pub fn beside(evidence: &Evidence) -> Html {
    let title = tag("h3").class("rules-group").child(tr!("For all books"));
    tag("section")
        .with("data-beside", "")
        .child(title)
        .child(all_laws())
        .child(made_up(&evidence.fuzzing))
        .child(interrupted(evidence))
        .child(for_everybody(evidence.screens))
        .done()
}

fn all_laws() -> Html {
    let hint = tag("p").class("rules-hint").child(tr!(
        "{0} properties are tested with thousands of random hands and games, or with every possible case.",
        laws()
    ));
    let one = |laws: &Laws| {
        let count = tr!("{0} {0:property|properties}", laws.all.len());
        let summary = tag("summary")
            .child(tag("strong").child(translate(laws.about)))
            .child(" ")
            .child(tag("small").child(count));
        let all = laws.all.iter();
        let all = all.map(|(_, says)| tag("li").child(translate(says)));
        tag("details")
            .class("evidence-book")
            .with("data-laws", laws.module)
            .child(summary)
            .child(tag("ul").class("evidence-said").children(all))
    };
    part(
        tr!("Properties"),
        tag("div").child(hint).children(LAWS.iter().map(one)),
    )
}

fn made_up(all: &[Fuzzing]) -> Html {
    let says = tr!("Random links, files, requests and texts are tried to find errors.");
    let mut list: Vec<Tag> = vec![tag("li").child(says)];
    if all.is_empty() {
        let says = tr!("The total is not counted yet.");
        list.push(tag("li").class("evidence-not").child(says));
    } else {
        let since = all.iter().map(|one| one.since).sum();
        let minutes = all.iter().map(|one| one.seconds).sum::<u64>() / 60;
        let says = tr!(
            "Since the last error: {0} inputs. Time since 25 November 2026: {1} minutes.",
            apart(since),
            figure(minutes)
        );
        list.push(tag("li").child(says));
    }
    list.extend(all.iter().map(|one| {
        let says = tr!(
            "{0} inputs, {1} errors found",
            apart(one.executions),
            figure(one.found)
        );
        tag("li")
            .child(tag("cite").child(one.target))
            .child(" ")
            .child(says)
    }));
    let list = tag("ul").class("evidence-said").children(list);
    part(tr!("Random input"), list)
}

/// What went wrong around a game, and lost nothing of it.
fn interrupted(evidence: &Evidence) -> Html {
    let killed = tr!(
        "Browsers were stopped {0} {0:time|times} while hands were entered: every hand shown as saved was there.",
        figure(evidence.kills)
    );
    let failed = tr!(
        "For {0} {0:minute|minutes} the page was used at random in two browsers while network, storage and tab \
         failed: no entry was lost.",
        figure(evidence.minutes)
    );
    let said = [(evidence.kills, killed), (evidence.minutes, failed)].into_iter();
    let said = said.filter(|(count, _)| *count > 0);
    let list = said.map(|(_, says)| tag("li").child(says));
    part(
        tr!("Interrupted"),
        tag("ul").class("evidence-said").children(list),
    )
}

fn for_everybody(screens: u64) -> Html {
    let walked = tr!(
        "{0} screens are walked through in {1} languages, by day, by night and in high contrast: nothing is \
         in the way of a screen reader as far as a program can tell, everything is large enough to be pressed, and \
         nothing is left in another language.",
        figure(screens),
        Language::ALL.len()
    );
    let people = tr!(
        "Not yet tested by blind players; translations not yet fully reviewed by native speakers."
    );
    let list = tag("ul")
        .class("evidence-said")
        .child(tag("li").child(walked))
        .child(tag("li").class("evidence-not").child(people));
    part(tr!("For everybody"), list)
}
