//! Evaluation of a scored hand with one input replaced.

use super::{LiabilityAnswer, LiabilityEntry, LiabilityQuestion, LiabilityTopic};
use crate::engine::{Score, score};
use crate::evaluate::RuleConfig;
use crate::hands::{Hand, LiableTile, Meld, SetKind, StatedLiability, WinContext};
use crate::model::{
    Answer, AnswerKind, BySeat, Exemption, Liability, Prompt, Question, Required, question,
};
use crate::sentence::Gap;
use crate::tiles::Seat;

static PUNG: Question = discarder("Who discarded the {0} for the pung?");
static KONG: Question = discarder("Who discarded the {0} for the kong?");

/// Creates a question about the discarder of the claimed tile of a set; `{0}` is the tile.
const fn discarder(words: &'static str) -> Question {
    question("from", words, AnswerKind::Seat, Required::Optional)
}

/// The input that was scored.
pub(super) struct ScoredEntry<'a> {
    pub hand: &'a Hand,
    pub context: &'a WinContext,
    pub score: &'a Score,
    /// Whether the same reading pays most, regardless of liability.
    pub is_unambiguous: bool,
}

/// The input that was scored, with optional replacements.
#[derive(Clone, Copy)]
pub(super) struct WhatIf<'a> {
    pub house: &'a RuleConfig,
    pub hand: &'a Hand,
    pub context: &'a WinContext,
    pub entered: &'a ScoredEntry<'a>,
}

