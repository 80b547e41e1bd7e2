//! The time that is left, second by second.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::round_ends::{RoundEnds, read_clock};
use crate::i18n::{Locale, use_locale};
use crate::ui::local_time::now;

/// Milliseconds between two readings of the clock.
const TICK: u32 = 1_000;

/// Properties of [`Countdown`].
#[derive(Properties, PartialEq)]
struct CountdownProps {
    /// The end, in milliseconds since 1970.
    end: i64,
}

/// The time that is left, or since the end.
#[component]
fn Countdown(props: &CountdownProps) -> Html {
    let locale = use_locale();
    let time = use_state(now);
    let ticks = use_state(|| 0_u32);
    {
        let (time, ticks) = (time.clone(), ticks.clone());
        // Each tick starts the next one; a new end is shown at once.
        use_effect_with((*ticks, props.end), move |&(count, _)| {
            time.set(now());
            let timer = Timeout::new(TICK, move || ticks.set(count.wrapping_add(1)));
            move || drop(timer)
        });
    }
    let reading = read_clock(props.end, *time);
    html! {
        <span
            class={classes!("countdown", reading.is_over.then_some("countdown-over"))}
            role="timer"
            data-countdown={reading.text.clone()}
        >
            if reading.is_over {
                { tr!(locale, "Time is over, since {0}", reading.text) }
            } else {
                { reading.text }
            }
        </span>
    }
}

/// Draws the clock of a round: the time of all tables, and that of those with more time.
pub fn round_clock(locale: Locale, ends: &RoundEnds) -> Html {
    html! {
        <div class="round-clock" data-clock="">
            <Countdown end={ends.first} />
            for &(table, end) in &ends.extended {
                <p key={table}>
                    { tr!(locale, "Table {0}", table) }
                    { ": " }
                    <Countdown {end} />
                </p>
            }
        </div>
    }
}
