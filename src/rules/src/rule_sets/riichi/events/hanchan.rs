//! The end of the game in overall points.

use super::super::final_scores::{Final, bets_left, each_chombo};
use super::super::options::choice;
use super::super::payment::BET;
use super::impossible;
use super::on_table::{BETS, DECLARED, OnTable};
use crate::schema::{
    After, Ask, BySeat, Effect, EffectValue, Event, EventError, Fact, Facts, HouseRules, Need,
    Overall, Ruling, question,
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
            Ask::PointsBySeat,
            Need::Always,
        ),
        // The points that are missing on the table are those of the bets.
        BETS.after(After::Never),
        DECLARED.after(After::Never),
        question(
            "first_east",
            "Who was East in the first hand?",
            Ask::Seat,
            Need::Never,
        )
        .when(by_seat),
        question(
            "chombo",
            "How many chombo did each have?",
            Ask::BySeat,
            Need::Never,
        )
        .when(|house, facts| each_chombo(house) > 0 && hanchan(house, facts).is_ok())
        .or("Nobody had any"),
        question(
            "overall",
            "What did each have before?",
            Ask::OverallBySeat,
            Need::Never,
        )
        .after(After::Never),
        question(
            "penalties",
            "What is taken from each?",
            Ask::OverallBySeat,
            Need::Never,
        )
        .after(After::Never),
    ],
    rule: hanchan,
};

/// Whether it matters who sat where.
fn by_seat(house: &HouseRules, facts: &Facts) -> bool {
    let all = Seat::ALL.map(|first| {
        let mut facts = facts.clone();
        facts.set("first_east", Fact::Seat(first));
        hanchan(house, &facts)
    });
    all.windows(2).any(|two| two[0] != two[1])
}

/// What each player has gained.
fn hanchan(house: &HouseRules, facts: &Facts) -> Result<Ruling, Vec<EventError>> {
    let Some(table) = facts.points_by_seat("table")? else {
        return Err(vec![EventError::missing("table")]);
    };
    let points = |id| i64::from(house.number(id));
    let start = points(const { choice("start_points") });
    let missing = 4 * start - table.iter().map(|(_, score)| score).sum::<i64>();
    let bets = missing / BET;
    let told = OnTable::of(facts).bets();
    if missing < 0 || missing % BET != 0 || told.is_some_and(|told| i64::from(told) != bets) {
        let says = "the points of the table don’t sum up: together with 1,000 for each bet left they are what all began with";
        return impossible("table", says);
    }
    let first_east = facts.seat("first_east").unwrap_or(Seat::East);
    let payments = bets_left(house, &table, first_east, bets);
    let start = i64::from(house.number(const { choice("start_points") }));
    let last = Final::of(house, &table, &payments.net(), first_east, start);
    let chombo = facts.by_seat("chombo")?.unwrap_or_default();
    let each = |of: &dyn Fn(Seat) -> i64| BySeat::new(Seat::ALL.map(of));
    let score = each(&|seat| last.score[seat] - each_chombo(house) * i64::from(chombo[seat]));
    let overall = |of: BySeat<i64>| EffectValue::Overall(of.map(Overall::of_table));
    let mut effects = vec![Effect {
        key: "uma",
        value: overall(last.uma),
        says: "Uma",
    }];
    effects.extend(last.oka.map(|oka| Effect {
        key: "oka",
        value: overall(oka),
        says: "Oka",
    }));
    effects.push(Effect {
        key: "score",
        value: overall(score),
        says: "Final score",
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
        let (before, taken) = (before.unwrap_or_default(), penalties.unwrap_or_default());
        let all = Seat::ALL.map(|seat| before[seat] + Overall::of_table(score[seat]) - taken[seat]);
        effects.push(Effect {
            key: "overall",
            value: EffectValue::Overall(BySeat::new(all)),
            says: "Overall score",
        });
    }
    Ok(Ruling {
        payments,
        effects,
        ..Ruling::says(
            "R-140",
            "each gains what the table has above or below the points to return, in thousands, and uma",
        )
    })
}
