//! Public standings as JSON: the file `season.json` of a club.

use tilewise_club::{
    Date, PlannedNight, PublicMember, PublicSeason, PublicTeam, SeasonPoints, SeasonPolicy,
    is_language_tag,
};

use crate::amount::in_parts;
use crate::diagnostics::{Diagnostics, Path};
use crate::json::Json;
use crate::log_file::{LogKind, field, read_file};
use crate::report::RefusalReport;
use crate::schema::club_state::thousandths;
use crate::schema::keys::keys;
use crate::schema::public_season::{
    PublicMemberJson, PublicNightJson, PublicSeasonJson, PublicTeamJson,
};
use crate::text;
use crate::value::{JsonObject, JsonValue};

/// The version of the format. Other versions are refused.
const VERSION: i64 = 1;
/// The key of the version.
const KEY: &str = "tilewise-season";
/// What is special about the file.
const SEASON: LogKind = LogKind {
    key: KEY,
    noun: "season",
    version: VERSION,
    other_kind: "not-a-season",
    results: &[],
};
/// The maximum number of members and of teams.
const MOST_ROWS: usize = 2_000;
/// The parts of a point.
const POINT_PARTS: i64 = 1_000;

const TEXT: &str = "a text of at most 100 letters";
const POLICY: &str = "the policy of a season, such as minimum=6, in at most 1000 letters";
const LANGUAGE: &str = "a language tag, such as zh-HK";
const DATE: &str = "a date, such as 2026-11-29";
const MEMBERS: &str = "a list of members";
const TEAMS: &str = "a list of teams";
const PLACES: &str = "a list of four numbers";
const COUNT: &str = "a whole number";
const PLACE: &str = "a whole number from 1";
const POINTS: &str = "a number of points with at most three decimals";

/// Returns public standings as JSON, on one line.
pub fn season_json(season: &PublicSeason) -> String {
    text(&PublicSeasonJson {
        version: VERSION,
        club: &season.club,
        language: &season.language,
        season: &season.season,
        policy: season.policy.to_string(),
        last_night: season.last_night.map(|date| date.to_string()),
        next_night: season.next_night.as_ref().map(night_json),
        nights: season.nights,
        members: season.members.iter().map(member_json).collect(),
        teams: season.teams.iter().map(team_json).collect(),
    })
}

fn night_json(night: &PlannedNight) -> PublicNightJson<'_> {
    PublicNightJson {
        date: night.date.to_string(),
        details: &night.details,
    }
}

fn member_json(member: &PublicMember) -> PublicMemberJson<'_> {
    PublicMemberJson {
        place: member.place,
        name: &member.name,
        team: &member.team,
        class: &member.class,
        points: thousandths(member.total).to_json(),
        results: member.results,
        counted: member.counted,
        places: member.places,
    }
}

fn team_json(team: &PublicTeam) -> PublicTeamJson<'_> {
    PublicTeamJson {
        place: team.place,
        name: &team.name,
        points: thousandths(team.total).to_json(),
    }
}

/// Parses public standings in JSON.
///
/// # Errors
/// If the text is no JSON, is something else, or comes from a newer version, or if a field can't be read: all errors.
pub fn read_season_json(text: &str) -> Result<PublicSeason, RefusalReport> {
    season_of(&read_season(text.as_bytes())?)
}

/// Parses a file of public standings, or a message with one.
///
/// # Errors
/// If it is too long, not UTF-8, cut off, or not JSON, with the position.
pub fn read_season(file: &[u8]) -> Result<Json<'_>, RefusalReport> {
    read_file(SEASON, file)
}

/// Reads public standings.
///
/// # Errors
/// If they are something else, come from a newer version, or have a field that can't be read: all errors.
pub fn season_of(json: &Json) -> Result<PublicSeason, RefusalReport> {
    let mut diagnostics = Diagnostics::default();
    match public_season(&JsonValue::top(json), &mut diagnostics) {
        Some(season) if diagnostics.is_empty() => Ok(season),
        _ => Err(RefusalReport::from_diagnostics(diagnostics)),
    }
}

