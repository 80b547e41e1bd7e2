//! Near misses: the reasons why the other elements of the rule set don't count.

use std::rc::Rc;

use tilewise_rules::{Distance, RuleConfig, Sentence};
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::elements::{clause, native};
use crate::chunks::{WHY_NOT, use_lazy};
use crate::components::loading::loading;
use crate::components::stateful::Stateful;
use crate::components::tag::{Tag, tag};
use crate::language::NameStyle;
use crate::language::{Language, translate, translation_scope};
use crate::outcome::{RejectedElement, ScoredWin, WhyNots};
use crate::words;

/// The other elements of the rule set with their obstacles, near misses first. They are computed when the
/// reader opens the section.
#[derive(Clone, PartialEq)]
pub struct WhyNotView {
    /// The language and the style of names.
    pub wording: (Language, NameStyle),
    /// The win.
    pub win: Rc<ScoredWin>,
}

impl Stateful for WhyNotView {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_why_not(self).run(hooks)
    }
}

#[hook]
fn use_why_not(props: &WhyNotView) -> Html {
    let win = &props.win;
    let _scope = translation_scope(win.draft.house.rule_set().table_key());
    let open = use_state_eq(|| false);
    let load = use_lazy(open.then_some(&WHY_NOT));
    let all = use_memo((Rc::clone(win), load.ready().is_some()), |(win, _)| {
        load.ready().map(|find| find(win))
    });
    let ontoggle = {
        let open = open.clone();
        Callback::from(move |event: Event| {
            let details = event.target_unchecked_into::<web_sys::Element>();
            open.set(details.has_attribute("open"));
        })
    };
    let house = &win.draft.house;
    html! {
        <details class="more part" data-why-not="" {ontoggle}>
            <summary>{ tr!("Why not something else?") }</summary>
            if *open && load.ready().is_none() {
                { loading(&load) }
            }
            if let Some(all) = &*all {
                { listed(all, house) }
            }
        </details>
    }
}

/// Renders the elements in the hand, the near misses, and the others in a closed section.
fn listed(WhyNots { met, near, others }: &WhyNots, house: &RuleConfig) -> Html {
    let lines = |all: &[RejectedElement]| {
        let all = all.iter().map(|one| line(one, house));
        tag("ul").class("lines").children(all)
    };
    let open = |all: &[RejectedElement], key: &'static str, title: &'static str| {
        let is_any = !all.is_empty();
        is_any.then(|| {
            let title = tag("h3").class("line-head").child(title);
            [title, lines(all).with(key, "")]
        })
    };
    let met = open(met, "data-met", tr!("In the hand, but counted otherwise"));
    let near = open(near, "data-near", tr!("Almost"));
    let others = (!others.is_empty()).then(|| {
        let summary = tag("summary")
            .child(tr!("Everything else"))
            .child(" ")
            .child(tag("span").class("count").child(others.len()));
        tag("details")
            .class("more part")
            .with("data-far", "")
            .child(summary)
            .child(lines(others))
    });
    met.into_iter()
        .chain(near)
        .flatten()
        .chain(others)
        .collect()
}

fn line(one: &RejectedElement, house: &RuleConfig) -> Html {
    let again = || one.once_more.then(|| tr!("once more").to_owned());
    let far = one.distance.map(away).or_else(again);
    let span = |class| tag("span").class(class);
    let name = span("line-name")
        .child(translate(one.name))
        .child(native(one.native, one.name));
    let note = span("line-says")
        .child(translate(one.description))
        .child(" ")
        .child(clause(house, one.key, one.name, one.clause));
    tag("li")
        .class("line")
        .key(one.key)
        .with("data-rejected", one.key)
        .child(name)
        .child_if(far.map(|far| span("line-worth line-away").child(far)))
        .child(reasons(&one.obstacles))
        .child(note)
        .done()
}

/// Renders the obstacles of an element, one sentence each.
fn reasons(in_way: &[Sentence]) -> Tag {
    let all = tag("span").class("line-why");
    in_way.iter().fold(all, |all, sentence| {
        let one = tag("span").class("why");
        all.child(one.child(words::full_sentence(sentence)))
            .child(" ")
    })
}

/// Returns the label of a distance, such as "1 tile missing".
fn away(away: Distance) -> String {
    match (away.tiles, away.other) {
        (tiles, 0) => tr!("{0} {0:tile|tiles} missing", usize::from(tiles)),
        (0, otherwise) => tr!(
            "{0} {0:condition|conditions} missing",
            usize::from(otherwise)
        ),
        (tiles, otherwise) => tr!(
            "{0} {0:tile|tiles} and {1} {1:condition|conditions} missing",
            usize::from(tiles),
            usize::from(otherwise)
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_distance_in_words() {
        let text = |tiles, otherwise| {
            away(Distance {
                tiles,
                other: otherwise,
            })
        };
        assert_eq!(text(1, 0), "1 tile missing");
        assert_eq!(text(0, 2), "2 conditions missing");
        assert_eq!(text(3, 1), "3 tiles and 1 condition missing");
    }
}
