//! What else can happen: by subject, or what fits to what was typed.

use std::rc::Rc;

use tilewise_ledger::Table;
use tilewise_rules::fouls::Group;
use web_sys::HtmlInputElement;
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::super::{At, head, href, kinds};
use super::is_told;
use crate::components::stateful::Stateful;
use crate::components::tag::tag;
use crate::fouls::{RuledBy, What, search};
use crate::language::{PENALTY_BOOKS, speak_of, translate};
use crate::table::{Step, house};

/// The list, and the field that searches it.
pub(super) fn list(at: &At) -> Html {
    List { at: at.clone() }.html()
}

#[derive(PartialEq)]
struct List {
    at: At,
}

impl Stateful for List {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_list(self).run(hooks)
    }
}

#[hook]
fn use_list(props: &List) -> Html {
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
        .class("told")
        .child(head(at, tr!("Foul or other event").to_owned()))
        .child(kinds(at))
        .child(search.child(field))
        .child(listed)
        .done()
}

/// The books that rule on what happens in this game.
fn books(table: &Table) -> Vec<RuledBy> {
    let own = RuledBy::House(Rc::new(house(table).clone()));
    let penalties = table.rules.penalty_book.map(RuledBy::PenaltyBook);
    [own].into_iter().chain(penalties).collect()
}

/// The key and the name of something that can be added to the game here.
fn named(what: What, table: &Table) -> Option<(&'static str, &'static str)> {
    match what {
        What::Event(event) => is_told(event, table).then_some((event.key, event.name)),
        What::Foul(foul) => Some((foul.key, foul.plain)),
    }
}

/// One of them, with the way to it.
fn one(at: &At, key: &'static str, says: &str) -> Html {
    let to = at.place.to(Step::Happened(Some(key.to_owned())));
    let event = tag("a").class("foul").with("data-event", key);
    let event = event.with("href", href(&to)).child(says);
    tag("li").key(key).child(event).done()
}

/// A payment by no rule of the game, with the way to it.
fn payment(at: &At) -> Html {
    let to = at.place.to(Step::Paid);
    let link = tag("a").class("foul").with("data-event", "paid");
    let link = link
        .with("href", href(&to))
        .child(tr!("Payment between players"));
    tag("li").key("paid").child(link).done()
}

/// What fits to what was typed, the best first, each once.
fn found(at: &At, table: &Table, typed: &str) -> Html {
    let mut keys = Vec::new();
    let mut rows = Vec::new();
    for book in books(table) {
        let _speaking = speak_of(book.part());
        let found = search(&book, &[], typed).into_iter();
        for what in found.filter_map(|row| row.to.what) {
            if let Some((key, name)) = named(what, table).filter(|(key, _)| !keys.contains(key)) {
                keys.push(key);
                rows.push(one(at, key, translate(name)));
            }
        }
    }
    let says = tr!("Payment between players").to_lowercase();
    if says.contains(&typed.trim().to_lowercase()) {
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

/// All of them: the events of the rule set, then the fouls by what they are about.
fn browse(at: &At, table: &Table) -> Html {
    let events = house(table).rule_set().events.iter();
    let events = events.filter(|event| is_told(event, table));
    let events = events.map(|event| one(at, event.key, translate(event.name)));
    let events = events.chain([payment(at)]);
    let events = tag("ul").class("fouls-list").children(events).done();
    let _speaking = speak_of(PENALTY_BOOKS);
    let of_group = |group: Group| {
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
    let groups = Group::ALL.into_iter().filter_map(of_group);
    [events].into_iter().chain(groups).collect()
}
