//! The door: from what was entered to a hand and a situation that can exist in a house.

use std::fmt;

use crate::hand::{Hand, HandError, HandInput, MeldInput};
use crate::house::House;
use crate::liability::{Fed, LiabilityKey, Stated};
use crate::meld::{MeldKind, SetKind};
use crate::notation::Entry;
use crate::reading::is_complete;
use crate::situation::{Circumstance, Situation, SituationInput, Win, WinBy};
use crate::tile::{Seat, Tile};

/// A circumstance as a book knows it.
#[derive(Debug)]
pub struct CircumstanceRule {
    /// Which.
    pub circumstance: Circumstance,
    /// What it is called on the screen.
    pub name: &'static str,
    /// What it means, in a sentence.
    pub says: &'static str,
    /// The clause that asks for it.
    pub clause: &'static str,
    /// What it needs.
    pub needs: Needs,
    /// Circumstances that can't hold beside it.
    pub excludes: &'static [Circumstance],
    /// When it bars the win.
    pub refuses: Option<fn(&House, &Entry) -> bool>,
}

/// What must be so for a circumstance to hold.
#[derive(Clone, Copy, Debug)]
pub struct Needs {
    /// The ways of winning for which it is asked.
    pub by: &'static [WinBy],
    /// Whether it contradicts the other ways of winning, or just doesn't matter for them.
    pub only: bool,
    /// Who must be the dealer.
    pub dealer: Dealer,
    /// What may lie on the table.
    pub table: Table,
    /// Whether it comes with a count.
    pub counted: bool,
}

/// Who must be the dealer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dealer {
    /// Anybody.
    Anybody,
    /// The winner.
    Winner,
    /// The discarder, and so not the winner.
    Discarder,
}

/// What may lie on the table in front of the winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Table {
    /// Anything.
    Anything,
    /// Nothing that was claimed.
    NothingClaimed,
    /// Nothing.
    Nothing,
    /// A kong, and perhaps more.
    Kong,
}

impl Needs {
    /// Nothing in particular.
    pub const ANY: Self = Self {
        by: &WinBy::ALL,
        only: false,
        dealer: Dealer::Anybody,
        table: Table::Anything,
        counted: false,
    };

    /// Asked for these ways of winning, and impossible for others.
    pub const fn only(by: &'static [WinBy]) -> Self {
        Self {
            by,
            only: true,
            ..Self::ANY
        }
    }

    /// Asked for these ways of winning; for others it doesn't matter.
    pub const fn matters_for(by: &'static [WinBy]) -> Self {
        Self { by, ..Self::ANY }
    }
}

impl CircumstanceRule {
    /// Whether the screen should offer it in this situation: it can hold, and it matters.
    pub fn is_offered(&self, entry: &Entry) -> bool {
        let by_fits = entry
            .situation
            .by
            .is_none_or(|by| self.needs.by.contains(&by));
        by_fits && self.conflicts(entry).next().is_none()
    }

    /// Everything in what was entered that contradicts it.
    fn conflicts<'a>(&'a self, entry: &'a Entry) -> impl Iterator<Item = Conflict> + 'a {
        let needs = self.needs;
        let situation = &entry.situation;
        let by = situation
            .by
            .filter(|by| needs.only && !needs.by.contains(by));
        let dealer = match needs.dealer {
            Dealer::Anybody => None,
            Dealer::Winner => situation.seat.filter(|&seat| seat != Seat::East),
            Dealer::Discarder => situation
                .seat
                .filter(|&seat| seat == Seat::East)
                .or(situation.from.filter(|&from| from != Seat::East)),
        };
        let melds = &entry.hand.melds;
        let table = match needs.table {
            Table::Anything => false,
            Table::NothingClaimed => melds.iter().any(|meld| meld.kind.is_claimed()),
            Table::Nothing => !melds.is_empty(),
            Table::Kong => !melds.iter().any(|meld| meld.kind.set() == SetKind::Kong),
        };
        by.map(|_| Conflict::By(needs.by))
            .into_iter()
            .chain(dealer.map(|_| Conflict::Dealer(needs.dealer)))
            .chain(table.then_some(Conflict::Table(needs.table)))
            .chain(
                self.excludes
                    .iter()
                    .filter(|&&other| situation.circumstances.has(other))
                    .map(|&other| Conflict::With(other)),
            )
    }
}

/// What a circumstance contradicts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conflict {
    /// The way of winning; it takes one of these.
    By(&'static [WinBy]),
    /// The dealer, who must be this one.
    Dealer(Dealer),
    /// What lies on the table; this may.
    Table(Table),
    /// Another circumstance.
    With(Circumstance),
}

