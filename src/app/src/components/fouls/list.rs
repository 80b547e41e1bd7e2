//! What can happen: by book, by subject, by what is typed.

use std::rc::Rc;

use tilewise_rules::fouls::{Foul, Group, PenaltyBook};
use tilewise_rules::{House, penalty_books};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::address::{STEP, href};
use crate::components::question::said;
use crate::fouls::{Found, Place, RuledBy, What, search};
use crate::language::{speak_of, translate};
use crate::rule_sets;
use crate::state::Action;

/// All that can happen by a book, and the other books: by subject, or what fits to what was typed.
pub fn list(by: &RuledBy, house: &House, typed: &Rc<str>, onaction: &Callback<Action>) -> Html {
    let all = all_rules(by, house);
    let listed = if typed.trim().is_empty() {
        browse(by)
    } else {
        let others: Vec<_> = all.iter().filter(|other| *other != by).cloned().collect();
        found(&search(by, &others, typed))
    };
    html! {
        <>
            <h2 id={STEP} tabindex="-1">{ tr!("What happened?") }</h2>
            { choice(by, &all) }
            { field(by, typed, onaction) }
            { listed }
        </>
    }
}

/// The house's own book, and the penalty books, which are chosen apart from it.
fn all_rules(by: &RuledBy, house: &House) -> Vec<RuledBy> {
    let own = match by {
        // A link may lead to another house than that of the Score screen.
        RuledBy::House(_) => by.clone(),
        RuledBy::PenaltyBook(_) => RuledBy::House(Rc::new(house.clone())),
    };
    let mut all = vec![own];
    all.extend(penalty_books::ALL.into_iter().map(RuledBy::PenaltyBook));
    all
}

/// By which of them.
fn choice(by: &RuledBy, all: &[RuledBy]) -> Html {
    let one = |other: &RuledBy| {
        html! {
            <a class="segment" href={href(&Place::list(other.clone()))}
                data-penalties={other.key()} aria-current={(other == by).then_some("true")}>
                { name(other) }
            </a>
        }
    };
    let [own, penalties @ ..] = all else {
        return Html::default();
    };
    html! {
        <nav class="fouls-rules" aria-label={tr!("By which rules?")}>
            <div class="group">{ one(own) }</div>
            <div class="group">
                <span class="group-label">{ tr!("Riichi") }</span>
                { for penalties.iter().map(one) }
            </div>
        </nav>
    }
}

/// The name of a book, in its own words.
fn name(by: &RuledBy) -> &'static str {
    let _speaking = speak_of(by.part());
    translate(by.short())
}

/// The field to type into.
fn field(by: &RuledBy, typed: &Rc<str>, onaction: &Callback<Action>) -> Html {
    let onaction = onaction.clone();
    let oninput = move |event: InputEvent| {
        if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
            onaction.emit(Action::Search(input.value().into()));
        }
    };
    let hint = match by {
        RuledBy::House(_) => tr!("false win, too many tiles, a kong …"),
        RuledBy::PenaltyBook(_) => tr!("called a win, not a win …"),
    };
    html! {
        <label class="search">
            <span>{ tr!("Say it in your own words") }</span>
            <input type="search" data-search="" value={typed.to_string()} placeholder={hint}
                autocomplete="off" enterkeyhint="search" {oninput} />
        </label>
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
            { for all.iter().map(row) }
        </ul>
    }
}

/// What was found: whatever it answers already is told.
fn row(found: &Found) -> Html {
    let _speaking = speak_of(found.to.by.part());
    let given = found.to.answers().map(|(field, fact)| {
        html! {
            <span class="foul-given" data-given={field.key}>
                { translate(field.words) }{ " " }<strong>{ said(field, fact) }</strong>
            </span>
        }
    });
    let book = found
        .is_other
        .then(|| html! { <small class="foul-book" data-book={found.to.by.key()}>{ name(&found.to.by) }</small> });
    let below = html! { <>{ book }{ for given }</> };
    entry(&found.to, &found.says, found.of, below)
}

fn entry(to: &Place, says: &str, name: &'static str, below: Html) -> Html {
    html! {
        <li>
            <a class="foul" href={href(to)} data-foul={to.path()}>
                <span>{ says.to_owned() }</span>
                if !name.is_empty() {
                    <small>{ name }</small>
                }
                { below }
            </a>
        </li>
    }
}

fn browse(by: &RuledBy) -> Html {
    let list = Place::list(by.clone());
    match by {
        RuledBy::House(house) => {
            let events = rule_sets::events(house.rule_set()).iter();
            let events = events.map(|event| {
                entry(
                    &list.about(What::Event(event)),
                    translate(event.name),
                    "",
                    Html::default(),
                )
            });
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
        entry(
            &list.about(What::Foul(foul)),
            translate(foul.plain),
            name,
            Html::default(),
        )
    };
    html! {
        <section>
            <h3 class="fouls-group">{ translate(group.name()) }</h3>
            <ul class="fouls-list">{ for fouls.map(foul) }</ul>
        </section>
    }
}
