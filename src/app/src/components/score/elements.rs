//! Value of the hand, and the elements that make it.

use tilewise_rules::{Gap, Native, RuleConfig, Seat, Sentence, sentence};
use yew::prelude::*;

use super::highlight;
use super::layout::groups;
use crate::components::tag::{Tag, tag};
use crate::language::NameStyle;
use crate::language::{is_english, name_style, translate, translate_sentence};
use crate::outcome::{AxisProof, Proof, ProofLine};
use crate::state::{PageAction, Spot};
use crate::words::WorthText;
use crate::{link, words};

/// Draws the sum of the elements, and the payment of each player.
fn total(proof: &Proof) -> Html {
    let house = &proof.win.draft.house;
    let best = &proof.win.score.best;
    let level = WorthText::from_win(&proof.win).and_then(|worth| worth.level);
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
    let note = tag("span").class("line-text").with("data-each", "");
    tag("p")
        .class("line line-total")
        .with("data-points", proof.points.to_string())
        .child(tag("span").class("line-name").child(total))
        .child(worth(value))
        .child(note.child(each(proof)))
        .done()
}

/// Draws the value that counts towards the minimum, if bonus tiles are excluded from it.
fn without_bonus(proof: &Proof) -> Option<Tag> {
    let house = &proof.win.draft.house;
    let best = &proof.win.score.best;
    let bonus = best.lines.iter().filter(|line| !line.bonus.is_empty());
    let bonus: u16 = bonus.map(|line| line.total()).sum();
    let is_separate = bonus > 0 && best.total - best.qualifying == bonus;
    is_separate.then(|| {
        tag("p")
            .class("line line-sum")
            .with("data-qualifying", best.qualifying.to_string())
            .child(tag("span").class("line-name").child(tr!("Without flowers")))
            .child(worth(words::value(house, best.qualifying)))
    })
}

/// Returns the total payment of each player: "16 points each from East and North, 32 points from West".
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
    let payer_text = |(amount, seats): (i64, Vec<Seat>)| {
        let amount = words::amount(money, -amount);
        Gap::from(match *seats {
            [one] => sentence!("{0} from {1}", amount, one),
            [one, other] => sentence!("{0} each from {1} and {2}", amount, one, other),
            _ => sentence!("{0} from each", amount),
        })
    };
    let all = groups.into_iter().map(payer_text);
    tr!("{0}", Sentence::joined("{0}, {1}", all))
}

/// Draws the reading of the hand, the elements that count, each with its tiles, and their sum.
pub fn elements(proof: &Proof, lit: &[Spot], onaction: &Callback<PageAction>) -> Html {
    let house = &proof.win.draft.house;
    // A yakuman is paid in units: han don't count.
    let basis = proof.win.score.basis(house).filter(|_| proof.is_in_units());
    let unit = basis.and_then(|(_, basis)| basis.level);
    let unit = unit.map(|level| translate(level.name));
    let one = |made: &ProofLine| {
        let one = &made.counted;
        let other = native(one.native, one.name);
        let clause = clause(house, one.key, one.name, one.clause);
        let worth = unit.map_or_else(|| one.total.to_string(), ToOwned::to_owned);
        line(made, worth, other, clause, onaction)
    };
    let empty = proof.lines.is_empty().then(|| {
        let name = tag("span").class("line-name");
        tag("li")
            .class("line")
            .child(name.child(tr!("Nothing in this hand counts")))
    });
    let lines = tag("ul")
        .class("lines")
        .children(proof.lines.iter().map(one))
        .child_if(empty);
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

/// Draws an element that counts, and its tiles.
fn line(
    made: &ProofLine,
    value: String,
    other: Html,
    clause: Html,
    onaction: &Callback<PageAction>,
) -> Html {
    let one = &made.counted;
    let times = (one.times > 1).then(|| format!(" × {}", one.times));
    let detail = made.detail.as_ref().map(translate_sentence);
    let name = tag("span")
        .class("line-name")
        .child(detail.unwrap_or_else(|| translate(one.name).to_owned()))
        .child(other)
        .child_if(times);
    let note = tag("span").class("line-text");
    let note = match made.detail {
        Some(_) => note,
        None => note.child(translate(one.description)).child(" "),
    };
    let note = note.child(clause);
    let content = [name.done(), worth(value).done(), tiles(made), note.done()];
    highlight::line(
        one.key,
        &made.spots,
        onaction,
        content.into_iter().collect(),
    )
}

fn worth(text: String) -> Tag {
    tag("span").class("line-worth").child(text)
}

/// Draws the value of the hand on a second axis of its rule set.
fn on_axis(one: &AxisProof, onaction: &Callback<PageAction>) -> [Tag; 2] {
    let line = |made: &ProofLine| {
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

/// Draws the tiles of an element; those of the whole hand are drawn above.
fn tiles(made: &ProofLine) -> Html {
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

/// Draws the clause of an element, linked to its place on the Rules screen.
pub fn clause(house: &RuleConfig, key: &str, name: &'static str, clause: &'static str) -> Html {
    let place = link::rules_path(&format!("{house}/{key}"));
    let label = tr!("{0}, the rule of {1}", clause.to_owned(), name);
    tag("a")
        .class("line-rule")
        .with("href", format!("#{place}"))
        .with("data-rule", key.to_owned())
        .with("aria-label", label)
        .child(tag("cite").child(clause))
        .done()
}

/// Draws the other names of an element: its native name, and its English one on pages in other languages.
pub fn native(name: Native, english: &'static str) -> Html {
    let lang = match name {
        _ if !is_english() => return Html::default(),
        Native::None => return Html::default(),
        Native::Chinese(_) => "zh",
        Native::Japanese { .. } => "ja",
    };
    let other = match name_style() {
        NameStyle::Translated => name.romaji(),
        NameStyle::Romaji => english,
    };
    let other = Some(other).filter(|other| !other.is_empty() && name.romaji() != english);
    let named = || tag("span").class("native");
    let other = other.map(|other| named().child(other));
    let written = named().with("lang", lang).child(name.written());
    other.into_iter().chain([written]).collect()
}
