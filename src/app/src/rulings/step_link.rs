//! Address of a step of the Rulings screen, and its element id.

use crate::link;
use crate::rulings::rulings_location::RulingsLocation;

/// Id of the element that contains the step.
pub const STEP: &str = "fouls-step";

/// Returns the address of a location.
pub fn href(place: &RulingsLocation) -> String {
    format!("#{}", link::rulings_path(&place.path()))
}
