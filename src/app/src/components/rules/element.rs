//! One element of a book.

use tilewise_rules::{Element, House, notation};
use yew::prelude::*;

use crate::components::score::elements::chinese;
use crate::components::score::tray;
use crate::components::tile::tile;
use crate::language::translate;
use crate::rules::{in_sets, included_in, includes, is_played, worth};
use crate::state::Draft;
use crate::{link, words};

/// What the heading of an element is called in the page.
pub fn id(key: &str) -> String {
    format!("rule-{key}")
}

/// One element of a book, as a house plays it.
pub fn element(house: &House, one: &'static Element) -> Html {
    let played = is_played(house, one);
    html! {
        <li key={one.key} class={classes!("rule", (!played).then_some("rule-off"))} data-rule={one.key}>
            <h4 id={id(one.key)} tabindex="-1">{ translate(one.name) }{ chinese(one.chinese) }</h4>
            <p class="rule-worth">
                if played { { worth(house, one) } } else { { tr!("Not played here") } }
            </p>
            <p class="rule-says">{ words::says(one.says) }{ " " }<cite>{ one.clause }</cite></p>
            { example(house, one) }
            { others(text!("Includes"), "includes", house, &includes(house, one)) }
            { others(text!("Included in"), "included", house, &included_in(house, one)) }
        </li>
    }
}

/// More than these are folded away.
const FEW: usize = 4;

/// Elements that aren't paid beside one another.
fn others(says: &'static str, hook: &'static str, house: &House, all: &[&'static Element]) -> Html {
    if all.is_empty() {
        return Html::default();
    }
    let one = |(at, one): (usize, &&'static Element)| {
        let place = link::rules_path(&format!("{house}/{}", one.key));
        html! { <>{ if at > 0 { ", " } else { "" } }<a href={format!("#{place}")}>{ translate(one.name) }</a></> }
    };
    let links = all.iter().enumerate().map(one);
    if all.len() > FEW {
        return html! {
            <details class="rule-others" data-others={hook}>
                <summary>{ tr!("{0} ({1})", says, all.len()) }</summary>
                { for links }
            </details>
        };
    }
    html! {
        <p class="rule-others" data-others={hook}>{ tr!("{0}: ", says) }{ for links }</p>
    }
}

/// The worked example, and the way to try it.
fn example(house: &House, one: &Element) -> Html {
    let Ok(entry) = notation::parse(one.example) else {
        return Html::default();
    };
    let won = entry.hand.winning_tile.map(|tile| tile.to_string());
    let groups = in_sets(house, &entry);
    // The winning tile is marked once, in the last set that holds it.
    let marked = groups.iter().enumerate().rev().find_map(|(at, group)| {
        let place = group.iter().rposition(|face| Some(face) == won.as_ref())?;
        Some((at, place))
    });
    let in_hand = groups.iter().enumerate().map(|(at, group)| {
        let face = |(place, face): (usize, &String)| {
            let won = marked == Some((at, place));
            html! { <span class={won.then_some("rule-won")}>{ tile(face) }</span> }
        };
        html! { <span class="rule-set">{ for group.iter().enumerate().map(face) }</span> }
    });
    let table = entry.hand.melds.iter().map(|meld| {
        let faces = tray::faces(meld);
        html! { <span class="rule-set rule-meld">{ for faces.iter().map(|face| tile(face)) }</span> }
    });
    let bonus = entry.hand.bonus.iter().map(|one| tile(&one.to_string()));
    let concealed = entry
        .hand
        .concealed
        .iter()
        .map(|tile| translate(tile.name()).to_owned());
    let melds = entry.hand.melds.iter().map(tray::name);
    let others = entry
        .hand
        .bonus
        .iter()
        .map(|one| translate(one.name()).to_owned());
    let names: Vec<_> = concealed.chain(melds).chain(others).collect();
    let won = entry
        .hand
        .winning_tile
        .map(|tile| tr!("; won on {0}", tile));
    let label = format!("{}{}", names.join(", "), won.unwrap_or_default());
    let draft = Draft {
        house: house.clone(),
        entry: entry.clone(),
    };
    html! {
        <div class="rule-example">
            <div class="rule-tiles" role="img" aria-label={label}>
                { for in_hand }{ for table }
                if !entry.hand.bonus.is_empty() {
                    <span class="rule-set rule-bonus">{ for bonus }</span>
                }
            </div>
            <a class="button" data-try={one.key} href={format!("#{}", link::path(&draft))}
                aria-label={tr!("Try this hand: {0}", one.name)}>{ tr!("Try this hand") }</a>
        </div>
    }
}
