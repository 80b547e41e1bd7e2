//! The result of a replay as JSON.

use std::iter::repeat;

use serde::ser::{Serialize, Serializer};
use tilewise_ledger::{
    Chips, EntryOutcome, Game, Goal, Handover, Holder, MinimalHands, Move, PlayerId, Requirement,
    Table, Value, WinMethod,
};
use tilewise_rules::{HandEnd, Overall, PotKey, RuleConfig, Seat};

use super::VERSION;
use super::write::hundredths;
use crate::report::{AmountJson, OptionsJson};

/// The report on a game.
#[derive(Clone, Debug)]
pub struct GameReport {
    game: Game,
    table: Table,
}

impl GameReport {
    /// Creates the report on a game, or returns `None` before it is opened.
    pub fn new(game: Game) -> Option<Self> {
        let table = game.table()?.clone();
        Some(Self { game, table })
    }
}

#[derive(serde::Serialize)]
struct GameJson<'a> {
    ok: bool,
    #[serde(rename = "tilewise-game")]
    version: i64,
    ruleset: &'static str,
    options: OptionsJson<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    penalty_book: Option<&'static str>,
    players: Vec<PlayerJson<'a>>,
    dealer: u8,
    round: char,
    hand: u8,
    counters: u32,
    hands: u32,
    pots: PotsJson<'a>,
    bank: AmountJson,
    #[serde(rename = "over")]
    end_reason: Option<ClauseJson>,
    standings: Vec<PlaceJson>,
    settle: Vec<HandoverJson>,
    debts: Vec<HandoverJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    chips: Option<ChipsJson>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[serde(rename = "needs")]
    requirements: Vec<RequirementJson<'a>>,
    lines: Vec<EntryOutcomeJson<'a>>,
}

#[derive(serde::Serialize)]
struct PlayerJson<'a> {
    name: &'a str,
    score: AmountJson,
    seat: Option<char>,
    #[serde(skip_serializing_if = "is_not")]
    bet: bool,
    #[serde(skip_serializing_if = "is_not")]
    #[serde(rename = "absent")]
    away: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    chips: Option<ChipsJson>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "required by serde")]
const fn is_not(flag: &bool) -> bool {
    !*flag
}

struct PotsJson<'a>(&'a Table);

impl Serialize for PotsJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let all = PotKey::ALL.into_iter();
        let amount = |pot: PotKey| hundredths(self.0.accounts.balance(pot.into()));
        serializer.collect_map(all.map(|pot| (pot.key(), amount(pot))))
    }
}

#[derive(serde::Serialize)]
struct ClauseJson {
    clause: &'static str,
    message: &'static str,
}

/// The place of a player; ties share a place.
#[derive(serde::Serialize)]
struct PlaceJson {
    /// `null` for a player who isn't ranked.
    place: Option<usize>,
    player: u8,
    score: AmountJson,
    gained: AmountJson,
    #[serde(skip_serializing_if = "Option::is_none")]
    overall: Option<f64>,
}

/// A final payment, or a debt over all hands.
#[derive(serde::Serialize)]
struct HandoverJson {
    from: HolderJson,
    to: HolderJson,
    amount: AmountJson,
}

/// Counted chips, compared with the account.
#[derive(serde::Serialize)]
struct ChipsJson {
    counted: AmountJson,
    book: AmountJson,
    #[serde(rename = "apart")]
    difference: AmountJson,
}

impl ChipsJson {
    const fn new(chips: Chips) -> Self {
        Self {
            counted: hundredths(chips.counted),
            book: hundredths(chips.book),
            difference: hundredths(chips.difference()),
        }
    }
}

/// The minimal hands with which a player meets a goal.
#[derive(serde::Serialize)]
struct RequirementJson<'a> {
    player: u8,
    #[serde(rename = "wish")]
    goal: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    place: Option<usize>,
    met: bool,
    #[serde(rename = "ways")]
    methods: Vec<WinMethodJson<'a>>,
}

