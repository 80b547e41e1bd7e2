//! What Singapore says about events beside the score of a hand.

use crate::event::{Event, EventError, Ruling};
use crate::house::House;

pub(super) fn rule(_: &House, _: &Event) -> Result<Ruling, Vec<EventError>> {
    Err(vec![EventError::NOT_IN_BOOK])
}
