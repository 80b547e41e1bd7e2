//! What the hand is worth, and why.

use tilewise_rules::{Gap, House, Native, Seat, Sentence, sentence};
use yew::prelude::*;

use super::highlight;
use super::layout::groups;
use crate::components::tag::{Tag, tag};
use crate::language::Names;
use crate::language::{is_english, names, translate, translated};
use crate::outcome::{Made, OnAxis, Proof};
use crate::state::{Action, Spot};
use crate::words::Worth;
use crate::{link, words};

/// What the elements come to, and what each player pays for it.
fn total(proof: &Proof) -> Html {
    let house = &proof.win.draft.house;
    let best = &proof.win.score.best;
    let level = Worth::of(&proof.win).and_then(|worth| worth.level);
    let total = if let Some(level) = &level {
        level.clone()
    } else if best.total > best.counted {
        tr!("Limit, from {0}", words::value(house, best.total))
    } else if proof.win.score.limit {
        tr!("Total (limit)").to_owned()
    } else {
        tr!("Total").to_owned()
    };
    let value = if level.is_some() && proof.is_in_units() {
        String::new()
    } else {
        let counted = if level.is_some() {
            best.total
        } else {
            best.counted
        };
        let axes: Vec<u16> = best.axis_totals().collect();
        words::hand_value(house, counted, &axes)
    };
    let says = tag("span").class("line-says").with("data-each", "");
    tag("p")
        .class("line line-total")
        .with("data-points", proof.points.to_string())
        .child(tag("span").class("line-name").child(total))
        .child(worth(value))
        .child(says.child(each(proof)))
        .done()
}

/// What helps to reach the minimum, where bonus tiles that don't are worth something.
fn without_bonus(proof: &Proof) -> Option<Tag> {
    let house = &proof.win.draft.house;
    let best = &proof.win.score.best;
    let bonus = best.lines.iter().filter(|line| !line.bonus.is_empty());
    let bonus: u16 = bonus.map(|line| line.total()).sum();
    let is_apart = bonus > 0 && best.total - best.qualifying == bonus;
    is_apart.then(|| {
        tag("p")
            .class("line line-sum")
            .with("data-qualifying", best.qualifying.to_string())
            .child(tag("span").class("line-name").child(tr!("Without flowers")))
            .child(worth(words::value(house, best.qualifying)))
    })
}

/// What each player pays in all: "16 points each from East and North, 32 points from West".
fn each(proof: &Proof) -> String {
    let money = proof.win.money();
    let net = proof.win.net();
    let mut groups: Vec<(i64, Vec<Seat>)> = Vec::new();
    for (seat, &amount) in net.iter().filter(|(_, amount)| **amount < 0) {
        match groups.iter_mut().find(|(same, _)| *same == amount) {
            Some((_, seats)) => seats.push(seat),
            None => groups.push((amount, vec![seat])),
        }
    }
    let says = |(amount, seats): (i64, Vec<Seat>)| {
        let amount = words::amount(money, -amount);
        Gap::from(match *seats {
            [one] => sentence!("{0} from {1}", amount, one),
            [one, other] => sentence!("{0} each from {1} and {2}", amount, one, other),
            _ => sentence!("{0} from each", amount),
        })
    };
    let all = groups.into_iter().map(says);
    tr!("{0}", Sentence::joined("{0}, {1}", all))
}

