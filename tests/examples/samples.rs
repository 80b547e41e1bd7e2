//! Prints samples of JSON requests and answers, one per line, each with its type in `tilewise.d.ts`.
//! `tests/npm` checks the types against them.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tilewise_rules::{Seat, notation, penalty_books, rule_sets};
use tilewise_tests::play::HOUSES;
use tilewise_tests::random::{Rng, anything};
use tilewise_tests::{hands, random_requests};

/// Number of samples of each kind, enough to produce every answer.
const MANY: usize = 60;

/// Keys whose words the types list. Each word is sampled; other texts are arbitrary.
const LISTED: [&str; 17] = [
    "action",
    "cause",
    "dealer",
    "declared",
    "event",
    "exempt",
    "fed",
    "hand",
    "honba",
    "kind",
    "missed_for",
    "outcome",
    "penalty",
    "riichi_bets",
    "same_time",
    "unit",
    "why",
];

fn main() {
    let mut samples = Samples::default();
    let mut rng = Rng::with_seed(1);
    for (place, book) in HOUSES.iter().enumerate() {
        let elements = rule_sets::ALL[place].scoring.elements.iter();
        let examples = elements.filter_map(|one| notation::parse(one.example).ok());
        let own = (book.own)();
        let house = hands::house(book);
        let won = (0..MANY).map(|_| own.winning(&mut rng));
        for entry in examples.chain(won.collect::<Vec<_>>()) {
            samples.hand(&hands::request(&house, &entry));
        }
        for _ in 0..MANY {
            samples.hand(&hands::request(&house, &anything(&mut rng)));
        }
        for event in rule_sets::ALL[place].game.events {
            for _ in 0..MANY {
                samples.event(&random_requests::event(&mut rng, book.key, event));
            }
        }
    }
    samples.hand(&liable());
    for book in penalty_books::ALL {
        for case in book.fouls.iter().flat_map(|foul| foul.cases) {
            for _ in 0..MANY / 10 {
                samples.event(&random_requests::foul(&mut rng, book, case));
            }
        }
        for _ in 0..MANY {
            samples.event(&random_requests::ending(&mut rng, book));
        }
    }
    let each = json!({"E": 4, "S": 4, "W": 4, "N": 4});
    samples.event(
        &json!({"ruleset": "sparrows-nest", "event": "draw", "pot": 16, "contributions": each}),
    );
    samples.event(&json!({"ruleset": "sparrows-nest", "event": "draw"}));
    // a wait among the own discards. R-143: four scores below the return points.
    let discarded = json!({
        "ruleset": "riichi-ema-2025",
        "hand": {"concealed": "234m456p67899s78s"},
        "own_discards": "16s",
        "seat": "S",
        "prevailing": "E",
    });
    samples.waits(&discarded);
    let table = json!({"E": 53_600, "S": 28_600, "W": 20_000, "N": -2_200});
    samples.event(&json!({"ruleset": "riichi-mleague", "event": "hanchan", "table": table}));
    // winners by their hands, one of which has and waits for no yaku.
    let winner = |seat: &str, concealed: &str, circumstances: Value| {
        let hand = json!({"concealed": concealed, "winning_tile": "5m"});
        json!({"seat": seat, "hand": hand, "circumstances": circumstances})
    };
    let south = winner("S", "34m234p55s567s678m", json!(["riichi"]));
    let north = winner("N", "46m123p999s11p678s", json!([]));
    for winners in [
        json!([south, {"seat": "W", "value": 5}]),
        json!([south, north]),
    ] {
        samples.event(&json!({
            "ruleset": "riichi-ema-2025",
            "event": "multiple-wins",
            "from": "E",
            "prevailing": "E",
            "winners": winners,
            "on_table": {"honba": 1, "bets": 2, "declared": ["S"]},
        }));
    }
    samples.waits(&json!({
        "ruleset": "riichi-ema-2025",
        "hand": {"concealed": "46m99s678s", "melds": [
            {"kind": "chow", "tiles": "234s"}, {"kind": "chow", "tiles": "123m"},
        ]},
        "seat": "S",
        "prevailing": "E",
    }));
    samples.event(&json!({
        "ruleset": "riichi-ema-2025", "event": "claim",
        "seat": "S", "action": "win", "tile": "6p", "waits": "36p", "own_discards": "3p",
    }));
    // M-140, M-152: a session that North has lost, after previous ones.
    samples.event(&json!({
        "ruleset": "mcr", "event": "table-points", "absent": ["N"],
        "table": {"E": -46, "S": 46, "W": 26, "N": -26},
        "overall": {"E": 4, "S": 2, "W": 1, "N": 0},
        "scores_before": {"E": 100, "S": 50, "W": -50, "N": -100},
    }));
    samples.game(&full_game());
    samples.game(&session());
    samples.game(&last_round());
    samples.game(&carried_debts());
    samples.club(&club());
    samples.print_new("RuleSet[]", &json(&tilewise_api::rulesets_json()));
    samples.print_new("PenaltyBook[]", &json(&tilewise_api::penalty_books_json()));
}