fn public_season(value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<PublicSeason> {
    check_version(value, diagnostics)?;
    let fields = value.object(keys::<PublicSeasonJson>(), diagnostics)?;
    let club = text_of(&fields, "club", diagnostics);
    let language = language(&fields, diagnostics);
    let season = text_of(&fields, "season", diagnostics);
    let policy = policy(&fields, diagnostics);
    let last_night = match fields.field("last_night") {
        Some(value) => date(&value, diagnostics).map(Some),
        None => Some(None),
    };
    let next_night = match fields.field("next_night") {
        Some(value) => night(&value, diagnostics).map(Some),
        None => Some(None),
    };
    let nights = count(&fields, "nights", diagnostics);
    let members = rows(&fields, "members", MEMBERS, member, diagnostics);
    let teams = match fields.field("teams") {
        Some(_) => rows(&fields, "teams", TEAMS, team, diagnostics),
        None => Some(Vec::new()),
    };
    Some(PublicSeason {
        club: club?,
        language: language?,
        season: season?,
        policy: policy?,
        last_night: last_night?,
        next_night: next_night?,
        nights: nights?,
        members: members?,
        teams: teams?,
    })
}

/// Checks that the value is a season of the supported version.
fn check_version(value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<()> {
    let Some(found) = field(value.json, KEY) else {
        let message = format!(
            "this is no season of Tilewise, which begins with {KEY}: save season.json again in the club"
        );
        diagnostics.push(SEASON.other_kind, Some(value.at.to_string()), message);
        return None;
    };
    let at = Path::Field(&value.at, KEY);
    let message = match found.whole() {
        Some(VERSION) => return Some(()),
        Some(newer) if newer > VERSION => format!(
            "this season is of version {newer}, and here {VERSION} is read: bring Tilewise up to date"
        ),
        _ => {
            let found = found.words();
            format!("{at} is {found}: it takes the version {VERSION}")
        }
    };
    diagnostics.push("unknown-version", Some(at.to_string()), message);
    None
}

/// Reads the rows of a table. All are read, so that each error is found.
fn rows<'a, T>(
    fields: &JsonObject<'a>,
    key: &'a str,
    want: &str,
    read: fn(&JsonValue, &mut Diagnostics) -> Option<T>,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<T>> {
    let value = fields.needed(key, want, diagnostics)?;
    let all = value.items_up_to(MOST_ROWS, want, diagnostics);
    let all: Vec<_> = all.map(|row| read(&row, diagnostics)).collect();
    all.into_iter().collect()
}

fn member(value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<PublicMember> {
    let fields = value.object(keys::<PublicMemberJson>(), diagnostics)?;
    let place = match fields.field("place") {
        Some(_) => place(&fields, diagnostics).map(Some),
        None => Some(None),
    };
    let name = text_if_any(&fields, "name", diagnostics);
    let team = text_if_any(&fields, "team", diagnostics);
    let class = text_if_any(&fields, "class", diagnostics);
    let total = points(&fields, diagnostics);
    let results = count(&fields, "results", diagnostics);
    let counted = count(&fields, "counted", diagnostics);
    let places = places(&fields, diagnostics);
    Some(PublicMember {
        place: place?,
        name: name?,
        team: team?,
        class: class?,
        total: total?,
        results: results?,
        counted: counted?,
        places: places?,
    })
}

fn team(value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<PublicTeam> {
    let fields = value.object(keys::<PublicTeamJson>(), diagnostics)?;
    let place = place(&fields, diagnostics);
    let name = text_of(&fields, "name", diagnostics);
    let total = points(&fields, diagnostics);
    Some(PublicTeam {
        place: place?,
        name: name?,
        total: total?,
    })
}

fn text_of<'a>(
    fields: &JsonObject<'a>,
    key: &'a str,
    diagnostics: &mut Diagnostics,
) -> Option<String> {
    let value = fields.needed(key, TEXT, diagnostics)?;
    value.short_text(TEXT, diagnostics).map(str::to_owned)
}

/// Reads a text; it is empty by default.
fn text_if_any<'a>(
    fields: &JsonObject<'a>,
    key: &'a str,
    diagnostics: &mut Diagnostics,
) -> Option<String> {
    match fields.field(key) {
        Some(value) => value.short_text(TEXT, diagnostics).map(str::to_owned),
        None => Some(String::new()),
    }
}

fn policy(fields: &JsonObject, diagnostics: &mut Diagnostics) -> Option<SeasonPolicy> {
    let value = fields.needed("policy", POLICY, diagnostics)?;
    let text = value.text_up_to(SeasonPolicy::LONGEST, POLICY, diagnostics)?;
    let policy = SeasonPolicy::parse(text);
    policy
        .map_err(|error| diagnostics.push_unparsed("bad-policy", value.at, error.to_string()))
        .ok()
}

/// Reads the language of the club; it isn't known by default.
fn language(fields: &JsonObject, diagnostics: &mut Diagnostics) -> Option<String> {
    let tag = |text: &str| is_language_tag(text).then(|| text.to_owned());
    match fields.field("language") {
        Some(value) => value.word(tag, LANGUAGE, diagnostics),
        None => Some(String::new()),
    }
}

fn date(value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<Date> {
    value.word(Date::parse, DATE, diagnostics)
}

fn night(value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<PlannedNight> {
    let fields = value.object(keys::<PublicNightJson>(), diagnostics)?;
    let date = fields.needed("date", DATE, diagnostics);
    let date = date.and_then(|value| self::date(&value, diagnostics));
    let details = text_if_any(&fields, "details", diagnostics);
    Some(PlannedNight {
        date: date?,
        details: details?,
    })
}

fn count<'a>(fields: &JsonObject<'a>, key: &'a str, diagnostics: &mut Diagnostics) -> Option<u32> {
    let value = fields.needed(key, COUNT, diagnostics)?;
    value.number(u32::MAX.into(), diagnostics)
}

fn place(fields: &JsonObject, diagnostics: &mut Diagnostics) -> Option<u32> {
    let value = fields.needed("place", PLACE, diagnostics)?;
    if value.json.whole() == Some(0) {
        value.refuse(PLACE, diagnostics);
        return None;
    }
    value.number(u32::MAX.into(), diagnostics)
}

fn points(fields: &JsonObject, diagnostics: &mut Diagnostics) -> Option<SeasonPoints> {
    let value = fields.needed("points", POINTS, diagnostics)?;
    in_parts(&value, POINT_PARTS, POINTS, diagnostics).map(SeasonPoints::from_thousandths)
}

fn places(fields: &JsonObject, diagnostics: &mut Diagnostics) -> Option<[u32; 4]> {
    let value = fields.needed("places", PLACES, diagnostics)?;
    let Json::List(items) = value.json else {
        value.refuse(PLACES, diagnostics);
        return None;
    };
    let number = |item: &Json| item.whole().and_then(|number| u32::try_from(number).ok());
    let numbers: Option<Vec<u32>> = items.iter().take(5).map(number).collect();
    let numbers = numbers.and_then(|numbers| numbers.try_into().ok());
    if numbers.is_none() {
        value.refuse(PLACES, diagnostics);
    }
    numbers
}