/// The hand as it was read, the elements that count, each with the tiles that made it, and their sum.
pub fn elements(proof: &Proof, lit: &[Spot], onaction: &Callback<Action>) -> Html {
    let house = &proof.win.draft.house;
    // A yakuman is paid by the unit: it counts no han.
    let basis = proof.win.score.basis(house).filter(|_| proof.is_in_units());
    let unit = basis.and_then(|(_, basis)| basis.level);
    let unit = unit.map(|level| translate(level.name));
    let one = |made: &Made| {
        let one = &made.counted;
        let other = native(one.native, one.name);
        let clause = clause(house, one.key, one.name, one.clause);
        let worth = unit.map_or_else(|| one.total.to_string(), ToOwned::to_owned);
        line(made, worth, other, clause, onaction)
    };
    let nothing = proof.lines.is_empty().then(|| {
        let says = tag("span").class("line-name");
        tag("li")
            .class("line")
            .child(says.child(tr!("Nothing in this hand counts")))
    });
    let lines = tag("ul")
        .class("lines")
        .children(proof.lines.iter().map(one))
        .child_if(nothing);
    let as_read = tag("div").class("as-read").with("data-as-read", "");
    tag("div")
        .class("part")
        .child(tag("h2").class("label").child(tr!("How it scores")))
        .child(as_read.child(groups(&proof.layout.groups, lit)))
        .child(lines)
        .children(proof.axes.iter().flat_map(|one| on_axis(one, onaction)))
        .child_if(without_bonus(proof))
        .child(total(proof))
        .done()
}

/// An element that counts, and the tiles that made it.
fn line(
    made: &Made,
    value: String,
    other: Html,
    clause: Html,
    onaction: &Callback<Action>,
) -> Html {
    let one = &made.counted;
    let times = (one.times > 1).then(|| format!(" × {}", one.times));
    let said = made.detail.as_ref().map(translated);
    let name = tag("span")
        .class("line-name")
        .child(said.unwrap_or_else(|| translate(one.name).to_owned()))
        .child(other)
        .child_if(times);
    let says = tag("span").class("line-says");
    let says = match made.detail {
        Some(_) => says,
        None => says.child(translate(one.says)).child(" "),
    };
    let says = says.child(clause);
    let content = [name.done(), worth(value).done(), tiles(made), says.done()];
    highlight::line(
        one.key,
        &made.spots,
        onaction,
        content.into_iter().collect(),
    )
}

fn worth(says: String) -> Tag {
    tag("span").class("line-worth").child(says)
}

/// What a hand is worth on a further axis of its rule set.
fn on_axis(one: &OnAxis, onaction: &Callback<Action>) -> [Tag; 2] {
    let line = |made: &Made| {
        let clause = tag("cite").child(made.counted.clause);
        let value = made.counted.total.to_string();
        line(made, value, Html::default(), clause.done(), onaction)
    };
    let title = tag("h3")
        .class("label")
        .child(words::axis_value(one.axis, one.total));
    let lines = tag("ul")
        .class("lines")
        .with("data-axis", one.axis.key)
        .children(one.lines.iter().map(line));
    [title, lines]
}

/// The tiles that made an element; those of the whole hand lie above.
fn tiles(made: &Made) -> Html {
    if made.counted.parts.is_whole() {
        let whole = tag("span").class("line-tiles");
        return whole.child(tr!("Whole hand")).done();
    }
    if made.groups.is_empty() {
        return Html::default();
    }
    let tiles = tag("span").class("line-tiles");
    tiles.child(groups(&made.groups, &[])).done()
}

/// The clause of an element, which leads to its place on the Rules screen.
pub fn clause(house: &House, key: &str, name: &'static str, clause: &'static str) -> Html {
    let place = link::rules_path(&format!("{house}/{key}"));
    let says = tr!("{0}, the rule of {1}", clause.to_owned(), name);
    tag("a")
        .class("line-rule")
        .with("href", format!("#{place}"))
        .with("data-rule", key.to_owned())
        .with("aria-label", says)
        .child(tag("cite").child(clause))
        .done()
}

/// What else an element is called: where its game is at home, and in the other of two languages.
pub fn native(name: Native, english: &'static str) -> Html {
    let lang = match name {
        _ if !is_english() => return Html::default(),
        Native::None => return Html::default(),
        Native::Chinese(_) => "zh",
        Native::Japanese { .. } => "ja",
    };
    let other = match names() {
        Names::Translated => name.romaji(),
        Names::Romaji => english,
    };
    let other = Some(other).filter(|other| !other.is_empty() && name.romaji() != english);
    let named = || tag("span").class("native");
    let other = other.map(|other| named().child(other));
    let written = named().with("lang", lang).child(name.written());
    other.into_iter().chain([written]).collect()
}
