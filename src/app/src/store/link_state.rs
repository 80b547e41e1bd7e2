//! Links and rule sets that have to be loaded: how the state of the page follows them.

use std::mem;
use std::rc::Rc;

use tilewise_rules::{RuleConfig, Sentence, sentence};

use super::{BrokenLink, Draft, PageState, Pending, PendingTarget, Screen, all};

impl PageState {
    /// Returns the state of an opened link with unreadable parts.
    pub fn open_broken(mut link: BrokenLink, otherwise: &Draft) -> Self {
        let message = mem::take(&mut link.message);
        let why = mem::take(&mut link.why);
        Self {
            draft: Rc::new(link.draft(&otherwise.house)),
            trouble: vec![message],
            why,
            ..Self::default()
        }
        .with_updated_screen()
    }

    /// Returns the state of an opened link; an unreadable one keeps the draft `otherwise`.
    pub fn open(link: Result<Draft, Vec<Sentence>>, otherwise: Draft) -> Self {
        let (draft, trouble) = match link {
            Ok(draft) => (draft, Vec::new()),
            Err(trouble) => (otherwise, trouble),
        };
        Self {
            draft: Rc::new(draft),
            trouble,
            ..Self::default()
        }
        .with_updated_screen()
    }

    /// Changes to another rule configuration, and reports dropped parts of the hand in a notice.
    pub(crate) fn switch_house(&mut self, house: RuleConfig) {
        let name = house.rule_set().identity.name;
        let (next, dropped) = self.draft.converted_to(house);
        if !dropped.is_empty() {
            self.notice = Some(sentence!("{0} doesn’t use {1}", name, all(&dropped)));
        }
        self.step(next);
    }

    /// Waits for a rule set.
    pub fn await_rule_set(&mut self, pending: Pending) {
        self.notice = Some(sentence!("Loading the rules of {0} …", pending.name));
        self.pending = Some(pending);
    }

    /// The pending rule set can't be loaded: its link stays in the address.
    pub(crate) fn report_unavailable(&mut self, pending: Option<Pending>) {
        let Some(pending) = pending else {
            return;
        };
        let message = sentence!(
            "The rules of {0} couldn’t be loaded. Check your connection",
            pending.name
        );
        match pending.target {
            PendingTarget::Link(_) => self.trouble = vec![message],
            PendingTarget::House(_) => self.notice = Some(message),
        }
    }

    /// Opens the readable parts of a link.
    pub(crate) fn open_broken_link(&mut self, link: BrokenLink, was_waiting: bool) {
        self.screen = Screen::Score;
        if !was_waiting {
            self.save_own_rules();
        }
        let opened = Self::open_broken(link, &self.draft);
        self.restart_from(opened);
    }

    /// Opens a link; an unreadable one keeps the table.
    pub(crate) fn open_link(&mut self, link: Result<Draft, Vec<Sentence>>, was_waiting: bool) {
        // A delayed rule set doesn't leave the current screen.
        if !was_waiting {
            self.screen = Screen::Score;
        }
        if link.as_ref() == Ok(&*self.draft) {
            return;
        }
        // If the page started with this link, the user has no own rules yet.
        if !was_waiting {
            self.save_own_rules();
        }
        let otherwise = self.draft.cleared();
        self.restart_from(Self::open(link, otherwise));
    }

    /// Restarts in the state of an opened link.
    fn restart_from(&mut self, opened: Self) {
        *self = Self {
            turn: self.turn,
            last_winner: self.winner_to_offer(),
            links: self.links + 1,
            screen: self.screen.clone(),
            sheet: self.sheet,
            search: Rc::clone(&self.search),
            saved_houses: Rc::clone(&self.saved_houses),
            preferences: self.preferences,
            own_rules: self.own_rules.take(),
            editing: self.editing.take(),
            games: Rc::clone(&self.games),
            club_is_open: self.club_is_open,
            hand_text: Rc::clone(&self.hand_text),
            expectations: Rc::clone(&self.expectations),
            score: mem::take(&mut self.score),
            ..opened
        };
        if self.own_rules_while_others_shown().is_none() {
            self.own_rules = None;
        }
    }

    /// Waits for a rule set at the Score screen.
    pub(crate) fn wait_at_score(&mut self, pending: Pending) {
        if let PendingTarget::Link(_) = pending.target {
            self.save_own_rules();
        }
        self.screen = Screen::Score;
        self.await_rule_set(pending);
    }
}
