//! The first paint: the initial page, rendered at build time (`examples/first_paint.rs`) and visible until
//! the program is loaded. Clicks are recorded, and repeated after the first rendering (`start/click_queue.js`).

use wasm_bindgen::prelude::*;

use crate::rule_sets;
use crate::state::Draft;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = early, js_name = waitForPointerUp, catch)]
    async fn js_wait_for_pointer_up() -> Result<(), JsValue>;
    #[wasm_bindgen(js_namespace = early, js_name = repeatClicks, catch)]
    fn js_repeat_clicks() -> Result<(), JsValue>;
}

/// Waits until no pointer is down: during a press, the page must not be replaced.
pub async fn wait_for_pointer_up() {
    // The call fails if the host forbids inline scripts; then no input was recorded.
    let _ = js_wait_for_pointer_up().await;
}

/// Repeats the recorded clicks, after the first rendering.
pub fn repeat_clicks() {
    let _ = js_repeat_clicks();
}

/// Returns how much of the first paint is right at the next visit, for the rules and winds of a draft: all,
/// the hand without the winds, or the frame only, for other rules or an unfinished hand.
pub fn shell(table: &Draft, is_begun: bool) -> &'static str {
    let first = Draft::new(rule_sets::first_house());
    if is_begun || table.house != first.house {
        "frame"
    } else if *table == first {
        "all"
    } else {
        "hand"
    }
}

#[cfg(test)]
mod tests {
    use tilewise_rules::{RuleConfig, Seat};

    use super::*;

    #[test]
    fn shell_by_rules_winds_and_hand() {
        let first = Draft::new(rule_sets::first_house());
        let seated = Draft {
            entry: Draft::empty(rule_sets::first_house(), Some(Seat::South), None).entry,
            ..first.clone()
        };
        let house: RuleConfig = "singapore".parse().expect("a rule set");
        assert_eq!(shell(&first, false), "all");
        assert_eq!(shell(&seated, false), "hand");
        assert_eq!(shell(&first, true), "frame");
        assert_eq!(shell(&Draft::new(house), false), "frame");
    }
}
