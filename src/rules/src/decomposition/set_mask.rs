//! Which sets of a reading are meant.

/// Some of the four sets and the pair of a reading.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SetMask(u8);

impl SetMask {
    /// Nothing.
    pub const NONE: Self = Self(0);
    /// The whole hand, whatever its shape.
    pub const WHOLE: Self = Self(0x3f);
    const PAIR: u8 = 0x10;

    /// These and the set at a place from 0 to 3.
    #[must_use]
    pub const fn with_set(self, place: usize) -> Self {
        Self(self.0 | 1 << (place & 3))
    }

    /// These and the pair.
    #[must_use]
    pub const fn with_pair(self) -> Self {
        Self(self.0 | Self::PAIR)
    }

    /// These with the pair if `condition` holds, else nothing. Nothing stays nothing.
    #[must_use]
    pub const fn with_pair_if(self, condition: bool) -> Self {
        if condition && !self.is_empty() {
            self.with_pair()
        } else {
            Self::NONE
        }
    }

    /// These if there are exactly `count` sets among them, else nothing.
    #[must_use]
    pub const fn if_sets(self, count: u8) -> Self {
        if self.sets() == count {
            self
        } else {
            Self::NONE
        }
    }

    /// How many sets.
    #[expect(clippy::cast_possible_truncation, reason = "there are four bits")]
    pub const fn sets(self) -> u8 {
        (self.0 & 0xf).count_ones() as u8
    }

    /// Whether the set at this place is among them.
    pub const fn has_set(self, place: usize) -> bool {
        place < 4 && self.0 & 1 << place != 0
    }

    /// Whether the pair is among them.
    pub const fn has_pair(self) -> bool {
        self.0 & Self::PAIR != 0
    }

    /// Whether there is nothing.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether it is the whole hand.
    pub const fn is_whole(self) -> bool {
        self.0 == Self::WHOLE.0
    }
}
