//! The state of a game: the result of replaying a log.

mod carry;
mod derived_answers;
mod end;
mod events;
mod fouls;
mod hand_state;
mod prompts;
mod rotation;
mod seating_remap;
#[cfg(test)]
mod tests;
mod win_elements;
mod wins;

use std::sync::Arc;

pub use win_elements::WonTiles;

use tilewise_rules::fouls::Ranking;
use tilewise_rules::{BySeat, Overall, Position, PotKey, Progression, RuleConfig, Seat};

use crate::{
    Accounts, Chips, ClubTable, EntryId, EntryOutcome, GameEvent, GameNote, Holder, Move, Opening,
    PlayerDebt, PlayerId, PlayerPayment, Refusal, Rules, WinSummary, hundredths,
    player_name::displayed_name,
};

/// The state of a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Game {
    table: Option<Table>,
    outcomes: Vec<EntryOutcome>,
}

/// The state of the table at which a game is played.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// The current rules.
    pub rules: Arc<Rules>,
    /// Earlier rules of the game, oldest first.
    past_rules: Arc<Vec<Arc<Rules>>>,
    /// The names of all players.
    pub players: Arc<Vec<String>>,
    /// The substitute of each player, if any.
    pub substitutes: Arc<Vec<Option<String>>>,
    /// The table of a club for which the game was opened, if it was.
    pub club: Option<Arc<ClubTable>>,
    /// The place and the note, if the players entered any.
    pub note: Option<Arc<GameNote>>,
    /// The starting score of each player, also of new ones.
    pub start: i64,
    /// The seating in the first hand of each round.
    pub first_seats: BySeat<PlayerId>,
    /// The position of the hand in play, or of the next one when the game is over.
    pub position: Position,
    /// The number of earlier hands of the same deal.
    pub repeats: u32,
    /// The balances of all accounts.
    pub accounts: Accounts,
    /// The debts that are carried from hand to hand; no part of the balances.
    pub carried: Vec<PlayerDebt>,
    /// The players who bet in the hand in play.
    pub bets: Vec<PlayerId>,
    /// Facts about the hand in play that limit further events.
    hand: hand_state::HandState,
    /// The ranking mode of each player.
    pub rankings: Vec<Ranking>,
    /// The players whose hands are dead: they can't win and aren't waiting.
    pub dead: Vec<PlayerId>,
    /// The players who left or lost the session: their seats are empty, and pay as if occupied.
    pub away: Vec<PlayerId>,
    /// The contribution of each player to the pot of drawn hands, in hundredths.
    pub pot_contributions: Vec<i64>,
    /// The number of chombo of each player.
    pub chombo: Vec<u32>,
    /// The points that other fouls add to the overall score of each player, mostly below 0.
    pub penalties: Vec<Overall>,
    /// The fouls and warnings of each player that raise the penalty of further ones.
    pub fouls: Vec<Vec<CommittedFoul>>,
    /// The counted chips of each player, if counted.
    pub chips: Vec<Option<Chips>>,
    /// The number of hands played.
    pub hands: u32,
    /// The number of hands that each player has been seated, or not seated.
    turns: Vec<rotation::Turn>,
    /// Whether the next hand begins a round and nobody has changed seats for it.
    round_is_new: bool,
    /// The clause and sentence of the end of the game, if it is over. Both are empty if the players ended it.
    pub end_reason: Option<(&'static str, &'static str)>,
    /// The data to continue a game that is over.
    resume: Option<Box<ResumeState>>,
}

/// A foul that affects the penalty of the next one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommittedFoul {
    /// The key of the foul.
    pub foul: &'static str,
    /// Whether the foul led to a warning.
    pub is_warning: bool,
}

/// The data to continue a game that is over: payments of the end to undo, and the next position if a hand ended
/// the game.
#[derive(Clone, Debug, PartialEq)]
struct ResumeState {
    leftovers: Vec<Move>,
    carried: Vec<PlayerDebt>,
    next: Option<Position>,
}

