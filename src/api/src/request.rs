//! A request about a hand: what it asks, and what the rules find wrong with it.

use std::sync::Arc;

use tilewise_rules::{
    Circumstance, Conflict, DORA_AND_BETS, Fault, HandError, House, Ignored, LiableTile, OnTable,
    RuleSet, Seat, StatedLiability, TileSet, WinBy, WinContextInput, WinInput, is_furiten,
    liability_fault, rule_sets,
};

use crate::catalogue::Catalogue;
use crate::fact::tiles;
use crate::hand::hand;
use crate::house::house;
use crate::json::{Json, short};
use crate::reason::{Path, Reasons};
use crate::report::Said;
use crate::shape::{CIRCUMSTANCE, LIABILITY, ON_TABLE, REQUEST, WAITING, WIN};
use crate::value::{Object, SEAT, Value};

/// What a way of winning takes.
pub const BY: &str = "one of self-draw, discard, robbing-the-kong, bonus-tiles";

/// A request about a hand, as far as it can be read.
pub struct HandRequest {
    /// The house rules, if the rule set is known.
    pub house: Option<Arc<House>>,
    /// The hand and its context.
    pub entry: WinInput,
    /// What lies in the pot.
    pub pot: u32,
    /// Whether what the hand nearly is is asked for.
    pub near: bool,
    /// What the player has discarded, where that was said.
    pub own_discards: Option<TileSet>,
    circumstances: Vec<(Circumstance, usize)>,
    liability: Vec<(StatedLiability, usize)>,
}

impl HandRequest {
    /// A hand that wasn't read from a request.
    pub fn of(house: House, entry: WinInput) -> Self {
        Self {
            house: Some(Arc::new(house)),
            entry,
            pot: 0,
            near: false,
            own_discards: None,
            circumstances: Vec::new(),
            liability: Vec::new(),
        }
    }

    /// Reads a request to score a hand, whose book is in a catalogue.
    pub fn read(json: &Json, catalogue: Catalogue, reasons: &mut Reasons) -> Option<Self> {
        Self::read_fields(json, catalogue, REQUEST, reasons)
    }

    /// Reads a request about a hand that waits or discards.
    pub fn read_waiting(json: &Json, catalogue: Catalogue, reasons: &mut Reasons) -> Option<Self> {
        Self::read_fields(json, catalogue, WAITING, reasons)
    }

    /// Reads one of several winners, of whom this is known already.
    #[cfg(feature = "events")]
    pub fn of_winner(
        fields: &Object,
        house: &Arc<House>,
        context: WinContextInput,
        reasons: &mut Reasons,
    ) -> Self {
        let rule_set = Some(house.rule_set());
        let mut asked = Self {
            house: Some(Arc::clone(house)),
            entry: WinInput {
                hand: hand(fields, rule_set, reasons),
                context,
            },
            pot: 0,
            near: false,
            own_discards: None,
            circumstances: Vec::new(),
            liability: Vec::new(),
        };
        asked.read_circumstances(fields, rule_set, reasons);
        asked.read_liability(fields, rule_set, reasons);
        asked
    }

    fn read_fields(
        json: &Json,
        catalogue: Catalogue,
        fields: &[&str],
        reasons: &mut Reasons,
    ) -> Option<Self> {
        let value = Value {
            json,
            at: Path::Top,
        };
        let request = value.object(fields, reasons)?;
        let house = house(&request, catalogue, reasons);
        let rule_set = house.as_deref().map(House::rule_set);
        let hand = hand(&request, rule_set, reasons);
        let (by, from) = request
            .field("win")
            .map_or((None, None), |win| win_of(&win, reasons));
        let seat = |key| request.field(key);
        let context = WinContextInput {
            by,
            from,
            seat: seat("seat").and_then(|value| value.seat(reasons)),
            prevailing: seat("prevailing").and_then(|value| value.seat(reasons)),
            on_table: on_table(&request, reasons).unwrap_or_default(),
            ..WinContextInput::default()
        };
        let mut asked = Self {
            pot: pot(&request, rule_set, reasons),
            own_discards: own_discards(&request, house.as_deref(), reasons),
            house,
            entry: WinInput { hand, context },
            near: request
                .field("near")
                .and_then(|value| value.flag(reasons))
                .unwrap_or(false),
            circumstances: Vec::new(),
            liability: Vec::new(),
        };
        asked.read_circumstances(&request, rule_set, reasons);
        asked.read_liability(&request, rule_set, reasons);
        Some(asked)
    }

