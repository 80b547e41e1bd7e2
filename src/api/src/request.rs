//! Requests about a hand, and the faults that the rules find.

use std::sync::Arc;

use tilewise_rules::{
    CarriedDebts, Circumstance, Conflict, Fault, HandError, LiableTile, RuleConfig, RuleSet, Seat,
    StatedLiability, TableStakes, TileSet, UnusedContext, WinBy, WinContextInput, WinInput,
    is_furiten, liability_fault, rule_sets,
};

use crate::answer::tiles;
use crate::carried_debts;
use crate::catalogue::Catalogue;
use crate::diagnostics::{Diagnostics, Path};
use crate::hand::hand;
use crate::house::house;
use crate::json::{Json, short};
use crate::near_misses::FindNearMisses;
use crate::schema::hand_request::{
    CircumstanceFieldsJson, LiabilityJson, ScoreRequest, StakesJson, WaitingRequest, WinJson,
};
use crate::schema::keys::keys;
use crate::schema::payments::UnusedInputJson;
use crate::value::{JsonObject, JsonValue, SEAT};

/// The accepted input for a method of winning.
pub const BY: &str = "one of self-draw, discard, robbing-the-kong, bonus-tiles";

/// A request about a hand.
pub struct HandRequest {
    /// The rule configuration, if the rule set is known.
    pub house: Option<Arc<RuleConfig>>,
    /// The hand and its context.
    pub entry: WinInput,
    /// The amount in the pot.
    pub pot: u32,
    /// The debts before the win, if given.
    pub debts: Option<CarriedDebts>,
    /// How near misses are found, if they are requested.
    pub near: Option<FindNearMisses>,
    /// The own discards of the player, if given.
    pub own_discards: Option<TileSet>,
    circumstances: Vec<(Circumstance, usize)>,
    liability: Vec<(StatedLiability, usize)>,
}

impl HandRequest {
    /// Creates a request for a hand that isn't read from JSON.
    pub fn new(house: RuleConfig, entry: WinInput) -> Self {
        Self {
            house: Some(Arc::new(house)),
            entry,
            pot: 0,
            debts: None,
            near: None,
            own_discards: None,
            circumstances: Vec::new(),
            liability: Vec::new(),
        }
    }

    /// Reads a request to score a hand, with rule sets of a catalogue and perhaps near misses.
    pub fn read(
        json: &Json,
        catalogue: Catalogue,
        near: Option<FindNearMisses>,
        diagnostics: &mut Diagnostics,
    ) -> Option<Self> {
        Self::read_fields(json, catalogue, (keys::<ScoreRequest>(), near), diagnostics)
    }

    /// Reads a request about a hand without a winning tile, or with a tile to discard.
    pub fn read_waiting(
        json: &Json,
        catalogue: Catalogue,
        near: Option<FindNearMisses>,
        diagnostics: &mut Diagnostics,
    ) -> Option<Self> {
        Self::read_fields(
            json,
            catalogue,
            (keys::<WaitingRequest>(), near),
            diagnostics,
        )
    }

    /// Reads one of several winners, with the shared context.
    pub fn of_winner(
        fields: &JsonObject,
        house: &Arc<RuleConfig>,
        context: WinContextInput,
        diagnostics: &mut Diagnostics,
    ) -> Self {
        let rule_set = Some(house.rule_set());
        let mut request = Self {
            house: Some(Arc::clone(house)),
            entry: WinInput {
                hand: hand(fields, rule_set, diagnostics),
                context,
            },
            pot: 0,
            debts: None,
            near: None,
            own_discards: None,
            circumstances: Vec::new(),
            liability: Vec::new(),
        };
        request.read_circumstances(fields, rule_set, diagnostics);
        request.read_liability(fields, rule_set, diagnostics);
        request
    }

