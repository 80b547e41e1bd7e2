//! What a person can do on the page.

use std::rc::Rc;

use tilewise_rules::{Circumstance, House, MeldKind, OnTable, Seat, Sentence, Tile};

use crate::preferences::Preferences;

use super::{BrokenLink, DeferredActions, Draft, Key, Mode, Pending, Screen, Sheet, Spot};

/// What a person can do on the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Brings what does the deferred actions, and the first house with all of its rule set.
    Loaded(&'static DeferredActions, Box<House>),
    /// Chooses what the next taps enter.
    Mode(Mode),
    /// Taps a tile key.
    Tap(Key),
    /// Taps a tile key in a mode.
    TapIn(Mode, Key),
    /// Enters just this from a tile key, whatever a tap would.
    Enter(Mode, Key),
    /// Says something about what was entered.
    Say(Sentence),
    /// Shows or hides what stands behind the result.
    Details,
    /// Lights these places of the tray, and no others.
    Light(Vec<Spot>),
    /// Taps a tile that completes the hand.
    Win(Tile),
    /// Taps something in the tray; once more to let it go.
    Pick(Spot),
    /// Takes something out of the tray.
    Remove(Spot),
    /// Says that a five of the tray is red, or not.
    Red(Spot),
    /// Says what lies on the table for the winner.
    OnTable(OnTable),
    /// Takes back that a player has bet in this hand.
    Unbet(Seat),
    /// Says that this tile of the hand won.
    WonOn(usize),
    /// Says what kind of kong a set is.
    Kind(usize, MeldKind),
    /// Says whose discard a set was claimed with.
    From(usize, Option<Seat>),
    /// Says who won.
    Seat(Seat),
    /// Names a seat at the table: who won, where that isn't known yet; else who gave the winning tile,
    /// or that the winner drew it.
    Named(Seat),
    /// Says which wind prevails.
    Prevailing(Seat),
    /// Says that the winner drew the winning tile.
    SelfDraw,
    /// Says who gave the winning tile.
    Discard(Seat),
    /// Says whether that tile was robbed from a kong.
    Robbed(bool),
    /// Says that bonus tiles won, whatever the hand; or that they did not.
    BonusWin(bool),
    /// Says how often a circumstance holds, or that it doesn't.
    Count(Circumstance, Option<u8>),
    /// Opens a sheet over the page, or closes it.
    Sheet(Option<Sheet>),
    /// Wants the page otherwise.
    Preferences(Preferences),
    /// Types what happened, to find it.
    Search(Rc<str>),
    /// Goes to a place on a screen.
    Screen(Screen),
    /// Waits for a rule set that isn't here yet.
    Want(Pending),
    /// The rule set that was waited for can't be had.
    Unreachable,
    /// Keeps the rules of the house under a name.
    KeepHouse(String),
    /// Forgets the rules that were kept under a name.
    ForgetHouse(String),
    /// Goes over to another house, of the same rule set or of another one.
    House(Box<House>),
    /// Says that a circumstance holds, or no longer.
    Circumstance(Circumstance),
    /// Takes back who fed the hand, as it was stated.
    Unstate(usize),
    /// Goes on with this draft.
    Step(Box<Draft>),
    /// Answers a choice of the house.
    Answer(&'static str, String),
    /// Answers several choices of the house at once.
    Answers(&'static [(&'static str, &'static str)]),
    /// Goes back to the answers of the rule set.
    Book,
    /// Takes the last step back.
    Undo,
    /// Takes the last undo back.
    Redo,
    /// Takes away what was entered.
    Clear,
    /// Begins the next hand.
    NextHand,
    /// Opens a link.
    Open(Result<Box<Draft>, Vec<Sentence>>),
    /// Opens what can be read of a link, and says what can't.
    OpenBroken(Box<BrokenLink>),
    /// Says that the game that is played was chosen, by the rules of the house.
    GameChosen,
    /// Takes the house that a link shows as one's own.
    TakeHouse,
}