/// One thing that is wrong with what was entered.
#[derive(Clone, Debug, PartialEq)]
pub enum Fault {
    /// The tiles.
    Hand(HandError),
    /// A seat isn't known.
    MissingSeat(MissingSeat),
    /// It isn't known how the winning tile came.
    MissingWin,
    /// The book has no wins by bonus tiles.
    NoBonusWin,
    /// A seat stands where it can't.
    OwnSeat(&'static str),
    /// A chow that wasn't claimed from the player before.
    ChowFrom {
        /// Which meld, from 0.
        meld: usize,
        /// Who sits before the winner.
        previous: Seat,
    },
    /// A meld that the winner claimed from the winner.
    MeldFromSelf {
        /// Which meld, from 0.
        meld: usize,
    },
    /// The book doesn't know this circumstance.
    UnknownCircumstance(Circumstance),
    /// A circumstance that contradicts something else.
    Conflict(Circumstance, Conflict),
    /// A circumstance without its count.
    MissingCount(Circumstance),
    /// The robbed tile is the fourth of a kong, so the winner can't hold another.
    RobbedTileHeld(Tile),
    /// The book doesn't know this liability.
    UnknownLiability(Stated),
    /// A liability that can't be as it was stated.
    BadLiability(Stated, &'static str),
    /// The tiles are not complete.
    NotAWin,
    /// The book bars the win.
    Refused {
        /// The clause.
        clause: &'static str,
        /// Why, in a sentence.
        says: &'static str,
    },
}

/// Which seat isn't known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MissingSeat {
    /// The winner's.
    Winner,
    /// The prevailing wind.
    Prevailing,
    /// The discarder's, or who made the robbed kong.
    From(WinBy),
}

impl Fault {
    /// The code of the data face.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Hand(error) => error.code(),
            Self::MissingSeat(_) => "missing-seat",
            Self::MissingWin => "missing-win",
            Self::ChowFrom { .. } | Self::MeldFromSelf { .. } => "bad-meld",
            Self::OwnSeat(_) | Self::RobbedTileHeld(_) => "impossible",
            Self::UnknownCircumstance(_) => "unknown-circumstance",
            Self::Conflict(..) => "circumstance-conflict",
            Self::MissingCount(_) => "missing-count",
            Self::UnknownLiability(_) => "unknown-liability",
            Self::BadLiability(..) => "bad-liability",
            Self::NotAWin | Self::NoBonusWin => "not-a-win",
            Self::Refused { .. } => "win-refused",
        }
    }

    /// The field that it is about, as the data face names it.
    pub fn at(&self) -> Option<String> {
        Some(match self {
            Self::Hand(HandError::BadMeld { index, .. }) => format!("hand.melds[{index}]"),
            Self::Hand(HandError::DuplicateBonusTile { .. } | HandError::TileNotInSet { .. }) => {
                "hand.bonus".to_owned()
            }
            Self::Hand(HandError::NoWinningTile) | Self::RobbedTileHeld(_) => {
                "hand.winning_tile".to_owned()
            }
            Self::Hand(_) | Self::NotAWin => "hand".to_owned(),
            Self::MissingSeat(MissingSeat::Winner) => "seat".to_owned(),
            Self::MissingSeat(MissingSeat::Prevailing) => "prevailing".to_owned(),
            Self::MissingSeat(MissingSeat::From(_)) | Self::OwnSeat(_) => "win.from".to_owned(),
            Self::MissingWin | Self::NoBonusWin => "win.by".to_owned(),
            Self::ChowFrom { meld, .. } | Self::MeldFromSelf { meld } => {
                format!("hand.melds[{meld}].from")
            }
            Self::UnknownCircumstance(_) | Self::Conflict(..) | Self::MissingCount(_) => {
                "circumstances".to_owned()
            }
            Self::UnknownLiability(_) | Self::BadLiability(..) => "liability".to_owned(),
            Self::Refused { .. } => return None,
        })
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hand(error) => error.fmt(f),
            Self::MissingSeat(MissingSeat::Winner) => {
                f.write_str("it isn't known who won: name the winner's seat, E, S, W or N")
            }
            Self::MissingSeat(MissingSeat::Prevailing) => {
                f.write_str("the prevailing wind isn't known: name it, E, S, W or N")
            }
            Self::MissingSeat(MissingSeat::From(WinBy::RobbingTheKong)) => {
                f.write_str("it isn't known whose kong was robbed: name the seat, E, S, W or N")
            }
            Self::MissingSeat(MissingSeat::From(_)) => {
                f.write_str("it isn't known who discarded the winning tile: name the seat, E, S, W or N")
            }
            Self::MissingWin => f.write_str(
                "it isn't known how the winning tile came: self-draw, discard or robbing the kong",
            ),
            Self::NoBonusWin => f.write_str(
                "these rules have no win by bonus tiles: name the tile that completed the hand",
            ),
            Self::OwnSeat(says) => f.write_str(says),
            Self::ChowFrom { meld, previous } => write!(
                f,
                "meld {}: a chow can only be claimed from the player before, here {previous}",
                meld + 1
            ),
            Self::MeldFromSelf { meld } => write!(
                f,
                "meld {}: nobody claims an own discard, name another seat",
                meld + 1
            ),
            Self::UnknownCircumstance(one) => {
                write!(f, "{} is no circumstance in these rules: remove it", one.key())
            }
            Self::MissingCount(one) => write!(f, "{} needs its count", one.key()),
            Self::Conflict(one, conflict) => {
                write!(f, "{} ", one.key())?;
                conflict.fmt(f)
            }
            Self::RobbedTileHeld(tile) => write!(
                f,
                "the robbed {} ({tile}) is the fourth of a kong, so the winner can hold no other: \
                 a robbed tile completes a chow or thirteen orphans",
                tile.name()
            ),
            Self::UnknownLiability(one) => {
                write!(f, "{} is no liability in these rules: remove it", one.key.key())
            }
            Self::BadLiability(one, says) => write!(f, "liability {}: {says}", one.key.key()),
            Self::NotAWin => f.write_str(
                "the tiles are no complete hand: four sets and a pair, or a special hand of these rules",
            ),
            Self::Refused { clause, says } => write!(f, "{says} ({clause})"),
        }
    }
}

