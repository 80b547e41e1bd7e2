//! End of the game in overall points.

use super::super::final_scores::{Final, bets_left, each_chombo};
use super::super::options::choice;
use super::super::payment::BET;
use super::impossible;
use super::stated_stakes::{BETS, DECLARED, StatedStakes};
use crate::model::{
    Answer, AnswerKind, Answers, AskWhen, BySeat, Effect, EffectValue, Event, EventError, Overall,
    Required, RuleOptions, Ruling, question,
};
use crate::tiles::Seat;

pub(super) const HANCHAN: Event = Event {
    key: "hanchan",
    name: "The game is over: final scores",
    keywords: "final score, end of the game, hanchan, uma, oka, places, ranking, return, chombo, overall score, bets left",
    clauses: &["R-91", "R-140"],
    questions: &[
        question(
            "table",
            "What does each player have at the end?",
            AnswerKind::PointsBySeat,
            Required::Always,
        ),
        // The number of bets follows from the points that are missing on the table.
        BETS.ask_when(AskWhen::Never),
        DECLARED.ask_when(AskWhen::Never),
        question(
            "first_east",
            "Who was East in the first hand?",
            AnswerKind::Seat,
            Required::Optional,
        )
        .when(by_seat),
        question(
            "chombo",
            "How many chombo did each have?",
            AnswerKind::BySeat,
            Required::Optional,
        )
        .when(|house, facts| each_chombo(house) > 0 && hanchan(house, facts).is_ok())
        .with_skip("Nobody had any"),
        question(
            "overall",
            "What did each have before?",
            AnswerKind::OverallBySeat,
            Required::Optional,
        )
        .ask_when(AskWhen::Never),
        question(
            "penalties",
            "What is taken from each?",
            AnswerKind::OverallBySeat,
            Required::Optional,
        )
        .ask_when(AskWhen::Never),
    ],
    rule: hanchan,
};

/// Returns whether the seats of the players matter.
fn by_seat(house: &RuleOptions, facts: &Answers) -> bool {
    let all = Seat::ALL.map(|first| {
        let mut facts = facts.clone();
        facts.set("first_east", Answer::Seat(first));
        hanchan(house, &facts)
    });
    all.windows(2).any(|two| two[0] != two[1])
}

/// Returns the result of each player.
fn hanchan(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let Some(table) = facts.points_by_seat("table")? else {
        return Err(vec![EventError::missing("table")]);
    };
    let points = |id| i64::from(house.number(id));
    let start = points(const { choice("start_points") });
    let missing = 4 * start - table.iter().map(|(_, score)| score).sum::<i64>();
    let bets = missing / BET;
    let stated = StatedStakes::from_answers(facts).bets();
    if missing < 0 || missing % BET != 0 || stated.is_some_and(|stated| i64::from(stated) != bets) {
        let message = "the points of the table don’t sum up: together with 1,000 for each bet left they are what all began with";
        return impossible("table", message);
    }
    let first_east = facts.seat("first_east").unwrap_or(Seat::East);
    let payments = bets_left(house, &table, first_east, bets);
    let start = i64::from(house.number(const { choice("start_points") }));
    let last = Final::new(house, &table, &payments.net(), first_east, start);
    let chombo = facts.by_seat("chombo")?.unwrap_or_default();
    let each = |of: &dyn Fn(Seat) -> i64| BySeat::new(Seat::ALL.map(of));
    let score = each(&|seat| last.score[seat] - each_chombo(house) * i64::from(chombo[seat]));
    let overall = |of: BySeat<i64>| EffectValue::Overall(of.map(Overall::of_table));
    let mut effects = vec![Effect {
        key: "uma",
        value: overall(last.uma),
        text: "Uma",
    }];
    effects.extend(last.oka.map(|oka| Effect {
        key: "oka",
        value: overall(oka),
        text: "Oka",
    }));
    effects.push(Effect {
        key: "score",
        value: overall(score),
        text: "Final score",
    });
    let before = facts.overall_by_seat("overall");
    let penalties = facts.overall_by_seat("penalties");
    if penalties.is_some_and(|all| all.iter().any(|(_, one)| *one < Overall::default())) {
        return impossible(
            "penalties",
            "what is taken is a number such as 20, not below 0",
        );
    }
    if before.is_some() || penalties.is_some() {
        let (before, penalties) = (before.unwrap_or_default(), penalties.unwrap_or_default());
        let all =
            Seat::ALL.map(|seat| before[seat] + Overall::of_table(score[seat]) - penalties[seat]);
        effects.push(Effect {
            key: "overall",
            value: EffectValue::Overall(BySeat::new(all)),
            text: "Overall score",
        });
    }
    Ok(Ruling {
        payments,
        effects,
        ..Ruling::new(
            "R-140",
            "each gains what the table has above or below the points to return, in thousands, and uma",
        )
    })
}
