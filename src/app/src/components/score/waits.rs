//! Waits: the tiles that complete the hand, each with its value.

use tilewise_rules::{RuleConfig, Sentence, Tile, sentence};
use yew::prelude::*;

use crate::components::on_click::on_click;
use crate::components::tag::{Tag, tag};
use crate::components::tile::tile;
use crate::language::translate;
use crate::outcome::{ExpectedWin, ScoredWin, WaitResult, WaitTile, WinValue};
use crate::state::PageAction;
use crate::words::{self, WorthText};

/// Draws the waits; a tap on a tile wins with it.
pub fn waits(waits: &[WaitResult], house: &RuleConfig, onaction: &Callback<PageAction>) -> Html {
    let wait = |wait: &WaitResult| {
        let WaitTile { tile: won, .. } = wait.wait;

        let text = wait_text(wait, house);
        let label = match lift(wait, house) {
            Some(lift) => format!("{text}. {lift}"),
            None => text,
        };
        let key = key(won, label, onaction);
        tag("li").child(key.child(wait_row(wait, house)))
    };
    let notes = notes(waits, house).into_iter().map(|note| {
        tag("p")
            .class("waits-lift")
            .with("data-lift", "")
            .child(note)
    });
    tag("div")
        .with("class", class(waits, house))
        .with("data-waits", "")
        .child(legend(declarable(waits)))
        .child(list(waits.iter().map(wait)))
        .child(notes.collect::<Html>())
        .done()
}

/// Draws a key that wins with a tile.
fn key(won: Tile, label: String, onaction: &Callback<PageAction>) -> Tag {
    tag("button")
        .with("type", "button")
        .class("wait")
        .with("data-wait", won.to_string())
        .with("aria-label", label)
        .on_click(on_click(onaction, PageAction::Win(won)))
}

fn list(waits: impl Iterator<Item = Tag>) -> Tag {
    tag("ul").class("waits-list").children(waits)
}

/// Returns the declaration that a waiting hand may make.
fn declarable(waits: &[WaitResult]) -> Option<&'static str> {
    let mut rules = waits
        .iter()
        .filter_map(|wait| Some(wait.declared.as_ref()?.0));
    rules.next()
}

/// Returns the notes on the waits: why a discard doesn't win, and what would reach the minimum.
pub fn notes(waits: &[WaitResult], house: &RuleConfig) -> Vec<String> {
    let barred = waits.iter().find_map(|wait| wait.barred);
    let barred = barred.map(words::rule_sentence);
    barred.into_iter().chain(shared(waits, house)).collect()
}

/// Placeholder that reserves the space of a value.
pub const ROOM: &str = "\u{a0}";

/// Draws the waits before their values are known.
pub fn initial_waits(waits: &[WaitTile], onaction: &Callback<PageAction>) -> Html {
    let wait = |wait: &WaitTile| {
        let key = key(wait.tile, translate(wait.tile.name()).to_owned(), onaction);
        let room = |room| tag("span").class("wait-worth").child(room);
        let columns = columns(*wait, [ROOM, ROOM].into_iter().map(room));
        tag("li").child(key.child(columns))
    };
    tag("div")
        .class("waits")
        .with("data-waits", "")
        .with("aria-busy", "true")
        .child(legend(None))
        .child(list(waits.iter().map(wait)))
        .done()
}

/// Draws the waits of a hand by another rule configuration, each with its value.
pub fn values(waits: &[WaitResult], house: &RuleConfig) -> Html {
    let wait = |wait: &WaitResult| {
        tag("li")
            .class("wait")
            .with("data-wait", wait.wait.tile.to_string())
            .child(tag("span").class("unseen").child(wait_text(wait, house)))
            .child(wait_row(wait, house))
    };
    tag("div")
        .with("class", class(waits, house))
        .child(legend(declarable(waits)))
        .child(list(waits.iter().map(wait)))
        .done()
}

/// Draws the legend of the lines below the tiles.
fn legend(declarable: Option<&'static str>) -> Html {
    let ways = [tr!("self-draw"), tr!("discard")];
    let mut lines = Vec::new();
    if let Some(name) = declarable {
        lines.extend(ways.map(|way| tr!("{0}: {1}", name, way.to_owned())));
    }
    let line = |line| tag("span").class(DECLARED).child(line);
    names(tag("p").class("headline").child(tr!("Waiting")))
        .children(lines.into_iter().map(line))
        .done()
}

