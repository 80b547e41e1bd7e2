//! The scan of results: by camera, as link or text, or as a file. One after another.

use std::cell::Cell;
use std::rc::Rc;

use tilewise_api::{CodePart, missing_codes, read_game_codes};
use tilewise_ledger::Log;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::found_result::{NoTable, result_of_code, result_of_game};
use super::scan_list::{ScanLine, ScanList};
use super::scanned_text::{ScanError, ScannedText, error_of, error_of_file, read_scanned};
use crate::club::club_location::ClubLocation;
use crate::club::club_nav::{headed, refused};
use crate::club::club_view::{ClubView, href};
use crate::club::results::result_texts::{effect_text, enter, no_table_text, scan_error_text};
use crate::i18n::{Locale, use_locale};
use crate::rule_sets::{self, LOADED};
use crate::table::game_file;
use crate::ui::file_field::{ChosenFile, FileField};
use crate::ui::scanner::Scanner;

/// Properties of [`ScanResults`].
#[derive(Properties, PartialEq)]
pub struct ScanResultsProps {
    /// The club.
    pub at: ClubView,
}

/// The scan of results. Each is entered at once, and the next one can follow.
#[component]
pub fn ScanResults(props: &ScanResultsProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let list = use_reducer(ScanList::default);
    let parts = use_mut_ref(Vec::<CodePart>::new);
    let text = use_state(String::new);
    let ontext = {
        let (at, lines, parts) = (at.clone(), list.dispatcher(), Rc::clone(&parts));
        Callback::from(move |text: Rc<str>| {
            let (at, lines, parts) = (at.clone(), lines.clone(), Rc::clone(&parts));
            with_rule_sets(move || {
                lines.dispatch(take_text(locale, &at, &mut parts.borrow_mut(), &text));
            });
        })
    };
    let onfile = {
        let (at, lines) = (at.clone(), list.dispatcher());
        Callback::from(move |file: ChosenFile| {
            let (at, lines) = (at.clone(), lines.clone());
            with_rule_sets(move || lines.dispatch(take_file(locale, &at, &file)));
        })
    };
    let onsubmit = {
        let (text, ontext) = (text.clone(), ontext.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            ontext.emit((**text).into());
        })
    };
    let onscan = ontext.reform(|text: String| text.into());
    let oninput = {
        let text = text.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlTextAreaElement>() {
                text.set(field.value());
            }
        })
    };
    // What was entered leaves the field; what was refused stays.
    {
        let text = text.clone();
        use_effect_with(list.0.first().cloned(), move |line| {
            if matches!(line, Some(ScanLine::Entered(..) | ScanLine::Parts(..))) {
                text.set(String::new());
            }
        });
    }
    html! {
        <div class="step-panel" data-scan="">
            { headed(locale, &ClubLocation::Results(None), tr!(locale, "Scan results")) }
            <p>
                { tr!(locale, "At the end of its game, the phone of a table shows a code. Scan one phone after another.") }
            </p>
            <Scanner {onscan} />
            { lines(locale, &list.0) }
            <form class="club-card" data-form="scanned-text" {onsubmit}>
                <label class="club-field">
                    <span>{ tr!(locale, "A link, or a result code") }</span>
                    <textarea
                        rows="2"
                        data-field="scanned-text"
                        autocomplete="off"
                        spellcheck="false"
                        value={(*text).clone()}
                        {oninput}
                    />
                </label>
                <button
                    type="submit"
                    class="button button-done"
                    data-action="enter-text"
                    aria-disabled={text.trim().is_empty().then_some("true")}
                >
                    { tr!(locale, "Enter this result") }
                </button>
            </form>
            <FileField
                label={tr!(locale, "Open the file of a game")}
                accept=".json,application/json"
                longest={game_file::LONGEST}
                {onfile}
            />
        </div>
    }
}

/// Calls a function once, when all rule sets are loaded or can't be.
fn with_rule_sets(then: impl FnOnce() + 'static) {
    let then = Rc::new(Cell::new(Some(then)));
    rule_sets::load_all(move || {
        if rule_sets::are_all_settled()
            && let Some(then) = then.take()
        {
            then();
        }
    });
}

