//! The state of the page: pure, without a DOM.

mod action;
mod broken_link;
mod draft;
mod key;
mod mode;
mod own_house;
mod pending;
mod saved_house;
mod score_screen;
mod screen;

use std::rc::Rc;

use tilewise_rules::{Circumstance, Gap, House, Seat, Sentence, WinBy, sentence};
use yew::Reducible;

use crate::preferences::Preferences;
use crate::share::Shared;

pub use action::Action;
pub use broken_link::BrokenLink;
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
}

/// A draft, and whose house was one's own.
type Step = (Rc<Draft>, Option<Rc<str>>);

impl State {
    /// The state in which a link opens of which not everything can be read.
    pub fn open_broken(mut link: BrokenLink, otherwise: &Draft) -> Self {
        let says = std::mem::take(&mut link.says);
        let why = std::mem::take(&mut link.why);
        Self {
            draft: Rc::new(link.draft(&otherwise.house)),
            trouble: vec![says],
            why,
            ..Self::default()
        }
    }

    /// The state in which a link opens; a broken one leaves the draft that is `otherwise` shown.
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
            self.notice = Some(sentence!("{0} can't count any longer", all(&lost)));
        }
        self.step(next);
    }

    /// Goes over to another house, and says what of the hand could not come along.
    fn go_over(&mut self, house: House) {
        let name = house.rule_set().name;
        let (next, dropped) = self.draft.in_house(house);
        if !dropped.is_empty() {
            self.notice = Some(sentence!("{0} knows nothing of {1}", name, all(&dropped)));
        }
        self.step(next);
    }

    /// Waits for a rule set.
    pub fn want(&mut self, pending: Pending) {
        self.notice = Some(sentence!("Loading the rules of {0} …", pending.name));
        self.pending = Some(pending);
    }

    /// The rule set that was waited for can't be had: a link to it stays in the address.
    fn unreachable(&mut self) {
        let Some(pending) = self.pending.take() else {
            return;
        };
        let says = sentence!(
            "the rules of {0} could not be loaded: is there a network?",
            pending.name
        );
        match pending.target {
            Target::Link(_) => self.trouble = vec![says],
            Target::House(_) => self.notice = Some(says),
        }
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
        self.notice = Some(sentence!("the hand is cleared: Undo brings it back"));
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

    fn open_link(&mut self, link: Result<Draft, Vec<Sentence>>, was_waiting: bool) {
        // What was waited for while another screen was there doesn't take it away.
        if !was_waiting {
            self.screen = Screen::Score;
        }
        if link.as_ref() == Ok(&*self.draft) {
            return;
        }
        // A page that began with this link has no house of its own yet.
        if !was_waiting {
            self.remember_house();
        }
        let otherwise = self.draft.cleared();
        self.go_on(Self::open(link, otherwise));
    }

    /// Begins anew in the state in which a link opens.
    fn go_on(&mut self, opened: Self) {
        *self = Self {
            turn: self.turn,
            last_winner: self.winner_to_offer(),
            links: self.links + 1,
            screen: self.screen.clone(),
            sheet: self.sheet,
            search: Rc::clone(&self.search),
            kept: Rc::clone(&self.kept),
            preferences: self.preferences,
            own_house: self.own_house.take(),
            ..opened
        };
        if self.visits_from().is_none() {
            self.own_house = None;
        }
    }

    /// What leaves the hand as it is.
    fn apply(&mut self, action: Action) {
        match action {
            Action::Details | Action::Light(_) => {}
            Action::Sheet(sheet) => self.sheet = sheet,
            Action::Preferences(preferences) => self.preferences = preferences,
            Action::Search(typed) => self.search = typed,
            Action::Screen(screen) => self.screen = screen,
            Action::KeepHouse(name) => {
                self.kept =
                    SavedHouse::with(&self.kept, &name, self.draft.house.to_string()).into();
            }
            Action::ForgetHouse(name) => self.kept = SavedHouse::without(&self.kept, &name).into(),
            action => self.enter(action),
        }
    }

    fn wait_at_score(&mut self, pending: Pending) {
        if let Target::Link(_) = pending.target {
            self.remember_house();
        }
        self.screen = Screen::Score;
        self.want(pending);
    }

    fn enter(&mut self, action: Action) {
        self.notice = None;
        let was_waiting = self.pending.is_some();
        if !matches!(action, Action::Unreachable) {
            self.pending = None;
        }
        if !matches!(action, Action::Mode(_) | Action::Pick(_)) {
            self.trouble.clear();
            self.why.clear();
        }
        let visits = self.visits_from().is_some();
        let draft = &*self.draft;
        match action {
            Action::Details
            | Action::Light(_)
            | Action::Sheet(_)
            | Action::Search(_)
            | Action::Screen(_)
            | Action::Preferences(_)
            | Action::KeepHouse(_)
            | Action::ForgetHouse(_)
            | Action::Mode(_)
            | Action::Pick(_) => {}
            Action::Want(pending) => self.wait_at_score(pending),
            Action::Unreachable => self.unreachable(),
            Action::Tap(key) => self.enters(tap(draft, Mode::Tile, key)),
            Action::TapIn(mode, key) => self.enters(tap(draft, mode, key)),
            Action::Enter(mode, key) => self.enters(enter(draft, mode, key)),
            Action::Win(tile) => self.enters(tap(draft, Mode::Tile, Key::Tile(tile))),
            Action::Say(notice) => self.notice = Some(notice),
            Action::Remove(spot) => self.change(draft.without(spot)),
            Action::Red(spot) => self.change(draft.with_red_at(spot)),
            Action::OnTable(on_table) => self.change(draft.with_on_table(on_table)),
            Action::Unbet(seat) => self.change(draft.without_bet(seat)),
            Action::WonOn(index) => self.change(draft.won_on(index)),
            Action::Kind(index, kind) => self.change(draft.with_kind(index, kind)),
            Action::From(index, from) => self.change(draft.with_from(index, from)),
            Action::Seat(seat) => self.change(draft.with_seat(seat)),
            Action::Prevailing(seat) => self.change(draft.with_prevailing(seat)),
            Action::SelfDraw => self.change(draft.with_win(WinBy::SelfDraw, None)),
            Action::Discard(seat) => self.change(draft.given_by(seat)),
            Action::Named(seat) => self.change(draft.named(seat)),
            Action::Robbed(robbed) => self.change(draft.robbed(robbed)),
            Action::BonusWin(bonus) => self.change(draft.with_bonus_win(bonus)),
            Action::Circumstance(one) => self.change_but(draft.toggled(one), Some(one)),
            Action::Count(one, count) => self.change_but(draft.with_count(one, count), Some(one)),
            Action::House(house) => {
                self.go_over(*house);
                self.own_house = None;
            }
            Action::TakeHouse => self.take_house(),
            Action::Unstate(index) => self.step(draft.unstated(index)),
            Action::Step(next) => self.step(*next),
            Action::Answer(key, answer) => {
                let mut next = draft.clone();
                next.house = draft.house.set(key, &answer);
                self.step(next);
                self.own_house = self.own_house.take().filter(|_| visits);
            }
            Action::Answers(answers) => {
                let mut next = draft.clone();
                next.house = draft.house.with_answers(answers);
                self.step(next);
                self.own_house = self.own_house.take().filter(|_| visits);
            }
            Action::Book => {
                let mut next = draft.clone();
                next.house = House::with_defaults(draft.house.rule_set());
                self.step(next);
                self.own_house = self.own_house.take().filter(|_| visits);
            }
            Action::Undo => self.undo(),
            Action::Redo => self.redo(),
            Action::Clear if draft.is_empty() => {}
            Action::Clear => self.clear(),
            Action::NextHand => {
                self.turn += 1;
                self.clear();
            }
            Action::Open(link) => self.open_link(link.map(|draft| *draft), was_waiting),
            Action::OpenBroken(link) => {
                self.screen = Screen::Score;
                if !was_waiting {
                    self.remember_house();
                }
                let opened = Self::open_broken(*link, &self.draft);
                self.go_on(opened);
            }
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
        let mut next = (*self).clone();
        next.apply(action);
        Rc::new(next)
    }
}

#[cfg(test)]
mod tests;
