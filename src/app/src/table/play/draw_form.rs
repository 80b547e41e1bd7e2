//! Draw: a hand without a winner.

use tilewise_ledger::{AtSeating, Game, GameEvent, Table};
use tilewise_rules::Event;
use yew::prelude::*;

use super::done_button::done_button;
use super::event_form::{EventChoice, event_questions};
use super::players::effect;
use crate::i18n::Locale;
use crate::table::history::changes::changes;
use crate::table::table_nav::{head, kinds};
use crate::table::view::{TableView, href};
use crate::table::{Route, house, preview};

/// Draws the questions of the rule set about a draw: those of one of its events, or none.
pub fn draw_form(locale: Locale, at: &TableView, event: Option<&str>) -> Html {
    let before = at.before();
    let Some(table) = before.table() else {
        return Html::default();
    };
    let rule_set = house(table).rule_set();
    match (event, rule_set.game.progression.draws) {
        (None, []) => any_draw(locale, at, &before, table),
        (None, [only]) => event_questions(at, EventChoice::Draw((*only).to_owned())),
        (None, several) => {
            let events = several.iter().filter_map(|key| rule_set.event(key));
            html! {
                <div class="step-panel">
                    { head(locale, at, tr!(locale, "Nobody won").to_owned()) }
                    { kinds(locale, at) }
                    <ul class="fouls-list">
                        for event in events {
                            <li>{ draw_link(locale, at, event) }</li>
                        }
                    </ul>
                </div>
            }
        }
        (Some(key), _) => event_questions(at, EventChoice::Draw(key.to_owned())),
    }
}

/// Draws the entry of a draw without an event.
fn any_draw(locale: Locale, at: &TableView, before: &Game, table: &Table) -> Html {
    let input = GameEvent::Draw(AtSeating::current(None));
    let preview = preview(before, &input);
    let diff = changes(locale, at, &input);
    let ondone = {
        let at = at.clone();
        Callback::from(move |_: MouseEvent| at.commit(input.clone()))
    };
    html! {
        <div class="step-panel">
            { head(locale, at, tr!(locale, "Nobody won").to_owned()) }
            { kinds(locale, at) }
            <div class={at.done()}>
                <div class="step-effect" role="status">
                    if let Some((after, line)) = preview {
                        { effect(locale, table, &after, &line) }
                    }
                    { diff }
                </div>
                { done_button(tr!(locale, "Add to the game"), Some(ondone)) }
            </div>
        </div>
    }
}

/// Link to the questions about an event.
fn draw_link(locale: Locale, at: &TableView, event: &Event) -> Html {
    let to = at.place.to(Route::Draw(Some(event.key.to_owned())));
    html! {
        <a class="foul" data-event={event.key} href={href(&to)}>{ draw_name(locale, event) }</a>
    }
}

/// Returns the name of a draw. Events may ask whether a draw is possible; here it has happened.
pub fn draw_name(locale: Locale, event: &Event) -> &'static str {
    if event.is_permission_question() {
        tr!(locale, "Abortive draw")
    } else {
        locale.translate(event.name)
    }
}
