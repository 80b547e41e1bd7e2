//! Text form of the options.

use super::{
    DealerStays, FuritenUntil, LastBets, Options, PaoComposite, PaoHonba, Renhou, SeveralBets,
    SeveralHonba, SeveralWinners, TenpaiFifth, Uma, UmaTies, UnclearWinningTile,
};

impl Options {
    /// Returns the options as a text that the rules can parse: the preset and the values of all its options.
    pub fn text(&self) -> String {
        let all = [
            self.toggles(),
            self.numbers(),
            self.claims(),
            self.choices(),
        ];
        let answers = all.concat();
        answers
            .iter()
            .fold(self.preset.to_owned(), |text, (key, answer)| {
                text + ";" + key + "=" + answer
            })
    }

    fn toggles(&self) -> Vec<(&'static str, String)> {
        let all = [
            ("open_tanyao", self.open_tanyao),
            ("ippatsu", self.ippatsu),
            ("open_riichi", self.open_riichi),
            ("ura_dora", self.ura_dora),
            ("kan_dora", self.kan_dora),
            ("kan_ura", self.kan_ura),
            ("ryuuiisou_needs_green", self.ryuuiisou_needs_green),
            ("kokushi_robs_concealed", self.kokushi_robs_concealed),
            ("double_suuankou_tanki", self.double_suuankou_tanki),
            ("double_kokushi_13", self.double_kokushi_13),
            ("double_chuuren_9", self.double_chuuren_9),
            ("double_daisuushii", self.double_daisuushii),
            ("double_as_dealt", self.double_as_dealt),
            ("rinshan_fu", self.rinshan_fu),
            ("kiriage", self.kiriage),
            ("counted_yakuman", self.counted_yakuman),
            ("yakuman_add", self.yakuman_add),
            ("pao_four_kongs", self.pao_four_kongs),
            ("pao_claimed_kong", self.pao_claimed_kong),
            ("nagashi_mangan", self.nagashi_mangan),
            ("abort_nine_kinds", self.abort_nine_kinds),
            ("abort_four_winds", self.abort_four_winds),
            ("abort_four_riichi", self.abort_four_riichi),
            ("abort_four_kongs", self.abort_four_kongs),
            ("added_tile_is_discard", self.added_tile_is_discard),
            ("extra_round", self.extra_round),
            ("tobi", self.tobi),
            ("dealer_stops", self.dealer_stops),
            ("chombo_ends_last_hand", self.chombo_ends_last_hand),
        ];
        all.map(|(key, on)| (key, on.to_string())).to_vec()
    }

    fn numbers(&self) -> Vec<(&'static str, String)> {
        let all = [
            ("red_fives", self.red_fives.into()),
            ("double_wind_pair_fu", self.double_wind_pair_fu.into()),
            ("yakuman_max", self.yakuman_max.into()),
            ("noten_total", self.noten_total),
            ("riichi_min_wall", self.riichi_min_wall.into()),
            ("riichi_min_points", self.riichi_min_points),
            ("start_points", self.start_points),
            ("return_points", self.return_points),
            ("goal_points", self.goal_points),
            ("chombo", self.chombo),
            ("honba_each", self.honba_each),
        ];
        all.map(|(key, number): (_, i64)| (key, number.to_string()))
            .to_vec()
    }

    fn claims(&self) -> Vec<(&'static str, String)> {
        let all = [
            (
                "furiten_until",
                match self.furiten_until {
                    FuritenUntil::DrawOrClaim => "draw-or-claim",
                    FuritenUntil::Draw => "draw",
                    FuritenUntil::DrawOrDiscard => "draw-or-discard",
                },
            ),
            (
                "chombo_pays",
                if self.chombo_pays_at_once {
                    "reverse-mangan"
                } else {
                    "final-score"
                },
            ),
            (
                "riichi_kong_keeps",
                if self.riichi_kong_keeps_waits {
                    "waits"
                } else {
                    "reading"
                },
            ),
        ];
        all.map(|(key, answer)| (key, answer.to_owned())).to_vec()
    }

    fn choices(&self) -> Vec<(&'static str, String)> {
        let all = [
            (
                "renhou",
                match self.renhou {
                    Renhou::None => "none",
                    Renhou::Mangan => "mangan",
                    Renhou::FiveHan => "five-han",
                    Renhou::Yakuman => "yakuman",
                },
            ),
            (
                "unclear_winning_tile",
                match self.unclear_winning_tile {
                    UnclearWinningTile::Lowest => "lowest",
                    UnclearWinningTile::NoWait => "no-wait",
                },
            ),
            (
                "pao_composite",
                match self.pao_composite {
                    PaoComposite::LiablePart => "liable-part",
                    PaoComposite::Whole => "whole",
                },
            ),
            (
                "pao_honba",
                match self.pao_honba {
                    PaoHonba::Discarder => "discarder",
                    PaoHonba::Liable => "liable",
                },
            ),
            (
                "several_winners",
                match self.several_winners {
                    SeveralWinners::All => "all",
                    SeveralWinners::Two => "two",
                    SeveralWinners::Nearest => "nearest",
                },
            ),
            (
                "several_honba",
                match self.several_honba {
                    SeveralHonba::Each => "each",
                    SeveralHonba::Nearest => "nearest",
                },
            ),
            (
                "several_bets",
                match self.several_bets {
                    SeveralBets::OwnFirst => "own-first",
                    SeveralBets::Nearest => "nearest",
                },
            ),
            (
                "tenpai_fifth",
                match self.tenpai_fifth {
                    TenpaiFifth::WholeHand => "whole-hand",
                    TenpaiFifth::Concealed => "concealed",
                },
            ),
            (
                "dealer_stays",
                match self.dealer_stays {
                    DealerStays::Tenpai => "tenpai",
                    DealerStays::Win => "win",
                },
            ),
            (
                "last_bets",
                match self.last_bets {
                    LastBets::Winner => "winner",
                    LastBets::Stay => "stay",
                },
            ),
            (
                "uma_ties",
                match self.uma_ties {
                    UmaTies::Shared => "shared",
                    UmaTies::Seat => "seat",
                },
            ),
        ];
        let mut all: Vec<_> = all
            .iter()
            .map(|(key, answer)| (*key, (*answer).to_owned()))
            .collect();
        let uma = match self.uma {
            Uma::Fixed(places) => places.map(|place| place.to_string()).join("/"),
            Uma::Floating => "floating".to_owned(),
        };
        all.push(("uma", uma));
        all
    }
}
