//! The state of the page: pure, without a DOM.

mod action;
mod broken_link;
mod clubs;
mod draft;
mod editing;
mod expectations;
mod games;
mod key;
mod link_state;
mod mode;
mod own_rules;
mod pending;
mod saved_house;
mod score_screen;
mod screen;
pub mod share_kind;
mod stored_logs;
#[cfg(test)]
mod tests;
pub mod user_preferences;

use std::mem;
use std::rc::Rc;

use tilewise_rules::{Circumstance, Gap, RuleConfig, Seat, Sentence, WinBy, sentence};
use yew::Reducible;

use crate::store::share_kind::ShareKind;
use crate::store::user_preferences::Preferences;

pub use action::{HandAction, LinkAction, PageAction, RulesAction, ViewAction};
pub use broken_link::BrokenLink;
pub use clubs::{Clubs, ClubsAction, SavedClub};
pub use draft::{Draft, Spot, liability_name};
pub use editing::{Editing, Players};
pub use expectations::Expectations;
pub use games::{Games, GamesAction, ReadGames, SavedGame, StoredGame, UnreadGame};
pub use key::{Key, enter, red_five, tap};
pub use mode::Mode;
pub use pending::{Pending, PendingTarget};
pub use saved_house::SavedHouse;
pub use score_screen::ScoreScreen;
pub use screen::Screen;
pub use stored_logs::{
    ImportKind, LogsAction, ReadLogs, SaveStatus, SaveTrigger, SavedLog, Stamp, StorageRequests,
    StoredEvent, StoredLog, StoredLogs, UnreadLog, Unreadable, UnreadableReason, UnsavedEntry,
    log_origin,
};

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
    /// A report that the current view is wrong.
    ProblemReport,
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
    pub shows_rule_set_prompt: bool,
    /// The pending request for a rule set.
    pub pending: Option<Pending>,
    /// The reason why the last tap had no effect.
    pub notice: Option<Sentence>,
    /// The errors of the opened link.
    pub trouble: Vec<Sentence>,
    /// The reason for each unreadable part of it; empty if it can't be opened.
    pub why: Vec<Sentence>,
    /// The text form of the user's own rules, if others may be shown.
    pub own_rules: Option<Rc<str>>,
    /// The winner of the previous hand, if known: a suggestion, not a default.
    pub last_winner: Option<Seat>,
    /// Number of hands begun: each has an entry of its own in the browser's history.
    pub turn: u32,
    /// Number of links opened.
    pub links: u32,
    /// The game for which the hand is entered.
    pub editing: Option<Rc<Editing>>,
    /// The games of this device.
    pub games: Rc<Games>,
    /// Whether the clubs of the device are in use: from the first visit of a screen that needs them.
    pub club_is_open: bool,
    /// The file of a backup that was chosen on another screen.
    pub backup_file: Option<Rc<[u8]>>,
    /// The text for a hand that is not yet one, while its sheet is closed.
    pub hand_text: Rc<str>,
    /// What a person typed into problem reports.
    pub expectations: Rc<Expectations>,
    /// The Score screen.
    pub score: ScoreScreen,
    past: Vec<HistoryStep>,
    future: Vec<HistoryStep>,
}

/// A draft, and the user's own rules at that step.
type HistoryStep = (Rc<Draft>, Option<Rc<str>>);

impl PageState {
    /// Returns the state with a Score screen that suits its hand and link.
    fn with_updated_screen(mut self) -> Self {
        let mut score = mem::take(&mut self.score);
        score.after_change(&self);
        self.score = score;
        self
    }

    /// Returns the names of the players of the hand.
    pub fn players(&self) -> Players {
        let editing = self.editing.as_ref();
        editing
            .map(|editing| editing.players.clone())
            .unwrap_or_default()
    }

    /// Whether there is a step to undo.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is a step to redo.
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Shows a screen.
    pub fn show_screen(&mut self, screen: Screen) {
        self.club_is_open |= matches!(screen, Screen::Club(_) | Screen::Backup(_));
        if !matches!(screen, Screen::Backup(_)) {
            self.backup_file = None;
        }
        self.screen = screen;
    }

