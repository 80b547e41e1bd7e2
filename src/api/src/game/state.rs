//! The result of a replay as JSON.

use std::iter::repeat;

use serde::ser::{Serialize, Serializer};
use tilewise_ledger::{
    EntryOutcome, Game, GameNote, Goal, Handover, Holder, MinimalHands, Move, PlayerDebt, PlayerId,
    Requirement, Table, WinMethod,
};
use tilewise_rules::{DebtOutlook, HandEnd, Overall, RuleConfig, Seat};

use super::VERSION;
use crate::diagnostics::Diagnostic;
use crate::schema::game_state::{
    ChipsJson, ClauseJson, DebtOriginJson, DebtOutlookJson, EntryOutcomeJson, GameStateJson,
    HandoverJson, HolderJson, MoveJson, PlaceJson, PlayerDebtJson, PlayerJson, PotsJson,
    RequirementJson, ValueJson, WinMethodJson, hundredths,
};
use crate::schema::values::OptionsJson;

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

/// Returns a text of the note, if there is one.
fn note_text(table: &Table, text: fn(&GameNote) -> &String) -> Option<&str> {
    let text = text(table.note.as_deref()?);
    (!text.is_empty()).then_some(text.as_str())
}

impl Serialize for GameReport {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let table = &self.table;
        let house = &table.rules.house;
        let lines = self.game.outcomes().iter();
        let counted = table.chip_count();
        let end_reason = table.end_reason;
        let state = GameStateJson {
            ok: true,
            version: VERSION,
            ruleset: house.rule_set().identity.key,
            options: OptionsJson(house),
            penalty_book: table.rules.penalty_book_for(None).map(|book| book.key),
            players: players(table),
            dealer: table.seats()[Seat::East].0,
            round: table.position.round.letter(),
            hand: table.position.deal,
            counters: table.position.counters,
            hands: table.hands,
            pots: PotsJson(table),
            bank: hundredths(table.accounts.balance(Holder::Bank)),
            end_reason: end_reason.map(clause),
            place: note_text(table, |note| &note.place),
            note: note_text(table, |note| &note.note),
            standings: standings(table),
            settle: table.settle().into_iter().map(HandoverJson::new).collect(),
            debts: self.game.debts().all().map(HandoverJson::new).collect(),
            carried: table
                .carried
                .iter()
                .map(|debt| PlayerDebtJson::new(debt, table.debt_outlook(debt)))
                .collect(),
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
            carried: line.carried.as_ref().map(|debts| {
                let debts = debts.iter();
                debts.map(|debt| PlayerDebtJson::new(debt, None)).collect()
            }),
            ended: line.end.map(ended),
            ruled: line.ruling.map(clause),
            followed: line.progression.map(clause),
            reseated: line.seat_change.map(clause),
            refused: refused
                .map(|((code, sentence), at)| Diagnostic {
                    code,
                    message: sentence.to_string(),
                    at,
                })
                .collect(),
        }
    }
}

impl PlayerDebtJson {
    fn new(debt: &PlayerDebt, outlook: Option<DebtOutlook>) -> Self {
        let origins = debt.origins.iter().map(|one| DebtOriginJson {
            round: one.position.round.letter(),
            hand: one.position.deal,
            counters: one.position.counters,
            points: one.points,
        });
        Self {
            creditor: debt.creditor.0,
            debtor: debt.debtor.0,
            points: debt.points,
            wins: debt.wins,
            origins: origins.collect(),
            outlook: outlook.map(|one| DebtOutlookJson {
                grown: one.grown,
                halved: one.halved,
                may_cut: one.may_cut,
            }),
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
        HandEnd::EastWon | HandEnd::EastWonWithOthers => "east-won",
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
