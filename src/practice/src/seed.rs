//! Seeds: the text from which an exercise follows for ever.

use std::fmt;
use std::str::FromStr;

use tilewise_rules::{Sentence, sentence};

use crate::{Day, Difficulty, Random};

/// A version of the way exercises are made. A new one is added when the same seed would make another exercise, and
/// the earlier ones stay, because links contain them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Generator {
    /// The first.
    V1,
}

impl Generator {
    /// The version of new seeds.
    pub const CURRENT: Self = Self::V1;

    /// Returns the key in the text of a seed.
    pub const fn key(self) -> &'static str {
        match self {
            Self::V1 => "1",
        }
    }
}

/// The source of the numbers of a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeedSource {
    /// A number.
    Number(u32),
    /// A day: everybody has the same exercise.
    Day(Day),
}

/// A seed: generator, level of difficulty, and a number or a day. Its text is `1-basic-4711` or
/// `1-basic-2026-11-29`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seed {
    generator: Generator,
    difficulty: Difficulty,
    source: SeedSource,
}

impl Seed {
    /// Creates the seed of a number.
    pub const fn of_number(difficulty: Difficulty, number: u32) -> Self {
        Self {
            generator: Generator::CURRENT,
            difficulty,
            source: SeedSource::Number(number),
        }
    }

    /// Creates the seed of a day.
    pub const fn of_day(difficulty: Difficulty, day: Day) -> Self {
        Self {
            generator: Generator::CURRENT,
            difficulty,
            source: SeedSource::Day(day),
        }
    }

    /// Returns the version of the generator.
    pub const fn generator(self) -> Generator {
        self.generator
    }

    /// Returns the level of difficulty.
    pub const fn difficulty(self) -> Difficulty {
        self.difficulty
    }

    /// Returns the day, if it is the seed of one.
    pub const fn day(self) -> Option<Day> {
        match self.source {
            SeedSource::Day(day) => Some(day),
            SeedSource::Number(_) => None,
        }
    }

    /// Returns the random numbers of this seed for a purpose, such as a rule set and a kind.
    pub(crate) fn random(self, purpose: &str) -> Random {
        let text = format!("{self} {purpose}");
        Random::from_text(&text)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}-{}-", self.generator.key(), self.difficulty.key())?;
        match self.source {
            SeedSource::Number(number) => number.fmt(f),
            SeedSource::Day(day) => day.fmt(f),
        }
    }
}

/// The reason why a text is no seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeedError {
    /// The generator is unknown, perhaps of a newer version of this program.
    Generator(String),
    /// The level of difficulty is unknown.
    Difficulty(String),
    /// The rest is neither a number nor a day.
    Source(String),
}

impl SeedError {
    /// Returns the error and its remedy.
    pub fn sentence(&self) -> Sentence {
        match self {
            Self::Generator(text) => sentence!(
                "“{0}” is no exercise that this version knows: reload the page for the newest version, or choose another exercise",
                text.clone()
            ),
            Self::Difficulty(text) => sentence!(
                "there is no level “{0}”: choose from {1}",
                text.clone(),
                Difficulty::ALL.map(Difficulty::key).join(", ")
            ),
            Self::Source(text) => sentence!(
                "“{0}” is neither a number nor a day such as 2026-11-29: choose another exercise",
                text.clone()
            ),
        }
    }
}

impl fmt::Display for SeedError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.sentence().fmt(f)
    }
}

impl std::error::Error for SeedError {}

impl FromStr for Seed {
    type Err = SeedError;

    /// Parses the text of a seed.
    ///
    /// ```
    /// use tilewise_practice::Seed;
    /// let seed: Seed = "1-expert-4711".parse().unwrap();
    /// assert_eq!(seed.to_string(), "1-expert-4711");
    /// assert!("2-expert-4711".parse::<Seed>().is_err());
    /// ```
    fn from_str(text: &str) -> Result<Self, SeedError> {
        let mut parts = text.splitn(3, '-');
        let mut part = || parts.next().unwrap_or_default();
        let (generator, difficulty, source) = (part(), part(), part());
        if generator != Generator::V1.key() {
            return Err(SeedError::Generator(text.to_owned()));
        }
        let Some(difficulty) = Difficulty::from_key(difficulty) else {
            return Err(SeedError::Difficulty(difficulty.to_owned()));
        };
        // One text for each seed.
        let number = source.parse::<u32>().ok();
        let number = number.filter(|number| number.to_string() == source);
        let source = number
            .map(SeedSource::Number)
            .or_else(|| Day::parse(source).map(SeedSource::Day))
            .ok_or_else(|| SeedError::Source(source.to_owned()))?;
        Ok(Self {
            generator: Generator::V1,
            difficulty,
            source,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seed_round_trips() {
        for text in ["1-basic-0", "1-whole-4294967295", "1-expert-2026-11-29"] {
            let seed: Seed = text.parse().expect(text);
            assert_eq!(seed.to_string(), text);
        }
    }

    #[test]
    fn other_texts_are_refused_with_a_sentence() {
        for (text, part) in [
            ("", "no exercise"),
            ("2-basic-1", "no exercise"),
            ("1-hard-1", "no level “hard”"),
            ("1-basic-", "neither a number nor a day"),
            ("1-basic-01", "neither a number nor a day"),
            ("1-basic-4294967296", "neither a number nor a day"),
            ("1-basic-2026-02-30", "neither a number nor a day"),
        ] {
            let error = text.parse::<Seed>().expect_err(text);
            assert!(error.to_string().contains(part), "{text}: {error}");
        }
    }
}
