//! The options of the Sparrow's Nest HK League, as `hong-kong.md` 2.6 and the decisions list them: those that
//! affect value and payments.

/// Values of the options.
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
    pub gong_then_flower_counts: bool,
    pub all_sequences_suit_pair: bool,
    pub last_discard_after_replacement: bool,
    pub twelve_tile_pays_flowers_hands: bool,
    pub dragon_feeder_shares_robbed_gong: bool,
    pub gong_feeder_pays_consecutive: bool,
    pub missed_tile_if_greater: bool,
}

impl Options {
    /// The defaults.
    pub const DEFAULT: Self = Self {
        minimum_faan: 3,
        cap_faan: 10,
        robbing_gong_adds_self_draw: false,
        double_wind_scores_two: true,
        four_concealed_allows_closed_gong: true,
        consecutive_gong_includes_self_draw: true,
        twelve_tile_counts_closed_gong: true,
        gong_then_flower_counts: true,
        all_sequences_suit_pair: false,
        last_discard_after_replacement: false,
        twelve_tile_pays_flowers_hands: true,
        dragon_feeder_shares_robbed_gong: true,
        gong_feeder_pays_consecutive: true,
        missed_tile_if_greater: false,
    };

    /// Returns the options as a text that the rules can parse.
    pub fn text(&self) -> String {
        let pair = ["any-pair", "suit-pair"][usize::from(self.all_sequences_suit_pair)];
        let answers = [
            ("minimum_faan", self.minimum_faan.to_string()),
            ("cap_faan", self.cap_faan.to_string()),
            ("all_sequences_pair", pair.to_owned()),
        ];
        let toggles = [
            (
                "robbing_gong_adds_self_draw",
                self.robbing_gong_adds_self_draw,
            ),
            ("double_wind_scores_two", self.double_wind_scores_two),
            (
                "four_concealed_allows_closed_gong",
                self.four_concealed_allows_closed_gong,
            ),
            (
                "consecutive_gong_includes_self_draw",
                self.consecutive_gong_includes_self_draw,
            ),
            (
                "twelve_tile_counts_closed_gong",
                self.twelve_tile_counts_closed_gong,
            ),
            ("gong_then_flower_counts", self.gong_then_flower_counts),
            (
                "last_discard_after_replacement",
                self.last_discard_after_replacement,
            ),
            (
                "twelve_tile_pays_flowers_hands",
                self.twelve_tile_pays_flowers_hands,
            ),
            (
                "dragon_feeder_shares_robbed_gong",
                self.dragon_feeder_shares_robbed_gong,
            ),
            (
                "gong_feeder_pays_consecutive",
                self.gong_feeder_pays_consecutive,
            ),
            ("missed_tile_if_greater", self.missed_tile_if_greater),
        ];
        let toggles = toggles.map(|(key, on)| (key, on.to_string()));
        answers
            .iter()
            .chain(&toggles)
            .fold("sparrows-nest".to_owned(), |text, (key, answer)| {
                text + ";" + key + "=" + answer
            })
    }
}