/// Returns a hand in which North discarded the third dragon with a stated reason.
fn liable() -> String {
    let north = Seat::North.letter().to_string();
    let melds = ["555z", "666z", "777z"];
    let melds = melds.map(|tiles| json!({"kind": "pung", "tiles": tiles, "from": north}));
    json!({
        "ruleset": "sparrows-nest",
        "options": {"minimum_faan": 1},
        "hand": {
            "concealed": "23m99s",
            "melds": melds,
            "winning_tile": "4m",
        },
        "win": {"by": "self-draw"},
        "seat": "S",
        "prevailing": "E",
        "circumstances": ["last-tile"],
        "liability": [
            {"key": "big-three-dragons", "seat": "N", "fed": "set", "exempt": "no-choice"},
        ],
    })
    .to_string()
}

/// Returns a game with every kind of entry, some of them refused.
fn full_game() -> Value {
    let seats = json!({"E": 0, "S": 1, "W": 2, "N": 3});
    let win =
        |seat: &str| json!({"seat": seat, "value": 3, "fu": 40, "by": "discard", "from": "E"});
    let mut win_by_seats = win("S");
    win_by_seats["told"] = json!("won");
    win_by_seats["seats"] = seats.clone();
    let inputs = [
        json!({
            "told": "opened", "ruleset": "riichi-ema-2025", "penalty_book": "riichi-ema-2025",
            "players": ["Ann", "Bo", "Cy", "Di"], "seats": seats, "start": 30_000,
            "club": {
                "club": "desk-1", "night": "desk-9", "draw": "desk-14", "round": 1, "table": 2, "members": ["a1", "b2", "c3", ""],
                "ends": 1_796_000_000_000_i64,
            },
        }),
        json!({"told": "bet", "player": 0}),
        win_by_seats,
        json!({"told": "several-won", "wins": [win("S"), win("N")]}),
        json!({
            "told": "won", "seat": "S", "win": {"by": "self-draw"},
            "hand": {"concealed": "34m234p55s567s678m", "winning_tile": "5m"},
        }),
        json!({"told": "drawn", "event": "exhaustive-draw", "tenpai": ["E"]}),
        json!({"told": "drawn"}),
        json!({"told": "happened", "event": "riichi", "seat": "E"}),
        json!({"told": "foul", "foul": "F5"}),
        json!({"told": "corrected", "of": "phone-4", "change": "delete"}),
        json!({
            "told": "corrected", "of": "phone-6", "change": "insert-before",
            "input": {"told": "bet", "player": 1},
        }),
        json!({"told": "joined", "name": "Eve"}),
        json!({"told": "substitute", "player": 2, "name": "Flo"}),
        json!({"told": "seats", "seats": {"E": 0, "S": 1, "W": 2, "N": 4}}),
        json!({"told": "rules", "ruleset": "riichi-tenhou"}),
        json!({"told": "chips", "chips": [{"player": 0, "amount": 30_500}]}),
        json!({"told": "paid", "from": 1, "to": 0, "amount": 500, "note": "side bet"}),
        json!({"told": "noted", "place": "Library", "note": "Ann’s birthday"}),
        json!({"told": "closed"}),
        json!({"told": "reopened"}),
        json!({"told": "pen-given"}),
        json!({"told": "pen-taken"}),
    ];
    log(inputs)
}

/// Returns a round after which the players change seats and one is away too long: M-140.
fn session() -> Value {
    let opened = json!({
        "told": "opened", "ruleset": "mcr", "players": ["Ann", "Bo", "Cy", "Di"],
        "seats": {"E": 0, "S": 1, "W": 2, "N": 3}, "start": 0,
    });
    let late = json!({"told": "foul", "foul": "late", "facts": {"how_late": "later", "seat": "N"}});
    let drawn = json!({"told": "drawn"});
    let round = std::iter::repeat_n(drawn, 5);
    let inputs = std::iter::once(opened).chain(round);
    log(inputs.chain([late]))
}

/// Returns a game of one round, whose report lists requirements.
fn last_round() -> Value {
    let opened = json!({
        "told": "opened", "ruleset": "riichi-ema-2025", "options": {"rounds": 1},
        "players": ["Ann", "Bo", "Cy", "Di"], "seats": {"E": 0, "S": 1, "W": 2, "N": 3},
    });
    let won = json!({"told": "won", "seat": "S", "value": 3, "fu": 40, "by": "self-draw"});
    log([opened, won])
}

