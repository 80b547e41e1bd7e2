//! The options of MCR, as part 7 of the list has them, and the two presets.

/// M-27: the element that a necessarily concealed hand adds on self-draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConcealedSelfDraw {
    /// Self-Drawn.
    SelfDrawn,
    /// Fully Concealed Hand.
    FullyConcealed,
}

/// M-26: the waits that count in the knitted pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KnittedWaits {
    /// All three.
    Any,
    /// None on a kind of the knitted body.
    OutsideBody,
    /// Single Wait.
    Single,
}

/// Part 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Penalties {
    /// Points go to the bank.
    Mil2025,
    /// Points go to the other players.
    PayEach,
}

/// Values of the options.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are the keys of the options")]
#[expect(clippy::struct_excessive_bools, reason = "the options are yes or no")]
pub struct Options {
    /// The preset on which they are based.
    pub preset: &'static str,
    pub minimum_fan: u16,
    pub bonus_tiles_in_play: bool,
    pub limit_fan: Option<u16>,
    pub two_concealed_kongs: u16,
    pub mixed_kongs: u16,
    pub concealed_specials_self_draw: ConcealedSelfDraw,
    pub all_green_half_flush: bool,
    pub all_terminals_double_pung: bool,
    pub nine_gates_terminal_pung: bool,
    pub knitted_straight_waits: KnittedWaits,
    pub lesser_knitted_straight: bool,
    pub implied_tile_hog: bool,
    pub tile_hog_honors: bool,
    pub seven_pairs_all_types: bool,
    pub strict_voided_suit: bool,
    pub exhausted_waits_count: bool,
    pub penalties: Penalties,
    pub start_points: u32,
}

impl Options {
    /// `mcr`
    pub const MCR: Self = Self {
        preset: "mcr",
        minimum_fan: 8,
        bonus_tiles_in_play: true,
        limit_fan: None,
        two_concealed_kongs: 6,
        mixed_kongs: 5,
        concealed_specials_self_draw: ConcealedSelfDraw::SelfDrawn,
        all_green_half_flush: false,
        all_terminals_double_pung: false,
        nine_gates_terminal_pung: true,
        knitted_straight_waits: KnittedWaits::Any,
        lesser_knitted_straight: true,
        implied_tile_hog: true,
        tile_hog_honors: true,
        seven_pairs_all_types: true,
        strict_voided_suit: false,
        exhausted_waits_count: true,
        penalties: Penalties::Mil2025,
        start_points: 0,
    };

    /// `mcr-wmo-2006`
    pub const WMO_2006: Self = Self {
        preset: "mcr-wmo-2006",
        two_concealed_kongs: 8,
        mixed_kongs: 6,
        concealed_specials_self_draw: ConcealedSelfDraw::FullyConcealed,
        all_green_half_flush: true,
        all_terminals_double_pung: true,
        nine_gates_terminal_pung: false,
        knitted_straight_waits: KnittedWaits::Single,
        implied_tile_hog: false,
        penalties: Penalties::PayEach,
        ..Self::MCR
    };

    /// Returns the options as a text that the rules can parse: the preset and the values of all its options.
    pub fn text(&self) -> String {
        let limit = self
            .limit_fan
            .map_or("none".to_owned(), |limit| limit.to_string());
        let drawn = match self.concealed_specials_self_draw {
            ConcealedSelfDraw::SelfDrawn => "self-drawn",
            ConcealedSelfDraw::FullyConcealed => "fully-concealed",
        };
        let waits = match self.knitted_straight_waits {
            KnittedWaits::Any => "any",
            KnittedWaits::OutsideBody => "outside-body",
            KnittedWaits::Single => "single",
        };
        let penalties = match self.penalties {
            Penalties::Mil2025 => "mil-2025",
            Penalties::PayEach => "pay-each",
        };
        let toggles = [
            ("bonus_tiles_in_play", self.bonus_tiles_in_play),
            ("all_green_half_flush", self.all_green_half_flush),
            ("all_terminals_double_pung", self.all_terminals_double_pung),
            ("nine_gates_terminal_pung", self.nine_gates_terminal_pung),
            ("lesser_knitted_straight", self.lesser_knitted_straight),
            ("implied_tile_hog", self.implied_tile_hog),
            ("tile_hog_honors", self.tile_hog_honors),
            ("seven_pairs_all_types", self.seven_pairs_all_types),
            ("strict_voided_suit", self.strict_voided_suit),
            ("exhausted_waits_count", self.exhausted_waits_count),
        ];
        let others = format!(
            "{};minimum_fan={};limit_fan={limit};two_concealed_kongs={};mixed_kongs={}\
             ;concealed_specials_self_draw={drawn};knitted_straight_waits={waits}\
             ;penalties={penalties};start_points={}",
            self.preset,
            self.minimum_fan,
            self.two_concealed_kongs,
            self.mixed_kongs,
            self.start_points,
        );
        toggles
            .iter()
            .fold(others, |text, (key, on)| format!("{text};{key}={on}"))
    }
}
