//! The form for a hand as typed or pasted text, with help for the keyboard.

use std::rc::Rc;

use tilewise_rules::notation;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::typing::is_everywhere;
use crate::i18n::{Locale, use_locale};
use crate::score::entry::paste::parse_paste_partly;
use crate::score::extras::has_extras;
use crate::score::tray::faces;
use crate::storage::{StorageContext, TYPING, use_storage};
use crate::store::{Draft, PageAction, ViewAction};
use crate::ui::phrases;
use crate::ui::tile::tile;

/// Properties of [`HandTextForm`].
#[derive(Properties, PartialEq)]
pub struct HandTextFormProps {
    /// Hand whose house rules and context the text completes.
    pub draft: Rc<Draft>,
    /// The text, which is kept while the sheet is closed.
    pub text: Rc<str>,
    /// Receives the text, the typed hand, and closes the sheet.
    pub onaction: Callback<PageAction>,
}

/// The text field, its errors, and the help for the keyboard.
#[component]
pub fn HandTextForm(props: &HandTextFormProps) -> Html {
    let locale = use_locale();
    let typed = &*props.text;
    let storage = use_storage();
    let oninput = props.onaction.reform(|event: InputEvent| {
        // The field is a textarea; its `value` works like that of an input.
        let field: HtmlInputElement = event.target_unchecked_into();
        PageAction::View(ViewAction::KeepHandText(field.value().into()))
    });
    let (read, errors) = parse_paste_partly(typed, &props.draft);
    let is_idle = read.is_none();
    let onenter = read.map(|action| {
        let onaction = props.onaction.clone();
        Callback::from(move |_: MouseEvent| {
            onaction.emit(PageAction::View(ViewAction::KeepHandText(Rc::default())));
            onaction.emit(action.clone());
            onaction.emit(PageAction::View(ViewAction::ShowSheet(None)));
        })
    });
    html! {
        <div class="write">
            <label for={FIELD}>{ tr!(locale, "The hand, or a link to one") }</label>
            <textarea
                id={FIELD}
                rows="3"
                autofocus=true
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                placeholder="33m567789p c234s p777z f1 w"
                value={typed.to_owned()}
                {oninput}
                aria-invalid={(!errors.is_empty()).to_string()}
                aria-describedby={ERRORS}
            />
            <p class="write-text">
                { tr!(locale, "Digits, then m characters, p dots, s bamboo, z winds and dragons; c, p or k before a set on the table. Names are read too: east, Rd, 5 bamboo, 五萬, 東, 🀇🀙🀐.") }
            </p>
            if has_extras(props.draft.house.rule_set()) {
                <p class="write-text">
                    { tr!(locale, "0 is a red five. dora:4s and ura:1z are indicators; honba=2 and bets=1 lie on the table.") }
                </p>
            }
            { preview(typed) }
            <div id={ERRORS} role="alert">
                <ul class="write-errors" role="list" data-errors="">
                    for error in &errors {
                        <li>{ phrases::full_sentence(locale, error) }</li>
                    }
                </ul>
            </div>
            <button
                type="button"
                class="button button-main"
                data-action="enter-text"
                aria-disabled={is_idle.then_some("true")}
                onclick={onenter}
            >
                { tr!(locale, "Enter the hand") }
            </button>
            { help(locale, storage) }
        </div>
    }
}

/// Renders the tiles that are parsed so far.
fn preview(typed: &str) -> Html {
    let hand = notation::readable_loose(typed).hand;
    let red = hand.red.among(&hand.concealed).into_iter();
    let concealed = hand.concealed.iter().zip(red);
    let won = hand
        .winning_tile
        .iter()
        .map(|tile| (tile, hand.red_winning));
    let concealed = concealed.chain(won);
    let concealed = concealed.map(|(&tile, red)| notation::tile_with_red(tile, red));
    let concealed: Vec<_> = concealed.collect();
    let sets = hand.melds.iter().map(faces).chain([concealed]);
    let bonus = hand.bonus.iter().map(|tile| vec![tile.to_string()]);
    let sets = sets.chain(bonus).filter(|set| !set.is_empty());
    html! {
        <div class="write-preview" aria-hidden="true" data-written="">
            for set in sets {
                <span>{ for set.iter().map(|face| tile(face)) }</span>
            }
        </div>
    }
}

/// The ids of the field and of its errors.
const FIELD: &str = "write-text";
const ERRORS: &str = "write-errors";

/// Keys and their effects.
const KEYS: [(&str, &str); 16] = [
    ("7 p", text!("7 dots; m is for characters, s for bamboo")),
    ("e s w n", text!("Winds")),
    ("dr dg dw", text!("Red, green and white dragon")),
    ("f1 g1 a1", text!("Flower, season, animal")),
    ("c2s", text!("A claimed chow from 2 bamboo")),
    ("p7z  k7z", text!("A claimed pung or kong")),
    ("ck7z", text!("A concealed kong")),
    ("C P", text!("Before a tile: a chow or pung in the hand")),
    ("t3m", text!("A pair")),
    ("c Enter", text!("The set from the tile that has the focus")),
    ("x", text!("Self-draw")),
    ("Shift E S W N", text!("Who discarded the winning tile")),
    ("r", text!("Reach declared, or not")),
    ("i4s  u4s", text!("A dora indicator, an ura indicator")),
    ("h  Shift H", text!("One counter (honba) more, one fewer")),
    (
        "Backspace",
        text!("Takes the last step back; Ctrl Z too, Ctrl Y forward"),
    ),
];

fn help(locale: Locale, storage: StorageContext) -> Html {
    let is_checked = is_everywhere(&storage);
    let onchange = Callback::from(move |event: Event| {
        if let Some(switch) = event.target_dyn_into::<HtmlInputElement>() {
            storage.save(TYPING, if switch.checked() { "all" } else { "hand" });
        }
    });
    let title = tr!(locale, "On a keyboard");
    html! {
        <section class="keys-help" aria-label={title}>
            <h3 class="label">{ title }</h3>
            <dl>
                for (keys, does) in KEYS {
                    <div>
                        <dt><kbd>{ keys }</kbd></dt>
                        <dd>{ locale.translate(does) }</dd>
                    </div>
                }
            </dl>
            <label class="keys-switch">
                <input type="checkbox" data-switch="typing" checked={is_checked} {onchange} />
                { tr!(locale, "These keys work where nothing has the focus, too") }
            </label>
        </section>
    }
}
