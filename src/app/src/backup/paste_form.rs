//! Form for a backup that was scanned or pasted.

use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::backup_location::BackupLocation;
use crate::i18n::use_locale;
use crate::store::{PageAction, ViewAction};
use crate::ui::file_field::ChosenFile;
use crate::ui::scanner::Scanner;

/// Properties of [`PasteForm`].
#[derive(Properties, PartialEq)]
pub struct PasteFormProps {
    /// Called with the text of a file.
    pub onfile: Callback<ChosenFile>,
    /// Handler of actions on the page.
    pub onaction: Callback<PageAction>,
}

/// Form that scans a code, or opens a pasted link or the pasted text of a file.
#[component]
pub fn PasteForm(props: &PasteFormProps) -> Html {
    let locale = use_locale();
    let is_other_text = use_state_eq(|| false);
    let pasted = use_state(String::new);
    let onscan = {
        let is_other_text = is_other_text.clone();
        let (onfile, onaction) = (props.onfile.clone(), props.onaction.clone());
        Callback::from(move |text: String| {
            let screen = BackupLocation::screen_in_link(&text);
            let is_file = screen.is_none() && text.trim_start().starts_with('{');
            is_other_text.set(screen.is_none() && !is_file);
            if let Some(screen) = screen {
                onaction.emit(PageAction::View(ViewAction::GoTo(screen)));
            } else if is_file {
                onfile.emit(ChosenFile::Content(text.as_bytes().into()));
            }
        })
    };
    let oninput = {
        let (pasted, is_other_text) = (pasted.clone(), is_other_text.clone());
        Callback::from(move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlTextAreaElement>() {
                is_other_text.set(false);
                pasted.set(field.value());
            }
        })
    };
    let onopen = {
        let (pasted, onscan) = (pasted.clone(), onscan.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            onscan.emit((*pasted).clone());
        })
    };
    let is_empty = pasted.trim().is_empty();
    html! {
        <>
            <Scanner onscan={onscan.clone()} />
            <form class="backup-paste" onsubmit={onopen}>
                <label for="backup-text">{ tr!(locale, "Or paste the link of a backup, or the text of its file") }</label>
                <textarea
                    id="backup-text"
                    rows="2"
                    autocomplete="off"
                    spellcheck="false"
                    value={(*pasted).clone()}
                    {oninput}
                />
                if !is_empty {
                    <button type="submit" class="button" data-action="open-text">{ tr!(locale, "Open it") }</button>
                }
            </form>
            if *is_other_text {
                <p class="refused" role="alert" data-refused="text">
                    { tr!(locale, "There is no backup in this. Scan the code or copy the link that the other phone shows.") }
                </p>
            }
        </>
    }
}
