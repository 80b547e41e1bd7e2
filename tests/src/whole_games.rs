//! Parses whole worked games and checks the replay against them. The head of `suite/games/hk-old-style.txt`
//! describes the lines.

mod events;

use std::fmt::Write as _;

use tilewise_ledger::{
    Change, Correction, Entry, EntryId, Game, GameEvent, Holder, Log, Opening, PARTS, PlayerId,
    Rules, Table,
};
use tilewise_rules::{BySeat, PotKey, Progression, RuleConfig, Seat, penalty_books};

/// A game of a suite: its lines, with their numbers in the file.
#[derive(Clone, Debug)]
pub struct WholeGame<'a> {
    /// The subject of the game.
    pub title: &'a str,
    house: &'a str,
    book: &'a str,
    lines: Vec<(usize, [&'a str; 4])>,
}

/// Parses a suite of games.
///
/// # Errors
/// The first line that violates the format described in the head of the file.
pub fn parse(text: &str) -> Result<Vec<WholeGame<'_>>, String> {
    let mut games: Vec<WholeGame> = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let columns: Vec<&str> = line.split('|').map(str::trim).collect();
        if let Some(title) = columns[0].strip_prefix("game ") {
            let column = |place: usize| columns.get(place).copied().unwrap_or_default();
            games.push(WholeGame {
                title,
                house: column(1),
                book: column(2),
                lines: Vec::new(),
            });
            continue;
        }
        let columns: [&str; 4] = columns
            .try_into()
            .map_err(|_| format!("line {number}: not 4 columns"))?;
        let game = games.last_mut();
        let game = game.ok_or_else(|| format!("line {number}: no game begins before"))?;
        game.lines.push((number, columns));
    }
    Ok(games)
}

/// The parts of a progression that a game showed.
#[derive(Debug, Default)]
pub struct ProgressionCoverage {
    /// Clause and sentence of every row that determined a next hand.
    pub rows: Vec<(&'static str, &'static str)>,
    /// Clause and sentence of every end of a game.
    pub ends: Vec<(&'static str, &'static str)>,
    /// The clauses that lines name.
    pub clauses: Vec<String>,
}

impl WholeGame<'_> {
    /// Returns its log, with all events.
    ///
    /// # Panics
    /// If its rule configuration or penalty book is unknown, or a line can't be parsed.
    pub fn log(&self) -> Log {
        self.log_as(FIRST)
    }

    /// Returns its log with another id, so that devices don't merge it with another game.
    ///
    /// # Panics
    /// If its rule configuration or penalty book is unknown, or a line can't be parsed.
    pub fn log_as(&self, id: &str) -> Log {
        let mut play = GameRun::open(self.house, self.book, id);
        for (number, [event, ..]) in &self.lines {
            let applied = play.apply(event);
            applied.unwrap_or_else(|error| panic!("line {number} ({}): {error}", self.title));
        }
        play.log
    }

    /// Returns the number of its first line after the title.
    pub fn number(&self) -> usize {
        self.lines.first().map_or(0, |(number, _)| *number)
    }

    /// Returns the clauses that its lines name, each with the first line number.
    pub fn clauses(&self) -> Vec<(&str, usize)> {
        let mut all: Vec<(&str, usize)> = Vec::new();
        for &(number, [.., why]) in &self.lines {
            for clause in named(why) {
                if !all.iter().any(|(listed, _)| *listed == clause) {
                    all.push((clause, number));
                }
            }
        }
        all
    }

    /// Replays it. Returns the disagreements with its lines.
    ///
    /// # Panics
    /// If its rule configuration or penalty book is unknown.
    pub fn disagreements(&self, coverage: &mut ProgressionCoverage) -> Vec<String> {
        let mut play = GameRun::open(self.house, self.book, FIRST);
        let mut wrong = Vec::new();
        for &(number, [event, scores, position, why]) in &self.lines {
            let clauses: Vec<String> = named(why).map(str::to_owned).collect();
            let got = play
                .apply(event)
                .and_then(|()| play.state_text(&clauses, coverage));
            coverage.clauses.extend(clauses);
            let want = format!("{scores} | {position}");
            match got {
                Ok(got) if got == want => {}
                Ok(got) => wrong.push(format!(
                    "line {number} ({}): {event}\n  expected {want}\n  got      {got}",
                    self.title
                )),
                Err(error) => wrong.push(format!("line {number} ({}): {error}", self.title)),
            }
        }
        wrong
    }
}

