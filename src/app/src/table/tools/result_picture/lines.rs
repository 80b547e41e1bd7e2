//! Lines of a picture: long texts are continued in the next line instead of being condensed.

/// The width of letters, in hundredths of their height: those of Latin, Greek and Cyrillic, and all others.
const WIDTHS: [u32; 2] = [56, 100];
/// The first letter of the wide ones, behind the narrow scripts.
const FIRST_WIDE: char = '\u{1100}';

/// Returns pieces in lines of at most so many hundredths of their height. A piece that is longer is divided.
pub fn in_lines<'a>(
    pieces: impl IntoIterator<Item = &'a str>,
    separator: &str,
    most: u32,
) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for piece in pieces.into_iter().flat_map(|piece| divided(piece, most)) {
        match lines.last_mut() {
            Some(line) if width(line) + width(separator) + width(piece) <= most => {
                line.push_str(separator);
                line.push_str(piece);
            }
            _ => lines.push(piece.to_owned()),
        }
    }
    lines
}

/// Returns the parts of a piece that fit into a line: several if it is as long as Chinese and Japanese sentences.
fn divided(piece: &str, most: u32) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut rest = piece;
    while width(rest) > most {
        let mut sum = 0;
        let end = rest.char_indices().find(|(_, letter)| {
            sum += letter_width(*letter);
            sum > most
        });
        let Some((end, _)) = end.filter(|(end, _)| *end > 0) else {
            break;
        };
        let (part, after) = rest.split_at(end);
        parts.push(part);
        rest = after;
    }
    parts.push(rest);
    parts
}

fn width(text: &str) -> u32 {
    text.chars().map(letter_width).sum()
}

const fn letter_width(letter: char) -> u32 {
    WIDTHS[(letter as u32 >= FIRST_WIDE as u32) as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_continued_in_the_next_line() {
        // Four letters are 224, the separator is 112.
        let lines = in_lines(["abcd", "efgh", "ijkl"], ", ", 560);
        assert_eq!(lines, ["abcd, efgh", "ijkl"]);
        assert_eq!(in_lines([], ", ", 560), [""; 0]);
    }

    #[test]
    fn longer_pieces_are_divided() {
        let lines = in_lines(["明天再來打牌", "好"], " ", 400);
        assert_eq!(lines, ["明天再來", "打牌 好"]);
        assert_eq!(in_lines(["明"], " ", 1), ["明"]);
    }
}