/// Adds the names of the lines below a title.
fn names(title: Tag) -> Tag {
    let lines = [tr!("left"), tr!("self-draw"), tr!("discard")];
    tag("div")
        .class("waits-legend")
        .with("aria-hidden", "true")
        .child(title)
        .children(lines.map(|line| tag("span").child(line)))
}

/// Draws the waits in short, each with its payment.
pub fn brief(waits: &[WaitResult], house: &RuleConfig) -> Tag {
    let all = waits.iter().map(|wait| {
        let paid = wait.won.iter().enumerate().map(|(way, win)| {
            let paid = win
                .as_ref()
                .and_then(WorthText::from_win)
                .map(|worth| worth.paid);
            let paid = paid.unwrap_or_else(|| worth(win.as_ref(), house));
            let paid = tag("span").class("wait-worth").child(paid);
            paid.child_if(as_dealer(wait, way))
        });
        tag("span").class("wait").child(columns(wait.wait, paid))
    });
    tag("span")
        .class(if has_dealer(waits) {
            "discard-waits waits-dealer"
        } else {
            "discard-waits"
        })
        .child(names(tag("span")))
        .children(all)
}

/// Draws a tile with its number of copies left and its value.
fn wait_row(wait: &WaitResult, house: &RuleConfig) -> Html {
    let declared = wait.declared.iter().flat_map(|(_, won)| won);
    let declared = declared.map(|win| cell(win.as_ref(), house, DECLARED));
    let won = (0..wait.won.len()).map(|way| {
        let cell = cell(wait.won[way].as_ref(), house, "");
        let more = is_more(wait, way).then(|| tag("small").child(tr!("or more")));
        cell.child_if(more).child_if(as_dealer(wait, way))
    });
    columns(wait.wait, won.chain(declared))
}

/// Draws the dealer's payment, if it differs and the winner isn't known.
fn as_dealer(wait: &WaitResult, way: usize) -> Option<Tag> {
    let dealer = wait.dealer[way].as_ref()?;
    let paid = paid(dealer);
    Some(
        tag("small")
            .class("wait-dealer")
            .child(tr!("dealer {0}", paid)),
    )
}

/// Returns the payment of a win, in short.
fn paid(win: &ScoredWin) -> String {
    WorthText::from_win(win).map_or_else(
        || words::short_amount(win.money(), win.received()),
        |worth| worth.paid,
    )
}

/// Returns true if the value has two parts, on two lines.
fn has_levels(house: &RuleConfig) -> bool {
    house.rule_set().basis.is_some()
}

/// Class of the values of a hand that makes a declaration.
const DECLARED: &str = "wait-declared";

