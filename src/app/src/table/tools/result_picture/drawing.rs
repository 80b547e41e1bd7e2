//! Where each text, tile and area of a result is.

use tilewise_rules::{BonusTile, Dragon, Face, RedFives, Suit, Tile, WinInput, Wind};

use super::lines::in_lines;
use super::{PictureRow, ResultPicture, WinPicture};
use crate::share::picture::{Picture, PictureArea, PictureColours, PictureText, TextAnchor};

/// The width.
const WIDTH: u32 = 1080;
/// The distance to the edges.
const MARGIN: u32 = 60;
/// The width between the edges.
const INNER: u32 = WIDTH - 2 * MARGIN;
/// The height above the wins.
const HEAD: u32 = 230;
/// The height of the tiles of a win with the first line of their elements.
const WIN: u32 = 170;
/// The height of a further line of elements.
const LINE: u32 = 44;
/// The height of a row.
const ROW: u32 = 84;
/// The height of a line at the end.
const FOOT: u32 = 50;
/// The height of letters in lines that are continued, and the width of these lines in hundredths of it.
const SIZE: u32 = 32;
const LINE_WIDTH: u32 = INNER * 100 / SIZE;
/// The width of a tile with the gap to the next one, and of the gap between sets.
const TILE: u32 = 56;
/// The height of a tile.
const TILE_HEIGHT: u32 = 74;
/// The gap between sets.
const GAP: u32 = 14;

/// The face of a tile.
const IVORY: &str = "#fffaec";
/// The edge of a tile.
const EDGE: &str = "#b9aa83";
/// Honours, and numbers of characters.
const TILE_INK: &str = "#1d2320";
/// Characters, the red dragon, and red fives with their border.
const TILE_RED: &str = "#b3202c";
/// Bamboo, and the green dragon.
const TILE_GREEN: &str = "#14663f";
/// Dots, and the white dragon.
const TILE_BLUE: &str = "#1c4a8c";
/// The width of the border of a red five.
const BORDER: u32 = 3;

impl ResultPicture {
    /// Returns the drawing.
    pub fn draw(&self, colours: &PictureColours) -> Picture {
        let wins: Vec<_> = self
            .wins
            .iter()
            .map(|win| (win, element_lines(win)))
            .collect();
        let foot: Vec<String> = self.foot.iter().flat_map(|text| foot_lines(text)).collect();
        let wins_height: u32 = wins.iter().map(|(_, lines)| win_height(lines)).sum();
        let height = HEAD
            + wins_height
            + count(self.rows.len()) * ROW
            + count(foot.len()) * FOOT
            + 2 * MARGIN;
        let mut picture = Picture::new(WIDTH, height, colours);
        let head = [
            (&self.overline, 84, 30, false, colours.soft),
            (&self.title, 152, 52, true, colours.ink),
            (&self.subtitle, 202, 32, false, colours.accent),
        ];
        let head = head.into_iter().map(|(text, y, size, is_bold, colour)| {
            let text = left_text(text, MARGIN, y, INNER, colour);
            PictureText {
                size,
                is_bold,
                ..text
            }
        });
        picture.texts.extend(head);
        let mut top = HEAD;
        for (win, lines) in &wins {
            draw_win(&mut picture, colours, win, lines, top);
            top += win_height(lines);
        }
        for (place, row) in self.rows.iter().enumerate() {
            if place % 2 == 0 {
                picture.areas.push(PictureArea {
                    place: [MARGIN - 24, top, INNER + 48, ROW],
                    radius: 14,
                    colour: colours.stripe,
                });
            }
            picture.texts.extend(row_texts(row, colours, top + 54));
            top += ROW;
        }
        let foot = (1..).zip(&foot);
        let foot = foot
            .map(|(line, text)| left_text(text, MARGIN, top + line * FOOT, INNER, colours.soft));
        picture.texts.extend(foot);
        picture
    }
}

