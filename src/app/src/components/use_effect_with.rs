//! Effects. For Yew each kind of effect is a type of its own, with some code for each; ours share one.

use std::any::Any;

use yew::functional::{Hook, TearDown};

use super::any_eq::AnyEq;

/// What is done, of what it depends on; it leaves what undoes it.
type Effect = Box<dyn FnOnce(&dyn Any) -> Box<dyn FnOnce()>>;

/// Does something after the page is drawn, whenever what it depends on has changed, and undoes it
/// before the next time; otherwise as Yew's.
pub fn use_effect_with<D, T>(
    dependencies: D,
    effect: impl FnOnce(&D) -> T + 'static,
) -> impl Hook<Output = ()>
where
    D: PartialEq + 'static,
    T: TearDown,
{
    use_any(
        Dependencies(Box::new(dependencies)),
        Box::new(move |dependencies| {
            let done = dependencies.downcast_ref().map(effect);
            Box::new(move || {
                if let Some(done) = done {
                    done.tear_down();
                }
            })
        }),
    )
}

fn use_any(dependencies: Dependencies, effect: Effect) -> impl Hook<Output = ()> {
    yew::use_effect_with(dependencies, move |Dependencies(on)| effect(&**on))
}

struct Dependencies(Box<dyn AnyEq>);

impl PartialEq for Dependencies {
    fn eq(&self, other: &Self) -> bool {
        self.0.is(&*other.0)
    }
}
