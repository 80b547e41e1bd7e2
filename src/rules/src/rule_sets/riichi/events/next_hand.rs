//! How the game goes on after a hand, and when it is over.

use super::super::options::choice;
use super::draw::{TENPAI, stays};
use super::impossible;
use super::on_table::{BETS, DECLARED, HONBA, OnTable, bets_now};
use crate::schema::{
    After, Ask, BySeat, Effect, EffectValue, Event, EventError, Facts, House, Need, Question,
    Ruling, question,
};
use crate::tiles::Seat;

pub(super) const NEXT_HAND: Event = Event {
    key: "next-hand",
    name: "Who deals next? Is the game over?",
    keywords: "next hand, dealer, renchan, dealer stays, honba, counters, end of the game, agari yame, tobi, bankruptcy, west round, all last, game over",
    clauses: &["R-129", "R-130", "R-134", "R-135", "R-136", "R-137"],
    questions: &[
        question("winners", "Who won?", Ask::Seats, Need::Never),
        question(
            "draw",
            "How did it end?",
            Ask::Word(&[
                ("exhaustive", "The wall has ended"),
                ("abortive", "The hand was broken off"),
            ]),
            Need::Never,
        )
        .when(|_, facts| !is_won(facts)),
        Question {
            need: Need::Never,
            ..TENPAI
        }
        .when(|house, facts| facts.word_is("draw", EXHAUSTIVE) && by_tenpai(house)),
        question("round", "Which round is it?", Ask::Seat, Need::Always),
        question(
            "hand",
            "Which hand of the round is it?",
            Ask::NumberOf(&[1, 2, 3, 4]),
            Need::Always,
        ),
        question(
            "scores",
            "What has each player now?",
            Ask::PointsBySeat,
            Need::Never,
        )
        .when(need_scores),
        HONBA.when(|house, facts| goes_on(house, facts) && !is_cleared(facts)),
        BETS.when(|_, facts| !is_won(facts)),
        DECLARED.after(After::Never),
    ],
    rule: next_hand,
};

/// The place of `exhaustive` among the answers of `draw`.
const EXHAUSTIVE: usize = 0;

fn by_tenpai(house: &House) -> bool {
    house.chosen(const { choice("dealer_stays") }) == 0
}

fn is_won(facts: &Facts) -> bool {
    let winners = facts.seats("winners").unwrap_or_default();
    winners.iter().any(|(_, won)| *won)
}

/// Whether others won, so that no counters stay.
fn is_cleared(facts: &Facts) -> bool {
    let winners = facts.seats("winners").unwrap_or_default();
    is_won(facts) && !winners[Seat::East]
}

fn goes_on(house: &House, facts: &Facts) -> bool {
    let over = |effect: &Effect| effect.key == "over" && effect.value == EffectValue::Flag(true);
    next_hand(house, facts).is_ok_and(|ruling| !ruling.effects.iter().any(over))
}

/// Whether it depends on the scores that the game goes on.
fn need_scores(house: &House, facts: &Facts) -> bool {
    let missing = |errors: &Vec<EventError>| errors.iter().any(|one| one.at == "scores");
    let mut without = facts.clone();
    without.unset("scores");
    next_hand(house, &without).is_err_and(|errors| missing(&errors))
}

/// A hand that was played.
struct Played {
    round: Seat,
    number: u32,
    /// Whether East deals again.
    stays: bool,
}

