//! Buttons, drawn in one place: every other way to write them weighs more.

use std::rc::Rc;

use yew::prelude::*;
use yew::virtual_dom::VNode;

/// A button without its words.
#[derive(Default)]
pub struct Button {
    /// Its style.
    pub class: &'static str,
    /// The attribute by which styles and tests know it, and its value.
    pub hook: (&'static str, String),
    /// Its name, where that isn't what it says.
    pub label: Option<String>,
    /// What else there is to know about it.
    pub title: Option<String>,
    /// Whether it is chosen, for one that can be.
    pub pressed: Option<bool>,
    /// Whether it has nothing to do now.
    pub idle: bool,
}

impl Button {
    /// The button with its words, and what a click does.
    pub fn draw(self, says: impl Into<Html>, onclick: Callback<MouseEvent>) -> Html {
        self.drawn(says.into(), onclick)
    }

    fn drawn(self, says: Html, onclick: Callback<MouseEvent>) -> Html {
        // One that is disabled would lose the focus that it has.
        let onclick = (!self.idle).then_some(onclick);
        let mut button = html! {
            <button type="button" class={self.class} aria-label={self.label} title={self.title}
                aria-pressed={self.pressed.map(|pressed| pressed.to_string())}
                aria-disabled={self.idle.then_some("true")} {onclick}>
                { says }
            </button>
        };
        let (hook, value) = self.hook;
        if let VNode::VTag(tag) = &mut button {
            Rc::make_mut(tag).add_attribute(hook, value);
        }
        button
    }
}
