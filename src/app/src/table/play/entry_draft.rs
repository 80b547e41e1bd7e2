//! Draft of an entry, which is restored after a change of screen or a reload.

use tilewise_rules::{Answers, Question};
use yew::prelude::*;

use crate::i18n::{Locale, use_locale};
use crate::storage::ENTRY_DRAFT;
use crate::store::{PageAction, Screen, ViewAction};
use crate::table::view::{TableView, href};
use crate::table::{EditTarget, TableLocation};

/// Separator of the parts of the stored text.
const LINE: char = '\n';
const FIELD_SEPARATOR: char = '\t';

/// Draft of an entry: its game, number of hands, path, title and answers.
#[derive(Debug, PartialEq)]
struct EntryDraft {
    game: String,
    hands: usize,
    path: String,
    title: String,
    answers: String,
}

impl EntryDraft {
    fn text(&self) -> String {
        let Self {
            game,
            hands,
            path,
            title,
            answers,
        } = self;
        let title = title.replace(LINE, " ");
        format!("{game}{LINE}{hands}{LINE}{path}{LINE}{title}{LINE}{answers}")
    }

    fn parse(text: &str) -> Option<Self> {
        let mut parts = text.splitn(5, LINE);
        let mut part = || parts.next().map(str::to_owned);
        Some(Self {
            game: part()?,
            hands: part()?.parse().ok()?,
            path: part()?,
            title: part()?,
            answers: part()?,
        })
    }
}

/// Saves the answers at a location.
pub fn save(at: &TableView, title: String, answers: String) {
    let entry_draft = EntryDraft {
        game: at.replayed.id.to_string(),
        hands: at.replayed.hands(),
        path: at.place.path(),
        title,
        answers,
    };
    at.storage.save(ENTRY_DRAFT, &entry_draft.text());
}

/// Returns the draft of the game. The draft of a new entry is dropped when the hand ends.
fn load(at: &TableView) -> Option<EntryDraft> {
    let entry_draft = EntryDraft::parse(&at.storage.load(ENTRY_DRAFT)?)?;
    let place = TableLocation::read(&entry_draft.path);
    let is_outdated =
        place.target == EditTarget::Append && entry_draft.hands != at.replayed.hands();
    let is_gone = matches!(&place.target, EditTarget::Replace(id) | EditTarget::InsertBefore(id) | EditTarget::AddWinner(id) if at.replayed.entry_event(id).is_none());
    (entry_draft.game == *at.replayed.id && !is_outdated && !is_gone).then_some(entry_draft)
}

/// Returns the saved answers of this location.
pub fn saved_answers(at: &TableView) -> Option<String> {
    let entry_draft = load(at)?;
    (entry_draft.path == at.place.path()).then_some(entry_draft.answers)
}

/// Removes the draft, after its entry was written or cancelled.
pub fn clear(at: &TableView) {
    if saved_answers(at).is_some() {
        at.storage.save(ENTRY_DRAFT, "");
    }
}

/// Formats answers as a text.
pub fn format_answers<'a>(
    questions: impl Iterator<Item = &'a Question>,
    facts: &Answers,
) -> String {
    let answers = questions.filter_map(|question| {
        let fact = facts.get(question.key)?;
        Some(format!("{}={}", question.key, question.write(fact)))
    });
    answers
        .collect::<Vec<_>>()
        .join(&FIELD_SEPARATOR.to_string())
}

/// Parses the answers to these questions.
pub fn parse_answers<'a>(questions: impl Iterator<Item = &'a Question>, text: &str) -> Answers {
    let mut facts = Answers::default();
    let answers: Vec<_> = text
        .split(FIELD_SEPARATOR)
        .filter_map(|one| one.split_once('='))
        .collect();
    for question in questions {
        let one = answers.iter().find(|(key, _)| *key == question.key);
        if let Some(fact) = one.and_then(|(_, text)| question.read(text)) {
            facts.set(question.key, fact);
        }
    }
    facts
}

/// Draws the draft, with the buttons to continue or discard it.
pub fn draft_notice(locale: Locale, at: &TableView) -> Html {
    if !at.writes() {
        return Html::default();
    }
    html! {
        <>
            if at.editing.as_ref().is_some_and(|editing| editing.game == at.replayed.id) {
                { hand_card(locale, at) }
            }
            <EntryCard at={at.clone()} />
        </>
    }
}

/// Draws the hand that is entered on the Score screen.
fn hand_card(locale: Locale, at: &TableView) -> Html {
    let onclick = at
        .onaction
        .reform(|_: MouseEvent| PageAction::View(ViewAction::GoTo(Screen::Score)));
    let go_on = html! {
        <button type="button" class="button" data-action="go-on-with-tiles" {onclick}>
            { tr!(locale, "Continue this hand") }
        </button>
    };
    let ongiveup = at
        .onaction
        .reform(|_: MouseEvent| PageAction::View(ViewAction::SetEditedGame(None)));
    let text = tr!(locale, "A hand with tiles is being entered.").to_owned();
    draft(text, go_on, tr!(locale, "Discard this hand"), ongiveup)
}

/// Properties of [`EntryCard`].
#[derive(Properties, PartialEq)]
struct EntryCardProps {
    /// Game, and the location in it.
    at: TableView,
}

/// Saved draft of an entry, until it is discarded.
#[component]
fn EntryCard(props: &EntryCardProps) -> Html {
    let locale = use_locale();
    let again = use_force_update();
    let Some(entry_draft) = load(&props.at) else {
        return Html::default();
    };
    let go_on = html! {
        <a class="button" data-action="go-on" href={href(&TableLocation::read(&entry_draft.path))}>
            { tr!(locale, "Continue") }
        </a>
    };
    let storage = props.at.storage.clone();
    let ongiveup = Callback::from(move |_: MouseEvent| {
        storage.save(ENTRY_DRAFT, "");
        again.force_update();
    });
    let text = tr!(locale, "Not yet added: {0}", entry_draft.title);
    draft(text, go_on, tr!(locale, "Discard this entry"), ongiveup)
}

/// Draws a draft with the control that continues it, and the button that discards it.
fn draft(text: String, go_on: Html, give_up: &'static str, ongiveup: Callback<MouseEvent>) -> Html {
    html! {
        <div class="tabletop-draft" data-half="">
            <p>{ text }</p>
            { go_on }
            <button
                type="button"
                class="button button-bare"
                data-action="give-up"
                onclick={ongiveup}
            >
                { give_up }
            </button>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unsaved_entry_round_trips() {
        let entry_draft = EntryDraft {
            game: "ab12".to_owned(),
            hands: 3,
            path: "won/1,instead=e2".to_owned(),
            title: "Bo has won".to_owned(),
            answers: "S\nW 0 v5".to_owned(),
        };
        assert_eq!(EntryDraft::parse(&entry_draft.text()), Some(entry_draft));
        assert_eq!(EntryDraft::parse(""), None);
    }
}
