//! Reads whole games that were worked out by hand, and holds replay against them. The head of
//! `suite/games/hk-old-style.txt` explains the lines.

mod told;

use std::fmt::Write as _;

use tilewise_ledger::{
    Change, Correction, Entry, EntryId, Game, Holder, Input, Log, Opening, PARTS, PlayerId, Rules,
    Table,
};
use tilewise_rules::{BySeat, House, PotKey, Progression, Seat, penalty_books};

/// A game of a suite: its lines, each with the number that it has in the file.
#[derive(Clone, Debug)]
pub struct WholeGame<'a> {
    /// What it shows.
    pub title: &'a str,
    house: &'a str,
    book: &'a str,
    lines: Vec<(usize, [&'a str; 4])>,
}

/// Reads a suite of games.
///
/// # Errors
/// The first line that is not as the head of the file says.
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

/// What a game showed of the progression: the sentences of rows, and of ends.
#[derive(Debug, Default)]
pub struct Shown {
    /// Clause and sentence of every row that said what followed.
    pub rows: Vec<(&'static str, &'static str)>,
    /// Those of every end of a game.
    pub ends: Vec<(&'static str, &'static str)>,
    /// The clauses that lines name.
    pub clauses: Vec<String>,
}

impl WholeGame<'_> {
    /// Its log, with everything that is told.
    ///
    /// # Panics
    /// If its house or book is none, or a line can't be read.
    pub fn log(&self) -> Log {
        self.log_as(FIRST)
    }

    /// The same, with an id of its own: no device takes it for another game.
    ///
    /// # Panics
    /// If its house or book is none, or a line can't be read.
    pub fn log_as(&self, id: &str) -> Log {
        let mut play = Play::open(self.house, self.book, id);
        for (number, [told, ..]) in &self.lines {
            let told = play.tell(told);
            told.unwrap_or_else(|error| panic!("line {number} ({}): {error}", self.title));
        }
        play.log
    }

    /// The number of the line with which it begins: after its title.
    pub fn number(&self) -> usize {
        self.lines.first().map_or(0, |(number, _)| *number)
    }

    /// The clauses that its lines name, each with the number of the first line that does.
    pub fn clauses(&self) -> Vec<(&str, usize)> {
        let mut all: Vec<(&str, usize)> = Vec::new();
        for &(number, [.., why]) in &self.lines {
            for clause in named(why) {
                if !all.iter().any(|(known, _)| *known == clause) {
                    all.push((clause, number));
                }
            }
        }
        all
    }

    /// Plays it, and says where replay and the lines part.
    ///
    /// # Panics
    /// If its house or book is none.
    pub fn disagreements(&self, shown: &mut Shown) -> Vec<String> {
        let mut play = Play::open(self.house, self.book, FIRST);
        let mut wrong = Vec::new();
        for &(number, [told, scores, position, why]) in &self.lines {
            let clauses: Vec<String> = named(why).map(str::to_owned).collect();
            let got = play.tell(told).and_then(|()| play.as_told(&clauses, shown));
            shown.clauses.extend(clauses);
            let want = format!("{scores} | {position}");
            match got {
                Ok(got) if got == want => {}
                Ok(got) => wrong.push(format!(
                    "line {number} ({}): {told}\n  expected {want}\n  got      {got}",
                    self.title
                )),
                Err(error) => wrong.push(format!("line {number} ({}): {error}", self.title)),
            }
        }
        wrong
    }
}

/// The id of the first entry.
const FIRST: &str = "1";

/// The clauses with which the last column of a line begins.
fn named(why: &str) -> impl Iterator<Item = &str> {
    why.split_whitespace().take_while(|word| is_clause(word))
}

fn is_clause(word: &str) -> bool {
    let (head, number) = word.split_once('-').unwrap_or_default();
    let book = ["HKOS", "NEST", "SG", "R", "M", "A", "D"].contains(&head);
    book && number.starts_with(|first: char| first.is_ascii_digit())
}

/// A game while it is played.
struct Play {
    log: Log,
    game: Game,
}