/// The result of an entry while it is computed.
#[derive(Debug, Default)]
pub(crate) struct PartialOutcome {
    wins: Vec<WinSummary>,
    moves: Vec<Move>,
    carried: Option<Vec<PlayerDebt>>,
    end: Option<tilewise_rules::HandEnd>,
    ruling: Option<(&'static str, &'static str)>,
    progression: Option<(&'static str, &'static str)>,
    seat_change: Option<(&'static str, &'static str)>,
}

impl Game {
    /// Returns the table, or `None` before the game is opened.
    pub const fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// Returns the result of each entry, in order.
    pub fn outcomes(&self) -> &[EntryOutcome] {
        &self.outcomes
    }

    /// Applies the next event. A refused event moves nothing; its outcome contains the reason.
    pub fn apply(&mut self, entry: &EntryId, input: &GameEvent) {
        let before = self.table.as_ref();
        let position = before.map_or(Position::FIRST, |table| table.position);
        let repeats = before.map_or(0, |table| table.repeats);
        let seats = before.map(Table::seats).unwrap_or_default();
        let rules = before.map_or(0, |table| table.past_rules.len());
        let result = match (input, &mut self.table) {
            (GameEvent::Opened(opening), table @ None) => Table::open(opening).map(|opened| {
                *table = Some(opened);
                PartialOutcome::default()
            }),
            (GameEvent::Opened(_), Some(_)) => Err(Refusal::OpenedTwice),
            (_, None) => Err(Refusal::NotOpened),
            (input, Some(table)) => {
                // A refusal may come after some changes: they are discarded with the copy.
                let mut next = table.clone();
                let result = next.apply(input);
                let result = result.and_then(|outcome| next.check_stakes().map(|()| outcome));
                result.inspect(|_| *table = next)
            }
        };
        let (outcome, refused) = match result {
            Ok(outcome) => (outcome, None),
            Err(refusal) => (PartialOutcome::default(), Some(refusal)),
        };
        self.outcomes.push(EntryOutcome {
            entry: entry.clone(),
            position,
            repeats,
            seats,
            rules,
            wins: outcome.wins,
            moves: outcome.moves,
            carried: outcome.carried,
            end: outcome.end,
            ruling: outcome.ruling,
            progression: outcome.progression,
            seat_change: outcome.seat_change,
            refusal: refused,
        });
    }
}

impl Table {
    /// Returns the table of a game that is over, from the final scores by seat in the first hand, in hundredths;
    /// `None` stands for the starting score. The difference from the sum of the starting scores is left in the bank.
    ///
    /// # Errors
    /// If the opening is refused.
    ///
    /// ```
    /// use tilewise_ledger::{Opening, PlayerId, Rules, Table};
    /// use tilewise_rules::BySeat;
    ///
    /// let opening = Opening {
    ///     rules: Rules { house: "riichi-ema-2025".parse().unwrap(), penalty_book: None },
    ///     players: ["Ann", "Bo", "Cy", "Di"].map(str::to_owned).to_vec(),
    ///     seats: BySeat::new([0, 1, 2, 3].map(PlayerId)),
    ///     start: None,
    ///     club: None,
    /// };
    /// let scores = BySeat::new([41_200, 30_000, 27_300, 21_500].map(|score| Some(score * 100)));
    /// let standings = Table::from_final_scores(&opening, scores).unwrap().standings();
    /// // 11.2 points above the start, and 15 of uma.
    /// assert_eq!(standings.0[0].overall.unwrap().thousandths(), 26_200);
    /// ```
    pub fn from_final_scores(
        opening: &Opening,
        scores: BySeat<Option<i64>>,
    ) -> Result<Self, Refusal> {
        let mut table = Self::open(opening)?;
        for (seat, &score) in scores.iter() {
            let player = Holder::Player(table.first_seats[seat]);
            let gain = score.unwrap_or(table.start).saturating_sub(table.start);
            table.accounts.moved(Holder::Bank, player, gain);
        }
        table.end_reason = Some(("", ""));
        Ok(table)
    }

