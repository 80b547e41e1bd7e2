//! The options of a book by what they are about.

use tilewise_rules::RuleOption;

/// Where a subject begins in its book, and what it is called.
static SUBJECTS: &[(&str, &str)] = &[
    ("minimum_fan", text!("What is paid")),
    ("bonus_tiles_in_play", text!("Elements")),
    ("erroneous_mahjong_each", text!("Fouls and insurance")),
    ("robbing_the_kong", text!("Robbed kongs")),
    ("starting_points", text!("Start of play")),
    ("minimum_faan", text!("What is paid")),
    ("draw_pot_each", text!("Draws and the pot")),
    ("robbing_gong_adds_self_draw", text!("Elements")),
    (
        "twelve_tile_counts_closed_gong",
        text!("Fouls and insurance"),
    ),
    ("base", text!("What is paid")),
    ("fully_concealed", text!("Elements")),
    ("last_bonus_is_draw", text!("Draws and several winners")),
    ("bites", text!("Bites")),
    ("pao", text!("Paying for all")),
    ("hidden_eighth", text!("Hidden eighth flower")),
    ("fresh", text!("Fresh tiles")),
    ("false_win_points", text!("Fouls")),
];

/// A subject: what it is called, and how many options of the book come before it and belong to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Subject {
    /// What it is called.
    pub name: &'static str,
    /// The place of its first choice.
    pub first: usize,
    /// How many it has.
    pub count: usize,
}

/// The subjects of a book, in its order. Each choice is in one of them.
pub fn subjects(options: &[RuleOption]) -> Vec<Subject> {
    let mut all: Vec<Subject> = Vec::new();
    for (place, choice) in options.iter().enumerate() {
        let begins = SUBJECTS.iter().find(|(key, _)| *key == choice.key);
        match (begins, all.last_mut()) {
            (None, Some(last)) => last.count += 1,
            (begins, _) => all.push(Subject {
                name: begins.map_or(text!("What is paid"), |(_, name)| name),
                first: place,
                count: 1,
            }),
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use tilewise_rules::rule_sets;

    use super::*;

    #[test]
    fn every_choice_is_about_one_subject_and_no_subject_is_too_long() {
        let mut found = 0;
        for book in rule_sets::ALL {
            let all = subjects(book.options);
            found += all.len();
            let mut place = 0;
            for one in &all {
                assert_eq!(one.first, place, "{}", one.name);
                place += one.count;
                assert!(one.count <= 16, "{} has {}", one.name, one.count);
            }
            assert_eq!(place, book.options.len());
        }
        // A subject that begins at no choice would be missing.
        assert_eq!(found, SUBJECTS.len());
    }
}
