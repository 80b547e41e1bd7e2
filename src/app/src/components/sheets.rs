//! What the sheets hold. All of it lies in a file of its own, which loads when a sheet is opened.

use tilewise_rules::House;
use yew::prelude::*;

use super::compare::compare;
use super::happened::happened;
use super::house::{house_head, house_rules};
use crate::books;
use crate::outcome;
use crate::state::{Action, Draft, Sheet, State};

/// What draws a sheet: what stands beside its title, and its content.
pub type Draw = fn(Sheet, &State, &Callback<Action>) -> (Html, Html);

/// Draws a sheet.
pub fn sheet(which: Sheet, state: &State, onaction: &Callback<Action>) -> (Html, Html) {
    let draft = &state.draft;
    match which {
        Sheet::House => (
            house_head(&draft.house, onaction),
            house_rules(state, onaction),
        ),
        Sheet::Compare => {
            let all = outcome::compare(draft, houses(draft));
            (Html::default(), compare(&all, &draft.house, onaction))
        }
        Sheet::Happened => {
            let content = happened(&state.happened, &draft.house, onaction);
            (Html::default(), content)
        }
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