    fn step(&mut self, next: Draft) {
        if next == *self.draft {
            return;
        }
        let next = Rc::new(next);
        if self.past.len() == STEPS {
            self.past.remove(0);
        }
        let before = mem::replace(&mut self.draft, next);
        self.past.push((before, self.own_rules.clone()));
        self.future.clear();
    }

    /// Changes the draft, and reports dropped circumstances in a notice.
    fn change(&mut self, next: Draft) {
        self.change_except(next, None);
    }

    /// Changes the draft after this circumstance was added or removed, which the notice omits.
    fn change_except(&mut self, next: Draft, one: Option<Circumstance>) {
        let (next, lost) = next.without_impossible_after(&self.draft, one);
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
            mem::replace(&mut self.draft, draft),
            mem::replace(&mut self.own_rules, own),
        )
    }

    fn apply(&mut self, action: PageAction) {
        match action {
            PageAction::Hand(action) => {
                self.notice = None;
                self.pending = None;
                if !matches!(action, HandAction::SelectMode(_) | HandAction::Select(_)) {
                    self.dismiss_prompts();
                }
                self.apply_hand(action);
            }
            PageAction::Rules(action) => {
                self.notice = None;
                self.pending = None;
                self.dismiss_prompts();
                self.apply_rules(action);
            }
            PageAction::Link(action) => {
                self.notice = None;
                self.dismiss_prompts();
                self.apply_link(action);
            }
            PageAction::View(action) => self.apply_view(action),
            PageAction::Games(action) => Rc::make_mut(&mut self.games).apply(action),
        }
    }

    /// Removes the prompt of a first visit and the errors of a link.
    fn dismiss_prompts(&mut self) {
        self.shows_rule_set_prompt = false;
        self.trouble.clear();
        self.why.clear();
    }

    /// Applies an action on the hand or its context.
    fn apply_hand(&mut self, action: HandAction) {
        let draft = &*self.draft;
        match action {
            // These are of the Score screen's own state.
            HandAction::SelectMode(_) | HandAction::Select(_) => {}
            HandAction::ShowNotice(notice) => self.notice = Some(notice),
            HandAction::Tap(key) => self.tap_in(self.score.mode, key),
            HandAction::Enter(mode, key) => self.apply_edit(enter(draft, mode, key)),
            HandAction::TapWait(tile) => self.apply_edit(tap(draft, Mode::Tile, Key::Tile(tile))),
            HandAction::Remove(spot) => self.change(draft.without(spot)),
            HandAction::ToggleRedFive(spot) => self.change(draft.with_red_toggled(spot)),
            HandAction::SetStakes(stakes) => self.change(draft.with_on_table(stakes)),
            HandAction::RemoveBet(seat) => self.change(draft.without_bet(seat)),
            HandAction::SetWinningTile(index) => self.change(draft.with_winning_tile(index)),
            HandAction::SetKongKind(index, kind) => self.change(draft.with_kind(index, kind)),
            HandAction::SetClaimSource(index, from) => self.change(draft.with_from(index, from)),
            HandAction::SetWinner(seat) => self.change(draft.with_seat(seat)),
            HandAction::SetPrevailing(seat) => self.change(draft.with_prevailing(seat)),
            HandAction::SetSelfDraw => self.change(draft.with_win(WinBy::SelfDraw, None)),
            HandAction::SetDiscarder(seat) => self.change(draft.with_discarder(seat)),
            HandAction::TapSeat(seat) => self.change(draft.with_seat_tapped(seat)),
            HandAction::SetRobbed(robbed) => self.change(draft.with_robbed(robbed)),
            HandAction::SetBonusWin(bonus) => self.change(draft.with_bonus_win(bonus)),
            HandAction::ToggleCircumstance(one) => {
                self.change_except(draft.toggled(one), Some(one));
            }
            HandAction::SetCount(one, count) => {
                self.change_except(draft.with_count(one, count), Some(one));
            }
            HandAction::RemoveLiability(index) => self.step(draft.without_liability(index)),
            HandAction::Replace(next) => self.step(*next),
            HandAction::Undo => self.undo(),
            HandAction::Redo => self.redo(),
            HandAction::Clear if draft.is_empty() => {}
            HandAction::Clear => self.clear(),
            HandAction::StartNextHand => {
                self.turn += 1;
                self.clear();
            }
        }
    }

    /// Applies an action on the current rule configuration.
    fn apply_rules(&mut self, action: RulesAction) {
        match action {
            RulesAction::Switch(house) => {
                self.switch_house(*house);
                self.own_rules = None;
            }
            RulesAction::SetOption(key, answer) => {
                self.set_options(self.draft.house.set(key, &answer));
            }
            RulesAction::SetOptions(answers) => {
                self.set_options(self.draft.house.with_answers(answers));
            }
            RulesAction::ResetOptions => {
                self.set_options(RuleConfig::with_defaults(self.draft.house.rule_set()));
            }
            RulesAction::AdoptLinked => self.adopt_current_rules(),
            // Any action on the rules dismisses the prompt.
            RulesAction::ConfirmPrompt => {}
        }
    }

    /// Applies an action on a link or its rule set.
    fn apply_link(&mut self, action: LinkAction) {
        let awaited = self.pending.take();
        let was_waiting = awaited.is_some();
        match action {
            LinkAction::AwaitRuleSet(pending) => self.wait_at_score(pending),
            LinkAction::RuleSetUnavailable => self.report_unavailable(awaited),
            LinkAction::Open(link) => self.open_link(link.map(|draft| *draft), was_waiting),
            LinkAction::OpenBroken(link) => self.open_broken_link(*link, was_waiting),
        }
    }

    /// Applies an action on what is shown.
    fn apply_view(&mut self, action: ViewAction) {
        match action {
            // These are of the Score screen's own state.
            ViewAction::ToggleDetails | ViewAction::Highlight(_) => {}
            ViewAction::ShowSheet(sheet) => {
                // That sheet contains all games.
                self.shows_rule_set_prompt &= sheet != Some(Sheet::House);
                self.sheet = sheet;
            }
            ViewAction::GoTo(screen) => self.show_screen(screen),
            ViewAction::SetPreferences(preferences) => self.preferences = preferences,
            ViewAction::Search(typed) => self.search = typed,
            ViewAction::SetEditedGame(editing) => self.editing = editing,
            ViewAction::KeepHandText(text) => self.hand_text = text,
            ViewAction::KeepExpectations(all) => self.expectations = all,
            ViewAction::SaveRules(name) => {
                let house = self.draft.house.to_string();
                self.saved_houses = SavedHouse::with(&self.saved_houses, &name, house).into();
            }
            ViewAction::SetSavedRules(all) => self.saved_houses = all,
            ViewAction::OpenBackup(file) => {
                self.show_screen(Screen::Backup(Rc::default()));
                self.backup_file = Some(file);
            }
            ViewAction::DeleteRules(name) => {
                self.saved_houses = SavedHouse::without(&self.saved_houses, &name).into();
            }
        }
    }

    /// Taps a key in a mode, and reports a tile that becomes an indicator unexpectedly.
    fn tap_in(&mut self, mode: Mode, key: Key) {
        let effective_mode = self.draft.mode(mode);
        self.apply_edit(tap(&self.draft, mode, key));
        let is_expected = mode.indicator().is_some() || self.notice.is_some();
        if effective_mode.indicator().is_some() && !is_expected {
            self.notice = Some(sentence!(
                "{0} is an indicator ({1}), as the hand is full",
                key.name(),
                effective_mode.name()
            ));
        }
    }

    /// Changes the options; it stays the same user's rules.
    fn set_options(&mut self, house: RuleConfig) {
        let visits = self.own_rules_while_others_shown().is_some();
        let mut next = (*self.draft).clone();
        next.house = house;
        self.step(next);
        self.own_rules = self.own_rules.take().filter(|_| visits);
    }
}

/// Joins sentences with commas.
pub fn all(things: &[Sentence]) -> Gap {
    Sentence::joined("{0}, {1}", things.iter().cloned().map(Gap::from))
}

impl Reducible for PageState {
    type Action = PageAction;

    fn reduce(self: Rc<Self>, action: PageAction) -> Rc<Self> {
        let mut next = (*self).clone();
        next.score.before_action(&action);
        next.apply(action);
        Rc::new(next.with_updated_screen())
    }
}
