//! Where a step of the screen is: its address, and its place in the page.

use crate::fouls::Place;
use crate::link;

/// The id of what holds the step.
pub const STEP: &str = "fouls-step";

/// The address of a place.
pub fn href(place: &Place) -> String {
    format!("#{}", link::fouls_path(&place.path()))
}
