//! The value of an element.

use crate::model::{Condition, Limit};

/// The value of an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// A number of fan, faan or tai.
    Fan(u16),
    /// The limit.
    Limit,
    /// A value that is capped at the limit.
    UpToLimit(u16),
    /// The han with a closed hand and with an open one: 0 if it doesn't count then.
    ClosedOrOpen {
        /// With a closed hand.
        closed: u16,
        /// With an open hand.
        open: u16,
    },
    /// A value that doesn't count towards the minimum.
    Bonus(u16),
    /// An exclusive value: either it counts or all others do, whichever pays more.
    Exclusive(u16),
    /// The worth of the first condition that holds.
    Chosen(&'static [(Condition, Worth)]),
    /// A value, and the one if all sets that make the element are concealed.
    Concealed {
        /// The value.
        value: u16,
        /// The value if all its sets are concealed.
        concealed: u16,
    },
    /// A value of a tier: nothing of a lower tier counts with it, as with a yakuman. All others are of tier
    /// 0; further axes don't count with a higher tier either.
    Tier {
        /// The tier.
        tier: u8,
        /// The value.
        value: u16,
    },
}

impl Worth {
    /// Returns the value with this limit, for a closed or an open hand.
    pub const fn value(self, limit: Limit, closed: bool) -> u16 {
        match self {
            Self::Fan(value)
            | Self::Bonus(value)
            | Self::Exclusive(value)
            | Self::Concealed { value, .. }
            | Self::Tier { value, .. } => value,
            Self::Chosen([(_, first), ..]) => first.value(limit, closed),
            Self::Chosen([]) => 0,
            Self::Limit => limit.hand,
            Self::UpToLimit(fan) => {
                if fan < limit.most {
                    fan
                } else {
                    limit.most
                }
            }
            Self::ClosedOrOpen { closed: value, .. } if closed => value,
            Self::ClosedOrOpen { open, .. } => open,
        }
    }

    /// Returns the value if all sets that make the element are concealed.
    pub const fn concealed(self, limit: Limit, closed: bool) -> u16 {
        match self {
            Self::Concealed { concealed, .. } => concealed,
            _ => self.value(limit, closed),
        }
    }

    /// Returns the worth under these conditions; the last choice if none holds.
    #[must_use]
    pub fn chosen(self, holds: impl Fn(Condition) -> bool) -> Self {
        match self {
            Self::Chosen(all) => {
                let held = all.iter().find(|(condition, _)| holds(*condition));
                held.or(all.last()).map_or(self, |(_, worth)| *worth)
            }
            other => other,
        }
    }

    /// Returns whether it makes a limit hand: it is worth the limit, or of a higher tier.
    pub const fn is_limit(self) -> bool {
        matches!(self, Self::Limit) || self.tier() > 0
    }

    /// Returns whether it is nothing: then the element isn't there.
    pub(crate) const fn is_nothing(self) -> bool {
        matches!(
            self,
            Self::Fan(0)
                | Self::Concealed {
                    value: 0,
                    concealed: 0
                }
        )
    }

    /// Returns its tier: elements of lower tiers don't count with it.
    pub const fn tier(self) -> u8 {
        match self {
            Self::Tier { tier, .. } => tier,
            _ => 0,
        }
    }
}
