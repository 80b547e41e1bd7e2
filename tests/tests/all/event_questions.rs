//! Questions of events, by clause: only those whose answers matter.

use tilewise_rules::notation::parse_tiles;
use tilewise_rules::{Answer, AnswerKind, Answers, Next, RuleConfig};

/// Returns the next questions after these answers: the required one, or the optional ones after a ruling.
#[track_caller]
fn next_questions(house: &str, event: &str, answers: &str) -> Vec<&'static str> {
    let house: RuleConfig = house.parse().expect(house);
    let event = house.rule_set().event(event).expect(event);
    let mut facts = Answers::default();
    for answer in answers.split_whitespace() {
        let (key, text) = answer.split_once('=').expect(answer);
        let question = event.questions.iter().find(|one| one.key == key);
        let question = question.expect(key);
        let fact = match question.kind {
            AnswerKind::Held => parse_tiles(text).ok().map(Answer::Tiles),
            _ => question.read(text),
        };
        facts.set(question.key, fact.expect(answer));
    }
    let inquiry = event.inquire(&house, &facts);
    match inquiry.next {
        Next::Prompt(prompt) => vec![prompt.question.key],
        Next::Ruling(_) => {
            let more = event
                .follow_up_prompts(&house, &inquiry.answers)
                .into_iter();
            more.map(|prompt| prompt.question.key).collect()
        }
    }
}

/// Questions come up where the clause makes them matter, and nowhere else.
#[test]
fn event_questions_match_clauses() {
    for (house, event, answers, expected, clause) in [
        // wall tiles, points and a closed hand.
        (
            "riichi-ema-2025",
            "riichi",
            "seat=S open=no",
            &["tiles_left"][..],
            "R-13",
        ),
        (
            "riichi-ema-2025;riichi_min_wall=0",
            "riichi",
            "seat=S open=no",
            &["hand"],
            "R-13",
        ),
        ("riichi-ema-2025", "riichi", "seat=S open=yes", &[], "R-13"),
        (
            "riichi-ema-2025",
            "riichi",
            "seat=S open=no tiles_left=4",
            &["hand"],
            "R-13",
        ),
        (
            "riichi-tenhou",
            "riichi",
            "seat=S open=no tiles_left=4",
            &["points"],
            "R-13",
        ),
        (
            "riichi-tenhou",
            "riichi",
            "seat=S open=no tiles_left=3",
            &[],
            "R-13",
        ),
        (
            "riichi-tenhou",
            "riichi",
            "seat=S open=no tiles_left=4 points=900",
            &[],
            "R-13",
        ),
        (
            "riichi-tenhou",
            "riichi",
            "seat=S open=no tiles_left=4 points=1000",
            &["hand"],
            "R-13",
        ),
        // counters and bets stay after an abortive draw, by option.
        (
            "riichi-tenhou",
            "abortive-draw",
            "kind=four-winds",
            &["honba"],
            "R-118",
        ),
        (
            "riichi-ema-2025",
            "abortive-draw",
            "kind=four-winds",
            &[],
            "R-118",
        ),
        // seating order matters if it breaks ties.
        (
            "riichi-ema-2025;uma_ties=seat",
            "hanchan",
            "table=30000.30000.25000.35000",
            &["first_east"],
            "R-143",
        ),
    ] {
        let found = next_questions(house, event, answers);
        assert_eq!(found, expected, "{clause}: {house} {event} {answers}");
    }
}

/// a kong may hold all four of the only wait.
#[test]
fn kongs_question_depends_on_whole_wait() {
    const HELD: &str = "seat=S open=no tiles_left=4 hand=";
    for (hand, matters) in [
        ("123456s99p46m1z", true),
        // Two waits, one kong.
        ("123456s99p45m1z", false),
        // The hand holds one of the waits.
        ("12399s46m555p1z", true),
        ("123456s4556m1z", false),
        // Two kongs, two waits.
        ("123s99p45m1z", true),
        // No kong at all.
        ("123456789s99p46m", false),
    ] {
        let found = next_questions("riichi-ema-2025", "riichi", &format!("{HELD}{hand}"));
        assert_eq!(
            found.contains(&"kongs"),
            matters,
            "R-114: {hand} asks {found:?}"
        );
        let concealed = "riichi-ema-2025;tenpai_fifth=concealed";
        let found = next_questions(concealed, "riichi", &format!("{HELD}{hand}"));
        assert!(!found.contains(&"kongs"), "R-114: {hand} asks {found:?}");
    }
}

