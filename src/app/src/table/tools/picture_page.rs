//! The page with the picture of a result, to look at, to send and to save.

use std::rc::Rc;

use tilewise_ledger::EntryId;
use yew::prelude::*;

use super::result_picture::ResultPicture;
use crate::browser::window;
use crate::i18n::use_locale;
use crate::share::picture::{PictureColours, PictureExport};
use crate::table::import::date;
use crate::table::table_nav::headed;
use crate::table::{ReplayedGame, Route};
use crate::ui::dom::document;

/// Properties of [`PicturePage`].
#[derive(Properties, PartialEq)]
pub struct PicturePageProps {
    /// The game.
    pub replayed: Rc<ReplayedGame>,
    /// The entry of the hand; the standings of the game without one.
    pub entry: Option<EntryId>,
}

/// Colours of the picture, as a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PictureTheme {
    Light,
    Dark,
}

impl PictureTheme {
    const ALL: [Self; 2] = [Self::Light, Self::Dark];

    /// Returns the theme of the page.
    fn of_page() -> Self {
        let root = document().and_then(|page| page.document_element());
        let chosen = root.and_then(|root| root.get_attribute("data-theme"));
        let is_dark = match chosen.as_deref() {
            Some("dark") => true,
            Some("light") => false,
            _ => window()
                .and_then(|window| window.match_media("(prefers-color-scheme: dark)").ok()?)
                .is_some_and(|query| query.matches()),
        };
        if is_dark { Self::Dark } else { Self::Light }
    }

    const fn key(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Light => text!("Light"),
            Self::Dark => text!("Dark"),
        }
    }

    const fn colours(self) -> &'static PictureColours {
        match self {
            Self::Light => &PictureColours::LIGHT,
            Self::Dark => &PictureColours::DARK,
        }
    }
}

/// The picture of a result, with its buttons.
#[component]
pub fn PicturePage(props: &PicturePageProps) -> Html {
    let locale = use_locale();
    let theme = use_state_eq(PictureTheme::of_page);
    let replayed = &props.replayed;
    let input = (Rc::clone(replayed), props.entry.clone(), locale);
    let result = use_memo(input, |(replayed, entry, locale)| {
        let date = date(*locale, &replayed.log);
        match entry {
            Some(entry) => ResultPicture::of_entry(*locale, date, replayed, entry),
            None => Some(ResultPicture::of_game(*locale, date, replayed.table()?)),
        }
    });
    let picture = use_memo((Rc::clone(&result), *theme), |(result, theme)| {
        let result = (**result).as_ref()?;
        Some(Rc::new(result.draw(theme.colours())))
    });
    let back = match &props.entry {
        Some(entry) => Route::Entry(entry.clone()),
        None => Route::Save,
    };
    let chip = |one: PictureTheme| {
        let theme = theme.clone();
        let is_chosen = *theme == one;
        html! {
            <button
                type="button"
                class="chip"
                data-picture-theme={one.key()}
                aria-pressed={is_chosen.to_string()}
                onclick={move |_: MouseEvent| theme.set(one)}
            >
                { locale.translate_ui(one.name()) }
            </button>
        }
    };
    html! {
        <div class="step-panel picture-page">
            { headed(locale, &back.into(), tr!(locale, "A picture for the chat").to_owned()) }
            if let (Some(result), Some(picture)) = ((*result).as_ref(), (*picture).clone()) {
                <div class="chips" role="group" aria-label={tr!(locale, "Colours of the picture")}>
                    { for PictureTheme::ALL.into_iter().map(chip) }
                </div>
                <PictureExport {picture} file="tilewise.png" label={result.text()} is_shown=true />
            } else {
                <p>{ tr!(locale, "This entry no longer exists") }</p>
            }
        </div>
    }
}