    fn read_fields(
        json: &Json,
        catalogue: Catalogue,
        (fields, near): (&[&str], Option<FindNearMisses>),
        diagnostics: &mut Diagnostics,
    ) -> Option<Self> {
        let fields = match near {
            Some(_) => fields,
            // The last one is `near`.
            None => &fields[..fields.len() - 1],
        };
        let value = JsonValue {
            json,
            at: Path::Top,
        };
        let request = value.object(fields, diagnostics)?;
        let house = house(&request, catalogue, diagnostics);
        let rule_set = house.as_deref().map(RuleConfig::rule_set);
        let hand = hand(&request, rule_set, diagnostics);
        let (by, from) = request
            .field("win")
            .map_or((None, None), |win| win_of(&win, diagnostics));
        let seat = |key| request.field(key);
        let context = WinContextInput {
            by,
            from,
            seat: seat("seat").and_then(|value| value.seat(diagnostics)),
            prevailing: seat("prevailing").and_then(|value| value.seat(diagnostics)),
            stakes: on_table(&request, diagnostics).unwrap_or_default(),
            ..WinContextInput::default()
        };
        let mut parsed = Self {
            pot: pot(&request, rule_set, diagnostics),
            debts: debts(&request, rule_set, diagnostics),
            own_discards: own_discards(&request, house.as_deref(), diagnostics),
            house,
            entry: WinInput { hand, context },
            near: near.filter(|_| {
                let value = request.field("near");
                value.and_then(|value| value.flag(diagnostics)) == Some(true)
            }),
            circumstances: Vec::new(),
            liability: Vec::new(),
        };
        parsed.read_circumstances(&request, rule_set, diagnostics);
        parsed.read_liability(&request, rule_set, diagnostics);
        Some(parsed)
    }

    /// Reads a win of a game, without the derived facts.
    pub fn from_game_event(fields: &JsonObject, diagnostics: &mut Diagnostics) -> WinInput {
        let win = fields.field("win");
        let (by, from) = win.map_or((None, None), |win| win_of(&win, diagnostics));
        let seat = fields
            .field("seat")
            .and_then(|value| value.seat(diagnostics));
        let context = WinContextInput {
            by,
            from,
            seat,
            ..WinContextInput::default()
        };
        let hand = hand(fields, None, diagnostics);
        let mut request = Self {
            house: None,
            entry: WinInput { hand, context },
            pot: 0,
            debts: None,
            near: None,
            own_discards: None,
            circumstances: Vec::new(),
            liability: Vec::new(),
        };
        request.read_circumstances(fields, None, diagnostics);
        request.read_liability(fields, None, diagnostics);
        request.entry
    }

    fn read_circumstances(
        &mut self,
        request: &JsonObject,
        rule_set: Option<&'static RuleSet>,
        diagnostics: &mut Diagnostics,
    ) {
        let Some(list) = request.field("circumstances") else {
            return;
        };
        for (index, value) in list
            .items("a list of circumstances", diagnostics)
            .enumerate()
        {
            let Some((one, count, seat)) = circumstance(&value, rule_set, diagnostics) else {
                continue;
            };
            if self.entry.context.circumstances.has(one) {
                let message = format!("{} is there twice: remove one", one.key());
                diagnostics.push_unparsed("bad-request", value.at, message);
                continue;
            }
            let all = &mut self.entry.context.circumstances;
            *all = all.with(one);
            if let Some(count) = count {
                *all = all.with_count(one, count);
            }
            if let Some(seat) = seat {
                *all = all.with_seat(one, seat);
            }
            self.circumstances.push((one, index));
        }
    }

    fn read_liability(
        &mut self,
        request: &JsonObject,
        rule_set: Option<&'static RuleSet>,
        diagnostics: &mut Diagnostics,
    ) {
        let Some(list) = request.field("liability") else {
            return;
        };
        for (index, value) in list.items("a list of liabilities", diagnostics).enumerate() {
            if let Some(stated) = stated_liability(&value, rule_set, diagnostics) {
                self.entry.context.liability.push(stated);
                self.liability.push((stated, index));
            }
        }
    }

