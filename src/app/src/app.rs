//! Root component: the parts that all screens share, the current screen, and the overlay.

mod address;
pub mod first_paint;
mod foreign_rules_banner;
mod nav;
mod overlay;
pub mod secondary_screens;
mod sheets;

use std::rc::Rc;

use yew::prelude::*;

use crate::app::address::use_address;
use crate::app::foreign_rules_banner::foreign_rules_banner;
use crate::app::nav::nav;
use crate::app::overlay::overlay;
use crate::app::secondary_screens::ScreenFunctions;
use crate::chunks::{ANALYSIS, Load, SCREENS, TABLE, use_lazy};
use crate::club::ClubProps;
use crate::house::house_button;
use crate::i18n::Locale;
use crate::outcome::HandOutcome;
use crate::preferences::use_preferences;
use crate::score::ScorePage;
use crate::score::use_details::use_details;
use crate::storage::{StorageContext, use_storage};
use crate::store::{GamesAction, PageAction, PageState, Screen, Sheet, ViewAction};
use crate::table::game_effects::GameEffectsProps;
use crate::ui::animals::AnimalDrawings;
use crate::ui::icon::{Icon, drawing};
use crate::ui::live_region::use_live_region;
use crate::ui::loading::loading;
use crate::ui::screen_props::ScreenProps;
use crate::ui::{focus, phrases};
use crate::{link, rule_sets};

/// Properties of [`App`].
#[derive(Default, PartialEq, Properties)]
pub struct AppProps {
    /// Wording in place of that of the preferences: for the first paint.
    #[prop_or_default]
    pub locale: Option<Locale>,
}

/// The page with its contexts.
#[component]
pub fn App(props: &AppProps) -> Html {
    let storage = use_state(StorageContext::of_browser);
    html! {
        <ContextProvider<StorageContext> context={(*storage).clone()}>
            <Page locale={props.locale} />
        </ContextProvider<StorageContext>>
    }
}

/// The page: hand and house rules with their history, preferences, saved house rules, the address.
#[component]
fn Page(props: &AppProps) -> Html {
    let storage = use_storage();
    let handle = use_address();
    let onaction = use_callback(handle.dispatcher(), |action, state| state.dispatch(action));
    let state = Rc::new(PageState::clone(&handle));
    let draft = &state.draft;
    let preferred = use_preferences(state.preferences);
    let page_locale = props.locale.unwrap_or(preferred);
    let locale = page_locale.of_part(draft.house.rule_set().table_key());
    let outcome = use_memo(Rc::clone(draft), |draft| HandOutcome::from_draft(draft));
    let analysis = use_lazy(Some(&ANALYSIS));
    let details = use_details(draft, &outcome, analysis.ready());
    let other_screen = state.screen != Screen::Score;
    let live = use_live_region(announcement(locale, &state, &outcome));
    use_effect_with((), |()| {
        focus::observe_focus();
        first_paint::repeat_clicks();
    });
    // An open club keeps its state, and its lock for writing, while the Score screen is shown.
    let has_opened = other_screen || state.sheet.is_some() || state.club_is_open;
    let screens = use_lazy(has_opened.then_some(&SCREENS));
    use_all_rule_sets(state.sheet);
    use_unfinished_hand(&state, &storage, &onaction);
    let needs_games = state.games.is_open || matches!(state.screen, Screen::Table(_));
    let table = use_lazy(needs_games.then_some(&TABLE));
    let house = house_button(locale, &state, &onaction);
    html! {
        <ContextProvider<Locale> context={page_locale}>
            <header class="top">
                <h1 class="brand">{ "Tilewise" }</h1>
                { nav(locale, &state) }
                if let Some(screens) = screens.ready() {
                    { (screens.ruled_by)(locale, &state, &storage, house) }
                } else {
                    { house }
                }
                { settings_button(locale, &onaction) }
            </header>
            { foreign_rules_banner(locale, &state, &onaction) }
            if other_screen {
                { screen(locale, &state, &onaction, &screens) }
            } else {
                <ScorePage state={Rc::clone(&state)} onaction={onaction.clone()} outcome={Rc::clone(&outcome)}
                    details={Rc::clone(&details)} analysis={analysis.clone()} />
            }
            { overlay(locale, &state, &outcome, &details, &onaction, (&analysis, &screens)) }
            if let Some(screens) = screens.ready().filter(|_| state.club_is_open) {
                { (screens.club)(ClubProps::new(&state, &onaction)) }
            }
            { live }
            if let Some(table) = table.ready() {
                { (table.effects)(GameEffectsProps {
                    games: Rc::clone(&state.games),
                    editing: state.editing.clone(),
                    rule_sets: rule_sets::here().len(),
                    onaction: onaction.clone(),
                }) }
            }
            if analysis.ready().is_some() {
                <AnimalDrawings />
            }
        </ContextProvider<Locale>>
    }
}

