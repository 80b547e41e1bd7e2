//! Progression of a session (M-138 to M-151).

use super::final_scores::SessionScores;
use super::options::choice;
use crate::model::{
    BySeat, Deal, EndCondition, Ending, GameEnd, HandEnd, HandWords, OverallRule, Progression, Row,
    SeatChange, Standing, last_round,
};
use crate::tiles::{
    Seat,
    Wind::{East, North, South, West},
};

/// Returns a seat change, in seats of the first deal of a round.
const fn change(text: &'static str, after: Seat, to: [Seat; 4]) -> SeatChange {
    SeatChange {
        clause: "M-145",
        text,
        after,
        to: BySeat::new(to),
    }
}

pub(super) static PROGRESSION: Progression = Progression {
    hands: HandWords {
        named: "{0} {1}",
        counted: "{0} {0:hand|hands}",
        next: "Next hand",
        last: "last hand",
    },
    start: |house| house.number(const { choice("start_points") }).into(),
    draws: &["draw"],
    endings: &[Ending {
        event: "draw",
        end: |_, _, _| Some(HandEnd::Drawn),
    }],
    claims: Some("claims-on-discard"),
    rows: &[
        Row::deals(
            "M-138",
            "the same hand is dealt again",
            &[HandEnd::Void],
            |_| true,
            Deal::Stays,
        ),
        Row::deals(
            "M-143",
            "the deal passes after every hand",
            &HandEnd::ALL,
            |_| true,
            Deal::Passes,
        ),
    ],
    seat_changes: &SEAT_CHANGES,
    game_ends: &[
        GameEnd {
            key: "unplayed",
            clause: "M-141",
            text: "fewer than three are there, so nobody plays",
            by_scores: |_, _| false,
            condition: EndCondition::If(|_, standing| {
                session(standing).is_unplayed().then_some(true)
            }),
        },
        last_round("M-144", "sixteen hands were played"),
    ],
    overall: Some(&OverallRule {
        of: |_, standing| {
            let points = session(standing).table_points();
            BySeat::new(Seat::ALL.map(|seat| points[seat] + standing.penalties[seat]))
        },
        name: "Table points",
        counted: "{0} table {0:point|points}",
        breaks_ties: |_| false,
        is_gain: false,
    }),
    penalty_book: |house| {
        let books = ["mcr-mil-2025", "mcr-pay-each"];
        let chosen = house.chosen(const { choice("penalties") });
        books.get(chosen).copied()
    },
    ..Progression::PLAIN
};

const fn session<'a>(standing: &Standing<'a>) -> SessionScores<'a> {
    SessionScores {
        scores: standing.scores,
        away: standing.empty_seats,
    }
}

/// Seats of East, South, West and North in the next round.
pub(super) static SEAT_CHANGES: [SeatChange; 3] = [
    change(
        "after the East round East and South change seats, and West and North",
        East,
        [South, East, North, West],
    ),
    change(
        "after the South round East moves to West, West to South, South to North, and North to East",
        South,
        [West, North, South, East],
    ),
    change(
        "after the West round East and South change seats, and West and North",
        West,
        [South, East, North, West],
    ),
];

#[cfg(test)]
mod tests {
    use super::*;

    /// M-145: the first East sits E S N W, South S E W N, West W N E S, North N W S E.
    #[test]
    fn everybody_sits_in_every_seat_once() {
        let mut seated = BySeat::new(Seat::ALL);
        let mut seats = Seat::ALL.map(|seat| vec![seat]);
        for change in &SEAT_CHANGES {
            seated = change.reseat(seated);
            for (seat, &who) in seated.iter() {
                seats[who as usize].push(seat);
            }
        }
        assert_eq!(
            seats,
            [
                vec![East, South, North, West],
                vec![South, East, West, North],
                vec![West, North, East, South],
                vec![North, West, South, East],
            ]
        );
    }
}
