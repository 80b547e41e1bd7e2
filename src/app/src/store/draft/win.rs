//! The context of the win: seats, source of the winning tile, circumstances.

use tilewise_rules::{Circumstance, MeldKind, Seat, WinBy};

use super::Draft;

impl Draft {
    /// Returns the draft with another winner.
    #[must_use]
    pub fn with_seat(&self, seat: Seat) -> Self {
        let mut next = self.clone();
        let context = &mut next.entry.context;
        context.seat = Some(seat);
        // A player can't claim an own discard. The source of a chow is always known.
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

    /// Returns the draft with another prevailing wind.
    #[must_use]
    pub fn with_prevailing(&self, seat: Seat) -> Self {
        let mut next = self.clone();
        next.entry.context.prevailing = Some(seat);
        next
    }

    /// Returns the draft with another way of winning.
    #[must_use]
    pub fn with_win(&self, by: WinBy, from: Option<Seat>) -> Self {
        let mut next = self.clone();
        next.entry.context.by = Some(by);
        next.entry.context.from = from;
        next.without_impossible()
    }

    /// Returns the draft with another source of the winning tile; a robbed one stays robbed.
    #[must_use]
    pub fn with_discarder(&self, seat: Seat) -> Self {
        let by = match self.entry.context.by {
            Some(WinBy::RobbingTheKong) => WinBy::RobbingTheKong,
            Some(WinBy::BonusTiles) if self.robs_bonus_tiles() => WinBy::BonusTiles,
            _ => WinBy::Discard,
        };
        self.with_win(by, Some(seat))
    }

    /// Returns the draft after a tap on a seat at the table: the winner, if it isn't known yet; else the
    /// discarder, or a self-draw by the winner.
    #[must_use]
    pub fn with_seat_tapped(&self, seat: Seat) -> Self {
        match self.entry.context.seat {
            None => self.with_seat(seat),
            Some(winner) if winner == seat => self.with_win(WinBy::SelfDraw, None),
            Some(_) => self.with_discarder(seat),
        }
    }

    /// Returns the draft with a winning tile that was robbed from a kong or discarded.
    #[must_use]
    pub fn with_robbed(&self, robbed: bool) -> Self {
        let by = if robbed {
            WinBy::RobbingTheKong
        } else {
            WinBy::Discard
        };
        self.with_win(by, self.entry.context.from)
    }

    /// Returns the draft with a win by bonus tiles, or in an unknown way.
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

    /// Returns the draft with a circumstance toggled.
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

    /// Returns the draft with a circumstance and its count, or without it.
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

    /// Returns the draft without circumstances that the rule set excludes in this context.
    #[must_use]
    pub fn without_impossible(&self) -> Self {
        let mut next = self.clone();
        let circumstances = &mut next.entry.context.circumstances;
        for rule in self.house.rule_set().game.circumstances {
            if circumstances.has(rule.circumstance) && !rule.is_offered(&self.house, &self.entry) {
                *circumstances = circumstances.without(rule.circumstance);
            }
        }
        next
    }
}
