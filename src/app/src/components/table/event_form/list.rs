//! List of events and fouls: by subject, or by search text.

use std::rc::Rc;

use tilewise_ledger::Table;
use tilewise_rules::fouls::FoulGroup;
use web_sys::HtmlInputElement;
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::super::{TableContext, head, href, kinds};
use super::is_listed;
use crate::components::stateful::Stateful;
use crate::components::tag::tag;
use crate::fouls::{Incident, RuledBy, search};
use crate::language::{PENALTY_BOOKS, translate, translation_scope};
use crate::table::{Route, house};

/// Draws the list and its search field.
pub(super) fn list(at: &TableContext) -> Html {
    EventList { at: at.clone() }.html()
}

#[derive(PartialEq)]
struct EventList {
    at: TableContext,
}

impl Stateful for EventList {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_list(self).run(hooks)
    }
}

#[hook]
fn use_list(props: &EventList) -> Html {
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
    let field = html! {
        <input type="search" data-search="" value={(*typed).clone()} autocomplete="off"
            enterkeyhint="search" {oninput} />
    };
    let search = tag("label").class("search");
    let search = search.child(tag("span").child(tr!("Say it in your own words")));
    let listed = if typed.trim().is_empty() {
        browse(at, table)
    } else {
        found(at, table, &typed)
    };
    tag("div")
        .class("step-panel")
        .child(head(at, tr!("Foul or other event").to_owned()))
        .child(kinds(at))
        .child(search.child(field))
        .child(listed)
        .done()
}

/// Returns the rule set and the penalty book of this game.
fn books(table: &Table) -> Vec<RuledBy> {
    let own = RuledBy::House(Rc::new(house(table).clone()));
    let penalties = table.rules.penalty_book.map(RuledBy::PenaltyBook);
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
fn one(at: &TableContext, key: &'static str, label: &str) -> Html {
    let to = at.place.to(Route::Event(Some(key.to_owned())));
    let event = tag("a").class("foul").with("data-event", key);
    let event = event.with("href", href(&to)).child(label);
    tag("li").key(key).child(event).done()
}

/// Link to a payment outside the rules.
fn payment(at: &TableContext) -> Html {
    let to = at.place.to(Route::Payment);
    let link = tag("a").class("foul").with("data-event", "paid");
    let link = link
        .with("href", href(&to))
        .child(tr!("Payment between players"));
    tag("li").key("paid").child(link).done()
}

/// Draws the search results, the best first, without duplicates.
fn found(at: &TableContext, table: &Table, typed: &str) -> Html {
    let mut keys = Vec::new();
    let mut rows = Vec::new();
    for book in books(table) {
        let _scope = translation_scope(book.part());
        let found = search(&book, &[], typed).into_iter();
        for what in found.filter_map(|row| row.to.incident) {
            if let Some((key, name)) = named(what, table).filter(|(key, _)| !keys.contains(key)) {
                keys.push(key);
                rows.push(one(at, key, translate(name)));
            }
        }
    }
    let label = tr!("Payment between players").to_lowercase();
    if label.contains(&typed.trim().to_lowercase()) {
        rows.push(payment(at));
    }
    if rows.is_empty() {
        let none = tag("p").class("fouls-none").with("role", "status");
        return none
            .child(tr!("No results. Try other words, or clear the field."))
            .done();
    }
    tag("ul").class("fouls-list").children(rows).done()
}

/// Draws the events of the rule set, then the fouls by subject.
fn browse(at: &TableContext, table: &Table) -> Html {
    let events = house(table).rule_set().events.iter();
    let events = events.filter(|event| is_listed(event, table));
    let events = events.map(|event| one(at, event.key, translate(event.name)));
    let events = events.chain([payment(at)]);
    let events = tag("ul").class("fouls-list").children(events).done();
    let _scope = translation_scope(PENALTY_BOOKS);
    let of_group = |group: FoulGroup| {
        let all = table.rules.penalty_book?.fouls.iter();
        let all = all.filter(|foul| foul.group == group);
        let rows: Vec<_> = all
            .map(|foul| one(at, foul.key, translate(foul.plain)))
            .collect();
        let title = tag("h3").class("fouls-group");
        (!rows.is_empty()).then(|| {
            tag("section")
                .child(title.child(translate(group.name())))
                .child(tag("ul").class("fouls-list").children(rows))
                .done()
        })
    };
    let groups = FoulGroup::ALL.into_iter().filter_map(of_group);
    [events].into_iter().chain(groups).collect()
}
