//! The options of Singapore, as `singapore.md` lists them: those that affect value and payments.

/// Payment of a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Payout {
    /// SG-14, SG-15.
    Standard,
    /// SG-16 with the chart of SG-20.
    OneTwo,
    /// SG-16 with the chart of SG-19.
    ThreeSix,
    /// SG-16 with own tables: [`OWN_DISCARD`], [`OWN_SELF_DRAW`].
    Own,
}

/// Payment of the discarder under own tables, from no points up.
pub const OWN_DISCARD: [i64; 4] = [3, 5, 9, 15];
/// Payment of each player in a self-draw under own tables.
pub const OWN_SELF_DRAW: [i64; 7] = [1, 2, 4, 7, 11, 16, 22];

/// Payment for Thirteen Wonders: SG-81.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThirteenWonders {
    /// All players pay twice the limit, by self-draw and by discard.
    AllPayDouble,
    /// The usual shares, doubled.
    DoubledSplit,
    /// As for any limit hand.
    Limit,
}

/// Fully Concealed: SG-97.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FullyConcealed {
    /// Off.
    Off,
    /// By self-draw or discard.
    AnyWin,
    /// By self-draw only.
    SelfDraw,
}

/// Value of seven pairs: SG-4.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SevenPairs {
    /// They don't win.
    Off,
    /// 2 points.
    Two,
    /// 4 points.
    Four,
    /// The limit.
    Limit,
}

/// Flower on flower: SG-86.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlowerOnFlower {
    /// No extra points.
    One,
    /// Five points.
    Five,
    /// One point for each replacement.
    PerReplacement,
}

/// The payer when a set and the winning tile come from different discarders: A-50.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThirdParty {
    /// The discarder pays as usual.
    Discarder,
    /// The discarder of the set pays all.
    Liable,
    /// Half each.
    Shared,
}

/// Definition of a fresh tile: SG-117.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fresh {
    /// Not discarded, not even for a pung.
    NotDiscarded,
    /// Not among the discards.
    NotInDiscards,
    /// Not visible anywhere.
    NotVisible,
}

/// Values of the options.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are the keys of the options")]
#[expect(clippy::struct_excessive_bools, reason = "the options are yes or no")]
pub struct Options {
    /// In hundredths.
    pub base: i64,
    pub limit: Option<u16>,
    pub minimum: u16,
    pub minimum_counts_bonus: bool,
    pub zero_points_pay_half: bool,
    pub payout: Payout,
    pub self_draw_extra: i64,
    pub special_hands_double: bool,
    pub thirteen_wonders_pay: ThirteenWonders,
    pub fully_concealed: FullyConcealed,
    pub self_draw_point: bool,
    pub any_flower: bool,
    pub heavenly_hand: bool,
    pub earthly_hand: bool,
    pub humanly_hand: bool,
    pub pure_green: bool,
    /// Whether it is worth the limit.
    pub pure_green_limit: bool,
    pub nine_gates_concealed_only: bool,
    pub hidden_treasure_discard_pair: bool,
    pub lesser_sequence_wait: bool,
    pub seven_pairs: SevenPairs,
    pub wait_counts_any: bool,
    pub flower_on_flower: FlowerOnFlower,
    pub early_three_dragons: bool,
    pub early_four_winds: bool,
    pub last_tile_one_dot_only: bool,
    pub pao: bool,
    pub third_party: ThirdParty,
    pub pao_flush_set: bool,
    pub fresh: Fresh,
    pub fresh_swap: bool,
    pub fresh_inclusive: bool,
}

impl Options {
    /// The defaults.
    pub const DEFAULT: Self = Self {
        base: 100,
        limit: Some(5),
        minimum: 1,
        minimum_counts_bonus: true,
        zero_points_pay_half: false,
        payout: Payout::Standard,
        self_draw_extra: 0,
        special_hands_double: false,
        thirteen_wonders_pay: ThirteenWonders::AllPayDouble,
        fully_concealed: FullyConcealed::Off,
        self_draw_point: false,
        any_flower: false,
        heavenly_hand: true,
        earthly_hand: true,
        humanly_hand: true,
        pure_green: true,
        pure_green_limit: false,
        nine_gates_concealed_only: false,
        hidden_treasure_discard_pair: false,
        lesser_sequence_wait: true,
        seven_pairs: SevenPairs::Off,
        wait_counts_any: false,
        flower_on_flower: FlowerOnFlower::One,
        early_three_dragons: false,
        early_four_winds: false,
        last_tile_one_dot_only: false,
        pao: true,
        third_party: ThirdParty::Discarder,
        pao_flush_set: false,
        fresh: Fresh::NotDiscarded,
        fresh_swap: false,
        fresh_inclusive: false,
    };

