//! Tiles as a reading has them together.

use tilewise_rules::{MeldKind, SetKind, Source};
use yew::prelude::*;

use super::tile::tile;
use crate::language::say;
use crate::outcome::{Group, Piece, Together};
use crate::state::Spot;
use crate::tell;

/// Groups of tiles side by side, those that are lit marked.
pub fn groups(all: &[Group], lit: &[Spot]) -> Html {
    let piece = |piece: &Piece| {
        let is_lit = piece.spot.is_some_and(|spot| lit.contains(&spot));
        let class = classes!(
            "piece",
            piece.won.then_some("piece-won"),
            is_lit.then_some("piece-lit")
        );
        html! { <span {class}>{ tile(&piece.face) }</span> }
    };
    let group = |group: &Group| {
        html! {
            <span class="pieces" role="img" aria-label={name(group)}>
                { for group.pieces.iter().map(piece) }
            </span>
        }
    };
    html! { <span class="laid">{ for all.iter().map(group) }</span> }
}

/// What they are together, in words: "concealed pung of 2 bamboo".
fn name(group: &Group) -> String {
    let tile = group.pieces.first().map_or("nothing", |piece| piece.name);
    match group.together {
        Together::Set(SetKind::Chow, Source::Hand) => tell!("concealed chow from {0}", tile),
        Together::Set(SetKind::Chow, _) => tell!("chow from {0}", tile),
        Together::Set(SetKind::Pung, Source::Hand) => tell!("concealed pung of {0}", tile),
        Together::Set(SetKind::Pung, _) => tell!("pung of {0}", tile),
        Together::Set(SetKind::Kong, Source::Table(MeldKind::ConcealedKong)) => {
            tell!("concealed kong of {0}", tile)
        }
        Together::Set(SetKind::Kong, _) => tell!("kong of {0}", tile),
        Together::Pair => tell!("pair of {0}", tile),
        Together::Loose | Together::Bonus => {
            let names: Vec<_> = group.pieces.iter().map(|piece| say(piece.name)).collect();
            names.join(", ")
        }
    }
}
