//! A part of the page that is loaded when it is wanted.

use std::ptr;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::chunk::Chunk;
use crate::components::use_effect_with::use_effect_with;

/// Sees to it that a chunk comes, after so many milliseconds, and that what wants it is drawn again
/// then; answers how to ask for it once more.
#[hook]
pub fn use_chunk<T: Copy + 'static>(
    chunk: Option<&'static Chunk<T>>,
    wait: u32,
) -> Callback<MouseEvent> {
    let again = use_force_update();
    let load = move |chunk: &'static Chunk<T>| {
        let come = again.clone();
        chunk.load(move || come.force_update());
        // It is on its way now.
        again.force_update();
    };
    let onload = {
        let load = load.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some(chunk) = chunk {
                load(chunk);
            }
        })
    };
    // The browser may have its turn between drawing and the effect, and the chunk come in it: what
    // counts is what was drawn.
    let missing = chunk.filter(|chunk| chunk.get().is_err());
    use_effect_with((missing.map(ptr::from_ref), wait), move |_| {
        let timer = missing.map(|chunk| Timeout::new(wait, move || load(chunk)));
        move || drop(timer)
    });
    onload
}
