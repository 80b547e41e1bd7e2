//! The words of a suite for what a verdict says.

use std::fmt::Display;

use tilewise_rules::fouls::{Aftermath, Bets, Counters, DealerAfter, HandAfter, Offer, Verdict};
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
        Offer::Nothing => "nothing".to_owned(),
        Offer::Warning => "warning".to_owned(),
        Offer::Points => "points".to_owned(),
        Offer::OneOf(points) => format!("points:{}", list(points, "/")),
        Offer::Between(from, to) => format!("points:{from}-{to}"),
        Offer::DeadHand => "dead-hand".to_owned(),
        Offer::Chonbo => "chonbo".to_owned(),
        Offer::Disqualification => "disqualification".to_owned(),
    }
}

/// All of [`SAYS`](super::SAYS).
pub(super) fn says(verdict: &Verdict) -> Values {
    let effects = verdict.effects;
    let offers: Vec<String> = verdict.offers.iter().copied().map(offer).collect();
    let notes: Vec<&str> = verdict.notes.iter().map(|note| note.clause).collect();
    Values::from([
        ("points", known(effects.overall)),
        ("hand", hand(effects.hand).to_owned()),
        ("bets", bets(effects.bets).to_owned()),
        ("counters", counters(effects.counters).to_owned()),
        ("dealer", dealer(effects.dealer).to_owned()),
        ("offers", list(&offers, ",")),
        ("notes", list(&notes, ",")),
    ])
}

/// All of [`AFTER`](super::AFTER).
pub(super) fn after(after: &Aftermath) -> Values {
    Values::from([
        ("overall", known(after.overall)),
        ("back", by_seat(&after.returned)),
        ("net", net(&after.payments)),
        ("bets", known(after.bets)),
        ("counters", known(after.counters)),
        ("dealer", dealer(after.dealer).to_owned()),
    ])
}

fn known(value: Option<impl Display>) -> String {
    value.map_or("?".to_owned(), |value| value.to_string())
}

/// What everybody is paid, and the bank where it is.
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

/// A list in one word; `-` for an empty one.
fn list(all: &[impl Display], between: &str) -> String {
    if all.is_empty() {
        return "-".to_owned();
    }
    let all: Vec<String> = all.iter().map(ToString::to_string).collect();
    all.join(between)
}
