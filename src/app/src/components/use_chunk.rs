//! Hook that loads a chunk.

use std::ptr;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::chunk::{AnyChunk, Chunk};

/// Loads a chunk after `wait` milliseconds and then redraws the component. Returns the callback that retries.
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
        // Redraws the loading state.
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
    // The chunk may be loaded between drawing and the effect: this is the state at the time of drawing.
    let missing = chunk.filter(|chunk| !chunk.is_here());
    let place = missing.map(|chunk| ptr::from_ref(chunk).cast::<()>());
    use_effect_with((place, wait), move |_| {
        let timer = missing.map(|chunk| Timeout::new(wait, move || load(chunk)));
        move || drop(timer)
    });
    onload
}
