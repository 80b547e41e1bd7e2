//! List of events and fouls: by book, by subject, by search text.

use std::rc::Rc;

use tilewise_rules::fouls::{Foul, FoulGroup, PenaltyBook};
use tilewise_rules::{RuleConfig, penalty_books};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::step_link::{STEP, href};
use crate::i18n::{Locale, PENALTY_BOOKS};
use crate::rulings::rulings_location::{Incident, RuledBy, RulingsLocation, SearchHit};
use crate::rulings::search::search;
use crate::store::{PageAction, ViewAction};
use crate::ui::question::answer_text;

/// Draws the events and fouls of a book by subject, or the search results, and the choice of book.
pub fn list(
    locale: Locale,
    by: &RuledBy,
    house: &RuleConfig,
    typed: &Rc<str>,
    onaction: &Callback<PageAction>,
) -> Html {
    let all = all_rules(by, house);
    let listed = if typed.trim().is_empty() {
        browse(locale, by)
    } else {
        let others: Vec<_> = all.iter().filter(|other| *other != by).cloned().collect();
        found(locale, &search(locale, by, &others, typed))
    };
    html! {
        <>
            <h2 id={STEP} tabindex="-1">{ tr!(locale, "What happened?") }</h2>
            { choice(locale, by, &all) }
            { field(locale, by, typed, onaction) }
            { listed }
        </>
    }
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
fn choice(locale: Locale, by: &RuledBy, all: &[RuledBy]) -> Html {
    let one = |other: &RuledBy| {
        html! {
            <a class="segment" href={href(&RulingsLocation::list(other.clone()))}
                data-penalties={other.key()} aria-current={(other == by).then_some("true")}>
                { name(locale, other) }
            </a>
        }
    };
    let [own, penalties @ ..] = all else {
        return Html::default();
    };
    let game = |by: &RuledBy| match by {
        RuledBy::PenaltyBook(book) => book.game,
        RuledBy::House(_) => "",
    };
    let of_game = |all: &[RuledBy]| {
        let locale = locale.of_part(PENALTY_BOOKS);
        let name = locale.translate(all.first().map_or("", game));
        html! {
            <div class="group">
                <span class="group-label">{ name }</span>
                { for all.iter().map(one) }
            </div>
        }
    };
    let games = penalties.chunk_by(|one, other| game(one) == game(other));
    html! {
        <nav class="fouls-rules" aria-label={tr!(locale, "By which rules?")}>
            <div class="group">{ one(own) }</div>
            { for games.map(of_game) }
        </nav>
    }
}

/// Returns the name of a book, in its own terms.
fn name(locale: Locale, by: &RuledBy) -> &'static str {
    let locale = locale.of_part(by.part());
    locale.translate(by.short())
}

/// Search field.
fn field(locale: Locale, by: &RuledBy, typed: &Rc<str>, onaction: &Callback<PageAction>) -> Html {
    let onaction = onaction.clone();
    let oninput = move |event: InputEvent| {
        if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
            onaction.emit(PageAction::View(ViewAction::Search(input.value().into())));
        }
    };
    let hint = match by {
        RuledBy::House(_) => tr!(locale, "false win, too many tiles, a kong …"),
        RuledBy::PenaltyBook(_) => tr!(locale, "called a win, not a win …"),
    };
    html! {
        <label class="search">
            <span>{ tr!(locale, "Say it in your own words") }</span>
            <input type="search" data-search="" value={typed.to_string()} placeholder={hint}
                autocomplete="off" enterkeyhint="search" {oninput} />
        </label>
    }
}

fn found(locale: Locale, all: &[SearchHit]) -> Html {
    if all.is_empty() {
        return html! {
            <p class="fouls-none" role="status">
                { tr!(locale, "No results. Try other words, or clear the field.") }
            </p>
        };
    }
    html! {
        <ul class="fouls-list" data-found={all.len().to_string()}>{ for all.iter().map(|one| row(locale, one)) }</ul>
    }
}

/// Search result; its link contains the answers that the search text gives.
fn row(locale: Locale, found: &SearchHit) -> Html {
    let locale = locale.of_part(found.to.by.part());
    let below = html! {
        <>
            if found.is_other {
                <small class="foul-book" data-book={found.to.by.key()}>{ name(locale, &found.to.by) }</small>
            }
            for (field, fact) in found.to.answers() {
                <span class="foul-answers" data-given={field.key}>
                    { locale.translate(field.words) }
                    { " " }
                    <strong>{ answer_text(locale, field, fact) }</strong>
                </span>
            }
        </>
    };
    entry(&found.to, &found.title, found.subtitle, below)
}

fn entry(to: &RulingsLocation, title: &str, name: &'static str, below: Html) -> Html {
    html! {
        <li>
            <a class="foul" href={href(to)} data-foul={to.path()}>
                <span>{ title }</span>
                if !name.is_empty() {
                    <small>{ name }</small>
                }
                { below }
            </a>
        </li>
    }
}

fn browse(locale: Locale, by: &RuledBy) -> Html {
    let list = RulingsLocation::list(by.clone());
    match by {
        RuledBy::House(house) => {
            let events = house.rule_set().game.events.iter();
            let events = events.map(|event| {
                entry(
                    &list.about(Incident::Event(event)),
                    locale.translate(event.name),
                    "",
                    Html::default(),
                )
            });
            html! { <ul class="fouls-list">{ for events }</ul> }
        }
        RuledBy::PenaltyBook(book) => {
            let groups = FoulGroup::ALL.into_iter();
            groups
                .map(|group| of_group(locale, book, group, &list))
                .collect()
        }
    }
}

fn of_group(
    locale: Locale,
    book: &'static PenaltyBook,
    group: FoulGroup,
    list: &RulingsLocation,
) -> Html {
    let fouls = book.fouls.iter().copied();
    let fouls = fouls.filter(|foul| foul.group == group);
    let foul = |foul: &'static Foul| {
        let name = if foul.name == foul.plain {
            ""
        } else {
            locale.translate(foul.name)
        };
        entry(
            &list.about(Incident::Foul(foul)),
            locale.translate(foul.plain),
            name,
            Html::default(),
        )
    };
    if book.fouls.iter().all(|foul| foul.group != group) {
        return Html::default();
    }
    html! {
        <section>
            <h3 class="fouls-group">{ locale.translate(group.name()) }</h3>
            <ul class="fouls-list">{ for fouls.map(foul) }</ul>
        </section>
    }
}