/// Why a game is over: clause, key, sentence.
type Over = (&'static str, &'static str, &'static str);

const TOBI: Over = ("R-136", "tobi", "a score below 0 ends the game");
const DEALER_STOPS: Over = (
    "R-137",
    "dealer-stops",
    "East is first with enough points in the last hand, and ends the game",
);
const GOAL: Over = (
    "R-135",
    "goal",
    "somebody has enough points, and the extra round ends",
);
const ROUNDS: Over = ("R-134", "rounds", "the last round is over");

impl Played {
    /// Whether the game ends here; the scores are asked for only where it depends on them.
    fn over(
        &self,
        house: &House,
        scores: Result<BySeat<i64>, Vec<EventError>>,
    ) -> Result<Option<Over>, Vec<EventError>> {
        let goal = i64::from(house.number(const { choice("goal_points") }));
        let extra_round = house.on(const { choice("extra_round") });
        let reached = |scores: &BySeat<i64>| scores.iter().any(|(_, score)| *score >= goal);
        if house.on(const { choice("tobi") }) && scores.clone()?.iter().any(|(_, score)| *score < 0)
        {
            return Ok(Some(TOBI));
        }
        let extra = self.round == Seat::West;
        let last = extra || self.round == Seat::South && self.number == 4;
        if self.stays {
            if !last || !house.on(const { choice("dealer_stops") }) {
                return Ok(None);
            }
            let scores = scores?;
            let stops = scores[Seat::East] >= goal && self.is_first(&scores);
            return Ok(stops.then_some(DEALER_STOPS));
        }
        if extra && reached(&scores.clone()?) {
            return Ok(Some(GOAL));
        }
        if self.number < 4 || self.round == Seat::East {
            return Ok(None);
        }
        let goes_on = self.round == Seat::South && extra_round && !reached(&scores?);
        Ok((!goes_on).then_some(ROUNDS))
    }

    /// Whether East is ahead of all; of equal scores, who sits nearer to the first East.
    fn is_first(&self, scores: &BySeat<i64>) -> bool {
        let sat = |seat: Seat| (self.number as usize + 3 + seat as usize) % 4;
        let own = (scores[Seat::East], sat(Seat::East));
        Seat::East.others().into_iter().all(|other| {
            let others = (scores[other], sat(other));
            own.0 > others.0 || own.0 == others.0 && own.1 < others.1
        })
    }

    /// The hand that is played next.
    fn next(&self) -> (Seat, u32) {
        match self.number {
            _ if self.stays => (self.round, self.number),
            4 => (self.round.next(), 1),
            number => (self.round, number + 1),
        }
    }
}

/// What is played next, or why nothing is.
fn next_hand(house: &House, facts: &Facts) -> Result<Ruling, Vec<EventError>> {
    let winners = facts.seats("winners").unwrap_or_default();
    let (won, east_won) = (is_won(facts), winners[Seat::East]);
    let exhaustive = facts.word_is("draw", EXHAUSTIVE);
    if !won && facts.fact("draw").is_none() {
        return Err(vec![EventError {
            says: "this isn't known yet: name who won, or how the hand was drawn",
            ..EventError::missing("draw")
        }]);
    }
    let tenpai = facts.seats("tenpai").unwrap_or_default();
    let (round, number) = (
        facts.need("round", Facts::seat)?,
        facts.need("hand", Facts::number)?,
    );
    let extra_round = house.on(const { choice("extra_round") });
    if round == Seat::North || round == Seat::West && !extra_round {
        let says =
            "a game has an East and a South round, and a West round where the house plays one";
        return impossible("round", says);
    }
    let played = Played {
        round,
        number,
        stays: if won {
            east_won
        } else {
            !exhaustive || stays(house, tenpai)
        },
    };
    let scores = facts
        .points_by_seat("scores")
        .and_then(|scores| scores.ok_or_else(|| vec![EventError::missing("scores")]));
    let on_table = OnTable::of(facts);
    if let Some((clause, why, verdict)) = played.over(house, scores)? {
        let mut effects = vec![
            Effect {
                key: "over",
                value: EffectValue::Flag(true),
                says: "the game is over",
            },
            Effect {
                key: "why",
                value: EffectValue::Word(why),
                says: "",
            },
        ];
        effects.extend(if won {
            None
        } else {
            on_table.bets().map(bets_now)
        });
        return Ok(Ruling {
            effects,
            ..Ruling::says(clause, verdict)
        });
    }
    let (clause, verdict) = match (won, played.stays, exhaustive) {
        (true, true, _) => ("R-129", "East won, and deals again"),
        (true, false, _) => ("R-130", "East didn’t win, and the deal passes"),
        (_, _, false) => ("R-129", "after a hand that was broken off East deals again"),
        (_, true, _) => ("R-129", "East is tenpai, and deals again"),
        (_, false, _) if by_tenpai(house) => ("R-130", "East is noten, and the deal passes"),
        _ => ("R-130", "nobody won, and in this house the deal passes"),
    };
    let (round, number) = played.next();
    let mut effects = on_table.afterwards(won, played.stays);
    effects.push(Effect {
        key: "round",
        value: EffectValue::Wind(round),
        says: "round: {0}",
    });
    effects.push(Effect {
        key: "hand",
        value: EffectValue::Number(number),
        says: "hand of the round: {0}",
    });
    effects.push(Effect {
        key: "over",
        value: EffectValue::Flag(false),
        says: "",
    });
    Ok(Ruling {
        effects,
        ..Ruling::says(clause, verdict)
    })
}
