//! A hand that was scored, tried out with one thing in the place of what was entered.

use super::{LiabilityAnswer, LiabilityEntry, LiabilityQuestion, LiabilityTopic};
use crate::engine::{Score, score};
use crate::hands::{Hand, LiableTile, Meld, SetKind, StatedLiability, WinContext};
use crate::schema::{
    Ask, Asked, BySeat, Exemption, Fact, House, Liability, Need, Question, question,
};
use crate::sentence::Gap;
use crate::tiles::Seat;

static PUNG: Question = discarder("Who discarded the {0} for the pung?");
static KONG: Question = discarder("Who discarded the {0} for the kong?");

/// A question for who discarded the claimed tile of a set; `{0}` is the tile.
const fn discarder(words: &'static str) -> Question {
    question("from", words, Ask::Seat, Need::Never)
}

/// What was entered, as it was scored.
pub(super) struct Entered<'a> {
    pub hand: &'a Hand,
    pub context: &'a WinContext,
    pub score: &'a Score,
    /// Whether the same reading pays most, whoever fed the hand.
    pub has_no_rival: bool,
}

/// That, to be tried out with something else in its place.
#[derive(Clone, Copy)]
pub(super) struct WhatIf<'a> {
    pub house: &'a House,
    pub hand: &'a Hand,
    pub context: &'a WinContext,
    pub entered: &'a Entered<'a>,
}

