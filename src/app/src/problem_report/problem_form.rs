//! The form of a report.

use std::rc::Rc;

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{ProblemReport, ReportAddress, ReportLink, ReportedItem, ReportedPlace};
use crate::browser::window;
use crate::chunks::{CODES, use_lazy};
use crate::i18n::{Locale, use_locale};
use crate::share::{address, embed, field::Field};
use crate::store::{Expectations, PageAction, ViewAction};
use crate::ui::loading::loading;

/// Id of the field for what the person expected.
const EXPECTED: &str = "report-expected";

/// Properties of [`ProblemForm`].
#[derive(Properties, PartialEq)]
pub struct ProblemFormProps {
    /// What is wrong.
    pub item: ReportedItem,
    /// Path of the view, by which the typed text is kept while the sheet is closed.
    pub view: AttrValue,
    /// Typed texts.
    pub expectations: Rc<Expectations>,
    /// Receives the typed text.
    pub onaction: Callback<PageAction>,
}

/// The field for what the person expected, the report, and its buttons. The link of a game may have to be loaded.
#[component]
pub fn ProblemForm(props: &ProblemFormProps) -> Html {
    let locale = use_locale();
    let log = match &props.item.place {
        ReportedPlace::Entry(log, _) => Some(Rc::clone(log)),
        ReportedPlace::Hand(_) | ReportedPlace::Ruling(_) => None,
    };
    let load = use_lazy(log.is_some().then_some(&CODES));
    let codes = load.ready();
    let of_game = use_memo((log, codes.is_some()), |(log, _)| {
        Some((codes?.game_path)(log.as_deref()?))
    });
    let path = match (&props.item.place, &*of_game) {
        (ReportedPlace::Hand(path) | ReportedPlace::Ruling(path), _)
        | (ReportedPlace::Entry(..), Some(path)) => path,
        (ReportedPlace::Entry(..), None) => return loading(locale, &load),
    };
    let expected = props.expectations.text(&props.view);
    let link = embed::link(&address(), path);
    let report = ProblemReport::new(locale, &props.item, &link, &expected);
    let oninput = {
        let (view, all) = (props.view.clone(), Rc::clone(&props.expectations));
        props.onaction.reform(move |event: InputEvent| {
            // The field is a textarea; its `value` works like that of an input.
            let field: HtmlInputElement = event.target_unchecked_into();
            let all = all.with(&view, &field.value());
            PageAction::View(ViewAction::KeepExpectations(all.into()))
        })
    };
    html! {
        <div class="shared">
            <div class="shared-field report-expected">
                <label for={EXPECTED}>{ tr!(locale, "What did you expect?") }</label>
                <textarea id={EXPECTED} rows="3" value={expected.to_string()} {oninput} />
            </div>
            <Field id="report-text" label={tr!(locale, "The report")} text={report.text.clone()} long=true />
            { sending(locale, &report) }
            <p class="report-note">{ note(locale, &props.item.place) }</p>
        </div>
    }
}

/// Link that opens the report at the address of the build, if it has one.
fn sending(locale: Locale, report: &ProblemReport) -> Html {
    // A sandboxed frame can't open windows.
    let is_sandboxed = window().is_some_and(|window| window.origin() == "null");
    let Some(address) = ReportAddress::OF_BUILD.filter(|_| !is_sandboxed) else {
        return Html::default();
    };
    let label = match address {
        ReportAddress::Mail(_) => tr!(locale, "Send by mail"),
        ReportAddress::Issues(_) => tr!(locale, "Open as an issue"),
    };
    let (href, is_filled) = match address.link(report) {
        ReportLink::Filled(link) => (link, true),
        ReportLink::TitleOnly(link) => (link, false),
    };
    html! {
        <>
            if !is_filled {
                <p data-too-long="">{ tr!(locale, "This report is too long for a link. Copy it first, then paste it there.") }</p>
            }
            <a class="button button-main" data-action="send-report" {href} target="_blank" rel="noopener">{ label }</a>
        </>
    }
}

/// Returns what the report contains, and that the page doesn't send it.
fn note(locale: Locale, place: &ReportedPlace) -> &'static str {
    match place {
        ReportedPlace::Entry(..) => tr!(
            locale,
            "The link contains the whole game, with the names of the players. Only you can send the report."
        ),
        ReportedPlace::Hand(_) | ReportedPlace::Ruling(_) => tr!(
            locale,
            "The link shows others exactly this. Only you can send the report."
        ),
    }
}
