//! Navigation within the Club screen, and the headings of its steps.

use yew::prelude::*;

use super::club_location::ClubLocation;
use super::club_view::{ClubView, href};
use crate::i18n::Locale;

/// Draws the links to the main steps of a club; the current one is marked.
pub fn club_nav(locale: Locale, at: &ClubView) -> Html {
    use ClubLocation as At;
    let place = &at.place;
    let one = |label: &'static str, to: &At, here: bool| {
        html! {
            <a class="chip" href={href(to)} aria-current={here.then_some("page")}>
                { locale.translate(label) }
            </a>
        }
    };
    let is_result = matches!(
        place,
        At::Results(_) | At::Table(..) | At::Ticket(..) | At::Scan | At::Incoming(_)
    );
    let is_draw = matches!(place, At::Draw | At::Slips);
    let is_season = matches!(
        place,
        At::Season(_) | At::Policy | At::Adjust | At::Publish | At::Statistics(_)
    );
    let is_member = matches!(place, At::Members | At::Member(_));
    let is_other = matches!(
        place,
        At::Settings | At::Exchange | At::History | At::Clubs | At::New
    );
    html! {
        <nav class="chips club-nav" aria-label={tr!(locale, "Parts of the club")}>
            { one(text!("Overview"), &At::Overview, *place == At::Overview) }
            { one(text!("Tonight"), &At::Tonight, *place == At::Tonight) }
            { one(text!("Draw"), &At::Draw, is_draw) }
            { one(text!("Results"), &At::Results(None), is_result) }
            { one(text!("Season"), &At::Season(None), is_season) }
            { one(text!("Members"), &At::Members, is_member) }
            { one(text!("More"), &At::Settings, is_other) }
        </nav>
    }
}

/// Draws the title of a step, which receives the focus.
pub fn title(text: &str) -> Html {
    html! { <h2 tabindex="-1" data-step="">{ text }</h2> }
}

/// Draws the link back to a location, and the title of a step.
pub fn headed(locale: Locale, back: &ClubLocation, text: &str) -> Html {
    html! {
        <div class="games-head">
            <a class="way-back" data-action="back" href={href(back)}>{ tr!(locale, "Back") }</a>
            { title(text) }
        </div>
    }
}

/// Draws the reasons why something isn't written.
pub fn refused(why: &[String]) -> Html {
    if why.is_empty() {
        return Html::default();
    }
    html! {
        <div class="refused" role="alert" data-refused="">
            for one in why {
                <p>{ one.clone() }</p>
            }
        </div>
    }
}
