//! A win that is counted already: who won, from whom, how much; and who pays.

mod values;

use std::rc::Rc;

use tilewise_rules::{EventError, House, Level, Missing, Ruling, Seat};
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use crate::components::button::Button;
use crate::components::on_click::on_click;
use crate::components::question::{Answer, Leads};
use crate::components::score::extras::EXTRAS;
use crate::components::score::payments::{shares, transfers};
use crate::components::score::who::who;
use crate::components::stateful::Stateful;
use crate::components::tag::tag;
use crate::counted_win::{Given, Known, asks_more};
use crate::language::{speak_of, translate};
use crate::levels::Levels;
use crate::state::{Action, Draft};
use crate::{link, rule_sets, words};

pub use values::values;

/// Three questions, then who pays.
#[derive(PartialEq)]
pub struct Quick {
    pub draft: Rc<Draft>,
    pub onaction: Callback<Action>,
}

impl Stateful for Quick {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_quick(self).run(hooks)
    }
}

#[hook]
fn use_quick(props: &Quick) -> Html {
    let house = &props.draft.house;
    let levels = Levels::of(house);
    let _speaking = speak_of(house.rule_set().table_key());
    let known = use_state(Known::default);
    let now = *known;
    let choose = |next: Known| {
        let known = known.clone();
        Callback::from(move |_: MouseEvent| known.set(next))
    };
    let answer = |next: Known, given: bool| Answer {
        leads: Leads::Does(choose(next)),
        given: Some(given),
        worth: None,
    };
    let won = |seat: Seat| answer(now.with_seat(seat), now.seat == Some(seat));
    let from = |seat: Option<Seat>| {
        let given = seat.map_or(Given::Drawn, Given::By);
        let next = Known {
            given: Some(given),
            ..now
        };
        answer(next, now.given == Some(given))
    };
    let is_given = matches!(now.given, Some(Given::By(_)));
    let robbed = Button {
        class: "chip",
        hook: ("data-quick-robbed", String::new()),
        pressed: Some(is_given && now.robbed),
        // Its place is kept: what stands beneath must not move under the finger.
        idle: !is_given,
        ..Button::default()
    };
    let robbed = robbed.draw(
        tr!("Robbed kong"),
        choose(Known {
            robbed: !now.robbed,
            ..now
        }),
    );
    let onknown = {
        let known = known.clone();
        Callback::from(move |next| known.set(next))
    };
    let values = values(house, levels.as_ref(), now, &onknown);
    let table = EXTRAS
        .get()
        .ok()
        .filter(|_| house.rule_set().on_table.is_some());
    let more = if house.rule_set().takes_pot.is_some() {
        tr!("With a pot, or several winners: the Rulings screen")
    } else {
        tr!("With somebody liable, or several winners: the Rulings screen")
    };
    let more = more_of(house).map(|event| {
        let path = link::fouls_path(&format!("{house}/{event}"));
        let leads = tag("a")
            .with("href", format!("#{path}"))
            .on_click(on_click(&props.onaction, Action::Sheet(None)));
        tag("p").class("quick-more").child(leads.child(more))
    });
    let ruled = ruled(now, &props.draft, levels.as_ref());
    let ruled = ruled.map(|ruled| {
        let level = now.level(house, levels.as_ref());
        outcome(ruled, now.seat, house, level)
    });
    tag("div")
        .class("quick")
        .child(who(now.seat, Missing::Win, &won, &from))
        .child(robbed)
        .child(values)
        .child_if(table.map(|table| (table.on_table)(&props.draft, &props.onaction)))
        .child_if(ruled)
        .child_if(more)
        .done()
}

/// The event that asks more of a win than stands here, where the rule set has more.
fn more_of(house: &House) -> Option<&'static str> {
    let rule_set = house.rule_set();
    let key = rule_set.counted_win?;
    // It may not be here yet.
    let event = rule_sets::event(rule_set, key);
    event.is_none_or(asks_more).then_some(key)
}

/// What the house says, as soon as everything is known.
fn ruled(
    known: Known,
    draft: &Draft,
    levels: Option<&Levels>,
) -> Option<Result<Ruling, Vec<EventError>>> {
    let rule_set = draft.house.rule_set();
    let event = rule_sets::event(rule_set, rule_set.counted_win?)?;
    let mut facts = known.facts(levels)?;
    if rule_set.on_table.is_some() {
        facts.set_on_table(draft.entry.context.on_table);
    }
    Some((event.rule)(&draft.house, &facts))
}

/// The level that is reached, what each gains or loses, and who pays whom; or why nobody does.
fn outcome(
    ruled: Result<Ruling, Vec<EventError>>,
    winner: Option<Seat>,
    house: &House,
    level: Option<&Level>,
) -> Html {
    let money = house.money();
    let outcome = tag("div").class("quick-outcome").with("role", "status");
    let ruling = match ruled {
        Ok(ruling) => ruling,
        Err(errors) => {
            let says = errors.iter().map(|error| words::says(error.says));
            return outcome
                .children(says.map(|says| tag("p").child(says)))
                .done();
        }
    };
    let level = level.map(|level| {
        let name = tag("strong").child(translate(level.name));
        tag("p").with("data-quick-level", "").child(name)
    });
    let says = tag("p")
        .child(format!("{} ", words::says(ruling.verdict)))
        .child(tag("cite").child(ruling.clause));
    let paid = (ruling.allowed != Some(false)).then(|| {
        let whom = winner.map(|winner| transfers(ruling.payments.transfers(), winner, money));
        let shares = shares(&ruling.payments.net(), winner, money);
        [shares].into_iter().chain(whom).collect::<Html>()
    });
    outcome
        .with("data-quick-outcome", "")
        .child_if(level)
        .child(says)
        .child_if(paid)
        .done()
}
