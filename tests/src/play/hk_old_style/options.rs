//! The options of Hong Kong Old Style, as `hong-kong.md` 1.6 lists them.

/// Payment for a discard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Payment {
    /// HKOS-51.
    DoubleAndSingle,
    /// HKOS-54.
    FullAndHalf,
    /// HKOS-55, once.
    DiscarderOnlyOnce,
    /// HKOS-55, twice.
    DiscarderOnlyTwice,
}

/// Whether seven pairs win, and which elements count with them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SevenPairs {
    /// They win, and a flush counts with them.
    On,
    /// They win; of them and a flush the better one counts.
    NoStack,
    /// They don't win.
    Off,
}

/// Values of the options.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are the keys of the options")]
#[expect(clippy::struct_excessive_bools, reason = "the options are yes or no")]
pub struct Options {
    pub minimum_fan: u16,
    pub limit_fan: u16,
    pub payment: Payment,
    pub self_draw_double: bool,
    pub bonus_tiles_in_play: bool,
    pub replacement_stacks_self_drawn: bool,
    pub last_tile_stacks_self_drawn: bool,
    pub all_flowers_includes_seat: bool,
    pub little_three_dragons_includes_pungs: bool,
    pub seven_pairs: SevenPairs,
    pub seven_pairs_quad_as_two_pairs: bool,
    pub four_concealed_pungs_kongs_count: bool,
    pub nine_gates_pure: bool,
    pub dragon_limit_any_pair: bool,
    pub concealed_hand: bool,
    pub mixed_terminals: bool,
    pub kong_on_kong: bool,
    pub flowers_win: bool,
    pub limit_hands_own_fan: bool,
    pub insurance_b3d_b4w_not_winning_tile: bool,
    pub insurance_pair_counts: bool,
    pub five_tiles_threshold: u8,
    pub robbing_pays_for_all: bool,
}

impl Options {
    /// The defaults.
    pub const DEFAULT: Self = Self {
        minimum_fan: 3,
        limit_fan: 10,
        payment: Payment::DoubleAndSingle,
        self_draw_double: true,
        bonus_tiles_in_play: true,
        replacement_stacks_self_drawn: true,
        last_tile_stacks_self_drawn: true,
        all_flowers_includes_seat: true,
        little_three_dragons_includes_pungs: true,
        seven_pairs: SevenPairs::On,
        seven_pairs_quad_as_two_pairs: true,
        four_concealed_pungs_kongs_count: true,
        nine_gates_pure: true,
        dragon_limit_any_pair: false,
        concealed_hand: false,
        mixed_terminals: false,
        kong_on_kong: false,
        flowers_win: false,
        limit_hands_own_fan: false,
        insurance_b3d_b4w_not_winning_tile: false,
        insurance_pair_counts: false,
        five_tiles_threshold: 5,
        robbing_pays_for_all: false,
    };

    /// Returns the options as a text that the rules can parse.
    pub fn text(&self) -> String {
        let payment = match self.payment {
            Payment::DoubleAndSingle => "discarder-double-others-single",
            Payment::FullAndHalf => "discarder-full-others-half",
            Payment::DiscarderOnlyOnce => "discarder-only-x1",
            Payment::DiscarderOnlyTwice => "discarder-only-x2",
        };
        let seven_pairs = match self.seven_pairs {
            SevenPairs::On => "on",
            SevenPairs::NoStack => "no-stack",
            SevenPairs::Off => "off",
        };
        let answers = [
            ("minimum_fan", self.minimum_fan.to_string()),
            ("limit_fan", self.limit_fan.to_string()),
            ("payment", payment.to_owned()),
            (
                "self_draw_each",
                if self.self_draw_double { "2P" } else { "P" }.to_owned(),
            ),
            ("bonus_tiles_in_play", self.bonus_tiles_in_play.to_string()),
            (
                "replacement_stacks_self_drawn",
                self.replacement_stacks_self_drawn.to_string(),
            ),
            (
                "last_tile_stacks_self_drawn",
                self.last_tile_stacks_self_drawn.to_string(),
            ),
            (
                "all_flowers_includes_seat",
                self.all_flowers_includes_seat.to_string(),
            ),
            (
                "little_three_dragons_includes_pungs",
                self.little_three_dragons_includes_pungs.to_string(),
            ),
            ("seven_pairs", seven_pairs.to_owned()),
            (
                "seven_pairs_quad_as_two_pairs",
                self.seven_pairs_quad_as_two_pairs.to_string(),
            ),
            (
                "four_concealed_pungs_kongs_count",
                self.four_concealed_pungs_kongs_count.to_string(),
            ),
            ("nine_gates_pure", self.nine_gates_pure.to_string()),
            (
                "dragon_limit_pair",
                if self.dragon_limit_any_pair {
                    "any-pair"
                } else {
                    "same-suit"
                }
                .to_owned(),
            ),
            ("concealed_hand", self.concealed_hand.to_string()),
            ("mixed_terminals", self.mixed_terminals.to_string()),
            ("kong_on_kong", self.kong_on_kong.to_string()),
            ("flowers_win", self.flowers_win.to_string()),
            (
                "limit_hands",
                if self.limit_hands_own_fan {
                    "own-fan"
                } else {
                    "limit"
                }
                .to_owned(),
            ),
            (
                "insurance_b3d_b4w_not_winning_tile",
                self.insurance_b3d_b4w_not_winning_tile.to_string(),
            ),
            (
                "insurance_pair_counts",
                self.insurance_pair_counts.to_string(),
            ),
            (
                "five_tiles_threshold",
                self.five_tiles_threshold.to_string(),
            ),
            (
                "robbing_the_kong",
                if self.robbing_pays_for_all {
                    "pays-for-all"
                } else {
                    "as-discard"
                }
                .to_owned(),
            ),
        ];
        answers
            .iter()
            .fold("hk-old-style".to_owned(), |text, (key, answer)| {
                text + ";" + key + "=" + answer
            })
    }
}
