//! Address of a step of the Rulings screen, and its element id.

use crate::link;
use crate::rulings::location::FoulsLocation;

/// Id of the element that contains the step.
pub const STEP: &str = "fouls-step";

/// Returns the address of a location.
pub fn href(place: &FoulsLocation) -> String {
    format!("#{}", link::fouls_path(&place.path()))
}
