//! The eight presets. Options without effect in a preset have their first value.

use super::{
    DealerStays, FuritenUntil, LastBets, Options, PaoComposite, PaoHonba, Renhou, SeveralBets,
    SeveralHonba, SeveralWinners, TenpaiFifth, Uma, UmaTies, UnclearWinningTile,
};

impl Options {
    /// The default of every option.
    pub const DEFAULT: Self = Self::EMA_2025;

    /// European Mahjong Association, 2025.
    pub const EMA_2025: Self = Self {
        preset: "riichi-ema-2025",
        open_tanyao: true,
        red_fives: 0,
        ippatsu: true,
        open_riichi: false,
        ura_dora: true,
        kan_dora: true,
        kan_ura: true,
        renhou: Renhou::Mangan,
        ryuuiisou_needs_green: false,
        kokushi_robs_concealed: true,
        double_suuankou_tanki: false,
        double_kokushi_13: false,
        double_chuuren_9: false,
        double_daisuushii: false,
        double_as_dealt: false,
        riichi_kong_keeps_waits: false,
        double_wind_pair_fu: 2,
        rinshan_fu: true,
        unclear_winning_tile: UnclearWinningTile::Lowest,
        kiriage: true,
        counted_yakuman: false,
        yakuman_add: false,
        yakuman_max: 6,
        pao_four_kongs: false,
        pao_claimed_kong: false,
        pao_composite: PaoComposite::LiablePart,
        pao_honba: PaoHonba::Discarder,
        several_winners: SeveralWinners::All,
        several_honba: SeveralHonba::Each,
        several_bets: SeveralBets::OwnFirst,
        noten_total: 3000,
        tenpai_fifth: TenpaiFifth::WholeHand,
        nagashi_mangan: false,
        abort_nine_kinds: false,
        abort_four_winds: false,
        abort_four_riichi: false,
        abort_four_kongs: false,
        furiten_until: FuritenUntil::DrawOrClaim,
        added_tile_is_discard: false,
        riichi_min_wall: 1,
        riichi_min_points: 0,
        dealer_stays: DealerStays::Tenpai,
        extra_round: false,
        tobi: false,
        dealer_stops: false,
        last_bets: LastBets::Winner,
        start_points: 30_000,
        return_points: 30_000,
        goal_points: 30_000,
        uma: Uma::Fixed([15, 5, -5, -15]),
        uma_ties: UmaTies::Shared,
        chombo: 20,
        chombo_pays_at_once: false,
        chombo_ends_last_hand: false,
        honba_each: 300,
    };

    /// European Mahjong Association, 2016.
    pub const EMA_2016: Self = Self {
        preset: "riichi-ema-2016",
        double_wind_pair_fu: 4,
        kiriage: false,
        added_tile_is_discard: true,
        riichi_min_wall: 4,
        ..Self::EMA_2025
    };

    /// World Riichi Championship, 2015.
    pub const WRC_2015: Self = Self {
        preset: "riichi-wrc-2015",
        unclear_winning_tile: UnclearWinningTile::NoWait,
        several_winners: SeveralWinners::Nearest,
        added_tile_is_discard: true,
        riichi_min_wall: 4,
        last_bets: LastBets::Stay,
        ..Self::EMA_2025
    };

    /// World Riichi Championship, 2025.
    pub const WRC_2025: Self = Self {
        preset: "riichi-wrc-2025",
        unclear_winning_tile: UnclearWinningTile::NoWait,
        counted_yakuman: true,
        yakuman_add: true,
        pao_four_kongs: true,
        several_winners: SeveralWinners::Nearest,
        furiten_until: FuritenUntil::Draw,
        last_bets: LastBets::Stay,
        chombo: 30,
        ..Self::EMA_2025
    };

    /// M.League.
    pub const MLEAGUE: Self = Self {
        preset: "riichi-mleague",
        red_fives: 3,
        renhou: Renhou::None,
        kokushi_robs_concealed: false,
        yakuman_add: true,
        pao_four_kongs: true,
        pao_honba: PaoHonba::Liable,
        several_winners: SeveralWinners::Nearest,
        furiten_until: FuritenUntil::Draw,
        start_points: 25_000,
        uma: Uma::Fixed([30, 10, -10, -30]),
        ..Self::EMA_2025
    };

    /// Tenhou.
    pub const TENHOU: Self = Self {
        preset: "riichi-tenhou",
        red_fives: 3,
        renhou: Renhou::None,
        kokushi_robs_concealed: false,
        double_wind_pair_fu: 4,
        kiriage: false,
        counted_yakuman: true,
        yakuman_add: true,
        pao_composite: PaoComposite::Whole,
        pao_honba: PaoHonba::Liable,
        several_winners: SeveralWinners::Two,
        several_honba: SeveralHonba::Nearest,
        several_bets: SeveralBets::Nearest,
        tenpai_fifth: TenpaiFifth::Concealed,
        nagashi_mangan: true,
        abort_nine_kinds: true,
        abort_four_winds: true,
        abort_four_riichi: true,
        abort_four_kongs: true,
        furiten_until: FuritenUntil::DrawOrDiscard,
        riichi_kong_keeps_waits: true,
        riichi_min_wall: 4,
        riichi_min_points: 1000,
        extra_round: true,
        tobi: true,
        dealer_stops: true,
        start_points: 25_000,
        uma: Uma::Fixed([20, 10, -10, -20]),
        uma_ties: UmaTies::Seat,
        chombo: 0,
        ..Self::EMA_2025
    };

    /// Mahjong Soul.
    pub const MAJSOUL: Self = Self {
        preset: "riichi-majsoul",
        kokushi_robs_concealed: true,
        double_suuankou_tanki: true,
        double_kokushi_13: true,
        double_chuuren_9: true,
        double_daisuushii: true,
        double_as_dealt: true,
        pao_composite: PaoComposite::LiablePart,
        several_winners: SeveralWinners::All,
        tenpai_fifth: TenpaiFifth::WholeHand,
        return_points: 25_000,
        uma: Uma::Fixed([15, 5, -5, -15]),
        ..Self::TENHOU
    };

    /// Japan Professional Mahjong League, A rules.
    pub const JPML_A: Self = Self {
        preset: "riichi-jpml-a",
        ippatsu: false,
        ura_dora: false,
        kan_dora: false,
        kan_ura: false,
        renhou: Renhou::None,
        kokushi_robs_concealed: false,
        kiriage: false,
        counted_yakuman: true,
        yakuman_add: true,
        yakuman_max: 4,
        pao_four_kongs: true,
        pao_composite: PaoComposite::Whole,
        several_winners: SeveralWinners::Nearest,
        furiten_until: FuritenUntil::Draw,
        riichi_min_points: 1000,
        last_bets: LastBets::Stay,
        uma: Uma::Floating,
        ..Self::EMA_2025
    };

    /// All presets.
    pub const PRESETS: [Self; 8] = [
        Self::EMA_2025,
        Self::EMA_2016,
        Self::WRC_2015,
        Self::WRC_2025,
        Self::MLEAGUE,
        Self::TENHOU,
        Self::MAJSOUL,
        Self::JPML_A,
    ];
}
