//! Preferences sheet.

use yew::prelude::*;

use crate::i18n::{Language, Locale, NameStyle};
use crate::link::backup_path;
use crate::rule_sets;
use crate::store::user_preferences::{Corners, Preferences, Theme};
use crate::store::{PageAction, ViewAction};
use crate::ui::update::device;

/// Draws the languages in their own names, the themes, and the functions of the device.
pub fn preferences_sheet(
    locale: Locale,
    preferences: Preferences,
    onaction: &Callback<PageAction>,
) -> Html {
    html! {
        <div class="sheet-body preferences">
            { preference_group("wish-language", tr!(locale, "Language"), languages(preferences, onaction)) }
            if preferences.language.has_failed() {
                <p role="alert">{ tr!(locale, "This part couldn’t be loaded. Check your connection.") }</p>
            }
            { preference_group("wish-theme", tr!(locale, "Light and dark"), themes(locale, preferences, onaction)) }
            { preference_group("wish-corners", tr!(locale, "Corners of winds and dragons"), corners(locale, preferences, onaction)) }
            // Only English has a choice: other languages use the players' names.
            if preferences.language == Language::English {
                { preference_group(
                    "wish-names",
                    &tr!(locale, "Names in {0}", locale.translate(rule_sets::WITH_JAPANESE_NAMES)),
                    names(locale, preferences, onaction),
                ) }
            }
            { backup(locale) }
            { device(locale) }
        </div>
    }
}

/// Draws a button for each language.
fn languages(preferences: Preferences, onaction: &Callback<PageAction>) -> Html {
    let button = |language: Language| {
        let wanted = Preferences {
            language,
            ..preferences
        };
        html! {
            <button
                type="button"
                class="segment"
                data-language={language.key()}
                aria-pressed={(preferences.language == language).to_string()}
                onclick={onaction.reform(move |_: MouseEvent| PageAction::View(ViewAction::SetPreferences(wanted)))}
            >
                <span lang={language.key()}>{ language.name() }</span>
            </button>
        }
    };
    Language::ALL.into_iter().map(button).collect()
}

/// Draws a button for each theme.
fn themes(locale: Locale, preferences: Preferences, onaction: &Callback<PageAction>) -> Html {
    let button = |theme: Theme| {
        let wanted = Preferences {
            theme,
            ..preferences
        };
        html! {
            <button
                type="button"
                class="segment"
                data-theme-choice={theme.key()}
                aria-pressed={(preferences.theme == theme).to_string()}
                onclick={onaction.reform(move |_: MouseEvent| PageAction::View(ViewAction::SetPreferences(wanted)))}
            >
                { locale.translate(theme.name()) }
            </button>
        }
    };
    Theme::ALL.into_iter().map(button).collect()
}

/// Draws a button for each kind of corners.
fn corners(locale: Locale, preferences: Preferences, onaction: &Callback<PageAction>) -> Html {
    let button = |corners: Corners| {
        let wanted = Preferences {
            corners,
            ..preferences
        };
        html! {
            <button
                type="button"
                class="segment"
                data-corners-choice={corners.key()}
                aria-pressed={(preferences.corners == corners).to_string()}
                onclick={onaction.reform(move |_: MouseEvent| PageAction::View(ViewAction::SetPreferences(wanted)))}
            >
                { locale.translate(corners.name()) }
            </button>
        }
    };
    Corners::ALL.into_iter().map(button).collect()
}

/// Draws a button for each style of names.
fn names(locale: Locale, preferences: Preferences, onaction: &Callback<PageAction>) -> Html {
    let button = |names: NameStyle| {
        let wanted = Preferences {
            names,
            ..preferences
        };
        html! {
            <button
                type="button"
                class="segment"
                data-names-choice={names.key()}
                aria-pressed={(preferences.names == names).to_string()}
                onclick={onaction.reform(move |_: MouseEvent| PageAction::View(ViewAction::SetPreferences(wanted)))}
            >
                { locale.translate(names.name()) }
            </button>
        }
    };
    NameStyle::ALL.into_iter().map(button).collect()
}

/// Draws the link to the backup. It comes before the installation, which may begin with an empty storage.
fn backup(locale: Locale) -> Html {
    html! {
        <>
            <h3 class="label">{ tr!(locale, "Backup and moving") }</h3>
            <p class="preferences-about">
                { tr!(locale, "Everything on this device as one file: to keep it safe, for another phone, or for the installed app.") }
            </p>
            <a class="button" data-action="backup" href={format!("#{}", backup_path(""))}>
                { tr!(locale, "Backup and moving") }
            </a>
        </>
    }
}

/// Draws a group of choices with its name.
fn preference_group(id: &'static str, name: &str, choices: Html) -> Html {
    html! {
        <>
            <h3 class="label" {id}>{ name }</h3>
            <div class="group group-wrap" role="group" aria-labelledby={id}>{ choices }</div>
        </>
    }
}