    /// Adds faults, except those that only follow from a value that can't be read.
    pub fn refuse(&self, faults: impl IntoIterator<Item = Fault>, diagnostics: &mut Diagnostics) {
        for fault in faults {
            let at = self.at(&fault);
            if !is_consequence(&fault, at.as_deref(), diagnostics) {
                diagnostics.push(fault.code(), at, fault.to_string());
            }
        }
    }

    /// Returns the field and the message of an unused input.
    pub fn unused_input(&self, one: UnusedContext) -> UnusedInputJson {
        let circumstance = |one: Circumstance| self.circumstance(one).unwrap_or_default();
        let (at, message) = match one {
            UnusedContext::Giver => (
                "win.from".to_owned(),
                "nobody gave the winning tile, so the seat changes nothing".to_owned(),
            ),
            UnusedContext::Circumstance(one) => (
                circumstance(one),
                format!("{} changes nothing for this win", one.key()),
            ),
            UnusedContext::Count(one) => (
                circumstance(one) + ".count",
                format!("{} is not counted", one.key()),
            ),
            UnusedContext::Seat(one) => (
                circumstance(one) + ".seat",
                format!("{} is about no seat", one.key()),
            ),
            UnusedContext::Liability(one) => (
                self.liability(&one).unwrap_or_default(),
                format!("{} does not concern this hand", one.key),
            ),
            UnusedContext::Ura(text) => ("hand.ura".to_owned(), text.to_owned()),
        };
        UnusedInputJson { at, message }
    }

    fn circumstance(&self, one: Circumstance) -> Option<String> {
        let found = self.circumstances.iter().find(|(other, _)| *other == one);
        found.map(|(_, index)| format!("circumstances[{index}]"))
    }

    fn liability(&self, one: &StatedLiability) -> Option<String> {
        let found = self.liability.iter().find(|(other, _)| other == one);
        found.map(|(_, index)| format!("liability[{index}]"))
    }

    /// Returns the field of a fault, or the item of a list.
    fn at(&self, fault: &Fault) -> Option<String> {
        match fault {
            Fault::UnknownCircumstance(one)
            | Fault::Conflict(one, _)
            | Fault::MissingCount(one) => self.circumstance(*one),
            Fault::UnknownLiability(one) | Fault::BadLiability(one, _) => self.liability(one),
            _ => None,
        }
        .or_else(|| fault.at())
    }
}

/// Returns whether a fault may only follow from a value that can't be read.
fn is_consequence(fault: &Fault, at: Option<&str>, diagnostics: &Diagnostics) -> bool {
    let is_unparsed = |at: &str| diagnostics.is_unparsed(at);
    match fault {
        // More tiles would not resolve these.
        Fault::Hand(
            HandError::TooManyCopies { .. }
            | HandError::DuplicateBonusTile { .. }
            | HandError::TileNotInSet { .. },
        ) => false,
        Fault::Hand(HandError::WrongTileCount { .. })
        | Fault::NotAWin(_)
        | Fault::Refused { .. } => ["hand.concealed", "hand.melds", "hand.winning_tile"]
            .into_iter()
            .any(is_unparsed),
        Fault::NoBonusWin(_) | Fault::BonusWinOnly | Fault::Conflict(_, Conflict::NoBonus) => {
            is_unparsed("hand.bonus")
        }
        Fault::Conflict(_, Conflict::Melds(_)) => is_unparsed("hand.melds"),
        _ => at.is_some_and(is_unparsed),
    }
}

/// Reads the amount in the pot, if the rule set has one.
fn pot(
    request: &JsonObject,
    rule_set: Option<&'static RuleSet>,
    diagnostics: &mut Diagnostics,
) -> u32 {
    let Some(value) = request.field("pot") else {
        return 0;
    };
    let pot = value.number(u32::MAX.into(), diagnostics).unwrap_or(0);
    if let Some(rule_set) = rule_set.filter(|rule_set| pot > 0 && rule_set.payment.pot.is_none()) {
        let message = format!(
            "{} is played without a pot: remove it",
            rule_set.identity.name
        );
        diagnostics.push_unparsed("bad-request", value.at, message);
    }
    pot
}

