//! The tiles that complete the hand, each with its value.

use tilewise_rules::{House, Sentence, Tile, sentence};
use yew::prelude::*;

use crate::components::on_click::on_click;
use crate::components::tag::{Tag, tag};
use crate::components::tile::tile;
use crate::language::translate;
use crate::outcome::{Expected, ScoredWin, Value, Wait, Waited};
use crate::state::Action;
use crate::words::{self, Worth};

/// The tiles that complete the hand; a tap on one wins with it.
pub fn waits(waits: &[Waited], house: &House, onaction: &Callback<Action>) -> Html {
    let wait = |wait: &Waited| {
        let Wait { tile: won, .. } = wait.wait;

        let says = says(wait, house);
        let label = match lift(wait, house) {
            Some(lift) => format!("{says}. {lift}"),
            None => says,
        };
        let key = key(won, label, onaction);
        tag("li").child(key.child(shown(wait, house)))
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

/// A key that wins with a tile.
fn key(won: Tile, label: String, onaction: &Callback<Action>) -> Tag {
    tag("button")
        .with("type", "button")
        .class("wait")
        .with("data-wait", won.to_string())
        .with("aria-label", label)
        .on_click(on_click(onaction, Action::Win(won)))
}

fn list(waits: impl Iterator<Item = Tag>) -> Tag {
    tag("ul").class("waits-list").children(waits)
}

/// What a hand that waits may still declare.
fn declarable(waits: &[Waited]) -> Option<&'static str> {
    let mut rules = waits
        .iter()
        .filter_map(|wait| Some(wait.declared.as_ref()?.0));
    rules.next()
}

/// What is to be said of waits: why they can't be won by discard, and what would lift those that are
/// too low.
pub fn notes(waits: &[Waited], house: &House) -> Vec<String> {
    let barred = waits.iter().find_map(|wait| wait.barred);
    let barred = barred.map(words::says);
    barred.into_iter().chain(shared(waits, house)).collect()
}

/// The room that a value takes until it is known.
pub const ROOM: &str = "\u{a0}";

/// The tiles that complete the hand, before it is known what each is worth.
pub fn shown_first(waits: &[Wait], onaction: &Callback<Action>) -> Html {
    let wait = |wait: &Wait| {
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

/// The tiles that complete a hand in a house that it isn't entered for, each with its value.
pub fn values(waits: &[Waited], house: &House) -> Html {
    let wait = |wait: &Waited| {
        tag("li")
            .class("wait")
            .with("data-wait", wait.wait.tile.to_string())
            .child(tag("span").class("unseen").child(says(wait, house)))
            .child(shown(wait, house))
    };
    tag("div")
        .with("class", class(waits, house))
        .child(legend(declarable(waits)))
        .child(list(waits.iter().map(wait)))
        .done()
}

/// What the lines beneath the tiles are.
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

/// What the lines beneath tiles are, below a title.
fn names(title: Tag) -> Tag {
    let lines = [tr!("left"), tr!("self-draw"), tr!("discard")];
    tag("div")
        .class("waits-legend")
        .with("aria-hidden", "true")
        .child(title)
        .children(lines.map(|line| tag("span").child(line)))
}

/// Tiles that complete the hand in short: what each would pay.
pub fn brief(waits: &[Waited], house: &House) -> Tag {
    let all = waits.iter().map(|wait| {
        let paid = wait.won.iter().enumerate().map(|(way, win)| {
            let paid = win.as_ref().and_then(Worth::of).map(|worth| worth.paid);
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

/// A tile, how many of it are left, and what it would make of the hand.
fn shown(wait: &Waited, house: &House) -> Html {
    let declared = wait.declared.iter().flat_map(|(_, won)| won);
    let declared = declared.map(|win| cell(win.as_ref(), house, DECLARED));
    let won = (0..wait.won.len()).map(|way| {
        let cell = cell(wait.won[way].as_ref(), house, "");
        let more = is_more(wait, way).then(|| tag("small").child(tr!("or more")));
        cell.child_if(more).child_if(as_dealer(wait, way))
    });
    columns(wait.wait, won.chain(declared))
}

/// What the dealer would be paid, where that isn't what others are and nobody is said to have won.
fn as_dealer(wait: &Waited, way: usize) -> Option<Tag> {
    let dealer = wait.dealer[way].as_ref()?;
    let paid = paid(dealer);
    Some(
        tag("small")
            .class("wait-dealer")
            .child(tr!("dealer {0}", paid)),
    )
}

/// What a win pays, in short.
fn paid(win: &ScoredWin) -> String {
    Worth::of(win).map_or_else(
        || words::short_amount(win.money(), win.received()),
        |worth| worth.paid,
    )
}

/// Whether what is paid comes from more than a number: two lines say it.
fn has_levels(house: &House) -> bool {
    house.rule_set().basis.is_some()
}

/// The class of what is told of a hand that declares something.
const DECLARED: &str = "wait-declared";

/// Whether a wait can be worth more than is said.
fn is_more(wait: &Waited, way: usize) -> bool {
    wait.at_least[way] && !is_low(wait)
}

/// The classes of a list of waits: which lines there may be of each.
fn class(waits: &[Waited], house: &House) -> Classes {
    let has_more = |wait: &Waited| (0..wait.won.len()).any(|way| is_more(wait, way));
    classes!(
        "waits",
        has_levels(house).then_some("waits-levels"),
        waits.iter().any(has_more).then_some("waits-more"),
        has_dealer(waits).then_some("waits-dealer"),
    )
}

/// Whether what the dealer would be paid stands beside what others would.
fn has_dealer(waits: &[Waited]) -> bool {
    let mut all = waits.iter().flat_map(|wait| &wait.dealer);
    all.any(Option::is_some)
}

/// What a win is worth: what is paid, and above it what that comes from where there are levels.
fn cell(win: Option<&ScoredWin>, house: &House, class: &'static str) -> Tag {
    let cell = tag("span").with("class", classes!("wait-worth", class));
    match win.and_then(Worth::of) {
        Some(Worth {
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

fn columns(wait: Wait, worths: impl Iterator<Item = Tag>) -> Html {
    let left = tag("span").class("wait-left").child("×");
    let columns = [left.child(wait.left)].into_iter().chain(worths);
    let columns = columns.map(|column| column.with("aria-hidden", "true").done());
    let tile = tile(&wait.tile.to_string());
    [tile].into_iter().chain(columns).collect()
}

/// The same in words.
pub fn says(wait: &Waited, house: &House) -> String {
    let [drawn, given] = &wait.won;
    let says = tr!(
        "{0}, {1} left: {2} by self-draw, {3} by discard",
        wait.wait.tile,
        usize::from(wait.wait.left),
        worth(drawn.as_ref(), house),
        worth(given.as_ref(), house)
    );
    let says = match &wait.dealer {
        [None, None] => says,
        [drawn, given] => tr!(
            "{0}; as dealer: {1} by self-draw, {2} by discard",
            says,
            worth(drawn.as_ref().or(wait.won[0].as_ref()), house),
            worth(given.as_ref().or(wait.won[1].as_ref()), house)
        ),
    };
    let Some((name, [drawn, given])) = &wait.declared else {
        return says;
    };
    tr!(
        "{0}; {1}: {2} by self-draw, {3} by discard",
        says,
        *name,
        worth(drawn.as_ref(), house),
        worth(given.as_ref(), house)
    )
}

/// What would lift a wait over the minimum, in words; nothing for one that is above it.
fn lift(wait: &Waited, house: &House) -> Option<String> {
    is_low(wait).then(|| lifted(&wait.shortfall, house))
}

/// Whether a wait is too low, however it is won.
fn is_low(wait: &Waited) -> bool {
    wait.won.iter().flatten().any(ScoredWin::below_minimum)
}

/// What would lift the waits that are too low: what does for all of them, else each by itself.
fn shared(waits: &[Waited], house: &House) -> Vec<String> {
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

/// That any of these would be enough for a hand that is too low.
fn lifted(shortfall: &[&'static str], house: &House) -> String {
    let low = too_low(house);
    let says = match shortfall {
        [] => sentence!("{0}: no single thing would be enough", low),
        &[one] => sentence!("{0}; this would be enough: {1}", low, one),
        all => {
            let names = all.iter().map(|&name| name.into());
            let names = Sentence::joined("{0}, {1}", names);
            sentence!("{0}; any of these would be enough: {1}", low, names)
        }
    };
    words::full_sentence(&says)
}

/// That a hand is too low to win with, in a word: that of the book, if it has one.
fn too_low(house: &House) -> &'static str {
    let no_win = house.rule_set().no_win;
    no_win.map_or(text!("too low"), |no_win| no_win.name)
}

/// What a win is worth, in a word: "5 fan, 64", "3 han 40 fu, 5,200", "too low", "–" if it can't be.
pub fn worth(win: Option<&ScoredWin>, house: &House) -> String {
    let Some(win) = win else {
        return "–".to_owned();
    };
    if let Some(worth) = Worth::of(win) {
        return worth.line();
    }
    let value = counted(Value::of_win(win), house);
    if win.below_minimum() {
        value
    } else {
        format!(
            "{value}, {}",
            words::short_amount(house.money(), win.received())
        )
    }
}

/// What a hand would be worth before all is known: "5 fan, 64", "2,000, dealer 2,900", "3,900 or more".
pub fn expected(one: &Expected, house: &House) -> String {
    let is_low = one.win.below_minimum();
    let says = match Worth::of(&one.win) {
        Some(worth) => worth.paid,
        None => counted(Value::of_win(&one.win), house),
    };
    let says = if one.at_least && !is_low {
        tr!("{0} or more", says)
    } else {
        says
    };
    match &one.dealer {
        Some(dealer) if has_levels(house) && !dealer.below_minimum() => {
            tr!("{0}, dealer {1}", says, paid(dealer))
        }
        _ => says,
    }
}

/// The same without what is paid: "5 fan", "too low", "no yaku".
pub fn counted(value: Value, house: &House) -> String {
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
    use crate::outcome::Outcome;
    use crate::rule_sets;
    use crate::state::Draft;

    /// Nobody can make a kong of a tile that lies in the hand, so that one alone isn't robbed.
    #[test]
    fn what_lifts_every_wait_is_said_once() {
        let entry = notation::parse("2223s c567m p777p p555z SE").expect("a hand");
        let draft = Draft {
            entry,
            ..Draft::new(rule_sets::first_house())
        };
        let Outcome::Waiting(waits) = Outcome::of(&draft) else {
            panic!("no wait");
        };
        let waits: Vec<Waited> = waits.iter().map(|&one| Waited::of(&draft, one)).collect();
        let robbed = |wait: &Waited| wait.shortfall.contains(&"robbing the kong");
        let robbed: Vec<bool> = waits.iter().map(robbed).collect();
        assert_eq!(robbed, [true, false, true]);
        assert_eq!(
            shared(&waits, &draft.house),
            ["Too low; any of these would be enough: self-draw, Last tile."]
        );
    }
}
