//! A game as it is shown. Nothing here asks the browser.

mod chart;
mod place;
mod refusal;
mod shown;
mod wording;

pub use chart::Chart;
pub use place::{Aim, Place, Step};
pub use refusal::refusal;
pub use shown::{Shown, house, net, preview};
pub use wording::{
    amount, as_typed, counters, hand, hands, holder, in_hundredths, name, position, seat_of,
    signed, wind,
};
