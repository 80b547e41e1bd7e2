//! Nobody won, or something else happened.

use tilewise_rules::{Event, Fact, Facts, HandEnd, Ruling};

use super::{Done, Table};
use crate::{Happened, Refusal, Seated, Won};

impl Table {
    /// Nobody won: what the rule set says of a draw, whether or not its event is named.
    pub(super) fn drawn(&mut self, told: &Seated<Option<Happened>>) -> Result<Done, Refusal> {
        self.is_played()?;
        let draws = self.progression().draws;
        let happened = match (&told.told, draws.first()) {
            (Some(happened), _) => happened.clone(),
            (None, Some(draw)) => Happened::of(draw, Facts::default()),
            (None, None) => {
                let mut done = Done::default();
                self.hand_ended(&mut done, HandEnd::Drawn);
                return Ok(done);
            }
        };
        let event = self.house().rule_set().event(&happened.event);
        if let Some(event) = event.filter(|event| !draws.contains(&event.key)) {
            return Err(Refusal::NotADraw(event.name));
        }
        self.happened(&Seated {
            seats: told.seats,
            told: happened,
        })
    }

    pub(super) fn happened(&mut self, told: &Seated<Happened>) -> Result<Done, Refusal> {
        self.is_played()?;
        let Happened { event, facts } = &told.told;
        let rule_set = self.house().rule_set();
        let Some(event) = rule_set.event(event) else {
            return Err(Refusal::NoSuchEvent(event.clone()));
        };
        if rule_set.counted_win == Some(event.key) {
            return self.won(&Seated {
                seats: told.seats,
                told: Won::Counted(facts.clone()),
            });
        }
        let facts = facts.clone().reseat(told.reseat(self.seats()));
        let mut facts = facts.map_err(|seat| told.not_seated(seat))?;
        self.check_event(event, &mut facts)?;
        self.know(event, &mut facts);
        let ruling = (event.rule)(self.house(), &facts);
        let ruling = ruling.map_err(|errors| Refusal::of_event(event, errors))?;
        let end = self.ends(event, &facts, &ruling);
        let draws = self.progression().draws.contains(&event.key);
        if ruling.allowed == Some(false) && draws {
            return Err(Refusal::NotAllowed(ruling.clause, ruling.verdict));
        }
        if matches!(end, Some(HandEnd::EastWon | HandEnd::OthersWon)) {
            for &winner in &ruling.winners {
                self.check_winner(self.seats()[winner])?;
            }
        }
        let mut done = Done::default();
        self.post_ruling(&mut done, &ruling);
        if ruling.pot.is_some() && facts.fact("last_hand") == Some(&Fact::Flag(true)) {
            self.back_to_others(&mut done, ruling.clause, ruling.verdict);
        }
        self.note_ruling(&facts, &ruling);
        if let Some(end) = end {
            self.hand_ended(&mut done, end);
        }
        Ok(done)
    }

    /// How an event ended the hand, if it did.
    fn ends(&self, event: &Event, facts: &Facts, ruling: &Ruling) -> Option<HandEnd> {
        if ruling.allowed == Some(true) && !ruling.winners.is_empty() {
            return Some(HandEnd::won_by(&ruling.winners));
        }
        let endings = self.progression().endings.iter();
        let mut endings = endings.filter(|ending| ending.event == event.key);
        endings.find_map(|ending| (ending.end)(self.house(), facts, ruling))
    }
}
