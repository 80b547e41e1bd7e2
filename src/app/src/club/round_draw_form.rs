//! The draw of a round: the form, the picture for a projector, and slips of paper.

mod browser_call;
mod clock_form;
mod countdown;
mod current_round;
mod draw_method;
mod draw_options;
mod drawn_tables;
mod projector;
mod proposal;
mod round_ends;
mod round_form;
mod slips;
#[cfg(test)]
mod tests;

use yew::prelude::*;

use self::current_round::CurrentRound;
use self::projector::Projector;
use self::round_form::RoundForm;
use super::club_location::ClubLocation;
use super::club_nav::{headed, title};
use super::club_view::{ClubView, href};
use super::overview::open_tables;
use crate::i18n::{Locale, use_locale};

/// Properties of the parts of the step.
#[derive(Properties, PartialEq)]
pub struct DrawFormProps {
    /// The club.
    pub at: ClubView,
}

/// Draws the form for the draw of the next round.
pub fn draw_form(at: &ClubView) -> Html {
    html! { <DrawScreen at={at.clone()} /> }
}

/// Draws the current round for a projector.
pub fn projector(at: &ClubView) -> Html {
    html! { <Projector at={at.clone()} /> }
}

/// Draws the slips of the current round, for printing.
pub fn slips(locale: Locale, at: &ClubView) -> Html {
    let content = match at.night().filter(|night| !night.rounds.is_empty()) {
        Some(night) => slips::night_slips(locale, at, night),
        None => no_round(locale),
    };
    html! {
        <div class="step-panel">
            { headed(locale, &ClubLocation::Draw, tr!(locale, "Slips")) }
            { content }
        </div>
    }
}

/// The current round, and the form for the draw of the next one.
#[component]
fn DrawScreen(props: &DrawFormProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let Some(night) = at.night() else {
        return html! {
            <div class="step-panel">
                { title(tr!(locale, "Draw")) }
                <section class="club-card">
                    <p>{ tr!(locale, "No night is open.") }</p>
                    <a class="button button-done" data-action="open-night" href={href(&ClubLocation::Tonight)}>
                        { tr!(locale, "Begin a night") }
                    </a>
                </section>
            </div>
        };
    };
    let round = night.rounds.last();
    let is_played = round.is_some_and(|round| open_tables(round) > 0);
    let current = if round.is_some() {
        html! { <CurrentRound at={at.clone()} /> }
    } else {
        Html::default()
    };
    let form = if at.writes() {
        html! { <RoundForm at={at.clone()} /> }
    } else {
        Html::default()
    };
    // What is to do comes first: the clock and the tickets of the round that is played, else the next draw.
    html! {
        <div class="step-panel">
            { title(tr!(locale, "Draw")) }
            if is_played {
                { current }
                if at.writes() {
                    <details class="more" data-next-round="">
                        <summary>{ tr!(locale, "Draw the next round, or this one again") }</summary>
                        { form }
                    </details>
                }
            } else {
                { form }
                { current }
            }
        </div>
    }
}

/// Draws that there is no round yet.
fn no_round(locale: Locale) -> Html {
    html! {
        <section class="club-card">
            <p>{ tr!(locale, "No round is drawn yet.") }</p>
            <a class="button button-done" data-action="draw" href={href(&ClubLocation::Draw)}>
                { tr!(locale, "Draw the first round") }
            </a>
        </section>
    }
}
