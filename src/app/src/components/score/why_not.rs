//! Why the other elements of the rule set don't count.

use std::rc::Rc;

use tilewise_rules::{Away, House, Sentence};
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::elements::{clause, native};
use crate::chunk::chunk;
use crate::components::loading::loading;
use crate::components::stateful::Stateful;
use crate::language::{Language, translate};
use crate::outcome::{Rejected, ScoredWin, WhyNots};
use crate::preferences::Names;
use crate::words;

chunk! {
    /// What looks for the elements that a win hasn't got. Few ask, so it comes with what is drawn when
    /// the page is idle.
    static WHY_NOT: fn(&ScoredWin) -> WhyNots = WhyNots::of, in screens;
}

/// Every other element of the rule set, and what is in its way: what the hand nearly has, and the rest
/// folded. It is looked for when somebody asks.
#[derive(Clone, PartialEq)]
pub struct WhyNot {
    /// In which language, and with which names.
    pub spoken: (Language, Names),
    /// The win.
    pub win: Rc<ScoredWin>,
}

impl Stateful for WhyNot {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_why_not(self).run(hooks)
    }
}

#[hook]
fn use_why_not(props: &WhyNot) -> Html {
    let win = &props.win;
    let open = use_state_eq(|| false);
    let comes = use_force_update();
    let there = WHY_NOT.get();
    let all = use_memo((Rc::clone(win), *open, there.is_ok()), |(win, open, _)| {
        open.then(|| there.map(|of| of(win)))
    });
    let load = move || {
        let comes = comes.clone();
        WHY_NOT.load(move || comes.force_update());
    };
    let again = {
        let load = load.clone();
        Callback::from(move |_| load())
    };
    let ontoggle = {
        let open = open.clone();
        Callback::from(move |event: Event| {
            let details = event.target_unchecked_into::<web_sys::Element>();
            open.set(details.has_attribute("open"));
            load();
        })
    };
    let house = &win.draft.house;
    html! {
        <details class="more part" data-why-not="" {ontoggle}>
            <summary>{ tr!("Why not something else?") }</summary>
            if let Some(Err(why)) = *all {
                { loading(why, again) }
            }
            if let Some(Ok(WhyNots { near, others })) = &*all {
                if !near.is_empty() {
                    <h3 class="line-head">{ tr!("Nearly") }</h3>
                    <ul class="lines" data-near="">{ for near.iter().map(|one| line(one, house)) }</ul>
                }
                if !others.is_empty() {
                    <details class="more part" data-far="">
                        <summary>
                            { tr!("All others") }{ " " }<span class="count">{ others.len() }</span>
                        </summary>
                        <ul class="lines">{ for others.iter().map(|one| line(one, house)) }</ul>
                    </details>
                }
            }
        </details>
    }
}

fn line(one: &Rejected, house: &House) -> Html {
    let far = one.away.map(away);
    html! {
        <li class="line" key={one.key} data-rejected={one.key}>
            <span class="line-name">{ translate(one.name) }{ native(one.native, one.name) }</span>
            if let Some(far) = far {
                <span class="line-worth line-away">{ far }</span>
            }
            <span class="line-why">{ reasons(&one.in_way) }</span>
            <span class="line-says">{ translate(one.says) }{ " " }{ clause(house, one.key, one.name, one.clause) }</span>
        </li>
    }
}

/// What is in the way of an element, each in a sentence.
fn reasons(in_way: &[Sentence]) -> Html {
    html! {
        for sentence in in_way {
            <span class="why">{ words::full_sentence(sentence) }</span>{ " " }
        }
    }
}

/// How much would have to be otherwise.
fn away(away: Away) -> String {
    match (away.tiles, away.otherwise) {
        (tiles, 0) => tr!("{0} {0:tile|tiles} away", usize::from(tiles)),
        (0, otherwise) => tr!(
            "{0} {0:circumstance|circumstances} away",
            usize::from(otherwise)
        ),
        (tiles, otherwise) => tr!(
            "{0} {0:tile|tiles} and {1} {1:circumstance|circumstances} away",
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
        let says = |tiles, otherwise| away(Away { tiles, otherwise });
        assert_eq!(says(1, 0), "1 tile away");
        assert_eq!(says(0, 2), "2 circumstances away");
        assert_eq!(says(3, 1), "3 tiles and 1 circumstance away");
    }
}
