//! A verdict in the numbers of a table.

use super::effects::{Bets, Counters, DealerAfter, HandAfter};
use super::verdict::Verdict;
use crate::fouls::Stakes;
use crate::schema::{Ask, BySeat, Fact, Facts, Need, Overall, Payments, Question, question};
use crate::tiles::Seat;

const SEAT: Question = question("seat", "Who was it?", Ask::Seat, Need::Never);
const OVERALL: Question = question(
    "overall",
    "What was the player’s overall score?",
    Ask::Overall,
    Need::Never,
);
const DECLARED: Question = question(
    "declared",
    "Who declared riichi in this hand?",
    Ask::Seats,
    Need::Never,
);
const BETS: Question = question(
    "bets",
    "How many riichi bets lay there from hands before?",
    Ask::Number(99),
    Need::Never,
);
const COUNTERS: Question = question(
    "counters",
    "How many continuance counters?",
    Ask::Number(99),
    Need::Never,
);
const TENPAI: Question = question("tenpai", "Who was tenpai?", Ask::Seats, Need::Never);

/// What more can be told about the table.
static ALL: [Question; 6] = [SEAT, OVERALL, DECLARED, BETS, COUNTERS, TENPAI];

/// What more can be told about the table, where that is played for and where not: who it was goes first.
pub(super) fn about_the_table(stakes: Option<&Stakes>) -> &'static [Question] {
    match stakes {
        Some(_) => &ALL,
        None => &ALL[..2],
    }
}

/// Who it was.
pub fn who() -> &'static Question {
    &ALL[0]
}

/// A verdict in the numbers of a table, as far as they are known.
#[derive(Clone, Debug, PartialEq)]
pub struct Aftermath {
    /// The overall score of the player afterwards.
    pub overall: Option<Overall>,
    /// What is paid at the table.
    pub payments: Payments,
    /// The riichi bets that each player takes back, in points of the table.
    pub returned: BySeat<i64>,
    /// How many riichi bets lie on the table afterwards.
    pub bets: Option<u32>,
    /// How many continuance counters there are afterwards.
    pub counters: Option<u32>,
    /// Who deals next.
    pub dealer: DealerAfter,
}

impl Verdict {
    /// What more can be told about the table, and changes what comes out of it in numbers.
    pub fn asks(&self) -> impl Iterator<Item = &'static Question> {
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
                // Those of earlier hands stay while the hand is dealt again.
                "bets" => with_bets || void,
                "counters" => void || draw,
                "tenpai" => draw,
                _ => false,
            })
    }

    /// The verdict in the numbers of a table, as far as they are known.
    pub fn aftermath(&self, facts: &Facts) -> Aftermath {
        let effects = self.effects;
        let seat = facts.seat("seat");
        let seats = |key| match facts.fact(key) {
            Some(Fact::Seats(seats)) => Some(*seats),
            _ => None,
        };
        let overall = match facts.fact("overall") {
            Some(Fact::Overall(before)) => effects.overall.map(|points| *before + points),
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
            // Those of earlier hands stay while the hand is dealt again.
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
            // A hand that was declared dead before is noten too.
            HandAfter::Drawn if self.was_dead => without(seat, seats("tenpai")),
            HandAfter::Drawn => seats("tenpai"),
            // Whose hand is dead is noten, whatever else is said.
            HandAfter::Noten => without(seat, seats("tenpai")),
            _ => None,
        };
        Aftermath {
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

/// Who is tenpai but for this player.
fn without(seat: Option<Seat>, tenpai: Option<BySeat<bool>>) -> Option<BySeat<bool>> {
    seat.zip(tenpai).map(|(seat, mut tenpai)| {
        tenpai[seat] = false;
        tenpai
    })
}

/// Who deals next, where it depends on who did it, or on who is tenpai at a draw.
fn dealer(after: DealerAfter, seat: Option<Seat>, tenpai: Option<BySeat<bool>>) -> DealerAfter {
    let by_tenpai = tenpai.map_or(after, DealerAfter::drawn);
    match (after, seat) {
        (DealerAfter::RotatesIfEast, Some(Seat::East)) => DealerAfter::Rotates,
        (DealerAfter::RotatesIfEast, Some(_)) | (DealerAfter::Normal, _) => by_tenpai,
        _ => after,
    }
}
