//! Builder for HTML elements. The `html!` macro repeats the whole construction at each use, which makes the
//! program several times larger.

use std::rc::Rc;

use yew::html::{self, IntoPropValue};
use yew::prelude::*;
use yew::virtual_dom::{AttrValue, Key, Listener, VNode, VTag};

/// Element under construction.
#[must_use]
pub struct Tag(Rc<VTag>);

/// Creates an empty element with this name.
pub fn tag(name: &'static str) -> Tag {
    Tag(Rc::new(VTag::new(name)))
}

impl Tag {
    /// Sets one or several classes.
    pub fn class(self, class: &'static str) -> Self {
        self.with("class", class)
    }

    /// Sets an attribute, if it has a value.
    pub fn with(self, name: &'static str, value: impl IntoPropValue<Option<AttrValue>>) -> Self {
        self.set(name, value.into_prop_value())
    }

    /// Appends a child.
    pub fn child(self, child: impl Into<Html>) -> Self {
        self.push(child.into())
    }

    /// Appends a child, or a placeholder for it, so that the following siblings keep their identity.
    pub fn child_if(self, child: Option<impl Into<Html>>) -> Self {
        self.push(child.map(Into::into).unwrap_or_default())
    }

    /// Appends several children.
    pub fn children(self, all: impl IntoIterator<Item = impl Into<Html>>) -> Self {
        all.into_iter().fold(self, Self::child)
    }

    /// Sets the key among siblings.
    pub fn key(mut self, key: impl Into<Key>) -> Self {
        self.edit().key = Some(key.into());
        self
    }

    /// Sets the click handler.
    pub fn on_click(self, does: Callback<MouseEvent>) -> Self {
        self.listen(Rc::new(html::onclick::Wrapper::new(does)))
    }

    /// Adds an event listener.
    pub fn listen(mut self, listener: Rc<dyn Listener>) -> Self {
        self.edit().add_listener(listener);
        self
    }

    /// Returns the element as HTML.
    pub fn done(self) -> Html {
        VNode::VTag(self.0)
    }

    fn set(mut self, name: &'static str, value: Option<AttrValue>) -> Self {
        if let Some(value) = value {
            self.edit().add_attribute(name, value);
        }
        self
    }

    fn push(mut self, child: Html) -> Self {
        self.edit().add_child(child);
        self
    }

    fn edit(&mut self) -> &mut VTag {
        Rc::make_mut(&mut self.0)
    }
}

impl From<Tag> for Html {
    fn from(tag: Tag) -> Self {
        tag.done()
    }
}
