//! QR codes of links. In a chunk that is loaded on demand.

use std::fmt::Write as _;

use qrcodegen::{QrCode, QrCodeEcc, QrSegment};

/// A QR code as drawing, black on white.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QrDrawing {
    /// Width and height in modules, with the quiet zone.
    pub side: i32,
    /// The black modules as an SVG path.
    pub path: String,
}

/// Width of the quiet zone, which cameras need.
const AROUND: i32 = 4;

/// Returns the code of a text; `None` if it is too long.
pub fn draw(text: &str) -> Option<QrDrawing> {
    let segments = segments(text);
    let code = QrCode::encode_segments(&segments, QrCodeEcc::Medium)
        .or_else(|_| QrCode::encode_segments(&segments, QrCodeEcc::Low))
        .ok()?;
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let black = (x..code.size())
                .take_while(|&x| code.get_module(x, y))
                .count();
            let run = i32::try_from(black).unwrap_or_default();
            if run > 0 {
                // Writing to a string never fails.
                let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + AROUND, y + AROUND);
            }
            x += run + 1;
        }
    }
    Some(QrDrawing {
        side: code.size() + 2 * AROUND,
        path,
    })
}

/// Splits off digits at the end, which need less than half the space of letters.
fn segments(text: &str) -> Vec<QrSegment> {
    let head = text.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let digits = &text[head.len()..];
    if digits.len() < 20 {
        return QrSegment::make_segments(text);
    }
    let mut all = QrSegment::make_segments(head);
    all.push(QrSegment::make_numeric(digits));
    all
}

#[cfg(test)]
mod tests {
    use super::draw;

    #[test]
    fn digits_at_the_end_take_less_room() {
        let side = |text: String| draw(&text).expect("short enough").side;
        let letters = side(format!("https://club.example/#/table/{}", "a".repeat(300)));
        let digits = side(format!("https://club.example/#/table/{}", "1".repeat(600)));
        assert!(digits < letters);
    }

    #[test]
    fn a_code_has_its_three_corners_and_white_around_it() {
        let code = draw("https://club.example/#/score/hk-old-style/").expect("short");
        // The top edge of a corner is seven modules wide, like the bottom edge.
        let far = code.side - 4 - 7;
        for (x, y) in [(4, 4), (far, 4), (4, far), (4, 10), (far, 10), (4, far + 6)] {
            assert!(code.path.contains(&format!("M{x} {y}h7v1h-7z")), "{x} {y}");
        }
        let numbers = code.path.split(['M', ' ', 'h', 'v', 'z']);
        let most = numbers
            .filter_map(|number| number.parse::<i32>().ok())
            .max();
        assert!(most < Some(code.side - 4));
    }

    #[test]
    fn a_long_link_has_a_code_and_one_without_end_has_none() {
        let long = draw(&"a".repeat(2900)).expect("the longest code");
        assert_eq!(long.side, 177 + 8);
        assert_eq!(draw(&"a".repeat(3000)), None);
    }
}
