//! A game as it stands: what replaying a log gives.

mod end;
mod events;
mod fouls;
mod hand_state;
mod inquire;
mod known;
mod reseated;
mod rotation;
#[cfg(test)]
mod tests;
mod wins;

use std::sync::Arc;

use tilewise_rules::fouls::Ranking;
use tilewise_rules::{BySeat, House, Overall, Position, PotKey, Progression, Seat};

use crate::{
    Accounts, Chips, EntryId, HandWon, Holder, Input, Line, Move, Opening, Paid, PlayerId, Refusal,
    Rules, hundredths, player_name::shown_name,
};

/// A game as it stands.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Game {
    table: Option<Table>,
    lines: Vec<Line>,
}

/// The table at which a game is played.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// By which rules, now.
    pub rules: Arc<Rules>,
    /// The names of all players.
    pub players: Arc<Vec<String>>,
    /// Who plays for each player, where somebody does.
    pub substitutes: Arc<Vec<Option<String>>>,
    /// What each player began with, or begins with who comes later.
    pub start: i64,
    /// Who sits where in the first hand of each round.
    pub first_seats: BySeat<PlayerId>,
    /// The hand that is played now, or would be.
    pub position: Position,
    /// So many hands of the same deal were played before it.
    pub repeats: u32,
    /// What everybody has.
    pub accounts: Accounts,
    /// Who has bet on the hand that is played.
    pub bets: Vec<PlayerId>,
    /// What has happened in the hand that is played, and binds what comes later in it.
    hand: hand_state::HandState,
    /// How each player is ranked.
    pub rankings: Vec<Ranking>,
    /// Whose hand is dead: it can't win, and waits for nothing.
    pub dead: Vec<PlayerId>,
    /// Who isn't there, or has lost the session: the seat is empty, and pays as if somebody sat there.
    pub absent: Vec<PlayerId>,
    /// What each player has put into the pot of drawn hands, in hundredths.
    pub put_in: Vec<i64>,
    /// How many chombo each player had.
    pub chombo: Vec<u32>,
    /// What other fouls add to the overall score of each player: mostly below 0.
    pub penalties: Vec<Overall>,
    /// The fouls of each player that cost more when they are repeated, and warnings.
    pub fouls: Vec<Vec<Committed>>,
    /// What each player holds in chips, where they were counted.
    pub chips: Vec<Option<Chips>>,
    /// How many hands were played.
    pub hands: u32,
    /// For how many hands each player has had a seat, or none.
    turns: Vec<rotation::Turn>,
    /// Whether a round begins with the next hand, and nobody has changed seats for it.
    round_is_new: bool,
    /// Why the game is over, if it is: clause and sentence. Both are empty where the table ended it.
    pub over: Option<(&'static str, &'static str)>,
    /// What was given away when the game was over, and which hand would have followed.
    end: Option<Box<GameOver>>,
}

/// A foul that counts for the next one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Committed {
    /// Its key.
    pub foul: &'static str,
    /// Whether it was a warning.
    pub is_warning: bool,
}

/// How it goes on if a game that is over does.
#[derive(Clone, Debug, PartialEq)]
struct GameOver {
    leftovers: Vec<Move>,
    next: Position,
}

/// What was done by an entry while it is worked out.
#[derive(Debug, Default)]
pub(crate) struct Done {
    won: Vec<HandWon>,
    moves: Vec<Move>,
    end: Option<tilewise_rules::HandEnd>,
    ruled: Option<(&'static str, &'static str)>,
    followed: Option<(&'static str, &'static str)>,
    reseated: Option<(&'static str, &'static str)>,
}

impl Game {
    /// The table; nothing before the game was opened.
    pub const fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// What each entry did, in order.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Takes in what was told next. What can't be moves nothing and is noted with the reason.
    pub fn tell(&mut self, entry: &EntryId, input: &Input) {
        let position = self
            .table
            .as_ref()
            .map_or(Position::FIRST, |table| table.position);
        let repeats = self.table.as_ref().map_or(0, |table| table.repeats);
        let told = match (input, &mut self.table) {
            (Input::Opened(opening), table @ None) => Table::open(opening).map(|opened| {
                *table = Some(opened);
                Done::default()
            }),
            (Input::Opened(_), Some(_)) => Err(Refusal::OpenedTwice),
            (_, None) => Err(Refusal::NotOpened),
            (input, Some(table)) => {
                // What can't be may be found halfway: then nothing of it was told.
                let mut next = table.clone();
                let told = next.tell(input);
                let told = told.and_then(|done| next.check_on_table().map(|()| done));
                told.inspect(|_| *table = next)
            }
        };
        let (done, refused) = match told {
            Ok(done) => (done, None),
            Err(refusal) => (Done::default(), Some(refusal)),
        };
        self.lines.push(Line {
            entry: entry.clone(),
            position,
            repeats,
            won: done.won,
            moves: done.moves,
            end: done.end,
            ruled: done.ruled,
            followed: done.followed,
            reseated: done.reseated,
            refused,
        });
    }
}

