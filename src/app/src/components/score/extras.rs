//! What only some rule sets have: keys of red fives, indicators, and what lies on the table for the
//! winner. It comes with those rule sets.

use tilewise_rules::{Indicators, OnTable, RuleSet, Suit, Tile, sentence};
use yew::prelude::*;

use super::keys::tile_key;
use super::tray::indicator;
use crate::chunk::chunk;
use crate::components::button::Button;
use crate::components::on_click::on_click;
use crate::components::tag::tag;
use crate::components::tile::tile;
use crate::inject::inject_styles;
use crate::language::{translate, translated};
use crate::state::{Action, Draft, Key, Mode, ScoreScreen, Spot, tap};
use crate::words;

/// What draws all that.
pub struct Extras {
    /// The keys of red fives, and what asks for indicators.
    pub keys: fn(&Draft, Mode, &Callback<Action>) -> Html,
    /// The indicators, and the tiles that they point at.
    pub indicators: fn(&Draft, &ScoreScreen, &Callback<Action>) -> Html,
    /// Counters and bets.
    pub on_table: fn(&Draft, &Callback<Action>) -> Html,
}

chunk! {
    /// What draws all that.
    pub static EXTRAS: &'static Extras = &ALL, in riichi;
}

static ALL: Extras = Extras {
    keys,
    indicators,
    on_table,
};

static STYLES: &str = include_str!("../../../../../styles/deferred/extras.css");

/// Whether a rule set has any of it.
pub fn has_extras(rule_set: &RuleSet) -> bool {
    rule_set.indicators.is_some() || rule_set.on_table.is_some()
}

fn keys(draft: &Draft, mode: Mode, onaction: &Callback<Action>) -> Html {
    inject_styles(STYLES);
    let in_play = Suit::ALL.into_iter();
    let in_play = in_play.filter(|&suit| draft.red_in_play(suit) > 0);
    let red = in_play.enumerate().map(|(place, suit)| {
        let key = Key::Red(Tile::suited(suit, 5));
        let why = tap(draft, mode, key).err();
        tile_key(key, place, why.map(|why| translated(&why)), onaction)
    });
    let now = draft.mode(mode);
    let asks = [(Mode::Dora, Indicators::Dora), (Mode::Ura, Indicators::Ura)];
    let asks = asks
        .into_iter()
        .filter(|&(_, list)| draft.most_indicators(list) > 0);
    let asks = asks.map(|(mode, list)| {
        let idle = !draft.takes_indicator(list);
        let pressed = now == mode && !idle;
        let button = Button {
            class: "segment",
            hook: ("data-mode", mode.key().to_owned()),
            title: Some(if list == Indicators::Ura && !draft.counts_ura() {
                needs(draft)
            } else {
                translate(mode.says()).to_owned()
            }),
            pressed: Some(pressed),
            idle,
            ..Button::default()
        };
        let says = if pressed {
            tr!("{0}: tap the indicator", mode.name())
        } else {
            tr!("{0} +", mode.name())
        };
        button.draw(says, on_click(onaction, Action::Mode(mode)))
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
                .children(asks),
        )
        .done()
}

/// The first of what the tiles under the indicators take, here too since it is said so often.
fn bet(draft: &Draft, onaction: &Callback<Action>) -> Option<Html> {
    let first = draft.house.rule_set().indicators?.ura_beside.first()?;
    let mut rules = draft.house.rule_set().circumstances.iter();
    let rule = rules.find(|rule| rule.circumstance == *first)?;
    let on = draft.entry.context.circumstances.has(*first);
    let button = Button {
        class: "segment",
        hook: ("data-bet", first.key().to_owned()),
        title: Some(words::says(rule.says)),
        pressed: Some(on),
        idle: !on && !rule.is_offered(&draft.entry),
        ..Button::default()
    };
    let does = on_click(onaction, Action::Circumstance(*first));
    Some(button.draw(translate(rule.name), does))
}

/// What the tiles under the indicators take.
fn needs(draft: &Draft) -> String {
    let rule = draft.house.rule_set().indicators;
    let beside = rule.map_or(&[][..], |rule| rule.ura_beside);
    let rules = draft.house.rule_set().circumstances.iter();
    let names = rules.filter(|rule| beside.contains(&rule.circumstance));
    let names = names.map(|rule| rule.name.into());
    words::full_sentence(&sentence!(
        "Ura dora count only with {0}.",
        tilewise_rules::Sentence::joined("{0} or {1}", names)
    ))
}

fn indicators(draft: &Draft, screen: &ScoreScreen, onaction: &Callback<Action>) -> Html {
    inject_styles(STYLES);
    let one = |list: Indicators, index: usize, shown: Tile| {
        let spot = Spot::Indicator(list, index);
        let counts = list == Indicators::Dora || draft.counts_ura();
        let counts = counts && index < draft.most_indicators(list);
        let dora = draft.pointed_at(shown).unwrap_or(shown);
        let button = tag("button")
            .class("indicator")
            .with("type", "button")
            .with("aria-label", indicator(draft, list, shown))
            .with("aria-pressed", (screen.picked == Some(spot)).to_string())
            .with("data-indicator", format!("{}-{shown}", list.key()))
            .with("data-idle", (!counts).then_some(""))
            .on_click(on_click(onaction, Action::Pick(spot)));
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
            .child(tile(&shown.to_string()))
            .child(tag("span").class("indicator-arrow").child("›"))
            .child(tile(&dora.to_string()));
        tag("li").child(button).done()
    };
    let all = [Indicators::Dora, Indicators::Ura]
        .into_iter()
        .flat_map(|list| {
            let shown = draft.indicators(list).iter().enumerate();
            shown
                .map(move |(index, &shown)| one(list, index, shown))
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

fn on_table(draft: &Draft, onaction: &Callback<Action>) -> Html {
    inject_styles(STYLES);
    let now = draft.entry.context.on_table;
    let bet = translate(draft.house.rule_set().progression.bet_name);
    let stepper =
        |key: &'static str, name: &str, says: &str, count: u8, to: fn(OnTable, u8) -> OnTable| {
            let step = |sign: &str, hook: &str, label: String, next: Option<u8>| {
                let button = Button {
                    class: "button",
                    hook: ("data-step", format!("{key}{hook}")),
                    label: Some(label),
                    idle: next.is_none(),
                    ..Button::default()
                };
                let next = to(now, next.unwrap_or(count));
                button.draw(sign.to_owned(), on_click(onaction, Action::OnTable(next)))
            };
            let less = count.checked_sub(1);
            let more = Some(count + 1).filter(|&more| more <= OnTable::MOST);
            tag("div")
                .class("stepper")
                .with("role", "group")
                .with("aria-label", name.to_owned())
                .with("title", says.to_owned())
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
            on_click(onaction, Action::Unbet(seat)),
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
            |now, honba| OnTable { honba, ..now },
        ))
        .child(stepper(
            "bets",
            tr!("Bets"),
            &tr!(
                "{0} bets on the table, the winner’s own included: the winner gets them",
                bet
            ),
            now.bets,
            |now, bets| OnTable { bets, ..now },
        ))
        .children(declared)
        .done()
}
