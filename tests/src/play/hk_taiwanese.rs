//! The Hong Kong group of sixteen-tile mahjong for tests.

#[cfg(test)]
mod examples;
pub mod options;
pub mod random;
pub mod reference;

use tilewise_rules::WinInput;

use super::Play;
use super::sixteen_tiles::SixteenTileWin;
use crate::random::Rng;
use crate::reference::ReferenceScore;

impl Play for options::Options {
    fn text(&self) -> String {
        self.text()
    }

    fn winning(&self, rng: &mut Rng) -> WinInput {
        WinInput::from(&random::winning(rng, self))
    }

    fn best(&self, entry: &WinInput) -> Vec<ReferenceScore> {
        reference::best(&SixteenTileWin::from(entry), self)
    }
}
