//! Controls of some rule sets: keys of red fives, indicators, counters and bets. They load with these rule
//! sets.

use tilewise_rules::{Indicators, RuleSet, Suit, TableStakes, Tile, sentence};
use yew::prelude::*;

use super::keys::tile_key;
use super::tray::indicator;
use crate::components::button::Button;
use crate::components::on_click::on_click;
use crate::components::tag::tag;
use crate::components::tile::tile;
use crate::language::{translate, translate_sentence};
use crate::state::{Draft, Key, Mode, PageAction, ScoreScreen, Spot, tap};
use crate::words;

/// Functions of these controls.
pub struct Extras {
    /// Keys of red fives, and the buttons for indicators.
    pub keys: fn(&Draft, Mode, &Callback<PageAction>) -> Html,
    /// The indicators, and the tiles that they make dora.
    pub indicators: fn(&Draft, &ScoreScreen, &Callback<PageAction>) -> Html,
    /// Counters and bets.
    pub on_table: fn(&Draft, &Callback<PageAction>) -> Html,
}

/// Functions of these controls.
pub static FUNCTIONS: Extras = Extras {
    keys,
    indicators,
    on_table,
};

/// Returns true if the rule set has any of these.
pub fn has_extras(rule_set: &RuleSet) -> bool {
    rule_set.indicators.is_some() || rule_set.declaration.is_some()
}

fn keys(draft: &Draft, mode: Mode, onaction: &Callback<PageAction>) -> Html {
    let in_play = Suit::ALL.into_iter();
    let in_play = in_play.filter(|&suit| draft.red_in_play(suit) > 0);
    let red = in_play.enumerate().map(|(place, suit)| {
        let key = Key::Red(Tile::suited(suit, 5));
        let why = tap(draft, mode, key).err();
        tile_key(
            key,
            place,
            why.map(|why| translate_sentence(&why)),
            onaction,
        )
    });
    let now = draft.mode(mode);
    let modes = [(Mode::Dora, Indicators::Dora), (Mode::Ura, Indicators::Ura)];
    let modes = modes
        .into_iter()
        .filter(|&(_, list)| draft.most_indicators(list) > 0);
    let buttons = modes.map(|(mode, list)| {
        let idle = !draft.takes_indicator(list);
        let pressed = now == mode && !idle;
        let button = Button {
            class: "segment",
            hook: ("data-mode", mode.key().to_owned()),
            title: Some(if list == Indicators::Ura && !draft.counts_ura() {
                needs(draft)
            } else {
                translate(mode.description()).to_owned()
            }),
            pressed: Some(pressed),
            idle,
            ..Button::default()
        };
        let label = if pressed {
            tr!("{0}: tap the indicator", mode.name())
        } else {
            tr!("{0} +", mode.name())
        };
        button.draw(label, on_click(onaction, PageAction::Mode(mode)))
    });
    tag("div")
        .class("keys-row keys-extras")
        .with("role", "group")
        .with("aria-label", tr!("Red fives and indicators"))
        .children(red)
        .child(
            tag("div")
                .class("group")
                .children(bet(draft, onaction))
                .children(buttons),
        )
        .done()
}

/// Button for the first circumstance that ura dora require, repeated here since it is frequent.
fn bet(draft: &Draft, onaction: &Callback<PageAction>) -> Option<Html> {
    let first = draft
        .house
        .rule_set()
        .indicators?
        .ura_requires_any
        .first()?;
    let mut rules = draft.house.rule_set().circumstances.iter();
    let rule = rules.find(|rule| rule.circumstance == *first)?;
    let on = draft.entry.context.circumstances.has(*first);
    let button = Button {
        class: "segment",
        hook: ("data-bet", first.key().to_owned()),
        title: Some(words::rule_sentence(rule.description)),
        pressed: Some(on),
        idle: !on && !rule.is_offered(&draft.entry),
        ..Button::default()
    };
    let does = on_click(onaction, PageAction::Circumstance(*first));
    Some(button.draw(translate(rule.name), does))
}

/// Returns the sentence with the circumstances that ura dora require.
fn needs(draft: &Draft) -> String {
    let rule = draft.house.rule_set().indicators;
    let conditions = rule.map_or(&[][..], |rule| rule.ura_requires_any);
    let rules = draft.house.rule_set().circumstances.iter();
    let names = rules.filter(|rule| conditions.contains(&rule.circumstance));
    let names = names.map(|rule| rule.name.into());
    words::full_sentence(&sentence!(
        "Ura dora count only with {0}.",
        tilewise_rules::Sentence::joined("{0} or {1}", names)
    ))
}