impl Table {
    fn open(opening: &Opening) -> Result<Self, Refusal> {
        opening.rules.check()?;
        let house = &opening.rules.house;
        let start = (house.rule_set().progression.start)(house);
        let start = opening
            .start
            .unwrap_or_else(|| hundredths(start, house.money()));
        let mut table = Self {
            rules: Arc::new(opening.rules.clone()),
            players: Arc::default(),
            substitutes: Arc::default(),
            start,
            first_seats: opening.seats,
            position: Position::FIRST,
            repeats: 0,
            accounts: Accounts::default(),
            bets: Vec::new(),
            hand: hand_state::HandState::default(),
            rankings: Vec::new(),
            dead: Vec::new(),
            absent: Vec::new(),
            put_in: Vec::new(),
            chombo: Vec::new(),
            penalties: Vec::new(),
            fouls: Vec::new(),
            chips: Vec::new(),
            hands: 0,
            turns: Vec::new(),
            round_is_new: false,
            over: None,
            end: None,
        };
        for name in &opening.players {
            table.join(name)?;
        }
        table.check_seats(opening.seats)?;
        Ok(table)
    }

    fn join(&mut self, name: &str) -> Result<(), Refusal> {
        if self.players.len() == PlayerId::MOST {
            return Err(Refusal::TooManyPlayers);
        }
        let number = self.players.len() + 1;
        Arc::make_mut(&mut self.players).push(shown_name(name, number));
        Arc::make_mut(&mut self.substitutes).push(None);
        self.accounts.open(self.start);
        self.put_in.push(0);
        self.chombo.push(0);
        self.penalties.push(Overall::default());
        self.fouls.push(Vec::new());
        self.rankings.push(Ranking::ByScore);
        self.chips.push(None);
        self.turns.push(rotation::Turn::default());
        Ok(())
    }

    fn check_seats(&self, seats: BySeat<PlayerId>) -> Result<(), Refusal> {
        for (seat, &player) in seats.iter() {
            self.check_player(player)?;
            let mut others = seat.others().into_iter();
            if others.any(|other| seats[other] == player) {
                return Err(Refusal::SeatedTwice(player));
            }
        }
        Ok(())
    }

    fn check_player(&self, player: PlayerId) -> Result<(), Refusal> {
        match self.players.get(player.place()) {
            Some(_) => Ok(()),
            None => Err(Refusal::NoSuchPlayer(player)),
        }
    }

    fn house(&self) -> &House {
        &self.rules.house
    }