/// Returns a game in which wins are carried as debts (T-116).
fn carried_debts() -> Value {
    let opened = json!({
        "told": "opened", "ruleset": "hk-taiwanese", "players": ["Ann", "Bo", "Cy", "Di"],
        "seats": {"E": 0, "S": 1, "W": 2, "N": 3},
    });
    let won = json!({"told": "won", "seat": "E", "value": 10, "by": "discard", "from": "S"});
    log([opened, won.clone(), won])
}

/// Returns a club with every kind of entry and result, some of them refused.
fn club() -> Value {
    let member = |name: &str| json!({"told": "member", "member": name, "name": name});
    let arrived = |name: &str| json!({"told": "arrived", "night": "phone-8", "member": name});
    let scores = |first: i64| {
        let all = [
            ("Ann", first),
            ("Bo", 30_000),
            ("Cy", 30_000),
            ("Di", 60_000 - first),
        ];
        all.map(|(member, score)| json!({"member": member, "score": score}))
    };
    let result = |table: u32, first: i64| {
        json!({
            "told": "result", "night": "phone-8", "round": 1, "table": table,
            "scores": scores(first), "rest": 0,
        })
    };
    let players: Vec<_> = (0..4)
        .zip(["Ann", "Bo", "Cy", "Di"])
        .map(|(player, member)| json!({"player": player, "member": member}))
        .collect();
    let inputs = [
        json!({
            "told": "founded", "name": "The Nest", "ruleset": "riichi-ema-2025",
            "options": {"rounds": 1}, "penalty_book": "riichi-ema-2025", "language": "zh-HK",
        }),
        json!({
            "told": "season-opened", "name": "Spring",
            "policy": "measure=place:3/2/-1/-3; minimum=1; teams=all; classes=A,B; promoted=1; relegated=1",
        }),
        member("Bo"),
        member("Cy"),
        member("Di"),
        json!({
            "told": "member", "member": "Ann", "name": "Ann", "alias": "A.", "hidden": true,
            "team": "Reds", "class": "A", "experience": "mentor",
        }),
        member("Eve"),
        json!({"told": "night-opened", "season": "phone-2", "date": "2026-11-29", "name": "Library", "fee": 2.5}),
        arrived("Ann"),
        arrived("Bo"),
        arrived("Cy"),
        arrived("Di"),
        arrived("Eve"),
        json!({"told": "fee-paid", "night": "phone-8", "member": "Ann", "amount": 2.5}),
        json!({
            "told": "draw", "night": "phone-8", "round": 1, "method": "chart", "chart_rounds": 3, "seed": "42",
            "tables": [["Ann", "Bo", "Cy", "Di"]], "waiting": ["Eve"],
        }),
        result(1, 40_000),
        json!({"told": "checked", "result": "phone-16"}),
        json!({"told": "disputed", "result": "phone-16", "reason": "Forgotten bet"}),
        json!({
            "told": "ruled", "result": "phone-16", "reason": "One bet", "scores": scores(39_000), "rest": 0,
        }),
        result(1, 41_000),
        result(2, 41_000),
        json!({
            "told": "result", "night": "phone-8", "round": 1, "table": 1,
            "game": last_round(), "players": players,
        }),
        json!({"told": "adjusted", "season": "phone-2", "member": "Ann", "points": 0.5, "for": "team", "reason": "Host"}),
        json!({"told": "left", "night": "phone-8", "member": "Eve"}),
        json!({"told": "late", "night": "phone-8", "member": "Eve"}),
        json!({"told": "corrected", "of": "phone-20", "change": "delete"}),
        json!({
            "told": "corrected", "of": "phone-24", "change": "replace",
            "input": {"told": "late", "night": "phone-8", "member": "Eve"},
        }),
        json!({"told": "profile", "name": "Nest", "ruleset": "riichi-ema-2025"}),
        json!({"told": "forgotten", "member": "Eve"}),
        json!({"told": "separated", "members": ["Ann", "Bo"]}),
        json!({"told": "together", "members": ["Cy", "Di"]}),
        json!({"told": "clock-started", "night": "phone-8", "round": 1, "minutes": 90}),
        json!({"told": "time-added", "night": "phone-8", "round": 1, "table": 1, "minutes": 5}),
        json!({"told": "night-planned", "date": "2026-12-06", "details": "19:00, Library"}),
        json!({"told": "night-closed", "night": "phone-8"}),
        json!({"told": "season-closed", "season": "phone-2"}),
        json!({"told": "pen-given"}),
        json!({"told": "pen-taken"}),
    ];
    let mut club = log(inputs);
    if let Some(fields) = club.as_object_mut()
        && let Some(version) = fields.remove("tilewise-game")
    {
        fields.insert("tilewise-club".to_owned(), version);
    }
    club
}

