//! A line of the history in words.

use tilewise_rules::{Gap, House, Sentence, sentence};

use crate::{HandWon, Input, Line, Table, Value, Way, cleaned_name, isolated_name};

impl Value {
    /// The value in words: "3 fan", "3 han with 40 fu", "Yakuman".
    pub fn sentence(self, house: &House) -> Sentence {
        let unit = |words, count: u16| Gap::from(Sentence::new(words, vec![count.into()]));
        let rule_set = house.rule_set();
        let level = self.level(house).map(|level| Gap::from(level.name));
        let counted = |counted| unit(rule_set.unit.counted, counted);
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
                let axis = rule_set.axes.first();
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

impl Line {
    /// What was told, with names: "Bo won 3 fan from Ann". The table is the one on which it was
    /// told, or as it stands now.
    pub fn sentence(&self, table: &Table, told: &Input) -> Sentence {
        let name = |player| table.name_in_sentence(player);
        let house = &table.rules.house;
        match told {
            Input::Opened(_) => "The game begins".into(),
            Input::Bet(player) => sentence!("{0} declares riichi and pays the bet", name(*player)),
            Input::Won(_) | Input::SeveralWon(_) => {
                let wins = self.won.iter().map(|won| won.sentence(table).into());
                match Sentence::joined("{0}; {1}", wins) {
                    Gap::Sentence(sentence) => sentence,
                    // It was refused.
                    _ => "Somebody won".into(),
                }
            }
            Input::Drawn(_) => "Nobody won".into(),
            Input::Happened(told) => {
                let event = house.rule_set().event(&told.told.event);
                event
                    .map_or("Foul or other event", |event| event.name)
                    .into()
            }
            Input::Foul(told) => {
                let book = table.rules.penalty_book;
                let foul = book.and_then(|book| book.foul(&told.told.foul));
                foul.map_or("A foul", |foul| foul.plain).into()
            }
            Input::Seats(_) => "The seats change".into(),
            Input::Joined(who) => sentence!("{0} comes to the table", who.clone()),
            Input::Substitute(player, Some(who)) => {
                sentence!("{0} plays for {1}", who.clone(), name(*player))
            }
            Input::Substitute(player, None) => sentence!("{0} is back", name(*player)),
            Input::Rules(_) => "The rules change".into(),
            Input::Corrected(_) => "A correction".into(),
            Input::Chips(_) => "Chips were counted".into(),
            Input::Paid(paid) => {
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
            Input::Closed => "The game is over".into(),
            Input::Reopened => "The game goes on".into(),
            Input::PenGiven => "The pen was given away".into(),
            Input::PenTaken => "Another device took the pen".into(),
            Input::Unread(_) => "Unknown entry".into(),
        }
    }

    /// What it gave each who gained or lost by it: "Bo: +32, Ann: -16".
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

impl HandWon {
    fn sentence(&self, table: &Table) -> Sentence {
        let name = |player| table.name_in_sentence(player);
        let value = self.value.sentence(&table.rules.house);
        match self.way {
            Way::SelfDraw => sentence!("{0} won {1} by self-draw", name(self.player), value),
            Way::From(from) => {
                sentence!("{0} won {1} from {2}", name(self.player), value, name(from))
            }
        }
    }
}