    /// Returns the options as a text that the rules can parse.
    pub fn text(&self) -> String {
        self.money_text() + &self.hand_text()
    }

    fn money_text(&self) -> String {
        let limit = self
            .limit
            .map_or("none".to_owned(), |limit| limit.to_string());
        let payout = match self.payout {
            Payout::Standard => "standard",
            Payout::OneTwo => "shooter-1-2",
            Payout::ThreeSix => "shooter-3-6",
            Payout::Own => "custom",
        };
        let thirteen = match self.thirteen_wonders_pay {
            ThirteenWonders::AllPayDouble => "all-pay-double",
            ThirteenWonders::DoubledSplit => "doubled-split",
            ThirteenWonders::Limit => "limit",
        };
        let zero = if self.zero_points_pay_half {
            "half"
        } else {
            "as-one"
        };
        let third_party = match self.third_party {
            ThirdParty::Discarder => "discarder-pays-as-usual",
            ThirdParty::Liable => "liable-pays-all",
            ThirdParty::Shared => "shared",
        };
        let fresh = match self.fresh {
            Fresh::NotDiscarded => "not-discarded",
            Fresh::NotInDiscards => "not-in-discards",
            Fresh::NotVisible => "not-visible",
        };
        format!(
            "singapore;base={}.{:02};limit={limit};minimum={};minimum_counts_bonus={}\
             ;zero_points_pay={zero};payout={payout}{};self_draw_extra={}\
             ;special_hands_double={};thirteen_wonders_pay={thirteen};pao={}\
             ;pao_third_party_discard={third_party};pao_flush_set={};fresh={fresh};fresh_swap={}\
             ;fresh_inclusive={}",
            self.base / 100,
            self.base % 100,
            self.minimum,
            self.minimum_counts_bonus,
            self.own_tables(),
            self.self_draw_extra,
            self.special_hands_double,
            self.pao,
            self.pao_flush_set,
            self.fresh_swap,
            self.fresh_inclusive,
        )
    }

    fn own_tables(&self) -> String {
        if self.payout != Payout::Own {
            return String::new();
        }
        format!(
            ";payout_discard={};payout_self_draw={}",
            OWN_DISCARD.map(|figure| figure.to_string()).join(","),
            OWN_SELF_DRAW.map(|figure| figure.to_string()).join(","),
        )
    }

    fn hand_text(&self) -> String {
        let concealed = match self.fully_concealed {
            FullyConcealed::Off => "off",
            FullyConcealed::AnyWin => "any-win",
            FullyConcealed::SelfDraw => "self-draw",
        };
        let nine_gates = if self.nine_gates_concealed_only {
            "concealed-only"
        } else {
            "exposed-allowed"
        };
        let pairs = match self.seven_pairs {
            SevenPairs::Off => "off",
            SevenPairs::Two => "2",
            SevenPairs::Four => "4",
            SevenPairs::Limit => "limit",
        };
        let wait_counts = if self.wait_counts_any {
            "any-waits"
        } else {
            "sequence-waits"
        };
        let flowers = match self.flower_on_flower {
            FlowerOnFlower::One => "one",
            FlowerOnFlower::Five => "five",
            FlowerOnFlower::PerReplacement => "per-replacement",
        };
        format!(
            ";fully_concealed={concealed};self_draw_point={};any_flower={}\
             ;heavenly_hand={};earthly_hand={};humanly_hand={};pure_green={}\
             ;pure_green_limit={};nine_gates={nine_gates}\
             ;hidden_treasure_discard_pair={};lesser_sequence_wait={};seven_pairs={pairs};wait_counts={wait_counts}\
             ;flower_on_flower={flowers};early_three_dragons={};early_four_winds={}\
             ;last_tile_one_dot_only={}",
            self.self_draw_point,
            self.any_flower,
            self.heavenly_hand,
            self.earthly_hand,
            self.humanly_hand,
            self.pure_green,
            self.pure_green_limit,
            self.hidden_treasure_discard_pair,
            self.lesser_sequence_wait,
            self.early_three_dragons,
            self.early_four_winds,
            self.last_tile_one_dot_only,
        )
    }
}