/// The minimal hands for one method of winning.
#[derive(serde::Serialize)]
struct WinMethodJson<'a> {
    by: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<u8>,
    /// Whether any win suffices.
    any: bool,
    least: Vec<ValueJson<'a>>,
}

/// The value of a hand as answers to `settle-win`.
struct ValueJson<'a>(&'a RuleConfig, Value);

impl Serialize for ValueJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let rule_set = self.0.rule_set();
        let counted = |counted| Some(("value", counted));
        let on_axis = |all| Some((rule_set.axes.first()?.key, all));
        let units = |all| Some((rule_set.basis?.units_key, all));
        let answers = match self.1 {
            Value::Counted(all) => [counted(all), None],
            Value::OnAxis {
                counted: all,
                on_axis: more,
            } => [counted(all), on_axis(more)],
            Value::Units(all) => [units(all), None],
        };
        serializer.collect_map(answers.into_iter().flatten())
    }
}

impl<'a> RequirementJson<'a> {
    /// Returns `None` for a goal that other players don't share.
    fn new(house: &'a RuleConfig, need: &Requirement) -> Option<Self> {
        let (goal, place) = match need.goal {
            Goal::First => ("first", None),
            Goal::Place(place) => ("place", Some(place)),
            Goal::NotLast => ("not-last", None),
            Goal::Positive => ("positive", None),
            Goal::Before(_) | Goal::Overall(_) | Goal::Score(_) => return None,
        };
        let way = |(way, hands): &(WinMethod, MinimalHands)| {
            let (by, from) = match way {
                WinMethod::SelfDraw => ("self-draw", None),
                WinMethod::From(player) => ("discard", Some(player.0)),
            };
            let least = hands.values.iter().map(|value| ValueJson(house, *value));
            WinMethodJson {
                by,
                from,
                any: hands.any_hand,
                least: least.collect(),
            }
        };
        Some(Self {
            player: need.player.0,
            goal,
            place,
            met: need.is_met,
            methods: need.methods.iter().map(way).collect(),
        })
    }
}

/// Returns the requirements of all players in the last round.
fn requirements(table: &Table) -> Vec<RequirementJson<'_>> {
    if table.end_reason.is_some() || !table.is_last_round() {
        return Vec::new();
    }
    let goals = table.usual_goals();
    let seats = table.seats();
    let players = Seat::ALL.map(|seat| seats[seat]).into_iter();
    let all = players.flat_map(|player| table.requirements(player, &goals));
    all.filter_map(|need| RequirementJson::new(&table.rules.house, &need))
        .collect()
}

#[derive(serde::Serialize)]
struct EntryOutcomeJson<'a> {
    id: &'a str,
    round: char,
    hand: u8,
    counters: u32,
    moves: Vec<MoveJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ended: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ruled: Option<ClauseJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    followed: Option<ClauseJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reseated: Option<ClauseJson>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    refused: Vec<EntryRefusalJson>,
}

#[derive(serde::Serialize)]
struct EntryRefusalJson {
    code: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<String>,
}

#[derive(serde::Serialize)]
struct MoveJson {
    from: HolderJson,
    to: HolderJson,
    amount: AmountJson,
    reason: &'static str,
    clause: &'static str,
}

/// A player as index, another holder as key.
struct HolderJson(Holder);

impl Serialize for HolderJson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Holder::Player(player) => serializer.serialize_u8(player.0),
            Holder::Pot(_) => serializer.serialize_str(self.0.pot().map_or("", PotKey::key)),
            Holder::Bank => serializer.serialize_str("bank"),
        }
    }
}

