//! A win that is counted already: who won, from whom, how much; and who pays.

use tilewise_rules::{EventError, Facts, House, Ruling, Seat, Win};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::components::button::Button;
use crate::components::on_click::on_click;
use crate::components::score::payments::transfers;
use crate::language::{speak_of, translate};
use crate::state::Action;
use crate::{link, rule_sets, words};

/// So many values have a button.
const BUTTONS: u16 = 14;

#[derive(Properties, PartialEq)]
pub struct Props {
    pub house: House,
    pub onaction: Callback<Action>,
}

/// Who gave the winning tile.
#[derive(Clone, Copy, PartialEq)]
enum Given {
    Drawn,
    By(Seat),
}

/// What is known of the win.
#[derive(Clone, Copy, Default, PartialEq)]
struct Known {
    seat: Option<Seat>,
    given: Option<Given>,
    robbed: bool,
    value: Option<u16>,
}

impl Known {
    fn with_seat(self, seat: Seat) -> Self {
        Self {
            seat: Some(seat),
            given: self.given.filter(|given| *given != Given::By(seat)),
            ..self
        }
    }

    /// What the house says, as soon as everything is known.
    fn ruled(self, house: &House) -> Option<Result<Ruling, Vec<EventError>>> {
        let win = match self.given? {
            Given::Drawn => Win::SelfDraw,
            Given::By(from) if self.robbed => Win::RobbingTheKong { from },
            Given::By(from) => Win::Discard { from },
        };
        let facts = Facts::of_counted_win(self.seat?, self.value?, win);
        let rule_set = house.rule_set();
        let event = rule_sets::event(rule_set, rule_set.counted_win?)?;
        Some((event.rule)(house, &facts))
    }
}

/// Three questions, then who pays.
#[component]
pub fn Quick(props: &Props) -> Html {
    let house = &props.house;
    let _speaking = speak_of(house.rule_set().key);
    let known = use_state(Known::default);
    let now = *known;
    let choose = |next: Known| {
        let known = known.clone();
        Callback::from(move |_: MouseEvent| known.set(next))
    };
    let button = |class, hook, value: String, pressed, says: String, next: Known| {
        let button = Button {
            class,
            hook: (hook, value),
            pressed: Some(pressed),
            ..Button::default()
        };
        button.draw(says, choose(next))
    };
    let winner = |seat: Seat| {
        let (letter, name) = (seat.letter().to_string(), translate(seat.name()).to_owned());
        let pressed = now.seat == Some(seat);
        button(
            "segment",
            "data-quick-seat",
            letter,
            pressed,
            name,
            now.with_seat(seat),
        )
    };
    let giver = |given: Given| {
        let (letter, name) = match given {
            Given::Drawn => ("self-draw".to_owned(), tr!("Self-draw").to_owned()),
            Given::By(seat) => (seat.letter().to_string(), translate(seat.name()).to_owned()),
        };
        let next = Known {
            given: Some(given),
            ..now
        };
        button(
            "segment",
            "data-quick-from",
            letter,
            now.given == Some(given),
            name,
            next,
        )
    };
    let others = Seat::ALL.into_iter().filter(|&seat| now.seat != Some(seat));
    let robbed = matches!(now.given, Some(Given::By(_))).then(|| {
        let next = Known {
            robbed: !now.robbed,
            ..now
        };
        let says = tr!("Robbed kong").to_owned();
        button(
            "chip",
            "data-quick-robbed",
            String::new(),
            now.robbed,
            says,
            next,
        )
    });
    let value = |value: u16| {
        let next = Known {
            value: Some(value),
            ..now
        };
        let pressed = now.value == Some(value);
        button(
            "segment quick-value",
            "data-quick-value",
            value.to_string(),
            pressed,
            value.to_string(),
            next,
        )
    };
    let least = house.minimum();
    let last = house.limit().min(least.saturating_add(BUTTONS - 1));
    let unit = words::unit(house);
    let onmore = {
        let known = known.clone();
        Callback::from(move |event: Event| {
            let field = event.target_dyn_into::<HtmlInputElement>();
            let value = field.and_then(|field| field.value().trim().parse().ok());
            known.set(Known { value, ..now });
        })
    };
    html! {
        <div class="quick">
            <div class="group" role="group" aria-label={tr!("Who won?")}>
                <span class="group-label">{ tr!("Who won?") }</span>
                { for Seat::ALL.map(winner) }
            </div>
            <div class="group" role="group" aria-label={tr!("From whom?")}>
                <span class="group-label">{ tr!("From whom?") }</span>
                { giver(Given::Drawn) }
                { for others.map(|seat| giver(Given::By(seat))) }
            </div>
            { for robbed }
            <h3 class="label">{ tr!("How many {0}?", unit) }</h3>
            <div class="quick-values" role="group" aria-label={tr!("How many {0}?", unit)}>
                { for (least..=last).map(value) }
                if house.limit() > last {
                    <input type="number" min={last.to_string()} max={house.limit().to_string()} inputmode="numeric"
                        aria-label={tr!("More")} placeholder={tr!("More")} onchange={onmore} />
                }
            </div>
            { for now.ruled(house).map(|ruled| outcome(ruled, now.seat, house)) }
            if let Some(event) = house.rule_set().counted_win {
                <p class="quick-more">
                    <a href={format!("#{}", link::fouls_path(&format!("{house}/{event}")))}
                        onclick={on_click(&props.onaction, Action::Sheet(None))}>
                        { tr!("With a pot, or several winners: the Rulings screen") }
                    </a>
                </p>
            }
        </div>
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
    let net = ruling.net();
    let share = |(seat, &amount): (Seat, &i64)| {
        let class = if Some(seat) == winner {
            "share share-winner"
        } else {
            "share"
        };
        html! {
            <div {class} data-payment={seat.letter().to_string()}
                data-amount={money.decimal(amount).to_string()}>
                <dt>{ translate(seat.name()) }</dt>
                <dd>{ words::signed(money, amount) }</dd>
            </div>
        }
    };
    html! {
        <div class="quick-outcome" role="status" data-quick-outcome="">
            <p>{ says }<cite>{ ruling.clause }</cite></p>
            if ruling.allowed != Some(false) {
                <dl class="shares">{ for net.iter().map(share) }</dl>
                { for winner.map(|winner| transfers(ruling.payments.transfers(), winner, money)) }
            }
        </div>
    }
}
