//! Club events as JSON.

mod draw;
mod fields;
mod result;

use tilewise_club::{
    Adjustment, Attending, ClubEvent, ClubProfile, CountsFor, Date, Experience, MemberRecord,
    NightOpening, PlannedNight, RoundTime, SeasonOpening, SeasonPoints, SeasonPolicy, Separation,
    is_language_tag,
};

use self::fields::{
    attending, entry_id, flag, member_id, member_ids, needed_text, night_id, number,
    optional_amount, season_id, short_text, table_id, thousandths, with_word,
};
use super::club_words::{counts_for_word, experience_word};
use crate::amount::{AMOUNT, amount};
use crate::catalogue::Catalogue;
use crate::diagnostics::Diagnostics;
use crate::log_file::{event_key, read_correction};
use crate::rules::read_rules;
use crate::schema::club_log::{
    AdjustedInput, AttendanceInput, CheckedInput, ClockStartedInput, DisputedInput, FeePaidInput,
    ForgottenInput, MemberInput, NightClosedInput, NightOpenedInput, NightPlannedInput,
    ProfileInput, RoundDrawnInput, RuledInput, SeasonClosedInput, SeasonOpenedInput,
    SeparationInput, TimeAddedInput,
};
use crate::schema::game_log::PlainInput;
use crate::schema::keys::keys;
use crate::value::{JsonObject, JsonValue};

const POLICY: &str = "the policy of a season, such as minimum=6, in at most 1000 letters";
const PAIR: &str = "a list of two members";
const LANGUAGE: &str = "a language tag, such as zh-HK";
const DATE: &str = "a date, such as 2026-11-29";

/// Keys of club events, in the order of the documentation.
const EVENT_KEYS: [&str; 26] = [
    "founded",
    "profile",
    "member",
    "forgotten",
    "separated",
    "together",
    "season-opened",
    "season-closed",
    "night-planned",
    "night-opened",
    "night-closed",
    "arrived",
    "late",
    "left",
    "fee-paid",
    "draw",
    "clock-started",
    "time-added",
    "result",
    "checked",
    "disputed",
    "ruled",
    "adjusted",
    "corrected",
    "pen-given",
    "pen-taken",
];

/// Reads a club event.
pub fn read_club_event(
    value: &JsonValue,
    catalogue: Catalogue,
    diagnostics: &mut Diagnostics,
) -> Option<ClubEvent> {
    let key = event_key(value, &EVENT_KEYS, diagnostics)?;
    match key {
        "result" => {
            return Some(ClubEvent::Result(result::read_result(
                value,
                catalogue,
                diagnostics,
            )?));
        }
        "corrected" => {
            let read = |value: &JsonValue, diagnostics: &mut Diagnostics| {
                read_club_event(value, catalogue, diagnostics)
            };
            let correction = read_correction(value, &read, diagnostics)?;
            return Some(ClubEvent::Correction(correction));
        }
        _ => {}
    }
    let fields = value.object(keys_of(key), diagnostics)?;
    read_fields(key, &fields, catalogue, diagnostics)
}

/// Returns the keys of an event.
fn keys_of(key: &str) -> &'static [&'static str] {
    match key {
        "founded" | "profile" => keys::<ProfileInput>(),
        "member" => keys::<MemberInput>(),
        "forgotten" => keys::<ForgottenInput>(),
        "separated" | "together" => keys::<SeparationInput>(),
        "season-opened" => keys::<SeasonOpenedInput>(),
        "season-closed" => keys::<SeasonClosedInput>(),
        "night-planned" => keys::<NightPlannedInput>(),
        "night-closed" => keys::<NightClosedInput>(),
        "night-opened" => keys::<NightOpenedInput>(),
        "arrived" | "late" | "left" => keys::<AttendanceInput>(),
        "fee-paid" => keys::<FeePaidInput>(),
        "draw" => keys::<RoundDrawnInput>(),
        "clock-started" => keys::<ClockStartedInput>(),
        "time-added" => keys::<TimeAddedInput>(),
        "checked" => keys::<CheckedInput>(),
        "disputed" => keys::<DisputedInput>(),
        "ruled" => keys::<RuledInput>(),
        "adjusted" => keys::<AdjustedInput>(),
        _ => keys::<PlainInput>(),
    }
}

