//! The reply to the exercise that was opened last, which the device keeps: marks aren't lost by leaving the exercise, and
//! a reply counts once.

use tilewise_practice::Reply;

use crate::storage::{PRACTICE_REPLY, StorageContext};

/// A reply to an exercise.
#[derive(Clone, Debug, PartialEq)]
pub struct KeptReply {
    /// The reply, perhaps only its marks so far.
    pub reply: Reply,
    /// Whether the person gave it, so that it is judged.
    pub is_given: bool,
}

impl KeptReply {
    /// Reads the reply to the exercise with a path, if that exercise was the last one with a reply.
    pub fn load(storage: &StorageContext, path: &str) -> Option<Self> {
        let text = storage.load(PRACTICE_REPLY)?;
        let mut lines = text.lines();
        if lines.next()? != path {
            return None;
        }
        let is_given = lines.next()? == GIVEN;
        let reply = Reply::parse(lines.next()?)?;
        Some(Self { reply, is_given })
    }

    /// Stores the reply to the exercise with a path in place of another one.
    pub fn save(&self, storage: &StorageContext, path: &str) {
        let state = if self.is_given { GIVEN } else { MARKED };
        storage.save(PRACTICE_REPLY, &format!("{path}\n{state}\n{}", self.reply));
    }
}

const GIVEN: &str = "given";
const MARKED: &str = "marked";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::memory::MemoryStorage;

    #[test]
    fn reply_is_kept_for_the_last_exercise() {
        let storage = StorageContext::new(MemoryStorage::default());
        let marked = KeptReply {
            reply: Reply::Elements([1, 4].into()),
            is_given: false,
        };
        let given = KeptReply {
            reply: Reply::Choice(2),
            is_given: true,
        };
        assert_eq!(KeptReply::load(&storage, "mcr/elements/1"), None);
        marked.save(&storage, "mcr/elements/1");
        assert_eq!(KeptReply::load(&storage, "mcr/elements/1"), Some(marked));
        given.save(&storage, "mcr/worth/1");
        assert_eq!(KeptReply::load(&storage, "mcr/elements/1"), None);
        assert_eq!(KeptReply::load(&storage, "mcr/worth/1"), Some(given));
    }

    #[test]
    fn unreadable_reply_is_none() {
        let storage = StorageContext::new(MemoryStorage::default());
        for text in [
            "",
            "a",
            "a\ngiven",
            "a\ngiven\nchoice",
            "b\ngiven\nchoice 1",
        ] {
            storage.save(PRACTICE_REPLY, text);
            assert_eq!(KeptReply::load(&storage, "a"), None, "{text}");
        }
    }
}
