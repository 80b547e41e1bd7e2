//! The Score screen.

use tilewise_rules::House;
use yew::prelude::*;

use super::act::act;
use super::address::use_address;
use super::button::Button;
use super::circumstances::circumstances;
use super::compare::compare;
use super::dialog::Dialog;
use super::from_whom::from_whom;
use super::happened::happened;
use super::house::{house_button, house_head, house_rules};
use super::keys::keys;
use super::live::Live;
use super::modes::modes;
use super::result::result;
use super::selection::selection;
use super::theme::ThemeButton;
use super::tray::tray;
use super::undo_keys::use_undo_keys;
use super::winds::winds;
use crate::books;
use crate::outcome::{self, Outcome};
use crate::state::{Action, Draft, Sheet, State};
use crate::words;

/// The Score screen: tray, keys, who won from whom, and the result.
#[component]
pub fn Score() -> Html {
    let state = use_address();
    let onaction = use_callback(state.dispatcher(), |action, state| state.dispatch(action));
    use_undo_keys(&onaction);

    let draft = &state.draft;
    let outcome = use_memo(draft.clone(), |draft| Outcome::of(draft));
    let spoken = match &state.notice {
        Some(notice) => words::sentence(notice),
        None => words::spoken(draft, &outcome),
    };
    let spoken = state
        .trouble
        .iter()
        .map(|one| words::sentence(one))
        .chain([spoken]);
    html! {
        <>
            <header class="top">
                <h1 class="brand">{ "Tilewise" }</h1>
                { house_button(&draft.house, &onaction) }
                <ThemeButton />
            </header>
            <main class="board">
                <section class="play" aria-label="The hand">
                    { tray(&state, &onaction) }
                    if let Some(spot) = state.picked {
                        { selection(draft, spot, &onaction) }
                    } else {
                        { modes(&state, &onaction) }
                    }
                    { keys(&state, &onaction) }
                </section>
                <section class="how" aria-label="How it was won">
                    <div class="seats">
                        { winds(&draft.entry.situation, &onaction) }
                        { from_whom(draft, &onaction) }
                    </div>
                    { circumstances(draft, &onaction) }
                    { more(&onaction) }
                </section>
                { result(&state, &outcome, &onaction) }
            </main>
            { sheet(&state, &onaction) }
            <Live says={spoken.collect::<Vec<_>>().join(" ")} />
        </>
    }
}

/// What else can be asked.
fn more(onaction: &Callback<Action>) -> Html {
    let open = |name: &'static str, key: &str, sheet: Sheet| {
        let button = Button {
            class: "button",
            hook: ("data-action", key.to_owned()),
            ..Button::default()
        };
        button.draw(name, act(onaction, Action::Sheet(Some(sheet))))
    };
    html! {
        <div class="asks">
            { open("Compare the books", "compare", Sheet::Compare) }
            { open("Something else happened", "happened", Sheet::Happened) }
        </div>
    }
}

/// What lies over the page.
fn sheet(state: &State, onaction: &Callback<Action>) -> Html {
    let Some(sheet) = state.sheet else {
        return Html::default();
    };
    let draft = &state.draft;
    let (title, head, content) = match sheet {
        Sheet::House => (
            "House rules",
            house_head(&draft.house, onaction),
            house_rules(state, onaction),
        ),
        Sheet::Compare => {
            let all = outcome::compare(draft, houses(draft));
            (
                "One hand, all books",
                Html::default(),
                compare(&all, &draft.house, onaction),
            )
        }
        Sheet::Happened => (
            "What happened?",
            Html::default(),
            happened(&state.happened, &draft.house, onaction),
        ),
    };
    let onclose = onaction.reform(|()| Action::Sheet(None));
    html! {
        <Dialog {title} {head} {onclose}>{ content }</Dialog>
    }
}

/// All books: the one of the draft as the house plays it, the others as they are printed.
fn houses(draft: &Draft) -> Vec<House> {
    let book = |book| {
        if draft.house.ruleset() == book {
            draft.house.clone()
        } else {
            House::book(book)
        }
    };
    books::here().into_iter().map(book).collect()
}
