//! The problem report: a text about a wrong result, to copy, to send by mail, or to open as an issue.
//! Nothing is sent by the page itself.

mod item;
mod problem_form;
mod report_address;
mod report_text;

use yew::prelude::*;

pub use self::item::{ReportedItem, ReportedPlace, ReportedRules};
pub use self::problem_form::ProblemForm;
pub use self::report_address::{ReportAddress, ReportLink};
pub use self::report_text::ProblemReport;

use crate::i18n::Locale;
use crate::store::{PageAction, Sheet, ViewAction};

/// Button that opens the report of what is above it.
pub fn report_button(locale: Locale, onaction: &Callback<PageAction>) -> Html {
    let sheet = Some(Sheet::ProblemReport);
    let onclick =
        onaction.reform(move |_: MouseEvent| PageAction::View(ViewAction::ShowSheet(sheet)));
    html! {
        <button type="button" class="button button-bare report-button" data-action="report" {onclick}>
            { tr!(locale, "Is this wrong?") }
        </button>
    }
}
