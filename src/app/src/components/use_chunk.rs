//! A part of the page that is loaded when it is wanted.

use std::ptr;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::chunk::{AnyChunk, Chunk};
use crate::components::use_effect_with::use_effect_with;

/// Sees to it that a chunk comes, after so many milliseconds, and that what wants it is drawn again
/// then; answers how to ask for it once more.
#[hook]
pub fn use_chunk<T: Copy + 'static>(
    chunk: Option<&'static Chunk<T>>,
    wait: u32,
) -> Callback<MouseEvent> {
    use_any_chunk(chunk.map(|chunk| chunk as &'static dyn AnyChunk), wait)
}

#[hook]
fn use_any_chunk(chunk: Option<&'static dyn AnyChunk>, wait: u32) -> Callback<MouseEvent> {
    let again = use_force_update();
    let load = move |chunk: &'static dyn AnyChunk| {
        let come = again.clone();
        chunk.load_then(Box::new(move || come.force_update()));
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
    let missing = chunk.filter(|chunk| !chunk.is_here());
    let place = missing.map(|chunk| ptr::from_ref(chunk).cast::<()>());
    use_effect_with((place, wait), move |_| {
        let timer = missing.map(|chunk| Timeout::new(wait, move || load(chunk)));
        move || drop(timer)
    });
    onload
}
