//! Tonight: who is there, the fees, and the beginning and end of a night.

mod arrival_form;
mod attendance;
mod attendance_list;
mod night_end;
mod night_form;
mod plan_form;
mod take_back;
#[cfg(test)]
pub mod test_club;
#[cfg(test)]
mod tests;

use tilewise_club::Night;
use yew::prelude::*;

use self::arrival_form::ArrivalForm;
use self::attendance::{attendance_counts, sit_outs};
use self::attendance_list::AttendanceList;
use self::night_end::{NightEnd, night_over};
use self::night_form::NightForm;
use self::plan_form::PlanForm;
use super::club_location::ClubLocation;
use super::club_nav::title;
use super::club_view::{ClubView, href};
use super::overview::night_name;
use crate::i18n::{Locale, use_locale};
use crate::table::as_typed;

/// Properties of the parts of the step.
#[derive(Properties, PartialEq)]
pub struct TonightProps {
    /// The club.
    pub at: ClubView,
}

/// Draws who is there tonight.
pub fn tonight(at: &ClubView) -> Html {
    html! { <TonightScreen at={at.clone()} /> }
}

/// Who is there tonight; without a night, the form that begins one.
#[component]
fn TonightScreen(props: &TonightProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let Some(season) = at.season() else {
        return html! {
            <div class="step-panel">
                { title(tr!(locale, "Tonight")) }
                { no_season(locale) }
            </div>
        };
    };
    let Some(night) = at.night() else {
        return html! {
            <div class="step-panel">
                { title(tr!(locale, "Tonight")) }
                { night_over(locale, at, season) }
                if at.writes() {
                    <NightForm at={at.clone()} />
                } else {
                    <p>{ tr!(locale, "No night is open.") }</p>
                }
                <PlanForm at={at.clone()} />
            </div>
        };
    };
    html! {
        <div class="step-panel">
            { title(&night_name(locale, night)) }
            { counts(locale, night) }
            <AttendanceList at={at.clone()} />
            if at.writes() {
                <ArrivalForm at={at.clone()} />
            }
            { waiting(locale, at, night) }
            <a class="button button-done" data-action="draw" href={href(&ClubLocation::Draw)}>
                { tr!(locale, "Draw and clock") }
            </a>
            <PlanForm at={at.clone()} />
            <NightEnd at={at.clone()} />
        </div>
    }
}

fn no_season(locale: Locale) -> Html {
    html! {
        <section class="club-card">
            <p>
                { tr!(locale, "No season is open. A night belongs to a season, which says what counts.") }
            </p>
            <a class="button button-done" data-action="open-season" href={href(&ClubLocation::Policy)}>
                { tr!(locale, "Begin a season") }
            </a>
        </section>
    }
}

/// Draws how many are there, late and gone, and the fees.
fn counts(locale: Locale, night: &Night) -> Html {
    let counts = attendance_counts(night);
    let fees = night.fees();
    html! {
        <p class="tonight-counts" data-counts="" role="status">
            { tr!(locale, "{0} here · {1} late · {2} left", counts.here, counts.late, counts.left) }
            if night.opening.fee > 0 || fees > 0 {
                <br />
                { tr!(locale, "Fees: {0} paid, {1} together", counts.paid, as_typed(fees)) }
            }
        </p>
    }
}

/// Draws who waits in the current round, and who sits out first at tables of five.
fn waiting(locale: Locale, at: &ClubView, night: &Night) -> Html {
    let Some(round) = night.rounds.last() else {
        return Html::default();
    };
    let names = round.draw.waiting.iter().map(|one| at.name(locale, one));
    let names: Vec<_> = names.collect();
    let sit_outs = sit_outs(round);
    if names.is_empty() && sit_outs.is_empty() {
        return Html::default();
    }
    html! {
        <section class="club-card" data-waiting="">
            <h3 class="label">{ tr!(locale, "Round {0}", round.draw.round) }</h3>
            if !names.is_empty() {
                <p>{ tr!(locale, "Waiting: {0}", names.join(" · ")) }</p>
            }
            for (table, member) in sit_outs {
                <p>
                    { tr!(locale, "Table {0}: {1} sits out first.", table, at.name(locale, &member)) }
                </p>
            }
        </section>
    }
}
