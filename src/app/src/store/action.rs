//! Actions of a person on the page.

use std::rc::Rc;

use tilewise_rules::{Circumstance, MeldKind, RuleConfig, Seat, Sentence, TableStakes, Tile};

use crate::store::user_preferences::Preferences;

use super::{
    BrokenLink, Draft, Editing, Expectations, GamesAction, Key, Mode, Pending, SavedHouse, Screen,
    Sheet, Spot,
};

/// An action of a person on the page.
#[derive(Clone, Debug, PartialEq)]
pub enum PageAction {
    /// On the hand and its context.
    Hand(HandAction),
    /// On the current rule configuration.
    Rules(RulesAction),
    /// On a link, or on a rule set that it needs.
    Link(LinkAction),
    /// On what is shown.
    View(ViewAction),
    /// On the games of this device.
    Games(GamesAction),
}

/// An action on the hand and its context.
#[derive(Clone, Debug, PartialEq)]
pub enum HandAction {
    /// Selects the mode of the next taps.
    SelectMode(Mode),
    /// Taps a tile key.
    Tap(Key),
    /// Enters exactly this from a tile key, without a change of the mode.
    Enter(Mode, Key),
    /// Shows a notice about the input.
    ShowNotice(Sentence),
    /// Taps a tile that completes the hand.
    TapWait(Tile),
    /// Selects something in the tray, or deselects it.
    Select(Spot),
    /// Removes something from the tray.
    Remove(Spot),
    /// Toggles whether a five of the tray is red.
    ToggleRedFive(Spot),
    /// Sets the stakes on the table.
    SetStakes(TableStakes),
    /// Removes the bet of a player in this hand.
    RemoveBet(Seat),
    /// Sets a tile of the hand as the winning tile.
    SetWinningTile(usize),
    /// Sets the kind of a kong.
    SetKongKind(usize, MeldKind),
    /// Sets the player from whom a set was claimed.
    SetClaimSource(usize, Option<Seat>),
    /// Sets the winner.
    SetWinner(Seat),
    /// Sets the winner; if it is set, the discarder, or a self-draw for the winner's own seat.
    TapSeat(Seat),
    /// Sets the prevailing wind.
    SetPrevailing(Seat),
    /// Sets a self-draw.
    SetSelfDraw,
    /// Sets the discarder.
    SetDiscarder(Seat),
    /// Sets whether the tile was robbed from a kong.
    SetRobbed(bool),
    /// Sets or unsets a win by bonus tiles.
    SetBonusWin(bool),
    /// Sets the count of a circumstance, or removes it.
    SetCount(Circumstance, Option<u8>),
    /// Toggles a circumstance.
    ToggleCircumstance(Circumstance),
    /// Removes a stated liability.
    RemoveLiability(usize),
    /// Replaces the draft.
    Replace(Box<Draft>),
    /// Undoes the last step.
    Undo,
    /// Redoes the last undone step.
    Redo,
    /// Clears the hand.
    Clear,
    /// Starts the next hand.
    StartNextHand,
}

/// An action on the current rule configuration.
#[derive(Clone, Debug, PartialEq)]
pub enum RulesAction {
    /// Changes to another rule configuration, of the same rule set or another.
    Switch(Box<RuleConfig>),
    /// Sets the value of an option.
    SetOption(&'static str, String),
    /// Sets the values of several options.
    SetOptions(&'static [(&'static str, &'static str)]),
    /// Resets the options to their defaults.
    ResetOptions,
    /// Adopts the rules of a link as the user's own.
    AdoptLinked,
    /// Confirms the current rules in the first prompt.
    ConfirmPrompt,
}

/// An action on a link, or on a rule set that it needs.
#[derive(Clone, Debug, PartialEq)]
pub enum LinkAction {
    /// Waits for a rule set that isn't loaded.
    AwaitRuleSet(Pending),
    /// The pending rule set can't be loaded.
    RuleSetUnavailable,
    /// Opens a link.
    Open(Result<Box<Draft>, Vec<Sentence>>),
    /// Opens the readable parts of a link, with the errors of the others.
    OpenBroken(Box<BrokenLink>),
}

/// An action on what is shown; the hand stays.
#[derive(Clone, Debug, PartialEq)]
pub enum ViewAction {
    /// Shows or hides the details of the result.
    ToggleDetails,
    /// Highlights these positions of the tray only.
    Highlight(Vec<Spot>),
    /// Opens a sheet over the page, or closes it.
    ShowSheet(Option<Sheet>),
    /// Goes to a screen.
    GoTo(Screen),
    /// Changes the preferences.
    SetPreferences(Preferences),
    /// Changes the query for an incident.
    Search(Rc<str>),
    /// Enters the hand for a game, or for no game any longer.
    SetEditedGame(Option<Rc<Editing>>),
    /// Keeps the text for a hand that is not yet one.
    KeepHandText(Rc<str>),
    /// Keeps what is typed into problem reports.
    KeepExpectations(Rc<Expectations>),
    /// Saves the house rules under a name.
    SaveRules(String),
    /// Deletes the house rules of a name.
    DeleteRules(String),
    /// Replaces the list of saved house rules.
    SetSavedRules(Rc<Vec<SavedHouse>>),
    /// Opens the file of a backup that was chosen on another screen.
    OpenBackup(Rc<[u8]>),
}
