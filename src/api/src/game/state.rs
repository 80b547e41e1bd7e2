//! What replaying a game gives, as JSON.

use std::iter::repeat;

use serde::ser::{Serialize, Serializer};
use tilewise_ledger::{
    Chips, Game, Handover, Hands, Holder, Line, Move, Need, PlayerId, Table, Value, Way, Wish,
};
use tilewise_rules::{HandEnd, House, Overall, PotKey, Seat};

use super::VERSION;
use super::write::hundredths;
use crate::report::{Amount, Options};

/// A game as it stands.
#[derive(Clone, Debug)]
pub struct GameReport {
    game: Game,
    table: Table,
}

impl GameReport {
    /// A game that was opened.
    pub fn of(game: Game) -> Option<Self> {
        let table = game.table()?.clone();
        Some(Self { game, table })
    }
}

#[derive(serde::Serialize)]
struct State<'a> {
    ok: bool,
    #[serde(rename = "tilewise-game")]
    version: i64,
    ruleset: &'static str,
    options: Options<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    penalty_book: Option<&'static str>,
    players: Vec<Player<'a>>,
    dealer: u8,
    round: char,
    hand: u8,
    counters: u32,
    hands: u32,
    pots: Pots<'a>,
    bank: Amount,
    over: Option<Over>,
    standings: Vec<PlaceOf>,
    settle: Vec<HandoverOf>,
    debts: Vec<HandoverOf>,
    #[serde(skip_serializing_if = "Option::is_none")]
    chips: Option<ChipsOf>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    needs: Vec<NeedOf<'a>>,
    lines: Vec<LineOf<'a>>,
}

#[derive(serde::Serialize)]
struct Player<'a> {
    name: &'a str,
    score: Amount,
    seat: Option<char>,
    #[serde(skip_serializing_if = "is_not")]
    bet: bool,
    #[serde(skip_serializing_if = "is_not")]
    absent: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    chips: Option<ChipsOf>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
const fn is_not(flag: &bool) -> bool {
    !*flag
}

struct Pots<'a>(&'a Table);

impl Serialize for Pots<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let all = PotKey::ALL.into_iter();
        let lies = |pot: PotKey| hundredths(self.0.accounts.of(pot.into()));
        serializer.collect_map(all.map(|pot| (pot.key(), lies(pot))))
    }
}

#[derive(serde::Serialize)]
struct Over {
    clause: &'static str,
    message: &'static str,
}

/// Who has come to which place; those whom the rule set doesn't tell apart share one.
#[derive(serde::Serialize)]
struct PlaceOf {
    /// `null` for a player who isn't ranked.
    place: Option<usize>,
    player: u8,
    score: Amount,
    gained: Amount,
    #[serde(skip_serializing_if = "Option::is_none")]
    overall: Option<f64>,
}

/// Who hands what to whom so that everybody comes out even, or owes it by all hands.
#[derive(serde::Serialize)]
struct HandoverOf {
    from: HolderOf,
    to: HolderOf,
    amount: Amount,
}

/// Chips that were counted beside the book.
#[derive(serde::Serialize)]
struct ChipsOf {
    counted: Amount,
    book: Amount,
    apart: Amount,
}

impl ChipsOf {
    const fn of(chips: Chips) -> Self {
        Self {
            counted: hundredths(chips.counted),
            book: hundredths(chips.book),
            apart: hundredths(chips.apart()),
        }
    }
}

/// What a player needs for a wish to be met after the hand that is played.
#[derive(serde::Serialize)]
struct NeedOf<'a> {
    player: u8,
    wish: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    place: Option<usize>,
    met: bool,
    ways: Vec<WayOf<'a>>,
}

/// The least hands that do it when they are won so.
#[derive(serde::Serialize)]
struct WayOf<'a> {
    by: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<u8>,
    /// Whether any win does it.
    any: bool,
    least: Vec<ValueOf<'a>>,
}

/// The answers of `settle-win` that say what a hand is worth.
struct ValueOf<'a>(&'a House, Value);

impl Serialize for ValueOf<'_> {
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

impl<'a> NeedOf<'a> {
    /// Nothing for a wish that only its player has.
    fn of(house: &'a House, need: &Need) -> Option<Self> {
        let (wish, place) = match need.wish {
            Wish::First => ("first", None),
            Wish::Place(place) => ("place", Some(place)),
            Wish::NotLast => ("not-last", None),
            Wish::Positive => ("positive", None),
            Wish::Before(_) | Wish::Overall(_) | Wish::Score(_) => return None,
        };
        let way = |(way, hands): &(Way, Hands)| {
            let (by, from) = match way {
                Way::SelfDraw => ("self-draw", None),
                Way::From(player) => ("discard", Some(player.0)),
            };
            let least = hands.least.iter().map(|value| ValueOf(house, *value));
            WayOf {
                by,
                from,
                any: hands.any,
                least: least.collect(),
            }
        };
        Some(Self {
            player: need.player.0,
            wish,
            place,
            met: need.is_met,
            ways: need.ways.iter().map(way).collect(),
        })
    }
}

