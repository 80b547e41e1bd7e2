//! Field for the result code of a slip.

use tilewise_club::{ClubEvent, TableId};
use yew::prelude::*;

use super::result_texts::{effect_text, enter, no_table_text, scores_line, table_name};
use crate::club::club_location::ClubLocation;
use crate::club::club_nav::refused;
use crate::club::club_view::{ClubView, href};
use crate::club::found::text_field;
use crate::club::tickets::found_result::{ResultEffect, previewed, result_of_code};
use crate::i18n::use_locale;

/// Properties of [`CodeField`].
#[derive(Properties, PartialEq)]
pub struct CodeFieldProps {
    /// The club.
    pub at: ClubView,
}

/// Field for the result code of a slip. It shows who has what before the result is entered.
#[component]
pub fn CodeField(props: &CodeFieldProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let text = use_state(String::new);
    let errors = use_state(Vec::new);
    let entered = use_state(|| None::<(TableId, ResultEffect)>);
    let read = use_memo(
        ((*text).clone(), at.replayed.clone()),
        |(text, replayed)| {
            let result = result_of_code(&replayed.club, text).ok()?;
            let table = result.table.clone();
            let (entry, after) = at.preview(&ClubEvent::Result(result));
            let previewed = previewed(at.club(), &after, &table, &entry)?;
            Some((table, previewed))
        },
    );
    let onsubmit = {
        let (at, text) = (at.clone(), text.clone());
        let (errors, entered) = (errors.clone(), entered.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            entered.set(None);
            match result_of_code(at.club(), &text) {
                Err(why) => errors.set(vec![no_table_text(locale, &why)]),
                Ok(result) => {
                    let table = result.table.clone();
                    match enter(locale, &at, result) {
                        Err(why) => errors.set(why),
                        Ok(effect) => {
                            errors.set(Vec::new());
                            text.set(String::new());
                            entered.set(Some((table, effect)));
                        }
                    }
                }
            }
        })
    };
    html! {
        <form class="club-card" data-form="code" {onsubmit}>
            { text_field(
                tr!(locale, "Type a result code, such as R2 T5 41200 30000 27300 21500"),
                "result-code",
                &text,
                120,
            ) }
            if let Some((table, previewed)) = &*read {
                <p class="club-note" data-read="">
                    <strong>{ table_name(locale, table.table) }</strong>
                    { " " }
                    { scores_line(locale, at, previewed.report.scores()) }
                </p>
            }
            { refused(&errors) }
            <div role="status">
                if let Some((table, effect)) = &*entered {
                    <p class="result-entered" data-entered={table.table.to_string()}>
                        { effect_text(locale, *effect, table) }
                        { " " }
                        <a href={href(&ClubLocation::Table(table.round, table.table))}>
                            { tr!(locale, "Show the table") }
                        </a>
                    </p>
                }
            </div>
            <button
                type="submit"
                class="button button-done"
                data-action="enter-code"
                aria-disabled={text.trim().is_empty().then_some("true")}
            >
                { tr!(locale, "Enter this result") }
            </button>
        </form>
    }
}
