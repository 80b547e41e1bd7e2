//! View models of a game, independent of the browser.

mod chart;
mod location;
mod refusal;
mod replayed_game;
mod wording;

pub use chart::ScoreChart;
pub use location::{EditTarget, Route, TableLocation};
pub use refusal::refusal;
pub use replayed_game::{ReplayedGame, house, net, preview};
pub use wording::{
    amount, as_typed, counters, hand, hands, holder, in_hundredths, name, position, seat_of,
    signed, wind,
};
