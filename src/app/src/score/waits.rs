//! Waits: the tiles that complete the hand, each with its value.

use tilewise_rules::{RuleConfig, Sentence, Tile, sentence, sort_short_by};
use yew::prelude::*;

use crate::i18n::Locale;
use crate::outcome::{ExpectedWin, ScoredWin, WaitResult, WaitTile, WinValue};
use crate::store::{HandAction, PageAction};
use crate::ui::phrases::{self, WorthText};
use crate::ui::tile::tile;

/// Draws the waits; a tap on a tile wins with it.
pub fn waits(
    locale: Locale,
    waits: &[WaitResult],
    house: &RuleConfig,
    onaction: &Callback<PageAction>,
) -> Html {
    let wait = |wait: &WaitResult| {
        let WaitTile { tile: won, .. } = wait.wait;

        let text = wait_text(locale, wait, house);
        let label = match improvement_note(locale, wait, house) {
            Some(note) => format!("{text}. {note}"),
            None => text,
        };
        key(won, label, wait_row(locale, wait, house), onaction)
    };
    html! {
        <div class={class(waits, house)} data-waits="">
            { legend(locale, declarable(waits)) }
            <ul class="waits-list">{ for waits.iter().map(wait) }</ul>
            for note in notes(locale, waits, house) {
                <p class="waits-lift" data-lift="">{ note }</p>
            }
        </div>
    }
}

/// Draws a key that wins with a tile, in a list.
fn key(won: Tile, label: String, content: Html, onaction: &Callback<PageAction>) -> Html {
    html! {
        <li>
            <button
                type="button"
                class="wait"
                data-wait={won.to_string()}
                aria-label={label}
                onclick={onaction.reform(move |_: MouseEvent| PageAction::Hand(HandAction::TapWait(won)))}
            >
                { content }
            </button>
        </li>
    }
}

/// Returns the declaration that a waiting hand may make.
fn declarable(waits: &[WaitResult]) -> Option<&'static str> {
    let mut rules = waits
        .iter()
        .filter_map(|wait| Some(wait.declared.as_ref()?.0));
    rules.next()
}

/// Returns the notes on the waits: why a discard doesn't win, and what would reach the minimum.
pub fn notes(locale: Locale, waits: &[WaitResult], house: &RuleConfig) -> Vec<String> {
    let barred = waits.iter().find_map(|wait| wait.barred);
    let barred = barred.map(|one| phrases::rule_sentence(locale, one));
    barred
        .into_iter()
        .chain(common_improvements(locale, waits, house))
        .collect()
}

/// Placeholder that reserves the space of a value.
pub const PLACEHOLDER: &str = "\u{a0}";

/// Draws the waits before their values are known.
pub fn initial_waits(locale: Locale, waits: &[WaitTile], onaction: &Callback<PageAction>) -> Html {
    let wait = |wait: &WaitTile| {
        let room = |room| html! { <span class="wait-worth" aria-hidden="true">{ room }</span> };
        let name = locale.translate(wait.tile.name()).to_owned();
        let columns = columns(*wait, [PLACEHOLDER, PLACEHOLDER].into_iter().map(room));
        key(wait.tile, name, columns, onaction)
    };
    html! {
        <div class="waits" data-waits="" aria-busy="true">
            { legend(locale, None) }
            <ul class="waits-list">{ for waits.iter().map(wait) }</ul>
        </div>
    }
}

/// Draws the waits of a hand by another rule configuration, each with its value.
pub fn values(locale: Locale, waits: &[WaitResult], house: &RuleConfig) -> Html {
    html! {
        <div class={class(waits, house)}>
            { legend(locale, declarable(waits)) }
            <ul class="waits-list">
                for wait in waits {
                    <li class="wait" data-wait={wait.wait.tile.to_string()}>
                        <span class="unseen">{ wait_text(locale, wait, house) }</span>
                        { wait_row(locale, wait, house) }
                    </li>
                }
            </ul>
        </div>
    }
}

