//! Groups of tiles in a reading.

use tilewise_rules::{MeldKind, SetKind, Source};
use yew::prelude::*;

use crate::i18n::Locale;
use crate::outcome::{GroupKind, Piece, TileGroup};
use crate::store::Spot;
use crate::ui::tile::tile;

/// Draws groups of tiles side by side; highlighted ones are marked.
pub fn groups(locale: Locale, all: &[TileGroup], lit: &[Spot]) -> Html {
    let piece = |piece: &Piece| {
        let is_lit = piece.spot.is_some_and(|spot| lit.contains(&spot));
        let class = classes!(
            "piece",
            piece.won.then_some("piece-won"),
            is_lit.then_some("piece-lit"),
            piece.is_dora.then_some("piece-dora"),
        );
        html! { <span {class}>{ tile(&piece.face) }</span> }
    };
    let group = |group: &TileGroup| {
        html! {
            <span class="pieces" role="img" aria-label={name(locale, group)}>
                { for group.pieces.iter().map(piece) }
            </span>
        }
    };
    html! { <span class="layout">{ for all.iter().map(group) }</span> }
}

/// Returns the name of a group: "concealed pung of 2 bamboo".
fn name(locale: Locale, group: &TileGroup) -> String {
    let tile = group.pieces.first().map_or("nothing", |piece| piece.name);
    match group.kind {
        GroupKind::Set(SetKind::Chow, Source::Hand) => tr!(locale, "concealed chow from {0}", tile),
        GroupKind::Set(SetKind::Chow, _) => tr!(locale, "chow from {0}", tile),
        GroupKind::Set(SetKind::Pung, Source::Hand) => tr!(locale, "concealed pung of {0}", tile),
        GroupKind::Set(SetKind::Pung, _) => tr!(locale, "pung of {0}", tile),
        GroupKind::Set(SetKind::Kong, Source::Table(MeldKind::ConcealedKong)) => {
            tr!(locale, "concealed kong of {0}", tile)
        }
        GroupKind::Set(SetKind::Kong, _) => tr!(locale, "kong of {0}", tile),
        GroupKind::Set(SetKind::Knitted, _) => tr!(locale, "knitted chow from {0}", tile),
        GroupKind::Pair => tr!(locale, "pair of {0}", tile),
        GroupKind::Loose | GroupKind::Bonus => {
            let names: Vec<_> = group
                .pieces
                .iter()
                .map(|piece| locale.translate(piece.name))
                .collect();
            names.join(", ")
        }
    }
}
