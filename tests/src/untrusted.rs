//! Properties of all external input: each target takes any bytes and panics if a property is violated.
//! The fuzzer runs the targets (`cargo xtask soak fuzz`), and the tests run them for a short while.

mod mutate;
mod public_standings;
mod replay;
mod seeds;
mod targets;

pub use mutate::mutated;
pub use seeds::{escaped, regressions, seeds};

/// An entry point of external input.
#[derive(Clone, Copy, Debug)]
pub struct FuzzTarget {
    /// Its name, also of its fuzz target and regression file.
    pub name: &'static str,
    /// Processes an input.
    pub take: fn(&[u8]),
}

/// All entry points.
pub const TARGETS: [FuzzTarget; 8] = [
    FuzzTarget {
        name: "notation",
        take: targets::notation,
    },
    FuzzTarget {
        name: "link",
        take: targets::link,
    },
    FuzzTarget {
        name: "face",
        take: targets::face,
    },
    FuzzTarget {
        name: "stored",
        take: targets::stored,
    },
    FuzzTarget {
        name: "game",
        take: targets::game,
    },
    FuzzTarget {
        name: "codes",
        take: targets::codes,
    },
    FuzzTarget {
        name: "message",
        take: targets::message,
    },
    FuzzTarget {
        name: "replay",
        take: replay::replay,
    },
];

/// Returns the target with a name.
pub fn target(name: &str) -> Option<FuzzTarget> {
    TARGETS.into_iter().find(|target| target.name == name)
}

/// Runs a target on an input of the fuzzer.
///
/// # Panics
/// If no target has the name, or a property is violated.
pub fn take(name: &str, bytes: &[u8]) {
    let target = target(name).unwrap_or_else(|| panic!("no target is called {name}"));
    (target.take)(bytes);
}
