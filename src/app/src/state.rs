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
use crate::share::Shared;

pub use action::Action;
pub use broken_link::BrokenLink;
pub use deferred::{DEFERRED_ACTIONS, DeferredActions};
pub use draft::{Draft, Spot, liability_name};
pub use key::{Key, enter, red_five, tap};
pub use mode::Mode;
pub use pending::{Pending, Target};
pub use saved_house::SavedHouse;
pub use score_screen::ScoreScreen;
pub use screen::Screen;

/// How many steps can be taken back.
const STEPS: usize = 200;

/// What lies over the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// The rule sets, and the rules of the house.
    House,
    /// The hand in all rule sets.
    Compare,
    /// How the page should be.
    Preferences,
    /// A hand as a text, and what the keys of a keyboard do.
    Type,
    /// A win that is counted already.
    Quick,
    /// Something to be given to others.
    Share(Shared),
}

/// The state of the page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {
    /// The hand, the context, the house.
    pub draft: Rc<Draft>,
    /// What lies over the page.
    pub sheet: Option<Sheet>,
    /// Which screen is shown.
    pub screen: Screen,
    /// What was typed to find what happened.
    pub search: Rc<str>,
    /// House rules that were kept under a name.
    pub kept: Rc<Vec<SavedHouse>>,
    /// How a person wants the page.
    pub preferences: Preferences,
    /// Whether it is asked which game is played: on a first visit, until something is entered or chosen.
    pub asks_game: bool,
    /// What waits for a rule set that isn't here yet.
    pub pending: Option<Pending>,
    /// Why the last tap did nothing.
    pub notice: Option<Sentence>,
    /// What was wrong with the link that was opened.
    pub trouble: Vec<Sentence>,
    /// Why each of the parts of it that can't be read can't; nothing of one that can't be opened.
    pub why: Vec<Sentence>,
    /// One's own house, as a text, where it needn't be the one that is shown.
    pub own_house: Option<Rc<str>>,
    /// Who won the hand before, as far as that was said: offered for this one, and not assumed.
    pub last_winner: Option<Seat>,
    /// Counts the hands begun: each has a place of its own in the browser's history.
    pub turn: u32,
    /// Counts the links opened.
    pub links: u32,
    past: Vec<Step>,
    future: Vec<Step>,
    /// What does the deferred actions, once it is here.
    deferred: Option<&'static DeferredActions>,
    /// The last of the actions that wait for that.
    postponed: Option<Rc<Postponed>>,
}

/// A draft, and whose house was one's own.
type Step = (Rc<Draft>, Option<Rc<str>>);

/// An action that waits: the first can't be done yet, and all after it follow in their turn.
#[derive(Clone, Debug)]
struct Postponed {
    earlier: Option<Rc<Postponed>>,
    action: Action,
}

/// Nothing of what waits is ever taken out again but all of it.
impl PartialEq for Postponed {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl State {
    /// Whether what does the deferred actions is here.
    pub fn is_loaded(&self) -> bool {
        self.deferred.is_some()
    }

    /// Whether there is a step to take back.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is an undo to take back.
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

    /// Goes on with another draft of the hand, and says what can't hold any longer.
    fn change(&mut self, next: Draft) {
        self.change_but(next, None);
    }

    /// The same, after a circumstance was said to hold, or taken back.
    fn change_but(&mut self, next: Draft, one: Option<Circumstance>) {
        let (next, lost) = next.following(&self.draft, one);
        if !lost.is_empty() {
            self.notice = Some(sentence!("{0} can’t count any longer", all(&lost)));
        }
        self.step(next);
    }

    fn enters(&mut self, next: Result<Draft, Sentence>) {
        match next {
            Ok(next) => self.change(next),
            Err(why) => self.notice = Some(why),
        }
    }

