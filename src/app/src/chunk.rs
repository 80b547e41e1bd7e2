//! Chunks: parts of the program in files of their own, loaded on demand.
//!
//! The module that a [`Chunk`] loads declares it with the macro of the same name. In a release, which is
//! built with the feature `split`, the splitter of `cargo xtask build` moves code and data that only a chunk
//! reaches out of the first wasm file. Other wasm builds contain them, with the same asynchronous interface.
//! In tests a chunk is loaded from the start, in the first paint never.

use std::{
    cell::{OnceCell, RefCell},
    mem,
    thread::LocalKey,
};

/// Whether chunks are loaded from the start.
pub const AT_ONCE: bool = cfg!(not(any(
    feature = "split",
    feature = "ssr",
    target_family = "wasm"
)));

/// A value that is loaded on demand, with the code that only it reaches.
pub struct Chunk<T: 'static> {
    /// Starts to load; [`end`] is called at the end.
    pub(crate) fetch: fn(),
    pub(crate) state: &'static LocalKey<ChunkState<T>>,
}

/// The reason why a chunk isn't loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loading {
    /// It was not requested, or is being loaded.
    Pending,
    /// The last request failed; it may be repeated.
    Failed,
}

/// A chunk of any value type.
pub trait AnyChunk {
    /// Whether it is loaded.
    fn is_here(&self) -> bool;

    /// Loads the chunk, and calls `then` after success or failure.
    fn load_then(&self, then: Box<dyn FnOnce()>);
}

impl<T: Copy> AnyChunk for Chunk<T> {
    fn is_here(&self) -> bool {
        self.get().is_ok()
    }

    fn load_then(&self, then: Box<dyn FnOnce()>) {
        self.load(then);
    }
}

impl<T: Copy> Chunk<T> {
    /// Returns the value, if it is loaded.
    ///
    /// # Errors
    ///
    /// The reason why it isn't loaded.
    pub fn get(&self) -> Result<T, Loading> {
        self.state.with(|state| match state.value.get() {
            Some(value) => Ok(*value),
            None if state.requests.borrow().failed => Err(Loading::Failed),
            None => Err(Loading::Pending),
        })
    }

    /// Loads the value, and calls `then` after success or failure.
    pub fn load(&self, then: impl FnOnce() + 'static) {
        if self.get().is_ok() {
            return then();
        }
        let begins = self.state.with(|state| {
            let mut requests = state.requests.borrow_mut();
            requests.failed = false;
            requests.waiting.push(Box::new(then));
            requests.waiting.len() == 1
        });
        if begins {
            (self.fetch)();
        }
    }
}

/// The value of a chunk and its loading state.
pub struct ChunkState<T> {
    value: OnceCell<T>,
    requests: RefCell<Requests>,
}

/// Callbacks that wait for a chunk, and whether the last request failed.
#[derive(Default)]
struct Requests {
    failed: bool,
    waiting: Vec<Box<dyn FnOnce()>>,
}

impl<T> ChunkState<T> {
    /// Creates the state of a chunk that isn't loaded.
    pub fn empty() -> Self {
        Self {
            value: OnceCell::new(),
            requests: RefCell::default(),
        }
    }

    /// Creates the state of a chunk that is loaded from the start.
    #[cfg(not(any(feature = "split", feature = "ssr", target_family = "wasm")))]
    pub fn loaded(value: T) -> Self {
        Self {
            value: OnceCell::from(value),
            ..Self::empty()
        }
    }

    /// Ends the loading; returns the waiting callbacks.
    fn take(&self, value: Option<T>) -> Vec<Box<dyn FnOnce()>> {
        let mut requests = self.requests.borrow_mut();
        requests.failed = value.is_none();
        if let Some(value) = value {
            // A value that was set before is equal.
            let _ = self.value.set(value);
        }
        mem::take(&mut requests.waiting)
    }
}

/// Ends the loading of a chunk with its value, or `None` after a failure, and calls the waiting callbacks.
pub fn end<T>(state: &'static LocalKey<ChunkState<T>>, value: Option<T>) {
    for then in state.with(|state| state.take(value)) {
        then();
    }
}

/// Declares a chunk and its part of the divided program.
macro_rules! chunk {
    ($(#[$about:meta])* $visible:vis static $name:ident: $type:ty = $value:expr, in $part:ident;) => {
        $(#[$about])*
        $visible static $name: $crate::chunk::Chunk<$type> = {
            #[cfg(feature = "split")]
            #[allow(non_snake_case)]
            #[::wasm_split_helpers::wasm_split($part, fallible)]
            fn $name() -> Result<$type, ::wasm_split_helpers::SplitLoaderError> {
                Ok($value)
            }

            thread_local! {
                #[cfg(any(feature = "split", feature = "ssr", target_family = "wasm"))]
                static STATE: $crate::chunk::ChunkState<$type> = $crate::chunk::ChunkState::empty();
                #[cfg(not(any(feature = "split", feature = "ssr", target_family = "wasm")))]
                static STATE: $crate::chunk::ChunkState<$type> = $crate::chunk::ChunkState::loaded($value);
            }

            $crate::chunk::Chunk {
                #[cfg(feature = "split")]
                fetch: || {
                    ::wasm_bindgen_futures::spawn_local(async {
                        $crate::chunk::end(&STATE, $name().await.ok());
                    });
                },
                #[cfg(all(not(feature = "split"), target_family = "wasm"))]
                fetch: || {
                    ::wasm_bindgen_futures::spawn_local(async {
                        $crate::chunk::end(&STATE, Some($value));
                    });
                },
                #[cfg(all(not(feature = "split"), not(target_family = "wasm")))]
                fetch: || $crate::chunk::end(&STATE, Some($value)),
                state: &STATE,
            }
        };
    };
}

pub(crate) use chunk;

#[cfg(test)]
mod tests {
    use std::{cell::Cell, rc::Rc};

    use super::{Chunk, ChunkState, Loading, end};

    thread_local! {
        static STATE: ChunkState<u32> = ChunkState::empty();
        static FETCHED: Cell<u32> = const { Cell::new(0) };
    }

    static CHUNK: Chunk<u32> = Chunk {
        fetch: || FETCHED.set(FETCHED.get() + 1),
        state: &STATE,
    };

    #[test]
    fn a_chunk_is_fetched_once_and_again_after_it_could_not_be_had() {
        let calls = Rc::new(Cell::new(0));
        let load = || {
            let calls = calls.clone();
            CHUNK.load(move || calls.set(calls.get() + 1));
        };
        assert_eq!(CHUNK.get(), Err(Loading::Pending));
        load();
        load();
        assert_eq!((FETCHED.get(), calls.get()), (1, 0));

        end(&STATE, None);
        assert_eq!(CHUNK.get(), Err(Loading::Failed));
        assert_eq!(calls.get(), 2);

        load();
        assert_eq!(CHUNK.get(), Err(Loading::Pending));
        assert_eq!(FETCHED.get(), 2);
        end(&STATE, Some(7));
        assert_eq!(CHUNK.get(), Ok(7));

        load();
        assert_eq!((FETCHED.get(), calls.get()), (2, 4));
    }
}
