//! Directions of slides from tile keys.

use crate::store::Mode;

/// A direction of a slide from a key. Up enters sets on the table, down sets of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slide {
    /// Up and to the left.
    UpLeft,
    /// Up.
    Up,
    /// Up and to the right.
    UpRight,
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Down and to the left.
    DownLeft,
    /// Down.
    Down,
    /// Down and to the right.
    DownRight,
}

/// The distance of a pointer from its first position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Within the key.
    Key,
    /// A slide in a direction.
    Slide(Slide),
    /// Too far for a slide: a swipe over the page.
    Beyond,
}

/// Largest movement of a tap, in pixels.
const KEY: f64 = 18.0;
/// Largest length of a slide, in pixels.
const BEYOND: f64 = 170.0;

impl Slide {
    /// All directions, row by row around the key.
    pub const ALL: [Self; 8] = [
        Self::UpLeft,
        Self::Up,
        Self::UpRight,
        Self::Left,
        Self::Right,
        Self::DownLeft,
        Self::Down,
        Self::DownRight,
    ];

    /// Returns the mode that a slide enters. A chow extends to the right like the keys. A pair is on both
    /// sides, since the first and last keys have no room on one of them.
    pub const fn mode(self) -> Mode {
        match self {
            Self::UpLeft => Mode::Kong,
            Self::Up => Mode::Pung,
            Self::UpRight => Mode::Chow,
            Self::Left | Self::Right => Mode::Pair,
            Self::DownLeft => Mode::ConcealedKong,
            Self::Down => Mode::ConcealedPung,
            Self::DownRight => Mode::ConcealedChow,
        }
    }
}

/// Returns the result of a movement of some pixels to the right and down.
pub fn reach(right: f64, down: f64) -> Reach {
    let far = right.hypot(down);
    if far < KEY {
        return Reach::Key;
    }
    if far > BEYOND {
        return Reach::Beyond;
    }
    // The tangent of 22.5 degrees: halfway to the next direction.
    let halfway = (std::f64::consts::PI / 8.0).tan();
    let side = |along: f64, across: f64| {
        if along.abs() <= across.abs() * halfway {
            0
        } else if along < 0.0 {
            -1
        } else {
            1
        }
    };
    Reach::Slide(match (side(right, down), side(down, right)) {
        (-1, -1) => Slide::UpLeft,
        (0, -1) => Slide::Up,
        (1, -1) => Slide::UpRight,
        (-1, 0) => Slide::Left,
        (-1, 1) => Slide::DownLeft,
        (0, 1) => Slide::Down,
        (1, 1) => Slide::DownRight,
        _ => Slide::Right,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the result of a movement by length and angle, counterclockwise from the right.
    fn slide(far: f64, degrees: f64) -> Reach {
        let (sine, cosine) = degrees.to_radians().sin_cos();
        reach(far * cosine, -far * sine)
    }

    #[test]
    fn each_way_is_an_eighth_of_the_round() {
        for (degrees, way) in [
            (0.0, Slide::Right),
            (45.0, Slide::UpRight),
            (90.0, Slide::Up),
            (135.0, Slide::UpLeft),
            (180.0, Slide::Left),
            (225.0, Slide::DownLeft),
            (270.0, Slide::Down),
            (315.0, Slide::DownRight),
        ] {
            for off in [-22.0, -10.0, 0.0, 10.0, 22.0] {
                for far in [19.0, 60.0, 169.0] {
                    assert_eq!(
                        slide(far, degrees + off),
                        Reach::Slide(way),
                        "{degrees} {off}"
                    );
                }
            }
        }
    }

    #[test]
    fn a_short_slide_stays_and_a_long_one_is_none() {
        for degrees in [0.0, 30.0, 100.0, 200.0] {
            assert_eq!(slide(17.0, degrees), Reach::Key);
            assert_eq!(slide(171.0, degrees), Reach::Beyond);
        }
        assert_eq!(reach(0.0, 0.0), Reach::Key);
    }

    #[test]
    fn every_mode_but_the_tap_has_a_way() {
        let ways = Slide::ALL.map(Slide::mode);
        for mode in Mode::HAND.into_iter().chain(Mode::CLAIMED) {
            assert_eq!(ways.contains(&mode), mode != Mode::Tile, "{mode:?}");
        }
    }
}