/// Enters the result that a text means.
fn take_text(locale: Locale, at: &ClubView, parts: &mut Vec<CodePart>, text: &str) -> ScanLine {
    match read_scanned(text, LOADED) {
        Err(why) => because(locale, why),
        Ok(ScannedText::Game(log)) => take_game(locale, at, &log),
        Ok(ScannedText::Part(part)) => take_part(locale, at, parts, part),
        Ok(ScannedText::Code(code)) => match result_of_code(at.club(), &code) {
            Ok(result) => entered(locale, at, result),
            Err(why) => ScanLine::Refused(vec![no_table_text(locale, &why)]),
        },
    }
}

/// Collects one of several codes, and enters the result when all of its game are here.
fn take_part(locale: Locale, at: &ClubView, parts: &mut Vec<CodePart>, part: CodePart) -> ScanLine {
    // The codes of another game begin a new collection.
    parts.retain(|one| {
        one.whole == part.whole && one.count == part.count && one.place != part.place
    });
    parts.push(part);
    let (missing, count) = (missing_codes(parts), parts[0].count);
    if !missing.is_empty() {
        return ScanLine::Parts(count - missing.len(), count);
    }
    let read = read_game_codes(parts, LOADED);
    parts.clear();
    match read {
        Ok(log) => take_game(locale, at, &log),
        Err(refusal) => because(locale, error_of(&refusal)),
    }
}

fn take_file(locale: Locale, at: &ClubView, file: &ChosenFile) -> ScanLine {
    match file {
        ChosenFile::TooLarge => because(locale, ScanError::TooLong),
        ChosenFile::Denied => ScanLine::Refused(vec![
            tr!(
                locale,
                "The browser doesn’t let this page read the file: choose it once more."
            )
            .to_owned(),
        ]),
        ChosenFile::Content(bytes) => match game_file::read(bytes) {
            Ok(opened) => take_game(locale, at, &opened.log),
            Err(why) => because(locale, error_of_file(&why)),
        },
    }
}

fn take_game(locale: Locale, at: &ClubView, log: &Log) -> ScanLine {
    match result_of_game(at.club(), log) {
        Ok(result) => entered(locale, at, result),
        Err(why) => refused_game(locale, &why),
    }
}

fn refused_game(locale: Locale, why: &NoTable) -> ScanLine {
    ScanLine::Refused(vec![no_table_text(locale, why)])
}

fn entered(locale: Locale, at: &ClubView, result: tilewise_club::TableResult) -> ScanLine {
    let table = result.table.clone();
    match enter(locale, at, result) {
        Ok(effect) => {
            let text = effect_text(locale, effect, &table);
            ScanLine::Entered(table, text)
        }
        Err(why) => ScanLine::Refused(why),
    }
}

fn because(locale: Locale, why: ScanError) -> ScanLine {
    ScanLine::Refused(vec![scan_error_text(locale, why).to_owned()])
}

/// Draws what became of the texts that were scanned.
fn lines(locale: Locale, all: &[ScanLine]) -> Html {
    let line = |line: &ScanLine| match line {
        ScanLine::Entered(table, text) => html! {
            <p class="result-entered" data-entered={table.table.to_string()}>
                { text }
                { " " }
                <a href={href(&ClubLocation::Table(table.round, table.table))}>
                    { tr!(locale, "Show the table") }
                </a>
            </p>
        },
        ScanLine::Parts(here, count) => html! {
            <p data-codes={format!("{here}/{count}")}>
                { tr!(locale, "{0} of {1} codes scanned.", *here, *count) }
            </p>
        },
        ScanLine::Refused(why) => refused(why),
    };
    let (newest, earlier) = match all {
        [newest, earlier @ ..] => (Some(newest), earlier),
        [] => (None, all),
    };
    html! {
        <>
            <div role="status" data-scanned={all.len().to_string()}>
                if let Some(newest) = newest {
                    { line(newest) }
                }
            </div>
            if !earlier.is_empty() {
                <div class="result-reports">{ for earlier.iter().map(line) }</div>
            }
        </>
    }
}