/// Draws the legend of the lines below the tiles.
fn legend(locale: Locale, declarable: Option<&'static str>) -> Html {
    let ways = [tr!(locale, "self-draw"), tr!(locale, "discard")];
    let title = html! { <p class="headline">{ tr!(locale, "Waiting") }</p> };
    let declared = declarable.map(|name| {
        let line = |way: &'static str| tr!(locale, "{0}: {1}", name, way.to_owned());
        html! {
            for way in ways {
                <span class={DECLARED}>{ line(way) }</span>
            }
        }
    });
    names(locale, title, declared.unwrap_or_default())
}

/// Draws a title above the names of the lines, and the lines of a declaration.
fn names(locale: Locale, title: Html, declared: Html) -> Html {
    html! {
        <div class="waits-legend" aria-hidden="true">
            { title }
            <span>{ tr!(locale, "left") }</span>
            <span>{ tr!(locale, "self-draw") }</span>
            <span>{ tr!(locale, "discard") }</span>
            { declared }
        </div>
    }
}

/// Draws the waits in short, each with its payment.
pub fn brief(locale: Locale, waits: &[WaitResult], house: &RuleConfig) -> Html {
    let one = |wait: &WaitResult| {
        let paid = wait.won.iter().enumerate().map(|(way, win)| {
            let paid = win
                .as_ref()
                .and_then(|one| WorthText::from_win(locale, one))
                .map(|worth| worth.paid);
            html! {
                <span class="wait-worth" aria-hidden="true">
                    { paid.unwrap_or_else(|| worth(locale, win.as_ref(), house)) }
                    { as_dealer(locale, wait, way) }
                </span>
            }
        });
        html! { <span class="wait">{ columns(wait.wait, paid) }</span> }
    };
    html! {
        <span
            class={classes!("discard-waits", has_dealer(waits).then_some("waits-dealer"))}
            aria-hidden="true"
        >
            { names(locale, html! { <span></span> }, Html::default()) }
            { for waits.iter().map(one) }
        </span>
    }
}

/// Draws a tile with its number of copies left and its value.
fn wait_row(locale: Locale, wait: &WaitResult, house: &RuleConfig) -> Html {
    let declared = wait.declared.iter().flat_map(|(_, won)| won);
    let declared = declared.map(|win| {
        cell(
            locale,
            win.as_ref(),
            house,
            classes!(DECLARED),
            Html::default(),
        )
    });
    let won = (0..wait.won.len()).map(|way| {
        let notes = html! {
            <>
                if is_more(wait, way) {
                    <small>{ tr!(locale, "or more") }</small>
                }
                { as_dealer(locale, wait, way) }
            </>
        };
        cell(locale, wait.won[way].as_ref(), house, Classes::new(), notes)
    });
    columns(wait.wait, won.chain(declared))
}

/// Draws the dealer's payment, if it differs and the winner isn't known.
fn as_dealer(locale: Locale, wait: &WaitResult, way: usize) -> Html {
    html! {
        if let Some(dealer) = &wait.dealer[way] {
            <small class="wait-dealer">{ tr!(locale, "dealer {0}", paid(locale, dealer)) }</small>
        }
    }
}

/// Returns the payment of a win, in short.
fn paid(locale: Locale, win: &ScoredWin) -> String {
    WorthText::from_win(locale, win).map_or_else(
        || phrases::short_amount(win.money(), win.received()),
        |worth| worth.paid,
    )
}

/// Returns true if the value has two parts, on two lines.
fn has_levels(house: &RuleConfig) -> bool {
    house.rule_set().payment.basis.is_some()
}

/// Class of the values of a hand that makes a declaration.
const DECLARED: &str = "wait-declared";

/// Returns true if the win can be worth more than the value.
fn is_more(wait: &WaitResult, way: usize) -> bool {
    wait.at_least[way] && !is_below_minimum(wait)
}

/// Returns the classes of a list of waits: the lines that its tiles can have.
fn class(waits: &[WaitResult], house: &RuleConfig) -> Classes {
    let has_more = |wait: &WaitResult| (0..wait.won.len()).any(|way| is_more(wait, way));
    classes!(
        "waits",
        has_levels(house).then_some("waits-levels"),
        waits.iter().any(has_more).then_some("waits-more"),
        has_dealer(waits).then_some("waits-dealer"),
    )
}