/// Reads the own discards of the player, if the rule set uses them.
fn own_discards(
    request: &JsonObject,
    house: Option<&RuleConfig>,
    diagnostics: &mut Diagnostics,
) -> Option<TileSet> {
    let value = request.field("own_discards")?;
    let own = tiles(&value, diagnostics).into_iter();
    let own = own.fold(TileSet::NONE, TileSet::with);
    if let Some(house) = house.filter(|house| is_furiten(house, own, own).is_none()) {
        let name = house.rule_set().identity.name;
        let message = format!("{name} doesn’t ask what the player has discarded: remove it");
        diagnostics.push_unparsed("bad-request", value.at, message);
    }
    Some(own)
}

/// Reads `win`: the method of winning and the discarder.
fn win_of(value: &JsonValue, diagnostics: &mut Diagnostics) -> (Option<WinBy>, Option<Seat>) {
    let Some(win) = value.object(keys::<WinJson>(), diagnostics) else {
        return (None, None);
    };
    let by = win
        .field("by")
        .and_then(|value| win_by(&value, diagnostics));
    let from = win.field("from").and_then(|value| value.seat(diagnostics));
    (by, from)
}

/// Reads `on_table`: the stakes for the winner.
fn on_table(request: &JsonObject, diagnostics: &mut Diagnostics) -> Option<TableStakes> {
    let value = request.field("on_table")?;
    let fields = value.object(keys::<StakesJson>(), diagnostics)?;
    let mut number = |key| {
        let value = fields.field(key)?;
        value.number(TableStakes::MOST.into(), diagnostics)
    };
    let [honba, streak, bets] = ["honba", "streak", "bets"].map(&mut number);
    let declared = fields.field("declared").map(|list| {
        let mut declared = [false; 4];
        for seat in list.items("a list of seats, such as [\"E\", \"S\"]", diagnostics) {
            if let Some(seat) = seat.seat(diagnostics) {
                declared[seat as usize] = true;
            }
        }
        declared
    });
    Some(TableStakes {
        honba: honba.unwrap_or_default(),
        streak: streak.unwrap_or_default(),
        bets: bets.unwrap_or_default(),
        declared,
    })
}

/// Reads the debts of `on_table`, in rule sets that carry wins.
fn debts(
    request: &JsonObject,
    rule_set: Option<&'static RuleSet>,
    diagnostics: &mut Diagnostics,
) -> Option<CarriedDebts> {
    let on_table = request.field("on_table")?;
    let Json::Object(fields) = on_table.json else {
        return None;
    };
    let (_, json) = fields.iter().find(|(key, _)| key == "debts")?;
    let at = Path::Field(&on_table.at, "debts");
    let carries = rule_set.is_none_or(|rule_set| rule_set.game.progression.carry.is_some());
    if let Some(rule_set) = rule_set.filter(|_| !carries) {
        let name = rule_set.identity.name;
        let message = format!("in {name} wins are paid at once, so nobody has debts: remove them");
        diagnostics.push_unparsed("bad-request", at, message);
        return None;
    }
    carried_debts::debts(&JsonValue { json, at }, diagnostics)
}

