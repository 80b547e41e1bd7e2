//! Text form of an entry.

mod read;
mod write;
