//! The settings of a club and of its desk.

use tilewise_club::{ClubEvent, ClubProfile};
use tilewise_ledger::{Rules, cleaned_name};
use tilewise_rules::penalty_books;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::club_location::ClubLocation;
use super::club_nav::{refused, title};
use super::club_view::{ClubView, href};
use super::found::text_field;
use super::typed_texts::use_typed_text;
use crate::i18n::{Language, use_locale};
use crate::storage::ORGANISER;
use crate::store::{PageAction, Sheet, ViewAction};
use crate::ui::phrases;

/// Draws the settings.
pub fn settings(at: &ClubView) -> Html {
    html! { <SettingsScreen at={at.clone()} /> }
}

/// Properties of [`SettingsScreen`].
#[derive(Properties, PartialEq)]
struct SettingsScreenProps {
    /// The club.
    at: ClubView,
}

/// The settings of a club and of its desk.
#[component]
fn SettingsScreen(props: &SettingsScreenProps) -> Html {
    let locale = use_locale();
    let link = |key: &'static str, label: &'static str, to: &ClubLocation| {
        html! { <a class="button" data-action={key} href={href(to)}>{ label }</a> }
    };
    html! {
        <div class="step-panel">
            { title(tr!(locale, "More")) }
            <nav class="club-links" aria-label={tr!(locale, "More")}>
                { link("exchange", tr!(locale, "Files and other desks"), &ClubLocation::Exchange) }
                { link("history", tr!(locale, "Log"), &ClubLocation::History) }
                { link("statistics", tr!(locale, "Statistics"), &ClubLocation::Statistics(None)) }
                { link("clubs", tr!(locale, "Clubs on this device"), &ClubLocation::Clubs) }
            </nav>
            <OrganiserForm at={props.at.clone()} />
            if props.at.writes() {
                <ProfileForm at={props.at.clone()} />
            }
        </div>
    }
}

/// Form for the name of the organiser at this desk.
#[component]
fn OrganiserForm(props: &SettingsScreenProps) -> Html {
    let locale = use_locale();
    let name = use_typed_text(ORGANISER.to_owned(), props.at.organiser());
    let is_saved = use_state(|| *name == props.at.organiser());
    let onsubmit = {
        let (name, storage) = (name.clone(), props.at.storage.clone());
        let is_saved = is_saved.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            storage.save(ORGANISER, &cleaned_name(&name));
            is_saved.set(true);
        })
    };
    let onchange = {
        let is_saved = is_saved.clone();
        Callback::from(move |_: InputEvent| is_saved.set(false))
    };
    html! {
        <form class="club-card" {onsubmit} oninput={onchange}>
            <h3 class="label">{ tr!(locale, "This desk") }</h3>
            <p>{ tr!(locale, "The log says who entered what. A result is confirmed by another person than the one who entered it.") }</p>
            { text_field(tr!(locale, "Your name, as the organiser at this desk"), "organiser", &name, 40) }
            <button type="submit" class="button" data-action="save-organiser" aria-disabled={is_saved.then_some("true")}>
                { tr!(locale, "Use this name") }
            </button>
        </form>
    }
}

/// Form for the name, the rules and the language of the club.
#[component]
fn ProfileForm(props: &SettingsScreenProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let profile = at.club().profile.clone();
    let key = |field: &str| format!("{}/{field}", at.replayed.id);
    let saved = profile
        .clone()
        .map(|profile| (profile.name, profile.language));
    let (saved_name, saved_language) = saved.unwrap_or_default();
    let name = use_typed_text(key("name"), saved_name);
    let language = use_typed_text(key("language"), saved_language);
    // The rules that are to be taken; none while the club keeps its own.
    let taken = use_typed_text(key("rules"), String::new());
    let takes_rules = *taken == at.house.to_string();
    let errors = use_state(Vec::new);
    let Some(profile) = profile else {
        return Html::default();
    };
    let rules = if takes_rules {
        Rules {
            house: at.house.clone(),
            penalty_book: penalty_books::for_config(&at.house),
        }
    } else {
        profile.rules.clone()
    };
    let next = ClubProfile {
        name: cleaned_name(&name),
        rules,
        language: (*language).clone(),
    };
    let is_same = next == profile;
    let house_differs = at.house.to_string() != profile.rules.house.to_string();
    let onsubmit = {
        let (at, next, errors) = (at.clone(), next.clone(), errors.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if !is_same {
                let written = at.write(locale, ClubEvent::Profile(next.clone()));
                errors.set(written.err().unwrap_or_default());
            }
        })
    };
    let onlanguage = {
        let language = language.clone();
        Callback::from(move |event: Event| {
            if let Some(field) = event.target_dyn_into::<HtmlSelectElement>() {
                language.set(field.value());
            }
        })
    };
    let onhouse = at
        .onaction
        .reform(|_: MouseEvent| PageAction::View(ViewAction::ShowSheet(Some(Sheet::House))));
    let ontake = {
        let next = if takes_rules {
            String::new()
        } else {
            at.house.to_string()
        };
        Callback::from(move |_: MouseEvent| taken.set(next.clone()))
    };
    html! {
        <form class="club-card" {onsubmit}>
            <h3 class="label">{ tr!(locale, "The club") }</h3>
            { text_field(tr!(locale, "Name of the club"), "club-name", &name, 60) }
            <label class="club-field">
                <span>{ tr!(locale, "Language of its public standings") }</span>
                <select data-field="club-language" onchange={onlanguage}>
                    for one in Language::ALL {
                        <option value={one.key()} selected={*language == one.key()}>{ one.name() }</option>
                    }
                </select>
            </label>
            <p>{ tr!(locale, "Its games are played by: {0}", phrases::config_name(locale, &next.rules.house)) }</p>
            <button type="button" class="button" data-action="house" onclick={onhouse}>
                { tr!(locale, "Choose rules") }
            </button>
            if house_differs {
                <button
                    type="button"
                    class="button"
                    data-action="take-rules"
                    aria-pressed={takes_rules.to_string()}
                    onclick={ontake}
                >
                    { tr!(locale, "Play by {0} from now on", phrases::config_name(locale, &at.house)) }
                </button>
            }
            { refused(&errors) }
            <button
                type="submit"
                class="button button-done"
                data-action="save-club"
                aria-disabled={is_same.then_some("true")}
            >
                { tr!(locale, "Save the changes") }
            </button>
        </form>
    }
}
