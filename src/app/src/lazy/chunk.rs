//! One part of the page, and how far its loading is.

use std::cell::RefCell;
use std::mem;
use std::thread::LocalKey;

/// A value that lies in a file of its own with all that only it leads to.
pub struct Chunk<T: 'static> {
    /// Begins to load; [`done`] is called in the end.
    pub(super) fetch: fn(),
    /// The value; to be asked for only when it is there.
    pub(super) value: fn() -> T,
    pub(super) progress: &'static LocalKey<RefCell<Progress>>,
}

/// Why a chunk isn't there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Absent {
    /// It was not asked for, or it is on its way.
    Coming,
    /// It was asked for and could not be had; it may be asked for again.
    Unreachable,
}

impl<T> Chunk<T> {
    /// The value, if it has been loaded.
    ///
    /// # Errors
    ///
    /// Why it isn't there.
    pub fn get(&self) -> Result<T, Absent> {
        match self.progress.with_borrow(|progress| progress.stage) {
            Stage::Here => Ok((self.value)()),
            Stage::Unreachable => Err(Absent::Unreachable),
            Stage::Asleep | Stage::Loading => Err(Absent::Coming),
        }
    }

    /// Sees to it that the value is loaded, and calls `then` when it is there or can't be had.
    pub fn load(&self, then: impl FnOnce() + 'static) {
        load(self.progress, self.fetch, Box::new(then));
    }
}

#[derive(Clone, Copy)]
enum Stage {
    Asleep,
    Loading,
    Here,
    Unreachable,
}

/// How far the loading is, and who waits for it.
pub struct Progress {
    stage: Stage,
    waiting: Vec<Box<dyn FnOnce()>>,
}

impl Progress {
    pub const fn new() -> Self {
        Self {
            stage: if cfg!(split) {
                Stage::Asleep
            } else {
                Stage::Here
            },
            waiting: Vec::new(),
        }
    }
}

fn load(progress: &'static LocalKey<RefCell<Progress>>, fetch: fn(), then: Box<dyn FnOnce()>) {
    let stage = progress.with_borrow(|progress| progress.stage);
    if let Stage::Here = stage {
        return then();
    }
    progress.with_borrow_mut(|progress| {
        progress.waiting.push(then);
        progress.stage = Stage::Loading;
    });
    if !matches!(stage, Stage::Loading) {
        fetch();
    }
}

/// Ends the loading, and tells those who wait.
pub fn done(progress: &'static LocalKey<RefCell<Progress>>, here: bool) {
    let waiting = progress.with_borrow_mut(|progress| {
        progress.stage = if here {
            Stage::Here
        } else {
            Stage::Unreachable
        };
        mem::take(&mut progress.waiting)
    });
    for then in waiting {
        then();
    }
}

/// Declares a chunk. The names in it are those that the splitter of `cargo xtask build` knows.
macro_rules! chunk {
    ($(#[$about:meta])* pub static $name:ident: $type:ty = $value:expr, in $file:literal;) => {
        $(#[$about])*
        pub static $name: $crate::lazy::Chunk<$type> = {
            thread_local! {
                static PROGRESS: ::std::cell::RefCell<$crate::lazy::chunk::Progress> =
                    const { ::std::cell::RefCell::new($crate::lazy::chunk::Progress::new()) };
            }

            #[cfg(split)]
            #[allow(improper_ctypes)] // Both ends are this very build.
            #[link(wasm_import_module = "__wasm_split_placeholder__")]
            // SAFETY: the splitter makes the first, and puts `exported` behind the second.
            unsafe extern "C" {
                #[link_name = concat!("__wasm_split_load_", $file)]
                safe fn load(done: extern "C" fn(usize, bool), data: usize);
                #[link_name = concat!("__wasm_split_00", $file, "00_import_00000000000000000000000000000000")]
                safe fn imported() -> $type;
            }

            // SAFETY: no other function has this name, which holds the name of the file.
            #[cfg(split)]
            #[allow(improper_ctypes_definitions)]
            #[unsafe(export_name = concat!("__wasm_split_00", $file, "00_export_00000000000000000000000000000000"))]
            extern "C" fn exported() -> $type {
                $value
            }

            #[cfg(split)]
            extern "C" fn done(_: usize, here: bool) {
                $crate::lazy::chunk::done(&PROGRESS, here);
            }

            $crate::lazy::Chunk {
                #[cfg(split)]
                fetch: || load(done, 0),
                #[cfg(not(split))]
                fetch: || $crate::lazy::chunk::done(&PROGRESS, true),
                #[cfg(split)]
                value: || imported(),
                #[cfg(not(split))]
                value: || $value,
                progress: &PROGRESS,
            }
        };
    };
}

pub(super) use chunk;

#[cfg(test)]
mod tests {
    use std::cell::{Cell, RefCell};
    use std::rc::Rc;

    use super::{Absent, Chunk, Progress, Stage, done};

    thread_local! {
        static AWAY: RefCell<Progress> = const {
            RefCell::new(Progress { stage: Stage::Asleep, waiting: Vec::new() })
        };
        static FETCHED: Cell<u32> = const { Cell::new(0) };
    }

    static CHUNK: Chunk<u32> = Chunk {
        fetch: || FETCHED.set(FETCHED.get() + 1),
        value: || 7,
        progress: &AWAY,
    };

    #[test]
    fn a_chunk_is_fetched_once_and_again_after_it_could_not_be_had() {
        let told = Rc::new(Cell::new(0));
        let load = || {
            let told = told.clone();
            CHUNK.load(move || told.set(told.get() + 1));
        };
        assert_eq!(CHUNK.get(), Err(Absent::Coming));
        load();
        load();
        assert_eq!((FETCHED.get(), told.get()), (1, 0));

        done(&AWAY, false);
        assert_eq!(CHUNK.get(), Err(Absent::Unreachable));
        assert_eq!(told.get(), 2);

        load();
        assert_eq!(CHUNK.get(), Err(Absent::Coming));
        assert_eq!(FETCHED.get(), 2);
        done(&AWAY, true);
        assert_eq!(CHUNK.get(), Ok(7));

        load();
        assert_eq!((FETCHED.get(), told.get()), (2, 4));
    }
}
