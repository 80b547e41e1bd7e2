//! What is taken where a book leaves a reading open: `evidence/decisions.txt`.

/// A decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The rule set whose suite names it.
    pub rule_set: &'static str,
    /// How it is called: "A-04".
    pub name: &'static str,
    /// What is taken.
    pub choice: &'static str,
    /// The options that change it.
    pub options: Vec<&'static str>,
}

/// All decisions.
///
/// # Panics
/// If a line has not four columns.
pub fn decisions() -> Vec<Decision> {
    let lines = include_str!("../../evidence/decisions.txt").lines();
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    let one = |line: &'static str| {
        let columns: Vec<&str> = line.split('|').map(str::trim).collect();
        let [rule_set, name, choice, options] = columns[..] else {
            panic!("not 4 columns: {line}");
        };
        Decision {
            rule_set,
            name,
            choice,
            options: options.split_whitespace().collect(),
        }
    };
    lines.map(one).collect()
}