fn indicators(draft: &Draft, screen: &ScoreScreen, onaction: &Callback<PageAction>) -> Html {
    let one = |list: Indicators, index: usize, face: Tile| {
        let spot = Spot::Indicator(list, index);
        let counts = list == Indicators::Dora || draft.counts_ura();
        let counts = counts && index < draft.most_indicators(list);
        let dora = draft.pointed_at(face).unwrap_or(face);
        let button = tag("button")
            .class("indicator")
            .with("type", "button")
            .with("aria-label", indicator(draft, list, face))
            .with("aria-pressed", (screen.picked == Some(spot)).to_string())
            .with("data-indicator", format!("{}-{face}", list.key()))
            .with("data-idle", (!counts).then_some(""))
            .on_click(on_click(onaction, PageAction::Pick(spot)));
        let mode = match list {
            Indicators::Dora => Mode::Dora,
            Indicators::Ura => Mode::Ura,
        };
        let word = (index == 0).then(|| {
            tag("span")
                .class("indicator-word")
                .child(translate(mode.name()))
        });
        let button = button
            .child_if(word)
            .child(tile(&face.to_string()))
            .child(tag("span").class("indicator-arrow").child("›"))
            .child(tile(&dora.to_string()));
        tag("li").child(button).done()
    };
    let all = [Indicators::Dora, Indicators::Ura]
        .into_iter()
        .flat_map(|list| {
            let tiles = draft.indicators(list).iter().enumerate();
            tiles
                .map(move |(index, &face)| one(list, index, face))
                .collect::<Vec<_>>()
        });
    let all: Vec<Html> = all.collect();
    if all.is_empty() {
        return Html::default();
    }
    let ura = draft.indicators(Indicators::Ura);
    let many = |list| draft.indicators(list).len() > draft.most_indicators(list);
    let why = if many(Indicators::Dora) || many(Indicators::Ura) {
        Some(tr!("Faded indicators don’t count in these rules.").to_owned())
    } else {
        (!ura.is_empty() && !draft.counts_ura()).then(|| needs(draft))
    };
    let why = why.map(|why| {
        tag("li")
            .class("indicators-why")
            .with("data-idle-why", "")
            .child(why)
    });
    tag("ul")
        .class("row row-indicators")
        .with("role", "list")
        .with("aria-label", tr!("Indicators"))
        .children(all)
        .child_if(why)
        .done()
}

fn on_table(draft: &Draft, onaction: &Callback<PageAction>) -> Html {
    let now = draft.entry.context.stakes;
    let bet = translate(draft.house.rule_set().progression.bet_name);
    let stepper = |key: &'static str,
                   name: &str,
                   title: &str,
                   count: u8,
                   to: fn(TableStakes, u8) -> TableStakes| {
        let step = |sign: &str, hook: &str, label: String, next: Option<u8>| {
            let button = Button {
                class: "button",
                hook: ("data-step", format!("{key}{hook}")),
                label: Some(label),
                idle: next.is_none(),
                ..Button::default()
            };
            let next = to(now, next.unwrap_or(count));
            button.draw(
                sign.to_owned(),
                on_click(onaction, PageAction::OnTable(next)),
            )
        };
        let less = count.checked_sub(1);
        let more = Some(count + 1).filter(|&more| more <= TableStakes::MOST);
        tag("div")
            .class("stepper")
            .with("role", "group")
            .with("aria-label", name.to_owned())
            .with("title", title.to_owned())
            .child(tag("span").class("stepper-name").child(name.to_owned()))
            .child(step("−", "-", tr!("{0}: one less", name.to_owned()), less))
            .child(
                tag("output")
                    .with("data-count", key)
                    .child(count.to_string()),
            )
            .child(step("+", "+", tr!("{0}: one more", name.to_owned()), more))
            .done()
    };
    let declared = now.declared().map(|seat| {
        let button = Button {
            class: "chip",
            hook: ("data-declared", seat.letter().to_string()),
            pressed: Some(true),
            ..Button::default()
        };
        button.draw(
            tr!("{0} declared {1}", seat, bet),
            on_click(onaction, PageAction::Unbet(seat)),
        )
    });
    tag("div")
        .class("on-table")
        .child(tag("h2").class("label").child(tr!("Honba and bets")))
        .child(stepper(
            "honba",
            tr!("Honba"),
            tr!("Honba: each adds to the win"),
            now.honba,
            |now, honba| TableStakes { honba, ..now },
        ))
        .child(stepper(
            "bets",
            tr!("Bets"),
            &tr!(
                "{0} bets on the table, the winner’s own included: the winner gets them",
                bet
            ),
            now.bets,
            |now, bets| TableStakes { bets, ..now },
        ))
        .children(declared)
        .done()
}
