//! What events ask, worked out from the clauses: where the answer matters, and not where it doesn't.

use tilewise_rules::notation::parse_tiles;
use tilewise_rules::{Ask, Fact, Facts, House, Next};

/// The questions that come up next when these were answered: the one that is asked, or those that may
/// still be answered once it is ruled.
#[track_caller]
fn comes_up(house: &str, event: &str, answers: &str) -> Vec<&'static str> {
    let house: House = house.parse().expect(house);
    let event = house.rule_set().event(event).expect(event);
    let mut facts = Facts::default();
    for answer in answers.split_whitespace() {
        let (key, text) = answer.split_once('=').expect(answer);
        let question = event.questions.iter().find(|one| one.key == key);
        let question = question.expect(key);
        let fact = match question.ask {
            Ask::Held => parse_tiles(text).ok().map(Fact::Tiles),
            _ => question.read(text),
        };
        facts.set(question.key, fact.expect(answer));
    }
    let inquiry = event.inquire(&house, &facts);
    match inquiry.next {
        Next::Ask(asked) => vec![asked.question.key],
        Next::Ruled(_) => {
            let more = event.asks_more(&house, &inquiry.facts).into_iter();
            more.map(|asked| asked.question.key).collect()
        }
    }
}

/// What is asked where the clause says that it matters, and not where it doesn't.
#[test]
fn what_is_asked_is_what_matters_by_the_clause() {
    for (house, event, answers, asked, clause) in [
        // so many tiles in the wall, so many points, a closed hand.
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
        // counters and bets stay where the house breaks off.
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
        // where equal scores go by seat, it matters who sat where.
        (
            "riichi-ema-2025;uma_ties=seat",
            "hanchan",
            "table=30000.30000.25000.35000",
            &["first_east"],
            "R-143",
        ),
    ] {
        let found = comes_up(house, event, answers);
        assert_eq!(found, asked, "{clause}: {house} {event} {answers}");
    }
}

/// all four of the only wait may lie in a kong.
#[test]
fn kongs_are_asked_for_where_they_may_hold_the_whole_wait() {
    const HELD: &str = "seat=S open=no tiles_left=4 hand=";
    for (hand, matters) in [
        ("123456s99p46m1z", true),
        // Two waits, one kong.
        ("123456s99p45m1z", false),
        // One of the waits is in the hand.
        ("12399s46m555p1z", true),
        ("123456s4556m1z", false),
        // Two kongs, two waits.
        ("123s99p45m1z", true),
        // No kong at all.
        ("123456789s99p46m", false),
    ] {
        let found = comes_up("riichi-ema-2025", "riichi", &format!("{HELD}{hand}"));
        assert_eq!(
            found.contains(&"kongs"),
            matters,
            "R-114: {hand} asks {found:?}"
        );
        let concealed = "riichi-ema-2025;tenpai_fifth=concealed";
        let found = comes_up(concealed, "riichi", &format!("{HELD}{hand}"));
        assert!(!found.contains(&"kongs"), "R-114: {hand} asks {found:?}");
    }
}

/// seats break ties where the house says so, and a chombo costs where it has a price.
#[test]
fn final_scores_ask_for_what_changes_them() {
    for (house, table, asked) in [
        (
            "riichi-ema-2025;uma_ties=seat",
            "30000.31000.25000.34000",
            false,
        ),
        ("riichi-ema-2025", "30000.30000.25000.35000", false),
    ] {
        let found = comes_up(house, "hanchan", &format!("table={table}"));
        assert_eq!(
            found.contains(&"first_east"),
            asked,
            "R-143: {house} {table} asks {found:?}"
        );
    }
    for (house, asked) in [("riichi-ema-2025", true), ("riichi-tenhou", false)] {
        let table = if asked {
            "45000.35000.25000.15000"
        } else {
            "40000.30000.20000.10000"
        };
        let found = comes_up(house, "hanchan", &format!("table={table}"));
        assert_eq!(
            found.contains(&"chombo"),
            asked,
            "R-145: {house} asks {found:?}"
        );
    }
}

/// East's tenpai matters where it keeps the deal, counters where some stay and another
/// hand is played, bets where nobody won them.
#[test]
fn the_next_hand_asks_for_what_stays() {
    const DRAWN: &str = "winners=none draw=exhaustive";
    let by_wins = "riichi-ema-2025;dealer_stays=win";
    for (house, answers, asked) in [
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
        let found = comes_up(house, "next-hand", &answers);
        assert_eq!(found, asked, "{house} {answers}");
    }
}

/// how many yakuman it is matters where several are paid.
#[test]
fn the_number_of_yakuman_is_asked_where_they_add_up() {
    for (house, asked) in [
        ("riichi-ema-2025", "honba"),
        ("riichi-ema-2025;yakuman_add=true", "yakuman"),
    ] {
        let found = comes_up(house, "settle-win", "seat=S by=self-draw value=-");
        assert_eq!(found, [asked], "{house}");
    }
}

/// one player answers for one yakuman, and for several where the house has it so; else
/// each yakuman has its own.
#[test]
fn who_is_liable_is_asked_as_one_answers_for_it() {
    let adds = "riichi-ema-2025;yakuman_add=true";
    let whole = "riichi-ema-2025;yakuman_add=true;pao_composite=whole";
    let kongs = "riichi-ema-2025;yakuman_add=true;pao_four_kongs=true";
    for (house, yakuman, asked) in [
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
        let found = comes_up(house, "settle-win", &answers);
        assert_eq!(found, asked, "{house} {yakuman}");
    }
}

/// SG-128, SG-130: what was let pass matters where no own discard bars the tile already.
#[test]
fn what_was_let_pass_is_asked_where_nothing_bars_the_tile() {
    for (own, asked) in [("-", "missed"), ("9p", "missed"), ("3s", "skipped")] {
        let answers = format!("seat=E action=win tile=3s own_discards={own}");
        let found = comes_up("singapore", "claim", &answers);
        assert_eq!(found, [asked], "{own}");
    }
}
