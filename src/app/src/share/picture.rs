//! Pictures to send: where each text and area is. Pure; [`PictureExport`] draws them.

mod picture_export;

pub use picture_export::{PictureExport, PictureExportProps};

/// A picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// Areas, the lowest first.
    pub areas: Vec<PictureArea>,
    /// Texts.
    pub texts: Vec<PictureText>,
}

/// A text of a picture.
#[derive(Clone, Debug, PartialEq)]
pub struct PictureText {
    /// Text.
    pub text: String,
    /// The place of its start, middle or end.
    pub x: u32,
    /// Its baseline.
    pub y: u32,
    /// Height of its letters.
    pub size: u32,
    /// Maximal width; longer texts are condensed.
    pub most: u32,
    /// What `x` is.
    pub anchor: TextAnchor,
    /// Whether it is bold.
    pub is_bold: bool,
    /// Colour.
    pub colour: &'static str,
}

/// The part of a text that is at its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextAnchor {
    /// The left end.
    Left,
    /// The middle.
    Middle,
    /// The right end, of numbers.
    Right,
}

/// An area of one colour.
#[derive(Clone, Debug, PartialEq)]
pub struct PictureArea {
    /// Left edge, top edge, width and height.
    pub place: [u32; 4],
    /// Radius of the corners.
    pub radius: u32,
    /// Colour.
    pub colour: &'static str,
}

/// The colours of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PictureColours {
    /// The background.
    pub paper: &'static str,
    /// Every second line.
    pub stripe: &'static str,
    /// Texts.
    pub ink: &'static str,
    /// Less important texts.
    pub soft: &'static str,
    /// Titles and places.
    pub accent: &'static str,
    /// Gains.
    pub gain: &'static str,
    /// Losses.
    pub loss: &'static str,
}

impl PictureColours {
    /// Ink on paper.
    pub const LIGHT: Self = Self {
        paper: "#f6f3ea",
        stripe: "#ebe6d8",
        ink: "#1b2a23",
        soft: "#55625a",
        accent: "#1d5a44",
        gain: "#17673f",
        loss: "#a1262d",
    };
    /// Cream on green cloth.
    pub const DARK: Self = Self {
        paper: "#12211c",
        stripe: "#1a2e27",
        ink: "#ece7d8",
        soft: "#a7b8ae",
        accent: "#e4d5a4",
        gain: "#86d6ab",
        loss: "#f3958f",
    };
}

impl Picture {
    /// Creates a picture with a background and a coloured line at the top.
    pub fn new(width: u32, height: u32, colours: &PictureColours) -> Self {
        let area = |height, colour| PictureArea {
            place: [0, 0, width, height],
            radius: 0,
            colour,
        };
        Self {
            width,
            height,
            areas: vec![area(height, colours.paper), area(14, colours.accent)],
            texts: Vec::new(),
        }
    }
}

/// Returns whether all texts are inside a picture, for tests.
#[cfg(test)]
pub fn texts_are_inside(picture: &Picture) -> bool {
    picture.texts.iter().all(|text| {
        let (x, most) = (text.x, text.most);
        let is_wide_enough = match text.anchor {
            TextAnchor::Left => x + most < picture.width,
            TextAnchor::Middle => x >= most / 2 && x + most / 2 < picture.width,
            TextAnchor::Right => x >= most && x < picture.width,
        };
        is_wide_enough && text.y < picture.height
    })
}
