//! What the session is worth to each: M-142, M-149 to M-151.

use super::super::final_scores::{ranks, table_points};
use super::super::options::choice;
use crate::schema::{
    After, Ask, BySeat, Effect, EffectValue, Event, EventError, Facts, House, Need, Overall,
    Ruling, question,
};
use crate::tiles::Seat;

pub(super) const TABLE_POINTS: Event = Event {
    key: "table-points",
    name: "The session is over: table points",
    keywords: "final score, end of the session, places, ranking, standard points, biao zhun fen, tie, shared places",
    clauses: &["M-149", "M-150"],
    questions: &[
        question(
            "table",
            "What does each player have at the end?",
            Ask::ScoresBySeat,
            Need::Always,
        ),
        question(
            "penalties",
            "How many table points are taken from each?",
            Ask::OverallBySeat,
            Need::Never,
        )
        .after(After::Never),
    ],
    rule: of_table,
};

fn of_table(house: &House, facts: &Facts) -> Result<Ruling, Vec<EventError>> {
    let table = facts.points_by_seat("table")?;
    let table = table.ok_or_else(|| vec![EventError::missing("table")])?;
    let start = 4 * i64::from(house.number(const { choice("start_points") }));
    if table.iter().map(|(_, score)| score).sum::<i64>() > start {
        let says = "the scores sum to more than all began with: penalties only take from them, so \
                    one of the four is wrong";
        return Err(vec![EventError::impossible("table", says)]);
    }
    let taken = facts.overall_by_seat("penalties").unwrap_or_default();
    if taken.iter().any(|(_, one)| *one < Overall::default()) {
        let says = "what is taken is a number such as 0.5, not below 0";
        return Err(vec![EventError::impossible("penalties", says)]);
    }
    let (ranks, points) = (ranks(&table), table_points(&table));
    let points = BySeat::new(Seat::ALL.map(|seat| points[seat] - taken[seat]));
    let mut effects = vec![
        Effect {
            key: "ranks",
            value: EffectValue::Numbers(ranks),
            says: "places: {0}",
        },
        Effect {
            key: "table_points",
            value: EffectValue::Overall(points),
            says: "Table points",
        },
    ];
    let twelfths = points.map(Overall::twelfths);
    if twelfths.iter().all(|(_, one)| one.is_some()) {
        effects.push(Effect {
            key: "twelfths",
            value: EffectValue::Numbers(twelfths.map(Option::unwrap_or_default)),
            says: "",
        });
    }
    let shared = Seat::ALL.iter().any(|&seat| {
        let others = seat.others();
        others.into_iter().any(|other| table[other] == table[seat])
    });
    Ok(Ruling {
        effects,
        ..if shared {
            Ruling::says(
                "M-150",
                "4, 2, 1 and 0 table points by the places; who shares places shares what they are worth",
            )
        } else {
            Ruling::says("M-149", "4, 2, 1 and 0 table points by the places")
        }
    })
}
