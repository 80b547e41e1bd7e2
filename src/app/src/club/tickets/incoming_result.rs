//! A result from a link: shown first, and entered with one tap.

use std::rc::Rc;

use tilewise_club::{ClubEvent, TableResult};
use tilewise_ledger::EntryId;
use yew::prelude::*;

use super::found_result::{NoTable, PreviewedResult, ResultEffect, previewed, result_of_game};
use super::scanned_text::{ScanError, ScannedText, read_packed};
use crate::chunks::Load;
use crate::club::club_location::ClubLocation;
use crate::club::club_nav::{headed, refused};
use crate::club::club_view::{ClubView, href};
use crate::club::results::result_texts::{
    effect_text, enter, no_table_text, scan_error_text, score_lines, table_name,
};
use crate::i18n::{Locale, use_locale};
use crate::rule_sets::{self, LOADED};
use crate::store::{ClubsAction, SavedClub};
use crate::ui::loading::loading;

/// Properties of [`IncomingResult`].
#[derive(Properties, PartialEq)]
pub struct IncomingResultProps {
    /// The club.
    pub at: ClubView,
    /// The packed game.
    pub text: String,
}

/// State of the result.
#[derive(Clone, PartialEq)]
enum Incoming {
    /// The game can't be read.
    Unreadable(ScanError),
    /// It belongs to no table of this club.
    NoTable(NoTable),
    /// The club refuses it, with the reasons as sentences.
    Refused(TableResult, Vec<String>),
    /// It can be entered.
    Found(TableResult, PreviewedResult),
}

/// A result from a link.
#[component]
pub fn IncomingResult(props: &IncomingResultProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let again = use_force_update();
    use_effect_with((), move |()| {
        rule_sets::load_all(move || again.force_update());
    });
    let is_ready = rule_sets::are_all_settled();
    let entered = use_state(|| None::<ResultEffect>);
    let incoming = use_memo(
        (props.text.clone(), at.replayed.clone(), is_ready),
        |(text, ..)| is_ready.then(|| read(locale, at, text)),
    );
    let content = match (&*incoming, *entered) {
        (None, _) => loading(locale, &Load::<()>::Pending),
        (Some(Incoming::Found(result, _)), Some(effect)) => {
            after(&effect_text(locale, effect, &result.table))
        }
        (Some(Incoming::Found(result, found)), None) => {
            let onenter = {
                let (at, result, entered) = (at.clone(), result.clone(), entered.clone());
                Callback::from(move |_: MouseEvent| {
                    // It was accepted a moment ago; if not any longer, the reasons are drawn.
                    entered.set(enter(locale, &at, result.clone()).ok());
                })
            };
            found_result(locale, at, result, found, onenter)
        }
        (Some(Incoming::Unreadable(why)), _) => {
            refused(&[scan_error_text(locale, *why).to_owned()])
        }
        (Some(Incoming::NoTable(why)), _) => html! {
            <>
                { refused(&[no_table_text(locale, why)]) }
                { other_club(locale, at, why) }
            </>
        },
        (Some(Incoming::Refused(result, why)), _) => html! {
            <>
                <p><strong>{ heading(locale, result) }</strong></p>
                { refused(why) }
            </>
        },
    };
    html! {
        <div class="step-panel" data-incoming="">
            { headed(locale, &ClubLocation::Results(None), tr!(locale, "The result of a table")) }
            { content }
            <div class="club-links">
                <a class="button" data-action="scan" href={href(&ClubLocation::Scan)}>
                    { tr!(locale, "Scan the next result") }
                </a>
            </div>
        </div>
    }
}

/// Reads a packed game, and finds its table.
fn read(locale: Locale, at: &ClubView, text: &str) -> Incoming {
    let log = match read_packed(text, LOADED) {
        Ok(ScannedText::Game(log)) => log,
        Ok(_) => return Incoming::Unreadable(ScanError::Changed),
        Err(why) => return Incoming::Unreadable(why),
    };
    let result = match result_of_game(at.club(), &log) {
        Ok(result) => result,
        Err(why) => return Incoming::NoTable(why),
    };
    let event = ClubEvent::Result(result.clone());
    let (entry, after) = at.preview(&event);
    match previewed(at.club(), &after, &result.table, &entry) {
        Some(found) => Incoming::Found(result, found),
        None => Incoming::Refused(result, at.refusal(locale, &event)),
    }
}

/// Draws what a result changes, who has what, and the button that enters it.
fn found_result(
    locale: Locale,
    at: &ClubView,
    result: &TableResult,
    found: &PreviewedResult,
    onenter: Callback<MouseEvent>,
) -> Html {
    let remark = match found.effect {
        ResultEffect::First => None,
        ResultEffect::Again => Some(tr!(locale, "The table has this result already.")),
        ResultEffect::Confirmed => Some(tr!(
            locale,
            "Somebody else entered the same scores: this confirms them."
        )),
        ResultEffect::Differs => Some(tr!(
            locale,
            "It differs from another result of this table. Once it is entered, decide which one is right."
        )),
    };
    html! {
        <section class="club-card" data-table={result.table.table.to_string()}>
            <h3>{ heading(locale, result) }</h3>
            { score_lines(locale, at, found.report.scores()) }
            if let Some(remark) = remark {
                <p>{ remark }</p>
            }
            if found.effect == ResultEffect::Again {
                { table_link(locale, result) }
            } else if at.writes() {
                <button type="button" class="button button-done" data-action="enter-game" onclick={onenter}>
                    { tr!(locale, "Enter this result") }
                </button>
            }
        </section>
    }
}

/// Returns the table and the round of a result.
fn heading(locale: Locale, result: &TableResult) -> String {
    let table = table_name(locale, result.table.table);
    format!("{table} · {}", tr!(locale, "Round {0}", result.table.round))
}

fn table_link(locale: Locale, result: &TableResult) -> Html {
    let to = ClubLocation::Table(result.table.round, result.table.table);
    html! {
        <a class="button" data-action="table" href={href(&to)}>{ tr!(locale, "Show the table") }</a>
    }
}

/// Button that opens the club of a result, if this device has it.
fn other_club(locale: Locale, at: &ClubView, why: &NoTable) -> Html {
    let NoTable::OtherClub(id) = why else {
        return Html::default();
    };
    let id = EntryId(id.clone());
    let mut clubs = at.clubs.all.iter();
    let begins = |saved: &&SavedClub| {
        saved
            .log
            .entries()
            .first()
            .is_some_and(|first| first.id == id)
    };
    let Some(saved) = clubs.find(begins) else {
        return Html::default();
    };
    let id = Rc::clone(&saved.id);
    let onclick = at
        .onclub
        .reform(move |_: MouseEvent| ClubsAction::Show(Rc::clone(&id)));
    html! {
        <button type="button" class="button button-done" data-action="open-club" {onclick}>
            { tr!(locale, "Open the club of this result") }
        </button>
    }
}

/// Draws what was entered.
fn after(text: &str) -> Html {
    html! { <p class="result-entered" role="status" data-entered="">{ text }</p> }
}
