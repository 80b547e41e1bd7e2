//! A win that is counted already: who won, from whom, how much; and who pays.

mod rows;

use std::rc::Rc;

use tilewise_rules::{EventError, Fact, Facts, House, Missing, Ruling, Seat, Win};
use web_sys::HtmlInputElement;
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use crate::components::button::Button;
use crate::components::on_click::on_click;
use crate::components::question::{Answer, Leads};
use crate::components::score::beside::BESIDE;
use crate::components::score::payments::{shares, transfers};
use crate::components::score::who::who;
use crate::components::stateful::Stateful;
use crate::language::speak_of;
use crate::levels::Levels;
use crate::state::{Action, Draft};
use crate::{link, rule_sets, words};

/// So many values have a button.
const BUTTONS: u16 = 14;

/// Three questions, then who pays.
#[derive(PartialEq)]
pub struct Quick {
    pub draft: Rc<Draft>,
    pub onaction: Callback<Action>,
}

/// Who gave the winning tile.
#[derive(Clone, Copy, PartialEq)]
enum Given {
    Drawn,
    By(Seat),
}

/// What the hand is worth.
#[derive(Clone, Copy, PartialEq)]
enum Worth {
    /// A value in the unit of the rule set.
    Value(u16),
    /// So many units of the highest level.
    Units(u16),
}

/// What is known of the win.
#[derive(Clone, Copy, Default, PartialEq)]
struct Known {
    seat: Option<Seat>,
    given: Option<Given>,
    robbed: bool,
    worth: Option<Worth>,
    on_axis: Option<u16>,
}

impl Known {
    fn with_seat(self, seat: Seat) -> Self {
        Self {
            seat: Some(seat),
            given: self.given.filter(|given| *given != Given::By(seat)),
            ..self
        }
    }

    /// How the winning tile came.
    fn win(self) -> Option<Win> {
        Some(match self.given? {
            Given::Drawn => Win::SelfDraw,
            Given::By(from) if self.robbed => Win::RobbingTheKong { from },
            Given::By(from) => Win::Discard { from },
        })
    }

    /// All that the house asks, as soon as it is known.
    fn facts(self, draft: &Draft, levels: Option<&Levels>) -> Option<Facts> {
        let (seat, win) = (self.seat?, self.win()?);
        let mut facts = match (self.worth?, levels) {
            (Worth::Units(units), Some(levels)) => {
                let mut facts = Facts::of_counted_win(seat, 0, win);
                facts.unset("value");
                facts.set(levels.rule.units_key, Fact::Number(units.into()));
                facts
            }
            (Worth::Value(value) | Worth::Units(value), _) => {
                Facts::of_counted_win(seat, value, win)
            }
        };
        if let (Some(Worth::Value(value)), Some(levels)) = (self.worth, levels)
            && levels.by_axis.contains(&value)
        {
            facts.set(levels.axis.key, Fact::Number(self.on_axis?.into()));
        }
        if draft.house.rule_set().on_table.is_some() {
            facts.set_on_table(draft.entry.context.on_table);
        }
        Some(facts)
    }

    /// What the house says, as soon as everything is known.
    fn ruled(
        self,
        draft: &Draft,
        levels: Option<&Levels>,
    ) -> Option<Result<Ruling, Vec<EventError>>> {
        let rule_set = draft.house.rule_set();
        let event = rule_sets::event(rule_set, rule_set.counted_win?)?;
        Some((event.rule)(&draft.house, &self.facts(draft, levels)?))
    }
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
    let values = match &levels {
        Some(levels) => rows::rows(house, levels, now, &choose),
        None => one_row(house, now, &known),
    };
    let table = BESIDE
        .get()
        .ok()
        .filter(|_| house.rule_set().on_table.is_some());
    let more = if house.rule_set().takes_pot.is_some() {
        tr!("With a pot, or several winners: the Rulings screen")
    } else {
        tr!("With somebody liable, or several winners: the Rulings screen")
    };
    html! {
        <div class="quick">
            { who(now.seat, Missing::Win, &won, &from) }
            { robbed }
            { values }
            { for table.map(|table| (table.on_table)(&props.draft, &props.onaction)) }
            { for now.ruled(&props.draft, levels.as_ref()).map(|ruled| outcome(ruled, now.seat, house)) }
            if let Some(event) = house.rule_set().counted_win {
                <p class="quick-more">
                    <a href={format!("#{}", link::fouls_path(&format!("{house}/{event}")))}
                        onclick={on_click(&props.onaction, Action::Sheet(None))}>
                        { more }
                    </a>
                </p>
            }
        </div>
    }
}

/// The values of a house, the first of them as keys.
fn one_row(house: &House, now: Known, known: &UseStateHandle<Known>) -> Html {
    let value = |value: u16| {
        let worth = Some(Worth::Value(value));
        let button = Button {
            class: "segment quick-value",
            hook: ("data-quick-value", value.to_string()),
            pressed: Some(now.worth == worth),
            ..Button::default()
        };
        let known = known.clone();
        let choose = move |_: MouseEvent| known.set(Known { worth, ..now });
        button.draw(value.to_string(), Callback::from(choose))
    };
    let least = house.minimum();
    let shown = house.limit().min(least.saturating_add(BUTTONS - 1));
    let unit = words::unit(house);
    let onmore = {
        let known = known.clone();
        Callback::from(move |event: Event| {
            let field = event.target_dyn_into::<HtmlInputElement>();
            let value = field.and_then(|field| field.value().trim().parse().ok());
            let worth = value.map(Worth::Value);
            known.set(Known { worth, ..now });
        })
    };
    html! {
        <>
            <h3 class="label">{ tr!("How many {0}?", unit) }</h3>
            <div class="quick-values" role="group" aria-label={tr!("How many {0}?", unit)}>
                { for (least..=shown).map(value) }
                if house.limit() > shown {
                    <input type="number" min={shown.to_string()} max={house.limit().to_string()} inputmode="numeric"
                        aria-label={tr!("More")} placeholder={tr!("More")} onchange={onmore} />
                }
            </div>
        </>
    }
}

/// What each gains or loses, and who pays whom; or why nobody does.
fn outcome(ruled: Result<Ruling, Vec<EventError>>, winner: Option<Seat>, house: &House) -> Html {
    let money = house.money();
    let ruling = match ruled {
        Ok(ruling) => ruling,
        Err(errors) => {
            return html! {
                <div class="quick-outcome" role="status">
                    { for errors.iter().map(|error| html! { <p>{ words::says(error.says) }</p> }) }
                </div>
            };
        }
    };
    let says = format!("{} ", words::says(ruling.verdict));
    html! {
        <div class="quick-outcome" role="status" data-quick-outcome="">
            <p>{ says }<cite>{ ruling.clause }</cite></p>
            if ruling.allowed != Some(false) {
                { shares(&ruling.net(), winner, money) }
                { for winner.map(|winner| transfers(ruling.payments.transfers(), winner, money)) }
            }
        </div>
    }
}