/// Returns true if the win can be worth more than the value.
fn is_more(wait: &WaitResult, way: usize) -> bool {
    wait.at_least[way] && !is_low(wait)
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

/// Draws the payment of a win, below its value if there are levels.
fn cell(win: Option<&ScoredWin>, house: &RuleConfig, class: &'static str) -> Tag {
    let cell = tag("span").with("class", classes!("wait-worth", class));
    match win.and_then(WorthText::from_win) {
        Some(WorthText {
            level,
            counted,
            paid,
        }) => {
            let from = level.or(counted).unwrap_or_default();
            cell.child(tag("small").child(from)).child(paid)
        }
        None if has_levels(house) => {
            let room = tag("small").child(ROOM);
            cell.child(room).child(worth(win, house))
        }
        None => cell.child(worth(win, house)),
    }
}

fn columns(wait: WaitTile, worths: impl Iterator<Item = Tag>) -> Html {
    let left = tag("span").class("wait-left").child("×");
    let columns = [left.child(wait.left)].into_iter().chain(worths);
    let columns = columns.map(|column| column.with("aria-hidden", "true").done());
    let tile = tile(&wait.tile.to_string());
    [tile].into_iter().chain(columns).collect()
}

/// Returns the wait as a sentence.
pub fn wait_text(wait: &WaitResult, house: &RuleConfig) -> String {
    let [drawn, discard] = &wait.won;
    let text = tr!(
        "{0}, {1} left: {2} by self-draw, {3} by discard",
        wait.wait.tile,
        usize::from(wait.wait.left),
        worth(drawn.as_ref(), house),
        worth(discard.as_ref(), house)
    );
    let text = match &wait.dealer {
        [None, None] => text,
        [drawn, discard] => tr!(
            "{0}; as dealer: {1} by self-draw, {2} by discard",
            text,
            worth(drawn.as_ref().or(wait.won[0].as_ref()), house),
            worth(discard.as_ref().or(wait.won[1].as_ref()), house)
        ),
    };
    let Some((name, [drawn, discard])) = &wait.declared else {
        return text;
    };
    tr!(
        "{0}; {1}: {2} by self-draw, {3} by discard",
        text,
        *name,
        worth(drawn.as_ref(), house),
        worth(discard.as_ref(), house)
    )
}

/// Returns what would raise a wait to the minimum; `None` if it is above.
fn lift(wait: &WaitResult, house: &RuleConfig) -> Option<String> {
    is_low(wait).then(|| lifted(&wait.shortfall, house))
}

/// Returns true if the wait is below the minimum by self-draw and by discard.
fn is_low(wait: &WaitResult) -> bool {
    wait.won.iter().flatten().any(ScoredWin::below_minimum)
}

/// Returns what would raise the low waits to the minimum: together if it is the same, otherwise for each.
fn shared(waits: &[WaitResult], house: &RuleConfig) -> Vec<String> {
    let low: Vec<&[&'static str]> = waits
        .iter()
        .filter(|wait| is_low(wait))
        .map(|wait| wait.shortfall.as_slice())
        .collect();
    let Some((first, rest)) = low.split_first() else {
        return Vec::new();
    };
    let for_all = |lift: &&&'static str| rest.iter().all(|shortfall| shortfall.contains(lift));
    let common: Vec<&'static str> = first.iter().filter(for_all).copied().collect();
    if !common.is_empty() {
        return vec![lifted(&common, house)];
    }
    let mut each: Vec<String> = low
        .iter()
        .map(|shortfall| lifted(shortfall, house))
        .collect();
    each.sort();
    each.dedup();
    each
}

/// Returns the sentence that any of these would reach the minimum.
fn lifted(shortfall: &[&'static str], house: &RuleConfig) -> String {
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
    words::full_sentence(&message)
}

/// Returns the term for a hand below the minimum: the rule book's, if it has one.
fn too_low(house: &RuleConfig) -> &'static str {
    let no_win = house.rule_set().no_win;
    no_win.map_or(text!("too low"), |no_win| no_win.name)
}

/// Returns the value of a win in short: "5 fan, 64", "3 han 40 fu, 5,200", "too low", "–" for no win.
pub fn worth(win: Option<&ScoredWin>, house: &RuleConfig) -> String {
    let Some(win) = win else {
        return "–".to_owned();
    };
    if let Some(worth) = WorthText::from_win(win) {
        return worth.line();
    }
    let value = counted(WinValue::from_win(win), house);
    if win.below_minimum() {
        value
    } else {
        format!(
            "{value}, {}",
            words::short_amount(house.money(), win.received())
        )
    }
}

/// Returns the value before all facts are known: "5 fan, 64", "2,000, dealer 2,900", "3,900 or more".
pub fn expected(one: &ExpectedWin, house: &RuleConfig) -> String {
    let is_low = one.win.below_minimum();
    let text = match WorthText::from_win(&one.win) {
        Some(worth) => worth.paid,
        None => counted(WinValue::from_win(&one.win), house),
    };
    let text = if one.at_least && !is_low {
        tr!("{0} or more", text)
    } else {
        text
    };
    match &one.dealer {
        Some(dealer) if has_levels(house) && !dealer.below_minimum() => {
            tr!("{0}, dealer {1}", text, paid(dealer))
        }
        _ => text,
    }
}

/// Returns the value without payments: "5 fan", "too low", "no yaku".
pub fn counted(value: WinValue, house: &RuleConfig) -> String {
    if value.below_minimum {
        translate(too_low(house)).to_owned()
    } else {
        words::value(house, value.counted)
    }
}

#[cfg(test)]
mod tests {
    use tilewise_rules::notation;

    use super::*;
    use crate::outcome::HandOutcome;
    use crate::rule_sets;
    use crate::state::Draft;

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
            shared(&waits, &draft.house),
            ["Too low; any of these would be enough: self-draw, Last tile."]
        );
    }
}
