//! Random options.

use crate::play::riichi::options::{
    Options, PaoComposite, PaoHonba, Renhou, SeveralBets, SeveralHonba, SeveralWinners,
    UnclearWinningTile,
};
use crate::random::{Rng, one_of};

/// Returns a preset, or options that differ from it in a few values.
pub fn house(rng: &mut Rng) -> Options {
    let mut options = Options::PRESETS[rng.usize(0..8)].clone();
    for _ in 0..one_of(rng, &[0, 0, 1, 2, 5]) {
        change(rng, &mut options);
    }
    options
}

fn change(rng: &mut Rng, options: &mut Options) {
    match rng.u8(0..31) {
        0 => options.open_tanyao = rng.bool(),
        1 | 2 => options.red_fives = one_of(rng, &[0, 3, 4]),
        3 => options.ippatsu = rng.bool(),
        29 | 30 => options.open_riichi = true,
        4 => options.ura_dora = rng.bool(),
        5 => options.kan_dora = rng.bool(),
        6 => options.kan_ura = rng.bool(),
        7 | 8 => {
            let all = [
                Renhou::None,
                Renhou::Mangan,
                Renhou::FiveHan,
                Renhou::Yakuman,
            ];
            options.renhou = one_of(rng, &all);
        }
        9 => options.ryuuiisou_needs_green = rng.bool(),
        10 => options.kokushi_robs_concealed = rng.bool(),
        11 => options.double_suuankou_tanki = rng.bool(),
        12 => options.double_kokushi_13 = rng.bool(),
        13 => options.double_chuuren_9 = rng.bool(),
        14 => {
            options.double_daisuushii = rng.bool();
            options.double_as_dealt = rng.bool();
        }
        15 => options.double_wind_pair_fu = one_of(rng, &[2, 4]),
        16 => options.rinshan_fu = rng.bool(),
        17 => {
            let all = [UnclearWinningTile::Lowest, UnclearWinningTile::NoWait];
            options.unclear_winning_tile = one_of(rng, &all);
        }
        18 => options.kiriage = rng.bool(),
        19 => options.counted_yakuman = rng.bool(),
        20 => options.yakuman_add = rng.bool(),
        21 => options.yakuman_max = rng.u16(1..7),
        22 => {
            options.pao_four_kongs = rng.bool();
            options.pao_claimed_kong = rng.bool();
        }
        23 => {
            let all = [PaoComposite::LiablePart, PaoComposite::Whole];
            options.pao_composite = one_of(rng, &all);
        }
        24 => options.pao_honba = one_of(rng, &[PaoHonba::Discarder, PaoHonba::Liable]),
        25 => {
            let all = [
                SeveralWinners::All,
                SeveralWinners::Two,
                SeveralWinners::Nearest,
            ];
            options.several_winners = one_of(rng, &all);
        }
        26 => {
            options.several_honba = one_of(rng, &[SeveralHonba::Each, SeveralHonba::Nearest]);
        }
        27 => {
            options.several_bets = one_of(rng, &[SeveralBets::OwnFirst, SeveralBets::Nearest]);
        }
        _ => options.honba_each = one_of(rng, &[0, 300, 600, 1500]),
    }
}
