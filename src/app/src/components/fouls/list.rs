//! List of events and fouls: by book, by subject, by search text.

use std::rc::Rc;

use tilewise_rules::fouls::{Foul, FoulGroup, PenaltyBook};
use tilewise_rules::{RuleConfig, penalty_books};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::address::{STEP, href};
use crate::components::question::answer_text;
use crate::components::tag::tag;
use crate::fouls::{FoulsLocation, Incident, RuledBy, SearchHit, search};
use crate::language::{PENALTY_BOOKS, translate, translation_scope};
use crate::state::PageAction;

/// Draws the events and fouls of a book by subject, or the search results, and the choice of book.
pub fn list(
    by: &RuledBy,
    house: &RuleConfig,
    typed: &Rc<str>,
    onaction: &Callback<PageAction>,
) -> Html {
    let all = all_rules(by, house);
    let listed = if typed.trim().is_empty() {
        browse(by)
    } else {
        let others: Vec<_> = all.iter().filter(|other| *other != by).cloned().collect();
        found(&search(by, &others, typed))
    };
    let title = tag("h2").with("id", STEP).with("tabindex", "-1");
    let title = title.child(tr!("What happened?")).done();
    let parts = [title, choice(by, &all), field(by, typed, onaction), listed];
    parts.into_iter().collect()
}

/// Returns the rule set of the rule configuration and the penalty books.
fn all_rules(by: &RuledBy, house: &RuleConfig) -> Vec<RuledBy> {
    let own = match by {
        // A link may use another rule configuration than the Score screen.
        RuledBy::House(_) => by.clone(),
        RuledBy::PenaltyBook(_) => RuledBy::House(Rc::new(house.clone())),
    };
    let mut all = vec![own];
    all.extend(penalty_books::ALL.into_iter().map(RuledBy::PenaltyBook));
    all
}

/// Choice between the books.
fn choice(by: &RuledBy, all: &[RuledBy]) -> Html {
    let one = |other: &RuledBy| {
        tag("a")
            .class("segment")
            .with("href", href(&FoulsLocation::list(other.clone())))
            .with("data-penalties", other.key())
            .with("aria-current", (other == by).then_some("true"))
            .child(name(other))
    };
    let [own, penalties @ ..] = all else {
        return Html::default();
    };
    let group = || tag("div").class("group");
    let game = |by: &RuledBy| match by {
        RuledBy::PenaltyBook(book) => book.game,
        RuledBy::House(_) => "",
    };
    let of_game = |all: &[RuledBy]| {
        let _scope = translation_scope(PENALTY_BOOKS);
        let name = translate(all.first().map_or("", game));
        let label = tag("span").class("group-label").child(name);
        group().child(label).children(all.iter().map(one))
    };
    let games = penalties.chunk_by(|one, other| game(one) == game(other));
    tag("nav")
        .class("fouls-rules")
        .with("aria-label", tr!("By which rules?"))
        .child(group().child(one(own)))
        .children(games.map(of_game))
        .done()
}

/// Returns the name of a book, in its own terms.
fn name(by: &RuledBy) -> &'static str {
    let _scope = translation_scope(by.part());
    translate(by.short())
}

/// Search field.
fn field(by: &RuledBy, typed: &Rc<str>, onaction: &Callback<PageAction>) -> Html {
    let onaction = onaction.clone();
    let oninput = move |event: InputEvent| {
        if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
            onaction.emit(PageAction::Search(input.value().into()));
        }
    };
    let hint = match by {
        RuledBy::House(_) => tr!("false win, too many tiles, a kong …"),
        RuledBy::PenaltyBook(_) => tr!("called a win, not a win …"),
    };
    let field = html! {
        <input type="search" data-search="" value={typed.to_string()} placeholder={hint}
            autocomplete="off" enterkeyhint="search" {oninput} />
    };
    let name = tag("span").child(tr!("Say it in your own words"));
    tag("label").class("search").child(name).child(field).done()
}

fn found(all: &[SearchHit]) -> Html {
    if all.is_empty() {
        let none = tag("p").class("fouls-none").with("role", "status");
        let message = tr!("No results. Try other words, or clear the field.");
        return none.child(message).done();
    }
    tag("ul")
        .class("fouls-list")
        .with("data-found", all.len().to_string())
        .children(all.iter().map(row))
        .done()
}

/// Search result; its link contains the answers that the search text gives.
fn row(found: &SearchHit) -> Html {
    let _scope = translation_scope(found.to.by.part());
    let answers = found.to.answers().map(|(field, fact)| {
        tag("span")
            .class("foul-answers")
            .with("data-given", field.key)
            .child(translate(field.words))
            .child(" ")
            .child(tag("strong").child(answer_text(field, fact)))
    });
    let book = found.is_other.then(|| {
        tag("small")
            .class("foul-book")
            .with("data-book", found.to.by.key())
            .child(name(&found.to.by))
    });
    let below = book.into_iter().chain(answers).collect();
    entry(&found.to, &found.title, found.subtitle, below)
}

fn entry(to: &FoulsLocation, title: &str, name: &'static str, below: Html) -> Html {
    let leads = tag("a")
        .class("foul")
        .with("href", href(to))
        .with("data-foul", to.path())
        .child(tag("span").child(title))
        .child_if((!name.is_empty()).then(|| tag("small").child(name)))
        .child(below);
    tag("li").child(leads).done()
}

fn browse(by: &RuledBy) -> Html {
    let list = FoulsLocation::list(by.clone());
    match by {
        RuledBy::House(house) => {
            let events = house.rule_set().events.iter();
            let events = events.map(|event| {
                entry(
                    &list.about(Incident::Event(event)),
                    translate(event.name),
                    "",
                    Html::default(),
                )
            });
            tag("ul").class("fouls-list").children(events).done()
        }
        RuledBy::PenaltyBook(book) => {
            let groups = FoulGroup::ALL.into_iter();
            groups.map(|group| of_group(book, group, &list)).collect()
        }
    }
}

fn of_group(book: &'static PenaltyBook, group: FoulGroup, list: &FoulsLocation) -> Html {
    let fouls = book.fouls.iter().copied();
    let fouls = fouls.filter(|foul| foul.group == group);
    let foul = |foul: &'static Foul| {
        let name = if foul.name == foul.plain {
            ""
        } else {
            translate(foul.name)
        };
        entry(
            &list.about(Incident::Foul(foul)),
            translate(foul.plain),
            name,
            Html::default(),
        )
    };
    if book.fouls.iter().all(|foul| foul.group != group) {
        return Html::default();
    }
    let title = tag("h3").class("fouls-group");
    tag("section")
        .child(title.child(translate(group.name())))
        .child(tag("ul").class("fouls-list").children(fouls.map(foul)))
        .done()
}
