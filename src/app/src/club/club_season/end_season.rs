//! The end of a season: what is missing, who goes up or down, and the question before it.

use tilewise_club::{ClubEvent, Season};
use yew::prelude::*;

use super::class_moves::{ClassMove, class_moves};
use super::member_results::open_table_count;
use crate::club::club_location::ClubLocation;
use crate::club::club_nav::refused;
use crate::club::club_view::{ClubView, href};
use crate::club::overview::night_name;
use crate::i18n::{Locale, use_locale};

/// Properties of [`EndSeason`].
#[derive(Properties, PartialEq)]
pub struct EndSeasonProps {
    /// The club.
    pub at: ClubView,
    /// The season, as index.
    pub index: usize,
}

/// Button that ends the season, after a question.
#[component]
pub fn EndSeason(props: &EndSeasonProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let is_open = use_state(|| false);
    let errors = use_state(Vec::new);
    let Some(season) = at.club().seasons.get(props.index) else {
        return Html::default();
    };
    let toggle = {
        let is_open = is_open.clone();
        Callback::from(move |_: MouseEvent| is_open.set(!*is_open))
    };
    if !*is_open {
        return html! {
            <button type="button" class="button" data-action="end-season" onclick={toggle}>
                { tr!(locale, "End the season …") }
            </button>
        };
    }
    let open_night = season.nights.iter().find(|night| !night.is_closed);
    let onend = {
        let (at, id, errors) = (at.clone(), season.id.clone(), errors.clone());
        Callback::from(move |_: MouseEvent| {
            let written = at.write(locale, ClubEvent::SeasonClosed(id.clone()));
            errors.set(written.err().unwrap_or_default());
        })
    };
    html! {
        <section class="club-card" data-form="end-season">
            <h3 class="label">{ tr!(locale, "End the season") }</h3>
            if let Some(night) = open_night {
                <p>{ tr!(locale, "The night of {0} is still open. End it first.", night_name(locale, night)) }</p>
                <a class="button button-done" data-action="tonight" href={href(&ClubLocation::Tonight)}>
                    { tr!(locale, "To the night") }
                </a>
            } else {
                { missing_results(locale, season) }
                { class_moves_list(locale, at, &class_moves(at.club(), props.index)) }
                <p>{ tr!(locale, "After the end, no result and no adjustment can be added to this season.") }</p>
            }
            { refused(&errors) }
            <div class="club-confirm">
                if open_night.is_none() {
                    <button
                        type="button"
                        class="button button-done"
                        data-action="end-season-now"
                        onclick={onend}
                    >
                        { tr!(locale, "End the season now") }
                    </button>
                }
                <button type="button" class="button" data-action="keep-season" onclick={toggle}>
                    { tr!(locale, "Keep the season open") }
                </button>
            </div>
        </section>
    }
}

fn missing_results(locale: Locale, season: &Season) -> Html {
    match open_table_count(season) {
        0 => Html::default(),
        count => html! {
            <p>
                { tr!(locale, "{0} {0:table has|tables have} no result that counts: missing, differing or disputed.", count) }
            </p>
        },
    }
}

/// Draws who goes up or down.
pub fn class_moves_list(locale: Locale, at: &ClubView, moves: &[ClassMove]) -> Html {
    let line = |one: &ClassMove| {
        let (name, class) = (at.name(locale, &one.member), one.class.clone());
        let text = if one.is_up {
            tr!(locale, "{0} goes up to {1}.", name, class)
        } else {
            tr!(locale, "{0} goes down to {1}.", name, class)
        };
        html! { <li data-member={one.member.0.clone()}>{ text }</li> }
    };
    html! {
        if !moves.is_empty() {
            <ul class="club-list" data-moves="">{ for moves.iter().map(line) }</ul>
        }
    }
}