/// Id of the first entry.
const FIRST: &str = "1";

/// Returns the clauses at the start of the last column of a line.
fn named(why: &str) -> impl Iterator<Item = &str> {
    why.split_whitespace().take_while(|word| is_clause(word))
}

fn is_clause(word: &str) -> bool {
    let (head, number) = word.split_once('-').unwrap_or_default();
    let book = ["HKOS", "NEST", "SG", "R", "M", "A", "D", "T"].contains(&head);
    book && number.starts_with(|first: char| first.is_ascii_digit())
}

/// A game in progress.
struct GameRun {
    log: Log,
    game: Game,
}

impl GameRun {
    fn open(house: &str, book: &str, id: &str) -> Self {
        let house: RuleConfig = house
            .parse()
            .unwrap_or_else(|_| panic!("invalid rules: {house}"));
        let penalty_book = penalty_books::by_key(book);
        assert_eq!(penalty_book.is_some(), !book.is_empty(), "{book}");
        let mut play = Self {
            log: Log::default(),
            game: Game::default(),
        };
        let opening = Opening {
            rules: Rules {
                house,
                penalty_book,
            },
            players: ["A", "B", "C", "D"].map(str::to_owned).to_vec(),
            seats: BySeat::new([0, 1, 2, 3].map(PlayerId)),
            start: None,
            club: None,
        };
        play.add(id.to_owned(), GameEvent::Opened(opening));
        play
    }

    fn add(&mut self, id: String, input: GameEvent) {
        let counter = self.log.next_counter();
        let entry = Entry {
            id: EntryId(id),
            device: "phone".to_owned(),
            counter,
            time: 0,
            author: String::new(),
            event: input,
        };
        // Every entry arrives twice.
        for entry in [entry.clone(), entry] {
            assert_eq!(self.log.add(entry), Ok(()));
        }
        self.game = self.log.replay();
    }

    fn table(&self) -> Result<&Table, String> {
        self.game.table().ok_or_else(|| "no game".to_owned())
    }

    fn apply(&mut self, text: &str) -> Result<(), String> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let of = |number: &str| EntryId(number.to_owned());
        // `fix 3: …`: the third line of the game, which is the fourth entry.
        let entry = |number: &str| {
            let number: u32 = number.parse().map_err(|_| format!("{number} is no line"))?;
            Ok::<_, String>(of(&(number + 1).to_string()))
        };
        let change = |of: EntryId, what: Change| {
            GameEvent::Correction(Correction {
                target: of,
                change: what,
            })
        };
        let input = match word {
            "delete" => change(entry(rest)?, Change::Delete),
            "fix" | "before" => {
                let (number, rest) = rest.split_once(": ").ok_or("fix 3: …")?;
                let input = Box::new(self.input(rest)?);
                let what = if word == "fix" {
                    Change::Replace(input)
                } else {
                    Change::InsertBefore(input)
                };
                change(entry(number)?, what)
            }
            _ => self.input(text)?,
        };
        let id = self.log.next_counter().to_string();
        self.add(id, input);
        Ok(())
    }

    fn input(&self, text: &str) -> Result<GameEvent, String> {
        events::input(self.table()?, text)
    }

    /// Formats the scores and the next hand, as in a line.
    fn state_text(
        &self,
        clauses: &[String],
        coverage: &mut ProgressionCoverage,
    ) -> Result<String, String> {
        let table = self.table()?;
        assert_eq!(table.accounts.sum(), 0);
        let last = self.game.outcomes().last().ok_or("no line")?;
        if let Some(refusal) = &last.refusal {
            let reasons = refusal.reasons(&table.players);
            let code = reasons.first().map_or("", |(code, _)| *code);
            return Ok(format!("refused {code} | -"));
        }
        if let Some(row) = last.progression {
            if !clauses.iter().any(|clause| clause == row.0) {
                return Err(format!("{} isn’t named: {}", row.0, row.1));
            }
            coverage.rows.push(row);
        }
        let scores: Vec<String> = (0..)
            .take(table.players.len())
            .map(|player| amount(table.accounts.balance(Holder::Player(PlayerId(player)))))
            .collect();
        let mut position = position(table, coverage);
        if let Some(change) = last.seat_change {
            coverage.rows.push(change);
            let seats = table.first_seats;
            let letter = |seat| ["A", "B", "C", "D"][seats[seat].place()];
            position.push_str(" seats=");
            position.extend(Seat::ALL.map(letter));
        }
        Ok(format!("{} | {position}", scores.join(" ")))
    }
}

