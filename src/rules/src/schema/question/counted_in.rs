//! What winners' hands are counted in where a value alone doesn't say what they are paid.

/// What a book with a further axis counts a winner's hand in, as han with fu, or yakuman.
#[derive(Debug, PartialEq, Eq)]
pub struct CountedIn {
    /// What the value is called: "Han".
    pub value: &'static str,
    /// What is counted on the further axis.
    pub axis: CountedBeside,
    /// A value with what is counted on the axis, in words: "{0} han {1} fu".
    pub with_axis: &'static str,
    /// The units of the highest level, which are counted instead of a value.
    pub units: CountedBeside,
    /// So many units, in words: "{0} yakuman".
    pub in_units: &'static str,
    /// No hand is more units.
    pub most_units: u16,
}

/// What is counted beside a value, or instead of it.
#[derive(Debug, PartialEq, Eq)]
pub struct CountedBeside {
    /// Public identity: its field in the data face.
    pub key: &'static str,
    /// What it is called: "Fu".
    pub name: &'static str,
    /// What stands for it in a link.
    pub letter: char,
}
