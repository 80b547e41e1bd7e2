//! Ignored input: facts about a win that don't change the result.

use tilewise_rules::{Circumstance, UnusedContext};
use yew::prelude::*;

use crate::i18n::Locale;
use crate::outcome::Alternatives;
use crate::store::{Draft, Players, liability_name};
use crate::ui::phrases;

/// Draws the ignored input after the result.
pub fn ignored(locale: Locale, draft: &Draft, further: &Alternatives, players: &Players) -> Html {
    let line =
        |one: &UnusedContext| html! { <li>{ ignored_text(locale, *one, draft, players) }</li> };
    html! {
        if !further.ignored.is_empty() {
            <ul class="ignored" data-ignored="">{ for further.ignored.iter().map(line) }</ul>
        }
    }
}

fn ignored_text(locale: Locale, one: UnusedContext, draft: &Draft, players: &Players) -> String {
    let name = |of: Circumstance| {
        let mut rules = draft.house.rule_set().game.circumstances.iter();
        locale
            .translate(
                rules
                    .find(|rule| rule.circumstance == of)
                    .map_or("", |rule| rule.name),
            )
            .to_owned()
    };
    match one {
        UnusedContext::Giver => tr!(
            locale,
            "Nobody gave the winning tile: who did changes nothing."
        )
        .to_owned(),
        UnusedContext::Circumstance(of) => tr!(locale, "“{0}” changes nothing here.", name(of)),
        UnusedContext::Count(of) => tr!(
            locale,
            "“{0}” holds, but how often changes nothing.",
            name(of)
        ),
        UnusedContext::Seat(of) => tr!(
            locale,
            "“{0}” holds, but for whom changes nothing.",
            name(of)
        ),
        UnusedContext::Liability(stated) => {
            let name = locale
                .translate(liability_name(&draft.house, stated.key))
                .to_owned();
            tr!(
                locale,
                "That {0} fed {1} changes nothing here.",
                phrases::player_name(locale, players, stated.seat),
                name
            )
        }
        UnusedContext::Ura(text) => phrases::rule_sentence(locale, text),
    }
}
