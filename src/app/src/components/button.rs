//! Buttons, drawn by one function: this keeps the program small.

use std::rc::Rc;

use yew::prelude::*;
use yew::virtual_dom::VNode;

/// Properties of a button without its content.
#[derive(Default)]
pub struct Button {
    /// CSS class.
    pub class: &'static str,
    /// Attribute that styles and tests use as a selector, and its value.
    pub hook: (&'static str, String),
    /// Accessible name, if it differs from the content.
    pub label: Option<String>,
    /// Tooltip.
    pub title: Option<String>,
    /// Pressed state of a toggle button.
    pub pressed: Option<bool>,
    /// True if the button has no effect now.
    pub idle: bool,
}

impl Button {
    /// Draws the button with its content and click handler.
    pub fn draw(self, content: impl Into<Html>, onclick: Callback<MouseEvent>) -> Html {
        self.drawn(content.into(), onclick)
    }

    fn drawn(self, content: Html, onclick: Callback<MouseEvent>) -> Html {
        // A `disabled` button would lose the focus.
        let onclick = (!self.idle).then_some(onclick);
        let mut button = html! {
            <button type="button" class={self.class} aria-label={self.label} title={self.title}
                aria-pressed={self.pressed.map(|pressed| pressed.to_string())}
                aria-disabled={self.idle.then_some("true")} {onclick}>
                { content }
            </button>
        };
        let (hook, value) = self.hook;
        if let VNode::VTag(tag) = &mut button {
            Rc::make_mut(tag).add_attribute(hook, value);
        }
        button
    }
}
