//! Stamps of entries: the time and unique ids.

use std::array;
use std::rc::Rc;

use super::{DEVICE, StorageContext};
use crate::browser::window;
use crate::store::Stamp;

/// Draws a stamp for an action on the games.
pub fn stamp(storage: &StorageContext) -> Stamp {
    let device = storage.load(DEVICE).filter(|id| !id.is_empty());
    Stamp {
        time: now(),
        id: random_id().into(),
        device: device.unwrap_or_else(random_id).into(),
        author: Rc::default(),
    }
}

/// Milliseconds since 1970, rounded to seconds. 0 without a browser.
fn now() -> i64 {
    if cfg!(target_family = "wasm") {
        // An integer far below the limit of exact floats.
        #[allow(clippy::cast_possible_truncation)]
        let now = js_sys::Date::now() as i64;
        now / 1000 * 1000
    } else {
        0
    }
}

/// Returns a unique id of 128 random bits; without a browser, zeros.
fn random_id() -> String {
    let mut bytes = [0; 16];
    if window().is_some() && getrandom::fill(&mut bytes).is_err() {
        bytes = array::from_fn(|_| random_byte());
    }
    format!("{:032x}", u128::from_be_bytes(bytes))
}

/// Returns a random byte of a browser without cryptography.
fn random_byte() -> u8 {
    // A number from 0 to 255.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let byte = (js_sys::Math::random() * 256.0) as u8;
    byte
}
