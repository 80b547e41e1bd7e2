//! Circumstances of a rule set: what they require and exclude.

use crate::hands::{Circumstance, MeldInput, SetKind, WinBy, hand_notation::WinInput};
use crate::model::{Condition, RuleOptions};
use crate::sentence;
use crate::sentence::Sentence;
use crate::tiles::Seat;

/// A circumstance of a rule set.
#[derive(Clone, Copy, Debug)]
pub struct CircumstanceRule {
    /// The circumstance.
    pub circumstance: Circumstance,
    /// The name.
    pub name: &'static str,
    /// Other names in every language and script, separated by commas, for the search.
    pub aliases: &'static str,
    /// The meaning, in a sentence.
    pub description: &'static str,
    /// The clause.
    pub clause: &'static str,
    /// Whether it is frequent enough to be always visible.
    pub common: bool,
    /// The requirements.
    pub needs: Needs,
    /// Circumstances that it excludes.
    pub excludes: &'static [Circumstance],
    /// Returns whether it bars the win.
    pub refuses: Option<fn(&RuleOptions, &WinInput) -> bool>,
}

/// The requirements of a circumstance.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is an independent condition"
)]
#[derive(Clone, Copy, Debug)]
pub struct Needs {
    /// The ways of winning for which it is relevant.
    pub by: &'static [WinBy],
    /// Whether it is impossible with other ways of winning, or only irrelevant.
    pub only: bool,
    /// The player who must be the dealer.
    pub dealer: Dealer,
    /// The melds that are allowed.
    pub melds: MeldCondition,
    /// Whether it has a count.
    pub count: Count,
    /// Whether it has a seat: an exempt player.
    pub seat: bool,
    /// Whether the hand must be complete. Otherwise it declares a win by some of the tiles.
    pub complete: bool,
    /// Whether it requires a bonus tile.
    pub bonus: bool,
    /// Whether another player drew the last bonus tile of the win.
    pub anothers_bonus: bool,
    /// Whether the hand may conceal no other copy of the winning tile.
    pub only_copy: bool,
    /// Circumstances of which one must hold too; empty if none is required.
    pub requires_any: &'static [Circumstance],
    /// Returns the conflict with a further requirement, which may depend on options.
    pub further: Option<fn(&RuleOptions, &WinInput) -> Option<Conflict>>,
    /// The rule configurations in which it matters.
    pub played: Condition,
}

/// Whether a circumstance has a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// No count.
    Never,
    /// An optional count, 1 by default.
    Perhaps,
    /// A required count.
    Always,
}

/// The player who must be the dealer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dealer {
    /// Any player.
    Anybody,
    /// The winner.
    Winner,
    /// A player before the winner in turn order, and so is the discarder.
    BeforeWinner,
    /// The discarder.
    Discarder,
}

/// The melds that the winner may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MeldCondition {
    /// Any melds.
    Anything,
    /// No claimed melds.
    NoneClaimed,
    /// No claimed melds: the hand is closed when it wins.
    Closed,
    /// At least one claimed meld.
    Claimed,
    /// No melds.
    NoMelds,
    /// At least one kong.
    Kong,
    /// At least two kongs.
    TwoKongs,
}

impl Needs {
    /// No requirements.
    pub const ANY: Self = Self {
        by: &WinBy::ALL,
        only: false,
        dealer: Dealer::Anybody,
        melds: MeldCondition::Anything,
        count: Count::Never,
        seat: false,
        complete: true,
        bonus: false,
        anothers_bonus: false,
        only_copy: false,
        requires_any: &[],
        further: None,
        played: Condition::Always,
    };

    /// Requirements for these ways of winning only; impossible with others.
    pub const fn only(by: &'static [WinBy]) -> Self {
        Self {
            by,
            only: true,
            ..Self::ANY
        }
    }

    /// Requirements of a win without a complete hand, in one of these ways.
    pub const fn declared(by: &'static [WinBy]) -> Self {
        Self {
            complete: false,
            ..Self::only(by)
        }
    }

    /// Requirements for these ways of winning; irrelevant for others.
    pub const fn matters_for(by: &'static [WinBy]) -> Self {
        Self { by, ..Self::ANY }
    }
}

impl CircumstanceRule {
    /// The base: a rare circumstance without requirements, of which a rule set mentions only what differs.
    pub const BASE: Self = Self {
        circumstance: Circumstance::LastTile,
        name: "",
        aliases: "",
        description: "",
        clause: "",
        common: false,
        needs: Needs::ANY,
        excludes: &[],
        refuses: None,
    };
}

