//! Element of a rule set.

use tilewise_rules::{Element, RuleConfig, notation};
use yew::prelude::*;

use crate::components::score::elements::native;
use crate::components::score::tray;
use crate::components::tag::tag;
use crate::components::tile::tile;
use crate::language::translate;
use crate::rules::{in_sets, included_in, includes, is_played, worth};
use crate::state::Draft;
use crate::{link, words};

/// Returns the id of an element's heading.
pub fn id(key: &str) -> String {
    format!("rule-{key}")
}

/// Draws an element of a rule set, with the options of a rule configuration.
pub fn element(house: &RuleConfig, one: &'static Element) -> Html {
    let played = is_played(house, one);
    let name = tag("h4")
        .with("id", id(one.key))
        .with("tabindex", "-1")
        .child(translate(one.name))
        .child(native(one.native_name, one.name));
    let worth = if played {
        worth(house, one)
    } else {
        tr!("Not in your house rules").to_owned()
    };
    let description = tag("p")
        .class("rule-text")
        .child(words::rule_sentence(one.description))
        .child(" ")
        .child(tag("cite").child(one.clause));
    let includes = includes(house, one);
    let included_in = included_in(house, one);
    tag("li")
        .key(one.key)
        .class(if played { "rule" } else { "rule rule-off" })
        .with("data-rule", one.key)
        .child(name)
        .child(tag("p").class("rule-worth").child(worth))
        .child(description)
        .child(example(house, one))
        .child(others(text!("Includes"), "includes", house, &includes))
        .child(others(
            text!("Included in"),
            "included",
            house,
            &included_in,
        ))
        .done()
}

/// Lists with more entries than this are collapsed.
const FEW: usize = 4;

/// Draws the elements that aren't counted together with this one.
fn others(
    label: &'static str,
    hook: &'static str,
    house: &RuleConfig,
    all: &[&'static Element],
) -> Html {
    if all.is_empty() {
        return Html::default();
    }
    let one = |(at, one): (usize, &&'static Element)| {
        let place = link::rules_path(&format!("{house}/{}", one.key));
        let link = tag("a").with("href", format!("#{place}"));
        [
            Html::from(if at > 0 { tr!(", ") } else { "" }),
            link.child(translate(one.name)).into(),
        ]
    };
    let (around, heading) = if all.len() > FEW {
        let heading = tag("summary").child(tr!("{0} ({1})", label, all.len()));
        (tag("details"), heading.into())
    } else {
        (tag("p"), Html::from(tr!("{0}: ", label)))
    };
    around
        .class("rule-others")
        .with("data-others", hook)
        .child(heading)
        .children(all.iter().enumerate().flat_map(one))
        .done()
}

/// Draws the worked example, with a link to try it.
fn example(house: &RuleConfig, one: &Element) -> Html {
    let Ok(entry) = notation::parse(one.example) else {
        return Html::default();
    };
    let won = entry.hand.winning_tile.map(|tile| tile.to_string());
    let groups = in_sets(house, &entry);
    // The winning tile is marked once, in the last set that contains it.
    let marked = groups.iter().enumerate().rev().find_map(|(at, group)| {
        let place = group.iter().rposition(|face| Some(face) == won.as_ref())?;
        Some((at, place))
    });
    let in_hand = groups.iter().enumerate().map(|(at, group)| {
        let face = |(place, face): (usize, &String)| {
            let won = marked == Some((at, place));
            tag("span")
                .with("class", won.then_some("rule-won"))
                .child(tile(face))
        };
        let faces = group.iter().enumerate().map(face);
        tag("span").class("rule-set").children(faces)
    });
    let table = entry.hand.melds.iter().map(|meld| {
        let faces = tray::faces(meld);
        let faces = faces.iter().map(|face| tile(face));
        tag("span").class("rule-set rule-meld").children(faces)
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
    let label = format!("{}{}", names.join(tr!(", ")), won.unwrap_or_default());
    let draft = Draft {
        house: house.clone(),
        entry: entry.clone(),
    };
    let bonus = (!entry.hand.bonus.is_empty())
        .then(|| tag("span").class("rule-set rule-bonus").children(bonus));
    let tiles = tag("div")
        .class("rule-tiles")
        .with("role", "img")
        .with("aria-label", label)
        .children(in_hand)
        .children(table)
        .child_if(bonus);
    let again = tag("a")
        .class("button")
        .with("data-try", one.key)
        .with("href", format!("#{}", link::path(&draft)))
        .with("aria-label", tr!("Try this hand: {0}", one.name))
        .child(tr!("Try this hand"));
    tag("div")
        .class("rule-example")
        .child(tiles)
        .child(again)
        .done()
}
