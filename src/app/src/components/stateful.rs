//! Components with their own state.
//!
//! Each Yew component type is compiled with its own copy of Yew's code. These components share a single type,
//! which stores the function that draws them.

use std::any::type_name;
use std::rc::Rc;

use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::any_eq::AnyEq;

/// Component with its own state, kept while it stays at its place. It is redrawn when its properties or its
/// state change.
///
/// ```ignore
/// impl Stateful for Dialog {
///     fn draw(&self, hooks: &mut HookContext) -> Html {
///         use_dialog(self).run(hooks)
///     }
/// }
/// ```
pub trait Stateful: PartialEq + 'static {
    /// Draws the component with its own hook.
    fn draw(&self, hooks: &mut HookContext) -> Html;

    /// Returns the component as HTML.
    fn html(self) -> Html
    where
        Self: Sized,
    {
        self.keyed("")
    }

    /// Returns the component with a key, which is unique among its siblings and preserves its state.
    fn keyed(self, key: &str) -> Html
    where
        Self: Sized,
    {
        place(Rc::new(self), format!("{}{key}", type_name::<Self>()))
    }
}

/// Wraps a component in the shared type. The key contains the component's type, so that state isn't mixed up.
fn place(part: Rc<dyn ComponentPart>, key: String) -> Html {
    html! { <Placed {key} part={Same(part)} /> }
}

/// Component of any type.
trait ComponentPart: AnyEq {
    fn draws(&self, hooks: &mut HookContext) -> Html;
}

impl<T: Stateful> ComponentPart for T {
    fn draws(&self, hooks: &mut HookContext) -> Html {
        self.draw(hooks)
    }
}

#[derive(Clone)]
struct Same(Rc<dyn ComponentPart>);

impl PartialEq for Same {
    fn eq(&self, other: &Self) -> bool {
        self.0.is(&*other.0)
    }
}

#[derive(PartialEq, Properties)]
struct Props {
    part: Same,
}

#[component]
fn Placed(props: &Props) -> Html {
    use_part(&*props.part.0)
}

/// Component, drawn with the hooks of the shared type.
struct Drawing<'a>(&'a dyn ComponentPart);

fn use_part(part: &dyn ComponentPart) -> Drawing<'_> {
    Drawing(part)
}

impl Hook for Drawing<'_> {
    type Output = Html;

    fn run(self, hooks: &mut HookContext) -> Html {
        self.0.draws(hooks)
    }
}
