//! The standings as a picture: where each text is. Pure; `picture_file` draws it.

use tilewise_club::{PublicMember, PublicSeason};

use super::announcement::{next_night, nights};
use super::board_columns::BoardColumn;
use super::points::PointDecimals;
use crate::i18n::Locale;

/// The maximal number of lines in a column.
const LINES: usize = 30;
/// The maximal number of columns.
const COLUMNS: usize = 2;
/// The width of a column, in pixels.
const COLUMN: u32 = 900;
/// The distance to the edges and between columns.
const MARGIN: u32 = 60;
/// The height of a line.
const LINE: u32 = 56;
/// The height of the head.
const HEAD: u32 = 240;
/// The height below the lines.
const FOOT: u32 = 110;

const PAPER: &str = "#f6f3ea";
const STRIPE: &str = "#ebe6d8";
const INK: &str = "#1b2a23";
const SOFT: &str = "#55625a";
const ACCENT: &str = "#1d5a44";

/// A text of a picture.
#[derive(Clone, Debug, PartialEq)]
pub struct PictureText {
    /// Text.
    pub text: String,
    /// Its start, or its end for numbers.
    pub x: u32,
    /// Its baseline.
    pub y: u32,
    /// Height of its letters.
    pub size: u32,
    /// Maximal width; longer texts are condensed.
    pub most: u32,
    /// Whether `x` is the end.
    pub is_at_end: bool,
    /// Whether it is bold.
    pub is_bold: bool,
    /// Colour.
    pub colour: &'static str,
}

/// An area of one colour.
#[derive(Clone, Debug, PartialEq)]
pub struct PictureArea {
    /// Left edge, top edge, width and height.
    pub place: [u32; 4],
    /// Colour.
    pub colour: &'static str,
}

/// A picture of standings.
#[derive(Clone, Debug, PartialEq)]
pub struct SeasonPicture {
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// Areas, the lowest first.
    pub areas: Vec<PictureArea>,
    /// Texts.
    pub texts: Vec<PictureText>,
}

impl SeasonPicture {
    /// Returns the picture of the members with a place, at most sixty.
    pub fn new(locale: Locale, season: &PublicSeason) -> Self {
        let ranked: Vec<_> = season
            .members
            .iter()
            .filter(|one| one.place.is_some())
            .collect();
        let shown = &ranked[..ranked.len().min(LINES * COLUMNS)];
        let columns = shown.len().div_ceil(LINES).max(1);
        let lines = shown.len().div_ceil(columns);
        let (columns_wide, lines_high) = (pixels(columns), pixels(lines));
        let width = MARGIN + columns_wide * (COLUMN + MARGIN);
        let height = HEAD + lines_high * LINE + FOOT;
        let mut picture = Self {
            width,
            height,
            areas: vec![
                PictureArea {
                    place: [0, 0, width, height],
                    colour: PAPER,
                },
                PictureArea {
                    place: [0, 0, width, 14],
                    colour: ACCENT,
                },
            ],
            texts: Vec::new(),
        };
        picture.head(locale, season);
        let decimals = PointDecimals::of_season(season);
        for (index, member) in shown.iter().enumerate() {
            let left = MARGIN + pixels(index / lines.max(1)) * (COLUMN + MARGIN);
            let line = index % lines.max(1);
            let top = HEAD + pixels(line) * LINE;
            if line % 2 == 0 {
                let place = [left - 16, top, COLUMN + 32, LINE];
                picture.areas.push(PictureArea {
                    place,
                    colour: STRIPE,
                });
            }
            picture.line(locale, member, decimals, (left, top));
        }
        picture.foot(locale, season);
        picture
    }

    fn head(&mut self, locale: Locale, season: &PublicSeason) {
        let most = self.width - 2 * MARGIN;
        let text = |text: String, y, size, is_bold, colour| PictureText {
            text,
            x: MARGIN,
            y,
            size,
            most,
            is_at_end: false,
            is_bold,
            colour,
        };
        let nights = nights(locale, season.nights);
        let played = match season.last_night {
            Some(date) => format!("{nights} · {date}"),
            None => nights,
        };
        self.texts.extend([
            text(season.club.clone(), 76, 32, true, ACCENT),
            text(season.season.clone(), 142, 58, true, INK),
            text(played, 194, 30, false, SOFT),
        ]);
    }

    fn line(
        &mut self,
        locale: Locale,
        member: &PublicMember,
        decimals: PointDecimals,
        at: (u32, u32),
    ) {
        let (left, top) = at;
        let text = |column: BoardColumn, x, most, is_at_end, is_bold, colour| PictureText {
            text: column.cell(locale, member, decimals),
            x,
            y: top + 39,
            size: 32,
            most,
            is_at_end,
            is_bold,
            colour,
        };
        let name = if member.name.is_empty() { SOFT } else { INK };
        self.texts.extend([
            text(BoardColumn::Place, left + 60, 60, true, true, ACCENT),
            text(
                BoardColumn::Name,
                left + 90,
                COLUMN - 300,
                false,
                false,
                name,
            ),
            text(BoardColumn::Points, left + COLUMN, 200, true, true, INK),
        ]);
    }

    fn foot(&mut self, locale: Locale, season: &PublicSeason) {
        let Some(next) = &season.next_night else {
            return;
        };
        let text = next_night(locale, next);
        self.texts.push(PictureText {
            text,
            x: MARGIN,
            y: self.height - 46,
            size: 30,
            most: self.width - 2 * MARGIN,
            is_at_end: false,
            is_bold: true,
            colour: ACCENT,
        });
    }
}

/// Returns a small number as pixels.
fn pixels(number: usize) -> u32 {
    u32::try_from(number).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use tilewise_api::read_season_json;

    use super::*;

    /// Returns the picture of a season of so many members.
    fn picture(members: usize) -> SeasonPicture {
        let rows = (1..=members).map(|place| {
            format!(r#"{{"place":{place},"name":"P{place}","points":1,"results":1,"counted":1,"places":[1,0,0,0]}}"#)
        });
        let rows = rows.collect::<Vec<_>>().join(",");
        let text = format!(
            r#"{{"tilewise-season":1,"club":"Nest","season":"S","policy":"","nights":1,"members":[{rows}],
            "next_night":{{"date":"2026-12-06"}}}}"#
        );
        SeasonPicture::new(Locale::ENGLISH, &read_season_json(&text).expect("a season"))
    }

    #[test]
    fn texts_of_a_picture_are_inside_it() {
        for members in [0, 1, 30, 31, 59, 60, 300] {
            let picture = picture(members);
            for text in &picture.texts {
                let is_inside = if text.is_at_end {
                    text.x >= text.most && text.x < picture.width
                } else {
                    text.x + text.most < picture.width
                };
                assert!(is_inside && text.y < picture.height, "{members}: {text:?}");
            }
            // Club, season, nights and the next night; place, name and points of each member.
            assert_eq!(picture.texts.len(), 4 + 3 * members.min(60), "{members}");
        }
    }

    #[test]
    fn many_members_are_in_two_columns() {
        assert_eq!(picture(30).width, 60 + 900 + 60);
        let wide = picture(31);
        assert_eq!(
            (wide.width, wide.height),
            (60 + 2 * (900 + 60), 240 + 16 * 56 + 110)
        );
    }
}
