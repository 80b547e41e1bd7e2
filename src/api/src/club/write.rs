//! Serialization of logs to the JSON that [`super::read`] parses.

use serde::ser::{Serialize, Serializer};
use tilewise_club::{
    Adjustment, ClubEntry, ClubEvent, ClubLog, ClubProfile, Draw, Experience, MemberId,
    MemberRecord, NightId, NightOpening, ResultContent, ResultRuling, SeasonId, SeasonOpening,
    TableResult, TypedScores,
};

use super::club_words::{counts_for_word, experience_word, key, method_word};
use super::read::VERSION;
use crate::game::GameFile;
use crate::json::Json;
use crate::log_file::{CorrectionJson, UnreadJson};
use crate::rules::RulesFields;
use crate::schema::club_log::{
    AdjustedInput, AttendanceInput, CheckedInput, ClockStartedInput, ClubLogJson, DisputedInput,
    FeePaidInput, ForgottenInput, GameResultInput, MemberInput, MemberScoreJson, NightClosedInput,
    NightOpenedInput, NightPlannedInput, PlayerMemberJson, ProfileInput, RoundDrawnInput,
    RuledInput, ScoresResultInput, SeasonClosedInput, SeasonOpenedInput, SeparationInput,
    TimeAddedInput,
};
use crate::schema::club_state::thousandths;
use crate::schema::game_log::{EntryJson, PlainInput};
use crate::schema::game_state::hundredths;

/// The log of a club in the JSON of a file.
#[derive(Debug)]
pub struct ClubFile<'a>(pub &'a ClubLog);

impl Serialize for ClubFile<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let file = ClubLogJson {
            version: VERSION,
            entries: ClubEntriesJson(self.0),
        };
        file.serialize(serializer)
    }
}

struct ClubEntriesJson<'a>(&'a ClubLog);

impl Serialize for ClubEntriesJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.entries().iter().map(ClubEntryFile))
    }
}

/// An entry of a club in the JSON of a file.
#[derive(Debug)]
pub struct ClubEntryFile<'a>(pub &'a ClubEntry);

impl Serialize for ClubEntryFile<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let entry = self.0;
        let entry = EntryJson {
            id: &entry.id.0,
            device: &entry.device,
            counter: entry.counter,
            time: entry.time,
            author: &entry.author,
            input: ClubEventJson(&entry.event),
        };
        entry.serialize(serializer)
    }
}

/// A club event.
struct ClubEventJson<'a>(&'a ClubEvent);

impl Serialize for ClubEventJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let entry_kind = key(self.0);
        match self.0 {
            ClubEvent::Founded(profile) | ClubEvent::Profile(profile) => {
                profile_input(entry_kind, profile).serialize(serializer)
            }
            ClubEvent::Member(record) => member_input(entry_kind, record).serialize(serializer),
            ClubEvent::MemberForgotten(MemberId(member)) => {
                ForgottenInput { entry_kind, member }.serialize(serializer)
            }
            ClubEvent::Separation(separation) => SeparationInput {
                entry_kind,
                members: separation.members.each_ref().map(|member| &*member.0),
            }
            .serialize(serializer),
            ClubEvent::SeasonOpened(opening) => {
                season_input(entry_kind, opening).serialize(serializer)
            }
            ClubEvent::SeasonClosed(SeasonId(season)) => SeasonClosedInput {
                entry_kind,
                season: &season.0,
            }
            .serialize(serializer),
            ClubEvent::NightPlanned(planned) => NightPlannedInput {
                entry_kind,
                date: planned.as_ref().map(|planned| planned.date.to_string()),
                details: planned.as_ref().map_or("", |planned| &planned.details),
            }
            .serialize(serializer),
            ClubEvent::NightOpened { season, opening } => {
                night_input(entry_kind, season, opening).serialize(serializer)
            }
            ClubEvent::NightClosed(NightId(night)) => NightClosedInput {
                entry_kind,
                night: &night.0,
            }
            .serialize(serializer),
            ClubEvent::Attendance { night, member, .. } => AttendanceInput {
                entry_kind,
                night: &night.0.0,
                member: &member.0,
            }
            .serialize(serializer),
            ClubEvent::FeePaid {
                night,
                member,
                amount,
            } => FeePaidInput {
                entry_kind,
                night: &night.0.0,
                member: &member.0,
                amount: hundredths(*amount).to_json(),
            }
            .serialize(serializer),
            ClubEvent::Drawn { night, draw } => {
                draw_input(entry_kind, night, draw).serialize(serializer)
            }
            ClubEvent::ClockStarted { night, time } => ClockStartedInput {
                entry_kind,
                night: &night.0.0,
                round: time.round,
                minutes: time.minutes,
            }
            .serialize(serializer),
            ClubEvent::TimeAdded(table, minutes) => TimeAddedInput {
                entry_kind,
                night: &table.night.0.0,
                round: table.round,
                table: table.table,
                minutes: *minutes,
            }
            .serialize(serializer),
            ClubEvent::Result(result) => write_result(entry_kind, result, serializer),
            ClubEvent::Checked(result) => CheckedInput {
                entry_kind,
                result: &result.0,
            }
            .serialize(serializer),
            ClubEvent::Disputed(result, reason) => DisputedInput {
                entry_kind,
                result: &result.0,
                reason,
            }
            .serialize(serializer),
            ClubEvent::Ruled(ruling) => ruled_input(entry_kind, ruling).serialize(serializer),
            ClubEvent::Adjustment { season, adjustment } => {
                adjusted_input(entry_kind, season, adjustment).serialize(serializer)
            }
            ClubEvent::Correction(correction) => {
                let event = ClubEventJson;
                CorrectionJson { correction, event }.serialize(serializer)
            }
            ClubEvent::Unread(unread) => UnreadJson(unread).serialize(serializer),
            ClubEvent::LockReleased | ClubEvent::LockAcquired => {
                PlainInput { entry_kind }.serialize(serializer)
            }
        }
    }
}