impl fmt::Display for Conflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::By(by) => {
                let words: Vec<_> = by.iter().map(|by| by.key()).collect();
                write!(f, "goes only with a win by {}", words.join(" or "))
            }
            Self::Dealer(Dealer::Winner) => {
                f.write_str("is for East, the dealer: change the winner's seat or remove it")
            }
            Self::Dealer(_) => f.write_str(
                "takes a discard of East, the dealer, to another player: change a seat or remove it",
            ),
            Self::Table(Table::Nothing) => f.write_str(
                "comes before anything can lie on the table: remove the melds or remove it",
            ),
            Self::Table(Table::Kong) => f.write_str(
                "takes a kong on the table, and the hand has none: enter the kong or remove it",
            ),
            Self::Table(_) => f.write_str(
                "comes before anything can be claimed: remove the claimed melds or remove it",
            ),
            Self::With(other) => write!(
                f,
                "can't hold together with {}: remove one of them",
                other.key()
            ),
        }
    }
}

impl std::error::Error for Fault {}

/// Lets a hand and its situation through that can exist, are complete, and may win.
///
/// # Errors
/// Everything that is wrong with them, each with what would be right.
///
/// ```
/// use tilewise_rules::{House, check, notation, ruleset, score};
/// let house = House::book(&ruleset::hk_old_style::BOOK);
/// let entry = notation::parse("2223s c567s p777s p555z w1s@W SE").unwrap();
/// let (hand, situation) = check(&house, &entry).unwrap();
/// let score = score(&house, &hand, &situation).unwrap();
/// assert_eq!(score.best.counted, 5);
/// ```
pub fn check(house: &House, entry: &Entry) -> Result<(Hand, Situation), Vec<Fault>> {
    let mut faults = Vec::new();
    let hand = match Hand::new(&entry.hand, house.bonus()) {
        Ok(hand) => Some(hand),
        Err(errors) => {
            faults.extend(errors.into_iter().map(Fault::Hand));
            None
        }
    };
    let situation = situation(house, entry, &mut faults);
    if let Some(hand) = &hand {
        match hand.winning_tile() {
            None if situation
                .as_ref()
                .is_none_or(|one| one.win != Win::BonusTiles) =>
            {
                faults.push(Fault::Hand(HandError::NoWinningTile));
            }
            Some(_) if !is_complete(hand, house.shapes()) => faults.push(Fault::NotAWin),
            _ => {}
        }
    }
    for rule in house.ruleset().circumstances {
        let holds = entry.situation.circumstances.has(rule.circumstance);
        if holds && rule.refuses.is_some_and(|refuses| refuses(house, entry)) {
            faults.push(Fault::Refused {
                clause: rule.clause,
                says: rule.says,
            });
        }
    }
    match (hand, situation) {
        (Some(hand), Some(situation)) if faults.is_empty() => Ok((hand, situation)),
        _ => Err(faults),
    }
}

