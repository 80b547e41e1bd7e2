//! The Season screen: the public standings of a season, from a link or from the page that embeds this one.

pub mod announcement;
pub mod board;
mod board_columns;
mod board_view;
pub mod exports;
mod host;
pub mod page;
pub mod points;
mod problem;
mod season_language;
mod season_picture;
mod share_details;

use std::rc::Rc;

use tilewise_api::read_season_link;
use tilewise_club::PublicSeason;
use yew::prelude::*;

use crate::browser::is_embedded;
use crate::chunks::{Load, SEASON, use_lazy};
use crate::i18n::{Locale, use_locale};
use crate::season::announcement::announcement;
use crate::season::board::SeasonBoard;
use crate::season::host::use_host;
use crate::season::problem::{SeasonProblem, problem};
use crate::season::season_language::use_club_locale;
use crate::season::share_details::ShareDetails;
use crate::ui::loading::loading;

/// Properties of the Season screen.
#[derive(Clone, PartialEq, Properties)]
pub struct SeasonProps {
    /// Packed standings.
    pub packed: Rc<str>,
}

/// Draws packed standings.
pub fn screen(packed: &Rc<str>) -> Html {
    html! { <LazySeasonScreen packed={Rc::clone(packed)} /> }
}

/// The Season screen, which may have to be loaded.
#[component]
fn LazySeasonScreen(props: &SeasonProps) -> Html {
    let locale = use_locale();
    match use_lazy(Some(&SEASON)) {
        Load::Ready(draw) => draw(props.clone()),
        load => html! { <main class="season">{ loading(locale, &load) }</main> },
    }
}

/// Draws the loaded screen.
pub fn draw(props: SeasonProps) -> Html {
    html! { <SeasonScreen ..props /> }
}

/// Standings, or the reason why there are none.
type ReadSeason = Result<Rc<PublicSeason>, SeasonProblem>;

/// The Season screen. An embedding page may send the standings instead of a link.
#[component]
fn SeasonScreen(props: &SeasonProps) -> Html {
    let sent = use_host();
    let linked = use_memo(Rc::clone(&props.packed), |packed| {
        if packed.is_empty() {
            return is_embedded().then_some(Err(SeasonProblem::Awaited));
        }
        Some(
            read_season_link(packed)
                .map(Rc::new)
                .map_err(SeasonProblem::Link),
        )
    });
    let read = match (&*sent, &*linked) {
        (Some(read), _) | (None, Some(read)) => read.clone(),
        (None, None) => Err(SeasonProblem::Empty),
    };
    let language = match &read {
        Ok(season) => season.language.clone(),
        Err(_) => String::new(),
    };
    let page_locale = use_locale();
    let locale = use_club_locale(&language);
    let is_other = locale.language() != page_locale.language();
    html! {
        <ContextProvider<Locale> context={locale}>
            <main class="season" lang={is_other.then(|| locale.language().key())}>
                { match &read {
                    Ok(season) => standings(locale, season),
                    Err(found) => problem(locale, found),
                } }
            </main>
        </ContextProvider<Locale>>
    }
}

/// Draws the standings. An embedded page offers no files: the club's page has its own links.
fn standings(locale: Locale, season: &Rc<PublicSeason>) -> Html {
    html! {
        <>
            { announcement(locale, season) }
            <SeasonBoard season={Rc::clone(season)} />
            if !is_embedded() {
                <ShareDetails season={Rc::clone(season)} />
            }
        </>
    }
}
