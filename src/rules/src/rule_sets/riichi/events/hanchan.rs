//! The end of the game in overall points.

use std::cmp::Reverse;

use super::super::options::choice;
use super::super::payment::{BET, BETS as TAKES_BETS};
use super::impossible;
use super::on_table::{BETS, DECLARED, OnTable};
use crate::schema::{
    Account, After, Ask, BySeat, Effect, EffectValue, Event, EventError, Fact, Facts, House, Need,
    Overall, Payments, PotKey, Ruling, question,
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
            "What has each player at the end?",
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

/// Whether who is first has the bets that are left: R-138.
fn gives_bets(house: &House) -> bool {
    house.chosen(const { choice("last_bets") }) == 0
}

/// What a chombo costs, in points of the table: R-145.
fn each_chombo(house: &House) -> i64 {
    1_000 * i64::from(house.number(const { choice("chombo") }))
}

/// Whether ties are broken by seats: R-143.
fn ties_by_seat(house: &House) -> bool {
    house.chosen(const { choice("uma_ties") }) == 1
}

/// Whether it matters who sat where.
fn by_seat(house: &House, facts: &Facts) -> bool {
    let all = Seat::ALL.map(|first| {
        let mut facts = facts.clone();
        facts.set("first_east", Fact::Seat(first));
        hanchan(house, &facts)
    });
    all.windows(2).any(|two| two[0] != two[1])
}

/// What each player has gained.
fn hanchan(house: &House, facts: &Facts) -> Result<Ruling, Vec<EventError>> {
    let Some(mut table) = facts.points_by_seat("table")? else {
        return Err(vec![EventError::missing("table")]);
    };
    let points = |id| i64::from(house.number(id));
    let start = points(const { choice("start_points") });
    let of_return = points(const { choice("return_points") });
    let missing = 4 * start - table.iter().map(|(_, score)| score).sum::<i64>();
    let bets = missing / BET;
    let told = OnTable::of(facts).bets();
    if missing < 0 || missing % BET != 0 || told.is_some_and(|told| i64::from(told) != bets) {
        let says = "the points of the table don’t sum up: together with 1,000 for each bet left they are what all began with";
        return impossible("table", says);
    }
    let order = places(&table, facts.seat("first_east").unwrap_or(Seat::East));
    let mut payments = Payments::none();
    if gives_bets(house) && bets > 0 {
        let tied = tied(house, &order, &table, 0);
        let each = BET * bets / i64::try_from(tied.len()).unwrap_or(1);
        for &seat in tied {
            payments.transfer(Account::Pot(PotKey::Bets), seat.into(), each, TAKES_BETS);
            table[seat] += each;
        }
    }
    let mut worth = uma(house, &table);
    let uma = shared(house, order, &table, worth);
    worth[0] += 4 * (of_return - start);
    let with_oka = shared(house, order, &table, worth);
    let chombo = facts.by_seat("chombo")?.unwrap_or_default();
    let each = |of: &dyn Fn(Seat) -> i64| BySeat::new(Seat::ALL.map(of));
    let oka = each(&|seat| with_oka[seat] - uma[seat]);
    let score = each(&|seat| {
        table[seat] - of_return + with_oka[seat] - each_chombo(house) * i64::from(chombo[seat])
    });
    let overall = |of: BySeat<i64>| EffectValue::Overall(of.map(Overall::of_table));
    let mut effects = vec![Effect {
        key: "uma",
        value: overall(uma),
        says: "Uma",
    }];
    if of_return != start {
        effects.push(Effect {
            key: "oka",
            value: overall(oka),
            says: "Oka",
        });
    }
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

/// The players from the first to the last; of equal ones, who sits nearer to the first East.
fn places(table: &BySeat<i64>, first_east: Seat) -> [Seat; 4] {
    let mut order = Seat::ALL;
    order.sort_by_key(|&seat| (Reverse(table[seat]), seat.turns_after(first_east)));
    order
}

/// Who shares a place with the player at it: nobody where seats break ties.
fn tied<'a>(house: &House, order: &'a [Seat; 4], table: &BySeat<i64>, place: usize) -> &'a [Seat] {
    let rest = &order[place..];
    if ties_by_seat(house) {
        return &rest[..1];
    }
    let same = rest
        .iter()
        .take_while(|seat| table[**seat] == table[rest[0]]);
    &rest[..same.count()]
}

/// What each player has of what the places are worth, in points of the table: those who share
/// places share it, and what doesn’t divide into hundreds goes to the first ones.
fn shared(house: &House, order: [Seat; 4], table: &BySeat<i64>, worth: [i64; 4]) -> BySeat<i64> {
    let mut all = BySeat::default();
    let mut place = 0;
    while place < 4 {
        let tied = tied(house, &order, table, place);
        let many = i64::try_from(tied.len()).unwrap_or(1);
        let pool = worth[place..place + tied.len()].iter().sum::<i64>() / 100;
        for (number, &seat) in (0..).zip(tied) {
            all[seat] = 100 * (pool.div_euclid(many) + i64::from(number < pool.rem_euclid(many)));
        }
        place += tied.len();
    }
    all
}

/// What the places are worth, in points of the table: R-142.
fn uma(house: &House, table: &BySeat<i64>) -> [i64; 4] {
    const FLOATING: i64 = 30_000;
    let places = match house.chosen(const { choice("uma") }) {
        0 => [15, 5, -5, -15],
        1 => [20, 10, -10, -20],
        2 => [30, 10, -10, -30],
        _ => match table
            .iter()
            .filter(|(_, score)| **score >= FLOATING)
            .count()
        {
            1 => [12, -1, -3, -8],
            2 => [8, 4, -4, -8],
            3 => [8, 3, 1, -12],
            _ => [0; 4],
        },
    };
    places.map(|points| 1_000 * points)
}
