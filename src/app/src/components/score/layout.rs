//! Tiles as a reading has them together.

use tilewise_rules::{MeldKind, SetKind, Source};
use yew::prelude::*;

use crate::components::tag::tag;
use crate::components::tile::tile;
use crate::language::translate;
use crate::outcome::{Group, Piece, Together};
use crate::state::Spot;

/// Groups of tiles side by side, those that are lit marked.
pub fn groups(all: &[Group], lit: &[Spot]) -> Html {
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
    let group = |group: &Group| {
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

/// What they are together, in words: "concealed pung of 2 bamboo".
fn name(group: &Group) -> String {
    let tile = group.pieces.first().map_or("nothing", |piece| piece.name);
    match group.together {
        Together::Set(SetKind::Chow, Source::Hand) => tr!("concealed chow from {0}", tile),
        Together::Set(SetKind::Chow, _) => tr!("chow from {0}", tile),
        Together::Set(SetKind::Pung, Source::Hand) => tr!("concealed pung of {0}", tile),
        Together::Set(SetKind::Pung, _) => tr!("pung of {0}", tile),
        Together::Set(SetKind::Kong, Source::Table(MeldKind::ConcealedKong)) => {
            tr!("concealed kong of {0}", tile)
        }
        Together::Set(SetKind::Kong, _) => tr!("kong of {0}", tile),
        Together::Set(SetKind::Knitted, _) => tr!("knitted chow from {0}", tile),
        Together::Pair => tr!("pair of {0}", tile),
        Together::Loose | Together::Bonus => {
            let names: Vec<_> = group
                .pieces
                .iter()
                .map(|piece| translate(piece.name))
                .collect();
            names.join(", ")
        }
    }
}
