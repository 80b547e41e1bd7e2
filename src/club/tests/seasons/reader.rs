//! A reader of worked seasons. README.md in `worked` describes their lines.

use tilewise_club::{
    Adjustment, CountsFor, Date, MemberId, PlayerResult, SeasonMember, SeasonNight, SeasonPoints,
    SeasonPolicy, SeasonRecord,
};

/// A worked season: a policy, a record, and what is expected of them.
#[derive(Debug)]
pub struct WorkedSeason {
    /// The policy as it is written.
    pub policy_text: String,
    /// The policy.
    pub policy: SeasonPolicy,
    /// The record.
    pub record: SeasonRecord,
    /// The rows of the standings.
    pub rows: Vec<ExpectedRow>,
    /// The rows of the standings of teams: place, name, total.
    pub teams: Vec<(u32, String, SeasonPoints)>,
    /// What members take along.
    pub carried: Vec<(MemberId, SeasonPoints)>,
}

/// A row of the expected standings.
#[derive(Debug)]
pub struct ExpectedRow {
    /// The place; `None` for a member without.
    pub place: Option<u32>,
    /// The member.
    pub member: MemberId,
    /// The total.
    pub total: SeasonPoints,
    /// The tables that count, if they are given.
    pub tables: Option<Vec<usize>>,
    /// The class of the next season, if it is given.
    pub next_class: Option<String>,
}

impl WorkedSeason {
    /// Reads the text of a file.
    pub fn read(text: &str) -> Self {
        let mut season = Self {
            policy_text: String::new(),
            policy: SeasonPolicy::SUM,
            record: SeasonRecord::default(),
            rows: Vec::new(),
            teams: Vec::new(),
            carried: Vec::new(),
        };
        let mut tables = 0;
        for line in text.lines() {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (kind, rest) = line.split_once(' ').expect(line);
            let words: Vec<&str> = rest.split(' ').collect();
            match kind {
                "policy" => {
                    rest.clone_into(&mut season.policy_text);
                    season.policy = SeasonPolicy::parse(rest).expect(line);
                }
                "member" => season.record.members.push(member(&words)),
                "night" => {
                    let night = night(&words, &season.record.members);
                    season.record.nights.push(night);
                }
                "table" => {
                    tables += 1;
                    let night = season.record.nights.len() - 1;
                    let results = rest.split(", ").map(|part| result(part, night, tables));
                    season.record.results.extend(results);
                }
                "adjust" => season.record.adjustments.push(adjustment(&words)),
                "place" => season.rows.push(row(&words)),
                "team" => {
                    let place = words[0].parse().expect(line);
                    season
                        .teams
                        .push((place, words[1].to_owned(), points(words[2])));
                }
                "carry" => season.carried.push((id(words[0]), points(words[1]))),
                _ => panic!("{line}"),
            }
        }
        season
    }
}

fn id(name: &str) -> MemberId {
    MemberId(name.to_owned())
}

fn points(text: &str) -> SeasonPoints {
    SeasonPoints::parse(text).expect(text)
}

fn member(words: &[&str]) -> SeasonMember {
    let value = |key: &str| {
        let mut values = words.iter().filter_map(|word| word.split_once('='));
        values.find(|one| one.0 == key).map(|one| one.1)
    };
    SeasonMember {
        member: id(words[0]),
        team: value("team").unwrap_or_default().to_owned(),
        class: value("class").unwrap_or_default().to_owned(),
        carried: points(value("carried").unwrap_or("0")),
        joined: value("joined").map_or(0, |text| text.parse().expect(text)),
    }
}

fn night(words: &[&str], members: &[SeasonMember]) -> SeasonNight {
    let all = members.iter().map(|one| one.member.clone());
    let present = match &words[1..] {
        ["all"] => all.collect(),
        ["all", "but", missing @ ..] => all
            .filter(|member| !missing.contains(&member.0.as_str()))
            .collect(),
        present => present.iter().map(|name| id(name)).collect(),
    };
    SeasonNight {
        date: Date::parse(words[0]).expect(words[0]),
        present,
    }
}

/// Reads a result such as "Ann 45.2 1". The score is at once the final score, the gain and the overall score.
fn result(text: &str, night: usize, table: usize) -> PlayerResult {
    let words: Vec<&str> = text.split(' ').collect();
    let [name, score, place] = words[..] else {
        panic!("{text}");
    };
    let hundredths = points(score).thousandths() / 10;
    PlayerResult {
        member: id(name),
        night,
        table,
        score: hundredths,
        gain: hundredths,
        overall: Some(score.parse().expect(score)),
        place: place.parse().expect(place),
    }
}

fn adjustment(words: &[&str]) -> Adjustment {
    Adjustment {
        member: id(words[0]),
        points: points(words[1]),
        counts_for: match words[2] {
            "member" => CountsFor::Member,
            "team" => CountsFor::Team,
            other => panic!("{other}"),
        },
        reason: words[3..].join(" "),
    }
}

fn row(words: &[&str]) -> ExpectedRow {
    let tables = words.iter().position(|&word| word == "tables");
    let next = words.iter().position(|&word| word == "next");
    let numbers = |at: usize| {
        let numbers = words[at + 1..].iter().map_while(|word| word.parse().ok());
        numbers.collect()
    };
    ExpectedRow {
        place: words[0].parse().ok(),
        member: id(words[1]),
        total: points(words[2]),
        tables: tables.map(numbers),
        next_class: next.map(|at| words[at + 1].to_owned()),
    }
}
