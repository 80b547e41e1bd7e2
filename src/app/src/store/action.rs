//! Actions of a person on the page.

use std::rc::Rc;

use tilewise_rules::{Circumstance, MeldKind, RuleConfig, Seat, Sentence, TableStakes, Tile};

use crate::store::preferences::Preferences;

use super::{BrokenLink, Draft, Editing, GamesAction, Key, Mode, Pending, Screen, Sheet, Spot};

/// An action of a person on the page.
#[derive(Clone, Debug, PartialEq)]
pub enum PageAction {
    /// Selects the mode of the next taps.
    Mode(Mode),
    /// Taps a tile key.
    Tap(Key),
    /// Enters exactly this from a tile key, without a change of the mode.
    Enter(Mode, Key),
    /// Shows a notice about the input.
    ShowNotice(Sentence),
    /// Shows or hides the details of the result.
    Details,
    /// Highlights these positions of the tray only.
    Light(Vec<Spot>),
    /// Taps a tile that completes the hand.
    Win(Tile),
    /// Selects something in the tray, or deselects it.
    Pick(Spot),
    /// Removes something from the tray.
    Remove(Spot),
    /// Toggles whether a five of the tray is red.
    Red(Spot),
    /// Sets the stakes on the table.
    OnTable(TableStakes),
    /// Removes the bet of a player in this hand.
    Unbet(Seat),
    /// Sets a tile of the hand as the winning tile.
    WonOn(usize),
    /// Sets the kind of a kong.
    Kind(usize, MeldKind),
    /// Sets the player from whom a set was claimed.
    From(usize, Option<Seat>),
    /// Sets the winner.
    Seat(Seat),
    /// Taps a seat at the table: the winner, if it isn't known yet; else the discarder, or a self-draw by the
    /// winner.
    Named(Seat),
    /// Sets the prevailing wind.
    Prevailing(Seat),
    /// Sets a self-draw.
    SelfDraw,
    /// Sets the discarder.
    Discard(Seat),
    /// Sets whether the tile was robbed from a kong.
    Robbed(bool),
    /// Sets or unsets a win by bonus tiles.
    BonusWin(bool),
    /// Sets the count of a circumstance, or removes it.
    Count(Circumstance, Option<u8>),
    /// Opens a sheet over the page, or closes it.
    Sheet(Option<Sheet>),
    /// Changes the preferences.
    Preferences(Preferences),
    /// Changes the query for an incident.
    Search(Rc<str>),
    /// Enters the hand for a game, or for no game any longer.
    Edit(Option<Rc<Editing>>),
    /// Changes the games of this device.
    Games(GamesAction),
    /// Keeps the text for a hand that is not yet one.
    HandText(Rc<str>),
    /// Goes to a screen.
    Screen(Screen),
    /// Waits for a rule set that isn't loaded.
    AwaitRuleSet(Pending),
    /// The pending rule set can't be loaded.
    Unreachable,
    /// Saves the house rules under a name.
    SaveHouse(String),
    /// Deletes the house rules of a name.
    DeleteHouse(String),
    /// Changes to another rule configuration, of the same rule set or another.
    House(Box<RuleConfig>),
    /// Toggles a circumstance.
    Circumstance(Circumstance),
    /// Removes a stated liability.
    RemoveLiability(usize),
    /// Replaces the draft.
    Step(Box<Draft>),
    /// Sets the value of an option.
    Answer(&'static str, String),
    /// Sets the values of several options.
    Answers(&'static [(&'static str, &'static str)]),
    /// Resets the options to their defaults.
    Book,
    /// Undoes the last step.
    Undo,
    /// Redoes the last undone step.
    Redo,
    /// Clears the hand.
    Clear,
    /// Starts the next hand.
    NextHand,
    /// Opens a link.
    Open(Result<Box<Draft>, Vec<Sentence>>),
    /// Opens the readable parts of a link, with the errors of the others.
    OpenBroken(Box<BrokenLink>),
    /// Confirms the current rules in the game prompt.
    GameChosen,
    /// Adopts the rules of a link as the user's own.
    TakeHouse,
}
