//! Who writes. One device has the pen and the others watch; what others wrote all the same counts,
//! and is said.

#[cfg(test)]
mod tests;

use crate::{Entry, Input, Log};

/// Who writes in a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pen<'a> {
    /// The device that does: the one that opened the game, or that took the pen last. `None` once
    /// it was given away, until somebody takes it.
    pub device: Option<&'a str>,
    /// What others wrote meanwhile. It is settled when it is deleted, or when the device that has
    /// the pen takes it once more.
    pub apart: Vec<&'a Entry>,
}

impl Log {
    /// Who writes, and what others did.
    pub fn pen(&self) -> Pen<'_> {
        let mut pen = Pen::default();
        for entry in self.entries() {
            let writes = pen.device == Some(&entry.device);
            match entry.input {
                Input::PenTaken if writes => pen.apart.clear(),
                Input::PenTaken => pen.device = Some(&entry.device),
                Input::PenGiven if writes => pen.device = None,
                Input::PenGiven => {}
                Input::Opened(_) if pen == Pen::default() => pen.device = Some(&entry.device),
                _ if writes => {}
                _ => pen.apart.push(entry),
            }
        }
        if !pen.apart.is_empty() {
            let deleted = self.deleted();
            pen.apart.retain(|one| !deleted.contains(&one.id));
        }
        pen
    }
}
