//! What was said of a win and changes nothing.

use tilewise_rules::{Circumstance, Ignored};
use yew::prelude::*;

use crate::at_table::who;
use crate::language::translate;
use crate::outcome::Alternatives;
use crate::state::{Draft, liability_name};
use crate::words;

/// What was said of a win and changes nothing, beside the answer.
pub fn ignored(draft: &Draft, further: &Alternatives) -> Html {
    let line = |one: &Ignored| html! { <li>{ says(*one, draft) }</li> };
    html! {
        if !further.ignored.is_empty() {
            <ul class="ignored" data-ignored="">{ for further.ignored.iter().map(line) }</ul>
        }
    }
}

fn says(one: Ignored, draft: &Draft) -> String {
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
        Ignored::Giver => tr!("Nobody gave the winning tile: who did changes nothing.").to_owned(),
        Ignored::Circumstance(of) => tr!("“{0}” changes nothing here.", name(of)),
        Ignored::Count(of) => tr!("“{0}” holds, but how often changes nothing.", name(of)),
        Ignored::Seat(of) => tr!("“{0}” holds, but for whom changes nothing.", name(of)),
        Ignored::Liability(stated) => {
            let name = translate(liability_name(&draft.house, stated.key)).to_owned();
            tr!(
                "That {0} fed {1} changes nothing here.",
                who(stated.seat),
                name
            )
        }
        Ignored::Ura(says) => words::says(says),
    }
}