/// The situation, if it can be made out; what is wrong with it is added to `faults`.
fn situation(house: &House, entry: &Entry, faults: &mut Vec<Fault>) -> Option<Situation> {
    let SituationInput {
        seat,
        prevailing,
        by,
        from,
        circumstances,
        ref liability,
    } = entry.situation;
    if seat.is_none() {
        faults.push(Fault::MissingSeat(MissingSeat::Winner));
    }
    if prevailing.is_none() {
        faults.push(Fault::MissingSeat(MissingSeat::Prevailing));
    }
    let win = win(by, from, faults);
    if let (Some(seat), Some(win)) = (seat, win)
        && win.from() == Some(seat)
    {
        faults.push(Fault::OwnSeat(match win.by() {
            WinBy::RobbingTheKong => "nobody robs an own kong: name another seat",
            _ => "nobody wins on an own discard: name another seat",
        }));
    }
    if let Some(seat) = seat {
        faults.extend(
            entry
                .hand
                .melds
                .iter()
                .enumerate()
                .filter_map(|(meld, input)| claimed_from(seat, meld, input)),
        );
    }
    if by == Some(WinBy::RobbingTheKong) {
        faults.extend(robbed_tile_held(&entry.hand).map(Fault::RobbedTileHeld));
    }
    for one in circumstances.iter() {
        let Some(rule) = house
            .ruleset()
            .circumstances
            .iter()
            .find(|rule| rule.circumstance == one)
        else {
            faults.push(Fault::UnknownCircumstance(one));
            continue;
        };
        if rule.needs.counted && circumstances.count(one).is_none() {
            faults.push(Fault::MissingCount(one));
        }
        faults.extend(
            rule.conflicts(entry)
                .map(|conflict| Fault::Conflict(one, conflict)),
        );
    }
    for &stated in liability {
        if !house.ruleset().liabilities.contains(&stated.key) {
            faults.push(Fault::UnknownLiability(stated));
        }
        faults.extend(
            bad_liability(house, stated, seat, win).map(|says| Fault::BadLiability(stated, says)),
        );
    }
    match (seat, prevailing, win) {
        (Some(seat), Some(prevailing), Some(win)) => Some(Situation {
            seat,
            prevailing,
            win,
            circumstances,
            liability: liability.clone(),
        }),
        _ => None,
    }
}

fn win(by: Option<WinBy>, from: Option<Seat>, faults: &mut Vec<Fault>) -> Option<Win> {
    let Some(by) = by else {
        faults.push(Fault::MissingWin);
        return None;
    };
    match (by, from) {
        (WinBy::SelfDraw, _) => Some(Win::SelfDraw),
        (WinBy::Discard, Some(from)) => Some(Win::Discard { from }),
        (WinBy::RobbingTheKong, Some(from)) => Some(Win::RobbingTheKong { from }),
        (WinBy::BonusTiles, _) => {
            faults.push(Fault::NoBonusWin);
            None
        }
        (WinBy::Discard | WinBy::RobbingTheKong, None) => {
            faults.push(Fault::MissingSeat(MissingSeat::From(by)));
            None
        }
    }
}

fn claimed_from(seat: Seat, meld: usize, input: &MeldInput) -> Option<Fault> {
    let from = input.from.filter(|_| input.kind.is_claimed())?;
    if from == seat {
        Some(Fault::MeldFromSelf { meld })
    } else if input.kind == MeldKind::Chow && from != seat.previous() {
        Some(Fault::ChowFrom {
            meld,
            previous: seat.previous(),
        })
    } else {
        None
    }
}

fn robbed_tile_held(hand: &HandInput) -> Option<Tile> {
    hand.winning_tile
        .filter(|&robbed| hand.counts().of(robbed) > 1)
}

fn bad_liability(
    house: &House,
    stated: Stated,
    seat: Option<Seat>,
    win: Option<Win>,
) -> Option<&'static str> {
    if stated
        .exempt
        .is_some_and(|exempt| !house.ruleset().exempts.contains(&exempt))
    {
        return Some("these rules know no such exemption, remove it");
    }
    if stated.key == LiabilityKey::FiveTilesLeft && stated.fed == Fed::Set {
        return Some("it is about the winning tile, say that the winning tile was fed");
    }
    if seat == Some(stated.seat) {
        return Some("nobody feeds the own hand, name another seat");
    }
    let win = win.filter(|_| stated.fed == Fed::WinningTile)?;
    match win.from() {
        None => Some("a self-drawn tile was fed by nobody, say that a set was fed"),
        Some(from) if from != stated.seat => Some(
            "the winning tile came from another player, name that seat or say that a set was fed",
        ),
        Some(_) => None,
    }
}
