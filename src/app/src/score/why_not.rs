//! Near misses: the reasons why the other elements of the rule set don't count.

use std::rc::Rc;

use tilewise_rules::{Distance, RuleConfig, Sentence};
use yew::prelude::*;

use super::elements::{clause, native};
use crate::chunks::{WHY_NOT, use_lazy};
use crate::i18n::{Locale, use_locale};
use crate::outcome::{RejectedElement, ScoredWin, WhyNots};
use crate::ui::loading::loading;
use crate::ui::phrases;

/// Properties of [`WhyNotView`].
#[derive(Properties, PartialEq)]
pub struct WhyNotViewProps {
    /// The win.
    pub win: Rc<ScoredWin>,
}

/// The other elements of the rule set with their obstacles, near misses first. They are computed when the
/// reader opens the section.
#[component]
pub fn WhyNotView(props: &WhyNotViewProps) -> Html {
    let locale = use_locale();
    let win = &props.win;
    let locale = locale.of_part(win.draft.house.rule_set().table_key());
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
            <summary>{ tr!(locale, "Why not something else?") }</summary>
            if *open && load.ready().is_none() {
                { loading(locale, &load) }
            }
            if let Some(all) = &*all {
                { listed(locale, all, house) }
            }
        </details>
    }
}

/// Renders the elements in the hand, the near misses, and the others in a closed section.
fn listed(locale: Locale, WhyNots { met, near, others }: &WhyNots, house: &RuleConfig) -> Html {
    let lines = |all: &[RejectedElement]| -> Html {
        let lines = all.iter().map(|one| line(locale, one, house));
        lines.collect()
    };
    html! {
        <>
            if !met.is_empty() {
                <h3 class="line-head">{ tr!(locale, "In the hand, but counted otherwise") }</h3>
                <ul class="lines" data-met="">{ lines(met) }</ul>
            }
            if !near.is_empty() {
                <h3 class="line-head">{ tr!(locale, "Almost") }</h3>
                <ul class="lines" data-near="">{ lines(near) }</ul>
            }
            if !others.is_empty() {
                <details class="more part" data-far="">
                    <summary>
                        { tr!(locale, "Everything else") }
                        { " " }
                        <span class="count">{ others.len() }</span>
                    </summary>
                    <ul class="lines">{ lines(others) }</ul>
                </details>
            }
        </>
    }
}

fn line(locale: Locale, one: &RejectedElement, house: &RuleConfig) -> Html {
    let again = || one.once_more.then(|| tr!(locale, "once more").to_owned());
    let distance_label = one
        .distance
        .map(|one| distance_text(locale, one))
        .or_else(again);
    html! {
        <li key={one.key} class="line" data-rejected={one.key}>
            <span class="line-name">
                { locale.translate(one.name) }
                { native(locale, one.native, one.name) }
            </span>
            if let Some(distance_label) = distance_label {
                <span class="line-worth line-away">{ distance_label }</span>
            }
            { reasons(locale, &one.obstacles) }
            <span class="line-text">
                { locale.translate(one.description) }
                { " " }
                { clause(locale, house, one.key, one.name, one.clause) }
            </span>
        </li>
    }
}

/// Renders the obstacles of an element, one sentence each.
fn reasons(locale: Locale, in_way: &[Sentence]) -> Html {
    html! {
        <span class="line-why">
            for sentence in in_way {
                <span class="why">{ phrases::full_sentence(locale, sentence) }</span>
                { " " }
            }
        </span>
    }
}

/// Returns the label of a distance, such as "1 tile missing".
fn distance_text(locale: Locale, distance_text: Distance) -> String {
    match (distance_text.tiles, distance_text.other) {
        (tiles, 0) => tr!(locale, "{0} {0:tile|tiles} missing", usize::from(tiles)),
        (0, otherwise) => tr!(
            locale,
            "{0} {0:condition|conditions} missing",
            usize::from(otherwise)
        ),
        (tiles, otherwise) => tr!(
            locale,
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
            distance_text(
                Locale::ENGLISH,
                Distance {
                    tiles,
                    other: otherwise,
                },
            )
        };
        assert_eq!(text(1, 0), "1 tile missing");
        assert_eq!(text(0, 2), "2 conditions missing");
        assert_eq!(text(3, 1), "3 tiles and 1 condition missing");
    }
}
