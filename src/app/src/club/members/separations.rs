//! Members who never sit at one table.

use tilewise_club::{ClubEvent, MemberId, Separation};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::{MembersProps, sorted};
use crate::club::club_nav::refused;
use crate::i18n::use_locale;

/// List of the members who never sit at one table, with a form for another pair.
#[component]
pub fn Separations(props: &MembersProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let chosen = use_state(|| [String::new(), String::new()]);
    let errors = use_state(Vec::new);
    let write = |members: [MemberId; 2], is_separated: bool| {
        let (at, errors, chosen) = (at.clone(), errors.clone(), chosen.clone());
        move || {
            let separation = Separation {
                members: members.clone(),
                is_separated,
            };
            match at.write(locale, ClubEvent::Separation(separation)) {
                Ok(()) => chosen.set([String::new(), String::new()]),
                Err(why) => errors.set(why),
            }
        }
    };
    let pair = |members: &[MemberId; 2]| {
        let [one, other] = [&members[0], &members[1]].map(|id| at.name(locale, id));
        let end = write(members.clone(), false);
        html! {
            <li>
                <span>{ format!("{one} – {other}") }</span>
                if at.writes() {
                    { " " }
                    <button type="button" class="button button-bare" data-action="together" onclick={move |_: MouseEvent| end()}>
                        { tr!(locale, "May sit together again") }
                    </button>
                }
            </li>
        }
    };
    let field = |place: usize, label: &'static str| {
        let onchange = {
            let chosen = chosen.clone();
            Callback::from(move |event: Event| {
                if let Some(field) = event.target_dyn_into::<HtmlSelectElement>() {
                    let mut next = (*chosen).clone();
                    next[place] = field.value();
                    chosen.set(next);
                }
            })
        };
        html! {
            <label class="club-field">
                <span>{ label }</span>
                <select data-field={format!("separate-{place}")} {onchange}>
                    <option value="" selected={chosen[place].is_empty()}>{ "–" }</option>
                    for member in sorted(&at.club().members) {
                        <option
                            value={member.record.id.0.clone()}
                            selected={chosen[place] == member.record.id.0}
                        >
                            { member.record.name.clone() }
                        </option>
                    }
                </select>
            </label>
        }
    };
    let is_ready = chosen.iter().all(|id| !id.is_empty());
    let onsubmit = {
        let separate = write((*chosen).clone().map(MemberId), true);
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if is_ready {
                separate();
            }
        })
    };
    html! {
        <details class="club-card" data-separations="">
            <summary>{ tr!(locale, "Members who never sit at one table ({0})", at.club().separated.len()) }</summary>
            <ul class="club-list">{ for at.club().separated.iter().map(pair) }</ul>
            if at.writes() {
                <form class="step-panel" {onsubmit}>
                    { field(0, tr!(locale, "A member")) }
                    { field(1, tr!(locale, "Another member")) }
                    { refused(&errors) }
                    <button
                        type="submit"
                        class="button"
                        data-action="separate"
                        aria-disabled={(!is_ready).then_some("true")}
                    >
                        { tr!(locale, "Never draw them to one table") }
                    </button>
                </form>
            }
        </details>
    }
}
