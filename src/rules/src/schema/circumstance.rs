//! Circumstances as a rule set knows them: what they need, and what they contradict.

use crate::DORA_AND_BETS;
use crate::hands::notation::WinInput;
use crate::hands::{Circumstance, MeldInput, SetKind, WinBy};
use crate::schema::{Condition, House};
use crate::sentence;
use crate::sentence::Sentence;
use crate::tiles::Seat;

/// A circumstance as a rule set knows it.
#[derive(Clone, Copy, Debug)]
pub struct CircumstanceRule {
    /// Which.
    pub circumstance: Circumstance,
    /// What it is called on the screen.
    pub name: &'static str,
    /// What else players call it, in every language and script, divided by commas: for the search.
    pub also: &'static str,
    /// What it means, in a sentence.
    pub says: &'static str,
    /// The clause that asks for it.
    pub clause: &'static str,
    /// Whether it comes up often enough to be always in sight.
    pub common: bool,
    /// What it needs.
    pub needs: Needs,
    /// Circumstances that can't hold beside it.
    pub excludes: &'static [Circumstance],
    /// When it bars the win.
    pub refuses: Option<fn(&House, &WinInput) -> bool>,
}

/// The circumstances of a rule set. Where no hand is scored, none is asked whether it bars a win.
pub(crate) const fn circumstances<const N: usize>(
    mut all: [CircumstanceRule; N],
) -> [CircumstanceRule; N] {
    let mut one = 0;
    while one < N {
        if !cfg!(feature = "hands") {
            all[one].refuses = None;
        }
        one += 1;
    }
    all
}

/// What must be so for a circumstance to hold.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a question of its own"
)]
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
    pub count: Count,
    /// Whether it is about a seat: a player whom it frees.
    pub seat: bool,
    /// Whether the hand must be complete. Else it declares a win by some of its tiles alone.
    pub complete: bool,
    /// Whether a bonus tile must lie beside the hand.
    pub bonus: bool,
    /// Whether the last bonus tile of the win is another player's.
    pub anothers_bonus: bool,
    /// Whether the hand may conceal no other copy of the winning tile.
    pub only_copy: bool,
    /// Circumstances of which one must hold too; nothing where none need.
    pub beside: &'static [Circumstance],
    /// In which houses it counts for anything.
    pub played: Condition,
}

/// Whether a circumstance comes with a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// It doesn't.
    Never,
    /// It may; without one it is once.
    Perhaps,
    /// It must.
    Always,
}

/// Who must be the dealer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dealer {
    /// Anybody.
    Anybody,
    /// The winner.
    Winner,
    /// Somebody who sits before the winner; so does the discarder.
    BeforeWinner,
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
    /// Nothing that was claimed: the hand is closed when it wins.
    Closed,
    /// Nothing.
    Nothing,
    /// A kong, and perhaps more.
    Kong,
    /// Two kongs, and perhaps more.
    TwoKongs,
}

impl Needs {
    /// Nothing in particular.
    pub const ANY: Self = Self {
        by: &WinBy::ALL,
        only: false,
        dealer: Dealer::Anybody,
        table: Table::Anything,
        count: Count::Never,
        seat: false,
        complete: true,
        bonus: false,
        anothers_bonus: false,
        only_copy: false,
        beside: &[],
        played: Condition::Always,
    };

    /// Asked for these ways of winning, and impossible for others.
    pub const fn only(by: &'static [WinBy]) -> Self {
        Self {
            by,
            only: true,
            ..Self::ANY
        }
    }

    /// A win without a complete hand, in one of these ways.
    pub const fn declared(by: &'static [WinBy]) -> Self {
        Self {
            complete: false,
            ..Self::only(by)
        }
    }

    /// Asked for these ways of winning; for others it doesn't matter.
    pub const fn matters_for(by: &'static [WinBy]) -> Self {
        Self { by, ..Self::ANY }
    }
}

impl CircumstanceRule {
    /// What of them can be asked before a hand is read: no other names, and nothing that bars a win.
    pub const fn outlines<const N: usize>(mut all: [Self; N]) -> [Self; N] {
        let mut place = 0;
        while place < N {
            all[place].also = "";
            all[place].clause = "";
            all[place].refuses = None;
            place += 1;
        }
        all
    }

    /// Whether the screen should offer it in this context: it can hold, and it matters.
    pub fn is_offered(&self, entry: &WinInput) -> bool {
        let by_fits = entry
            .context
            .by
            .is_none_or(|by| self.needs.by.contains(&by));
        by_fits && self.conflicts(entry).next().is_none()
    }