/// Returns the elements of a win in lines.
fn element_lines(win: &WinPicture) -> Vec<String> {
    in_lines(win.elements.iter().map(String::as_str), " · ", LINE_WIDTH)
}

/// Returns the place or the note in lines.
fn foot_lines(text: &str) -> Vec<String> {
    let lines = text.lines();
    let lines = lines.flat_map(|line| in_lines(line.split(' '), " ", LINE_WIDTH));
    lines.collect()
}

/// Returns the height of a win with these lines of elements.
fn win_height(lines: &[String]) -> u32 {
    WIN + count(lines.len().saturating_sub(1)) * LINE
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(0)
}

/// Returns a text of the usual size.
fn left_text(text: &str, x: u32, y: u32, most: u32, colour: &'static str) -> PictureText {
    PictureText {
        text: text.to_owned(),
        x,
        y,
        size: SIZE,
        most,
        anchor: TextAnchor::Left,
        is_bold: false,
        colour,
    }
}

/// Returns the mark, the name, the score and the gain of a player.
fn row_texts(row: &PictureRow, colours: &PictureColours, y: u32) -> [PictureText; 4] {
    const NAME: u32 = MARGIN + 70;
    const SCORE: u32 = MARGIN + 690;
    let text = |text: &String, x, most, colour| PictureText {
        size: 38,
        ..left_text(text, x, y, most, colour)
    };
    let number = |one: PictureText| PictureText {
        anchor: TextAnchor::Right,
        ..one
    };
    let gain = match row.sign {
        1 => colours.gain,
        -1 => colours.loss,
        _ => colours.soft,
    };
    let mark = text(&row.mark, MARGIN, 60, colours.accent);
    let score = number(text(&row.score, SCORE, 200, colours.ink));
    let gain = number(text(&row.gain, MARGIN + INNER, 250, gain));
    [
        PictureText {
            is_bold: true,
            ..mark
        },
        text(&row.name, NAME, 400, colours.ink),
        PictureText {
            is_bold: true,
            ..score
        },
        gain,
    ]
}

/// Draws the tiles of a win, and the elements below.
fn draw_win(
    picture: &mut Picture,
    colours: &PictureColours,
    win: &WinPicture,
    lines: &[String],
    top: u32,
) {
    let faces = tile_groups(&win.input);
    let tiles = faces.iter().map(Vec::len).sum::<usize>();
    let [tiles, gaps] =
        [tiles, faces.len()].map(|one| u32::try_from(one).unwrap_or(u32::MAX).max(1));
    // Many bonus tiles and kongs make the tiles narrower.
    let step = TILE.min((INNER - gaps * GAP) / tiles);
    let mut left = MARGIN;
    for group in faces {
        for face in group {
            draw_tile(picture, &face, [left, top, step - 4, TILE_HEIGHT]);
            left += step;
        }
        left += GAP;
    }
    let first = top + TILE_HEIGHT + 48;
    let lines = (0..).zip(lines);
    let lines =
        lines.map(|(line, text)| left_text(text, MARGIN, first + line * LINE, INNER, colours.ink));
    picture.texts.extend(lines);
}

/// What is drawn on a tile.
struct TileFace {
    upper: String,
    lower: &'static str,
    colour: &'static str,
    is_red_five: bool,
}

fn draw_tile(picture: &mut Picture, face: &TileFace, [left, top, width, height]: [u32; 4]) {
    let area = |place, colour| PictureArea {
        place,
        radius: 8,
        colour,
    };
    picture
        .areas
        .push(area([left, top + 4, width, height], EDGE));
    let mut body = [left, top, width, height];
    if face.is_red_five {
        picture.areas.push(area(body, TILE_RED));
        body = [
            left + BORDER,
            top + BORDER,
            width - 2 * BORDER,
            height - 2 * BORDER,
        ];
    }
    picture.areas.push(area(body, IVORY));
    let text = |text: &str, y: u32, size| PictureText {
        text: text.to_owned(),
        x: left + width / 2,
        y: top + y,
        size,
        most: width - 6,
        anchor: TextAnchor::Middle,
        is_bold: true,
        colour: face.colour,
    };
    if face.lower.is_empty() {
        picture.texts.push(text(&face.upper, 50, 38));
    } else {
        picture
            .texts
            .extend([text(&face.upper, 36, 34), text(face.lower, 66, 26)]);
    }
}