fn amount(hundredths: i64) -> String {
    if hundredths % PARTS == 0 {
        return (hundredths / PARTS).to_string();
    }
    let sign = if hundredths < 0 { "-" } else { "" };
    let (whole, rest) = (hundredths.abs() / PARTS, hundredths.abs() % PARTS);
    format!("{sign}{whole}.{rest:02}")
}

fn position(table: &Table, coverage: &mut ProgressionCoverage) -> String {
    let at = table.position;
    let mut text = match table.end_reason {
        None => format!("{}{}", at.round.letter(), at.deal),
        Some(("", _)) => "closed".to_owned(),
        Some(end) => {
            coverage.ends.push(end);
            format!("over {}", end.0)
        }
    };
    if table.end_reason.is_none() && at.counters > 0 {
        write!(text, "+{}", at.counters).expect("a text takes all");
    }
    for (key, name) in [(PotKey::Bets, "bets"), (PotKey::Draws, "pot")] {
        let all = table.accounts.balance(key.into());
        if all != 0 {
            write!(text, " {name}={}", amount(all)).expect("a text takes all");
        }
    }
    let letter = |player: PlayerId| ["A", "B", "C", "D", "E"][player.place()];
    let mut carried: Vec<_> = table.carried.iter().collect();
    carried.sort_by_key(|debt| (debt.creditor, debt.debtor));
    for debt in carried {
        let [creditor, debtor] = [debt.creditor, debt.debtor].map(letter);
        write!(text, " {creditor}{debtor}={}", debt.points).expect("a text takes all");
        if debt.wins > 1 {
            write!(text, "x{}", debt.wins).expect("a text takes all");
        }
    }
    if table.end_reason.is_some() {
        let overall = table.standings().0;
        let mut overall: Vec<_> = overall
            .iter()
            .filter_map(|place| Some((place.player, place.overall?)))
            .collect();
        overall.sort_by_key(|(player, _)| *player);
        let overall: Vec<String> = overall.iter().map(|(_, one)| one.to_string()).collect();
        if !overall.is_empty() {
            write!(text, " overall {}", overall.join(" ")).expect("a text takes all");
        }
    }
    text
}

/// Returns the rows, seat changes and ends of a progression that no game shows.
pub fn not_covered(progression: &Progression, coverage: &ProgressionCoverage) -> Vec<String> {
    let limit = progression.counter_limit.iter().map(|limit| &limit.row);
    let rows = progression.rows.iter().chain(limit);
    let rows = rows.map(|row| (row.clause, row.text));
    let rows = rows.filter(|row| !coverage.rows.contains(row));
    // A row that prevents the end is no end.
    let ends = progression.game_ends.iter();
    let ends = ends.filter(|end| !["void", "extra-round"].contains(&end.key));
    let ends = ends.map(|end| (end.clause, end.text));
    let ends = ends.filter(|end| !coverage.ends.contains(end));
    let changes = progression.seat_changes.iter();
    let changes = changes.map(|change| (change.clause, change.text));
    let changes = changes.filter(|change| !coverage.rows.contains(change));
    rows.chain(changes)
        .chain(ends)
        .map(|(clause, text)| format!("{clause}: {text}"))
        .collect()
}
