//! The kinds of exercises.

/// A kind of exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ExerciseKind {
    /// What a hand is worth.
    Worth,
    /// Who pays what.
    Payments,
    /// Which elements count.
    Elements,
    /// Whether a hand wins.
    Win,
    /// Which tiles complete a hand, and which of them pays most.
    Waits,
    /// What the rules say about an event or a foul.
    Ruling,
    /// Which tile to discard.
    Discard,
}

impl ExerciseKind {
    /// All kinds, in the order of presentation.
    pub const ALL: [Self; 7] = [
        Self::Worth,
        Self::Payments,
        Self::Elements,
        Self::Win,
        Self::Waits,
        Self::Ruling,
        Self::Discard,
    ];

    /// Returns the key in links. Never renamed.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Worth => "worth",
            Self::Payments => "payments",
            Self::Elements => "elements",
            Self::Win => "win",
            Self::Waits => "waits",
            Self::Ruling => "ruling",
            Self::Discard => "discard",
        }
    }

    /// Returns the kind with a key.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.key() == key)
    }

    /// Returns the name: the question to the player.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Worth => "What is it worth?",
            Self::Payments => "Who pays what?",
            Self::Elements => "Which elements count?",
            Self::Win => "Is it a win?",
            Self::Waits => "Which tiles complete it?",
            Self::Ruling => "What does the referee decide?",
            Self::Discard => "Which tile to discard?",
        }
    }
}