/// Returns the tiles in the hand, the melds, the winning tile and the bonus tiles.
fn tile_groups(input: &WinInput) -> Vec<Vec<TileFace>> {
    let hand = &input.hand;
    let faces = |tiles: &[Tile], red: RedFives| {
        let tiles = tiles.iter().zip(red.among(tiles));
        tiles
            .map(|(&tile, is_red)| tile_face(tile, is_red))
            .collect()
    };
    let melds = hand.melds.iter().map(|meld| faces(&meld.tiles, meld.red));
    let won = hand.winning_tile;
    let won = won.map(|tile| vec![tile_face(tile, hand.red_winning)]);
    let bonus = hand.bonus.iter().map(|&tile| bonus_face(tile)).collect();
    let concealed = faces(&hand.concealed, hand.red);
    let all = [concealed].into_iter().chain(melds);
    let all = all.chain(won).chain([bonus]);
    all.filter(|group: &Vec<TileFace>| !group.is_empty())
        .collect()
}

fn tile_face(tile: Tile, is_red_five: bool) -> TileFace {
    let plain = |upper: &str, colour| TileFace {
        upper: upper.to_owned(),
        lower: "",
        colour,
        is_red_five: false,
    };
    match tile.face() {
        Face::Suited(suit, rank) => {
            let (lower, colour) = match suit {
                Suit::Characters => ("萬", TILE_RED),
                Suit::Dots => ("筒", TILE_BLUE),
                Suit::Bamboo => ("索", TILE_GREEN),
            };
            TileFace {
                upper: rank.to_string(),
                lower,
                colour: if is_red_five { TILE_RED } else { colour },
                is_red_five,
            }
        }
        Face::Wind(Wind::East) => plain("東", TILE_INK),
        Face::Wind(Wind::South) => plain("南", TILE_INK),
        Face::Wind(Wind::West) => plain("西", TILE_INK),
        Face::Wind(Wind::North) => plain("北", TILE_INK),
        Face::Dragon(Dragon::White) => plain("白", TILE_BLUE),
        Face::Dragon(Dragon::Green) => plain("發", TILE_GREEN),
        Face::Dragon(Dragon::Red) => plain("中", TILE_RED),
    }
}

fn bonus_face(tile: BonusTile) -> TileFace {
    const FACES: [&str; BonusTile::ALL.len()] = [
        "梅", "蘭", "菊", "竹", "春", "夏", "秋", "冬", "貓", "鼠", "雞", "蟲",
    ];
    TileFace {
        upper: FACES[tile.index()].to_owned(),
        lower: "",
        colour: TILE_GREEN,
        is_red_five: false,
    }
}

#[cfg(test)]
mod tests {
    use tilewise_rules::notation;

    use super::*;

    fn red_fives(text: &str) -> Vec<[String; 2]> {
        let input = notation::parse(text).expect("a hand");
        let faces = tile_groups(&input).into_iter().flatten();
        let red = faces.filter(|face| face.is_red_five && face.colour == TILE_RED);
        red.map(|face| [face.upper, face.lower.to_owned()])
            .collect()
    }

    #[test]
    fn red_fives_are_drawn_red() {
        let red = red_fives("340m055p44s c406s p111z w0s@W SE");
        assert_eq!(red, [["5", "萬"], ["5", "筒"], ["5", "索"], ["5", "索"]]);
        assert_eq!(red_fives("345m555p44s c456s p111z w5s@W SE"), [["", ""]; 0]);
    }
}
