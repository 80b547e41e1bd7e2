//! Drawing of the four walls with the break, and of the dice between them.

use tilewise_rules::{Die, Seat, WallBreak, WallStack};
use yew::prelude::*;

use crate::i18n::Locale;
use crate::ui::phrases;

/// Width of a stack, with the space to the next one.
const STEP: u16 = 10;
/// Half the length of the drawing.
const HALF: u16 = 130;
/// Distance of a wall from the middle.
const WALL: u16 = 96;

/// What a stack of the drawing is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum StackKind {
    /// East takes it first.
    First,
    /// It has the first indicator.
    Indicator,
    /// Its tiles aren't drawn.
    Undrawn,
    /// It is drawn during the hand.
    Other,
}

impl StackKind {
    fn of_stack(wall: &WallBreak, stack: WallStack) -> Self {
        if wall.first == stack {
            Self::First
        } else if wall.indicator == Some(stack) {
            Self::Indicator
        } else if wall.undrawn.contains(&stack) {
            Self::Undrawn
        } else {
            Self::Other
        }
    }

    const fn class(self) -> &'static str {
        match self {
            Self::First => "stack stack-first",
            Self::Indicator => "stack stack-indicator",
            Self::Undrawn => "stack stack-undrawn",
            Self::Other => "stack",
        }
    }
}

/// Draws the walls, East at the bottom. Texts next to it have the same content.
pub fn wall_drawing(locale: Locale, dice: &[Die], wall: &WallBreak) -> Html {
    let view_box = format!("-{HALF} -{HALF} {0} {0}", 2 * HALF);
    html! {
        <svg class="wall" viewBox={view_box} aria-hidden="true">
            { for Seat::ALL.into_iter().map(|seat| side(locale, wall, seat)) }
            { for dice.iter().enumerate().map(|(place, die)| face(*die, place, dice.len())) }
        </svg>
    }
}

/// Draws a side, as a turned bottom side.
fn side(locale: Locale, wall: &WallBreak, seat: Seat) -> Html {
    let stacks = wall.stacks[seat];
    let right = i32::from(u16::from(stacks) * STEP / 2);
    let turn = seat as u16 * 90;
    let stack = |number: u8| {
        let kind = StackKind::of_stack(wall, WallStack { side: seat, number });
        let x = right - i32::from(u16::from(number) * STEP);
        html! {
            <rect
                class={kind.class()}
                x={(x + 1).to_string()}
                y={WALL.to_string()}
                width={(STEP - 2).to_string()}
                height="14"
                rx="2"
            />
        }
    };
    // A name isn't turned with its side.
    let (x, y) = match seat {
        Seat::East => (0, 1),
        Seat::South => (1, 0),
        Seat::West => (0, -1),
        Seat::North => (-1, 0),
    };
    let [x, y] = [x, y].map(|one: i32| (one * 76).to_string());
    html! {
        <>
            <g transform={format!("rotate(-{turn})")}>
                { for (1..=stacks).map(stack) }
                { break_mark(wall, seat, right) }
            </g>
            <text class="wall-seat" {x} {y}>{ phrases::seat_letter(locale, seat) }</text>
        </>
    }
}

/// Draws the line to the right of the first stack.
fn break_mark(wall: &WallBreak, seat: Seat, right: i32) -> Html {
    if wall.first.side != seat {
        return Html::default();
    }
    let x = right - i32::from(u16::from(wall.first.number - 1) * STEP);
    html! {
        <line
            class="wall-break"
            x1={x.to_string()}
            x2={x.to_string()}
            y1={(WALL - 8).to_string()}
            y2={(WALL + 22).to_string()}
        />
    }
}

/// Draws a face of a die, in the middle of the walls.
fn face(die: Die, place: usize, number: usize) -> Html {
    const SIZE: i32 = 30;
    const GAP: i32 = 6;
    // Two throws of two dice are two rows.
    let columns = if number == 4 { 2 } else { number.max(1) };
    let step = |place: usize, places: usize| {
        let [place, places] = [place, places].map(|one| i32::try_from(one).unwrap_or_default());
        (2 * place - places + 1) * (SIZE + GAP) / 2
    };
    let x = step(place % columns, columns);
    let y = step(place / columns, number.div_ceil(columns));
    let pip = |&(x, y): &(i32, i32)| html! { <circle class="pip" cx={(8 * x).to_string()} cy={(8 * y).to_string()} r="2.6" /> };
    html! {
        <g transform={format!("translate({x} {y})")}>
            <rect class="die" x="-15" y="-15" width={SIZE.to_string()} height={SIZE.to_string()} rx="6" />
            { for pips(die).iter().map(pip) }
        </g>
    }
}

/// Returns the places of the pips on a face, in steps from its middle.
const fn pips(die: Die) -> &'static [(i32, i32)] {
    match die.pips() {
        1 => &[(0, 0)],
        2 => &[(-1, -1), (1, 1)],
        3 => &[(-1, -1), (0, 0), (1, 1)],
        4 => &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
        5 => &[(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
        _ => &[(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_face_has_its_number_of_pips() {
        for pips_of_face in 1..=Die::FACES {
            let die = Die::new(pips_of_face).expect("a face");
            assert_eq!(pips(die).len(), usize::from(pips_of_face));
        }
    }
}
