//! The form for a hand as typed or pasted text, with help for the keyboard.

use std::cell::RefCell;
use std::rc::Rc;

use tilewise_rules::notation;
use web_sys::HtmlInputElement;
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::typing::is_everywhere;
use crate::components::button::Button;
use crate::components::score::extras::has_extras;
use crate::components::score::tray::faces;
use crate::components::stateful::Stateful;
use crate::components::tag::tag;
use crate::components::tile::tile;
use crate::entry::parse_paste_partly;
use crate::language::translate;
use crate::state::{Draft, PageAction};
use crate::{storage, words};

thread_local! {
    /// The text that is not yet a hand. It is kept while the sheet is closed.
    static LEFT: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Stores a text for the form.
pub fn keep(text: String) {
    LEFT.set(text);
}

/// The text field, its errors, and the help for the keyboard.
#[derive(PartialEq)]
pub struct HandTextForm {
    pub draft: Rc<Draft>,
    pub onaction: Callback<PageAction>,
}

impl Stateful for HandTextForm {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_write(self).run(hooks)
    }
}

#[hook]
fn use_write(props: &HandTextForm) -> Html {
    let typed = use_state(|| LEFT.with_borrow(String::clone));
    let oninput = {
        let typed = typed.clone();
        Callback::from(move |event: InputEvent| {
            // The field is a textarea; its `value` works like that of an input.
            let field: HtmlInputElement = event.target_unchecked_into();
            keep(field.value());
            typed.set(field.value());
        })
    };
    let (read, errors) = parse_paste_partly(&typed, &props.draft);
    let enter = Button {
        class: "button button-main",
        hook: ("data-action", "enter-text".to_owned()),
        idle: read.is_none(),
        ..Button::default()
    };
    let onenter = {
        let onaction = props.onaction.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some(action) = &read {
                keep(String::new());
                onaction.emit(action.clone());
                onaction.emit(PageAction::Sheet(None));
            }
        })
    };
    let label = tag("label").with("for", FIELD);
    let field = html! {
        <textarea id={FIELD} rows="3" autocomplete="off" autocapitalize="off" spellcheck="false"
            placeholder="33m567789p c234s p777z f1 w" value={(*typed).clone()} {oninput}
            aria-invalid={(!errors.is_empty()).to_string()} aria-describedby={ERRORS} />
    };
    let paragraph = |text: &'static str| tag("p").class("write-text").child(text);
    let extras = has_extras(props.draft.house.rule_set()).then(|| {
        paragraph(tr!(
            "0 is a red five. dora:4s and ura:1z are indicators; honba=2 and bets=1 lie on the table."
        ))
    });
    let errors = errors
        .iter()
        .map(|error| tag("li").child(words::full_sentence(error)));
    let errors = tag("ul")
        .class("write-errors")
        .with("role", "list")
        .with("data-errors", "")
        .children(errors);
    let alert = tag("div").with("id", ERRORS).with("role", "alert");
    tag("div")
        .class("write")
        .child(label.child(tr!("The hand, or a link to one")))
        .child(field)
        .child(paragraph(tr!(
            "Digits, then m characters, p dots, s bamboo, z winds and dragons; c, p or k before a set on the table. Names are read too: east, Rd, 5 bamboo, 五萬, 東, 🀇🀙🀐."
        )))
        .child_if(extras)
        .child(preview(&typed))
        .child(alert.child(errors))
        .child(enter.draw(tr!("Enter the hand"), onenter))
        .child(help())
        .done()
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
    tag("div")
        .class("write-preview")
        .with("aria-hidden", "true")
        .with("data-written", "")
        .children(sets.map(|set| tag("span").children(set.iter().map(|face| tile(face)))))
        .done()
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

fn help() -> Html {
    let onchange = Callback::from(|event: Event| {
        if let Some(switch) = event.target_dyn_into::<HtmlInputElement>() {
            storage::save(
                storage::TYPING,
                if switch.checked() { "all" } else { "hand" },
            );
        }
    });
    let key = |(keys, does): (&'static str, &'static str)| {
        let keys = tag("dt").child(tag("kbd").child(keys));
        let does = tag("dd").child(translate(does));
        tag("div").child(keys).child(does)
    };
    let switch = html! {
        <input type="checkbox" data-switch="typing" checked={is_everywhere()} {onchange} />
    };
    let switch = tag("label").class("keys-switch").child(switch);
    let title = tr!("On a keyboard");
    tag("section")
        .class("keys-help")
        .with("aria-label", title)
        .child(tag("h3").class("label").child(title))
        .child(tag("dl").children(KEYS.map(key)))
        .child(switch.child(tr!("These keys work where nothing has the focus, too")))
        .done()
}