/// Rules are identified by their circumstances.
impl PartialEq for CircumstanceRule {
    fn eq(&self, other: &Self) -> bool {
        self.circumstance == other.circumstance
    }
}

impl CircumstanceRule {
    /// Returns whether it is offered in this context: possible and relevant.
    pub fn is_offered(&self, house: &RuleOptions, entry: &WinInput) -> bool {
        let by_fits = entry
            .context
            .by
            .is_none_or(|by| self.needs.by.contains(&by));
        by_fits && self.conflicts(house, entry).next().is_none()
    }

    /// Returns all conflicts with the input.
    pub(crate) fn conflicts<'a>(
        &'a self,
        house: &RuleOptions,
        entry: &'a WinInput,
    ) -> impl Iterator<Item = Conflict> + use<'a> {
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
        let has_wrong_melds = match needs.melds {
            MeldCondition::Anything => false,
            MeldCondition::NoneClaimed | MeldCondition::Closed => {
                melds.iter().any(|meld| meld.kind.is_claimed())
            }
            MeldCondition::Claimed => !melds.iter().any(|meld| meld.kind.is_claimed()),
            MeldCondition::NoMelds => !melds.is_empty(),
            MeldCondition::Kong => kongs() == 0,
            MeldCondition::TwoKongs => kongs() < 2,
        };
        let replaced = context.circumstances.count(self.circumstance).unwrap_or(1);
        let bonus = needs.bonus && entry.hand.bonus.len() < usize::from(replaced.max(1));
        let copy = needs.only_copy && entry.hand.conceals_winning_tile();
        let mut required = needs.requires_any.iter();
        let is_unmet = !needs.requires_any.is_empty()
            && !required.any(|&other| context.circumstances.has(other));
        by.map(|_| Conflict::By(needs.by))
            .into_iter()
            .chain(dealer.map(|_| Conflict::Dealer(needs.dealer)))
            .chain(has_wrong_melds.then_some(Conflict::Melds(needs.melds)))
            .chain(bonus.then_some(Conflict::NoBonus))
            .chain(copy.then_some(Conflict::ConcealedCopy))
            .chain(is_unmet.then_some(Conflict::Without(needs.requires_any)))
            .chain(needs.further.and_then(|further| further(house, entry)))
            .chain(
                self.excludes
                    .iter()
                    .filter(|&&other| context.circumstances.has(other))
                    .map(|&other| Conflict::With(other)),
            )
    }
}

/// A conflict of a circumstance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conflict {
    /// The way of winning isn't one of these.
    By(&'static [WinBy]),
    /// The dealer isn't this player.
    Dealer(Dealer),
    /// The melds don't match this condition.
    Melds(MeldCondition),
    /// There are too few bonus tiles.
    NoBonus,
    /// The hand conceals another copy of the winning tile.
    ConcealedCopy,
    /// Another circumstance holds.
    With(Circumstance),
    /// None of these circumstances holds.
    Without(&'static [Circumstance]),
    /// A further requirement isn’t met: the remedy in a sentence, with a gap for the circumstance.
    Further(&'static str),
    /// The input is impossible: the remedy in a sentence, with a gap for the circumstance.
    Impossible(&'static str),
}

impl Conflict {
    /// Returns the conflict of this circumstance and its remedy as a sentence.
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
            Self::Without(others) => {
                let others = others.iter().map(|one| one.key().to_owned().into());
                return sentence!(
                    "{0} takes {1} too: enter that, or remove it",
                    about.key().to_owned(),
                    Sentence::joined("{0} or {1}", others)
                );
            }
            Self::Further(words) | Self::Impossible(words) => words,
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
            Self::Melds(MeldCondition::NoMelds) => {
                "{0} comes before anything can lie on the table: remove the melds or remove it"
            }
            Self::Melds(MeldCondition::Claimed) => {
                "{0} takes a claimed meld, and the hand has none: enter the meld or remove it"
            }
            Self::Melds(MeldCondition::Closed) => {
                "{0} takes a closed hand, and this one is open: remove the claimed melds or remove it"
            }
            Self::Melds(MeldCondition::Kong) => {
                "{0} takes a kong on the table, and the hand has none: enter the kong or remove it"
            }
            Self::Melds(MeldCondition::TwoKongs) => {
                "{0} takes two kongs on the table: enter them or remove it"
            }
            Self::Melds(_) => {
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