impl WhatIf<'_> {
    pub fn of_set(self, place: usize, meld: Meld) -> Option<LiabilityQuestion> {
        let answers = self.others().map(|seat| LiabilityAnswer {
            fact: Fact::Seat(seat),
            given: meld.from == Some(seat),
            enters: LiabilityEntry::From(place, seat),
            net: {
                let hand = &self.hand.clone().claimed_from(place, Some(seat));
                WhatIf { hand, ..self }.net()
            },
        });
        let asked = match meld.kind.set() {
            SetKind::Kong => &KONG,
            _ => &PUNG,
        };
        let about = LiabilityTopic::Set(place);
        asking(about, asked, meld.tile.into(), answers.collect())
    }

    /// Asked where it is stated already, so that it can be taken back, and where the tiles can't
    /// tell. What is stated to be free is a question of its own.
    pub fn of_liability(
        self,
        liability: &'static Liability,
        fed: LiableTile,
    ) -> Option<LiabilityQuestion> {
        let key = liability.key;
        let all = &self.context.liability;
        let is_this = |one: &StatedLiability| stated(key, one.seat, fed) == *one;
        let said = all.iter().rposition(is_this);
        let seats = match (said, fed) {
            (None, _) => self.unseen(liability, fed),
            (Some(_), LiableTile::Set) => self.others().collect(),
            (Some(_), LiableTile::WinningTile) => self.context.win.from().into_iter().collect(),
        };
        if seats.is_empty() {
            return None;
        }
        // What is stated stays in its place among the others.
        let (before, after) = all.split_at(said.unwrap_or(all.len()));
        let stating = |one: Option<StatedLiability>| {
            let rest = |part: &[StatedLiability]| {
                part.iter().copied().filter(|one| !is_this(one)).collect()
            };
            let [before, after]: [Vec<StatedLiability>; 2] = [rest(before), rest(after)];
            before.into_iter().chain(one).chain(after).collect()
        };
        // Of several the one counts by which it is paid; rule sets differ in which.
        let now = self.net();
        let pays = |&seat: &Seat| self.stating(stating(Some(stated(key, seat, fed)))) == now;
        let said_of = all.iter().rev().filter(|one| is_this(one));
        let given = said_of.map(|one| one.seat).find(pays);
        let named = seats.into_iter().map(|seat| {
            let all = stating(Some(stated(key, seat, fed)));
            self.answer(Fact::Seat(seat), given == Some(seat), all)
        });
        let nobody = self.answer(Fact::Nothing, said.is_none(), stating(None));
        let answers = named.chain([nobody]).collect();
        let about = LiabilityTopic::Liability(liability, fed);
        asking(about, &liability.asks, liability.name.into(), answers)
    }

    /// Who may have fed the hand in this way though nothing on the table shows it: stating it would
    /// make that player liable, where nobody is even if that player discarded for every set that it
    /// can be about.
    fn unseen(self, liability: &Liability, fed: LiableTile) -> Vec<Seat> {
        let meant = self.meant(liability, fed);
        let may = |seat: &Seat| {
            let mut own = meant
                .iter()
                .filter(|(_, meld)| meld.from.is_none_or(|from| from == *seat))
                .peekable();
            if own.peek().is_none() {
                return false;
            }
            let hand = own.fold(self.hand.clone(), |hand, (place, _)| {
                hand.claimed_from(*place, Some(*seat))
            });
            let what = WhatIf {
                hand: &hand,
                ..self
            };
            let mut all = self.context.liability.clone();
            all.push(stated(liability.key, *seat, fed));
            what.liable().is_empty() && what.stating(all) != what.net()
        };
        self.others().filter(may).collect()
    }

    /// The sets that a liability can be about which tiles don't always tell: when a tile was added
    /// to a pung, and when bonus tiles were drawn. Everything else that tiles can't tell is a
    /// circumstance of the win, and asked as that.
    fn meant(self, liability: &Liability, fed: LiableTile) -> Vec<(usize, Meld)> {
        match fed {
            LiableTile::WinningTile => Vec::new(),
            LiableTile::Set => liability.unseen.sets(self.hand),
        }
    }

    pub fn of_exempt(
        self,
        seat: Seat,
        fed: LiableTile,
        exempt: &'static Exemption,
    ) -> Option<LiabilityQuestion> {
        let keys = self.keys();
        keys.into_iter()
            .find_map(|key| self.of_exempt_as(key, seat, fed, exempt))
    }

    /// The liabilities of the rule set, those first whose name is that of an element of the hand.
    fn keys(self) -> Vec<&'static str> {
        let rule_set = self.house.rule_set();
        let best = &self.entered.score.best;
        let is_met = |key: &&'static str| {
            let id = rule_set.element_id(key);
            id.is_some_and(|id| best.meets(id))
        };
        let (mut met, others): (Vec<_>, Vec<_>) = rule_set
            .liabilities
            .iter()
            .map(|one| one.key)
            .partition(is_met);
        met.extend(others);
        met
    }

    /// A player is free of a feed by the name under which it made that player liable: stating it
    /// without what frees must change nothing.
    fn of_exempt_as(
        self,
        key: &'static str,
        seat: Seat,
        fed: LiableTile,
        exempt: &'static Exemption,
    ) -> Option<LiabilityQuestion> {
        let given = &self.context.liability;
        let bare = stated(key, seat, fed);
        let freed = StatedLiability {
            exempt: Some(exempt.key),
            ..bare
        };
        let is_free = given.contains(&freed);
        let mut without = given.clone();
        without.retain(|one| *one != freed);
        let no =
            if is_free && self.stating(without.clone()) != self.stating(with(given, freed, bare)) {
                with(given, freed, bare)
            } else {
                without
            };
        if self.stating(no.clone()) != self.stating(with(&no, bare, bare)) {
            return None;
        }
        let yes = with(&no, bare, freed);
        let answers = vec![
            self.answer(Fact::Flag(true), is_free, yes),
            self.answer(Fact::Flag(false), !is_free, no),
        ];
        let about = LiabilityTopic::Exemption { seat, exempt, fed };
        asking(about, &exempt.asks, seat.into(), answers)
    }

    fn answer(self, fact: Fact, given: bool, all: Vec<StatedLiability>) -> LiabilityAnswer {
        LiabilityAnswer {
            fact,
            given,
            net: self.stating(all.clone()),
            enters: LiabilityEntry::StatedLiability(all),
        }
    }

    /// The other players, East first.
    pub fn others(self) -> impl Iterator<Item = Seat> {
        let winner = self.context.seat;
        Seat::ALL.into_iter().filter(move |&seat| seat != winner)
    }

    /// What was scored isn't scored again. With another answer others pay; only where another reading may
    /// then pay more the hand is read anew.
    fn score(self) -> Option<Score> {
        let Self {
            house,
            hand,
            context,
            entered,
        } = self;
        if hand == entered.hand && context == entered.context {
            Some(entered.score.clone())
        } else if entered.has_no_rival {
            Some(entered.score.settled_anew(house, hand, context))
        } else {
            score(house, hand, context)
        }
    }

    /// What each player gains or loses.
    fn net(self) -> BySeat<i64> {
        self.score()
            .map_or_else(BySeat::default, |score| score.payments.net())
    }

    /// The same if the table states all this.
    fn stating(self, liability: Vec<StatedLiability>) -> BySeat<i64> {
        let context = WinContext {
            liability,
            ..self.context.clone()
        };
        let what = WhatIf {
            context: &context,
            ..self
        };
        what.net()
    }

    /// Who pays under a clause of liability.
    pub fn liable(self) -> Vec<Seat> {
        let Some(score) = self.score() else {
            return Vec::new();
        };
        let otherwise = score.without_liability(self.house, self.hand, self.context);
        let transfers = score.payments.transfers().iter();
        let payers = transfers.filter_map(|one| one.from.seat());
        otherwise.map_or_else(Vec::new, |_| payers.collect())
    }
}

/// A feed without anything that frees the feeder.
const fn stated(key: &'static str, seat: Seat, fed: LiableTile) -> StatedLiability {
    StatedLiability {
        key,
        seat,
        fed,
        exempt: None,
    }
}

/// These with one in the place of another, or added to them.
fn with(
    all: &[StatedLiability],
    old: StatedLiability,
    new: StatedLiability,
) -> Vec<StatedLiability> {
    let mut all = all.to_vec();
    match all.iter_mut().find(|one| **one == old) {
        Some(one) => *one = new,
        None => all.push(new),
    }
    all
}

/// A question, if two of its answers lead to different payments.
fn asking(
    about: LiabilityTopic,
    question: &'static Question,
    gap: Gap,
    answers: Vec<LiabilityAnswer>,
) -> Option<LiabilityQuestion> {
    let differ = answers.windows(2).any(|two| two[0].net != two[1].net);
    let facts = answers.iter().map(|one| one.fact.clone());
    let listed = facts.filter(|fact| *fact != Fact::Nothing).collect();
    differ.then(|| LiabilityQuestion {
        about,
        asked: Asked {
            gaps: vec![gap],
            skip: question.skip,
            ..Asked::new(question, listed)
        },
        answers,
    })
}
