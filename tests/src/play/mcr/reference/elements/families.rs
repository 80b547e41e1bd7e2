//! M-23: kongs.

use crate::play::mcr::reference::view::View;

/// M-35
pub fn four_kongs(view: &View) -> bool {
    let (concealed, melded) = view.kongs();
    concealed + melded == 4
}

/// M-47
pub fn three_kongs(view: &View) -> bool {
    let (concealed, melded) = view.kongs();
    concealed + melded == 3
}