/// seats break ties by option, and a chombo costs points by option.
#[test]
fn final_score_questions_depend_on_ties_and_chombo() {
    for (house, table, expected) in [
        (
            "riichi-ema-2025;uma_ties=seat",
            "30000.31000.25000.34000",
            false,
        ),
        ("riichi-ema-2025", "30000.30000.25000.35000", false),
    ] {
        let found = next_questions(house, "hanchan", &format!("table={table}"));
        assert_eq!(
            found.contains(&"first_east"),
            expected,
            "R-143: {house} {table} asks {found:?}"
        );
    }
    for (house, expected) in [("riichi-ema-2025", true), ("riichi-tenhou", false)] {
        let table = if expected {
            "45000.35000.25000.15000"
        } else {
            "40000.30000.20000.10000"
        };
        let found = next_questions(house, "hanchan", &format!("table={table}"));
        assert_eq!(
            found.contains(&"chombo"),
            expected,
            "R-145: {house} asks {found:?}"
        );
    }
}

/// East's tenpai matters if it keeps the deal, counters if some stay and another hand
/// follows, bets if no player won them.
#[test]
fn next_hand_questions_match_dealer_counters_and_bets() {
    const DRAWN: &str = "winners=none draw=exhaustive";
    let by_wins = "riichi-ema-2025;dealer_stays=win";
    for (house, answers, expected) in [
        ("riichi-ema-2025", DRAWN.to_owned(), &["tenpai"][..]),
        (by_wins, DRAWN.to_owned(), &["round"]),
        (by_wins, format!("{DRAWN} round=E hand=4"), &["honba"]),
        (by_wins, format!("{DRAWN} round=S hand=4"), &["bets"]),
        (
            "riichi-ema-2025",
            "winners=E round=E hand=4".to_owned(),
            &["honba"],
        ),
        (
            "riichi-ema-2025",
            "winners=S round=E hand=4".to_owned(),
            &[],
        ),
    ] {
        let found = next_questions(house, "next-hand", &answers);
        assert_eq!(found, expected, "{house} {answers}");
    }
}

/// the number of yakuman matters if several are paid.
#[test]
fn yakuman_count_question_appears_where_yakuman_add() {
    for (house, expected) in [
        ("riichi-ema-2025", "honba"),
        ("riichi-ema-2025;yakuman_add=true", "yakuman"),
    ] {
        let found = next_questions(house, "settle-win", "seat=S by=self-draw value=-");
        assert_eq!(found, [expected], "{house}");
    }
}

/// one player is liable for one yakuman, and by option for several; otherwise each
/// yakuman has its own liable player.
#[test]
fn liability_questions_match_yakuman_count() {
    let adds = "riichi-ema-2025;yakuman_add=true";
    let whole = "riichi-ema-2025;yakuman_add=true;pao_composite=whole";
    let kongs = "riichi-ema-2025;yakuman_add=true;pao_four_kongs=true";
    for (house, yakuman, expected) in [
        ("riichi-ema-2025", "", &["liable"][..]),
        (adds, "yakuman=1", &["liable"]),
        (adds, "yakuman=2", &["big-three-dragons", "big-four-winds"]),
        (whole, "yakuman=2", &["liable"]),
        (
            kongs,
            "yakuman=2",
            &["big-three-dragons", "big-four-winds", "four-kongs"],
        ),
    ] {
        let answers = format!("seat=S by=self-draw value=- {yakuman} honba=0 bets=0");
        let found = next_questions(house, "settle-win", &answers);
        assert_eq!(found, expected, "{house} {yakuman}");
    }
}

/// SG-128, SG-130: passed tiles matter unless an own discard bars the tile already.
#[test]
fn missed_tile_question_depends_on_own_discards() {
    for (own, expected) in [("-", "missed"), ("9p", "missed"), ("3s", "skipped")] {
        let answers = format!("seat=E action=win tile=3s own_discards={own}");
        let found = next_questions("singapore", "claim", &answers);
        assert_eq!(found, [expected], "{own}");
    }
}
