//! Sentences of the history.

use tilewise_rules::{Gap, RuleConfig, Sentence, sentence};

use crate::{
    EntryOutcome, GameEvent, GameNote, PlayerDebt, Table, Value, WinMethod, WinSummary,
    cleaned_name, isolated_name,
};

impl Value {
    /// Returns the value in words: "3 fan", "3 han with 40 fu", "Yakuman".
    pub fn sentence(self, house: &RuleConfig) -> Sentence {
        let unit = |words, count: u16| Gap::from(Sentence::new(words, vec![count.into()]));
        let rule_set = house.rule_set();
        let level = self.level(house).map(|level| Gap::from(level.name));
        let counted = |counted| unit(rule_set.scoring.unit.counted, counted);
        match (self, level) {
            (Self::Counted(all), None) => sentence!("{0}", counted(all)),
            (Self::Counted(all), Some(level)) => sentence!("{0}, {1}", counted(all), level),
            (
                Self::OnAxis {
                    counted: all,
                    on_axis,
                },
                level,
            ) => {
                let axis = rule_set.scoring.axes.first();
                let axis = axis.map_or(Gap::from(""), |axis| unit(axis.unit.counted, on_axis));
                let both = sentence!("{0} with {1}", counted(all), axis);
                match level {
                    Some(level) => sentence!("{0}, {1}", both, level),
                    None => both,
                }
            }
            (Self::Units(1), Some(level)) => sentence!("{0}", level),
            (Self::Units(units), level) => {
                sentence!("{0} × {1}", units, level.unwrap_or_else(|| "".into()))
            }
        }
    }
}

impl EntryOutcome {
    /// Returns the event with names: "Bo won 3 fan from Ann". `table` is the table at that time, or a later one.
    pub fn sentence(&self, table: &Table, event: &GameEvent) -> Sentence {
        let name = |player| table.name_in_sentence(player);
        let rules = self.rules(table);
        let house = &rules.house;
        match event {
            GameEvent::Opened(_) => "The game begins".into(),
            GameEvent::Bet(player) => {
                sentence!("{0} declares riichi and pays the bet", name(*player))
            }
            GameEvent::Win(_) | GameEvent::MultipleWins(_) => {
                let wins = self.wins.iter();
                let wins = wins.map(|won| won.sentence(table, house).into());
                match Sentence::joined("{0}; {1}", wins) {
                    Gap::Sentence(sentence) => sentence,
                    // The entry was refused.
                    _ => "Somebody won".into(),
                }
            }
            GameEvent::Draw(_) => "Nobody won".into(),
            GameEvent::TableEvent(entry) => {
                let event = house.rule_set().event(&entry.event.event);
                event
                    .map_or("Foul or other event", |event| event.name)
                    .into()
            }
            GameEvent::Foul(entry) => {
                let book = rules.penalty_book_for(entry.event.penalty_book);
                let foul = book.and_then(|book| book.foul(&entry.event.foul));
                let foul = foul.map_or("A foul", |foul| foul.plain);
                let seats = entry.seating.unwrap_or(self.seats);
                match entry.event.answers.seat("seat") {
                    Some(seat) => sentence!("{0} ({1})", foul, name(seats[seat])),
                    None => foul.into(),
                }
            }
            GameEvent::Seats(_) => "The seats change".into(),
            GameEvent::NewPlayer(who) => sentence!("{0} comes to the table", who.clone()),
            GameEvent::Substitute(player, Some(who)) => {
                sentence!("{0} plays for {1}", who.clone(), name(*player))
            }
            GameEvent::Substitute(player, None) => sentence!("{0} is back", name(*player)),
            GameEvent::Rules(_) => "The rules change".into(),
            GameEvent::Correction(_) => "A correction".into(),
            GameEvent::Chips(_) => "Chips were counted".into(),
            GameEvent::Payment(paid) => {
                let (from, to) = (name(paid.from), name(paid.to));
                let amount = table.amount(paid.amount);
                match cleaned_name(&paid.note) {
                    none if none.is_empty() => sentence!("{0} paid {1} {2}", from, to, amount),
                    note => {
                        let note = isolated_name(&note).into_owned();
                        sentence!("{0} paid {1} {2}: {3}", from, to, amount, note)
                    }
                }
            }
            GameEvent::Note(note) => note.sentence(),
            GameEvent::Closed => "The game is over".into(),
            GameEvent::Reopened => "The game goes on".into(),
            GameEvent::LockReleased => "The pen was given away".into(),
            GameEvent::LockAcquired => "Another device took the pen".into(),
            GameEvent::Unread(_) => "Unknown entry".into(),
        }
    }

    /// Returns the debts after the entry, if it changed them: "Ann owes Bo 22, Cem owes Bo 7".
    pub fn debts(&self, table: &Table) -> Option<Sentence> {
        let debts = self.carried.as_ref()?.iter();
        let each = debts.map(|debt| debt.sentence(table).into());
        Some(match Sentence::joined("{0}, {1}", each) {
            Gap::Sentence(sentence) => sentence,
            _ => "nobody owes anything".into(),
        })
    }

    /// Returns the gains and losses: "Bo: +32, Ann: -16".
    pub fn gains(&self, table: &Table) -> Gap {
        let holders = table.accounts.holders();
        let gains = holders.filter_map(|holder| {
            let gain = self.gain(holder);
            let change = table.change(gain);
            (gain != 0).then(|| sentence!("{0}: {1}", table.holder(holder), change).into())
        });
        Sentence::joined("{0}, {1}", gains)
    }
}

impl GameNote {
    /// Returns the place and the note: "Place: Library. Note: Ann’s birthday".
    pub fn sentence(&self) -> Sentence {
        let Self { place, note } = self.displayed();
        let [place, note] = [place, note].map(|text| isolated_name(&text).into_owned());
        match (place.is_empty(), note.is_empty()) {
            (true, true) => "Place and note removed".into(),
            (false, true) => sentence!("Place: {0}", place),
            (true, false) => sentence!("Note: {0}", note),
            (false, false) => sentence!("Place: {0}. Note: {1}", place, note),
        }
    }
}

impl PlayerDebt {
    /// Returns the debt with names: "Ann owes Bo 22".
    pub(super) fn sentence(&self, table: &Table) -> Sentence {
        let name = |player| table.name_in_sentence(player);
        sentence!(
            "{0} owes {1} {2}",
            name(self.debtor),
            name(self.creditor),
            self.points
        )
    }
}

impl WinSummary {
    fn sentence(&self, table: &Table, house: &RuleConfig) -> Sentence {
        let name = |player| table.name_in_sentence(player);
        let value = self.value.sentence(house);
        match self.method {
            WinMethod::SelfDraw => sentence!("{0} won {1} by self-draw", name(self.player), value),
            WinMethod::From(from) => {
                sentence!("{0} won {1} from {2}", name(self.player), value, name(from))
            }
        }
    }
}
