//! How a game goes on.

use crate::schema::Progression;

pub(super) static PROGRESSION: Progression = Progression::PLAIN;
