//! The units of winners' hands, if a value doesn't determine the payment.

/// The units of a rule set with a further axis: han with fu, or yakuman.
#[derive(Debug, PartialEq, Eq)]
pub struct CountedIn {
    /// The name of the value: "Han".
    pub value: &'static str,
    /// The unit of the further axis.
    pub axis: CountedUnit,
    /// The value with that of the axis: "{0} han {1} fu".
    pub with_axis: &'static str,
    /// The units of the highest level, instead of a value.
    pub units: CountedUnit,
    /// A number of those units: "{0} yakuman".
    pub in_units: &'static str,
    /// The most units of a hand.
    pub most_units: u16,
}

/// A unit in addition to a value, or instead of it.
#[derive(Debug, PartialEq, Eq)]
pub struct CountedUnit {
    /// Public identity: its field in the JSON interface.
    pub key: &'static str,
    /// The name: "Fu".
    pub name: &'static str,
    /// The letter in a link.
    pub letter: char,
}
