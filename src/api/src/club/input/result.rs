//! Results of tables, and rulings on them.

use tilewise_club::{MemberId, ResultContent, ResultRuling, TableResult, TypedScores};
use tilewise_ledger::PlayerId;

use super::fields::{all_of, entry_id, member_id, needed_text, optional_amount, table_id};
use crate::amount::{AMOUNT, amount};
use crate::catalogue::Catalogue;
use crate::diagnostics::Diagnostics;
use crate::game;
use crate::json::Json;
use crate::log_file::field;
use crate::schema::club_log::{
    GameResultInput, MemberScoreJson, PlayerMemberJson, ScoresResultInput,
};
use crate::schema::keys::keys;
use crate::value::{JsonObject, JsonValue};

const GAME: &str = "the log of a game";
const PLAYER: &str = "the place of a player in the list of players, from 0";
const PLAYERS: &str = "a list of players, each with player and member";
const SCORES: &str = "a list of scores, each with member and score";

/// Reads the result of a table: with a game, or with scores.
pub fn read_result(
    value: &JsonValue,
    catalogue: Catalogue,
    diagnostics: &mut Diagnostics,
) -> Option<TableResult> {
    let has_game = field(value.json, "game").is_some();
    let keys = if has_game {
        keys::<GameResultInput<Json>>()
    } else {
        keys::<ScoresResultInput>()
    };
    let fields = value.object(keys, diagnostics)?;
    let table = table_id(&fields, diagnostics);
    let content = if has_game {
        read_game(&fields, catalogue, diagnostics)
    } else {
        let scores = fields.needed("scores", SCORES, diagnostics);
        let rest = optional_amount(&fields, "rest", diagnostics);
        scores.and_then(|scores| {
            let scores = read_scores(&scores, diagnostics)?;
            Some(ResultContent::Scores(TypedScores {
                scores,
                rest: rest?,
            }))
        })
    };
    Some(TableResult {
        table: table?,
        content: content?,
    })
}

fn read_game(
    fields: &JsonObject,
    catalogue: Catalogue,
    diagnostics: &mut Diagnostics,
) -> Option<ResultContent> {
    let log = fields
        .needed("game", GAME, diagnostics)
        .and_then(|value| game::log(&value, catalogue, diagnostics));
    let members = match fields.field("players") {
        Some(value) => read_players(&value, diagnostics),
        None => Some(Vec::new()),
    };
    Some(ResultContent::Game {
        log: Box::new(log?),
        members: members?,
    })
}

fn read_players(
    value: &JsonValue,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<(PlayerId, MemberId)>> {
    let players = value.items(PLAYERS, diagnostics);
    all_of(players.map(|value| {
        let one = value.object(keys::<PlayerMemberJson>(), diagnostics)?;
        let player = one
            .needed("player", PLAYER, diagnostics)
            .and_then(|value| value.number(u8::MAX.into(), diagnostics));
        let member = member_id(&one, diagnostics);
        Some((PlayerId(player?), member?))
    }))
}

fn read_scores(value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<Vec<(MemberId, i64)>> {
    let scores = value.items(SCORES, diagnostics);
    all_of(scores.map(|value| {
        let one = value.object(keys::<MemberScoreJson>(), diagnostics)?;
        let member = member_id(&one, diagnostics);
        let score = one
            .needed("score", AMOUNT, diagnostics)
            .and_then(|value| amount(&value, diagnostics));
        Some((member?, score?))
    }))
}

/// Reads the ruling on a result.
pub fn read_ruling(fields: &JsonObject, diagnostics: &mut Diagnostics) -> Option<ResultRuling> {
    let result = entry_id(fields, "result", diagnostics);
    let reason = needed_text(fields, "reason", diagnostics);
    let rest = optional_amount(fields, "rest", diagnostics);
    let scores = if let Some(value) = fields.field("scores") {
        let scores = read_scores(&value, diagnostics);
        Some(TypedScores {
            scores: scores?,
            rest: rest?,
        })
    } else {
        // What was left belongs to scores.
        if fields.field("rest").is_some() {
            fields.needed("scores", SCORES, diagnostics);
        }
        None
    };
    Some(ResultRuling {
        result: result?,
        reason: reason?,
        scores,
    })
}
