//! How often members have met at a table.

use std::collections::BTreeMap;

use crate::MemberId;

/// How often each two members have sat at one table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Meetings {
    /// By the lesser ID, then by the greater.
    pairs: BTreeMap<MemberId, BTreeMap<MemberId, u32>>,
}

impl Meetings {
    /// Returns meetings of nobody.
    pub const fn new() -> Self {
        Self {
            pairs: BTreeMap::new(),
        }
    }

    /// Adds a table: each two of its members meet once more, at a table of five too.
    ///
    /// ```
    /// use tilewise_club::{Meetings, MemberId};
    /// let [ann, ben, cy] = ["ann", "ben", "cy"].map(|id| MemberId(id.to_owned()));
    /// let mut meetings = Meetings::new();
    /// meetings.add_table(&[ann.clone(), ben.clone()]);
    /// meetings.add_table(&[cy.clone(), ben.clone(), ann.clone()]);
    /// assert_eq!(meetings.count(&ben, &ann), 2);
    /// assert_eq!(meetings.count(&ben, &cy), 1);
    /// ```
    pub fn add_table(&mut self, members: &[MemberId]) {
        for (place, one) in members.iter().enumerate() {
            for other in members.iter().skip(place + 1).filter(|other| *other != one) {
                let (one, other) = (one.min(other), one.max(other));
                let of_one = self.pairs.entry(one.clone()).or_default();
                let count = of_one.entry(other.clone()).or_default();
                *count = count.saturating_add(1);
            }
        }
    }

    /// Returns how often two members have met.
    pub fn count(&self, one: &MemberId, other: &MemberId) -> u32 {
        let (one, other) = (one.min(other), one.max(other));
        let count = self.pairs.get(one).and_then(|of_one| of_one.get(other));
        count.copied().unwrap_or_default()
    }
}
