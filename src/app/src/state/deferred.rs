//! Deferred actions, which other screens, sheets, details of results and links trigger. Their code is in the
//! chunk of those.

use std::iter;
use std::ptr;
use std::rc::Rc;

use tilewise_rules::{RuleConfig, Sentence, sentence};
use yew::Reducible;

use super::{
    BrokenLink, Draft, Key, Mode, PageAction, PageState, Pending, PendingTarget, SavedHouse,
    Screen, all, tap,
};
use crate::rule_sets::stub::is_stub;

/// The handlers of deferred actions.
#[derive(Debug)]
pub struct DeferredActions {
    /// Applies a deferred action; the flag is whether it waited for a rule set.
    pub enter: fn(&mut PageState, PageAction, bool),
    /// Enables them, applies the postponed actions, and replaces the stub by a rule configuration.
    pub load: fn(Rc<PageState>, &RuleConfig) -> Rc<PageState>,
}

/// The handlers of deferred actions.
pub static DEFERRED_ACTIONS: DeferredActions = DeferredActions {
    enter: PageState::enter_deferred,
    load,
};

impl PartialEq for DeferredActions {
    fn eq(&self, other: &Self) -> bool {
        ptr::eq(self, other)
    }
}

fn load(state: Rc<PageState>, house: &RuleConfig) -> Rc<PageState> {
    if state.is_loaded() {
        return state;
    }
    let mut whole = PageState::clone(&state);
    whole.deferred = Some(&DEFERRED_ACTIONS);
    whole.complete(house);
    let postponed = iter::successors(whole.postponed.take(), |one| one.earlier.clone());
    let actions: Vec<PageAction> = postponed.map(|one| one.action.clone()).collect();
    actions
        .into_iter()
        .rev()
        .fold(Rc::new(whole), PageState::reduce)
}

impl PageState {
    /// Replaces the stub of the first rule set in the draft and all steps.
    fn complete(&mut self, house: &RuleConfig) {
        let steps = self.past.iter_mut().chain(&mut self.future);
        let drafts = steps.map(|(draft, _)| draft).chain([&mut self.draft]);
        for draft in drafts {
            if is_stub(&draft.house) {
                Rc::make_mut(draft).house = house.clone();
            }
        }
    }

    fn enter_deferred(&mut self, action: PageAction, was_waiting: bool) {
        let visits = self.visits_from().is_some();
        let draft = &*self.draft;
        match action {
            PageAction::SaveHouse(name) => {
                self.saved_houses =
                    SavedHouse::with(&self.saved_houses, &name, self.draft.house.to_string())
                        .into();
            }
            PageAction::DeleteHouse(name) => {
                self.saved_houses = SavedHouse::without(&self.saved_houses, &name).into();
            }
            PageAction::AwaitRuleSet(pending) => self.wait_at_score(pending),
            PageAction::Unreachable => self.unreachable(),
            PageAction::Win(tile) => self.apply_edit(tap(draft, Mode::Tile, Key::Tile(tile))),
            PageAction::ShowNotice(notice) => self.notice = Some(notice),
            PageAction::Remove(spot) => self.change(draft.without(spot)),
            PageAction::Red(spot) => self.change(draft.with_red_at(spot)),
            PageAction::OnTable(on_table) => self.change(draft.with_on_table(on_table)),
            PageAction::Unbet(seat) => self.change(draft.without_bet(seat)),
            PageAction::WonOn(index) => self.change(draft.won_on(index)),
            PageAction::Kind(index, kind) => self.change(draft.with_kind(index, kind)),
            PageAction::From(index, from) => self.change(draft.with_from(index, from)),
            PageAction::Discard(seat) => self.change(draft.won_from(seat)),
            PageAction::BonusWin(bonus) => self.change(draft.with_bonus_win(bonus)),
            PageAction::House(house) => {
                self.switch_house(*house);
                self.own_house = None;
            }
            PageAction::TakeHouse => self.take_house(),
            PageAction::RemoveLiability(index) => self.step(draft.without_liability(index)),
            PageAction::Step(next) => self.step(*next),
            PageAction::Answer(key, answer) => self.answer(draft.house.set(key, &answer), visits),
            PageAction::Answers(answers) => self.answer(draft.house.with_answers(answers), visits),
            PageAction::Book => {
                self.answer(RuleConfig::with_defaults(draft.house.rule_set()), visits);
            }
            PageAction::NextHand => {
                self.turn += 1;
                self.clear();
            }
            PageAction::Open(link) => self.open_link(link.map(|draft| *draft), was_waiting),
            PageAction::OpenBroken(link) => {
                self.screen = Screen::Score;
                if !was_waiting {
                    self.remember_house();
                }
                let opened = Self::open_broken(*link, &self.draft);
                self.restart_from(opened);
            }
            // These aren't deferred.
            PageAction::Loaded(..)
            | PageAction::Details
            | PageAction::Light(_)
            | PageAction::Sheet(_)
            | PageAction::Search(_)
            | PageAction::Screen(_)
            | PageAction::Preferences(_)
            | PageAction::Mode(_)
            | PageAction::Pick(_)
            | PageAction::GameChosen
            | PageAction::Tap(_)
            | PageAction::TapIn(..)
            | PageAction::Enter(..)
            | PageAction::Seat(_)
            | PageAction::Prevailing(_)
            | PageAction::SelfDraw
            | PageAction::Named(_)
            | PageAction::Robbed(_)
            | PageAction::Circumstance(_)
            | PageAction::Count(..)
            | PageAction::Undo
            | PageAction::Redo
            | PageAction::Clear => {}
        }
    }

    /// Changes the options; it stays the same user's rules.
    fn answer(&mut self, house: RuleConfig, visits: bool) {
        let mut next = (*self.draft).clone();
        next.house = house;
        self.step(next);
        self.own_house = self.own_house.take().filter(|_| visits);
    }

    /// Returns the state of an opened link with unreadable parts.
    pub fn open_broken(mut link: BrokenLink, otherwise: &Draft) -> Self {
        let message = std::mem::take(&mut link.message);
        let why = std::mem::take(&mut link.why);
        Self {
            draft: Rc::new(link.draft(&otherwise.house)),
            trouble: vec![message],
            why,
            deferred: Some(&DEFERRED_ACTIONS),
            ..Self::default()
        }
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
            deferred: Some(&DEFERRED_ACTIONS),
            ..Self::default()
        }
    }

    /// Changes to another rule configuration, and reports dropped parts of the hand in a notice.
    fn switch_house(&mut self, house: RuleConfig) {
        let name = house.rule_set().name;
        let (next, dropped) = self.draft.in_house(house);
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
    fn unreachable(&mut self) {
        let Some(pending) = self.pending.take() else {
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

    fn open_link(&mut self, link: Result<Draft, Vec<Sentence>>, was_waiting: bool) {
        // A delayed rule set doesn't leave the current screen.
        if !was_waiting {
            self.screen = Screen::Score;
        }
        if link.as_ref() == Ok(&*self.draft) {
            return;
        }
        // If the page started with this link, the user has no own rules yet.
        if !was_waiting {
            self.remember_house();
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
            own_house: self.own_house.take(),
            ..opened
        };
        if self.visits_from().is_none() {
            self.own_house = None;
        }
    }

    fn wait_at_score(&mut self, pending: Pending) {
        if let PendingTarget::Link(_) = pending.target {
            self.remember_house();
        }
        self.screen = Screen::Score;
        self.await_rule_set(pending);
    }
}

#[cfg(test)]
mod tests;
