//! Seeds: valid inputs to mutate, and regressions.

use std::fmt::Write;

use serde_json::{Value, json};
use tilewise_api::{
    Catalogue, game_codes, game_link, log_of, read_game, read_season_json, season_link,
};
use tilewise_app::link;
use tilewise_app::store::{Draft, SavedHouse};
use tilewise_rules::{WinInput, penalty_books, rule_sets};

use crate::play::HOUSES;
use crate::random::{Rng, any_house};
use crate::{hands, random_requests};

/// Number of seeds of each kind.
const MANY: usize = 40;

/// Returns valid inputs for a target.
pub fn seeds(name: &str) -> Vec<Vec<u8>> {
    let rng = &mut Rng::with_seed(1);
    if name == "replay" {
        return (0..MANY).map(|_| bytes(rng)).collect();
    }
    let texts = match name {
        "notation" => notation(rng),
        "link" => links(rng),
        "face" => requests(rng),
        "game" => games(),
        "codes" => codes(),
        "message" => messages(rng),
        _ => stored(rng),
    };
    texts.into_iter().map(String::into_bytes).collect()
}

/// Returns the regressions of a target: a file with one input per line, with Rust escapes.
pub fn regressions(name: &str) -> Vec<Vec<u8>> {
    let file = match name {
        "notation" => include_str!("../../untrusted/notation.txt"),
        "link" => include_str!("../../untrusted/link.txt"),
        "face" => include_str!("../../untrusted/face.txt"),
        "game" => include_str!("../../untrusted/game.txt"),
        "codes" => include_str!("../../untrusted/codes.txt"),
        "message" => include_str!("../../untrusted/message.txt"),
        "replay" => include_str!("../../untrusted/replay.txt"),
        _ => include_str!("../../untrusted/stored.txt"),
    };
    let lines = file.lines().filter(|line| !line.starts_with("# "));
    lines.map(unescaped).collect()
}

/// Escapes bytes as a line of such a file.
pub fn escaped(bytes: &[u8]) -> String {
    let mut line = String::new();
    for part in bytes.utf8_chunks() {
        for letter in part.valid().chars() {
            if matches!(letter, ' '..='~') && letter != '\\' {
                line.push(letter);
            } else {
                line.extend(letter.escape_default());
            }
        }
        for byte in part.invalid() {
            let _ = write!(line, "\\x{byte:02x}");
        }
    }
    line
}

/// Inverts [`escaped`]; `{1m*600}` is a repetition.
fn unescaped(line: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut rest = line;
    while let Some(letter) = rest.chars().next() {
        if let Some((part, times, after)) = repeated(rest) {
            bytes.extend(unescaped(part).repeat(times));
            rest = after;
            continue;
        }
        rest = &rest[letter.len_utf8()..];
        if letter != '\\' {
            bytes.extend(letter.to_string().bytes());
            continue;
        }
        let (kind, after) = rest.split_at(rest.len().min(1));
        rest = after;
        match kind {
            "n" => bytes.push(b'\n'),
            "r" => bytes.push(b'\r'),
            "t" => bytes.push(b'\t'),
            "x" => {
                let (code, after) = rest.split_at(rest.len().min(2));
                bytes.extend(u8::from_str_radix(code, 16));
                rest = after;
            }
            "u" => {
                let (code, after) = rest.split_once('}').unwrap_or((rest, ""));
                let code = u32::from_str_radix(code.trim_start_matches('{'), 16);
                let letter = code.ok().and_then(char::from_u32).unwrap_or_default();
                bytes.extend(letter.to_string().bytes());
                rest = after;
            }
            other => bytes.extend(other.bytes()),
        }
    }
    bytes
}

/// Parses `{part*times}` at the beginning of a text: part, count and rest.
fn repeated(text: &str) -> Option<(&str, usize, &str)> {
    let (inner, after) = text.strip_prefix('{')?.split_once("}}")?;
    let (part, times) = inner.strip_prefix('{')?.rsplit_once('*')?;
    Some((part, times.parse().ok()?, after))
}

fn entries(rng: &mut Rng) -> Vec<WinInput> {
    let books = HOUSES.iter().flat_map(|book| [book; MANY]);
    books.map(|book| (book.own)().winning(rng)).collect()
}

/// Returns the bytes that choose a game.
fn bytes(rng: &mut Rng) -> Vec<u8> {
    (0..rng.usize(0..600)).map(|_| rng.u8(..)).collect()
}

fn notation(rng: &mut Rng) -> Vec<String> {
    let mut texts: Vec<_> = entries(rng).iter().map(ToString::to_string).collect();
    let elements = rule_sets::ALL
        .into_iter()
        .flat_map(|book| book.scoring.elements);
    texts.extend(elements.map(|one| one.example.to_owned()));
    texts.push("🀉🀉 c🀑🀒🀓, p777z f1\nw🀡 fed-set:all-honors@N:no-choice".to_owned());
    texts
}

fn links(rng: &mut Rng) -> Vec<String> {
    let mut texts = Vec::new();
    for entry in entries(rng) {
        let book = rule_sets::ALL[rng.usize(0..rule_sets::ALL.len())];
        let house = any_house(rng, book);
        if rng.u8(0..3) == 0 {
            let element = &book.scoring.elements[rng.usize(0..book.scoring.elements.len())];
            texts.push(format!("/rules/{house}/{}", element.key));
            if !book.game.events.is_empty() {
                let event = &book.game.events[rng.usize(0..book.game.events.len())];
                texts.push(format!("/fouls/{house}/{}/seat=E,from=W", event.key));
            }
        }
        texts.push(link::hand_path(&Draft { entry, house }));
    }
    for book in penalty_books::ALL {
        texts.extend(book.fouls.iter().map(|foul| {
            let keys = foul.questions.iter().map(|field| field.key);
            let answers: Vec<_> = keys.map(|key| format!("{key}=yes")).collect();
            format!("/fouls/{}/{}/{}", book.key, foul.key, answers.join(","))
        }));
    }
    texts
}

