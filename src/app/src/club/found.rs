//! The form that founds a club.

use std::rc::Rc;

use tilewise_club::{ClubEvent, ClubProfile};
use tilewise_ledger::{Rules, cleaned_name};
use tilewise_rules::{RuleConfig, penalty_books};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::club_location::ClubLocation;
use super::club_nav::title;
use super::club_view::{go, href, organiser_stamp};
use super::exchange::OpenClubForm;
use super::typed_texts::{use_typed_text, use_typed_texts};
use crate::i18n::use_locale;
use crate::storage::{ORGANISER, use_storage};
use crate::store::{Clubs, ClubsAction, PageAction, Sheet, ViewAction};
use crate::ui::phrases;

/// Key of the name that is typed for a new club.
const NAME: &str = "new-club";

/// Draws the form that founds a club.
pub fn found(
    house: &RuleConfig,
    clubs: &Rc<Clubs>,
    onclub: &Callback<ClubsAction>,
    onaction: &Callback<PageAction>,
) -> Html {
    html! {
        <FoundClub
            house={house.clone()}
            clubs={Rc::clone(clubs)}
            onclub={onclub.clone()}
            onaction={onaction.clone()}
        />
    }
}

/// Properties of [`FoundClub`].
#[derive(Properties, PartialEq)]
struct FoundClubProps {
    /// The rules of the page, which become those of the club.
    house: RuleConfig,
    /// Clubs of the device.
    clubs: Rc<Clubs>,
    /// Handler of actions on the clubs.
    onclub: Callback<ClubsAction>,
    /// Handler of actions on the page.
    onaction: Callback<PageAction>,
}

/// The form that founds a club.
#[component]
fn FoundClub(props: &FoundClubProps) -> Html {
    let locale = use_locale();
    let storage = use_storage();
    let texts = use_typed_texts();
    let name = use_typed_text(NAME.to_owned(), String::new());
    let saved_organiser = storage.load(ORGANISER).unwrap_or_default();
    let organiser = use_typed_text(ORGANISER.to_owned(), saved_organiser);
    let is_named = !cleaned_name(&name).is_empty();
    let may_found = is_named && props.clubs.may_write();
    let begin = {
        let (name, organiser) = (name.clone(), organiser.clone());
        let (house, onclub) = (props.house.clone(), props.onclub.clone());
        let onaction = props.onaction.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if !may_found {
                return;
            }
            storage.save(ORGANISER, &cleaned_name(&organiser));
            let penalty_book = penalty_books::for_config(&house);
            let profile = ClubProfile {
                name: cleaned_name(&name),
                rules: Rules {
                    house: house.clone(),
                    penalty_book,
                },
                language: locale.language().key().to_owned(),
            };
            let founded = Rc::new(ClubEvent::Founded(profile));
            texts.forget(NAME);
            texts.forget(ORGANISER);
            onclub.emit(ClubsAction::Begin(founded, organiser_stamp(&storage)));
            go(&onaction, &ClubLocation::Overview);
        })
    };
    let onhouse = props
        .onaction
        .reform(|_: MouseEvent| PageAction::View(ViewAction::ShowSheet(Some(Sheet::House))));
    html! {
        <div class="step-panel">
            if props.clubs.current().is_some() {
                <a class="way-back" data-action="back" href={href(&ClubLocation::Clubs)}>{ tr!(locale, "Back") }</a>
            }
            { title(tr!(locale, "A new club")) }
            <p>
                { tr!(locale, "A club keeps its members, nights and seasons on this device. Tables play on their own phones, and give their results to this desk by code, link or on paper.") }
            </p>
            <form class="step-panel" onsubmit={begin}>
                { text_field(tr!(locale, "Name of the club"), "club-name", &name, 60) }
                { text_field(tr!(locale, "Your name, as the organiser at this desk"), "organiser", &organiser, 40) }
                <h3 class="label">{ tr!(locale, "Rules of the games") }</h3>
                <button type="button" class="button rules-key" data-action="house" onclick={onhouse}>
                    { phrases::config_name(locale, &props.house) }
                </button>
                <button
                    type="submit"
                    class="button button-done"
                    data-action="found"
                    aria-disabled={(!may_found).then_some("true")}
                >
                    { tr!(locale, "Found the club") }
                </button>
                if !is_named {
                    <p class="club-note">{ tr!(locale, "Enter the name of the club first.") }</p>
                }
            </form>
            <OpenClubForm
                clubs={Rc::clone(&props.clubs)}
                onclub={props.onclub.clone()}
                onaction={props.onaction.clone()}
            />
        </div>
    }
}

/// A field for a text, which is a state.
pub fn text_field(
    label: &'static str,
    key: &'static str,
    value: &UseStateHandle<String>,
    longest: u32,
) -> Html {
    let oninput = {
        let value = value.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                value.set(field.value());
            }
        })
    };
    html! {
        <label class="club-field">
            <span>{ label }</span>
            <input
                type="text"
                maxlength={longest.to_string()}
                autocomplete="off"
                data-field={key}
                value={(**value).clone()}
                {oninput}
            />
        </label>
    }
}