impl WhatIf<'_> {
    pub fn set_question(self, place: usize, meld: Meld) -> Option<LiabilityQuestion> {
        let answers = self.others().map(|seat| LiabilityAnswer {
            answer: Answer::Seat(seat),
            is_current: meld.from == Some(seat),
            enters: LiabilityEntry::From(place, seat),
            net: {
                let hand = &self.hand.clone().claimed_from(place, Some(seat));
                WhatIf { hand, ..self }.net()
            },
        });
        let question = match meld.kind.set() {
            SetKind::Kong => &KONG,
            _ => &PUNG,
        };
        let about = LiabilityTopic::Set(place);
        relevant_question(about, question, meld.tile.into(), answers.collect())
    }

    /// Returns the question about a liability: if it is stated, so that it can be removed, and if the tiles
    /// can't show it. A stated exemption has a question of its own.
    pub fn liability_question(
        self,
        liability: &'static Liability,
        tile: LiableTile,
    ) -> Option<LiabilityQuestion> {
        let key = liability.key;
        let all = &self.context.liability;
        let is_this = |one: &StatedLiability| stated(key, one.seat, tile) == *one;
        let position = all.iter().rposition(is_this);
        let seats = match (position, tile) {
            (None, _) => self.unseen(liability, tile),
            (Some(_), LiableTile::Set) => self.others().collect(),
            (Some(_), LiableTile::WinningTile) => self.context.win.from().into_iter().collect(),
        };
        if seats.is_empty() {
            return None;
        }
        // The stated liability keeps its position among the others.
        let (before, after) = all.split_at(position.unwrap_or(all.len()));
        let stating = |one: Option<StatedLiability>| {
            let rest = |part: &[StatedLiability]| {
                part.iter().copied().filter(|one| !is_this(one)).collect()
            };
            let [before, after]: [Vec<StatedLiability>; 2] = [rest(before), rest(after)];
            before.into_iter().chain(one).chain(after).collect()
        };
        // Of several, the one that decides the payment; rule sets differ in which.
        let now = self.net();
        let pays = |&seat: &Seat| self.net_with(stating(Some(stated(key, seat, tile)))) == now;
        let matching = all.iter().rev().filter(|one| is_this(one));
        let current = matching.map(|one| one.seat).find(pays);
        let named = seats.into_iter().map(|seat| {
            let all = stating(Some(stated(key, seat, tile)));
            self.answer(Answer::Seat(seat), current == Some(seat), all)
        });
        let no_one = self.answer(Answer::Open, position.is_none(), stating(None));
        let answers = named.chain([no_one]).collect();
        let about = LiabilityTopic::Liability(liability, tile);
        relevant_question(about, &liability.question, liability.name.into(), answers)
    }

    /// Returns the players who may be liable although no meld shows it: as the source of every candidate set
    /// the player isn't liable, but stating the liability changes the payments.
    fn unseen(self, liability: &Liability, tile: LiableTile) -> Vec<Seat> {
        let sets = self.candidate_sets(liability, tile);
        let may = |seat: &Seat| {
            let mut own = sets
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
            all.push(stated(liability.key, *seat, tile));
            what.liable().is_empty() && what.net_with(all) != what.net()
        };
        self.others().filter(may).collect()
    }

    /// Returns the sets that a liability can be about and that tiles don't always show: when a tile was added
    /// to a pung, and when bonus tiles were drawn. Everything else is a circumstance with a question of its
    /// own.
    fn candidate_sets(self, liability: &Liability, tile: LiableTile) -> Vec<(usize, Meld)> {
        match tile {
            LiableTile::WinningTile => Vec::new(),
            LiableTile::Set => liability.unseen.sets(self.hand),
        }
    }

    pub fn exemption_question(
        self,
        seat: Seat,
        tile: LiableTile,
        exempt: &'static Exemption,
    ) -> Option<LiabilityQuestion> {
        let keys = self.keys();
        keys.into_iter()
            .find_map(|key| self.exemption_question_for(key, seat, tile, exempt))
    }

    /// Returns the liabilities of the rule set, first those with the name of an element of the hand.
    fn keys(self) -> Vec<&'static str> {
        let rule_set = self.house.rule_set();
        let best = &self.entered.score.best;
        let is_met = |key: &&'static str| {
            let id = rule_set.element_id(key);
            id.is_some_and(|id| best.meets(id))
        };
        let (mut met, others): (Vec<_>, Vec<_>) = rule_set
            .game
            .liabilities
            .iter()
            .map(|one| one.key)
            .partition(is_met);
        met.extend(others);
        met
    }

    /// Returns the question about an exemption: stating the liability without the exemption must not change
    /// the payments.
    fn exemption_question_for(
        self,
        key: &'static str,
        seat: Seat,
        tile: LiableTile,
        exempt: &'static Exemption,
    ) -> Option<LiabilityQuestion> {
        let current = &self.context.liability;
        let bare = stated(key, seat, tile);
        let freed = StatedLiability {
            exempt: Some(exempt.key),
            ..bare
        };
        let is_free = current.contains(&freed);
        let mut without = current.clone();
        without.retain(|one| *one != freed);
        let no = if is_free
            && self.net_with(without.clone()) != self.net_with(with(current, freed, bare))
        {
            with(current, freed, bare)
        } else {
            without
        };
        if self.net_with(no.clone()) != self.net_with(with(&no, bare, bare)) {
            return None;
        }
        let yes = with(&no, bare, freed);
        let answers = vec![
            self.answer(Answer::Flag(true), is_free, yes),
            self.answer(Answer::Flag(false), !is_free, no),
        ];
        let about = LiabilityTopic::Exemption { seat, exempt, tile };
        relevant_question(about, &exempt.question, seat.into(), answers)
    }

    fn answer(
        self,
        answer: Answer,
        is_current: bool,
        all: Vec<StatedLiability>,
    ) -> LiabilityAnswer {
        LiabilityAnswer {
            answer,
            is_current,
            net: self.net_with(all.clone()),
            enters: LiabilityEntry::StatedLiability(all),
        }
    }

    /// Returns the other players, East first.
    pub fn others(self) -> impl Iterator<Item = Seat> {
        let winner = self.context.seat;
        Seat::ALL.into_iter().filter(move |&seat| seat != winner)
    }

    /// Returns the score. The scored hand is reused with recomputed payments; it is read again only if
    /// another reading may then pay more.
    fn score(self) -> Option<Score> {
        let Self {
            house,
            hand,
            context,
            entered,
        } = self;
        if hand == entered.hand && context == entered.context {
            Some(entered.score.clone())
        } else if entered.is_unambiguous {
            Some(entered.score.recompute_payments(house, hand, context))
        } else {
            score(house, hand, context)
        }
    }

    /// Returns the gain or loss of each player.
    fn net(self) -> BySeat<i64> {
        self.score()
            .map_or_else(BySeat::default, |score| score.payments.net())
    }

    /// Returns the gain or loss of each player with these stated liabilities.
    fn net_with(self, liability: Vec<StatedLiability>) -> BySeat<i64> {
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

    /// Returns the players who pay under a clause of liability.
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

/// Creates a stated liability without an exemption.
const fn stated(key: &'static str, seat: Seat, tile: LiableTile) -> StatedLiability {
    StatedLiability {
        key,
        seat,
        tile,
        exempt: None,
    }
}

/// Returns the list with one entry replaced or added.
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

/// Returns the question if two of its answers lead to different payments.
fn relevant_question(
    about: LiabilityTopic,
    question: &'static Question,
    gap: Gap,
    answers: Vec<LiabilityAnswer>,
) -> Option<LiabilityQuestion> {
    let differ = answers.windows(2).any(|two| two[0].net != two[1].net);
    let choices = answers.iter().map(|one| one.answer.clone());
    let listed = choices.filter(|answer| *answer != Answer::Open).collect();
    differ.then(|| LiabilityQuestion {
        about,
        prompt: Prompt {
            gaps: vec![gap],
            skip: question.skip,
            ..Prompt::new(question, listed)
        },
        answers,
    })
}
