//! The desk of a club: the component that keeps the clubs of the device.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::ClubProps;
use super::club_location::ClubLocation;
use super::club_logs::{ClubStore, ReplayedClub};
use super::club_nav::club_nav;
use super::club_status::club_status;
use super::club_view::ClubView;
use super::typed_texts::TypedTexts;
use super::{
    club_season, exchange, found, members, overview, results, round_draw_form, settings, tickets,
    tonight,
};
use crate::backup::{self, BackupProps};
use crate::browser::window;
use crate::i18n::{Locale, use_locale};
use crate::storage::use_log_storage::use_log_storage;
use crate::storage::use_storage;
use crate::store::Clubs;
use crate::ui::dom::document;

/// The desk of a club. It reads the clubs once, and keeps them while another screen is shown.
#[component]
pub fn ClubDesk(props: &ClubProps) -> Html {
    let locale = use_locale();
    let storage = use_storage();
    let store = use_reducer(ClubStore::default);
    let onclub = use_callback(store.dispatcher(), |action, store| store.dispatch(action));
    let clubs = &store.0;
    use_log_storage(clubs, props.rule_sets, &onclub);
    let replayed = use_memo(clubs.current().cloned(), |current| {
        let current = current.as_ref();
        current.map(|saved| Rc::new(ReplayedClub::from_saved(saved)))
    });
    let texts = use_state(TypedTexts::default);
    use_top_of(props.path.clone());
    if let Some(page) = &props.backup {
        return backup::screen(BackupProps {
            page: page.clone(),
            clubs: Rc::clone(clubs),
            onclub,
            onaction: props.onaction.clone(),
        });
    }
    let Some(path) = &props.path else {
        return Html::default();
    };
    let place = ClubLocation::read(path);
    let status = club_status(locale, clubs, &storage, &onclub);
    let class = classes!(
        "games-screen",
        "club",
        (place == ClubLocation::Projector).then_some("club-projector")
    );
    let content = match &*replayed {
        _ if !clubs.is_read => Html::default(),
        Some(replayed) if is_founded(replayed) && place != ClubLocation::New => {
            let at = ClubView {
                clubs: Rc::clone(clubs),
                replayed: Rc::clone(replayed),
                storage,
                place,
                house: props.house.clone(),
                onclub,
                onaction: props.onaction.clone(),
            };
            html! {
                <>
                    { club_nav(locale, &at) }
                    { step(locale, &at) }
                </>
            }
        }
        _ if matches!(place, ClubLocation::Incoming(_)) => tickets::without_club(locale),
        _ => found::found(&props.house, clubs, &onclub, &props.onaction),
    };
    // The notice that another desk or tab writes comes before any input.
    let (first, second) = if may_write(clubs) {
        (content, status)
    } else {
        (status, content)
    };
    html! {
        <main {class} data-club="">
            <ContextProvider<TypedTexts> context={(*texts).clone()}>
                { first }
                { second }
            </ContextProvider<TypedTexts>>
        </main>
    }
}

fn is_founded(replayed: &ReplayedClub) -> bool {
    replayed.club.profile.is_some()
}

fn may_write(clubs: &Clubs) -> bool {
    let current = clubs.current();
    clubs.may_write() && current.is_none_or(|saved| clubs.has_lock(&saved.log))
}

/// Scrolls to the top of a new step, and focuses it.
#[hook]
fn use_top_of(path: Option<Rc<str>>) {
    let first = use_mut_ref(|| true);
    use_effect_with(path, move |path| {
        let is_first = first.replace(false);
        let Some(window) = window().filter(|_| path.is_some() && !is_first) else {
            return;
        };
        window.scroll_to_with_x_and_y(0.0, 0.0);
        let step = document().and_then(|page| page.query_selector("[data-step]").ok().flatten());
        if let Some(step) = step {
            // The element is focusable.
            let _ = step.unchecked_into::<HtmlElement>().focus();
        }
    });
}

fn step(locale: Locale, at: &ClubView) -> Html {
    match &at.place {
        ClubLocation::Overview | ClubLocation::New => overview::overview(locale, at),
        ClubLocation::Clubs => exchange::clubs(locale, at),
        ClubLocation::Tonight => tonight::tonight(at),
        ClubLocation::Draw => round_draw_form::draw_form(at),
        ClubLocation::Projector => round_draw_form::projector(at),
        ClubLocation::Slips => round_draw_form::slips(locale, at),
        ClubLocation::Results(round) => results::results(at, *round),
        ClubLocation::Table(round, table) => results::table(at, *round, *table),
        ClubLocation::Ticket(round, table) => tickets::ticket(at, *round, *table),
        ClubLocation::Scan => tickets::scan(at),
        ClubLocation::Incoming(text) => tickets::incoming(at, text),
        ClubLocation::Season(number) => club_season::season(at, *number),
        ClubLocation::Policy => club_season::policy(at),
        ClubLocation::Adjust => club_season::adjust(at),
        ClubLocation::Publish => club_season::publish(at),
        ClubLocation::Statistics(member) => club_season::statistics(at, member.as_ref()),
        ClubLocation::Members => members::members(at),
        ClubLocation::Member(member) => members::member(at, member.as_ref()),
        ClubLocation::Settings => settings::settings(at),
        ClubLocation::Exchange => exchange::exchange(at),
        ClubLocation::History => exchange::history(at),
    }
}
