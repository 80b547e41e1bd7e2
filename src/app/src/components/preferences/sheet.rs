//! The sheet on which a person says how the page should be.

use yew::prelude::*;

use crate::chunk::Loading;
use crate::components::button::Button;
use crate::components::on_click::on_click;
use crate::components::update::device;
use crate::language::{Language, translate};
use crate::preferences::{Corners, Names, Preferences, Theme};
use crate::state::Action;

/// The languages by their own names, the themes, and what the device does for the page.
pub fn preferences_sheet(preferences: Preferences, onaction: &Callback<Action>) -> Html {
    let language = |language: Language| {
        let button = Button {
            class: "segment",
            hook: ("data-language", language.key().to_owned()),
            pressed: Some(preferences.language == language),
            ..Button::default()
        };
        let name = html! { <span lang={language.key()}>{ language.name() }</span> };
        let wanted = Preferences {
            language,
            ..preferences
        };
        button.draw(name, on_click(onaction, Action::Preferences(wanted)))
    };
    let theme = |theme: Theme| {
        let button = Button {
            class: "segment",
            hook: ("data-theme-choice", theme.key().to_owned()),
            pressed: Some(preferences.theme == theme),
            ..Button::default()
        };
        let wanted = Preferences {
            theme,
            ..preferences
        };
        button.draw(
            translate(theme.name()),
            on_click(onaction, Action::Preferences(wanted)),
        )
    };
    let corners = |corners: Corners| {
        let button = Button {
            class: "segment",
            hook: ("data-corners-choice", corners.key().to_owned()),
            pressed: Some(preferences.corners == corners),
            ..Button::default()
        };
        let wanted = Preferences {
            corners,
            ..preferences
        };
        button.draw(
            translate(corners.name()),
            on_click(onaction, Action::Preferences(wanted)),
        )
    };
    let names = |names: Names| {
        let button = Button {
            class: "segment",
            hook: ("data-names-choice", names.key().to_owned()),
            pressed: Some(preferences.names == names),
            ..Button::default()
        };
        let wanted = Preferences {
            names,
            ..preferences
        };
        button.draw(
            translate(names.name()),
            on_click(onaction, Action::Preferences(wanted)),
        )
    };
    html! {
        <div class="sheet-body preferences">
            <h3 class="label" id="wish-language">{ tr!("Language") }</h3>
            <div class="group group-wrap" role="group" aria-labelledby="wish-language">
                { for Language::ALL.map(language) }
            </div>
            if preferences.language.here() == Err(Loading::Failed) {
                <p role="alert">
                    { tr!("This part of the page could not be loaded. Is there a network?") }
                </p>
            }
            <h3 class="label" id="wish-theme">{ tr!("Light and dark") }</h3>
            <div class="group group-wrap" role="group" aria-labelledby="wish-theme">
                { for Theme::ALL.map(theme) }
            </div>
            <h3 class="label" id="wish-corners">{ tr!("Corners of winds and dragons") }</h3>
            <div class="group group-wrap" role="group" aria-labelledby="wish-corners">
                { for Corners::ALL.map(corners) }
            </div>
            // Other languages have the names that players use.
            if preferences.language == Language::English {
                <h3 class="label" id="wish-names">{ tr!("Names of riichi yaku") }</h3>
                <div class="group group-wrap" role="group" aria-labelledby="wish-names">
                    { for Names::ALL.map(names) }
                </div>
            }
            { device() }
        </div>
    }
}
