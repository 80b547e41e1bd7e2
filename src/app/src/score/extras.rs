//! Controls of some rule sets: keys of red fives, and indicators. They load with these rule sets.

use tilewise_rules::{Indicators, RuleSet, Suit, Tile, sentence};
use yew::prelude::*;

use super::keys::tile_key;
use super::tray::indicator;
use crate::i18n::Locale;
use crate::store::{Draft, HandAction, Key, Mode, PageAction, ScoreScreen, Spot, tap};
use crate::ui::phrases;
use crate::ui::tile::tile;

/// Functions of these controls.
pub struct ExtraFunctions {
    /// Keys of red fives, and the buttons for indicators.
    pub keys: fn(Locale, &Draft, Mode, &Callback<PageAction>) -> Html,
    /// The indicators, and the tiles that they make dora.
    pub indicators: fn(Locale, &Draft, &ScoreScreen, &Callback<PageAction>) -> Html,
}

/// Functions of these controls.
pub static FUNCTIONS: ExtraFunctions = ExtraFunctions { keys, indicators };

/// Returns true if the rule set has any of these.
pub fn has_extras(rule_set: &RuleSet) -> bool {
    rule_set.hand.indicators.is_some()
}

fn keys(locale: Locale, draft: &Draft, mode: Mode, onaction: &Callback<PageAction>) -> Html {
    let in_play = Suit::ALL.into_iter();
    let in_play = in_play.filter(|&suit| draft.red_in_play(suit) > 0);
    let red = in_play.enumerate().map(|(place, suit)| {
        let key = Key::Red(Tile::suited(suit, 5));
        let why = tap(draft, mode, key).err();
        tile_key(
            locale,
            key,
            place,
            why.map(|why| locale.sentence(&why)),
            onaction,
        )
    });
    let now = draft.mode(mode);
    let modes = [(Mode::Dora, Indicators::Dora), (Mode::Ura, Indicators::Ura)];
    let modes = modes
        .into_iter()
        .filter(|&(_, list)| draft.most_indicators(list) > 0);
    let button = |(mode, list): (Mode, Indicators)| {
        let idle = !draft.takes_indicator(list);
        let pressed = now == mode && !idle;
        let title = if list == Indicators::Ura && !draft.counts_ura() {
            needs(locale, draft)
        } else {
            locale.translate(mode.description()).to_owned()
        };
        let label = if pressed {
            tr!(locale, "{0}: tap the indicator", mode.name())
        } else {
            tr!(locale, "{0} +", mode.name())
        };
        let onclick =
            onaction.reform(move |_: MouseEvent| PageAction::Hand(HandAction::SelectMode(mode)));
        html! {
            <button
                type="button"
                class="segment"
                data-mode={mode.key()}
                {title}
                aria-pressed={pressed.to_string()}
                aria-disabled={idle.then_some("true")}
                onclick={(!idle).then_some(onclick)}
            >
                { label }
            </button>
        }
    };
    html! {
        <div
            class="keys-row keys-extras"
            role="group"
            aria-label={tr!(locale, "Red fives and indicators")}
        >
            { for red }
            <div class="group">
                { bet(locale, draft, onaction) }
                { for modes.map(button) }
            </div>
        </div>
    }
}

/// Button for the first circumstance that ura dora require, repeated here since it is frequent.
fn bet(locale: Locale, draft: &Draft, onaction: &Callback<PageAction>) -> Option<Html> {
    let first = draft
        .house
        .rule_set()
        .hand
        .indicators?
        .ura_requires_any
        .first()?;
    let mut rules = draft.house.rule_set().game.circumstances.iter();
    let rule = rules.find(|rule| rule.circumstance == *first)?;
    let on = draft.entry.context.circumstances.has(*first);
    let idle = !on && !rule.is_offered(&draft.house, &draft.entry);
    let onclick =
        onaction.reform(|_: MouseEvent| PageAction::Hand(HandAction::ToggleCircumstance(*first)));
    Some(html! {
        <button
            type="button"
            class="segment"
            data-bet={first.key()}
            title={phrases::rule_sentence(locale, rule.description)}
            aria-pressed={on.to_string()}
            aria-disabled={idle.then_some("true")}
            onclick={(!idle).then_some(onclick)}
        >
            { locale.translate(rule.name) }
        </button>
    })
}

/// Returns the sentence with the circumstances that ura dora require.
fn needs(locale: Locale, draft: &Draft) -> String {
    let rule = draft.house.rule_set().hand.indicators;
    let conditions = rule.map_or(&[][..], |rule| rule.ura_requires_any);
    let rules = draft.house.rule_set().game.circumstances.iter();
    let names = rules.filter(|rule| conditions.contains(&rule.circumstance));
    let names = names.map(|rule| rule.name.into());
    phrases::full_sentence(
        locale,
        &sentence!(
            "Ura dora count only with {0}.",
            tilewise_rules::Sentence::joined("{0} or {1}", names)
        ),
    )
}

fn indicators(
    locale: Locale,
    draft: &Draft,
    screen: &ScoreScreen,
    onaction: &Callback<PageAction>,
) -> Html {
    let all: Vec<Html> = [Indicators::Dora, Indicators::Ura]
        .into_iter()
        .flat_map(|list| {
            let tiles = draft.indicators(list).iter().enumerate();
            tiles.map(move |(index, &face)| {
                shown(locale, draft, screen, list, index, face, onaction)
            })
        })
        .collect();
    if all.is_empty() {
        return Html::default();
    }
    let ura = draft.indicators(Indicators::Ura);
    let many = |list| draft.indicators(list).len() > draft.most_indicators(list);
    let why = if many(Indicators::Dora) || many(Indicators::Ura) {
        Some(tr!(locale, "Faded indicators don’t count in these rules.").to_owned())
    } else {
        (!ura.is_empty() && !draft.counts_ura()).then(|| needs(locale, draft))
    };
    html! {
        <ul class="row row-indicators" role="list" aria-label={tr!(locale, "Indicators")}>
            { for all }
            if let Some(why) = why {
                <li class="indicators-why" data-idle-why="">{ why }</li>
            }
        </ul>
    }
}

/// Draws an indicator and the tile that it makes dora.
fn shown(
    locale: Locale,
    draft: &Draft,
    screen: &ScoreScreen,
    list: Indicators,
    index: usize,
    face: Tile,
    onaction: &Callback<PageAction>,
) -> Html {
    let spot = Spot::Indicator(list, index);
    let counts = list == Indicators::Dora || draft.counts_ura();
    let counts = counts && index < draft.most_indicators(list);
    let dora = draft.pointed_at(face).unwrap_or(face);
    let mode = match list {
        Indicators::Dora => Mode::Dora,
        Indicators::Ura => Mode::Ura,
    };
    html! {
        <li>
            <button
                type="button"
                class="indicator"
                aria-label={indicator(locale, draft, list, face)}
                aria-pressed={(screen.picked == Some(spot)).to_string()}
                data-indicator={format!("{}-{face}", list.key())}
                data-idle={(!counts).then_some("")}
                onclick={onaction.reform(move |_: MouseEvent| PageAction::Hand(HandAction::Select(spot)))}
            >
                if index == 0 {
                    <span class="indicator-word">{ locale.translate(mode.name()) }</span>
                }
                { tile(&face.to_string()) }
                <span class="indicator-arrow">{ "›" }</span>
                { tile(&dora.to_string()) }
            </button>
        </li>
    }
}
