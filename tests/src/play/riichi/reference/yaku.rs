//! the yaku, and their values closed and open.

mod sets;
mod situations;
mod tiles;

use super::view::View;

/// A yaku.
struct Yaku {
    key: &'static str,
    /// Value in a closed hand.
    closed: u16,
    /// Value in an open hand; 0 if it must be closed.
    open: u16,
    holds: fn(&View) -> bool,
}

const fn yaku(key: &'static str, closed: u16, open: u16, holds: fn(&View) -> bool) -> Yaku {
    Yaku {
        key,
        closed,
        open,
        holds,
    }
}

const ALL: [Yaku; 32] = [
    yaku("riichi", 1, 0, situations::riichi),
    yaku("double-riichi", 2, 0, situations::double_riichi),
    yaku("ippatsu", 1, 0, situations::ippatsu),
    yaku("open-riichi", 1, 0, situations::open_riichi),
    yaku("menzen-tsumo", 1, 0, situations::menzen_tsumo),
    yaku("pinfu", 1, 0, sets::pinfu),
    yaku("iipeikou", 1, 0, sets::iipeikou),
    yaku("tanyao", 1, 1, tiles::tanyao),
    yaku("yakuhai-white", 1, 1, sets::white),
    yaku("yakuhai-green", 1, 1, sets::green),
    yaku("yakuhai-red", 1, 1, sets::red),
    yaku("yakuhai-seat", 1, 1, sets::seat),
    yaku("yakuhai-round", 1, 1, sets::round),
    yaku("rinshan", 1, 1, situations::rinshan),
    yaku("chankan", 1, 1, situations::chankan),
    yaku("haitei", 1, 1, situations::haitei),
    yaku("houtei", 1, 1, situations::houtei),
    yaku("chiitoitsu", 2, 0, tiles::chiitoitsu),
    yaku("sanshoku-doujun", 2, 1, sets::sanshoku_doujun),
    yaku("ittsuu", 2, 1, sets::ittsuu),
    yaku("chanta", 2, 1, sets::chanta),
    yaku("sanshoku-doukou", 2, 2, sets::sanshoku_doukou),
    yaku("sanankou", 2, 2, sets::sanankou),
    yaku("sankantsu", 2, 2, sets::sankantsu),
    yaku("toitoi", 2, 2, sets::toitoi),
    yaku("shousangen", 2, 2, sets::shousangen),
    yaku("honroutou", 2, 2, tiles::honroutou),
    yaku("ryanpeikou", 3, 0, sets::ryanpeikou),
    yaku("honitsu", 3, 2, tiles::honitsu),
    yaku("junchan", 3, 2, sets::junchan),
    yaku("renhou", 5, 0, situations::renhou_adds),
    yaku("chinitsu", 6, 5, tiles::chinitsu),
];

/// Returns the yaku of a hand with their han.
pub fn yaku_of(view: &View) -> Vec<(&'static str, u16)> {
    let closed = view.is_closed();
    let worth = |yaku: &Yaku| if closed { yaku.closed } else { yaku.open };
    ALL.iter()
        .filter(|yaku| worth(yaku) > 0 && (yaku.holds)(view))
        .map(|yaku| (yaku.key, worth(yaku)))
        .collect()
}

/// returns whether renhou is a mangan that doesn't add to others.
pub fn is_renhou_mangan(view: &View) -> bool {
    situations::renhou_mangan(view)
}

/// returns whether renhou is a yakuman.
pub fn is_renhou_yakuman(view: &View) -> bool {
    situations::renhou_yakuman(view)
}
