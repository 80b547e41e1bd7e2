//! The place and a note of a game.

use tilewise_ledger::{GameEvent, GameNote};
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use super::done_button::done_button;
use super::entry_draft;
use crate::i18n::use_locale;
use crate::table::EditTarget;
use crate::table::table_nav::head;
use crate::table::view::TableView;

/// Maximal length of the place, in letters.
const LONGEST_PLACE: usize = 100;
/// Maximal length of the note, in letters.
const LONGEST_NOTE: usize = 500;

/// Draws the form for the place and the note.
pub fn note_form(at: &TableView) -> Html {
    html! { <NoteForm key={at.place.path()} at={at.clone()} /> }
}

/// Properties of [`NoteForm`].
#[derive(Properties, PartialEq)]
struct NoteFormProps {
    /// Game, and location of the entry in it.
    at: TableView,
}

/// Returns the stored form of a draft: the place is a single line.
fn draft_text(note: &GameNote) -> String {
    [note.place.replace('\n', " "), note.note.clone()].join("\n")
}

/// Parses the stored form.
fn read_draft(text: &str) -> GameNote {
    let (place, note) = text.split_once('\n').unwrap_or((text, ""));
    GameNote {
        place: place.to_owned(),
        note: note.to_owned(),
    }
}

/// Form for the place and the note.
#[component]
fn NoteForm(props: &NoteFormProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let before = at.before();
    let recorded = match (&at.place.target, before.table()) {
        (EditTarget::Append, Some(table)) => table.note.as_deref().cloned(),
        (_, Some(table)) => match at.event_to_edit(table) {
            Some(GameEvent::Note(note)) => Some(note),
            _ => None,
        },
        (_, None) => None,
    };
    let recorded = recorded.unwrap_or_default();
    let typed = use_state(|| {
        entry_draft::saved_answers(at).map_or_else(|| recorded.clone(), |text| read_draft(&text))
    });
    let onchange = {
        let (at, typed) = (at.clone(), typed.clone());
        Callback::from(move |next: GameNote| {
            let label = tr!(locale, "Place and note").to_owned();
            entry_draft::save(&at, label, draft_text(&next));
            typed.set(next);
        })
    };
    let onplace = {
        let typed = typed.clone();
        onchange.reform(move |event: InputEvent| {
            let field = event.target_dyn_into::<HtmlInputElement>();
            GameNote {
                place: field.map(|field| field.value()).unwrap_or_default(),
                ..(*typed).clone()
            }
        })
    };
    let onnote = {
        let typed = typed.clone();
        onchange.reform(move |event: InputEvent| {
            let field = event.target_dyn_into::<HtmlTextAreaElement>();
            GameNote {
                note: field.map(|field| field.value()).unwrap_or_default(),
                ..(*typed).clone()
            }
        })
    };
    let note = GameNote {
        place: typed.place.trim().to_owned(),
        note: typed.note.trim().to_owned(),
    };
    let is_changed = note != recorded;
    let ondone = {
        let at = at.clone();
        Callback::from(move |_: MouseEvent| at.commit(GameEvent::Note(note.clone())))
    };
    html! {
        <div class="step-panel">
            { head(locale, at, tr!(locale, "Place and note").to_owned()) }
            <p class="tabletop-hint">{ tr!(locale, "They are shown with the game, in its picture, and in its text for a chat.") }</p>
            <label class="joins">
                <span>{ tr!(locale, "Where do you play?") }</span>
                <input
                    type="text"
                    name="place"
                    maxlength={LONGEST_PLACE.to_string()}
                    autocomplete="off"
                    value={typed.place.clone()}
                    oninput={onplace}
                />
            </label>
            <label class="joins">
                <span>{ tr!(locale, "Note") }</span>
                <textarea
                    name="note"
                    rows="3"
                    maxlength={LONGEST_NOTE.to_string()}
                    value={typed.note.clone()}
                    oninput={onnote}
                />
            </label>
            { done_button(tr!(locale, "Save place and note"), is_changed.then_some(ondone)) }
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn note_draft_round_trips() {
        let typed = GameNote {
            place: "Library".to_owned(),
            note: "Two\nlines".to_owned(),
        };
        assert_eq!(read_draft(&draft_text(&typed)), typed);
        assert_eq!(read_draft(""), GameNote::default());
    }
}
