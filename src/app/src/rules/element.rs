//! Element of a rule set.

use tilewise_rules::{Element, RuleConfig, WinInput, notation};
use yew::prelude::*;

use crate::i18n::Locale;
use crate::link;
use crate::rules::contents::{in_sets, included_in, includes, is_played, worth};
use crate::score::elements::native;
use crate::score::tray;
use crate::store::{Draft, Players};
use crate::ui::phrases;
use crate::ui::tile::tile;

/// Returns the id of an element's heading.
pub fn id(key: &str) -> String {
    format!("rule-{key}")
}

/// Draws an element of a rule set, with the options of a rule configuration.
pub fn element(locale: Locale, house: &RuleConfig, one: &'static Element) -> Html {
    let played = is_played(house, one);
    let worth = if played {
        worth(locale, house, one)
    } else {
        tr!(locale, "Not in your house rules").to_owned()
    };
    let includes = includes(house, one);
    let included_in = included_in(house, one);
    html! {
        <li key={one.key} class={if played { "rule" } else { "rule rule-off" }} data-rule={one.key}>
            <h4 id={id(one.key)} tabindex="-1">
                { locale.translate(one.name) }
                { native(locale, one.native_name, one.name) }
            </h4>
            <p class="rule-worth">{ worth }</p>
            <p class="rule-text">
                { phrases::rule_sentence(locale, one.description) }
                { " " }
                <cite>{ one.clause }</cite>
            </p>
            { example(locale, house, one) }
            { others(locale, text!("Includes"), "includes", house, &includes) }
            { others(locale, text!("Included in"), "included", house, &included_in) }
        </li>
    }
}

/// Lists with more entries than this are collapsed.
const FEW: usize = 4;

/// Draws the elements that aren't counted together with this one.
fn others(
    locale: Locale,
    label: &'static str,
    hook: &'static str,
    house: &RuleConfig,
    all: &[&'static Element],
) -> Html {
    if all.is_empty() {
        return Html::default();
    }
    let links = all.iter().enumerate().map(|(at, one)| {
        let place = link::rules_path(&format!("{house}/{}", one.key));
        html! {
            <>
                if at > 0 {
                    { tr!(locale, ", ") }
                }
                <a href={format!("#{place}")}>{ locale.translate(one.name) }</a>
            </>
        }
    });
    if all.len() > FEW {
        html! {
            <details class="rule-others" data-others={hook}>
                <summary>{ tr!(locale, "{0} ({1})", label, all.len()) }</summary>
                { for links }
            </details>
        }
    } else {
        html! {
            <p class="rule-others" data-others={hook}>
                { tr!(locale, "{0}: ", label) }
                { for links }
            </p>
        }
    }
}

/// Draws the worked example, with a link to try it.
fn example(locale: Locale, house: &RuleConfig, one: &Element) -> Html {
    let Ok(entry) = notation::parse(one.example) else {
        return Html::default();
    };
    let tiles = tiles(house, &entry);
    let label = label(locale, &entry);
    let draft = Draft {
        house: house.clone(),
        entry,
    };
    html! {
        <div class="rule-example">
            <div class="rule-tiles" role="img" aria-label={label}>{ tiles }</div>
            <a class="button" data-try={one.key} href={format!("#{}", link::hand_path(&draft))}
                aria-label={tr!(locale, "Try this hand: {0}", one.name)}>
                { tr!(locale, "Try this hand") }
            </a>
        </div>
    }
}

/// Draws the tiles of a hand: its sets, its melds, its bonus tiles.
fn tiles(house: &RuleConfig, entry: &WinInput) -> Html {
    let won = entry.hand.winning_tile.map(|tile| tile.to_string());
    let groups = in_sets(house, entry);
    // The winning tile is marked once, in the last set that contains it.
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
    let melds = entry.hand.melds.iter().map(|meld| {
        let faces = tray::faces(meld);
        html! { <span class="rule-set rule-meld">{ for faces.iter().map(|face| tile(face)) }</span> }
    });
    let bonus = entry.hand.bonus.iter().map(|one| tile(&one.to_string()));
    html! {
        <>
            { for in_hand }
            { for melds }
            if !entry.hand.bonus.is_empty() {
                <span class="rule-set rule-bonus">{ for bonus }</span>
            }
        </>
    }
}

/// Returns the accessible name of a hand.
fn label(locale: Locale, entry: &WinInput) -> String {
    let concealed = entry
        .hand
        .concealed
        .iter()
        .map(|tile| locale.translate(tile.name()).to_owned());
    let nobody = Players::default();
    let melds = entry.hand.melds.iter();
    let melds = melds.map(|meld| tray::name(locale, meld, &nobody));
    let bonus = entry
        .hand
        .bonus
        .iter()
        .map(|one| locale.translate(one.name()).to_owned());
    let names: Vec<_> = concealed.chain(melds).chain(bonus).collect();
    let won = entry
        .hand
        .winning_tile
        .map(|tile| tr!(locale, "; won on {0}", tile));
    format!(
        "{}{}",
        names.join(tr!(locale, ", ")),
        won.unwrap_or_default()
    )
}
