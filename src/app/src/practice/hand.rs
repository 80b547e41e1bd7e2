//! The tiles of a hand as they lie, not divided into sets.

use tilewise_rules::{HandInput, MeldInput, Tile, notation};
use yew::prelude::*;

use crate::i18n::Locale;
use crate::score::tray;
use crate::store::{Players, red_five};
use crate::ui::tile::tile;

/// Draws the tiles of a hand: concealed and winning tile, melds and bonus tiles, indicators.
pub fn hand(locale: Locale, hand: &HandInput) -> Html {
    let melds = hand.melds.iter().map(|meld| {
        let name = meld_name(locale, meld);
        html! { <span class="practice-meld">{ row(name, &tray::faces(meld)) }</span> }
    });
    let bonus = hand.bonus.iter().map(|one| locale.translate(one.name()));
    let bonus_name = bonus.collect::<Vec<_>>().join(tr!(locale, ", "));
    let bonus: Vec<_> = hand.bonus.iter().map(ToString::to_string).collect();
    html! {
        <div class="practice-hand" data-hand="">
            <div class="practice-line">
                { concealed(locale, hand) }
                { winning(locale, hand) }
            </div>
            if !hand.melds.is_empty() || !hand.bonus.is_empty() {
                <div class="practice-line">
                    { for melds }
                    if !bonus.is_empty() {
                        <span class="practice-meld">{ row(bonus_name, &bonus) }</span>
                    }
                </div>
            }
            { indicators(locale, tr!(locale, "Dora indicators"), &hand.dora) }
            { indicators(locale, tr!(locale, "Ura dora indicators"), &hand.ura) }
        </div>
    }
}

/// Draws the concealed tiles.
fn concealed(locale: Locale, hand: &HandInput) -> Html {
    let reds = hand.red.among(&hand.concealed);
    let faces = hand.concealed.iter().zip(reds);
    let faces = faces.map(|(&tile, red)| notation::tile_with_red(tile, red));
    row(concealed_names(locale, hand), &faces.collect::<Vec<_>>())
}

/// Returns the names of the concealed tiles; a red five has another value.
fn concealed_names(locale: Locale, hand: &HandInput) -> String {
    let reds = hand.red.among(&hand.concealed);
    let names = hand.concealed.iter().zip(reds);
    let names = names.map(|(&tile, is_red)| if is_red { red_five(tile) } else { tile.name() });
    joined(locale, names)
}

/// Returns the name of a meld, with its red fives.
fn meld_name(locale: Locale, meld: &MeldInput) -> String {
    let name = tray::name(locale, meld, &Players::default());
    let reds = meld.tiles.iter().zip(meld.red.among(&meld.tiles));
    let reds = reds.filter(|(_, is_red)| *is_red);
    let reds = joined(locale, reds.map(|(&tile, _)| red_five(tile)));
    if reds.is_empty() {
        name
    } else {
        [name, reds].join(tr!(locale, ", "))
    }
}

/// Draws the winning tile, apart from the others.
fn winning(locale: Locale, hand: &HandInput) -> Html {
    let Some(won) = hand.winning_tile else {
        return Html::default();
    };
    let is_red = hand.red_winning;
    let name = if is_red { red_five(won) } else { won.name() };
    let name = tr!(locale, "winning tile {0}", name);
    html! {
        <span class="practice-won">{ row(name, &[notation::tile_with_red(won, is_red)]) }</span>
    }
}

/// Draws indicators with their name.
fn indicators(locale: Locale, name: &'static str, all: &[Tile]) -> Html {
    if all.is_empty() {
        return Html::default();
    }
    let faces: Vec<_> = all.iter().map(ToString::to_string).collect();
    html! {
        <div class="practice-line">
            <span class="label">{ name }</span>
            { row(names(locale, all), &faces) }
        </div>
    }
}

/// Draws tiles side by side.
fn row(name: String, faces: &[String]) -> Html {
    html! {
        <span class="practice-tiles" role="img" aria-label={name}>
            { for faces.iter().map(|face| tile(face)) }
        </span>
    }
}

/// Returns the names of tiles.
fn names(locale: Locale, tiles: &[Tile]) -> String {
    joined(locale, tiles.iter().map(|tile| tile.name()))
}

fn joined(locale: Locale, names: impl Iterator<Item = &'static str>) -> String {
    let names = names.map(|name| locale.translate(name));
    names.collect::<Vec<_>>().join(tr!(locale, ", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Without them, a person who hears the hand can't count its dora.
    #[test]
    fn red_fives_are_named() {
        let entry = notation::parse("05m345p66s p055s@E w6m@E SE").expect("a hand");
        let locale = Locale::ENGLISH;
        assert_eq!(
            concealed_names(locale, &entry.hand),
            "red 5 characters, 5 characters, 3 dots, 4 dots, 5 dots, 6 bamboo, 6 bamboo"
        );
        let name = meld_name(locale, &entry.hand.melds[0]);
        assert_eq!(name, "pung of 5 bamboo, claimed from East, red 5 bamboo");
    }
}
