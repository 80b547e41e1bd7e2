//! The options of a house of the Sparrow's Nest HK League, as `hong-kong.md` 2.6 lists them: those
//! that decide what a hand is worth and who pays for it.

/// The answers of a house.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are the keys of the options")]
#[expect(clippy::struct_excessive_bools, reason = "the options are yes or no")]
pub struct Options {
    pub minimum_faan: u16,
    pub cap_faan: u16,
    pub robbing_gong_adds_self_draw: bool,
    pub double_wind_scores_two: bool,
    pub four_concealed_allows_closed_gong: bool,
    pub consecutive_gong_includes_self_draw: bool,
    pub twelve_tile_counts_closed_gong: bool,
}

impl Options {
    /// The defaults.
    pub const BOOK: Self = Self {
        minimum_faan: 3,
        cap_faan: 10,
        robbing_gong_adds_self_draw: false,
        double_wind_scores_two: true,
        four_concealed_allows_closed_gong: true,
        consecutive_gong_includes_self_draw: true,
        twelve_tile_counts_closed_gong: true,
    };

    /// The house as a text that the rules can read.
    pub fn text(&self) -> String {
        let answers = [
            ("minimum_faan", self.minimum_faan.to_string()),
            ("cap_faan", self.cap_faan.to_string()),
            (
                "robbing_gong_adds_self_draw",
                self.robbing_gong_adds_self_draw.to_string(),
            ),
            (
                "double_wind_scores_two",
                self.double_wind_scores_two.to_string(),
            ),
            (
                "four_concealed_allows_closed_gong",
                self.four_concealed_allows_closed_gong.to_string(),
            ),
            (
                "consecutive_gong_includes_self_draw",
                self.consecutive_gong_includes_self_draw.to_string(),
            ),
            (
                "twelve_tile_counts_closed_gong",
                self.twelve_tile_counts_closed_gong.to_string(),
            ),
        ];
        answers
            .iter()
            .fold("sparrows-nest".to_owned(), |text, (key, answer)| {
                text + ";" + key + "=" + answer
            })
    }
}
