//! The state of the page: pure, without a DOM.

mod action;
mod broken_link;
mod deferred;
mod draft;
mod key;
mod mode;
mod own_house;
mod pending;
mod saved_house;
mod score_screen;
mod screen;

use std::rc::Rc;

use tilewise_rules::{Circumstance, Gap, Seat, Sentence, WinBy, sentence};
use yew::Reducible;

use crate::preferences::Preferences;
use crate::share::ShareKind;

pub use action::PageAction;
pub use broken_link::BrokenLink;
pub use deferred::{DEFERRED_ACTIONS, DeferredActions};
pub use draft::{Draft, Spot, liability_name};
pub use key::{Key, enter, red_five, tap};
pub use mode::Mode;
pub use pending::{Pending, PendingTarget};
pub use saved_house::SavedHouse;
pub use score_screen::ScoreScreen;
pub use screen::Screen;

/// Largest number of undo steps.
const STEPS: usize = 200;

/// A sheet over the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// Rule sets and house rules.
    House,
    /// The hand in all rule sets.
    Compare,
    /// The preferences.
    Preferences,
    /// The hand as text, and the keys of a keyboard.
    Type,
    /// A counted win.
    Quick,
    /// Sharing.
    Share(ShareKind),
}

/// The state of the page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PageState {
    /// The hand, the context and the rule configuration.
    pub draft: Rc<Draft>,
    /// The open sheet.
    pub sheet: Option<Sheet>,
    /// The current screen.
    pub screen: Screen,
    /// The query for an incident.
    pub search: Rc<str>,
    /// The saved house rules.
    pub saved_houses: Rc<Vec<SavedHouse>>,
    /// The preferences.
    pub preferences: Preferences,
    /// Whether the game prompt is shown: on a first visit, until there is input or a choice.
    pub shows_game_prompt: bool,
    /// The pending request for a rule set.
    pub pending: Option<Pending>,
    /// The reason why the last tap had no effect.
    pub notice: Option<Sentence>,
    /// The errors of the opened link.
    pub trouble: Vec<Sentence>,
    /// The reason for each unreadable part of it; empty if it can't be opened.
    pub why: Vec<Sentence>,
    /// The text form of the user's own rules, if others may be shown.
    pub own_house: Option<Rc<str>>,
    /// The winner of the previous hand, if known: a suggestion, not a default.
    pub last_winner: Option<Seat>,
    /// Number of hands begun: each has an entry of its own in the browser's history.
    pub turn: u32,
    /// Number of links opened.
    pub links: u32,
    past: Vec<HistoryStep>,
    future: Vec<HistoryStep>,
    /// The handlers of deferred actions, once they are loaded.
    deferred: Option<&'static DeferredActions>,
    /// The last of the postponed actions.
    postponed: Option<Rc<PostponedAction>>,
}

/// A draft, and the user's own rules at that step.
type HistoryStep = (Rc<Draft>, Option<Rc<str>>);

/// An action that waits for the deferred handlers or for earlier actions.
#[derive(Clone, Debug)]
struct PostponedAction {
    earlier: Option<Rc<PostponedAction>>,
    action: PageAction,
}

/// The queue is only drained whole.
impl PartialEq for PostponedAction {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl PageState {
    /// Whether the handlers of deferred actions are loaded.
    pub fn is_loaded(&self) -> bool {
        self.deferred.is_some()
    }

    /// Whether there is a step to undo.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is a step to redo.
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    fn step(&mut self, next: Draft) {
        if next == *self.draft {
            return;
        }
        let next = Rc::new(next);
        if self.past.len() == STEPS {
            self.past.remove(0);
        }
        let before = std::mem::replace(&mut self.draft, next);
        self.past.push((before, self.own_house.clone()));
        self.future.clear();
    }

    /// Changes the draft, and reports dropped circumstances in a notice.
    fn change(&mut self, next: Draft) {
        self.change_except(next, None);
    }

    /// The same, after a circumstance was added or removed.
    fn change_except(&mut self, next: Draft, one: Option<Circumstance>) {
        let (next, lost) = next.following(&self.draft, one);
        if !lost.is_empty() {
            self.notice = Some(sentence!("{0} can’t count any longer", all(&lost)));
        }
        self.step(next);
    }

    fn apply_edit(&mut self, next: Result<Draft, Sentence>) {
        match next {
            Ok(next) => self.change(next),
            Err(why) => self.notice = Some(why),
        }
    }

    /// Clears the hand.
    fn clear(&mut self) {
        self.last_winner = self.winner_to_offer();
        self.step(self.draft.cleared());
        self.notice = Some(sentence!("Hand cleared. Tap Undo to restore it."));
    }

    /// Returns the winner of this hand, or of the previous one.
    pub fn winner_to_offer(&self) -> Option<Seat> {
        self.draft.entry.context.seat.or(self.last_winner)
    }

