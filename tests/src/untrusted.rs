//! What must hold whatever comes from outside: texts that people paste, links, requests, what a
//! browser kept. Each target takes any bytes; it panics where something doesn't hold. The fuzzer runs
//! them (`cargo xtask soak fuzz`), and so do the tests, for a short while.

mod mutate;
mod replay;
mod seeds;
mod targets;

pub use mutate::mutated;
pub use seeds::{escaped, kept, seeds};

/// A way in from outside.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Its name: of its fuzz target, and of the file of what it stumbled over.
    pub name: &'static str,
    /// Takes what comes.
    pub take: fn(&[u8]),
}

/// Every way in.
pub const TARGETS: [Target; 8] = [
    Target {
        name: "notation",
        take: targets::notation,
    },
    Target {
        name: "link",
        take: targets::link,
    },
    Target {
        name: "face",
        take: targets::face,
    },
    Target {
        name: "stored",
        take: targets::stored,
    },
    Target {
        name: "game",
        take: targets::game,
    },
    Target {
        name: "codes",
        take: targets::codes,
    },
    Target {
        name: "message",
        take: targets::message,
    },
    Target {
        name: "replay",
        take: replay::replay,
    },
];

/// The target of a name.
pub fn target(name: &str) -> Option<Target> {
    TARGETS.into_iter().find(|target| target.name == name)
}

/// Has a target take what came to a fuzzer.
///
/// # Panics
/// If no target is called so, or it doesn't bear it.
pub fn take(name: &str, bytes: &[u8]) {
    let target = target(name).unwrap_or_else(|| panic!("no target is called {name}"));
    (target.take)(bytes);
}