    /// Takes the hand away.
    fn clear(&mut self) {
        self.last_winner = self.winner_to_offer();
        self.step(self.draft.cleared());
        self.notice = Some(sentence!("Hand cleared. Tap Undo to restore it."));
    }

    /// Who won this hand, or else the one before.
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

    /// Goes to a step, and answers where one was.
    fn go_to(&mut self, (draft, own): Step) -> Step {
        (
            std::mem::replace(&mut self.draft, draft),
            std::mem::replace(&mut self.own_house, own),
        )
    }

    /// Does an action, or gives it back where it can't be done yet.
    fn apply(&mut self, action: Action) -> Result<(), Action> {
        match action {
            Action::Details | Action::Light(_) => {}
            Action::Sheet(sheet) => {
                // There every game can be chosen.
                self.asks_game &= sheet != Some(Sheet::House);
                self.sheet = sheet;
            }
            Action::Preferences(preferences) => self.preferences = preferences,
            Action::Search(typed) => self.search = typed,
            Action::Screen(screen) => self.screen = screen,
            Action::KeepHouse(_) | Action::ForgetHouse(_) => return self.defer(action, false),
            action => return self.enter(action),
        }
        Ok(())
    }

    /// Does an action that does something to the hand, or to what is said of it.
    fn enter(&mut self, action: Action) -> Result<(), Action> {
        self.notice = None;
        let was_waiting = self.pending.is_some();
        if !matches!(action, Action::Unreachable) {
            self.pending = None;
        }
        if !matches!(action, Action::Mode(_) | Action::Pick(_)) {
            self.asks_game = false;
            self.trouble.clear();
            self.why.clear();
        }
        let draft = &*self.draft;
        match action {
            Action::Mode(_) | Action::Pick(_) | Action::GameChosen => {}
            Action::Tap(key) => self.enters(tap(draft, Mode::Tile, key)),
            Action::TapIn(mode, key) => {
                let asked = draft.mode(mode);
                self.enters(tap(draft, mode, key));
                let is_told = mode.indicator().is_some() || self.notice.is_some();
                if asked.indicator().is_some() && !is_told {
                    self.notice = Some(sentence!(
                        "{0} is an indicator ({1}), as the hand is full",
                        key.name(),
                        asked.name()
                    ));
                }
            }
            Action::Enter(mode, key) => self.enters(enter(draft, mode, key)),
            Action::Seat(seat) => self.change(draft.with_seat(seat)),
            Action::Prevailing(seat) => self.change(draft.with_prevailing(seat)),
            Action::SelfDraw => self.change(draft.with_win(WinBy::SelfDraw, None)),
            Action::Named(seat) => self.change(draft.named(seat)),
            Action::Robbed(robbed) => self.change(draft.robbed(robbed)),
            Action::Circumstance(one) => self.change_but(draft.toggled(one), Some(one)),
            Action::Count(one, count) => self.change_but(draft.with_count(one, count), Some(one)),
            Action::Undo => self.undo(),
            Action::Redo => self.redo(),
            Action::Clear if draft.is_empty() => {}
            Action::Clear => self.clear(),
            action => return self.defer(action, was_waiting),
        }
        Ok(())
    }

    /// Does a deferred action, or gives it back where what does it isn't here.
    fn defer(&mut self, action: Action, was_waiting: bool) -> Result<(), Action> {
        let Some(deferred) = self.deferred else {
            return Err(action);
        };
        (deferred.enter)(self, action, was_waiting);
        Ok(())
    }

    /// The same state with one more action that waits.
    fn postpone(&self, action: Action) -> Self {
        let earlier = self.postponed.clone();
        Self {
            postponed: Some(Rc::new(Postponed { earlier, action })),
            ..self.clone()
        }
    }
}

/// Several things, one after the other.
pub fn all(things: &[Sentence]) -> Gap {
    Sentence::joined("{0}, {1}", things.iter().cloned().map(Gap::from))
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        if let Action::Loaded(deferred, house) = action {
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