    fn undo(&mut self) {
        if let Some(before) = self.past.pop() {
            let now = self.go_to(before);
            self.future.push(now);
        }
    }

    fn redo(&mut self) {
        if let Some(after) = self.future.pop() {
            let now = self.go_to(after);
            self.past.push(now);
        }
    }

    /// Goes to a step, and returns the current one.
    fn go_to(&mut self, (draft, own): HistoryStep) -> HistoryStep {
        (
            std::mem::replace(&mut self.draft, draft),
            std::mem::replace(&mut self.own_house, own),
        )
    }

    /// Applies an action, or returns it if it must wait.
    fn apply(&mut self, action: PageAction) -> Result<(), PageAction> {
        match action {
            PageAction::Details | PageAction::Light(_) => {}
            PageAction::Sheet(sheet) => {
                // That sheet contains all games.
                self.shows_game_prompt &= sheet != Some(Sheet::House);
                self.sheet = sheet;
            }
            PageAction::Preferences(preferences) => self.preferences = preferences,
            PageAction::Search(typed) => self.search = typed,
            PageAction::Screen(screen) => self.screen = screen,
            PageAction::SaveHouse(_) | PageAction::DeleteHouse(_) => {
                return self.defer(action, false);
            }
            action => return self.enter(action),
        }
        Ok(())
    }

    /// Applies an action on the hand or its context.
    fn enter(&mut self, action: PageAction) -> Result<(), PageAction> {
        self.notice = None;
        let was_waiting = self.pending.is_some();
        if !matches!(action, PageAction::Unreachable) {
            self.pending = None;
        }
        if !matches!(action, PageAction::Mode(_) | PageAction::Pick(_)) {
            self.shows_game_prompt = false;
            self.trouble.clear();
            self.why.clear();
        }
        let draft = &*self.draft;
        match action {
            PageAction::Mode(_) | PageAction::Pick(_) | PageAction::GameChosen => {}
            PageAction::Tap(key) => self.apply_edit(tap(draft, Mode::Tile, key)),
            PageAction::TapIn(mode, key) => {
                let effective_mode = draft.mode(mode);
                self.apply_edit(tap(draft, mode, key));
                let is_expected = mode.indicator().is_some() || self.notice.is_some();
                if effective_mode.indicator().is_some() && !is_expected {
                    self.notice = Some(sentence!(
                        "{0} is an indicator ({1}), as the hand is full",
                        key.name(),
                        effective_mode.name()
                    ));
                }
            }
            PageAction::Enter(mode, key) => self.apply_edit(enter(draft, mode, key)),
            PageAction::Seat(seat) => self.change(draft.with_seat(seat)),
            PageAction::Prevailing(seat) => self.change(draft.with_prevailing(seat)),
            PageAction::SelfDraw => self.change(draft.with_win(WinBy::SelfDraw, None)),
            PageAction::Named(seat) => self.change(draft.named(seat)),
            PageAction::Robbed(robbed) => self.change(draft.robbed(robbed)),
            PageAction::Circumstance(one) => self.change_except(draft.toggled(one), Some(one)),
            PageAction::Count(one, count) => {
                self.change_except(draft.with_count(one, count), Some(one));
            }
            PageAction::Undo => self.undo(),
            PageAction::Redo => self.redo(),
            PageAction::Clear if draft.is_empty() => {}
            PageAction::Clear => self.clear(),
            action => return self.defer(action, was_waiting),
        }
        Ok(())
    }

    /// Applies a deferred action, or returns it if its handlers aren't loaded.
    fn defer(&mut self, action: PageAction, was_waiting: bool) -> Result<(), PageAction> {
        let Some(deferred) = self.deferred else {
            return Err(action);
        };
        (deferred.enter)(self, action, was_waiting);
        Ok(())
    }

    /// Returns the state with one more postponed action.
    fn postpone(&self, action: PageAction) -> Self {
        let earlier = self.postponed.clone();
        Self {
            postponed: Some(Rc::new(PostponedAction { earlier, action })),
            ..self.clone()
        }
    }
}

/// Joins sentences with commas.
pub fn all(things: &[Sentence]) -> Gap {
    Sentence::joined("{0}, {1}", things.iter().cloned().map(Gap::from))
}

impl Reducible for PageState {
    type Action = PageAction;

    fn reduce(self: Rc<Self>, action: PageAction) -> Rc<Self> {
        if let PageAction::Loaded(deferred, house) = action {
            return (deferred.load)(self, &house);
        }
        if self.postponed.is_some() {
            return Rc::new(self.postpone(action));
        }
        let mut next = (*self).clone();
        match next.apply(action) {
            Ok(()) => Rc::new(next),
            Err(action) => Rc::new(self.postpone(action)),
        }
    }
}

#[cfg(test)]
mod tests;