fn requests(rng: &mut Rng) -> Vec<String> {
    let mut texts = Vec::new();
    for (book, rules) in HOUSES.iter().zip(rule_sets::ALL) {
        for _ in 0..MANY {
            texts.push(hands::request(
                &hands::house(book),
                &(book.own)().winning(rng),
            ));
        }
        for event in rules.game.events {
            texts.push(random_requests::event(rng, book.key, event).to_string());
        }
    }
    for book in penalty_books::ALL {
        for case in book.fouls.iter().filter_map(|foul| foul.cases.first()) {
            texts.push(random_requests::foul(rng, book, case).to_string());
        }
        texts.push(random_requests::ending(rng, book).to_string());
    }
    texts
}

/// Returns a game of each rule set, with an event of each kind.
fn games() -> Vec<String> {
    let all = rule_sets::ALL.into_iter().map(|rule_set| {
        let seats = json!({ "E": 0, "S": 1, "W": 2, "N": 3 });
        let events = [
            json!({ "told": "opened", "ruleset": rule_set.identity.key, "players": ["Ann", "伯", "Cy", "Di", "Eve"], "seats": seats }),
            json!({ "told": "won", "seat": "S", "value": 8, "by": "discard", "from": "E" }),
            json!({ "told": "won", "seat": "S", "win": { "by": "self-draw" },
                "hand": { "concealed": "123456789m1122p", "winning_tile": "2p" } }),
            json!({ "told": "drawn" }),
            json!({ "told": "bet", "player": 1 }),
            json!({ "told": "corrected", "of": "e2", "change": "replace", "input": { "told": "joined", "name": "Flo" } }),
            json!({ "told": "seats", "seats": { "E": 4, "S": 1, "W": 2, "N": 3 } }),
            json!({ "told": "substitute", "player": 2, "name": "Gus" }),
            json!({ "told": "chips", "chips": [{ "player": 0, "amount": 12.5 }] }),
            json!({ "told": "closed" }),
        ];
        let entries = (1..).zip(events).map(|(counter, input)| {
            let id = format!("e{counter}");
            json!({ "id": id, "device": "phone", "counter": counter, "time": 0, "input": input })
        });
        json!({ "tilewise-game": 1, "entries": entries.collect::<Vec<_>>() }).to_string()
    });
    all.collect()
}

/// Returns the same games as links and as codes, one per line.
fn codes() -> Vec<String> {
    let logs = games().into_iter().filter_map(|game| {
        let json = read_game(game.as_bytes()).ok()?;
        log_of(&json, Catalogue::ALL).ok()
    });
    logs.flat_map(|log| {
        let codes = game_codes(&log, 120).unwrap_or_default();
        [game_link(&log), codes.join("\n")]
    })
    .chain(standings())
    .collect()
}

/// Returns public standings as JSON and as a link.
fn standings() -> impl Iterator<Item = String> {
    let json = include_str!("../../../public/club/season.json");
    let season = read_season_json(json).ok();
    let link = season.map(|season| season_link(&season));
    [json.to_owned()].into_iter().chain(link)
}

fn messages(rng: &mut Rng) -> Vec<String> {
    let message = |kind: &str, value: Value| json!({"tilewise": 1, "type": kind, kind: value});
    let hands = notation(rng).into_iter().take(2 * MANY);
    let mut all: Vec<_> = hands.map(|hand| message("hand", hand.into())).collect();
    let requests = requests(rng).into_iter();
    all.extend(
        requests.map(|text| message("request", serde_json::from_str(&text).unwrap_or_default())),
    );
    for book in rule_sets::ALL {
        let house = any_house(rng, book).to_string();
        all.push(message("rules", house.into()));
    }
    all.push(json!({"tilewise": 1, "type": "look", "lang": "ja", "theme": "dark"}));
    all.iter().map(ToString::to_string).collect()
}

fn stored(rng: &mut Rng) -> Vec<String> {
    let houses = rule_sets::ALL.into_iter().flat_map(|book| [book; 4]);
    let mut saved = Vec::new();
    for (place, book) in houses.enumerate() {
        let house = any_house(rng, book).to_string();
        saved = SavedHouse::with(&saved, &format!("Table {place}"), house);
    }
    let mut texts = vec![SavedHouse::write(&saved), SavedHouse::write(&saved[..1])];
    let words = ["dark", "zh-Hant", "ja-JP", "hand", "riichi-wrc-2015"];
    texts.extend(words.map(str::to_owned));
    texts.extend(links(rng).into_iter().take(MANY));
    texts
}

#[cfg(test)]
mod tests {
    use super::{escaped, unescaped};

    #[test]
    fn a_line_holds_any_bytes() {
        for bytes in [
            &b"12m \\ \"x\"\n\t\0\xff\xfe"[..],
            "漢🀄\u{202e}\u{7f}é".as_bytes(),
            b"",
        ] {
            let line = escaped(bytes);
            assert!(!line.contains('\n'));
            assert_eq!(unescaped(&line), bytes, "{line}");
        }
        assert_eq!(unescaped("a{{1m*3}}b"), b"a1m1m1mb");
    }
}