    fn progression(&self) -> &'static Progression {
        self.house().rule_set().progression
    }

    /// Who sits where now.
    pub fn seats(&self) -> BySeat<PlayerId> {
        BySeat::new(Seat::ALL.map(|seat| self.first_seats[self.position.first_seat(seat)]))
    }

    /// Where a player sits now.
    pub fn seat_of(&self, player: PlayerId) -> Option<Seat> {
        let seats = self.seats();
        Seat::ALL.into_iter().find(|&seat| seats[seat] == player)
    }

    pub(crate) fn tell(&mut self, input: &Input) -> Result<Done, Refusal> {
        match input {
            Input::Opened(_) => Err(Refusal::OpenedTwice),
            Input::Bet(player) => self.bet(*player),
            Input::Won(told) => self.won(told),
            Input::SeveralWon(told) => self.several_won(told),
            Input::Drawn(told) => self.drawn(told),
            Input::Happened(told) => self.happened(told),
            Input::Foul(told) => self.foul(told),
            Input::Seats(seats) => {
                self.check_seats(*seats)?;
                self.first_seats = *seats;
                self.round_is_new = false;
                Ok(Done::default())
            }
            Input::Joined(name) => {
                self.join(name)?;
                Ok(Done::default())
            }
            Input::Substitute(player, by) => {
                self.check_player(*player)?;
                let by = by.as_deref().map(|by| shown_name(by, player.place() + 1));
                Arc::make_mut(&mut self.substitutes)[player.place()] = by;
                Ok(Done::default())
            }
            Input::Rules(rules) => {
                rules.check()?;
                self.rules = Arc::new(rules.clone());
                Ok(Done::default())
            }
            // The log has applied it.
            Input::Corrected(correction) => Err(Refusal::NoSuchEntry(correction.of.clone())),
            Input::Chips(all) => {
                for &(player, amount) in all {
                    self.check_player(player)?;
                    let book = self.accounts.of(Holder::Player(player));
                    let counted = amount;
                    self.chips[player.place()] = Some(Chips { counted, book });
                }
                Ok(Done::default())
            }
            Input::Paid(paid) => self.paid(paid),
            Input::Closed => Ok(self.closed()),
            Input::Reopened => Ok(self.reopened()),
            // The log knows who writes: nothing of the game changes.
            Input::PenGiven | Input::PenTaken => Ok(Done::default()),
            Input::Unread(unread) => Err(Refusal::Unread(unread.reasons.clone())),
        }
    }

    /// Moves an amount, in hundredths, and notes it.
    fn pay(&mut self, done: &mut Done, one: Move) {
        self.accounts.moved(one.from, one.to, one.amount);
        self.know_who_put_in(one);
        done.moves.push(one);
    }

    /// Who has put how much into the pot of drawn hands is known until it is empty.
    fn know_who_put_in(&mut self, moved: Move) {
        let pot = Holder::from(PotKey::Draws);
        if let Holder::Player(player) = moved.from
            && moved.to == pot
            && let Some(put_in) = self.put_in.get_mut(player.place())
        {
            *put_in += moved.amount;
        }
        if self.accounts.of(pot) == 0 {
            self.put_in.fill(0);
        }
    }

    fn bet(&mut self, player: PlayerId) -> Result<Done, Refusal> {
        self.check_player(player)?;
        self.is_played()?;
        let bet = hundredths(self.progression().bet, self.house().money());
        if bet == 0 {
            return Err(Refusal::NoBets);
        }
        self.seat_of(player).ok_or(Refusal::NotSeated(player))?;
        self.is_alive(player)?;
        if self.bets.contains(&player) {
            return Err(Refusal::BetTwice(player));
        }
        let least = (self.progression().least_to_bet)(self.house());
        let has = self.accounts.of(Holder::Player(player));
        if least > 0 && has < hundredths(least, self.house().money()) {
            return Err(Refusal::TooFewPoints(player, least));
        }
        let mut done = Done::default();
        let laid = Move {
            from: Holder::Player(player),
            to: PotKey::Bets.into(),
            amount: bet,
            clause: "",
            says: self.progression().bet_reasons[0],
        };
        self.pay(&mut done, laid);
        self.bets.push(player);
        Ok(done)
    }

    fn paid(&mut self, paid: &Paid) -> Result<Done, Refusal> {
        self.check_player(paid.from)?;
        self.check_player(paid.to)?;
        self.is_played()?;
        if paid.from == paid.to {
            return Err(Refusal::PaidToOneself(paid.from));
        }
        if paid.amount <= 0 {
            return Err(Refusal::NothingPaid);
        }
        if paid.amount % hundredths(1, self.house().money()) != 0 {
            return Err(Refusal::NotWhole);
        }
        let mut done = Done::default();
        let moved = Move {
            from: Holder::Player(paid.from),
            to: Holder::Player(paid.to),
            amount: paid.amount,
            clause: "",
            says: "Payment between players",
        };
        self.pay(&mut done, moved);
        Ok(done)
    }

    fn is_there(&self, player: PlayerId) -> Result<(), Refusal> {
        if self.absent.contains(&player) {
            return Err(Refusal::Absent(player));
        }
        Ok(())
    }

    fn is_alive(&self, player: PlayerId) -> Result<(), Refusal> {
        self.is_there(player)?;
        if self.dead.contains(&player) {
            return Err(Refusal::DeadHand(player));
        }
        Ok(())
    }

    const fn is_played(&self) -> Result<(), Refusal> {
        match self.over {
            Some(_) => Err(Refusal::Over),
            None => Ok(()),
        }
    }
}
