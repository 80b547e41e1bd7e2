//! Arrow keys move between the tile keys.

use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};
use yew::TargetCast;

/// Index of the first key in each row: three suits, honours, flowers and seasons, animals.
const ROWS: [usize; 6] = [0, 9, 18, 27, 34, 42];

/// Moves the focus in the direction of the arrow key.
#[expect(
    clippy::needless_pass_by_value,
    reason = "event handlers take their event by value"
)]
pub fn walk(event: KeyboardEvent) {
    let focused = event.target_dyn_into::<HtmlElement>();
    let Some(keyboard) = focused.as_ref().and_then(|key| key.closest(".keys").ok()?) else {
        return;
    };
    let Ok(keys) = keyboard.query_selector_all(".key") else {
        return;
    };
    let all: Vec<HtmlElement> = (0..keys.length())
        .filter_map(|place| keys.item(place)?.dyn_into().ok())
        .collect();
    let place = all.iter().position(|key| Some(key) == focused.as_ref());
    let next = place.and_then(|place| step(place, &event.key(), all.len()));
    if let Some(key) = next.and_then(|next| all.get(next)) {
        event.prevent_default();
        // A removed key can't have the focus.
        let _ = key.focus();
    }
}

/// Returns the index of the key in the direction of the arrow, among `keys` keys.
fn step(place: usize, arrow: &str, keys: usize) -> Option<usize> {
    let row = ROWS.iter().rposition(|&start| start <= place)?;
    let column = place - ROWS[row];
    let ends = |row: usize| ROWS.get(row + 1).map_or(keys, |&end| end.min(keys));
    let goal = match arrow {
        "ArrowLeft" => place.checked_sub(1)?,
        "ArrowRight" => place + 1,
        "ArrowUp" => ROWS[row.checked_sub(1)?] + column,
        "ArrowDown" => {
            let below = *ROWS.get(row + 1).filter(|&&start| start < keys)?;
            (below + column).min(ends(row + 1).checked_sub(1)?)
        }
        "Home" => ROWS[row],
        "End" => ends(row).checked_sub(1)?,
        _ => return None,
    };
    (goal < keys).then_some(goal)
}

#[cfg(test)]
mod tests {
    use super::step;

    #[test]
    fn arrows_lead_to_the_neighbour() {
        for (place, arrow, goal) in [
            (0, "ArrowRight", Some(1)),
            (8, "ArrowRight", Some(9)),
            (0, "ArrowLeft", None),
            (4, "ArrowDown", Some(13)),
            (26, "ArrowDown", Some(33)),
            (33, "ArrowDown", Some(40)),
            (41, "ArrowDown", None),
            (41, "ArrowRight", None),
            (38, "ArrowUp", Some(31)),
            (3, "ArrowUp", None),
            (12, "Home", Some(9)),
            (28, "End", Some(33)),
            (12, "x", None),
        ] {
            assert_eq!(step(place, arrow, 42), goal, "{place} {arrow}");
        }
        assert_eq!(step(33, "ArrowDown", 34), None);
    }
}