    fn open(opening: &Opening) -> Result<Self, Refusal> {
        opening.rules.check()?;
        let house = &opening.rules.house;
        let start = (house.rule_set().game.progression.start)(house);
        let start = opening
            .start
            .unwrap_or_else(|| hundredths(start, house.money()));
        let mut table = Self {
            rules: Arc::new(opening.rules.clone()),
            past_rules: Arc::default(),
            players: Arc::default(),
            substitutes: Arc::default(),
            club: opening.club.clone().map(Arc::new),
            note: None,
            start,
            first_seats: opening.seats,
            position: Position::FIRST,
            repeats: 0,
            accounts: Accounts::default(),
            carried: Vec::new(),
            bets: Vec::new(),
            hand: hand_state::HandState::default(),
            rankings: Vec::new(),
            dead: Vec::new(),
            away: Vec::new(),
            pot_contributions: Vec::new(),
            chombo: Vec::new(),
            penalties: Vec::new(),
            fouls: Vec::new(),
            chips: Vec::new(),
            hands: 0,
            turns: Vec::new(),
            round_is_new: false,
            end_reason: None,
            resume: None,
        };
        for name in &opening.players {
            table.add_player(name)?;
        }
        table.check_seats(opening.seats)?;
        Ok(table)
    }

    fn add_player(&mut self, name: &str) -> Result<(), Refusal> {
        if self.players.len() == PlayerId::MOST {
            return Err(Refusal::TooManyPlayers);
        }
        let number = self.players.len() + 1;
        Arc::make_mut(&mut self.players).push(displayed_name(name, number));
        Arc::make_mut(&mut self.substitutes).push(None);
        self.accounts.open(self.start);
        self.pot_contributions.push(0);
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

    fn house(&self) -> &RuleConfig {
        &self.rules.house
    }

    /// Returns the rules by their index in the game.
    pub(crate) fn rules_at(&self, index: usize) -> &Rules {
        self.past_rules.get(index).unwrap_or(&self.rules)
    }

    fn progression(&self) -> &'static Progression {
        self.house().rule_set().game.progression
    }

    /// Returns the current seating.
    pub fn seats(&self) -> BySeat<PlayerId> {
        BySeat::new(Seat::ALL.map(|seat| self.first_seats[self.position.first_seat(seat)]))
    }

    /// Returns the current seat of a player.
    pub fn seat_of(&self, player: PlayerId) -> Option<Seat> {
        let seats = self.seats();
        Seat::ALL.into_iter().find(|&seat| seats[seat] == player)
    }

    pub(crate) fn apply(&mut self, input: &GameEvent) -> Result<PartialOutcome, Refusal> {
        match input {
            GameEvent::Opened(_) => Err(Refusal::OpenedTwice),
            GameEvent::Bet(player) => self.place_bet(*player),
            GameEvent::Win(event) => self.apply_win(event),
            GameEvent::MultipleWins(event) => self.apply_multiple_wins(event),
            GameEvent::Draw(event) => self.apply_draw(event),
            GameEvent::TableEvent(event) => self.apply_event(event),
            GameEvent::Foul(event) => self.apply_foul(event),
            GameEvent::Seats(seats) => {
                self.check_seats(*seats)?;
                self.first_seats = *seats;
                self.round_is_new = false;
                Ok(PartialOutcome::default())
            }
            GameEvent::NewPlayer(name) => {
                self.add_player(name)?;
                Ok(PartialOutcome::default())
            }
            GameEvent::Substitute(player, by) => {
                self.check_player(*player)?;
                let by = by
                    .as_deref()
                    .map(|by| displayed_name(by, player.place() + 1));
                Arc::make_mut(&mut self.substitutes)[player.place()] = by;
                Ok(PartialOutcome::default())
            }
            GameEvent::Rules(rules) => {
                rules.check()?;
                let mut outcome = PartialOutcome::default();
                let next = &rules.house;
                if next.rule_set().game.progression.carry_rule(next).is_none() {
                    self.collect_debts(&mut outcome);
                }
                let past = std::mem::replace(&mut self.rules, Arc::new(rules.clone()));
                Arc::make_mut(&mut self.past_rules).push(past);
                Ok(outcome)
            }
            // The log has applied it.
            GameEvent::Correction(correction) => {
                Err(Refusal::NoSuchEntry(correction.target.clone()))
            }
            GameEvent::Chips(all) => {
                for &(player, amount) in all {
                    self.check_player(player)?;
                    let book = self.accounts.balance(Holder::Player(player));
                    let counted = amount;
                    self.chips[player.place()] = Some(Chips { counted, book });
                }
                Ok(PartialOutcome::default())
            }
            GameEvent::Payment(paid) => self.apply_payment(paid),
            GameEvent::Note(note) => {
                self.note = Some(note)
                    .filter(|note| !note.is_empty())
                    .cloned()
                    .map(Arc::new);
                Ok(PartialOutcome::default())
            }
            GameEvent::Closed => Ok(self.close()),
            GameEvent::Reopened => Ok(self.reopen()),
            // The log tracks the write lock; the game doesn't change.
            GameEvent::LockReleased | GameEvent::LockAcquired => Ok(PartialOutcome::default()),
            GameEvent::Unread(unread) => Err(Refusal::Unread(unread.reasons.clone())),
        }
    }

