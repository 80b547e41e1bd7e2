//! Draw: a hand without a winner.

use tilewise_ledger::{AtSeating, GameEvent};
use tilewise_rules::Event;
use yew::prelude::*;

use super::changes::changes;
use super::event_form::{EventChoice, event_questions};
use super::players::effect;
use super::{TableContext, head, href, kinds};
use crate::components::button::Button;
use crate::components::tag::tag;
use crate::language::translate;
use crate::table::{Route, house, preview};

/// Draws the questions of the rule set about a draw: those of one of its events, or none.
pub fn draw_form(at: &TableContext, event: Option<&str>) -> Html {
    let before = at.before();
    let Some(table) = before.table() else {
        return Html::default();
    };
    let rule_set = house(table).rule_set();
    let title = tr!("Nobody won").to_owned();
    let draws = rule_set.progression.draws;
    match (event, draws) {
        (None, []) => {
            let input = GameEvent::Draw(AtSeating::current(None));
            let seen = preview(&before, &input);
            let diff = changes(at, &input);
            let done = Button {
                class: "button button-done",
                hook: ("data-action", "done".to_owned()),
                ..Button::default()
            };
            let ondone = {
                let at = at.clone();
                Callback::from(move |_: MouseEvent| at.commit(input.clone()))
            };
            let effect = seen.map(|(after, line)| effect(table, &after, &line));
            let effect = tag("div")
                .class("step-effect")
                .with("role", "status")
                .child_if(effect)
                .child(diff);
            let comes_to = tag("div").class(at.done()).child(effect);
            tag("div")
                .class("step-panel")
                .child(head(at, title))
                .child(kinds(at))
                .child(comes_to.child(done.draw(tr!("Add to the game"), ondone)))
                .done()
        }
        (None, [only]) => event_questions(at, EventChoice::Draw((*only).to_owned())),
        (None, several) => {
            let events = several.iter().filter_map(|key| rule_set.event(key));
            let one = |event: &Event| {
                let to = at.place.to(Route::Draw(Some(event.key.to_owned())));
                let event = tag("a")
                    .class("foul")
                    .with("data-event", event.key)
                    .with("href", href(&to))
                    .child(draw_name(event));
                tag("li").child(event)
            };
            tag("div")
                .class("step-panel")
                .child(head(at, title))
                .child(kinds(at))
                .child(tag("ul").class("fouls-list").children(events.map(one)))
                .done()
        }
        (Some(key), _) => event_questions(at, EventChoice::Draw(key.to_owned())),
    }
}

/// Returns the name of a draw. Events may ask whether a draw is possible; here it has happened.
pub fn draw_name(event: &Event) -> &'static str {
    if event.is_permission_question() {
        tr!("Abortive draw")
    } else {
        translate(event.name)
    }
}