/// Resumes the game for which the hand was entered when the page was closed.
#[hook]
fn use_unfinished_hand(
    state: &Rc<PageState>,
    storage: &StorageContext,
    onaction: &Callback<PageAction>,
) {
    let is_opened = state.pending.is_none();
    let is_resumed = use_mut_ref(|| false);
    let (state, storage, onaction) = (Rc::clone(state), storage.clone(), onaction.clone());
    use_effect_with(is_opened, move |&is_opened| {
        if !is_opened || is_resumed.replace(true) {
            return;
        }
        if let Some(game) = storage.entered_for(&link::hand_path(&state.draft)) {
            let resume = GamesAction::Resume(Some(game.into()));
            onaction.emit(PageAction::Games(resume));
        }
    });
}

/// Loads all rule sets for the comparison sheet.
#[hook]
fn use_all_rule_sets(open: Option<Sheet>) {
    let again = use_force_update();
    use_effect_with(open, move |open| {
        if *open == Some(Sheet::Compare) {
            rule_sets::load_all(move || again.force_update());
        }
    });
}

/// Returns what a screen reader announces: a notice, the errors of a link, or the outcome of the hand.
fn announcement(locale: Locale, state: &PageState, outcome: &HandOutcome) -> String {
    let message = match &state.notice {
        Some(notice) => phrases::full_sentence(locale, notice),
        // The outcome belongs to the Score screen.
        None if state.screen != Screen::Score => String::new(),
        None => phrases::announcement(locale, &state.draft, outcome),
    };
    let trouble = state
        .trouble
        .iter()
        .map(|one| phrases::full_sentence(locale, one));
    let all: Vec<String> = trouble.chain([message]).collect();
    all.join(" ")
}

/// Draws the current screen, which isn't the Score screen.
fn screen(
    locale: Locale,
    state: &PageState,
    onaction: &Callback<PageAction>,
    screens: &Load<&'static ScreenFunctions>,
) -> Html {
    let (Screen::Table(place)
    | Screen::Rulings(place)
    | Screen::Rules(place)
    | Screen::Club(place)
    | Screen::Season(place)
    | Screen::Practice(place)
    | Screen::Backup(place)) = &state.screen
    else {
        return Html::default();
    };
    let Some(screens) = screens.ready() else {
        return html! { <main class="fouls">{ loading(locale, screens) }</main> };
    };
    let props = ScreenProps::new(place, state, onaction);
    match &state.screen {
        Screen::Table(_) => (screens.table)(props),
        Screen::Rules(_) => (screens.rules)(props),
        Screen::Season(_) => (screens.season)(place),
        Screen::Practice(_) => (screens.practice)(props),
        // They are drawn after all other screens.
        Screen::Club(_) | Screen::Backup(_) => Html::default(),
        Screen::Rulings(_) | Screen::Score => (screens.rulings)(place, state, onaction),
    }
}

/// Button that opens the languages and themes.
fn settings_button(locale: Locale, onaction: &Callback<PageAction>) -> Html {
    let label = tr!(locale, "Language and look");
    let onclick =
        onaction.reform(|_| PageAction::View(ViewAction::ShowSheet(Some(Sheet::Preferences))));
    html! {
        <button type="button" class="button button-bare" data-action="settings" aria-label={label} title={label}
            {onclick}>
            { drawing(Icon::Globe) }
        </button>
    }
}
