//! Yaku of circumstances.

use crate::play::riichi::options::Renhou;
use crate::play::riichi::reference::entry::{Circumstance as C, WinBy};
use crate::play::riichi::reference::tiles::Seat;
use crate::play::riichi::reference::view::View;

/// R-18; R-19, D-8: not with double riichi.
pub(super) fn riichi(view: &View) -> bool {
    view.entry.has(C::Riichi) && !double_riichi(view)
}

///
pub(super) fn double_riichi(view: &View) -> bool {
    view.entry.has(C::DoubleRiichi)
}

///
pub(super) fn ippatsu(view: &View) -> bool {
    view.options.ippatsu && view.entry.has(C::Ippatsu)
}

/// A house rule without a clause.
pub(super) fn open_riichi(view: &View) -> bool {
    view.options.open_riichi && view.entry.has(C::OpenRiichi)
}

///
pub(super) fn menzen_tsumo(view: &View) -> bool {
    view.is_closed() && view.is_self_draw()
}

///
pub(super) fn rinshan(view: &View) -> bool {
    view.is_self_draw() && view.entry.is_replacement()
}

///
pub(super) fn chankan(view: &View) -> bool {
    matches!(view.entry.by, WinBy::Robbing(_))
}

/// R-32; D-7: not with a replacement tile.
pub(super) fn haitei(view: &View) -> bool {
    view.is_self_draw() && view.entry.is_last() && !rinshan(view)
}

///
pub(super) fn houtei(view: &View) -> bool {
    matches!(view.entry.by, WinBy::Discard(_)) && view.entry.is_last()
}

///
fn renhou(view: &View) -> bool {
    view.entry.has(C::FirstGoAround)
        && view.entry.melds.is_empty()
        && !view.is_self_draw()
        && view.entry.seat != Seat::East
}

///
pub(super) fn renhou_adds(view: &View) -> bool {
    view.options.renhou == Renhou::FiveHan && renhou(view)
}

///
pub(super) fn renhou_mangan(view: &View) -> bool {
    view.options.renhou == Renhou::Mangan && renhou(view)
}

///
pub(super) fn renhou_yakuman(view: &View) -> bool {
    view.options.renhou == Renhou::Yakuman && renhou(view)
}
