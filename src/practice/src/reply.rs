//! The reply of a person to an exercise.

use std::collections::BTreeSet;

use tilewise_rules::{Tile, TileSet};

/// The reply of a person to an exercise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// One of the [`Choices`](crate::Choices), by its position.
    Choice(usize),
    /// The elements that count, by their positions in [`ExerciseTask::Elements`](crate::ExerciseTask::Elements).
    Elements(BTreeSet<usize>),
    /// The tiles that complete the hand, and the one that pays most if the exercise has one.
    Waits {
        /// The tiles.
        tiles: TileSet,
        /// The tile that pays most.
        best: Option<Tile>,
    },
}
