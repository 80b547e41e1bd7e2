//! The limit of a scoring table.

/// The limits of a rule configuration.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limit {
    /// The value of a limit hand.
    pub hand: u16,
    /// The highest value that counts.
    pub most: u16,
    /// The highest value that counts with an element of a higher tier.
    pub tiers: u16,
    /// The highest value of any hand: below `most` if nothing is capped.
    pub highest: u16,
}

impl Limit {
    /// Creates limits where a limit hand has the highest value.
    pub const fn at(limit: u16) -> Self {
        Self {
            hand: limit,
            most: limit,
            tiers: limit,
            highest: limit,
        }
    }
}
