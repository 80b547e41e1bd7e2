//! The house rules: a sheet with every choice of the book.

use std::rc::Rc;

use web_sys::HtmlDialogElement;
use yew::prelude::*;

use super::act::act;
use super::choice::choice_control;
use super::icon::{Icon, drawing};
use crate::state::{Action, Draft};
use crate::words;

#[derive(Properties, PartialEq)]
pub struct Props {
    pub draft: Rc<Draft>,
    pub onaction: Callback<Action>,
}

/// The button that names the house, and the sheet behind it.
#[component]
pub fn HouseRules(props: &Props) -> Html {
    let sheet = use_node_ref();
    let onopen = {
        let sheet = sheet.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some(dialog) = sheet.cast::<HtmlDialogElement>() {
                // Refused only while it is open already.
                let _ = dialog.show_modal();
            }
        })
    };
    let onclose = {
        let sheet = sheet.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some(dialog) = sheet.cast::<HtmlDialogElement>() {
                dialog.close();
            }
        })
    };
    let house = &props.draft.house;
    let answers: Vec<_> = house.answers().collect();
    let own = answers.iter().filter(|(_, _, book)| !book).count();
    let state = match own {
        0 => "as in the book".to_owned(),
        _ => words::count(own, "house rule"),
    };
    let choices = house.ruleset().choices.iter().zip(answers);
    html! {
        <>
            <button type="button" class="house-button" data-action="house" onclick={onopen} aria-haspopup="dialog">
                <span class="house-name">{ house.ruleset().name }</span>
                <span class="house-state">{ state }</span>
            </button>
            <dialog class="sheet" ref={sheet} aria-labelledby="house-title">
                <div class="sheet-head">
                    <h2 id="house-title">{ "House rules" }</h2>
                    <button type="button" class="button" data-action="book" disabled={own == 0}
                        onclick={act(&props.onaction, Action::Book)}>
                        { "Back to the book" }
                    </button>
                    <button type="button" class="button button-bare" data-action="close" aria-label="Close" onclick={onclose}>
                        { drawing(Icon::Close) }
                    </button>
                </div>
                <div class="choices">
                    { for choices.map(|(choice, (key, answer, book))| {
                        let onanswer = props.onaction.reform(move |answer| Action::Answer(key, answer));
                        choice_control(choice, &answer, book, &onanswer)
                    }) }
                </div>
            </dialog>
        </>
    }
}
