//! Elements of the page, put together by calls. `html!` writes all that makes an element out at each
//! place where one is drawn, and weighs several times as much.

use std::rc::Rc;

use yew::html::{self, IntoPropValue};
use yew::prelude::*;
use yew::virtual_dom::{AttrValue, Key, Listener, VNode, VTag};

/// An element that is being put together.
#[must_use]
pub struct Tag(Rc<VTag>);

/// An element of this name, with nothing in it.
pub fn tag(name: &'static str) -> Tag {
    Tag(Rc::new(VTag::new(name)))
}

impl Tag {
    /// With this class, or several.
    pub fn class(self, class: &'static str) -> Self {
        self.with("class", class)
    }

    /// With an attribute, if it has a value.
    pub fn with(self, name: &'static str, value: impl IntoPropValue<Option<AttrValue>>) -> Self {
        self.set(name, value.into_prop_value())
    }

    /// With this in it, after what is there.
    pub fn child(self, child: impl Into<Html>) -> Self {
        self.push(child.into())
    }

    /// With this in it, or with its place kept free, so that what follows stays the same.
    pub fn child_if(self, child: Option<impl Into<Html>>) -> Self {
        self.push(child.map(Into::into).unwrap_or_default())
    }

    /// With all of these in it.
    pub fn children(self, all: impl IntoIterator<Item = impl Into<Html>>) -> Self {
        all.into_iter().fold(self, Self::child)
    }

    /// Known among its like by a key.
    pub fn key(mut self, key: impl Into<Key>) -> Self {
        self.edit().key = Some(key.into());
        self
    }

    /// What a click does.
    pub fn on_click(self, does: Callback<MouseEvent>) -> Self {
        self.listen(Rc::new(html::onclick::Wrapper::new(does)))
    }

    /// What an event does.
    pub fn listen(mut self, listener: Rc<dyn Listener>) -> Self {
        self.edit().add_listener(listener);
        self
    }

    /// The element as it is drawn.
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
