//! Effects. Each effect type in Yew is compiled separately; these share one type.

use std::any::Any;

use yew::functional::{Hook, TearDown};

use super::any_eq::AnyEq;

/// Effect of its dependencies, which returns its cleanup.
type BoxedEffect = Box<dyn FnOnce(&dyn Any) -> Box<dyn FnOnce()>>;

/// Runs an effect after drawing whenever its dependencies have changed, and its cleanup before the next run;
/// otherwise like Yew's function.
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

fn use_any(dependencies: Dependencies, effect: BoxedEffect) -> impl Hook<Output = ()> {
    yew::use_effect_with(dependencies, move |Dependencies(on)| effect(&**on))
}

struct Dependencies(Box<dyn AnyEq>);

impl PartialEq for Dependencies {
    fn eq(&self, other: &Self) -> bool {
        self.0.is(&*other.0)
    }
}
