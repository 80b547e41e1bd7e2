//! Parts of the page that lie in files of their own and load when they are asked for.
//!
//! A [`Chunk`] is declared by the part that it loads, with the macro of the same name. A release is
//! built with the feature `split`, and the splitter of `cargo xtask build` divides it: what only a
//! chunk leads to, code and data alike, is not in the wasm that starts the page. In any other wasm it
//! is, and comes when it is asked for all the same. In tests it is there at once, and in the first
//! paint never.

use std::{
    cell::{OnceCell, RefCell},
    mem,
    thread::LocalKey,
};

/// Whether what lies in chunks is there from the first.
pub const AT_ONCE: bool = cfg!(not(any(
    feature = "split",
    feature = "ssr",
    target_family = "wasm"
)));

/// A value that lies in a file of its own with all that only it leads to.
pub struct Chunk<T: 'static> {
    /// Begins to load; [`State::end`] is called in the end.
    pub(crate) fetch: fn(),
    pub(crate) state: &'static LocalKey<State<T>>,
}

/// Why a chunk isn't there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loading {
    /// It was not asked for, or it is on its way.
    Pending,
    /// It was asked for and could not be had; it may be asked for again.
    Failed,
}

/// A chunk, whatever lies in it.
pub trait AnyChunk {
    /// Whether it is there.
    fn is_here(&self) -> bool;

    /// Sees to it that it is loaded, and calls `then` when it is there or can't be had.
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
    /// The value, if it has been loaded.
    ///
    /// # Errors
    ///
    /// Why it isn't there.
    pub fn get(&self) -> Result<T, Loading> {
        self.state.with(|state| match state.value.get() {
            Some(value) => Ok(*value),
            None if state.requests.borrow().failed => Err(Loading::Failed),
            None => Err(Loading::Pending),
        })
    }

    /// Sees to it that the value is loaded, and calls `then` when it is there or can't be had.
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

/// The value of a chunk, and how far its loading is.
pub struct State<T> {
    value: OnceCell<T>,
    requests: RefCell<Requests>,
}

/// Who waits for a chunk, and whether it could not be had the last time.
#[derive(Default)]
struct Requests {
    failed: bool,
    waiting: Vec<Box<dyn FnOnce()>>,
}

impl<T> State<T> {
    /// Nothing has been loaded.
    pub fn empty() -> Self {
        Self {
            value: OnceCell::new(),
            requests: RefCell::default(),
        }
    }

    /// The value has always been there.
    #[cfg(not(any(feature = "split", feature = "ssr", target_family = "wasm")))]
    pub fn loaded(value: T) -> Self {
        Self {
            value: OnceCell::from(value),
            ..Self::empty()
        }
    }

    /// Ends the loading; those who wait for it are to be calls.
    fn take(&self, value: Option<T>) -> Vec<Box<dyn FnOnce()>> {
        let mut requests = self.requests.borrow_mut();
        requests.failed = value.is_none();
        if let Some(value) = value {
            // One that came before is the same.
            let _ = self.value.set(value);
        }
        mem::take(&mut requests.waiting)
    }
}

/// Ends the loading of a chunk with its value, or with none if it can't be had, and tells those who
/// wait.
pub fn end<T>(state: &'static LocalKey<State<T>>, value: Option<T>) {
    for then in state.with(|state| state.take(value)) {
        then();
    }
}

/// Declares a chunk, and in which part of the divided program it lies.
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
                static STATE: $crate::chunk::State<$type> = $crate::chunk::State::empty();
                #[cfg(not(any(feature = "split", feature = "ssr", target_family = "wasm")))]
                static STATE: $crate::chunk::State<$type> = $crate::chunk::State::loaded($value);
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

    use super::{Chunk, Loading, State, end};

    thread_local! {
        static STATE: State<u32> = State::empty();
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
