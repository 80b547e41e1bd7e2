//! Table points of a session (M-140 to M-142, M-149 to M-152).

use super::super::final_scores::SessionScores;
use super::super::options::choice;
use crate::model::{
    AnswerKind, Answers, AskWhen, BySeat, Effect, EffectValue, Event, EventError, Overall,
    Required, RuleOptions, Ruling, question,
};
use crate::tiles::Seat;

pub(super) const TABLE_POINTS: Event = Event {
    key: "table-points",
    name: "The session is over: table points",
    keywords: "final score, end of the session, places, ranking, standard points, biao zhun fen, tie, shared places",
    clauses: &["M-149", "M-150", "M-141", "M-152"],
    questions: &[
        question(
            "table",
            "What does each player have at the end?",
            AnswerKind::ScoresBySeat,
            Required::Always,
        ),
        question(
            "absent",
            "Who was absent or forfeited?",
            AnswerKind::Seats,
            Required::Optional,
        )
        .ask_when(AskWhen::Never)
        .with_skip("Nobody"),
        question(
            "penalties",
            "How many table points are taken from each?",
            AnswerKind::OverallBySeat,
            Required::Optional,
        )
        .ask_when(AskWhen::Never),
        question(
            "overall",
            "How many table points had each before?",
            AnswerKind::OverallBySeat,
            Required::Optional,
        )
        .ask_when(AskWhen::Never),
        question(
            "scores_before",
            "What do the scores of the sessions before sum to?",
            AnswerKind::ScoresBySeat,
            Required::Optional,
        )
        .ask_when(AskWhen::Never),
    ],
    rule: of_table,
};

fn of_table(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let impossible = |at, message| Err(vec![EventError::impossible(at, message)]);
    let table = facts.points_by_seat("table")?;
    let table = table.ok_or_else(|| vec![EventError::missing("table")])?;
    let away = facts.seats("absent").unwrap_or_default();
    let session = SessionScores {
        scores: &table,
        away: &away,
    };
    if session.present() == 0 {
        return impossible("absent", "everyone is absent: unselect those present");
    }
    let start = i64::from(house.number(const { choice("start_points") }));
    if table.iter().map(|(_, score)| score).sum::<i64>() > 4 * start {
        return impossible(
            "table",
            "the scores sum to more than all began with: penalties only take from them, so one of the four is wrong",
        );
    }
    let has_played = |seat: &Seat| !away[*seat] && table[*seat] > start;
    if session.is_unplayed() && Seat::ALL.iter().any(has_played) {
        return impossible(
            "table",
            "fewer than three are there, so nobody plays: nobody has more than all began with",
        );
    }
    let penalties = facts.overall_by_seat("penalties").unwrap_or_default();
    if penalties.iter().any(|(_, one)| *one < Overall::default()) {
        return impossible(
            "penalties",
            "what is taken is a number such as 0.5, not below 0",
        );
    }
    let points = session.table_points();
    let points = BySeat::new(Seat::ALL.map(|seat| points[seat] - penalties[seat]));
    let mut effects = vec![
        Effect {
            key: "ranks",
            value: EffectValue::Numbers(session.ranks()),
            text: "places: {0}",
        },
        Effect {
            key: "table_points",
            value: EffectValue::Overall(points),
            text: "Table points",
        },
    ];
    let twelfths = points.map(Overall::twelfths);
    if twelfths.iter().all(|(_, one)| one.is_some()) {
        effects.push(Effect {
            key: "twelfths",
            value: EffectValue::Numbers(twelfths.map(Option::unwrap_or_default)),
            text: "",
        });
    }
    let standings = of_sessions(facts, &table, &points)?;
    let is_standings = !standings.is_empty();
    effects.extend(standings);
    Ok(Ruling {
        effects,
        ..if is_standings {
            Ruling::new(
                "M-152",
                "the sum of table points ranks, and the sum of scores where that is the same",
            )
        } else {
            of_session(session)
        }
    })
}

/// Returns the ruling on the table points of the places.
fn of_session(session: SessionScores) -> Ruling {
    let SessionScores { scores, away } = session;
    let is_there = |seat: Seat| !away[seat];
    let shared = Seat::ALL
        .into_iter()
        .filter(|&seat| is_there(seat))
        .any(|seat| {
            let mut others = seat.others().into_iter();
            others.any(|other| is_there(other) && scores[other] == scores[seat])
        });
    if session.is_unplayed() {
        Ruling::new(
            "M-141",
            "nobody plays: each who is there has 3 table points",
        )
    } else if session.present() == 3 {
        Ruling::new(
            "M-141",
            "4, 2 and 1 table points by the places of the three, none to who isn’t there",
        )
    } else if shared {
        Ruling::new(
            "M-150",
            "4, 2, 1 and 0 table points by the places; who shares places shares what they are worth",
        )
    } else {
        Ruling::new("M-149", "4, 2, 1 and 0 table points by the places")
    }
}

/// Returns the ranking after several sessions, if earlier ones are stated (M-152).
fn of_sessions(
    facts: &Answers,
    table: &BySeat<i64>,
    points: &BySeat<Overall>,
) -> Result<Vec<Effect>, Vec<EventError>> {
    let points_before = facts.overall_by_seat("overall");
    let scores_before = facts.points_by_seat("scores_before")?;
    if points_before.is_none() && scores_before.is_none() {
        return Ok(Vec::new());
    }
    let (points_before, scores_before) = (
        points_before.unwrap_or_default(),
        scores_before.unwrap_or_default(),
    );
    let all = BySeat::new(Seat::ALL.map(|seat| points_before[seat] + points[seat]));
    let scores = BySeat::new(Seat::ALL.map(|seat| scores_before[seat] + table[seat]));
    let place = |seat: Seat| {
        let before = |other: &Seat| (all[*other], scores[*other]) > (all[seat], scores[seat]);
        1 + i64::from(
            Seat::ALL
                .iter()
                .map(|other| u8::from(before(other)))
                .sum::<u8>(),
        )
    };
    let effect = |key, value, text| Effect { key, value, text };
    Ok(vec![
        effect(
            "overall",
            EffectValue::Overall(all),
            "Table points of all sessions",
        ),
        effect(
            "scores",
            EffectValue::Numbers(scores),
            "scores of all sessions: {0}",
        ),
        effect(
            "places",
            EffectValue::Numbers(BySeat::new(Seat::ALL.map(place))),
            "places by all sessions: {0}",
        ),
    ])
}
