//! List of events and fouls: by subject, or by search text.

use std::rc::Rc;

use tilewise_ledger::Table;
use tilewise_rules::fouls::FoulGroup;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::is_listed;
use crate::i18n::{Locale, PENALTY_BOOKS, use_locale};
use crate::rulings::rulings_location::{Incident, RuledBy};
use crate::rulings::search::search;
use crate::table::table_nav::{head, kinds};
use crate::table::view::{TableView, href};
use crate::table::{Route, house};

/// Draws the list and its search field.
pub(crate) fn list(at: &TableView) -> Html {
    html! { <EventList at={at.clone()} /> }
}

/// Properties of [`EventList`].
#[derive(Properties, PartialEq)]
struct EventListProps {
    /// Game, and location in it.
    at: TableView,
}

/// List of events and fouls, with its search field.
#[component]
fn EventList(props: &EventListProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let typed = use_state(String::new);
    let before = at.before();
    let Some(table) = before.table() else {
        return Html::default();
    };
    let oninput = {
        let typed = typed.clone();
        move |event: InputEvent| {
            if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
                typed.set(input.value());
            }
        }
    };
    html! {
        <div class="step-panel">
            { head(locale, at, tr!(locale, "Foul or other event").to_owned()) }
            { kinds(locale, at) }
            <label class="search">
                <span>{ tr!(locale, "Say it in your own words") }</span>
                <input
                    type="search"
                    data-search=""
                    value={(*typed).clone()}
                    autocomplete="off"
                    enterkeyhint="search"
                    {oninput}
                />
            </label>
            if typed.trim().is_empty() {
                { browse(locale, at, table) }
            } else {
                { found(locale, at, table, &typed) }
            }
        </div>
    }
}

/// Returns the rule set and the penalty book of this game.
fn books(table: &Table) -> Vec<RuledBy> {
    let own = RuledBy::House(Rc::new(house(table).clone()));
    let penalties = table.rules.penalty_book_for(None);
    let penalties = penalties.map(RuledBy::PenaltyBook);
    [own].into_iter().chain(penalties).collect()
}

/// Returns the key and the name of an incident that can be entered.
fn named(what: Incident, table: &Table) -> Option<(&'static str, &'static str)> {
    match what {
        Incident::Event(event) => is_listed(event, table).then_some((event.key, event.name)),
        Incident::Foul(foul) => Some((foul.key, foul.plain)),
    }
}

/// Link to one of them.
fn one(at: &TableView, key: &'static str, label: &str) -> Html {
    link(at, Route::Event(Some(key.to_owned())), key, label)
}

/// Link to a payment outside the rules.
fn payment(locale: Locale, at: &TableView) -> Html {
    let label = tr!(locale, "Payment between players");
    link(at, Route::Payment, "paid", label)
}

/// Link to the place and the note of the game.
fn note(locale: Locale, at: &TableView) -> Html {
    link(at, Route::Note, "note", tr!(locale, "Place and note"))
}

/// Link to a form, as a list item.
fn link(at: &TableView, to: Route, key: &'static str, label: &str) -> Html {
    html! {
        <li {key}>
            <a class="foul" data-event={key} href={href(&at.place.to(to))}>{ label }</a>
        </li>
    }
}

/// Draws the search results, the best first, without duplicates.
fn found(locale: Locale, at: &TableView, table: &Table, typed: &str) -> Html {
    let mut keys = Vec::new();
    let mut rows = Vec::new();
    for book in books(table) {
        let locale = locale.of_part(book.part());
        let found = search(locale, &book, &[], typed).into_iter();
        for what in found.filter_map(|row| row.to.incident) {
            if let Some((key, name)) = named(what, table).filter(|(key, _)| !keys.contains(key)) {
                keys.push(key);
                rows.push(one(at, key, locale.translate(name)));
            }
        }
    }
    let label = tr!(locale, "Payment between players").to_lowercase();
    if label.contains(&typed.trim().to_lowercase()) {
        rows.push(payment(locale, at));
    }
    let label = tr!(locale, "Place and note").to_lowercase();
    if label.contains(&typed.trim().to_lowercase()) {
        rows.push(note(locale, at));
    }
    if rows.is_empty() {
        return html! {
            <p class="fouls-none" role="status">
                { tr!(locale, "No results. Try other words, or clear the field.") }
            </p>
        };
    }
    html! { <ul class="fouls-list">{ rows }</ul> }
}

/// Draws the events of the rule set, then the fouls by subject.
fn browse(locale: Locale, at: &TableView, table: &Table) -> Html {
    let events = house(table).rule_set().game.events.iter();
    let events = events.filter(|event| is_listed(event, table));
    let events = events.map(|event| one(at, event.key, locale.translate(event.name)));
    html! {
        <>
            <ul class="fouls-list">{ for events.chain([payment(locale, at), note(locale, at)]) }</ul>
            { fouls(locale, at, table) }
        </>
    }
}

/// Draws the fouls by subject.
fn fouls(locale: Locale, at: &TableView, table: &Table) -> Html {
    let locale = locale.of_part(PENALTY_BOOKS);
    let of_group = |group: FoulGroup| {
        let all = table.rules.penalty_book_for(None)?.fouls.iter();
        let all = all.filter(|foul| foul.group == group);
        let rows: Vec<_> = all
            .map(|foul| one(at, foul.key, locale.translate(foul.plain)))
            .collect();
        (!rows.is_empty()).then(|| {
            html! {
                <section>
                    <h3 class="fouls-group">{ locale.translate(group.name()) }</h3>
                    <ul class="fouls-list">{ rows }</ul>
                </section>
            }
        })
    };
    FoulGroup::ALL.into_iter().filter_map(of_group).collect()
}

#[cfg(test)]
mod tests {
    use tilewise_ledger::{Opening, PlayerId, Rules};
    use tilewise_rules::BySeat;

    use super::*;

    /// The file of another program need not name the penalty book: fouls are then ruled on by that of the rules.
    #[test]
    fn fouls_are_those_of_the_rules_if_the_game_names_none() {
        let opening = Opening {
            rules: Rules {
                house: "riichi-ema-2025".parse().unwrap(),
                penalty_book: None,
            },
            players: ["Ann", "Bo", "Cy", "Di"].map(str::to_owned).to_vec(),
            seats: BySeat::new([0, 1, 2, 3].map(PlayerId)),
            start: None,
            club: None,
        };
        let table = Table::from_final_scores(&opening, BySeat::default()).unwrap();
        let keys: Vec<_> = books(&table).iter().map(RuledBy::key).collect();
        assert_eq!(keys, ["riichi-ema-2025;", "riichi-ema-2025"]);
    }
}
