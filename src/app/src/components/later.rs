//! What is drawn later: the reasons behind a result, and what the sheets hold. All of it lies in a
//! file of its own, which loads with the first result, when a sheet is opened, or when the page is
//! idle.

use tilewise_rules::House;
use yew::prelude::*;

use super::compare::compare;
use super::dialog::Dialog;
use super::elements::elements;
use super::fed::{otherwise, questions};
use super::house::{house_head, house_rules};
use super::payments::transfers;
use super::why_not::why_not;
use super::wishes::wishes;
use crate::books;
use crate::dress::dress;
use crate::language::say;
use crate::outcome::{self, Fed, Report, settled};
use crate::state::{Action, Draft, Sheet, State};

/// What draws all that.
pub struct Later {
    /// A sheet over the page.
    pub sheet: fn(Sheet, &State, &Callback<Action>) -> Html,
    /// What is asked of who fed the hand, and the reasons behind a result.
    pub reasons: fn(&Draft, &Report, &Callback<Action>) -> [Html; 2],
}

/// What draws all that.
pub static ALL: Later = Later { sheet, reasons };

/// What is asked of who fed the hand; and why the hand is worth that, who pays whom, and why
/// nothing else counts.
fn reasons(draft: &Draft, report: &Report, onaction: &Callback<Action>) -> [Html; 2] {
    let settled = settled(draft);
    let draft = settled.as_ref().unwrap_or(draft);
    let house = &draft.house;
    let fed = Fed::of(draft);
    let reasons = html! {
        <>
            { elements(report, house) }
            { transfers(&report.transfers, house.money()) }
            { otherwise(&fed, house.money()) }
            { questions(&fed.exempts, draft, onaction) }
            { why_not(&report.rejected, house) }
        </>
    };
    [questions(&fed.feeders, draft, onaction), reasons]
}

static STYLES: &str = concat!(
    include_str!("../../../../styles/later/sheet.css"),
    include_str!("../../../../styles/later/books.css"),
);

/// A sheet over the page.
fn sheet(which: Sheet, state: &State, onaction: &Callback<Action>) -> Html {
    dress(STYLES);
    let draft = &state.draft;
    let (title, head, content) = match which {
        Sheet::House => (
            "House rules",
            house_head(&draft.house, onaction),
            house_rules(state, onaction),
        ),
        Sheet::Settings => (
            say("Language and look"),
            Html::default(),
            wishes(state.settings, onaction),
        ),
        Sheet::Compare => {
            let all = outcome::compare(draft, houses(draft));
            let content = compare(&all, &draft.house, onaction);
            ("One hand, all books", Html::default(), content)
        }
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