/// Returns true if any wait shows the dealer's payment.
fn has_dealer(waits: &[WaitResult]) -> bool {
    let mut all = waits.iter().flat_map(|wait| &wait.dealer);
    all.any(Option::is_some)
}

/// Draws the payment of a win, below its value if there are levels, and its notes.
fn cell(
    locale: Locale,
    win: Option<&ScoredWin>,
    house: &RuleConfig,
    class: Classes,
    notes: Html,
) -> Html {
    let (above, paid) = match win.and_then(|one| WorthText::from_win(locale, one)) {
        Some(WorthText {
            level,
            counted,
            paid,
        }) => (Some(level.or(counted).unwrap_or_default()), paid),
        None => (
            has_levels(house).then(|| PLACEHOLDER.to_owned()),
            worth(locale, win, house),
        ),
    };
    html! {
        <span class={classes!("wait-worth", class)} aria-hidden="true">
            if let Some(above) = above {
                <small>{ above }</small>
            }
            { paid }
            { notes }
        </span>
    }
}

/// Draws the columns of a wait: the tile, its number of copies left, and its values.
fn columns(wait: WaitTile, worths: impl Iterator<Item = Html>) -> Html {
    html! {
        <>
            { tile(&wait.tile.to_string()) }
            <span class="wait-left" aria-hidden="true">{ "×" }{ wait.left }</span>
            { for worths }
        </>
    }
}

/// Returns the wait as a sentence.
pub fn wait_text(locale: Locale, wait: &WaitResult, house: &RuleConfig) -> String {
    let [drawn, discard] = &wait.won;
    let text = tr!(
        locale,
        "{0}, {1} left: {2} by self-draw, {3} by discard",
        wait.wait.tile,
        usize::from(wait.wait.left),
        worth(locale, drawn.as_ref(), house),
        worth(locale, discard.as_ref(), house)
    );
    let text = match &wait.dealer {
        [None, None] => text,
        [drawn, discard] => tr!(
            locale,
            "{0}; as dealer: {1} by self-draw, {2} by discard",
            text,
            worth(locale, drawn.as_ref().or(wait.won[0].as_ref()), house),
            worth(locale, discard.as_ref().or(wait.won[1].as_ref()), house)
        ),
    };
    let Some((name, [drawn, discard])) = &wait.declared else {
        return text;
    };
    tr!(
        locale,
        "{0}; {1}: {2} by self-draw, {3} by discard",
        text,
        *name,
        worth(locale, drawn.as_ref(), house),
        worth(locale, discard.as_ref(), house)
    )
}

/// Returns what would raise a wait to the minimum; `None` if it is above.
fn improvement_note(locale: Locale, wait: &WaitResult, house: &RuleConfig) -> Option<String> {
    is_below_minimum(wait).then(|| improvement_sentence(locale, &wait.shortfall, house))
}

/// Returns true if the wait is below the minimum by self-draw or by discard.
fn is_below_minimum(wait: &WaitResult) -> bool {
    wait.won.iter().flatten().any(ScoredWin::below_minimum)
}

/// Returns what would raise the low waits to the minimum: together if it is the same, otherwise for each.
fn common_improvements(locale: Locale, waits: &[WaitResult], house: &RuleConfig) -> Vec<String> {
    let low: Vec<&[&'static str]> = waits
        .iter()
        .filter(|wait| is_below_minimum(wait))
        .map(|wait| wait.shortfall.as_slice())
        .collect();
    let Some((first, rest)) = low.split_first() else {
        return Vec::new();
    };
    let for_all = |improvement_note: &&&'static str| {
        rest.iter()
            .all(|shortfall| shortfall.contains(improvement_note))
    };
    let common: Vec<&'static str> = first.iter().filter(for_all).copied().collect();
    if !common.is_empty() {
        return vec![improvement_sentence(locale, &common, house)];
    }
    let mut each: Vec<String> = low
        .iter()
        .map(|shortfall| improvement_sentence(locale, shortfall, house))
        .collect();
    sort_short_by(&mut each, String::cmp);
    each.dedup();
    each
}

