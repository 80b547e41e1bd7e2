//! Variations of a win: what common mistakes take it for.

use tilewise_rules::{RuleConfig, TableStakes, WinBy, WinInput};

use super::win::DealtWin;
use crate::Mistake;

/// Returns what mistakes about the context take a win for, as far as it is possible; below the minimum, too.
pub(super) fn mistaken(config: &RuleConfig, win: &DealtWin) -> Vec<(DealtWin, Mistake)> {
    let entries = mistaken_entries(&win.entry);
    let scored = entries.into_iter().filter_map(|(entry, mistake)| {
        let other = DealtWin::any(config, entry)?;
        Some((other, mistake))
    });
    scored.collect()
}

fn mistaken_entries(entry: &WinInput) -> Vec<(WinInput, Mistake)> {
    let mut all = Vec::new();
    let mut add = |mistake, change: &dyn Fn(&mut WinInput)| {
        let mut other = entry.clone();
        change(&mut other);
        all.push((other, mistake));
    };
    let context = &entry.context;
    if let Some(seat) = context.seat {
        match context.by {
            Some(WinBy::SelfDraw) => add(Mistake::SelfDrawAsDiscard, &|entry| {
                entry.context.by = Some(WinBy::Discard);
                entry.context.from = Some(seat.previous());
            }),
            Some(WinBy::Discard) => add(Mistake::DiscardAsSelfDraw, &|entry| {
                entry.context.by = Some(WinBy::SelfDraw);
                entry.context.from = None;
            }),
            _ => {}
        }
        // Chows come from the previous player, so a hand with melds moves with its winner.
        for other in seat.others() {
            let taken = context.from == Some(other);
            add(Mistake::WinnerSeat(other), &|entry| {
                entry.context.seat = Some(other);
                if taken {
                    entry.context.from = Some(seat);
                }
                for meld in &mut entry.hand.melds {
                    meld.from = None;
                }
            });
        }
    }
    if let Some(prevailing) = context.prevailing {
        add(Mistake::Prevailing(prevailing.next()), &|entry| {
            entry.context.prevailing = Some(prevailing.next());
        });
    }
    if let (Some(from), Some(seat)) = (context.from, context.seat) {
        for other in seat.others().into_iter().filter(|&other| other != from) {
            add(Mistake::Discarder(other), &|entry| {
                entry.context.from = Some(other);
            });
        }
    }
    if !entry.hand.bonus.is_empty() {
        add(Mistake::BonusForgotten, &|entry| entry.hand.bonus.clear());
    }
    if !context.stakes.is_empty() {
        add(Mistake::StakesForgotten, &|entry| {
            entry.context.stakes = TableStakes::NONE;
        });
    }
    all
}
