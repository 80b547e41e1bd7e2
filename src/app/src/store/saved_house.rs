//! House rules that are saved under a name.

/// House rules that are saved under a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedHouse {
    /// The name.
    pub name: String,
    /// The text form of the rule configuration.
    pub house: String,
}

/// Largest length of a name, in characters.
const LONGEST: usize = 40;
/// Largest number of saved rules.
const MOST: usize = 50;

impl SavedHouse {
    /// Returns the list with one more item, which replaces one of the same name; unchanged for an empty name.
    pub fn with(all: &[Self], name: &str, house: String) -> Vec<Self> {
        let name = Self::cleaned_name(name);
        let mut next = Self::without(all, &name);
        if name.is_empty() || next.len() == MOST {
            return all.to_vec();
        }
        next.push(Self { name, house });
        next
    }

    /// Returns a name without characters that the storage uses as separators, and not longer than allowed.
    fn cleaned_name(name: &str) -> String {
        // Lines separate items, and a tab ends the name.
        let letters = name.trim().chars();
        let letters = letters.map(|letter| if letter.is_control() { ' ' } else { letter });
        let short: String = letters.take(LONGEST).collect();
        short.trim_end().to_owned()
    }

    /// Returns a name for one of several rules of the same name: the first has the name itself.
    pub fn numbered_name(name: &str, number: u32) -> String {
        let name = Self::cleaned_name(name);
        if number < 2 {
            return name;
        }
        let number = format!(" ({number})");
        let room = LONGEST - number.chars().count();
        let short: String = name.chars().take(room).collect();
        format!("{}{number}", short.trim_end())
    }

    /// Returns the list without a name.
    pub fn without(all: &[Self], name: &str) -> Vec<Self> {
        all.iter().filter(|one| one.name != name).cloned().collect()
    }

    /// Formats the list for storage.
    pub fn write(all: &[Self]) -> String {
        let lines = all
            .iter()
            .map(|one| format!("{}\t{}\n", one.name, one.house));
        lines.collect()
    }

    /// Parses a list; invalid lines are skipped.
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
    fn saved_house_round_trips() {
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
    fn saving_replaces_same_name_and_skips_empty_name() {
        let one = SavedHouse::with(&[], "Club", "hk-old-style".to_owned());
        let again = SavedHouse::with(&one, "Club", "singapore".to_owned());
        assert_eq!(again.len(), 1);
        assert_eq!(again[0].house, "singapore");
        assert_eq!(SavedHouse::with(&one, "  ", "singapore".to_owned()), one);
    }

    #[test]
    fn name_of_the_largest_length_is_found_again() {
        let name = format!("{} and more", "a".repeat(LONGEST - 1));
        let name = SavedHouse::numbered_name(&name, 1);
        let all = SavedHouse::with(&[], &name, "hk-old-style".to_owned());
        assert_eq!(all[0].name, name);
    }

    #[test]
    fn junk_is_left_out() {
        assert_eq!(SavedHouse::read("no tab\n\tno name\nname\t\n\u{0}"), []);
    }
}