fn read_fields(
    key: &str,
    fields: &JsonObject,
    catalogue: Catalogue,
    diagnostics: &mut Diagnostics,
) -> Option<ClubEvent> {
    Some(match key {
        "founded" => ClubEvent::Founded(profile(fields, catalogue, diagnostics)?),
        "profile" => ClubEvent::Profile(profile(fields, catalogue, diagnostics)?),
        "member" => ClubEvent::Member(member(fields, diagnostics)?),
        "forgotten" => ClubEvent::MemberForgotten(member_id(fields, diagnostics)?),
        "separated" => ClubEvent::Separation(separation(fields, true, diagnostics)?),
        "together" => ClubEvent::Separation(separation(fields, false, diagnostics)?),
        "season-opened" => ClubEvent::SeasonOpened(season(fields, diagnostics)?),
        "season-closed" => ClubEvent::SeasonClosed(season_id(fields, diagnostics)?),
        "night-planned" => ClubEvent::NightPlanned(planned(fields, diagnostics)?),
        "night-opened" => {
            let season = season_id(fields, diagnostics);
            let opening = night(fields, diagnostics);
            ClubEvent::NightOpened {
                season: season?,
                opening: opening?,
            }
        }
        "night-closed" => ClubEvent::NightClosed(night_id(fields, diagnostics)?),
        "arrived" => attending(fields, Attending::Arrived, diagnostics)?,
        "late" => attending(fields, Attending::Late, diagnostics)?,
        "left" => attending(fields, Attending::Left, diagnostics)?,
        "fee-paid" => {
            let night = night_id(fields, diagnostics);
            let member = member_id(fields, diagnostics);
            let amount = amount(&fields.needed("amount", AMOUNT, diagnostics)?, diagnostics);
            ClubEvent::FeePaid {
                night: night?,
                member: member?,
                amount: amount?,
            }
        }
        "draw" => {
            let night = night_id(fields, diagnostics);
            let draw = draw::read_draw(fields, diagnostics);
            ClubEvent::Drawn {
                night: night?,
                draw: draw?,
            }
        }
        "clock-started" => {
            let night = night_id(fields, diagnostics);
            let round = number(fields, "round", diagnostics);
            let minutes = number(fields, "minutes", diagnostics);
            let time = RoundTime {
                round: round?,
                minutes: minutes?,
            };
            ClubEvent::ClockStarted {
                night: night?,
                time,
            }
        }
        "time-added" => {
            let table = table_id(fields, diagnostics);
            let minutes = number(fields, "minutes", diagnostics);
            ClubEvent::TimeAdded(table?, minutes?)
        }
        "checked" => ClubEvent::Checked(entry_id(fields, "result", diagnostics)?),
        "disputed" => {
            let result = entry_id(fields, "result", diagnostics);
            let reason = needed_text(fields, "reason", diagnostics);
            ClubEvent::Disputed(result?, reason?)
        }
        "ruled" => ClubEvent::Ruled(result::read_ruling(fields, diagnostics)?),
        "adjusted" => {
            let season = season_id(fields, diagnostics);
            let adjustment = adjustment(fields, diagnostics);
            ClubEvent::Adjustment {
                season: season?,
                adjustment: adjustment?,
            }
        }
        "pen-given" => ClubEvent::LockReleased,
        _ => ClubEvent::LockAcquired,
    })
}

fn profile(
    fields: &JsonObject,
    catalogue: Catalogue,
    diagnostics: &mut Diagnostics,
) -> Option<ClubProfile> {
    let name = needed_text(fields, "name", diagnostics);
    let rules = read_rules(fields, catalogue, diagnostics);
    let tag = |text: &str| is_language_tag(text).then(|| text.to_owned());
    let language = match fields.field("language") {
        Some(value) => value.word(tag, LANGUAGE, diagnostics),
        None => Some(String::new()),
    };
    Some(ClubProfile {
        name: name?,
        rules: rules?,
        language: language?,
    })
}