/// Returns the sentence that any of these would reach the minimum.
fn improvement_sentence(locale: Locale, shortfall: &[&'static str], house: &RuleConfig) -> String {
    let low = too_low(house);
    let message = match shortfall {
        [] => sentence!("{0}: no single thing would be enough", low),
        &[one] => sentence!("{0}; this would be enough: {1}", low, one),
        all => {
            let names = all.iter().map(|&name| name.into());
            let names = Sentence::joined("{0}, {1}", names);
            sentence!("{0}; any of these would be enough: {1}", low, names)
        }
    };
    phrases::full_sentence(locale, &message)
}

/// Returns the term for a hand below the minimum: the rule book's, if it has one.
fn too_low(house: &RuleConfig) -> &'static str {
    let no_win = house.rule_set().scoring.no_win;
    no_win.map_or(text!("too low"), |no_win| no_win.name)
}

/// Returns the value of a win in short: "5 fan, 64", "3 han 40 fu, 5,200", "too low", "–" for no win.
pub fn worth(locale: Locale, win: Option<&ScoredWin>, house: &RuleConfig) -> String {
    let Some(win) = win else {
        return "–".to_owned();
    };
    if let Some(worth) = WorthText::from_win(locale, win) {
        return worth.line(locale);
    }
    let value = counted(locale, WinValue::from_win(win), house);
    if win.below_minimum() {
        value
    } else {
        format!(
            "{value}, {}",
            phrases::short_amount(house.money(), win.received())
        )
    }
}

/// Returns the value before all facts are known: "5 fan, 64", "2,000, dealer 2,900", "3,900 or more".
pub fn expected(locale: Locale, one: &ExpectedWin, house: &RuleConfig) -> String {
    let is_below_minimum = one.win.below_minimum();
    let text = match WorthText::from_win(locale, &one.win) {
        Some(worth) => worth.paid,
        None => counted(locale, WinValue::from_win(&one.win), house),
    };
    let text = if one.at_least && !is_below_minimum {
        tr!(locale, "{0} or more", text)
    } else {
        text
    };
    match &one.dealer {
        Some(dealer) if has_levels(house) && !dealer.below_minimum() => {
            tr!(locale, "{0}, dealer {1}", text, paid(locale, dealer))
        }
        _ => text,
    }
}

/// Returns the value without payments: "5 fan", "too low", "no yaku".
pub fn counted(locale: Locale, value: WinValue, house: &RuleConfig) -> String {
    if value.below_minimum {
        locale.translate(too_low(house)).to_owned()
    } else {
        phrases::value(locale, house, value.counted)
    }
}

#[cfg(test)]
mod tests {
    use tilewise_rules::notation;

    use super::*;
    use crate::outcome::HandOutcome;
    use crate::rule_sets;
    use crate::store::Draft;

    /// A kong of a tile that is also in the hand is impossible, so that wait can't be robbed.
    #[test]
    fn common_lift_is_stated_once() {
        let entry = notation::parse("2223s c567m p777p p555z SE").expect("a hand");
        let draft = Draft {
            entry,
            ..Draft::new(rule_sets::first_house())
        };
        let HandOutcome::Waiting(waits) = HandOutcome::from_draft(&draft) else {
            panic!("no wait");
        };
        let waits: Vec<WaitResult> = waits
            .iter()
            .map(|&one| WaitResult::new(&draft, one))
            .collect();
        let robbed = |wait: &WaitResult| wait.shortfall.contains(&"robbing the kong");
        let robbed: Vec<bool> = waits.iter().map(robbed).collect();
        assert_eq!(robbed, [true, false, true]);
        assert_eq!(
            common_improvements(Locale::ENGLISH, &waits, &draft.house),
            ["Too low; any of these would be enough: self-draw, Last tile."]
        );
    }
}