impl Play {
    fn open(house: &str, book: &str, id: &str) -> Self {
        let house: House = house
            .parse()
            .unwrap_or_else(|_| panic!("{house} is no house"));
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
        };
        play.add(id.to_owned(), Input::Opened(opening));
        play
    }

    fn add(&mut self, id: String, input: Input) {
        let counter = self.log.next_counter();
        let entry = Entry {
            id: EntryId(id),
            device: "phone".to_owned(),
            counter,
            time: 0,
            author: String::new(),
            input,
        };
        // Everything arrives twice.
        for entry in [entry.clone(), entry] {
            assert_eq!(self.log.add(entry), Ok(()));
        }
        self.game = self.log.replay();
    }

    fn table(&self) -> Result<&Table, String> {
        self.game.table().ok_or_else(|| "no game".to_owned())
    }

    fn tell(&mut self, text: &str) -> Result<(), String> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let of = |number: &str| EntryId(number.to_owned());
        // `fix 3: …`: the third line of the game, which is the fourth entry.
        let entry = |number: &str| {
            let number: u32 = number.parse().map_err(|_| format!("{number} is no line"))?;
            Ok::<_, String>(of(&(number + 1).to_string()))
        };
        let change = |of: EntryId, what: Change| Input::Corrected(Correction { of, what });
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

    fn input(&self, text: &str) -> Result<Input, String> {
        told::input(self.table()?, text)
    }

    /// What everybody has, and which hand is next, as a line has it.
    fn as_told(&self, clauses: &[String], shown: &mut Shown) -> Result<String, String> {
        let table = self.table()?;
        assert_eq!(table.accounts.sum(), 0);
        let last = self.game.lines().last().ok_or("no line")?;
        if let Some(refusal) = &last.refused {
            let reasons = refusal.reasons(&table.players);
            let code = reasons.first().map_or("", |(code, _)| *code);
            return Ok(format!("refused {code} | -"));
        }
        if let Some(row) = last.followed {
            if !clauses.iter().any(|clause| clause == row.0) {
                return Err(format!("{} isn’t named: {}", row.0, row.1));
            }
            shown.rows.push(row);
        }
        let scores: Vec<String> = (0..)
            .take(table.players.len())
            .map(|player| amount(table.accounts.of(Holder::Player(PlayerId(player)))))
            .collect();
        let mut position = position(table, shown);
        if let Some(change) = last.reseated {
            shown.rows.push(change);
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

fn position(table: &Table, shown: &mut Shown) -> String {
    let at = table.position;
    let mut text = match table.over {
        None => format!("{}{}", at.round.letter(), at.deal),
        Some(("", _)) => "closed".to_owned(),
        Some(end) => {
            shown.ends.push(end);
            format!("over {}", end.0)
        }
    };
    if table.over.is_none() && at.counters > 0 {
        write!(text, "+{}", at.counters).expect("a text takes all");
    }
    for (key, name) in [(PotKey::Bets, "bets"), (PotKey::Draws, "pot")] {
        let all = table.accounts.of(key.into());
        if all != 0 {
            write!(text, " {name}={}", amount(all)).expect("a text takes all");
        }
    }
    if table.over.is_some() {
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

/// The rows, changes of seats and ends of a progression that no game shows.
pub fn not_shown(progression: &Progression, shown: &Shown) -> Vec<String> {
    let rows = progression.rows.iter().map(|row| (row.clause, row.says));
    let rows = rows.filter(|row| !shown.rows.contains(row));
    // What keeps a game from ending is no end of one.
    let ends = progression.game_ends.iter();
    let ends = ends.filter(|end| !["void", "extra-round"].contains(&end.key));
    let ends = ends.map(|end| (end.clause, end.says));
    let ends = ends.filter(|end| !shown.ends.contains(end));
    let changes = progression.seat_changes.iter();
    let changes = changes.map(|change| (change.clause, change.says));
    let changes = changes.filter(|change| !shown.rows.contains(change));
    rows.chain(changes)
        .chain(ends)
        .map(|(clause, says)| format!("{clause}: {says}"))
        .collect()
}