/// Reads the plan for the next night, or that there is none.
#[expect(clippy::option_option, reason = "no plan is read, too")]
fn planned(fields: &JsonObject, diagnostics: &mut Diagnostics) -> Option<Option<PlannedNight>> {
    let details = short_text(fields, "details", diagnostics);
    let Some(value) = fields.field("date") else {
        // Details belong to a date.
        if fields.field("details").is_some() {
            fields.needed("date", DATE, diagnostics);
            return None;
        }
        return Some(None);
    };
    let date = read_date(&value, diagnostics);
    Some(Some(PlannedNight {
        date: date?,
        details: details?,
    }))
}

fn member(fields: &JsonObject, diagnostics: &mut Diagnostics) -> Option<MemberRecord> {
    let id = member_id(fields, diagnostics);
    let name = needed_text(fields, "name", diagnostics);
    let alias = short_text(fields, "alias", diagnostics);
    let hidden = flag(fields, "hidden", diagnostics);
    let team = short_text(fields, "team", diagnostics);
    let class = short_text(fields, "class", diagnostics);
    let all = [Experience::Usual, Experience::Newcomer, Experience::Mentor];
    let experience = with_word(fields, "experience", all, experience_word, diagnostics);
    Some(MemberRecord {
        id: id?,
        name: name?,
        alias: alias?,
        is_hidden: hidden?,
        team: team?,
        class: class?,
        experience: experience?,
    })
}

fn separation(
    fields: &JsonObject,
    is_separated: bool,
    diagnostics: &mut Diagnostics,
) -> Option<Separation> {
    let value = fields.needed("members", PAIR, diagnostics)?;
    let members = member_ids(&value, 2, PAIR, diagnostics)?;
    let Ok(members) = members.try_into() else {
        value.refuse(PAIR, diagnostics);
        return None;
    };
    Some(Separation {
        members,
        is_separated,
    })
}

fn read_date(value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<Date> {
    value.word(Date::parse, DATE, diagnostics)
}

fn season(fields: &JsonObject, diagnostics: &mut Diagnostics) -> Option<SeasonOpening> {
    let name = needed_text(fields, "name", diagnostics);
    let policy = policy(fields, diagnostics);
    Some(SeasonOpening {
        name: name?,
        policy: policy?,
    })
}

fn policy(fields: &JsonObject, diagnostics: &mut Diagnostics) -> Option<SeasonPolicy> {
    let value = fields.needed("policy", POLICY, diagnostics)?;
    let text = value.text_up_to(SeasonPolicy::LONGEST, POLICY, diagnostics)?;
    match SeasonPolicy::parse(text) {
        Ok(policy) => Some(policy),
        Err(error) => {
            diagnostics.push_unparsed("bad-policy", value.at, error.to_string());
            None
        }
    }
}

fn night(fields: &JsonObject, diagnostics: &mut Diagnostics) -> Option<NightOpening> {
    let date = fields
        .needed("date", DATE, diagnostics)
        .and_then(|value| read_date(&value, diagnostics));
    let name = short_text(fields, "name", diagnostics);
    let fee = optional_amount(fields, "fee", diagnostics);
    Some(NightOpening {
        date: date?,
        name: name?,
        fee: fee?,
    })
}

fn adjustment(fields: &JsonObject, diagnostics: &mut Diagnostics) -> Option<Adjustment> {
    let member = member_id(fields, diagnostics);
    let points = thousandths(fields, diagnostics);
    let all = [CountsFor::Member, CountsFor::Team];
    let counts_for = with_word(fields, "for", all, counts_for_word, diagnostics);
    let reason = needed_text(fields, "reason", diagnostics);
    Some(Adjustment {
        member: member?,
        points: SeasonPoints::from_thousandths(points?),
        counts_for: counts_for?,
        reason: reason?,
    })
}
