//! Location on the Practice screen: `<rules>/<kind>/<seed>`.

use tilewise_practice::{ExerciseKind, NoExercise, Seed, kinds};
use tilewise_rules::{RuleConfig, RuleSet, Sentence, sentence};

use crate::ui::phrases;

/// What the screen shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PracticeTarget {
    /// The choice of an exercise.
    Overview,
    /// Another exercise of a kind.
    Kind(ExerciseKind),
    /// An exercise.
    Exercise(ExerciseKind, Seed),
}

/// Location on the Practice screen.
#[derive(Clone, Debug, PartialEq)]
pub struct PracticeLocation {
    /// Rule configuration.
    pub house: RuleConfig,
    /// Whether these are the rules of the page.
    pub is_own: bool,
    /// What the screen shows.
    pub target: PracticeTarget,
    /// What is wrong with the link.
    pub trouble: Option<Sentence>,
}

impl PracticeLocation {
    /// Parses a path. What can't be read is reported, and the choice of an exercise is shown instead.
    pub fn read(path: &str, own: &RuleConfig, rule_sets: &[&'static RuleSet]) -> Self {
        let mut parts = path.splitn(3, '/');
        let mut part = || parts.next().unwrap_or_default();
        let (house, kind, seed) = (part(), part(), part().trim_matches('/'));
        let (house, errors) = if house.is_empty() {
            (None, Vec::new())
        } else {
            RuleConfig::readable(house, rule_sets)
        };
        let house = house.unwrap_or_else(|| own.clone());
        let (target, trouble) = match (errors.first(), target(&house, kind, seed)) {
            (Some(error), _) => (PracticeTarget::Overview, Some(error.reason())),
            (None, Ok(target)) => (target, None),
            (None, Err(trouble)) => (PracticeTarget::Overview, Some(trouble)),
        };
        Self {
            is_own: house == *own,
            house,
            target,
            trouble,
        }
    }
}

/// Returns what a kind and a seed show.
fn target(house: &RuleConfig, kind: &str, seed: &str) -> Result<PracticeTarget, Sentence> {
    if kind.is_empty() {
        return Ok(PracticeTarget::Overview);
    }
    let Some(known) = ExerciseKind::from_key(kind) else {
        return Err(sentence!(
            "There are no exercises called “{0}”: choose another kind",
            phrases::excerpt(kind)
        ));
    };
    if !kinds(house).contains(&known) {
        let name = house.rule_set().identity.name;
        return Err(NoExercise::KindNotOffered(known, name).sentence());
    }
    if seed.is_empty() {
        return Ok(PracticeTarget::Kind(known));
    }
    // Every seed is shorter than an excerpt, which the error quotes.
    let seed = phrases::excerpt(seed).parse::<Seed>();
    let seed = seed.map_err(|error| error.sentence())?;
    Ok(PracticeTarget::Exercise(known, seed))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rule_sets;

    fn read(path: &str) -> PracticeLocation {
        PracticeLocation::read(path, &rule_sets::first_house(), &rule_sets::here())
    }

    #[test]
    fn every_location_is_read() {
        let seed: Seed = "1-basic-4711".parse().expect("a seed");
        for (path, target) in [
            ("", PracticeTarget::Overview),
            ("hk-old-style", PracticeTarget::Overview),
            (
                "hk-old-style/worth",
                PracticeTarget::Kind(ExerciseKind::Worth),
            ),
            (
                "hk-old-style;minimum_fan=1/worth/1-basic-4711",
                PracticeTarget::Exercise(ExerciseKind::Worth, seed),
            ),
        ] {
            let location = read(path);
            assert_eq!(
                (location.target, location.trouble),
                (target, None),
                "{path}"
            );
        }
        assert!(read("").is_own);
        assert!(!read("hk-old-style;minimum_fan=1").is_own);
    }

    #[test]
    fn unreadable_parts_are_named() {
        for (path, named) in [
            ("no-such-rules/worth", "no-such-rules"),
            ("hk-old-style/dance", "“dance”"),
            ("hk-old-style/discard", "choose another kind"),
            ("hk-old-style/worth/9-basic-1", "“9-basic-1”"),
            ("hk-old-style/worth/1-basic-x", "“x”"),
        ] {
            let location = read(path);
            assert_eq!(location.target, PracticeTarget::Overview, "{path}");
            let trouble = location.trouble.expect(path).to_string();
            assert!(trouble.contains(named), "{path}: {trouble}");
        }
    }

    #[test]
    fn long_parts_are_shown_in_part() {
        let long = "7".repeat(5_000);
        for path in [
            long.clone(),
            format!("hk-old-style;minimum_fan={long}"),
            format!("hk-old-style/{long}"),
            format!("hk-old-style/worth/{long}"),
            format!("hk-old-style/worth/1-{long}"),
            format!("hk-old-style/worth/1-basic-{long}"),
        ] {
            let trouble = read(&path).trouble.expect("trouble").to_string();
            let length = trouble.chars().count();
            assert!(length < 300, "{}: {length}", &path[..30]);
        }
    }
}
