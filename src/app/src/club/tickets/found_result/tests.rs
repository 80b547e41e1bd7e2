//! A desk with two tables, and what comes back from them.

use tilewise_club::{
    Attending, Club, ClubEntry, ClubEvent, ClubLog, ClubProfile, Date, Draw, DrawMethod,
    DrawnTable, Experience, MemberId, MemberRecord, NightId, NightOpening, ResultCode,
    ResultCodeError, ResultContent, SeasonId, SeasonOpening, SeasonPolicy, TableId, TableResult,
};
use tilewise_ledger::{Entry, EntryId, GameEvent, Log, Opening, PlayerId, PlayerPayment, Rules};
use tilewise_rules::BySeat;

use super::{NoTable, ResultEffect, previewed, result_of_code, result_of_game, table_id};

const EIGHT: &str = "Ann Bo Cy Di Eva Fay Gus Hal";

/// A desk, and the author of its entries.
#[derive(Clone)]
struct TestDesk(ClubLog, &'static str);

impl TestDesk {
    /// Founds a club with a night and a drawn round of two tables.
    fn new(night: &str) -> Self {
        let mut desk = Self(ClubLog::default(), "Olga");
        desk.write(ClubEvent::Founded(ClubProfile {
            name: "The Nest".to_owned(),
            rules: rules(),
            language: String::new(),
        }));
        let opening = SeasonOpening {
            name: "Spring".to_owned(),
            policy: SeasonPolicy::SUM,
        };
        let season = SeasonId(desk.write(ClubEvent::SeasonOpened(opening)));
        for name in EIGHT.split_whitespace() {
            desk.write(ClubEvent::Member(MemberRecord {
                id: member(name),
                name: name.to_owned(),
                alias: String::new(),
                is_hidden: false,
                team: String::new(),
                class: String::new(),
                experience: Experience::Usual,
            }));
        }
        let opening = NightOpening {
            date: Date::parse(night).unwrap(),
            name: String::new(),
            fee: 0,
        };
        let night = NightId(desk.write(ClubEvent::NightOpened { season, opening }));
        for name in EIGHT.split_whitespace() {
            let (night, member) = (night.clone(), member(name));
            let attending = Attending::Arrived;
            desk.write(ClubEvent::Attendance {
                night,
                member,
                attending,
            });
        }
        let tables = ["Ann Bo Cy Di", "Eva Fay Gus Hal"].map(|names| DrawnTable {
            seats: names.split_whitespace().map(member).collect(),
        });
        let draw = Draw {
            round: 1,
            method: DrawMethod::Random,
            seed: 1,
            tables: tables.to_vec(),
            waiting: Vec::new(),
        };
        desk.write(ClubEvent::Drawn { night, draw });
        desk
    }

    fn write(&mut self, event: ClubEvent) -> EntryId {
        let counter = self.0.next_counter();
        let id = EntryId(format!("desk-{counter}"));
        let entry = ClubEntry {
            id: id.clone(),
            device: "desk".to_owned(),
            counter,
            time: 0,
            author: self.1.to_owned(),
            event,
        };
        self.0.add(entry).unwrap();
        id
    }

    fn club(&self) -> Club {
        Club::replay(&self.0)
    }

    /// Returns what a result changes, or the sentence of the refusal.
    fn effect(&self, result: TableResult) -> Result<ResultEffect, String> {
        let mut next = self.clone();
        let table = result.table.clone();
        let entry = next.write(ClubEvent::Result(result));
        let after = next.club();
        let refusal = after.outcomes.last().unwrap().refusal.clone();
        match refusal {
            Some(why) => Err(why.reasons(&after)[0].1.to_string()),
            None => Ok(previewed(&self.club(), &after, &table, &entry)
                .unwrap()
                .effect),
        }
    }

    /// Returns the game of a table by its ticket, in which the first player pays an amount to the second.
    fn played(&self, table: u32, amount: i64) -> Log {
        let club = self.club();
        let ticket = club.ticket_game(&self.table(table)).unwrap();
        ended(&ticket, amount)
    }

    fn table(&self, table: u32) -> TableId {
        table_id(&self.club(), 1, table).unwrap()
    }
}

fn member(name: &str) -> MemberId {
    MemberId(name.to_lowercase())
}

fn rules() -> Rules {
    Rules {
        house: "riichi-ema-2025".parse().unwrap(),
        penalty_book: None,
    }
}

/// Returns a game after a payment in hundredths from the first player to the second, and its end.
fn ended(start: &Log, amount: i64) -> Log {
    let mut log = start.clone();
    let payment = GameEvent::Payment(PlayerPayment {
        from: PlayerId(0),
        to: PlayerId(1),
        amount,
        note: String::new(),
    });
    for event in [GameEvent::LockAcquired, payment, GameEvent::Closed] {
        let counter = log.next_counter();
        log.add(Entry {
            id: EntryId(format!("phone-{counter}")),
            device: "phone".to_owned(),
            counter,
            time: 0,
            author: String::new(),
            event,
        })
        .unwrap();
    }
    log
}

/// Returns a game that no desk opened.
fn without_ticket(names: [&str; 4]) -> Log {
    let opening = Opening {
        rules: rules(),
        players: names.map(str::to_owned).to_vec(),
        seats: BySeat::new([0, 1, 2, 3].map(PlayerId)),
        start: None,
        club: None,
    };
    let entry = Entry {
        id: EntryId("phone-0".to_owned()),
        device: "phone".to_owned(),
        counter: 1,
        time: 0,
        author: String::new(),
        event: GameEvent::Opened(opening),
    };
    ended(&Log::from_entries([entry]).unwrap(), 100_000)
}

#[test]
fn a_game_belongs_to_the_table_of_its_ticket() {
    let mut desk = TestDesk::new("2026-11-29");
    let result = result_of_game(&desk.club(), &desk.played(2, 100_000)).unwrap();
    assert_eq!(result.table, desk.table(2));
    assert_eq!(desk.effect(result.clone()), Ok(ResultEffect::First));
    desk.write(ClubEvent::Result(result.clone()));
    assert_eq!(desk.effect(result.clone()), Ok(ResultEffect::Again));
    // The same from another person confirms it.
    desk.1 = "Per";
    assert_eq!(desk.effect(result), Ok(ResultEffect::Confirmed));
    // Eva paid 1,000 points; another phone says 2,000.
    let other = result_of_game(&desk.club(), &desk.played(2, 200_000)).unwrap();
    assert_eq!(desk.effect(other), Ok(ResultEffect::Differs));
}

#[test]
fn a_game_that_goes_on_is_refused() {
    let desk = TestDesk::new("2026-11-29");
    let ticket = desk.club().ticket_game(&desk.table(1)).unwrap();
    let result = result_of_game(&desk.club(), &ticket).unwrap();
    assert_eq!(
        desk.effect(result).unwrap_err(),
        "this game isn’t over: end it at the table, and send it again"
    );
}

#[test]
fn a_game_of_another_night_or_club_is_refused() {
    let desk = TestDesk::new("2026-11-29");
    let club = desk.club();
    let as_if = |change: fn(&mut tilewise_ledger::ClubTable)| {
        let ticket = club.ticket_game(&desk.table(1)).unwrap();
        let entries = ticket.entries().iter().cloned().map(|mut entry| {
            if let GameEvent::Opened(opening) = &mut entry.event
                && let Some(ticket) = &mut opening.club
            {
                change(ticket);
            }
            entry
        });
        ended(&Log::from_entries(entries).unwrap(), 100_000)
    };
    let night = as_if(|ticket| ticket.night = "another".to_owned());
    let result = result_of_game(&club, &night).unwrap();
    assert!(desk.effect(result).is_err());
    let draw = as_if(|ticket| ticket.draw = "another".to_owned());
    let result = result_of_game(&club, &draw).unwrap();
    assert_eq!(
        desk.effect(result).unwrap_err(),
        "this game was opened before round 1 was drawn again: send a game of the last draw"
    );
    let table = as_if(|ticket| ticket.table = 3);
    let result = result_of_game(&club, &table).unwrap();
    assert!(desk.effect(result).is_err());
    let club_id = as_if(|ticket| ticket.club = "another".to_owned());
    assert_eq!(
        result_of_game(&club, &club_id),
        Err(NoTable::OtherClub("another".to_owned()))
    );
}

#[test]
fn a_member_at_two_tables_is_refused() {
    let mut desk = TestDesk::new("2026-11-29");
    let first = result_of_game(&desk.club(), &desk.played(1, 100_000)).unwrap();
    desk.write(ClubEvent::Result(first));
    let mut second = result_of_game(&desk.club(), &desk.played(2, 100_000)).unwrap();
    if let ResultContent::Game { members, .. } = &mut second.content {
        let all = ["Ann", "Fay", "Gus", "Hal"].map(member);
        *members = (0..).map(PlayerId).zip(all).collect();
    }
    assert_eq!(
        desk.effect(second).unwrap_err(),
        "Ann plays at table 1 in this round: correct one of the two results"
    );
}

#[test]
fn a_game_without_ticket_is_found_by_the_names() {
    let desk = TestDesk::new("2026-11-29");
    let club = desk.club();
    let game = without_ticket(["Hal", "Gus", "Fay", "Eva"]);
    let result = result_of_game(&club, &game).unwrap();
    assert_eq!(result.table, desk.table(2));
    // Hal is the first player, who pays 1,000 points of 30,000 to Gus.
    let mut next = desk.clone();
    next.write(ClubEvent::Result(result));
    let club = next.club();
    let report = &club.table(&next.table(2)).unwrap().reports[0];
    let score = |name| {
        let mut lines = report.scores().lines.iter();
        lines
            .find(|line| line.member == member(name))
            .unwrap()
            .score
    };
    assert_eq!((score("Hal"), score("Gus")), (2_900_000, 3_100_000));
    let game = without_ticket(["Ann", "Bo", "Cy", "Zoe"]);
    assert_eq!(result_of_game(&club, &game), Err(NoTable::NoTicket));
}

#[test]
fn a_code_belongs_to_the_table_that_it_names() {
    let desk = TestDesk::new("2026-11-29");
    let club = desk.club();
    let code = ResultCode {
        round: 1,
        table: 2,
        scores: [41_200, 30_000, 27_300, 21_500]
            .map(|score| score * 100)
            .to_vec(),
        rest: 0,
    };
    let night = club.current_night().unwrap().code();
    for text in [code.write(&night), code.numbers()] {
        let result = result_of_code(&club, &text).unwrap();
        assert_eq!(result.table, desk.table(2));
        assert_eq!(desk.effect(result), Ok(ResultEffect::First));
    }
    assert_eq!(
        result_of_code(&club, "R2 T1 30000 30000 30000 30000"),
        Err(NoTable::NotDrawn(2, 1))
    );
    assert_eq!(
        result_of_code(&club, "R1 T2 30000 30000 30000"),
        Err(NoTable::Code(ResultCodeError::NoLetter))
    );
    assert_eq!(
        result_of_code(&Club::default(), "R1 T2 30000 30000 30000"),
        Err(NoTable::NoNight)
    );
    // The slip of another night: the letter stands for its code.
    let other = TestDesk::new("2026-12-06").club();
    let other = other.current_night().unwrap().code();
    let text = code.write(&other);
    let letter = text.chars().last().unwrap();
    assert_eq!(
        result_of_code(&club, &text),
        Err(NoTable::Code(ResultCodeError::WrongLetter(letter)))
    );
}
