//! Groups of tiles in a reading.

use tilewise_rules::{MeldKind, SetKind, Source};
use yew::prelude::*;

use crate::components::tag::tag;
use crate::components::tile::tile;
use crate::language::translate;
use crate::outcome::{GroupKind, Piece, TileGroup};
use crate::state::Spot;

/// Draws groups of tiles side by side; highlighted ones are marked.
pub fn groups(all: &[TileGroup], lit: &[Spot]) -> Html {
    let piece = |piece: &Piece| {
        let is_lit = piece.spot.is_some_and(|spot| lit.contains(&spot));
        let mut class = String::from("piece");
        for (is_so, also) in [
            (piece.won, " piece-won"),
            (is_lit, " piece-lit"),
            (piece.is_dora, " piece-dora"),
        ] {
            if is_so {
                class.push_str(also);
            }
        }
        tag("span").with("class", class).child(tile(&piece.face))
    };
    let group = |group: &TileGroup| {
        tag("span")
            .class("pieces")
            .with("role", "img")
            .with("aria-label", name(group))
            .children(group.pieces.iter().map(piece))
    };
    tag("span")
        .class("layout")
        .children(all.iter().map(group))
        .done()
}

/// Returns the name of a group: "concealed pung of 2 bamboo".
fn name(group: &TileGroup) -> String {
    let tile = group.pieces.first().map_or("nothing", |piece| piece.name);
    match group.kind {
        GroupKind::Set(SetKind::Chow, Source::Hand) => tr!("concealed chow from {0}", tile),
        GroupKind::Set(SetKind::Chow, _) => tr!("chow from {0}", tile),
        GroupKind::Set(SetKind::Pung, Source::Hand) => tr!("concealed pung of {0}", tile),
        GroupKind::Set(SetKind::Pung, _) => tr!("pung of {0}", tile),
        GroupKind::Set(SetKind::Kong, Source::Table(MeldKind::ConcealedKong)) => {
            tr!("concealed kong of {0}", tile)
        }
        GroupKind::Set(SetKind::Kong, _) => tr!("kong of {0}", tile),
        GroupKind::Set(SetKind::Knitted, _) => tr!("knitted chow from {0}", tile),
        GroupKind::Pair => tr!("pair of {0}", tile),
        GroupKind::Loose | GroupKind::Bonus => {
            let names: Vec<_> = group
                .pieces
                .iter()
                .map(|piece| translate(piece.name))
                .collect();
            names.join(", ")
        }
    }
}