impl Serialize for GameReport {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let table = &self.table;
        let house = &table.rules.house;
        let lines = self.game.outcomes().iter();
        let counted = table.chip_count();
        let end_reason = table.end_reason;
        let state = GameJson {
            ok: true,
            version: VERSION,
            ruleset: house.rule_set().key,
            options: OptionsJson(house),
            penalty_book: table.rules.penalty_book.map(|book| book.key),
            players: players(table),
            dealer: table.seats()[Seat::East].0,
            round: table.position.round.letter(),
            hand: table.position.deal,
            counters: table.position.counters,
            hands: table.hands,
            pots: PotsJson(table),
            bank: hundredths(table.accounts.balance(Holder::Bank)),
            end_reason: end_reason.map(clause),
            standings: standings(table),
            settle: table.settle().into_iter().map(HandoverJson::new).collect(),
            debts: self.game.debts().all().map(HandoverJson::new).collect(),
            chips: counted.all.map(ChipsJson::new),
            requirements: requirements(table),
            lines: lines
                .map(|line| EntryOutcomeJson::new(line, table))
                .collect(),
        };
        state.serialize(serializer)
    }
}

const fn clause((clause, message): (&'static str, &'static str)) -> ClauseJson {
    ClauseJson { clause, message }
}

fn ids(table: &Table) -> impl Iterator<Item = PlayerId> {
    (0..=u8::MAX).take(table.players.len()).map(PlayerId)
}

fn score(table: &Table, player: PlayerId) -> i64 {
    table.accounts.balance(Holder::Player(player))
}

fn players(table: &Table) -> Vec<PlayerJson<'_>> {
    let counted = table.chip_count().players;
    let chips = |player: PlayerId| {
        let mut all = counted.iter();
        let (_, chips) = all.find(|(other, _)| *other == player)?;
        Some(ChipsJson::new(*chips))
    };
    let all = table.players.iter().zip(ids(table));
    all.map(|(name, player)| PlayerJson {
        name,
        score: hundredths(score(table, player)),
        seat: table.seat_of(player).map(Seat::letter),
        bet: table.bets.contains(&player),
        away: table.away.contains(&player),
        chips: chips(player),
    })
    .collect()
}

fn standings(table: &Table) -> Vec<PlaceJson> {
    let places = table.standings().0.into_iter().map(|one| PlaceJson {
        place: one.place,
        player: one.player.0,
        score: hundredths(one.score),
        gained: hundredths(one.gained),
        overall: one.overall.map(Overall::number),
    });
    places.collect()
}

impl HandoverJson {
    const fn new(one: Handover) -> Self {
        Self {
            from: HolderJson(one.from),
            to: HolderJson(one.to),
            amount: hundredths(one.amount),
        }
    }
}

impl<'a> EntryOutcomeJson<'a> {
    fn new(line: &'a EntryOutcome, table: &Table) -> Self {
        let refused = line.refusal.iter();
        let refused = refused.flat_map(|refusal| {
            let fields = refusal.fields().into_iter().chain(repeat(None));
            refusal.reasons(&table.players).into_iter().zip(fields)
        });
        Self {
            id: &line.entry.0,
            round: line.position.round.letter(),
            hand: line.position.deal,
            counters: line.position.counters,
            moves: line.moves.iter().map(MoveJson::new).collect(),
            ended: line.end.map(ended),
            ruled: line.ruling.map(clause),
            followed: line.progression.map(clause),
            reseated: line.seat_change.map(clause),
            refused: refused
                .map(|((code, sentence), at)| EntryRefusalJson {
                    code,
                    message: sentence.to_string(),
                    at,
                })
                .collect(),
        }
    }
}

impl MoveJson {
    const fn new(one: &Move) -> Self {
        Self {
            from: HolderJson(one.from),
            to: HolderJson(one.to),
            amount: hundredths(one.amount),
            reason: one.reason,
            clause: one.clause,
        }
    }
}

const fn ended(end: HandEnd) -> &'static str {
    match end {
        HandEnd::EastWon => "east-won",
        HandEnd::OthersWon => "others-won",
        HandEnd::Drawn => "drawn",
        HandEnd::DrawnEastReady => "drawn-east-ready",
        HandEnd::DrawnAfterKong => "drawn-after-kong",
        HandEnd::BrokenOff => "broken-off",
        HandEnd::EastFouled => "east-fouled",
        HandEnd::OthersFouled => "others-fouled",
        HandEnd::Void => "void",
    }
}
