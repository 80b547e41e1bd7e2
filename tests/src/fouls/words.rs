//! Words of a suite for the parts of a verdict.

use std::fmt::Display;

use tilewise_rules::fouls::{Bets, Counters, DealerAfter, HandAfter, Offer, TableEffects, Verdict};
use tilewise_rules::{Account, BySeat, Payments, Seat};

use super::Values;

const fn hand(hand: HandAfter) -> &'static str {
    match hand {
        HandAfter::Continues => "goes-on",
        HandAfter::Dead => "dead",
        HandAfter::Void => "void",
        HandAfter::Scored => "scored",
        HandAfter::Drawn => "drawn",
        HandAfter::NoWin => "no-win",
        HandAfter::Noten => "noten",
        HandAfter::NotPlayed => "not-played",
        HandAfter::Lost => "lost",
        HandAfter::Untouched => "outside",
    }
}

const fn bets(bets: Bets) -> &'static str {
    match bets {
        Bets::Stay => "stay",
        Bets::Returned => "returned",
        Bets::Back => "back",
        Bets::ToWinner => "to-winner",
        Bets::OnTable => "on-table",
        Bets::Untouched => "outside",
    }
}

const fn counters(counters: Counters) -> &'static str {
    match counters {
        Counters::Normal => "normal",
        Counters::Unchanged => "unchanged",
        Counters::Added => "added",
        Counters::Untouched => "outside",
    }
}

const fn dealer(dealer: DealerAfter) -> &'static str {
    match dealer {
        DealerAfter::Normal => "normal",
        DealerAfter::Stays => "stays",
        DealerAfter::RotatesIfEast => "rotates-if-east",
        DealerAfter::Rotates => "rotates",
        DealerAfter::Untouched => "outside",
    }
}

fn offer(offer: Offer) -> String {
    match offer {
        Offer::NoPenalty => "nothing".to_owned(),
        Offer::Warning => "warning".to_owned(),
        Offer::Points => "points".to_owned(),
        Offer::OneOf(points) => format!("points:{}", list(points, "/")),
        Offer::Between(from, to) => format!("points:{from}-{to}"),
        Offer::DeadHand => "dead-hand".to_owned(),
        Offer::Chonbo => "chonbo".to_owned(),
        Offer::Disqualification => "disqualification".to_owned(),
    }
}

/// Returns the values of all [`VERDICT_KEYS`](super::VERDICT_KEYS).
pub(super) fn verdict_values(verdict: &Verdict) -> Values {
    let effects = verdict.effects;
    let offers: Vec<String> = verdict.offers.iter().copied().map(offer).collect();
    let notes: Vec<&str> = verdict.notes.iter().map(|note| note.clause).collect();
    Values::from([
        ("points", or_unknown(effects.overall)),
        ("hand", hand(effects.hand).to_owned()),
        ("bets", bets(effects.bets).to_owned()),
        ("counters", counters(effects.counters).to_owned()),
        ("dealer", dealer(effects.dealer).to_owned()),
        ("offers", list(&offers, ",")),
        ("notes", list(&notes, ",")),
    ])
}

/// Returns the values of all [`AFTERMATH_KEYS`](super::AFTERMATH_KEYS).
pub(super) fn aftermath_values(after: &TableEffects) -> Values {
    Values::from([
        ("overall", or_unknown(after.overall)),
        ("back", by_seat(&after.returned)),
        ("net", net(&after.payments)),
        ("bets", or_unknown(after.bets)),
        ("counters", or_unknown(after.counters)),
        ("dealer", dealer(after.dealer).to_owned()),
    ])
}

fn or_unknown(value: Option<impl Display>) -> String {
    value.map_or("?".to_owned(), |value| value.to_string())
}

/// Returns the payments of the seats, and of the bank if it pays or gains.
fn net(payments: &Payments) -> String {
    let players = by_seat(&payments.net());
    match payments.net_of(Account::Bank) {
        0 => players,
        bank => format!("{players},{bank}"),
    }
}

fn by_seat(values: &BySeat<i64>) -> String {
    list(&Seat::ALL.map(|seat| values[seat]), ",")
}

/// Joins a list; `-` if it is empty.
fn list(all: &[impl Display], between: &str) -> String {
    if all.is_empty() {
        return "-".to_owned();
    }
    let all: Vec<String> = all.iter().map(ToString::to_string).collect();
    all.join(between)
}
