//! The options of riichi, as part 12 of the list has them, and the eight presets.

mod presets;
mod text;

/// the value of the blessing of man.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Renhou {
    /// No value.
    None,
    /// A mangan that doesn't add to others.
    Mangan,
    /// Five han that add to the others.
    FiveHan,
    /// A yakuman.
    Yakuman,
}

/// D-14: scoring of a hand whose winning tile is unknown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnclearWinningTile {
    /// As the tile with the lowest payment.
    Lowest,
    /// Without elements that depend on the wait.
    NoWait,
}

/// the units for which a player is liable in a composite yakuman.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaoComposite {
    /// The units of the yakuman that the player caused.
    LiablePart,
    /// All units.
    Whole,
}

/// the player who pays for the counters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaoHonba {
    /// The discarder of the winning tile.
    Discarder,
    /// The liable player.
    Liable,
}

/// the winners when several players call ron.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeveralWinners {
    /// All of them.
    All,
    /// Both of two, none of three.
    Two,
    /// The first after the discarder.
    Nearest,
}

/// the winners who receive the counters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeveralHonba {
    /// Each.
    Each,
    /// The first after the discarder.
    Nearest,
}

/// the winners who receive the bets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeveralBets {
    /// Each receives the own bet, the first after the discarder all others.
    OwnFirst,
    /// The first after the discarder.
    Nearest,
}

/// the tiles among which four copies exclude a wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TenpaiFifth {
    /// Those in the hand and in melds.
    WholeHand,
    /// Those in the hand.
    Concealed,
}

/// the end of furiten after a passed win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FuritenUntil {
    /// At the own next draw or claim.
    DrawOrClaim,
    /// At the own next draw.
    Draw,
    /// At the own next draw or discard.
    DrawOrDiscard,
}

/// condition for the dealer to stay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealerStays {
    /// A win, or tenpai at the draw.
    Tenpai,
    /// A win.
    Win,
}

/// the owner of bets that are left at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastBets {
    /// The first place.
    Winner,
    /// No player.
    Stay,
}

/// bonuses of the places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Uma {
    /// Always the same.
    Fixed([i32; 4]),
    /// By the number of players with 30,000.
    Floating,
}

/// order of equal scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UmaTies {
    /// None: they share.
    Shared,
    /// By distance from the first East.
    Seat,
}

/// Values of the options.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are the keys of the options")]
#[expect(clippy::struct_excessive_bools, reason = "the options are yes or no")]
pub struct Options {
    /// The preset on which they are based.
    pub preset: &'static str,
    pub open_tanyao: bool,
    pub red_fives: u8,
    pub ippatsu: bool,
    pub open_riichi: bool,
    pub ura_dora: bool,
    pub kan_dora: bool,
    pub kan_ura: bool,
    pub renhou: Renhou,
    pub ryuuiisou_needs_green: bool,
    pub kokushi_robs_concealed: bool,
    pub double_suuankou_tanki: bool,
    pub double_kokushi_13: bool,
    pub double_chuuren_9: bool,
    pub double_daisuushii: bool,
    pub double_as_dealt: bool,
    pub riichi_kong_keeps_waits: bool,
    pub double_wind_pair_fu: u16,
    pub rinshan_fu: bool,
    pub unclear_winning_tile: UnclearWinningTile,
    pub kiriage: bool,
    pub counted_yakuman: bool,
    pub yakuman_add: bool,
    pub yakuman_max: u16,
    pub pao_four_kongs: bool,
    pub pao_claimed_kong: bool,
    pub pao_composite: PaoComposite,
    pub pao_honba: PaoHonba,
    pub several_winners: SeveralWinners,
    pub several_honba: SeveralHonba,
    pub several_bets: SeveralBets,
    pub noten_total: i64,
    pub tenpai_fifth: TenpaiFifth,
    pub nagashi_mangan: bool,
    pub abort_nine_kinds: bool,
    pub abort_four_winds: bool,
    pub abort_four_riichi: bool,
    pub abort_four_kongs: bool,
    pub furiten_until: FuritenUntil,
    pub added_tile_is_discard: bool,
    pub riichi_min_wall: u8,
    pub riichi_min_points: i64,
    pub dealer_stays: DealerStays,
    pub extra_round: bool,
    pub tobi: bool,
    pub dealer_stops: bool,
    pub last_bets: LastBets,
    pub start_points: i64,
    pub return_points: i64,
    pub goal_points: i64,
    pub uma: Uma,
    pub uma_ties: UmaTies,
    pub chombo: i64,
    pub chombo_pays_at_once: bool,
    pub chombo_ends_last_hand: bool,
    pub honba_each: i64,
}
