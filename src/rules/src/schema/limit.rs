//! The limit of a scoring table.

/// What a house pays at most.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limit {
    /// What a hand is worth that is worth the limit.
    pub hand: u16,
    /// The most that is counted.
    pub most: u16,
    /// The same with an element of a higher tier.
    pub tiers: u16,
    /// The most that any hand comes to: below `most` where nothing is cut off.
    pub highest: u16,
}

impl Limit {
    /// A limit hand is worth what is counted at most.
    pub const fn at(limit: u16) -> Self {
        Self {
            hand: limit,
            most: limit,
            tiers: limit,
            highest: limit,
        }
    }
}
