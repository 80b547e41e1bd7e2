//! The progress in practice that the device stores: the level, and the topics to repeat.

use std::rc::Rc;

use tilewise_practice::{Day, Difficulty, Judgement, LeitnerBoxes};
use yew::prelude::*;

use crate::storage::{PRACTICE, PRACTICE_LEVEL, StorageContext, use_storage};
use crate::ui::local_time;

/// The progress in practice that the device stores.
#[derive(Clone, PartialEq)]
pub struct Progress {
    storage: StorageContext,
    /// Topics in boxes.
    pub boxes: Rc<LeitnerBoxes>,
    /// Level of difficulty.
    pub level: Difficulty,
}

impl Progress {
    /// Reads the stored progress. Unreadable lines are omitted.
    pub fn load(storage: StorageContext) -> Self {
        let text = storage.load(PRACTICE).unwrap_or_default();
        let (boxes, _) = LeitnerBoxes::read(&text);
        let level = storage.load(PRACTICE_LEVEL);
        let level = level.and_then(|key| Difficulty::from_key(&key));
        Self {
            storage,
            boxes: Rc::new(boxes),
            level: level.unwrap_or(Difficulty::Basic),
        }
    }

    /// Stores the level.
    #[must_use]
    pub fn with_level(&self, level: Difficulty) -> Self {
        self.storage.save(PRACTICE_LEVEL, level.key());
        Self {
            level,
            ..self.clone()
        }
    }

    /// Stores a judgement. Another tab may have stored one since, so the boxes are read again.
    pub fn record(&self, judgement: &Judgement, day: Day) {
        let mut boxes = LeitnerBoxes::clone(&Self::load(self.storage.clone()).boxes);
        for (topic, is_known) in &judgement.topics {
            boxes.record(topic, *is_known, day);
        }
        self.storage.save(PRACTICE, &boxes.to_string());
    }

    /// Forgets all topics.
    #[must_use]
    pub fn without_topics(&self) -> Self {
        self.storage.save(PRACTICE, "");
        Self::load(self.storage.clone())
    }
}

/// Returns the progress that was stored when the component was first drawn.
#[hook]
pub fn use_progress() -> UseStateHandle<Progress> {
    let storage = use_storage();
    use_state(|| Progress::load(storage))
}

/// Returns the local date; `None` if the clock of the device is unreadable.
pub fn today() -> Option<Day> {
    Day::parse(&local_time::today())
}
