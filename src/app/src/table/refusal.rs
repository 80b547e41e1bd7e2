//! Why something that was told can't be, in sentences.

use tilewise_ledger::{Refusal, Table};

use super::name;
use crate::words;

/// Why something that was told can't be, in sentences.
pub fn refusal(table: &Table, why: &Refusal) -> Vec<String> {
    let one = |says: String| vec![says];
    match why {
        Refusal::NotOpened => one(tr!("The game hasn’t begun here.").to_owned()),
        Refusal::OpenedTwice => one(tr!("The game has begun already.").to_owned()),
        Refusal::Over => one(tr!("The game is over: open it again to go on.").to_owned()),
        Refusal::NoSuchPlayer(_) => one(tr!("There is no such player in this game.").to_owned()),
        Refusal::NotSeated(player) => one(tr!(
            "{0} doesn’t sit at the table.",
            name(table, *player).to_owned()
        )),
        Refusal::SeatedTwice(player) => one(tr!(
            "{0} can’t sit in two seats.",
            name(table, *player).to_owned()
        )),
        Refusal::NoSuchEvent(_) | Refusal::NoPenaltyBook => {
            one(tr!("The rule set has nothing of the kind.").to_owned())
        }
        Refusal::NoBets => one(tr!("In these rules nobody bets on a hand.").to_owned()),
        Refusal::BetTwice(player) => {
            one(tr!("{0} has bet already.", name(table, *player).to_owned()))
        }
        Refusal::Hand(faults) => {
            let faults = faults.iter();
            faults
                .map(|fault| words::full_sentence(&fault.sentence()))
                .collect()
        }
        Refusal::BelowMinimum => one(words::below(&table.rules.house)),
        Refusal::Event(errors) => errors.iter().map(|error| words::says(error.says)).collect(),
        Refusal::NotAllowed(_, says) => one(words::says(says)),
        Refusal::TooManyPlayers => one(tr!("No more players can join this game.").to_owned()),
        Refusal::DeadHand(player) => one(tr!(
            "The hand of {0} is dead: it wins no more.",
            name(table, *player).to_owned()
        )),
        Refusal::NotOneDiscard => {
            one(tr!("Several win on one discard, each of them once.").to_owned())
        }
        Refusal::NoSuchEntry(_) => {
            one(tr!("It corrects a line that isn’t there any more.").to_owned())
        }
    }
}
