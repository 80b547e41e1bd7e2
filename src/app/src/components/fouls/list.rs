//! What can happen: by book, by subject, by what is typed.

use std::rc::Rc;

use tilewise_rules::fouls::{Foul, Group, PenaltyBook};
use tilewise_rules::{House, penalty_books};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::address::{STEP, href};
use crate::fouls::{Found, Place, RuledBy, What, search};
use crate::language::{Language, speak_of, spoken, translate};
use crate::rule_sets;

/// All that can happen by a book, and the other books.
pub fn list(by: &RuledBy, house: &House) -> Html {
    let key = by.key();
    html! {
        <>
            <h2 id={STEP} tabindex="-1">{ tr!("What happened?") }</h2>
            { all_rules(by, house) }
            <Search language={spoken()} {key} by={by.clone()} />
        </>
    }
}

/// The house's own book, and the penalty books, which are chosen apart from it.
fn all_rules(by: &RuledBy, house: &House) -> Html {
    let one = |other: RuledBy| {
        let here = match (&other, by) {
            (RuledBy::House(_), RuledBy::House(_)) => true,
            (other, by) => other == by,
        };
        html! {
            <a class="segment" href={href(&Place::list(other.clone()))}
                data-penalties={other.key()} aria-current={here.then_some("true")}>
                { translate(short(&other)) }
            </a>
        }
    };
    let own = match by {
        // A link may lead to another house than that of the Score screen.
        RuledBy::House(here) => RuledBy::House(Rc::clone(here)),
        RuledBy::PenaltyBook(_) => RuledBy::House(Rc::new(house.clone())),
    };
    let penalties = penalty_books::ALL.into_iter().map(RuledBy::PenaltyBook);
    html! {
        <nav class="fouls-rules" aria-label={tr!("By which rules?")}>
            <div class="group">{ one(own) }</div>
            <div class="group">
                <span class="group-label">{ tr!("Riichi") }</span>
                { for penalties.map(one) }
            </div>
        </nav>
    }
}

fn short(by: &RuledBy) -> &'static str {
    match by {
        RuledBy::House(house) => house.rule_set().name,
        RuledBy::PenaltyBook(book) => book.short,
    }
}

#[derive(Properties, PartialEq)]
struct Props {
    language: Language,
    by: RuledBy,
}

/// A field to type into, and what it finds; everything by subject while nothing is typed.
#[component]
fn Search(props: &Props) -> Html {
    let _speaking = speak_of(props.by.part());
    let typed = use_state(String::new);
    let oninput = {
        let typed = typed.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
                typed.set(input.value());
            }
        })
    };
    let hint = match props.by {
        RuledBy::House(_) => tr!("false win, too many tiles, a kong …"),
        RuledBy::PenaltyBook(_) => tr!("called a win, not a win …"),
    };
    html! {
        <>
            <label class="search">
                <span>{ tr!("Say it in your own words") }</span>
                <input type="search" data-search="" value={(*typed).clone()} placeholder={hint}
                    autocomplete="off" enterkeyhint="search" {oninput} />
            </label>
            { if typed.trim().is_empty() {
                browse(&props.by)
            } else {
                found(&search(&props.by, &typed))
            } }
        </>
    }
}

fn found(all: &[Found]) -> Html {
    if all.is_empty() {
        return html! {
            <p class="fouls-none" role="status">
                { tr!("Nothing fits these words. Try others, or clear the field to see everything.") }
            </p>
        };
    }
    html! {
        <ul class="fouls-list" data-found={all.len().to_string()}>
            { for all.iter().map(|one| entry(&one.to, &one.says, one.of)) }
        </ul>
    }
}

fn entry(to: &Place, says: &str, name: &str) -> Html {
    html! {
        <li>
            <a class="foul" href={href(to)} data-foul={to.path()}>
                <span>{ says.to_owned() }</span>
                if !name.is_empty() {
                    <small>{ name.to_owned() }</small>
                }
            </a>
        </li>
    }
}

fn browse(by: &RuledBy) -> Html {
    let list = Place::list(by.clone());
    match by {
        RuledBy::House(house) => {
            let events = rule_sets::events(house.rule_set()).iter();
            let events = events
                .map(|event| entry(&list.about(What::Event(event)), translate(event.name), ""));
            html! { <ul class="fouls-list">{ for events }</ul> }
        }
        RuledBy::PenaltyBook(book) => {
            html! { <>{ for Group::ALL.map(|group| of_group(book, group, &list)) }</> }
        }
    }
}

fn of_group(book: &'static PenaltyBook, group: Group, list: &Place) -> Html {
    let fouls = book.fouls.iter().copied();
    let fouls = fouls.filter(|foul| foul.group == group);
    let foul = |foul: &'static Foul| {
        let name = if foul.name == foul.plain {
            ""
        } else {
            translate(foul.name)
        };
        entry(&list.about(What::Foul(foul)), translate(foul.plain), name)
    };
    html! {
        <section>
            <h3 class="fouls-group">{ translate(group.name()) }</h3>
            <ul class="fouls-list">{ for fouls.map(foul) }</ul>
        </section>
    }
}