/// Reads a method of winning.
pub fn win_by(value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<WinBy> {
    let find = |text: &str| WinBy::ALL.into_iter().find(|by| by.key() == text);
    value.word(find, BY, diagnostics)
}

fn circumstance(
    value: &JsonValue,
    rule_set: Option<&'static RuleSet>,
    diagnostics: &mut Diagnostics,
) -> Option<(Circumstance, Option<u8>, Option<Seat>)> {
    if let Json::Text(_) = value.json {
        return Some((circumstance_key(value, rule_set, diagnostics)?, None, None));
    }
    let fields = value.object(keys::<CircumstanceFieldsJson>(), diagnostics)?;
    let key = fields
        .needed("key", "the key of a circumstance", diagnostics)
        .and_then(|value| circumstance_key(&value, rule_set, diagnostics));
    let count = fields
        .field("count")
        .and_then(|value| value.number(u8::MAX.into(), diagnostics));
    let seat = fields.field("seat").and_then(|seat| seat.seat(diagnostics));
    Some((key?, count, seat))
}

fn circumstance_key(
    value: &JsonValue,
    rule_set: Option<&'static RuleSet>,
    diagnostics: &mut Diagnostics,
) -> Option<Circumstance> {
    let text = value.text("the key of a circumstance", diagnostics)?;
    let one = Circumstance::from_key(text);
    if one.is_none() {
        let keys: Vec<_> = match rule_set {
            Some(rule_set) => rule_set
                .game
                .circumstances
                .iter()
                .map(|rule| rule.circumstance.key())
                .collect(),
            None => Circumstance::ALL.iter().map(|one| one.key()).collect(),
        };
        unknown(
            "unknown-circumstance",
            value,
            "circumstance",
            &keys,
            diagnostics,
        );
    }
    one
}

/// Reads an item of a list of liabilities.
fn stated_liability(
    value: &JsonValue,
    rule_set: Option<&'static RuleSet>,
    diagnostics: &mut Diagnostics,
) -> Option<StatedLiability> {
    let fields = value.object(keys::<LiabilityJson>(), diagnostics)?;
    let key = fields
        .needed("key", "the key of a liability", diagnostics)
        .and_then(|value| liability_key(&value, rule_set, diagnostics));
    let seat = fields
        .needed("seat", SEAT, diagnostics)
        .and_then(|value| value.seat(diagnostics));
    let how = "winning-tile or set";
    let tile = fields
        .needed("fed", how, diagnostics)
        .and_then(|value| value.word(LiableTile::from_key, how, diagnostics));
    let exempt = match fields.field("exempt") {
        Some(value) => {
            let find = |text: &str| rule_sets::exemption(text).map(|one| one.key);
            let what = rule_sets::exemption_keys().join(" or ");
            Some(value.word(find, &what, diagnostics)?)
        }
        None => None,
    };
    Some(StatedLiability {
        key: key?,
        seat: seat?,
        tile: tile?,
        exempt,
    })
}

/// Reads a liability for a counted hand: one that the rule set has.
pub fn counted_liability(
    value: &JsonValue,
    rule_set: Option<&'static RuleSet>,
    diagnostics: &mut Diagnostics,
) -> Option<StatedLiability> {
    let stated = stated_liability(value, rule_set, diagnostics)?;
    let fault = rule_set.and_then(|rule_set| liability_fault(rule_set, stated, None, None));
    let Some(fault) = fault else {
        return Some(stated);
    };
    diagnostics.push(fault.code(), Some(value.at.to_string()), fault.to_string());
    None
}

fn liability_key(
    value: &JsonValue,
    rule_set: Option<&'static RuleSet>,
    diagnostics: &mut Diagnostics,
) -> Option<&'static str> {
    let text = value.text("the key of a liability", diagnostics)?;
    let one = rule_sets::liability(text).map(|one| one.key);
    if one.is_none() {
        let keys = match rule_set {
            Some(rule_set) => rule_set
                .game
                .liabilities
                .iter()
                .map(|one| one.key)
                .collect(),
            None => rule_sets::liability_keys(),
        };
        unknown("unknown-liability", value, "liability", &keys, diagnostics);
    }
    one
}

fn unknown(
    code: &'static str,
    value: &JsonValue,
    what: &str,
    keys: &[&str],
    diagnostics: &mut Diagnostics,
) {
    let found = match value.json {
        Json::Text(text) => short(text),
        other => other.words(),
    };
    let message = format!("“{found}” is no {what}: choose from {}", keys.join(", "));
    diagnostics.push_unparsed(code, value.at, message);
}
