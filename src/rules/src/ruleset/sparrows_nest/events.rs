//! What the Sparrow's Nest HK League says about events beside the score of a hand.

use crate::event::{Event, EventError, Ruling};
use crate::house::House;

pub(super) fn rule(_: &House, event: &Event) -> Result<Ruling, Vec<EventError>> {
    match event {
        _ => Err(vec![EventError::NOT_IN_BOOK]),
    }
}
