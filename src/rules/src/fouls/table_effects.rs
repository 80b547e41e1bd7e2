//! Effects of a verdict on the points at the table.

use super::effects::{Bets, Counters, DealerAfter, HandAfter};
use super::verdict::Verdict;
use crate::fouls::Stakes;
use crate::model::{
    Answer, AnswerKind, Answers, BySeat, Overall, Payments, Question, Required, question,
};
use crate::tiles::Seat;

const SEAT: Question = question("seat", "Who was it?", AnswerKind::Seat, Required::Optional);
const OVERALL: Question = question(
    "overall",
    "What was the player’s overall score?",
    AnswerKind::Overall,
    Required::Optional,
);
const DECLARED: Question = question(
    "declared",
    "Who declared riichi in this hand?",
    AnswerKind::Seats,
    Required::Optional,
);
const BETS: Question = question(
    "bets",
    "How many riichi bets lay there from hands before?",
    AnswerKind::Number(99),
    Required::Optional,
);
const COUNTERS: Question = question(
    "counters",
    "How many continuance counters?",
    AnswerKind::Number(99),
    Required::Optional,
);
const TENPAI: Question = question(
    "tenpai",
    "Who was tenpai?",
    AnswerKind::Seats,
    Required::Optional,
);

/// Questions about the table: the offender first.
static ALL: [Question; 6] = [SEAT, OVERALL, DECLARED, BETS, COUNTERS, TENPAI];

/// Returns the questions about the table. Without stakes only those about the offender are returned.
pub(super) fn about_the_table(stakes: Option<&Stakes>) -> &'static [Question] {
    match stakes {
        Some(_) => &ALL,
        None => &ALL[..2],
    }
}

/// Returns the question for the offender.
pub fn who() -> &'static Question {
    &ALL[0]
}

/// Effects of a verdict in points, as far as the answers determine them.
#[derive(Clone, Debug, PartialEq)]
pub struct TableEffects {
    /// Overall score of the player after the penalty.
    pub overall: Option<Overall>,
    /// Payments at the table.
    pub payments: Payments,
    /// Riichi bets that are returned to each player, in points of the table.
    pub returned: BySeat<i64>,
    /// Riichi bets on the table after the ruling.
    pub bets: Option<u32>,
    /// Continuance counters after the ruling.
    pub counters: Option<u32>,
    /// Next dealer.
    pub dealer: DealerAfter,
}

impl Verdict {
    /// Returns the questions about the table whose answers change the effects in points.
    pub fn table_questions(&self) -> impl Iterator<Item = &'static Question> {
        let effects = self.effects;
        let noten = effects.hand == HandAfter::Noten;
        let draw = noten || effects.hand == HandAfter::Drawn;
        let void = effects.hand == HandAfter::Void;
        let with_bets = draw || matches!(effects.bets, Bets::Returned | Bets::Back);
        about_the_table(self.stakes)
            .iter()
            .filter(move |field| match field.key {
                "seat" => {
                    noten
                        || draw && self.was_dead
                        || effects.bets == Bets::Back
                        || effects.fine.is_some()
                }
                "overall" => effects
                    .overall
                    .is_some_and(|points| points != Overall::default()),
                "declared" => with_bets,
                // Bets of earlier deals stay on the table when the deal is repeated.
                "bets" => with_bets || void,
                "counters" => void || draw,
                "tenpai" => draw,
                _ => false,
            })
    }

    /// Returns the effects of the verdict in points, as far as the answers determine them.
    pub fn table_effects(&self, facts: &Answers) -> TableEffects {
        let effects = self.effects;
        let seat = facts.seat("seat");
        let seats = |key| match facts.get(key) {
            Some(Answer::Seats(seats)) => Some(*seats),
            _ => None,
        };
        let overall = match facts.get("overall") {
            Some(Answer::Overall(before)) => effects.overall.map(|points| *before + points),
            _ => None,
        };
        let declared = seats("declared");
        let bet = |seat| {
            let back = match effects.bets {
                Bets::Returned => declared.is_some_and(|declared| declared[seat]),
                Bets::Back => facts.seat("seat") == Some(seat),
                _ => false,
            };
            match self.stakes {
                Some(stakes) if back => stakes.bet,
                _ => 0,
            }
        };
        let older = facts.number("bets");
        let with_new = |but: Option<Seat>| {
            let declared = declared?;
            let new = declared
                .iter()
                .filter(|(seat, declared)| **declared && Some(*seat) != but);
            Some(older?.saturating_add(u32::try_from(new.count()).unwrap_or(0)))
        };
        let bets = match effects.bets {
            Bets::Returned => older,
            Bets::Stay | Bets::OnTable => with_new(None),
            Bets::Back => seat.and_then(|seat| with_new(Some(seat))),
            Bets::ToWinner => older.map(|_| 0),
            // Bets of earlier deals stay on the table when the deal is repeated.
            Bets::Untouched => {
                let is_dealt_again = self.stakes.is_some() && effects.redeal();
                older.filter(|_| is_dealt_again)
            }
        };
        let counters = facts.number("counters");
        let counters = match effects.counters {
            Counters::Unchanged => counters,
            Counters::Added => counters.map(|counters| counters.saturating_add(1)),
            _ => None,
        };
        let tenpai = match effects.hand {
            // A hand that was declared dead before is noten.
            HandAfter::Drawn if self.was_dead => without(seat, seats("tenpai")),
            HandAfter::Drawn => seats("tenpai"),
            // The offender is noten, whatever the answer to `tenpai` is.
            HandAfter::Noten => without(seat, seats("tenpai")),
            _ => None,
        };
        TableEffects {
            overall,
            payments: match (effects.fine, seat, tenpai.as_ref(), self.stakes) {
                (Some(fine), Some(seat), ..) => fine.payments(seat),
                (None, _, Some(tenpai), Some(stakes)) => stakes.noten_payments(tenpai),
                _ => Payments::none(),
            },
            returned: BySeat::new(Seat::ALL.map(bet)),
            bets,
            counters,
            dealer: dealer(effects.dealer, seat, tenpai),
        }
    }
}

/// Returns the tenpai players except the offender.
fn without(seat: Option<Seat>, tenpai: Option<BySeat<bool>>) -> Option<BySeat<bool>> {
    seat.zip(tenpai).map(|(seat, mut tenpai)| {
        tenpai[seat] = false;
        tenpai
    })
}

/// Returns the next dealer, as far as the offender or the tenpai players determine it.
fn dealer(after: DealerAfter, seat: Option<Seat>, tenpai: Option<BySeat<bool>>) -> DealerAfter {
    let by_tenpai = tenpai.map_or(after, DealerAfter::after_draw);
    match (after, seat) {
        (DealerAfter::RotatesIfEast, Some(Seat::East)) => DealerAfter::Rotates,
        (DealerAfter::RotatesIfEast, Some(_)) | (DealerAfter::Normal, _) => by_tenpai,
        _ => after,
    }
}
