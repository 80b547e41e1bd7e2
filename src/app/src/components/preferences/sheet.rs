//! Preferences sheet.

use yew::prelude::*;

use crate::components::button::Button;
use crate::components::on_click::on_click;
use crate::components::tag::tag;
use crate::components::update::device;
use crate::language::{Language, NameStyle, translate};
use crate::preferences::{Corners, Preferences, Theme};
use crate::rule_sets;
use crate::state::PageAction;

/// Draws the languages in their own names, the themes, and the functions of the device.
pub fn preferences_sheet(preferences: Preferences, onaction: &Callback<PageAction>) -> Html {
    let language = |language: Language| {
        let button = Button {
            class: "segment",
            hook: ("data-language", language.key().to_owned()),
            pressed: Some(preferences.language == language),
            ..Button::default()
        };
        let name = tag("span").with("lang", language.key());
        let name = name.child(language.name());
        let wanted = Preferences {
            language,
            ..preferences
        };
        button.draw(name, on_click(onaction, PageAction::Preferences(wanted)))
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
            on_click(onaction, PageAction::Preferences(wanted)),
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
            on_click(onaction, PageAction::Preferences(wanted)),
        )
    };
    let names = |names: NameStyle| {
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
            on_click(onaction, PageAction::Preferences(wanted)),
        )
    };
    let failed = preferences.language.has_failed().then(|| {
        let message = tr!("This part couldn’t be loaded. Check your connection.");
        tag("p").with("role", "alert").child(message)
    });
    // Only English has a choice: other languages use the players' names.
    let names = (preferences.language == Language::English).then(|| {
        let title = tr!("Names in {0}", translate(rule_sets::WITH_JAPANESE_NAMES));
        preference_group("wish-names", &title, &NameStyle::ALL.map(names))
    });
    let language = Language::ALL.map(language);
    let theme = Theme::ALL.map(theme);
    let corners = Corners::ALL.map(corners);
    let of_corners = tr!("Corners of winds and dragons");
    tag("div")
        .class("sheet-body preferences")
        .child(preference_group(
            "wish-language",
            tr!("Language"),
            &language,
        ))
        .child_if(failed)
        .child(preference_group(
            "wish-theme",
            tr!("Light and dark"),
            &theme,
        ))
        .child(preference_group("wish-corners", of_corners, &corners))
        .child_if(names)
        .child(device())
        .done()
}

/// Draws a group of choices with its name.
fn preference_group(id: &'static str, name: &str, keys: &[Html]) -> Html {
    let title = tag("h3")
        .class("label")
        .with("id", id)
        .child(name.to_owned());
    let group = tag("div")
        .class("group group-wrap")
        .with("role", "group")
        .with("aria-labelledby", id)
        .children(keys.iter().cloned());
    [title, group].into_iter().collect()
}
