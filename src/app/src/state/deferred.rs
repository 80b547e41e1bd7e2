//! What is done to the state by what is drawn later: on other screens, in sheets, behind a result, by
//! links. It lies with that, and an action brings it.

use std::iter;
use std::ptr;
use std::rc::Rc;

use tilewise_rules::{House, Sentence, sentence};
use yew::Reducible;

use super::{
    Action, BrokenLink, Draft, Key, Mode, Pending, SavedHouse, Screen, State, Target, all, tap,
};
use crate::rule_sets::outline::is_outline;

/// What does all that.
#[derive(Debug)]
pub struct DeferredActions {
    /// Does a deferred action, in a page that waited for a rule set or didn't.
    pub enter: fn(&mut State, Action, bool),
    /// Begins to do them, those first that were postponed, with a house in place of its outline.
    pub load: fn(Rc<State>, &House) -> Rc<State>,
}

/// What does all that.
pub static DEFERRED_ACTIONS: DeferredActions = DeferredActions {
    enter: State::enter_deferred,
    load,
};

impl PartialEq for DeferredActions {
    fn eq(&self, other: &Self) -> bool {
        ptr::eq(self, other)
    }
}

fn load(state: Rc<State>, house: &House) -> Rc<State> {
    if state.is_loaded() {
        return state;
    }
    let mut whole = State::clone(&state);
    whole.deferred = Some(&DEFERRED_ACTIONS);
    whole.complete(house);
    let postponed = iter::successors(whole.postponed.take(), |one| one.earlier.clone());
    let actions: Vec<Action> = postponed.map(|one| one.action.clone()).collect();
    actions
        .into_iter()
        .rev()
        .fold(Rc::new(whole), State::reduce)
}

impl State {
    /// Puts the first house in place of its outline, in this step and in all others.
    fn complete(&mut self, house: &House) {
        let steps = self.past.iter_mut().chain(&mut self.future);
        let drafts = steps.map(|(draft, _)| draft).chain([&mut self.draft]);
        for draft in drafts {
            if is_outline(&draft.house) {
                Rc::make_mut(draft).house = house.clone();
            }
        }
    }

    fn enter_deferred(&mut self, action: Action, was_waiting: bool) {
        let visits = self.visits_from().is_some();
        let draft = &*self.draft;
        match action {
            Action::KeepHouse(name) => {
                self.kept =
                    SavedHouse::with(&self.kept, &name, self.draft.house.to_string()).into();
            }
            Action::ForgetHouse(name) => self.kept = SavedHouse::without(&self.kept, &name).into(),
            Action::Want(pending) => self.wait_at_score(pending),
            Action::Unreachable => self.unreachable(),
            Action::Win(tile) => self.enters(tap(draft, Mode::Tile, Key::Tile(tile))),
            Action::Say(notice) => self.notice = Some(notice),
            Action::Remove(spot) => self.change(draft.without(spot)),
            Action::Red(spot) => self.change(draft.with_red_at(spot)),
            Action::OnTable(on_table) => self.change(draft.with_on_table(on_table)),
            Action::Unbet(seat) => self.change(draft.without_bet(seat)),
            Action::WonOn(index) => self.change(draft.won_on(index)),
            Action::Kind(index, kind) => self.change(draft.with_kind(index, kind)),
            Action::From(index, from) => self.change(draft.with_from(index, from)),
            Action::Discard(seat) => self.change(draft.given_by(seat)),
            Action::BonusWin(bonus) => self.change(draft.with_bonus_win(bonus)),
            Action::House(house) => {
                self.go_over(*house);
                self.own_house = None;
            }
            Action::TakeHouse => self.take_house(),
            Action::Unstate(index) => self.step(draft.unstated(index)),
            Action::Step(next) => self.step(*next),
            Action::Answer(key, answer) => self.answer(draft.house.set(key, &answer), visits),
            Action::Answers(answers) => self.answer(draft.house.with_answers(answers), visits),
            Action::Book => self.answer(House::with_defaults(draft.house.rule_set()), visits),
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
            // All of these are done without.
            Action::Loaded(..)
            | Action::Details
            | Action::Light(_)
            | Action::Sheet(_)
            | Action::Search(_)
            | Action::Screen(_)
            | Action::Preferences(_)
            | Action::Mode(_)
            | Action::Pick(_)
            | Action::GameChosen
            | Action::Tap(_)
            | Action::TapIn(..)
            | Action::Enter(..)
            | Action::Seat(_)
            | Action::Prevailing(_)
            | Action::SelfDraw
            | Action::Named(_)
            | Action::Robbed(_)
            | Action::Circumstance(_)
            | Action::Count(..)
            | Action::Undo
            | Action::Redo
            | Action::Clear => {}
        }
    }

    /// Goes on with other answers of the house; whose they are stays.
    fn answer(&mut self, house: House, visits: bool) {
        let mut next = (*self.draft).clone();
        next.house = house;
        self.step(next);
        self.own_house = self.own_house.take().filter(|_| visits);
    }

    /// The state in which a link opens of which not everything can be read.
    pub fn open_broken(mut link: BrokenLink, otherwise: &Draft) -> Self {
        let says = std::mem::take(&mut link.says);
        let why = std::mem::take(&mut link.why);
        Self {
            draft: Rc::new(link.draft(&otherwise.house)),
            trouble: vec![says],
            why,
            deferred: Some(&DEFERRED_ACTIONS),
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
            deferred: Some(&DEFERRED_ACTIONS),
            ..Self::default()
        }
    }

    /// Goes over to another house, and says what of the hand could not come along.
    fn go_over(&mut self, house: House) {
        let name = house.rule_set().name;
        let (next, dropped) = self.draft.in_house(house);
        if !dropped.is_empty() {
            self.notice = Some(sentence!("{0} doesn’t use {1}", name, all(&dropped)));
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
            "The rules of {0} couldn’t be loaded. Check your connection",
            pending.name
        );
        match pending.target {
            Target::Link(_) => self.trouble = vec![says],
            Target::House(_) => self.notice = Some(says),
        }
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

    fn wait_at_score(&mut self, pending: Pending) {
        if let Target::Link(_) = pending.target {
            self.remember_house();
        }
        self.screen = Screen::Score;
        self.want(pending);
    }
}

#[cfg(test)]
mod tests;