/// What everybody at the table needs, in the last round.
fn needs(table: &Table) -> Vec<NeedOf<'_>> {
    if table.over.is_some() || !table.is_last_round() {
        return Vec::new();
    }
    let wishes = table.usual_wishes();
    let seats = table.seats();
    let players = Seat::ALL.map(|seat| seats[seat]).into_iter();
    let all = players.flat_map(|player| table.needs(player, &wishes));
    all.filter_map(|need| NeedOf::of(&table.rules.house, &need))
        .collect()
}

#[derive(serde::Serialize)]
struct LineOf<'a> {
    id: &'a str,
    round: char,
    hand: u8,
    counters: u32,
    moves: Vec<MoveOf>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ended: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ruled: Option<Over>,
    #[serde(skip_serializing_if = "Option::is_none")]
    followed: Option<Over>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reseated: Option<Over>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    refused: Vec<Refused>,
}

#[derive(serde::Serialize)]
struct Refused {
    code: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<String>,
}

#[derive(serde::Serialize)]
struct MoveOf {
    from: HolderOf,
    to: HolderOf,
    amount: Amount,
    reason: &'static str,
    clause: &'static str,
}

/// A player by the place in the list, else the key of what has the account.
struct HolderOf(Holder);

impl Serialize for HolderOf {
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
        let lines = self.game.lines().iter();
        let counted = table.chip_count();
        let over = table.over;
        let state = State {
            ok: true,
            version: VERSION,
            ruleset: house.rule_set().key,
            options: Options(house),
            penalty_book: table.rules.penalty_book.map(|book| book.key),
            players: players(table),
            dealer: table.seats()[Seat::East].0,
            round: table.position.round.letter(),
            hand: table.position.deal,
            counters: table.position.counters,
            hands: table.hands,
            pots: Pots(table),
            bank: hundredths(table.accounts.of(Holder::Bank)),
            over: over.map(clause),
            standings: standings(table),
            settle: table.settle().into_iter().map(HandoverOf::of).collect(),
            debts: self.game.debts().all().map(HandoverOf::of).collect(),
            chips: counted.all.map(ChipsOf::of),
            needs: needs(table),
            lines: lines.map(|line| LineOf::of(line, table)).collect(),
        };
        state.serialize(serializer)
    }
}

const fn clause((clause, message): (&'static str, &'static str)) -> Over {
    Over { clause, message }
}

fn ids(table: &Table) -> impl Iterator<Item = PlayerId> {
    (0..=u8::MAX).take(table.players.len()).map(PlayerId)
}

fn score(table: &Table, player: PlayerId) -> i64 {
    table.accounts.of(Holder::Player(player))
}

fn players(table: &Table) -> Vec<Player<'_>> {
    let counted = table.chip_count().players;
    let chips = |player: PlayerId| {
        let mut all = counted.iter();
        let (_, chips) = all.find(|(other, _)| *other == player)?;
        Some(ChipsOf::of(*chips))
    };
    let all = table.players.iter().zip(ids(table));
    all.map(|(name, player)| Player {
        name,
        score: hundredths(score(table, player)),
        seat: table.seat_of(player).map(Seat::letter),
        bet: table.bets.contains(&player),
        absent: table.absent.contains(&player),
        chips: chips(player),
    })
    .collect()
}

fn standings(table: &Table) -> Vec<PlaceOf> {
    let places = table.standings().0.into_iter().map(|one| PlaceOf {
        place: one.place,
        player: one.player.0,
        score: hundredths(one.score),
        gained: hundredths(one.gained),
        overall: one.overall.map(Overall::number),
    });
    places.collect()
}

impl HandoverOf {
    const fn of(one: Handover) -> Self {
        Self {
            from: HolderOf(one.from),
            to: HolderOf(one.to),
            amount: hundredths(one.amount),
        }
    }
}

impl<'a> LineOf<'a> {
    fn of(line: &'a Line, table: &Table) -> Self {
        let refused = line.refused.iter();
        let refused = refused.flat_map(|refusal| {
            let fields = refusal.fields().into_iter().chain(repeat(None));
            refusal.reasons(&table.players).into_iter().zip(fields)
        });
        Self {
            id: &line.entry.0,
            round: line.position.round.letter(),
            hand: line.position.deal,
            counters: line.position.counters,
            moves: line.moves.iter().map(MoveOf::of).collect(),
            ended: line.end.map(ended),
            ruled: line.ruled.map(clause),
            followed: line.followed.map(clause),
            reseated: line.reseated.map(clause),
            refused: refused
                .map(|((code, sentence), at)| Refused {
                    code,
                    message: sentence.to_string(),
                    at,
                })
                .collect(),
        }
    }
}

impl MoveOf {
    const fn of(one: &Move) -> Self {
        Self {
            from: HolderOf(one.from),
            to: HolderOf(one.to),
            amount: hundredths(one.amount),
            reason: one.says,
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
