//! Nobody won.

use tilewise_ledger::{Input, Seated};
use tilewise_rules::Event;
use yew::prelude::*;

use super::changes::changes;
use super::happened::{What, told};
use super::players::effect;
use super::{At, head, href, kinds};
use crate::components::button::Button;
use crate::components::tag::tag;
use crate::language::translate;
use crate::table::{Step, house, preview};

/// What the rule set asks when nobody won: one of its events, or nothing.
pub fn drawn(at: &At, event: Option<&str>) -> Html {
    let before = at.before();
    let Some(table) = before.table() else {
        return Html::default();
    };
    let rule_set = house(table).rule_set();
    let title = tr!("Nobody won").to_owned();
    let draws = rule_set.progression.draws;
    match (event, draws) {
        (None, []) => {
            let input = Input::Drawn(Seated::here(None));
            let seen = preview(&before, &input);
            let says = changes(at, &input);
            let done = Button {
                class: "button button-done",
                hook: ("data-action", "done".to_owned()),
                ..Button::default()
            };
            let ondone = {
                let at = at.clone();
                Callback::from(move |_: MouseEvent| at.tell(input.clone()))
            };
            let effect = seen.map(|(after, line)| effect(table, &after, &line));
            let effect = tag("div")
                .class("told-effect")
                .with("role", "status")
                .child_if(effect)
                .child(says);
            let comes_to = tag("div").class(at.done()).child(effect);
            tag("div")
                .class("told")
                .child(head(at, title))
                .child(kinds(at))
                .child(comes_to.child(done.draw(tr!("Add to the game"), ondone)))
                .done()
        }
        (None, [only]) => told(at, What::Draw((*only).to_owned())),
        (None, several) => {
            let events = several.iter().filter_map(|key| rule_set.event(key));
            let one = |event: &Event| {
                let to = at.place.to(Step::Drawn(Some(event.key.to_owned())));
                let event = tag("a")
                    .class("foul")
                    .with("data-event", event.key)
                    .with("href", href(&to))
                    .child(draw_name(event));
                tag("li").child(event)
            };
            tag("div")
                .class("told")
                .child(head(at, title))
                .child(kinds(at))
                .child(tag("ul").class("fouls-list").children(events.map(one)))
                .done()
        }
        (Some(key), _) => told(at, What::Draw(key.to_owned())),
    }
}

/// What a draw is called. The rule set may ask whether there may be one: at the table there was.
pub fn draw_name(event: &Event) -> &'static str {
    if event.asks_leave() {
        tr!("Abortive draw")
    } else {
        translate(event.name)
    }
}