fn profile_input<'a>(entry_kind: &'static str, profile: &'a ClubProfile) -> ProfileInput<'a> {
    let RulesFields {
        ruleset,
        options,
        penalty_book,
    } = RulesFields::new(&profile.rules);
    ProfileInput {
        entry_kind,
        name: &profile.name,
        ruleset,
        options,
        penalty_book,
        language: &profile.language,
    }
}

fn member_input<'a>(entry_kind: &'static str, record: &'a MemberRecord) -> MemberInput<'a> {
    let experience = record.experience;
    MemberInput {
        entry_kind,
        member: &record.id.0,
        name: &record.name,
        alias: &record.alias,
        hidden: record.is_hidden,
        team: &record.team,
        class: &record.class,
        experience: (experience != Experience::Usual).then(|| experience_word(experience)),
    }
}

fn season_input<'a>(entry_kind: &'static str, opening: &'a SeasonOpening) -> SeasonOpenedInput<'a> {
    SeasonOpenedInput {
        entry_kind,
        name: &opening.name,
        policy: opening.policy.to_string(),
    }
}

fn night_input<'a>(
    entry_kind: &'static str,
    season: &'a SeasonId,
    opening: &'a NightOpening,
) -> NightOpenedInput<'a> {
    NightOpenedInput {
        entry_kind,
        season: &season.0.0,
        date: opening.date.to_string(),
        name: &opening.name,
        fee: unless_zero(opening.fee),
    }
}

/// Returns an amount in hundredths, if it isn't 0.
fn unless_zero(amount: i64) -> Option<Json<'static>> {
    (amount != 0).then(|| hundredths(amount).to_json())
}

fn draw_input<'a>(
    entry_kind: &'static str,
    night: &'a NightId,
    draw: &'a Draw,
) -> RoundDrawnInput<'a> {
    let (method, chart_rounds) = method_word(draw.method);
    let tables = draw.tables.iter();
    RoundDrawnInput {
        entry_kind,
        night: &night.0.0,
        round: draw.round,
        method,
        chart_rounds,
        seed: draw.seed.to_string(),
        tables: tables.map(|table| member_texts(&table.seats)).collect(),
        waiting: member_texts(&draw.waiting),
    }
}

/// Returns the IDs of members as texts.
pub fn member_texts(members: &[MemberId]) -> Vec<&str> {
    members.iter().map(|member| &*member.0).collect()
}

fn write_result<S: Serializer>(
    entry_kind: &'static str,
    result: &TableResult,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let table = &result.table;
    let night = &table.night.0.0;
    match &result.content {
        ResultContent::Game { log, members } => {
            let players = members.iter().map(|(player, member)| PlayerMemberJson {
                player: player.0,
                member: &member.0,
            });
            let input = GameResultInput {
                entry_kind,
                night,
                round: table.round,
                table: table.table,
                game: GameFile(log),
                players: players.collect(),
            };
            input.serialize(serializer)
        }
        ResultContent::Scores(typed) => {
            let input = ScoresResultInput {
                entry_kind,
                night,
                round: table.round,
                table: table.table,
                scores: scores(typed),
                rest: unless_zero(typed.rest),
            };
            input.serialize(serializer)
        }
    }
}

fn scores(typed: &TypedScores) -> Vec<MemberScoreJson<'_>> {
    let scores = typed.scores.iter().map(|(member, score)| MemberScoreJson {
        member: &member.0,
        score: hundredths(*score).to_json(),
    });
    scores.collect()
}

fn ruled_input<'a>(entry_kind: &'static str, ruling: &'a ResultRuling) -> RuledInput<'a> {
    let typed = ruling.scores.as_ref();
    RuledInput {
        entry_kind,
        result: &ruling.result.0,
        reason: &ruling.reason,
        scores: typed.map(scores),
        rest: typed.and_then(|typed| unless_zero(typed.rest)),
    }
}

fn adjusted_input<'a>(
    entry_kind: &'static str,
    season: &'a SeasonId,
    adjustment: &'a Adjustment,
) -> AdjustedInput<'a> {
    let word = counts_for_word(adjustment.counts_for);
    AdjustedInput {
        entry_kind,
        season: &season.0.0,
        member: &adjustment.member.0,
        points: thousandths(adjustment.points).to_json(),
        counts_for: (word != "member").then_some(word),
        reason: &adjustment.reason,
    }
}
