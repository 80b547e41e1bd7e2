//! From what was answered to an event.

use super::kind::{ACTIONS, CAUSES, DECLARED, KONGS, MISSED};
use super::{
    Action, Claim, Declared, Event, EventError, EventKind, Inspection, KongKind, KongMade, Missed,
};
use crate::schema::{BySeat, Fact, Facts};

/// What is missing for an event.
const fn missing(at: &'static str) -> EventError {
    EventError {
        code: "bad-request",
        at,
        says: "this isn't known yet: answer it",
    }
}

impl Event {
    /// The event of a kind that these answers tell.
    ///
    /// # Errors
    /// The first question that must be answered and isn't.
    ///
    /// ```
    /// use tilewise_rules::{Event, EventKind, Fact, Facts, Seat, Win};
    /// let mut facts = Facts::default();
    /// facts.set("seat", Fact::Seat(Seat::West));
    /// let event = Event::of(EventKind::WrongTileCount, &facts).unwrap();
    /// assert_eq!(event, Event::WrongTileCount { seat: Seat::West });
    /// ```
    pub fn of(kind: EventKind, facts: &Facts) -> Result<Self, EventError> {
        let seat = |key| facts.seat(key).ok_or(missing(key));
        let flag = |key| facts.flag(key).unwrap_or(false);
        let pot = facts.number("pot").unwrap_or(0);
        let win = || facts.win().ok_or(missing("by"));
        Ok(match kind {
            EventKind::SettleWin => Self::SettleWin {
                seat: seat("seat")?,
                value: facts
                    .number("value")
                    .and_then(|value| value.try_into().ok())
                    .ok_or(missing("value"))?,
                win: win()?,
                pot,
            },
            EventKind::MultipleWins => Self::MultipleWins {
                from: seat("from")?,
                winners: match facts.fact("winners") {
                    Some(Fact::Winners(winners)) => winners.clone(),
                    _ => return Err(missing("winners")),
                },
                pot,
            },
            EventKind::ClaimsOnDiscard => Self::ClaimsOnDiscard {
                from: seat("from")?,
                claims: match facts.fact("claims") {
                    Some(Fact::Claims(claims)) => claims.clone(),
                    _ => return Err(missing("claims")),
                },
            },
            EventKind::ClaimOnSelfDraw => Self::ClaimOnSelfDraw {
                seat: seat("seat")?,
                from: seat("from")?,
                pure: flag("pure"),
            },
            EventKind::Claim => Self::Claim(claim(facts)?),
            EventKind::Draw => Self::Draw {
                pot,
                last_hand: flag("last_hand"),
                contributions: match facts.fact("contributions") {
                    Some(Fact::BySeat(by_seat)) => Some(all_known(by_seat)?),
                    _ => None,
                },
            },
            EventKind::ErroneousMahjong => Self::ErroneousMahjong {
                seat: seat("seat")?,
            },
            EventKind::FalseMahjong => Self::FalseMahjong {
                seat: seat("seat")?,
            },
            EventKind::FalseWin => Self::FalseWin {
                seat: seat("seat")?,
                win: win()?,
            },
            EventKind::WrongTileCount => Self::WrongTileCount {
                seat: seat("seat")?,
            },
            EventKind::ShortHand => Self::ShortHand {
                seat: seat("seat")?,
            },
            EventKind::LongHand => Self::LongHand {
                seat: seat("seat")?,
            },
            EventKind::BonusCollected => Self::BonusCollected {
                seat: seat("seat")?,
                held_before: facts.bonus("held_before").unwrap_or_default(),
                tiles: facts.bonus("tiles").ok_or(missing("tiles"))?,
                before_replacement: flag("before_replacement"),
            },
            EventKind::Kong => Self::Kong(kong(facts)?),
            EventKind::HiddenEighth => Self::HiddenEighth {
                holder: seat("holder")?,
                hider: seat("hider")?,
                cause: match facts.word("cause", CAUSES).ok_or(missing("cause"))? {
                    "draw" => Inspection::Draw,
                    _ => Inspection::OtherWin,
                },
                demanded: facts.flag("demanded") != Some(false),
            },
            EventKind::RevealAfterDeclaration => Self::RevealAfterDeclaration {
                seat: seat("seat")?,
                declared: match facts
                    .word("declared", DECLARED)
                    .ok_or(missing("declared"))?
                {
                    "eight-flowers" => Declared::EightFlowers,
                    "early-three-dragons" => Declared::EarlyThreeDragons,
                    _ => Declared::EarlyFourWinds,
                },
                hand_complete: facts
                    .flag("hand_complete")
                    .ok_or(missing("hand_complete"))?,
            },
        })
    }
}

fn all_known(by_seat: &BySeat<Option<u32>>) -> Result<BySeat<u32>, EventError> {
    if by_seat.iter().any(|(_, number)| number.is_none()) {
        return Err(EventError {
            says: "a number is missing: give one for each player, 0 for nothing",
            ..missing("contributions")
        });
    }
    Ok(by_seat.map(Option::unwrap_or_default))
}

fn claim(facts: &Facts) -> Result<Claim, EventError> {
    Ok(Claim {
        seat: facts.seat("seat").ok_or(missing("seat"))?,
        action: match facts.word("action", ACTIONS).ok_or(missing("action"))? {
            "win" => Action::Win,
            _ => Action::Pung,
        },
        tile: *facts.tiles("tile").first().ok_or(missing("tile"))?,
        from: facts.seat("from"),
        waiting: facts.tiles("waiting"),
        own_discards: facts.tiles("own_discards"),
        missed: facts.tiles("missed"),
        missed_for: facts.word("missed_for", MISSED).map(|word| match word {
            "win" => Missed::Win,
            "pung" => Missed::Pung,
            _ => Missed::Both,
        }),
        own_turn_since: facts.flag("own_turn_since").unwrap_or(false),
        skipped: facts.flag("skipped").unwrap_or(false),
        worth_more: facts.flag("worth_more").unwrap_or(false),
    })
}

fn kong(facts: &Facts) -> Result<KongMade, EventError> {
    Ok(KongMade {
        seat: facts.seat("seat").ok_or(missing("seat"))?,
        kind: match facts.word("kind", KONGS).ok_or(missing("kind"))? {
            "from-discard" => KongKind::FromDiscard,
            "added" => KongKind::Added,
            _ => KongKind::Concealed,
        },
        from: facts.seat("from"),
        robbed: facts.flag("robbed").unwrap_or(false),
        tiles_left: facts
            .number("tiles_left")
            .and_then(|left| left.try_into().ok()),
        fresh: facts.flag("fresh").unwrap_or(false),
    })
}
