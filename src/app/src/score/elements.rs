//! Value of the hand, and the elements that make it.

use tilewise_rules::{Gap, Native, RuleConfig, Seat, Sentence, sentence};
use yew::prelude::*;

use super::highlight;
use super::layout::groups;
use crate::i18n::{NameStyle, is_english, name_style, translate, translate_sentence};
use crate::link;
use crate::outcome::{AxisProof, Proof, ProofLine};
use crate::store::{PageAction, Spot};
use crate::ui::words::{self, WorthText};

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
    html! {
        <p class="line line-total" data-points={proof.points.to_string()}>
            <span class="line-name">{ total }</span>
            <span class="line-worth">{ value }</span>
            <span class="line-text" data-each="">{ each(proof) }</span>
        </p>
    }
}

/// Draws the value that counts towards the minimum, if bonus tiles are excluded from it.
fn without_bonus(proof: &Proof) -> Html {
    let house = &proof.win.draft.house;
    let best = &proof.win.score.best;
    let bonus = best.lines.iter().filter(|line| !line.bonus.is_empty());
    let bonus: u16 = bonus.map(|line| line.total()).sum();
    let is_separate = bonus > 0 && best.total - best.qualifying == bonus;
    html! {
        if is_separate {
            <p class="line line-sum" data-qualifying={best.qualifying.to_string()}>
                <span class="line-name">{ tr!("Without flowers") }</span>
                <span class="line-worth">{ words::value(house, best.qualifying) }</span>
            </p>
        }
    }
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
    html! {
        <div class="part">
            <h2 class="label">{ tr!("How it scores") }</h2>
            <div class="as-read" data-as-read="">{ groups(&proof.layout.groups, lit) }</div>
            <ul class="lines">
                { for proof.lines.iter().map(one) }
                if proof.lines.is_empty() {
                    <li class="line">
                        <span class="line-name">{ tr!("Nothing in this hand counts") }</span>
                    </li>
                }
            </ul>
            { for proof.axes.iter().map(|one| on_axis(one, onaction)) }
            { without_bonus(proof) }
            { total(proof) }
        </div>
    }
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
    let detail = made.detail.as_ref().map(translate_sentence);
    let content = html! {
        <>
            <span class="line-name">
                { detail.unwrap_or_else(|| translate(one.name).to_owned()) }
                { other }
                if one.times > 1 {
                    { format!(" × {}", one.times) }
                }
            </span>
            <span class="line-worth">{ value }</span>
            { tiles(made) }
            <span class="line-text">
                if made.detail.is_none() {
                    { translate(one.description) }
                    { " " }
                }
                { clause }
            </span>
        </>
    };
    highlight::line(one.key, &made.spots, onaction, content)
}

/// Draws the value of the hand on a second axis of its rule set.
fn on_axis(one: &AxisProof, onaction: &Callback<PageAction>) -> Html {
    let line = |made: &ProofLine| {
        let clause = html! { <cite>{ made.counted.clause }</cite> };
        let value = made.counted.total.to_string();
        line(made, value, Html::default(), clause, onaction)
    };
    html! {
        <>
            <h3 class="label">{ words::axis_value(one.axis, one.total) }</h3>
            <ul class="lines" data-axis={one.axis.key}>{ for one.lines.iter().map(line) }</ul>
        </>
    }
}

/// Draws the tiles of an element; those of the whole hand are drawn above.
fn tiles(made: &ProofLine) -> Html {
    html! {
        if made.counted.parts.is_whole() {
            <span class="line-tiles">{ tr!("Whole hand") }</span>
        } else if !made.groups.is_empty() {
            <span class="line-tiles">{ groups(&made.groups, &[]) }</span>
        }
    }
}

/// Draws the clause of an element, linked to its place on the Rules screen.
pub fn clause(house: &RuleConfig, key: &str, name: &'static str, clause: &'static str) -> Html {
    let place = link::rules_path(&format!("{house}/{key}"));
    let label = tr!("{0}, the rule of {1}", clause.to_owned(), name);
    html! {
        <a
            class="line-rule"
            href={format!("#{place}")}
            data-rule={key.to_owned()}
            aria-label={label}
        >
            <cite>{ clause }</cite>
        </a>
    }
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
    html! {
        <>
            if let Some(other) = other {
                <span class="native">{ other }</span>
            }
            <span class="native" {lang}>{ name.written() }</span>
        </>
    }
}
