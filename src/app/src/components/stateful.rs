//! Parts of the page with a state of their own.
//!
//! For Yew a component is a type, and all that Yew does with a component is compiled once more for each
//! of them. Ours share one: it holds what draws a part, and Yew's code comes once.

use std::any::type_name;
use std::rc::Rc;

use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::any_eq::AnyEq;

/// A part of the page with a state of its own, kept for as long as it stands at its place.
/// It is drawn anew when it changes, or its state does.
///
/// ```ignore
/// impl Stateful for Dialog {
///     fn draw(&self, hooks: &mut HookContext) -> Html {
///         use_dialog(self).run(hooks)
///     }
/// }
/// ```
pub trait Stateful: PartialEq + 'static {
    /// Draws it, by a hook of its own.
    fn draw(&self, hooks: &mut HookContext) -> Html;

    /// The part at its place in the page.
    fn html(self) -> Html
    where
        Self: Sized,
    {
        self.keyed("")
    }

    /// The same among its like: it keeps its state under a key that no other there has.
    fn keyed(self, key: &str) -> Html
    where
        Self: Sized,
    {
        place(Rc::new(self), format!("{}{key}", type_name::<Self>()))
    }
}

/// Puts a part at its place. Another kind of part never takes over its state: the key says which it is.
fn place(part: Rc<dyn Part>, key: String) -> Html {
    html! { <Placed {key} part={Same(part)} /> }
}

/// A part of any kind.
trait Part: AnyEq {
    fn draws(&self, hooks: &mut HookContext) -> Html;
}

impl<T: Stateful> Part for T {
    fn draws(&self, hooks: &mut HookContext) -> Html {
        self.draw(hooks)
    }
}

#[derive(Clone)]
struct Same(Rc<dyn Part>);

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

/// The part, to be drawn with the hooks of the component.
struct Drawing<'a>(&'a dyn Part);

fn use_part(part: &dyn Part) -> Drawing<'_> {
    Drawing(part)
}

impl Hook for Drawing<'_> {
    type Output = Html;

    fn run(self, hooks: &mut HookContext) -> Html {
        self.0.draws(hooks)
    }
}
