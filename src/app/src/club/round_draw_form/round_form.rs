//! The form for the draw of a round, with the draw that it proposes.

use std::rc::Rc;

use tilewise_club::{ClubEvent, Draw, DrawChoice, Night};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::DrawFormProps;
use super::draw_method::method_choice;
use super::draw_options::{DrawOptions, new_seed, repeatable_round};
use super::proposal::proposal;
use crate::club::club_nav::refused;
use crate::club::club_view::refusal_texts;
use crate::i18n::{Locale, use_locale};

/// The form for the draw of a round, with the draw that it proposes.
#[component]
pub fn RoundForm(props: &DrawFormProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let options = use_state(|| DrawOptions::from_club(at.club(), new_seed(&at.stamp().id)));
    let shown = use_state(|| None::<DrawChoice>);
    let errors = use_state(Vec::new);
    let proposed = use_memo((*shown, Rc::clone(&at.replayed)), |(shown, replayed)| {
        shown.map(|choice| replayed.club.draw_next(choice))
    });
    let onchange = {
        let (options, shown, errors) = (options.clone(), shown.clone(), errors.clone());
        Callback::from(move |next: DrawOptions| {
            options.set(next);
            shown.set(None);
            errors.set(Vec::new());
        })
    };
    let onsubmit = {
        let (at, options) = (at.clone(), options.clone());
        let (shown, errors) = (shown.clone(), errors.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let choice = at.night().and_then(|night| options.choice(night));
            let why = choice.is_none().then(|| {
                tr!(
                    locale,
                    "The number of the draw has digits only, at most {0}: enter another one.",
                    u64::MAX.to_string()
                )
            });
            shown.set(choice);
            errors.set(why.into_iter().collect());
        })
    };
    let onanother = {
        let (at, options) = (at.clone(), options.clone());
        let (shown, errors) = (shown.clone(), errors.clone());
        Callback::from(move |_: MouseEvent| {
            let next = DrawOptions {
                seed: new_seed(&at.stamp().id).to_string(),
                ..(*options).clone()
            };
            shown.set(at.night().and_then(|night| next.choice(night)));
            options.set(next);
            errors.set(Vec::new());
        })
    };
    let onuse = {
        let (at, options) = (at.clone(), options.clone());
        let (shown, errors) = (shown.clone(), errors.clone());
        Callback::from(move |draw: Draw| {
            let Some(night) = at.night() else {
                return;
            };
            let night = night.id.clone();
            match at.write(locale, ClubEvent::Drawn { night, draw }) {
                Ok(()) => {
                    shown.set(None);
                    errors.set(Vec::new());
                    options.set(DrawOptions {
                        seed: new_seed(&at.stamp().id).to_string(),
                        again: false,
                        ..(*options).clone()
                    });
                }
                Err(why) => errors.set(why),
            }
        })
    };
    let Some(night) = at.night() else {
        return Html::default();
    };
    let why = match &*proposed {
        Some(Err(refusal)) => refusal_texts(locale, at.club(), refusal),
        _ => (*errors).clone(),
    };
    html! {
        <form class="club-card" data-form="draw" {onsubmit}>
            { round_choice(locale, night, &options, &onchange) }
            { method_choice(locale, &options, night.present().count(), &onchange) }
            if options.has_tables_without_overall(at.club()) {
                <p class="club-note" data-without-overall="">
                    { tr!(locale, "In this season the overall score counts, which only tables of four have: a result that is typed for a table of three or five is worth 0 points.") }
                </p>
            }
            { seed_field(locale, &options, &onchange) }
            <button type="submit" class="button button-done" data-action="draw-tables">
                { tr!(locale, "Draw the tables") }
            </button>
            { refused(&why) }
            <p class="club-note" role="status" data-proposed="">
                if let Some(Ok(proposed)) = &*proposed {
                    { tr!(locale, "{0} {0:table is|tables are} proposed. Nothing is written before you use this draw.", proposed.draw.tables.len()) }
                }
            </p>
            if let Some(Ok(proposed)) = &*proposed {
                { proposal(locale, at, proposed, &onuse, &onanother) }
            }
        </form>
    }
}

/// Draws which round is drawn: the next one, or the last one again while it has no results.
fn round_choice(
    locale: Locale,
    night: &Night,
    options: &DrawOptions,
    onchange: &Callback<DrawOptions>,
) -> Html {
    let next = night.rounds.len() + 1;
    let Some(last) = repeatable_round(night) else {
        return html! { <h3 class="label">{ tr!(locale, "Draw round {0}", next) }</h3> };
    };
    let one = |key: &'static str, label: String, again: bool| {
        let onclick = {
            let (options, onchange) = (options.clone(), onchange.clone());
            Callback::from(move |_: MouseEvent| {
                onchange.emit(DrawOptions {
                    again,
                    ..options.clone()
                });
            })
        };
        html! {
            <button
                type="button"
                class="segment"
                data-round={key}
                aria-pressed={(options.again == again).to_string()}
                {onclick}
            >
                { label }
            </button>
        }
    };
    let round = last.draw.round;
    html! {
        <>
            <div class="group group-wrap" role="group" aria-label={tr!(locale, "Which round")}>
                { one("next", tr!(locale, "Draw round {0}", next), false) }
                { one("again", tr!(locale, "Draw round {0} again", round), true) }
            </div>
            if options.again {
                <p class="club-note">
                    { tr!(locale, "The tickets and slips of the first draw of round {0} are then no longer valid.", round) }
                </p>
            }
        </>
    }
}

fn seed_field(locale: Locale, options: &DrawOptions, onchange: &Callback<DrawOptions>) -> Html {
    let oninput = {
        let (options, onchange) = (options.clone(), onchange.clone());
        Callback::from(move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                onchange.emit(DrawOptions {
                    seed: field.value(),
                    ..options.clone()
                });
            }
        })
    };
    html! {
        <label class="club-field">
            <span>{ tr!(locale, "Number of the draw: with it, anybody can repeat the draw") }</span>
            <input
                type="text"
                inputmode="numeric"
                maxlength="20"
                autocomplete="off"
                data-field="seed"
                value={options.seed.clone()}
                {oninput}
            />
        </label>
    }
}