    /// Everything in what was entered that contradicts it.
    pub(crate) fn conflicts<'a>(
        &'a self,
        entry: &'a WinInput,
    ) -> impl Iterator<Item = Conflict> + 'a {
        let needs = self.needs;
        let context = &entry.context;
        let by = context.by.filter(|by| needs.only && !needs.by.contains(by));
        let dealer = match needs.dealer {
            Dealer::Anybody => None,
            Dealer::Winner => context.seat.filter(|&seat| seat != Seat::East),
            Dealer::BeforeWinner => context.seat.filter(|&seat| {
                seat == Seat::East || context.from.is_some_and(|from| from as u8 >= seat as u8)
            }),
            Dealer::Discarder => context
                .seat
                .filter(|&seat| seat == Seat::East)
                .or(context.from.filter(|&from| from != Seat::East)),
        };
        let melds = &entry.hand.melds;
        let kongs = || {
            let kong = |meld: &&MeldInput| meld.kind.set() == SetKind::Kong;
            melds.iter().filter(kong).count()
        };
        let table = match needs.table {
            Table::Anything => false,
            Table::NothingClaimed | Table::Closed => {
                melds.iter().any(|meld| meld.kind.is_claimed())
            }
            Table::Nothing => !melds.is_empty(),
            Table::Kong => kongs() == 0,
            Table::TwoKongs => kongs() < 2,
        };
        let replaced = context.circumstances.count(self.circumstance).unwrap_or(1);
        let bonus = needs.bonus && entry.hand.bonus.len() < usize::from(replaced.max(1));
        let copy = needs.only_copy && entry.hand.conceals_winning_tile();
        let mut beside = needs.beside.iter();
        let alone =
            !needs.beside.is_empty() && !beside.any(|&other| context.circumstances.has(other));
        by.map(|_| Conflict::By(needs.by))
            .into_iter()
            .chain(dealer.map(|_| Conflict::Dealer(needs.dealer)))
            .chain(table.then_some(Conflict::Table(needs.table)))
            .chain(bonus.then_some(Conflict::NoBonus))
            .chain(copy.then_some(Conflict::ConcealedCopy))
            .chain(alone.then_some(Conflict::Without(needs.beside)))
            .chain(
                self.excludes
                    .iter()
                    .filter(|&&other| context.circumstances.has(other))
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
    /// That too few bonus tiles lie beside the hand, or none.
    NoBonus,
    /// That the hand conceals another copy of the winning tile.
    ConcealedCopy,
    /// Another circumstance.
    With(Circumstance),
    /// That none of these holds beside it.
    Without(&'static [Circumstance]),
}

impl Conflict {
    /// What is wrong, and what would be right, of the circumstance that it is about.
    pub fn sentence(self, about: Circumstance) -> Sentence {
        let words = match self {
            Self::By(by) => {
                let ways = by.iter().map(|by| by.name().into());
                return sentence!(
                    "{0} goes only with {1}",
                    about.key().to_owned(),
                    Sentence::joined("{0} or {1}", ways)
                );
            }
            Self::With(other) => {
                return sentence!(
                    "{0} can’t hold together with {1}: remove one of them",
                    about.key().to_owned(),
                    other.key().to_owned()
                );
            }
            Self::Without(_) if !DORA_AND_BETS => return Sentence::default(),
            Self::Without(others) => {
                let others = others.iter().map(|one| one.key().to_owned().into());
                return sentence!(
                    "{0} takes {1} too: enter that, or remove it",
                    about.key().to_owned(),
                    Sentence::joined("{0} or {1}", others)
                );
            }
            Self::Dealer(Dealer::Winner) => {
                "{0} is for East, the dealer: change the winner’s seat or remove it"
            }
            Self::Dealer(Dealer::BeforeWinner) => {
                "{0} is not for East, the dealer, and takes a discard of a player whose first turn \
                 comes before the winner’s: change a seat or remove it"
            }
            Self::Dealer(_) => {
                "{0} takes a discard of East, the dealer, to another player: change a seat or remove it"
            }
            Self::Table(Table::Nothing) => {
                "{0} comes before anything can lie on the table: remove the melds or remove it"
            }
            Self::Table(Table::Closed) if DORA_AND_BETS => {
                "{0} takes a closed hand, and this one is open: remove the claimed melds or remove it"
            }
            Self::Table(Table::Kong) => {
                "{0} takes a kong on the table, and the hand has none: enter the kong or remove it"
            }
            Self::Table(Table::TwoKongs) => {
                "{0} takes two kongs on the table: enter them or remove it"
            }
            Self::Table(_) => {
                "{0} comes before anything can be claimed: remove the claimed melds or remove it"
            }
            Self::ConcealedCopy => {
                "{0} takes all other copies of the winning tile to lie open, and the hand conceals one: \
                 remove it"
            }
            Self::NoBonus => {
                "{0} takes a bonus tile beside the hand for each that was replaced: enter them or \
                 remove it"
            }
        };
        Sentence::new(words, vec![about.key().to_owned().into()])
    }
}
