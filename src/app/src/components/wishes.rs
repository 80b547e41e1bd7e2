//! The sheet on which a person says how the page should be.

use yew::prelude::*;

use super::act::act;
use super::button::Button;
use super::update::device;
use crate::language::{Language, say};
use crate::lazy::Absent;
use crate::settings::{Settings, Theme};
use crate::state::Action;

/// The languages by their own names, the themes, and what the device does for the page.
pub fn wishes(settings: Settings, onaction: &Callback<Action>) -> Html {
    let language = |language: Language| {
        let button = Button {
            class: "segment",
            hook: ("data-language", language.key().to_owned()),
            pressed: Some(settings.language == language),
            ..Button::default()
        };
        let name = html! { <span lang={language.key()}>{ language.name() }</span> };
        let wanted = Settings {
            language,
            ..settings
        };
        button.draw(name, act(onaction, Action::Settings(wanted)))
    };
    let theme = |theme: Theme| {
        let button = Button {
            class: "segment",
            hook: ("data-theme-choice", theme.key().to_owned()),
            pressed: Some(settings.theme == theme),
            ..Button::default()
        };
        let wanted = Settings { theme, ..settings };
        button.draw(say(theme.name()), act(onaction, Action::Settings(wanted)))
    };
    html! {
        <div class="sheet-body wishes">
            <h3 class="label" id="wish-language">{ say("Language") }</h3>
            <div class="group group-wrap" role="group" aria-labelledby="wish-language">
                { for Language::ALL.map(language) }
            </div>
            if settings.language.here() == Err(Absent::Unreachable) {
                <p role="alert">
                    { say("This part of the page could not be loaded. Is there a network?") }
                </p>
            }
            <h3 class="label" id="wish-theme">{ say("Light and dark") }</h3>
            <div class="group group-wrap" role="group" aria-labelledby="wish-theme">
                { for Theme::ALL.map(theme) }
            </div>
            { device() }
        </div>
    }
}