    /// Moves an amount, in hundredths, and records it in the outcome.
    fn pay(&mut self, outcome: &mut PartialOutcome, one: Move) {
        self.accounts.moved(one.from, one.to, one.amount);
        self.record_pot_contribution(one);
        outcome.moves.push(one);
    }

    /// Records contributions to the pot of drawn hands until it is empty.
    fn record_pot_contribution(&mut self, moved: Move) {
        let pot = Holder::from(PotKey::Draws);
        if let Holder::Player(player) = moved.from
            && moved.to == pot
            && let Some(contribution) = self.pot_contributions.get_mut(player.place())
        {
            *contribution += moved.amount;
        }
        if self.accounts.balance(pot) == 0 {
            self.pot_contributions.fill(0);
        }
    }

    fn place_bet(&mut self, player: PlayerId) -> Result<PartialOutcome, Refusal> {
        self.check_player(player)?;
        self.check_not_finished()?;
        let bet = hundredths(self.progression().bet, self.house().money());
        if bet == 0 {
            return Err(Refusal::NoBets);
        }
        self.seat_of(player).ok_or(Refusal::NotSeated(player))?;
        self.check_alive(player)?;
        if self.bets.contains(&player) {
            return Err(Refusal::BetTwice(player));
        }
        let least = (self.progression().least_to_bet)(self.house());
        let has = self.accounts.balance(Holder::Player(player));
        if least > 0 && has < hundredths(least, self.house().money()) {
            return Err(Refusal::TooFewPoints(player, least));
        }
        let mut outcome = PartialOutcome::default();
        let payment = Move {
            from: Holder::Player(player),
            to: PotKey::Bets.into(),
            amount: bet,
            clause: "",
            reason: self.progression().bet_reasons[0],
        };
        self.pay(&mut outcome, payment);
        self.bets.push(player);
        Ok(outcome)
    }

    fn apply_payment(&mut self, paid: &PlayerPayment) -> Result<PartialOutcome, Refusal> {
        self.check_player(paid.from)?;
        self.check_player(paid.to)?;
        self.check_not_finished()?;
        if paid.from == paid.to {
            return Err(Refusal::PaidToOneself(paid.from));
        }
        if paid.amount <= 0 {
            return Err(Refusal::NoAmount);
        }
        if paid.amount % hundredths(1, self.house().money()) != 0 {
            return Err(Refusal::NotWhole);
        }
        let mut outcome = PartialOutcome::default();
        let moved = Move {
            from: Holder::Player(paid.from),
            to: Holder::Player(paid.to),
            amount: paid.amount,
            clause: "",
            reason: "Payment between players",
        };
        self.pay(&mut outcome, moved);
        Ok(outcome)
    }

    fn check_present(&self, player: PlayerId) -> Result<(), Refusal> {
        if self.away.contains(&player) {
            return Err(Refusal::PlayerAway(player));
        }
        Ok(())
    }

    fn check_alive(&self, player: PlayerId) -> Result<(), Refusal> {
        self.check_present(player)?;
        if self.dead.contains(&player) {
            return Err(Refusal::DeadHand(player));
        }
        Ok(())
    }

    const fn check_not_finished(&self) -> Result<(), Refusal> {
        match self.end_reason {
            Some(_) => Err(Refusal::GameOver),
            None => Ok(()),
        }
    }
}
