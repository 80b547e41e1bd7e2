//! Ignored input: facts about a win that don't change the result.

use tilewise_rules::{Circumstance, UnusedContext};
use yew::prelude::*;

use crate::i18n::translate;
use crate::outcome::Alternatives;
use crate::store::{Draft, Players, liability_name};
use crate::ui::words;

/// Draws the ignored input after the result.
pub fn ignored(draft: &Draft, further: &Alternatives, players: &Players) -> Html {
    let line = |one: &UnusedContext| html! { <li>{ ignored_text(*one, draft, players) }</li> };
    html! {
        if !further.ignored.is_empty() {
            <ul class="ignored" data-ignored="">{ for further.ignored.iter().map(line) }</ul>
        }
    }
}

fn ignored_text(one: UnusedContext, draft: &Draft, players: &Players) -> String {
    let name = |of: Circumstance| {
        let mut rules = draft.house.rule_set().circumstances.iter();
        translate(
            rules
                .find(|rule| rule.circumstance == of)
                .map_or("", |rule| rule.name),
        )
        .to_owned()
    };
    match one {
        UnusedContext::Giver => {
            tr!("Nobody gave the winning tile: who did changes nothing.").to_owned()
        }
        UnusedContext::Circumstance(of) => tr!("“{0}” changes nothing here.", name(of)),
        UnusedContext::Count(of) => tr!("“{0}” holds, but how often changes nothing.", name(of)),
        UnusedContext::Seat(of) => tr!("“{0}” holds, but for whom changes nothing.", name(of)),
        UnusedContext::Liability(stated) => {
            let name = translate(liability_name(&draft.house, stated.key)).to_owned();
            tr!(
                "That {0} fed {1} changes nothing here.",
                words::who(players, stated.seat),
                name
            )
        }
        UnusedContext::Ura(text) => words::rule_sentence(text),
    }
}