/// Returns a log of these game events.
fn log(inputs: impl IntoIterator<Item = Value>) -> Value {
    let entries = inputs.into_iter().zip(1..).map(|(input, counter)| {
        json!({
            "id": format!("phone-{counter}"), "device": "phone", "counter": counter,
            "time": 0, "author": "Ann", "input": input,
        })
    });
    json!({"tilewise-game": 1, "entries": entries.collect::<Vec<_>>()})
}

/// Returns a log after each of its entries.
fn beginnings(log: &Value) -> impl Iterator<Item = Value> {
    let entries = log["entries"].as_array().map_or(0, Vec::len);
    (1..=entries).map(|many| {
        let mut log = log.clone();
        if let Some(entries) = log["entries"].as_array_mut() {
            entries.truncate(many);
        }
        log
    })
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_default()
}

/// Shapes of the printed samples. A further sample of the same shape is skipped.
#[derive(Default)]
struct Samples(BTreeSet<String>);

impl Samples {
    /// Prints a request about a hand, its report and its waits.
    fn hand(&mut self, request: &str) {
        let report = json(&tilewise_api::score_json(request));
        let request = &mut json(request);
        self.print_new("ScoreReport", &report);
        if report["ok"] == true {
            self.print_new("ScoreRequest", request);
            let discards = json(&tilewise_api::discards_json(request.to_string()));
            self.print_new("DiscardsReport", &discards);
            if discards["ok"] == true {
                self.print_new("DiscardsRequest", request);
            }
            if let Some(hand) = request["hand"].as_object_mut() {
                hand.remove("winning_tile");
            }
            self.waits(request);
        }
    }

    /// Prints a request about the waits of a hand, and its report.
    fn waits(&mut self, request: &Value) {
        let waits = json(&tilewise_api::waits_json(&request.to_string()));
        self.print_new("WaitsReport", &waits);
        if waits["ok"] == true {
            self.print_new("WaitsRequest", request);
        }
    }

    /// Prints a request about an event, and its report.
    fn event(&mut self, request: &Value) {
        let report = json(&tilewise_api::event_json(&request.to_string()));
        let name = match request["event"].as_str() {
            _ if report["ok"] == false => "Refusal",
            Some("foul") => "FoulRuling",
            Some("exhaustive-draw") => "DrawRuling",
            Some("hanchan") => "HanchanRuling",
            _ => "Ruling",
        };
        self.print_new(name, &report);
        if report["ok"] == true {
            self.print_new("EventRequest", request);
        }
    }

    /// Prints the log of a game, and its report after each entry.
    fn game(&mut self, log: &Value) {
        for log in beginnings(log) {
            let report = json(&tilewise_api::game_json(log.to_string()));
            self.print_new("GameReport", &report);
            if report["ok"] == true {
                self.print_new("GameLog", &log);
            }
        }
    }

    /// Prints the log of a club, its report after each entry, and its public standings.
    fn club(&mut self, log: &Value) {
        let text = log.to_string();
        let club =
            tilewise_api::read_club(text.as_bytes()).and_then(|log| tilewise_api::club_of(&log));
        let (_, club) = club.expect("a club");
        let seasons = (0..club.seasons.len()).filter_map(|season| club.public_season(season));
        for season in seasons {
            self.print_new("PublicSeason", &json(&tilewise_api::season_json(&season)));
        }
        for log in beginnings(log) {
            let report = json(&tilewise_api::club_json(log.to_string()));
            self.print_new("ClubReport", &report);
            if report["ok"] == true {
                self.print_new("ClubLog", &log);
            }
        }
    }

    fn print_new(&mut self, name: &str, value: &Value) {
        let mut shape = name.to_owned();
        write_shape(&mut shape, "", value);
        if self.0.insert(shape) {
            println!("{}", json!({"type": name, "value": value}));
        }
    }
}

/// Appends a key and its value type, or its word for listed keys.
fn write_shape(shape: &mut String, key: &str, value: &Value) {
    let mut parts = BTreeSet::new();
    match value {
        Value::Null => shape.push('0'),
        Value::Bool(flag) => shape.push_str(if *flag { "+" } else { "-" }),
        Value::Number(_) => shape.push('1'),
        Value::String(text) if LISTED.contains(&key) => shape.push_str(text),
        Value::String(_) => shape.push('"'),
        Value::Array(items) => {
            for item in items {
                let mut part = String::new();
                write_shape(&mut part, key, item);
                parts.insert(part);
            }
        }
        Value::Object(fields) => {
            for (key, value) in fields {
                let mut part = format!("{key}:");
                if !matches!(key.as_str(), "options" | "payments" | "verdict") {
                    write_shape(&mut part, key, value);
                }
                parts.insert(part);
            }
        }
    }
    shape.push('{');
    shape.extend(parts.into_iter().flat_map(|part| [part, " ".to_owned()]));
    shape.push('}');
}
