//! The standings as a picture.

use tilewise_club::{PublicMember, PublicSeason};

use super::announcement::{next_night, nights};
use super::board_columns::BoardColumn;
use super::points::PointDecimals;
use crate::i18n::Locale;
use crate::share::picture::{Picture, PictureArea, PictureColours, PictureText, TextAnchor};

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

/// The colours.
const COLOURS: PictureColours = PictureColours::LIGHT;

/// Returns the picture of the members with a place, at most sixty.
pub fn season_picture(locale: Locale, season: &PublicSeason) -> Picture {
    let ranked: Vec<_> = season
        .members
        .iter()
        .filter(|one| one.place.is_some())
        .collect();
    let shown = &ranked[..ranked.len().min(LINES * COLUMNS)];
    let columns = shown.len().div_ceil(LINES).max(1);
    let lines = shown.len().div_ceil(columns);
    let width = MARGIN + pixels(columns) * (COLUMN + MARGIN);
    let height = HEAD + pixels(lines) * LINE + FOOT;
    let mut picture = Picture::new(width, height, &COLOURS);
    picture.texts.extend(head(locale, season, width));
    let decimals = PointDecimals::of_season(season);
    for (index, member) in shown.iter().enumerate() {
        let left = MARGIN + pixels(index / lines.max(1)) * (COLUMN + MARGIN);
        let line = index % lines.max(1);
        let top = HEAD + pixels(line) * LINE;
        if line % 2 == 0 {
            picture.areas.push(PictureArea {
                place: [left - 16, top, COLUMN + 32, LINE],
                radius: 0,
                colour: COLOURS.stripe,
            });
        }
        let texts = member_line(locale, member, decimals, (left, top));
        picture.texts.extend(texts);
    }
    picture.texts.extend(foot(locale, season, (width, height)));
    picture
}

fn head(locale: Locale, season: &PublicSeason, width: u32) -> [PictureText; 3] {
    let text = |text: String, y, size, is_bold, colour| PictureText {
        text,
        x: MARGIN,
        y,
        size,
        most: width - 2 * MARGIN,
        anchor: TextAnchor::Left,
        is_bold,
        colour,
    };
    let nights = nights(locale, season.nights);
    let played = match season.last_night {
        Some(date) => format!("{nights} · {date}"),
        None => nights,
    };
    [
        text(season.club.clone(), 76, 32, true, COLOURS.accent),
        text(season.season.clone(), 142, 58, true, COLOURS.ink),
        text(played, 194, 30, false, COLOURS.soft),
    ]
}

fn member_line(
    locale: Locale,
    member: &PublicMember,
    decimals: PointDecimals,
    (left, top): (u32, u32),
) -> [PictureText; 3] {
    let text = |column: BoardColumn, x, most, anchor, is_bold, colour| PictureText {
        text: match column {
            BoardColumn::Name if !member.name.is_empty() => member.name_in_class(),
            _ => column.cell(locale, member, decimals),
        },
        x,
        y: top + 39,
        size: 32,
        most,
        anchor,
        is_bold,
        colour,
    };
    let name = if member.name.is_empty() {
        COLOURS.soft
    } else {
        COLOURS.ink
    };
    [
        text(
            BoardColumn::Place,
            left + 60,
            60,
            TextAnchor::Right,
            true,
            COLOURS.accent,
        ),
        text(
            BoardColumn::Name,
            left + 90,
            COLUMN - 300,
            TextAnchor::Left,
            false,
            name,
        ),
        text(
            BoardColumn::Points,
            left + COLUMN,
            200,
            TextAnchor::Right,
            true,
            COLOURS.ink,
        ),
    ]
}

fn foot(locale: Locale, season: &PublicSeason, (width, height): (u32, u32)) -> Option<PictureText> {
    let next = season.next_night.as_ref()?;
    Some(PictureText {
        text: next_night(locale, next),
        x: MARGIN,
        y: height - 46,
        size: 30,
        most: width - 2 * MARGIN,
        anchor: TextAnchor::Left,
        is_bold: true,
        colour: COLOURS.accent,
    })
}

/// Returns a small number as pixels.
fn pixels(number: usize) -> u32 {
    u32::try_from(number).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use tilewise_api::read_season_json;

    use super::*;
    use crate::share::picture::texts_are_inside;

    /// Returns the picture of a season of so many members.
    fn picture(members: usize) -> Picture {
        let rows = (1..=members).map(|place| {
            format!(r#"{{"place":{place},"name":"P{place}","points":1,"results":1,"counted":1,"places":[1,0,0,0]}}"#)
        });
        let rows = rows.collect::<Vec<_>>().join(",");
        let text = format!(
            r#"{{"tilewise-season":1,"club":"Nest","season":"S","policy":"","nights":1,"members":[{rows}],
            "next_night":{{"date":"2026-12-06"}}}}"#
        );
        season_picture(Locale::ENGLISH, &read_season_json(&text).expect("a season"))
    }

    #[test]
    fn texts_of_a_picture_are_inside_it() {
        for members in [0, 1, 30, 31, 59, 60, 300] {
            let picture = picture(members);
            assert!(texts_are_inside(&picture), "{members}");
            // Club, season, nights and the next night; place, name and points of each member.
            assert_eq!(picture.texts.len(), 4 + 3 * members.min(60), "{members}");
        }
    }

    #[test]
    fn a_place_of_a_class_is_drawn_with_the_class() {
        let text = r#"{"tilewise-season":1,"club":"Nest","season":"S","policy":"classes=A,B","nights":1,"members":[
            {"place":1,"name":"Ann","class":"A","points":1,"results":1,"counted":1,"places":[1,0,0,0]},
            {"place":1,"class":"B","points":1,"results":1,"counted":1,"places":[1,0,0,0]}]}"#;
        let season = read_season_json(text).expect("a season");
        let picture = season_picture(Locale::ENGLISH, &season);
        let texts: Vec<_> = picture.texts.iter().map(|one| &*one.text).collect();
        assert_eq!(
            texts[3..],
            ["1", "Ann (A)", "1", "1", "Name not public", "1"]
        );
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
