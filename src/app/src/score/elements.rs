//! Value of the hand, and the elements that make it.

use tilewise_rules::{Gap, Native, RuleConfig, Seat, Sentence, sentence};
use yew::prelude::*;

use super::highlight;
use super::tile_groups::groups;
use crate::i18n::{Locale, NameStyle};
use crate::link;
use crate::outcome::{AxisProof, Proof, ProofLine};
use crate::store::{PageAction, Spot};
use crate::ui::phrases::{self, WorthText};

/// Draws the sum of the elements, and the payment of each player.
fn total(locale: Locale, proof: &Proof) -> Html {
    let house = &proof.win.draft.house;
    let best = &proof.win.score.best;
    let level = WorthText::from_win(locale, &proof.win).and_then(|worth| worth.level);
    let total = if let Some(level) = &level {
        level.clone()
    } else if best.total > best.counted {
        tr!(
            locale,
            "Limit, from {0}",
            phrases::value(locale, house, best.total)
        )
    } else if proof.win.score.limit {
        tr!(locale, "Total (limit)").to_owned()
    } else {
        tr!(locale, "Total").to_owned()
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
        phrases::hand_value(locale, house, counted, &axes)
    };
    html! {
        <p class="line line-total" data-points={proof.points.to_string()}>
            <span class="line-name">{ total }</span>
            <span class="line-worth">{ value }</span>
            <span class="line-text" data-each="">{ each(locale, proof) }</span>
        </p>
    }
}

/// Draws the value that counts towards the minimum, if bonus tiles are excluded from it.
fn without_bonus(locale: Locale, proof: &Proof) -> Html {
    let house = &proof.win.draft.house;
    let best = &proof.win.score.best;
    let bonus = best.lines.iter().filter(|line| !line.bonus.is_empty());
    let bonus: u16 = bonus.map(|line| line.total()).sum();
    let is_separate = bonus > 0 && best.total - best.qualifying == bonus;
    html! {
        if is_separate {
            <p class="line line-sum" data-qualifying={best.qualifying.to_string()}>
                <span class="line-name">{ tr!(locale, "Without flowers") }</span>
                <span class="line-worth">{ phrases::value(locale, house, best.qualifying) }</span>
            </p>
        }
    }
}

/// Returns the total payment of each player: "16 points each from East and North, 32 points from West".
fn each(locale: Locale, proof: &Proof) -> String {
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
        let amount = phrases::amount(locale, money, -amount);
        Gap::from(match *seats {
            [one] => sentence!("{0} from {1}", amount, one),
            [one, other] => sentence!("{0} each from {1} and {2}", amount, one, other),
            _ => sentence!("{0} from each", amount),
        })
    };
    let all = groups.into_iter().map(payer_text);
    tr!(locale, "{0}", Sentence::joined("{0}, {1}", all))
}

/// Draws the reading of the hand, the elements that count, each with its tiles, and their sum.
pub fn elements(
    locale: Locale,
    proof: &Proof,
    lit: &[Spot],
    onaction: &Callback<PageAction>,
) -> Html {
    let house = &proof.win.draft.house;
    // A yakuman is paid in units: han don't count.
    let basis = proof.win.score.basis(house).filter(|_| proof.is_in_units());
    let unit = basis.and_then(|(_, basis)| basis.level);
    let unit = unit.map(|level| locale.translate(level.name));
    let one = |made: &ProofLine| {
        let one = &made.counted;
        let other = native(locale, one.native, one.name);
        let clause = clause(locale, house, one.key, one.name, one.clause);
        let worth = unit.map_or_else(|| one.total.to_string(), ToOwned::to_owned);
        line(locale, made, worth, other, clause, onaction)
    };
    html! {
        <div class="part">
            <h2 class="label">{ tr!(locale, "How it scores") }</h2>
            <div class="as-read" data-as-read="">{ groups(locale, &proof.layout.groups, lit) }</div>
            <ul class="lines">
                { for proof.lines.iter().map(one) }
                if proof.lines.is_empty() {
                    <li class="line">
                        <span class="line-name">{ tr!(locale, "Nothing in this hand counts") }</span>
                    </li>
                }
            </ul>
            { for proof.axes.iter().map(|one| on_axis(locale, one, onaction)) }
            { without_bonus(locale, proof) }
            { total(locale, proof) }
        </div>
    }
}

/// Draws an element that counts, and its tiles.
fn line(
    locale: Locale,
    made: &ProofLine,
    value: String,
    other: Html,
    clause: Html,
    onaction: &Callback<PageAction>,
) -> Html {
    let one = &made.counted;
    let detail = made.detail.as_ref().map(|one| locale.sentence(one));
    let content = html! {
        <>
            <span class="line-name">
                { detail.unwrap_or_else(|| locale.translate(one.name).to_owned()) }
                { other }
                if one.times > 1 {
                    { format!(" × {}", one.times) }
                }
            </span>
            <span class="line-worth">{ value }</span>
            { tiles(locale, made) }
            <span class="line-text">
                if made.detail.is_none() {
                    { locale.translate(one.description) }
                    { " " }
                }
                { clause }
            </span>
        </>
    };
    highlight::line(one.key, &made.spots, made.is_overlooked, onaction, content)
}

/// Draws the value of the hand on a second axis of its rule set.
fn on_axis(locale: Locale, one: &AxisProof, onaction: &Callback<PageAction>) -> Html {
    let line = |made: &ProofLine| {
        let clause = html! { <cite>{ made.counted.clause }</cite> };
        let value = made.counted.total.to_string();
        line(locale, made, value, Html::default(), clause, onaction)
    };
    html! {
        <>
            <h3 class="label">{ phrases::axis_value(locale, one.axis, one.total) }</h3>
            <ul class="lines" data-axis={one.axis.key}>{ for one.lines.iter().map(line) }</ul>
        </>
    }
}

/// Draws the tiles of an element; those of the whole hand are drawn above.
fn tiles(locale: Locale, made: &ProofLine) -> Html {
    html! {
        if made.counted.parts.is_whole() {
            <span class="line-tiles">{ tr!(locale, "Whole hand") }</span>
        } else if !made.groups.is_empty() {
            <span class="line-tiles">{ groups(locale, &made.groups, &[]) }</span>
        }
    }
}

/// Draws the clause of an element, linked to its place on the Rules screen.
pub fn clause(
    locale: Locale,
    house: &RuleConfig,
    key: &str,
    name: &'static str,
    clause: &'static str,
) -> Html {
    let place = link::rules_path(&format!("{house}/{key}"));
    let label = tr!(locale, "{0}, the rule of {1}", clause.to_owned(), name);
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
pub fn native(locale: Locale, name: Native, english: &'static str) -> Html {
    let lang = match name {
        _ if !locale.is_english() => return Html::default(),
        Native::None => return Html::default(),
        Native::Chinese(_) => "zh",
        Native::Japanese { .. } => "ja",
    };
    let other = match locale.names() {
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
