//! What a person expected, by the path of what is wrong.

use std::rc::Rc;

/// What a person typed into problem reports, by the path of what each is about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Expectations(Vec<(Rc<str>, Rc<str>)>);

impl Expectations {
    /// Returns the text for a path; empty if there is none.
    pub fn text(&self, path: &str) -> Rc<str> {
        let mut all = self.0.iter();
        let found = all.find(|(of, _)| **of == *path);
        found.map(|(_, text)| Rc::clone(text)).unwrap_or_default()
    }

    /// Returns the texts with that of a path replaced.
    #[must_use]
    pub fn with(&self, path: &str, text: &str) -> Self {
        let others = self.0.iter().filter(|(of, _)| **of != *path).cloned();
        Self(others.chain([(path.into(), text.into())]).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::Expectations;

    #[test]
    fn each_path_keeps_its_own_text() {
        let texts = Expectations::default()
            .with("/score/mcr/a", "8 fan")
            .with("/score/mcr/b", "9 fan")
            .with("/score/mcr/a", "10 fan");
        assert_eq!(&*texts.text("/score/mcr/a"), "10 fan");
        assert_eq!(&*texts.text("/score/mcr/b"), "9 fan");
        assert_eq!(&*texts.text("/score/mcr/c"), "");
    }
}
