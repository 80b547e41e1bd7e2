//! House rules that were kept under a name.

/// House rules that were kept under a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedHouse {
    /// The name.
    pub name: String,
    /// The text form of the house.
    pub house: String,
}

/// The longest name, in letters.
const LONGEST: usize = 40;
/// So many are kept at most.
const MOST: usize = 50;

impl SavedHouse {
    /// The list with one more, instead of another one of the same name; as it was for no name.
    pub fn with(all: &[Self], name: &str, house: String) -> Vec<Self> {
        // A line is one house, and a tab ends its name.
        let name: String = name
            .trim()
            .chars()
            .map(|letter| if letter.is_control() { ' ' } else { letter })
            .take(LONGEST)
            .collect();
        let mut next = Self::without(all, &name);
        if name.is_empty() || next.len() == MOST {
            return all.to_vec();
        }
        next.push(Self { name, house });
        next
    }

    /// The list without the house of a name.
    pub fn without(all: &[Self], name: &str) -> Vec<Self> {
        all.iter().filter(|one| one.name != name).cloned().collect()
    }

    /// The list as a text to be stored.
    pub fn write(all: &[Self]) -> String {
        let lines = all
            .iter()
            .map(|one| format!("{}\t{}\n", one.name, one.house));
        lines.collect()
    }

    /// Reads a list; a line that is none is left out.
    pub fn read(text: &str) -> Vec<Self> {
        text.split('\n')
            .filter_map(|line| line.split_once('\t'))
            .filter(|(name, house)| !name.is_empty() && !house.is_empty())
            .take(MOST)
            .map(|(name, house)| Self {
                name: name.chars().take(LONGEST).collect(),
                house: house.to_owned(),
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_what_is_read() {
        let one = SavedHouse::with(
            &[],
            " Friday\ttable ",
            "hk-old-style;minimum_fan=1".to_owned(),
        );
        let two = SavedHouse::with(&one, "Club", "singapore".to_owned());
        assert_eq!(two[0].name, "Friday table");
        assert_eq!(SavedHouse::read(&SavedHouse::write(&two)), two);
        assert_eq!(SavedHouse::without(&two, "Club"), one);
    }

    #[test]
    fn a_name_is_kept_once_and_no_name_not_at_all() {
        let one = SavedHouse::with(&[], "Club", "hk-old-style".to_owned());
        let again = SavedHouse::with(&one, "Club", "singapore".to_owned());
        assert_eq!(again.len(), 1);
        assert_eq!(again[0].house, "singapore");
        assert_eq!(SavedHouse::with(&one, "  ", "singapore".to_owned()), one);
    }

    #[test]
    fn junk_is_left_out() {
        assert_eq!(SavedHouse::read("no tab\n\tno name\nname\t\n\u{0}"), []);
    }
}
