//! How the hand was won: seats, the way of the winning tile, circumstances.

use tilewise_rules::{Circumstance, MeldKind, Seat, WinBy};

use super::Draft;

impl Draft {
    /// This draft with the winner in another seat.
    #[must_use]
    pub fn with_seat(&self, seat: Seat) -> Self {
        let mut next = self.clone();
        let context = &mut next.entry.context;
        context.seat = Some(seat);
        // Nobody claims an own discard, and for a chow there is nothing to say.
        for meld in &mut next.entry.hand.melds {
            if meld.from == Some(seat) || meld.kind == MeldKind::Chow {
                meld.from = None;
            }
        }
        if context.from == Some(seat) {
            context.by = None;
            context.from = None;
        }
        next.without_impossible()
    }

    /// This draft with another prevailing wind.
    #[must_use]
    pub fn with_prevailing(&self, seat: Seat) -> Self {
        let mut next = self.clone();
        next.entry.context.prevailing = Some(seat);
        next
    }

    /// This draft with the winning tile drawn, discarded or robbed.
    #[must_use]
    pub fn with_win(&self, by: WinBy, from: Option<Seat>) -> Self {
        let mut next = self.clone();
        next.entry.context.by = Some(by);
        next.entry.context.from = from;
        next.without_impossible()
    }

    /// This draft with a winning tile that came from this seat, in the way that is known.
    #[must_use]
    pub fn given_by(&self, seat: Seat) -> Self {
        let by = match self.entry.context.by {
            Some(WinBy::RobbingTheKong) => WinBy::RobbingTheKong,
            Some(WinBy::BonusTiles) if self.robs_bonus_tiles() => WinBy::BonusTiles,
            _ => WinBy::Discard,
        };
        self.with_win(by, Some(seat))
    }

    /// This draft after a seat at the table was named: who won, where that isn't known yet; else who
    /// gave the winning tile, or that the winner drew it.
    #[must_use]
    pub fn named(&self, seat: Seat) -> Self {
        match self.entry.context.seat {
            None => self.with_seat(seat),
            Some(winner) if winner == seat => self.with_win(WinBy::SelfDraw, None),
            Some(_) => self.given_by(seat),
        }
    }

    /// This draft with a winning tile that was robbed from a kong, or discarded.
    #[must_use]
    pub fn robbed(&self, robbed: bool) -> Self {
        let by = if robbed {
            WinBy::RobbingTheKong
        } else {
            WinBy::Discard
        };
        self.with_win(by, self.entry.context.from)
    }

    /// This draft won by bonus tiles, or in a way that isn't known.
    #[must_use]
    pub fn with_bonus_win(&self, bonus: bool) -> Self {
        if bonus {
            return self.with_win(WinBy::BonusTiles, None);
        }
        let mut next = self.clone();
        next.entry.context.by = None;
        next.entry.context.from = None;
        next.without_impossible()
    }

    /// This draft with one circumstance more or less.
    #[must_use]
    pub fn toggled(&self, one: Circumstance) -> Self {
        let mut next = self.clone();
        let all = &mut next.entry.context.circumstances;
        *all = if all.has(one) {
            all.without(one)
        } else {
            all.with(one)
        };
        next
    }

    /// This draft with a circumstance and its count; without it where there is none.
    #[must_use]
    pub fn with_count(&self, one: Circumstance, count: Option<u8>) -> Self {
        let mut next = self.clone();
        let all = &mut next.entry.context.circumstances;
        *all = match count {
            Some(count) => all.with_count(one, count),
            None => all.without(one),
        };
        next
    }

    /// This draft without the circumstances that the rule set doesn't ask for in this context.
    #[must_use]
    pub fn without_impossible(&self) -> Self {
        let mut next = self.clone();
        let kept = &mut next.entry.context.circumstances;
        for rule in self.house.rule_set().circumstances {
            if kept.has(rule.circumstance) && !rule.is_offered(&self.entry) {
                *kept = kept.without(rule.circumstance);
            }
        }
        next
    }
}