    /// Reads a win that was told to a game, which knows the rest.
    #[cfg(feature = "game")]
    pub fn told(told: &Object, reasons: &mut Reasons) -> WinInput {
        let win = told.field("win");
        let (by, from) = win.map_or((None, None), |win| win_of(&win, reasons));
        let seat = told.field("seat").and_then(|value| value.seat(reasons));
        let context = WinContextInput {
            by,
            from,
            seat,
            ..WinContextInput::default()
        };
        let hand = hand(told, None, reasons);
        let mut asked = Self {
            house: None,
            entry: WinInput { hand, context },
            pot: 0,
            near: false,
            own_discards: None,
            circumstances: Vec::new(),
            liability: Vec::new(),
        };
        asked.read_circumstances(told, None, reasons);
        asked.read_liability(told, None, reasons);
        asked.entry
    }

    fn read_circumstances(
        &mut self,
        request: &Object,
        rule_set: Option<&'static RuleSet>,
        reasons: &mut Reasons,
    ) {
        let Some(list) = request.field("circumstances") else {
            return;
        };
        for (index, value) in list.items("a list of circumstances", reasons).enumerate() {
            let Some((one, count, seat)) = circumstance(&value, rule_set, reasons) else {
                continue;
            };
            if self.entry.context.circumstances.has(one) {
                let message = format!("{} is there twice: remove one", one.key());
                reasons.unread("bad-request", value.at, message);
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
        request: &Object,
        rule_set: Option<&'static RuleSet>,
        reasons: &mut Reasons,
    ) {
        let Some(list) = request.field("liability") else {
            return;
        };
        for (index, value) in list.items("a list of liabilities", reasons).enumerate() {
            if let Some(stated) = stated(&value, rule_set, reasons) {
                self.entry.context.liability.push(stated);
                self.liability.push((stated, index));
            }
        }
    }

    /// Adds what the rules find wrong, except what only follows from a value that can't be read.
    pub fn refuse(&self, faults: impl IntoIterator<Item = Fault>, reasons: &mut Reasons) {
        for fault in faults {
            let at = self.at(&fault);
            if !is_consequence(&fault, at.as_deref(), reasons) {
                reasons.push(fault.code(), at, fault.to_string());
            }
        }
    }

    /// What was told and changes nothing: the field, and in words.
    pub fn said(&self, one: Ignored) -> Said {
        let circumstance = |one: Circumstance| self.circumstance(one).unwrap_or_default();
        let (at, message) = match one {
            Ignored::Giver => (
                "win.from".to_owned(),
                "nobody gave the winning tile, so the seat changes nothing".to_owned(),
            ),
            Ignored::Circumstance(one) => (
                circumstance(one),
                format!("{} changes nothing for this win", one.key()),
            ),
            Ignored::Count(one) => (
                circumstance(one) + ".count",
                format!("{} is not counted", one.key()),
            ),
            Ignored::Seat(one) => (
                circumstance(one) + ".seat",
                format!("{} is about no seat", one.key()),
            ),
            Ignored::Liability(one) => (
                self.liability(&one).unwrap_or_default(),
                format!("{} does not concern this hand", one.key),
            ),
            Ignored::Ura(says) => ("hand.ura".to_owned(), says.to_owned()),
        };
        Said { at, message }
    }

    fn circumstance(&self, one: Circumstance) -> Option<String> {
        let found = self.circumstances.iter().find(|(other, _)| *other == one);
        found.map(|(_, index)| format!("circumstances[{index}]"))
    }

    fn liability(&self, one: &StatedLiability) -> Option<String> {
        let found = self.liability.iter().find(|(other, _)| other == one);
        found.map(|(_, index)| format!("liability[{index}]"))
    }

    /// The field that a fault is about; in a list, the item.
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

/// Whether a fault would perhaps not be there if everything could be read.
fn is_consequence(fault: &Fault, at: Option<&str>, reasons: &Reasons) -> bool {
    let unread = |at: &str| reasons.is_unread(at);
    match fault {
        // More tiles would not mend these.
        Fault::Hand(
            HandError::TooManyCopies { .. }
            | HandError::DuplicateBonusTile { .. }
            | HandError::TileNotInSet { .. },
        ) => false,
        Fault::Hand(HandError::WrongTileCount { .. })
        | Fault::NotAWin(_)
        | Fault::Refused { .. } => ["hand.concealed", "hand.melds", "hand.winning_tile"]
            .into_iter()
            .any(unread),
        Fault::NoBonusWin(_) | Fault::Conflict(_, Conflict::NoBonus) => unread("hand.bonus"),
        Fault::Conflict(_, Conflict::Table(_)) => unread("hand.melds"),
        _ => at.is_some_and(unread),
    }
}

/// What lies in the pot, where the rule set is played with one.
fn pot(request: &Object, rule_set: Option<&'static RuleSet>, reasons: &mut Reasons) -> u32 {
    let Some(value) = request.field("pot") else {
        return 0;
    };
    let pot = value.number(u32::MAX.into(), reasons).unwrap_or(0);
    if let Some(rule_set) = rule_set.filter(|rule_set| pot > 0 && rule_set.takes_pot.is_none()) {
        let message = format!("{} is played without a pot: remove it", rule_set.name);
        reasons.unread("bad-request", value.at, message);
    }
    pot
}

/// What the player has discarded, where the book asks for it.
fn own_discards(request: &Object, house: Option<&House>, reasons: &mut Reasons) -> Option<TileSet> {
    let value = request.field("own_discards")?;
    let own = tiles(&value, reasons).into_iter();
    let own = own.fold(TileSet::NONE, TileSet::with);
    if let Some(house) = house.filter(|house| is_furiten(house, own, own).is_none()) {
        let name = house.rule_set().name;
        let message = format!("{name} doesn’t ask what the player has discarded: remove it");
        reasons.unread("bad-request", value.at, message);
    }
    Some(own)
}

/// `win`: how the winning tile came, and from whom.
fn win_of(value: &Value, reasons: &mut Reasons) -> (Option<WinBy>, Option<Seat>) {
    let Some(win) = value.object(WIN, reasons) else {
        return (None, None);
    };
    let by = win.field("by").and_then(|value| win_by(&value, reasons));
    let from = win.field("from").and_then(|value| value.seat(reasons));
    (by, from)
}

/// `on_table`: what lies there for the winner.
fn on_table(request: &Object, reasons: &mut Reasons) -> Option<OnTable> {
    if !DORA_AND_BETS {
        return None;
    }
    let value = request.field("on_table")?;
    let fields = value.object(ON_TABLE, reasons)?;
    let mut number = |key| {
        let value = fields.field(key)?;
        value.number(OnTable::MOST.into(), reasons)
    };
    let (honba, bets) = (number("honba"), number("bets"));
    let declared = fields.field("declared").map(|list| {
        let mut declared = [false; 4];
        for seat in list.items("a list of seats, such as [\"E\", \"S\"]", reasons) {
            if let Some(seat) = seat.seat(reasons) {
                declared[seat as usize] = true;
            }
        }
        declared
    });
    Some(OnTable {
        honba: honba.unwrap_or_default(),
        bets: bets.unwrap_or_default(),
        declared,
    })
}

/// A way of winning.
pub fn win_by(value: &Value, reasons: &mut Reasons) -> Option<WinBy> {
    let find = |text: &str| WinBy::ALL.into_iter().find(|by| by.key() == text);
    value.word(find, BY, reasons)
}

fn circumstance(
    value: &Value,
    rule_set: Option<&'static RuleSet>,
    reasons: &mut Reasons,
) -> Option<(Circumstance, Option<u8>, Option<Seat>)> {
    if let Json::Text(_) = value.json {
        return Some((circumstance_key(value, rule_set, reasons)?, None, None));
    }
    let fields = value.object(CIRCUMSTANCE, reasons)?;
    let key = fields
        .needed("key", "the key of a circumstance", reasons)
        .and_then(|value| circumstance_key(&value, rule_set, reasons));
    let count = fields
        .field("count")
        .and_then(|value| value.number(u8::MAX.into(), reasons));
    let seat = fields.field("seat").and_then(|seat| seat.seat(reasons));
    Some((key?, count, seat))
}

fn circumstance_key(
    value: &Value,
    rule_set: Option<&'static RuleSet>,
    reasons: &mut Reasons,
) -> Option<Circumstance> {
    let text = value.text("the key of a circumstance", reasons)?;
    let one = Circumstance::from_key(text);
    if one.is_none() {
        let keys: Vec<_> = match rule_set {
            Some(rule_set) => rule_set
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
            reasons,
        );
    }
    one
}

/// An item of a list of liabilities.
pub fn stated(
    value: &Value,
    rule_set: Option<&'static RuleSet>,
    reasons: &mut Reasons,
) -> Option<StatedLiability> {
    let fields = value.object(LIABILITY, reasons)?;
    let key = fields
        .needed("key", "the key of a liability", reasons)
        .and_then(|value| liability_key(&value, rule_set, reasons));
    let seat = fields
        .needed("seat", SEAT, reasons)
        .and_then(|value| value.seat(reasons));
    let how = "winning-tile or set";
    let fed = fields
        .needed("fed", how, reasons)
        .and_then(|value| value.word(LiableTile::from_key, how, reasons));
    let exempt = match fields.field("exempt") {
        Some(value) => {
            let find = |text: &str| rule_sets::exemption(text).map(|one| one.key);
            let what = rule_sets::exemption_keys().join(" or ");
            Some(value.word(find, &what, reasons)?)
        }
        None => None,
    };
    Some(StatedLiability {
        key: key?,
        seat: seat?,
        fed: fed?,
        exempt,
    })
}

/// An item of a list of liabilities of a hand that is counted already: one that the rule set has.
pub fn counted_liability(
    value: &Value,
    rule_set: Option<&'static RuleSet>,
    reasons: &mut Reasons,
) -> Option<StatedLiability> {
    let stated = stated(value, rule_set, reasons)?;
    let fault = rule_set.and_then(|rule_set| liability_fault(rule_set, stated, None, None));
    let Some(fault) = fault else {
        return Some(stated);
    };
    reasons.push(fault.code(), Some(value.at.to_string()), fault.to_string());
    None
}

fn liability_key(
    value: &Value,
    rule_set: Option<&'static RuleSet>,
    reasons: &mut Reasons,
) -> Option<&'static str> {
    let text = value.text("the key of a liability", reasons)?;
    let one = rule_sets::liability(text).map(|one| one.key);
    if one.is_none() {
        let keys = match rule_set {
            Some(rule_set) => rule_set.liabilities.iter().map(|one| one.key).collect(),
            None => rule_sets::liability_keys(),
        };
        unknown("unknown-liability", value, "liability", &keys, reasons);
    }
    one
}

fn unknown(code: &'static str, value: &Value, what: &str, keys: &[&str], reasons: &mut Reasons) {
    let found = match value.json {
        Json::Text(text) => short(text),
        other => other.words(),
    };
    let message = format!("“{found}” is no {what}: choose from {}", keys.join(", "));
    reasons.unread(code, value.at, message);
}
