//! Messages of events besides payments, by clause: sentence of the ruling, effects, reasons of payments,
//! refusals.

use tilewise_rules::{
    Answer, AnswerKind, Answers, EffectValue, EventError, LiableTile, RuleConfig, Ruling, Seat,
    StatedLiability, Winner, notation,
};

/// Parses answers as in links. Repeated keys of held tiles are one text.
#[track_caller]
fn facts(house: &RuleConfig, event: &str, answers: &str) -> Answers {
    let event = house.rule_set().event(event).expect(event);
    let mut facts = Answers::default();
    for answer in answers.split_whitespace() {
        let (key, text) = answer.split_once('=').expect(answer);
        let question = event.question(key).expect(key);
        let fact = match question.kind {
            AnswerKind::Held => notation::parse_tiles(text).ok().map(Answer::Tiles),
            _ => question.read(text),
        };
        facts.set(question.key, fact.expect(answer));
    }
    facts
}

fn ruled_on(house: &str, event: &str, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let house: RuleConfig = house.parse().expect(house);
    let event = house.rule_set().event(event).expect(event);
    (event.rule)(&house, facts)
}

#[track_caller]
fn ruled(house: &str, event: &str, answers: &str) -> Result<Ruling, Vec<EventError>> {
    let own: RuleConfig = house.parse().expect(house);
    ruled_on(house, event, &facts(&own, event, answers))
}

#[track_caller]
fn ruling(house: &str, event: &str, answers: &str) -> Ruling {
    ruled(house, event, answers).unwrap_or_else(|errors| panic!("{answers}: {errors:?}"))
}

fn effect(ruling: &Ruling, key: &str) -> Option<EffectValue> {
    let found = ruling.effects.iter().find(|one| one.key == key);
    found.map(|one| one.value)
}

/// Formats an effect.
#[track_caller]
fn effect_text(ruling: &Ruling, key: &str) -> String {
    let found = ruling.effects.iter().find(|one| one.key == key);
    found.expect(key).sentence().to_string()
}

/// Returns the seat, amount and clause of each payment.
fn paid(ruling: &Ruling) -> Vec<(Option<Seat>, i64, &'static str)> {
    let all = ruling.payments.transfers().iter();
    all.map(|one| (one.from.seat(), one.amount, one.reason.clause))
        .collect()
}

const EMA: &str = "riichi-ema-2025";

/// no payments with none or four tenpai.
#[test]
fn exhaustive_draw_ruling_names_payers() {
    for (tenpai, words) in [
        ("none", "nobody is tenpai"),
        ("ESWN", "all are tenpai"),
        ("SW", "those who are noten pay"),
    ] {
        let ruling = ruling(EMA, "exhaustive-draw", &format!("tenpai={tenpai}"));
        assert!(ruling.verdict.contains(words), "{}", ruling.verdict);
    }
}

/// if three don't end the hand, all of them win or the nearest does.
#[test]
fn triple_ron_without_abort_names_winners() {
    for (answer, words) in [
        ("all", "all three win"),
        ("nearest", "the first in turn order"),
    ] {
        let house = format!("{EMA};several_winners={answer}");
        let ruling = ruling(&house, "abortive-draw", "kind=triple-ron");
        assert_eq!(ruling.allowed, Some(false));
        assert!(ruling.verdict.contains(words), "{}", ruling.verdict);
    }
}

/// zero stakes are known like any other number.
#[test]
fn explicit_empty_stakes_count_as_zero() {
    let none = ruling(EMA, "exhaustive-draw", "tenpai=E honba=- bets=-");
    assert_eq!(effect(&none, "honba"), Some(EffectValue::Number(1)));
    assert_eq!(effect_text(&none, "bets"), "no bets stay on the table");
}

/// a bet of this hand is on the table, with or without others.
#[test]
fn current_bets_count_without_earlier_bets() {
    let bet = ruling(EMA, "exhaustive-draw", "tenpai=EW declared=W");
    assert_eq!(effect_text(&bet, "bets"), "bets on the table now: 1");
}

/// the required number of wall tiles.
#[test]
fn riichi_is_refused_for_a_short_wall() {
    let last = ruling(EMA, "riichi", "seat=S tiles_left=0");
    assert!(last.verdict.contains("no tile"), "{}", last.verdict);
    let four = format!("{EMA};riichi_min_wall=4");
    let few = ruling(&four, "riichi", "seat=S tiles_left=3");
    assert!(few.verdict.contains("four tiles"), "{}", few.verdict);
}

/// 14 tiles before the discard, 13 before the draw.
#[test]
fn wrong_tile_count_names_the_right_count() {
    let message_of = |event, answers| {
        let errors = ruled(EMA, event, answers).expect_err(answers);
        assert_eq!(errors[0].code, "wrong-tile-count");
        errors[0].message
    };
    let riichi = message_of("riichi", "seat=S tiles_left=9 hand=123m");
    assert!(riichi.contains("14 tiles"), "{riichi}");
    let kong = message_of("kong-after-riichi", "kind=concealed tile=1z hand=123m");
    assert!(kong.contains("13 tiles"), "{kong}");
}

/// there are four of each tile, for any number of given ones.
#[test]
fn too_many_copies_mention_the_fifth_tile() {
    for many in [5, 15, 16, 33, 300] {
        let sevens = "7".repeat(many);
        let answers = format!("seat=S tiles_left=5 hand=124m455p{sevens}s11z");
        let errors = ruled(EMA, "riichi", &answers).expect_err(&answers);
        assert_eq!(errors[0].code, "too-many-copies", "{many}");
        assert!(
            errors[0].message.contains("the fifth"),
            "{}",
            errors[0].message
        );
    }
}

/// 111222333 are also three sequences from 1, so that the 1 is no triplet.
#[test]
fn tile_starting_a_sequence_is_no_triplet() {
    let answers = "kind=concealed tile=1s hand=111222333s4569p";
    let ruling = ruling(EMA, "kong-after-riichi", answers);
    assert_eq!((ruling.clause, ruling.allowed), ("R-13", Some(false)));
}

/// after riichi no discard may be claimed for a kong; drawn and held tiles have no effect.
#[test]
fn tiles_are_ignored_for_kong_of_a_discard() {
    let house: RuleConfig = EMA.parse().expect(EMA);
    let event = house.rule_set().event("kong-after-riichi").expect("a kong");
    let answers = "kind=from-discard tile=1z hand=123456m45p11s111z";
    let input = facts(&house, event.key, answers);
    let ignored = event.unused_answers(&house, &input);
    let keys: Vec<_> = ignored.iter().map(|one| one.key).collect();
    assert_eq!(keys, ["tile", "hand"]);
}

/// a single claimant needs no priority.
#[test]
fn single_claim_is_not_several() {
    let house = format!("{EMA};several_winners=nearest");
    let one = ruling(&house, "claims-on-discard", "from=N claims=S:ordinary");
    assert_eq!((one.clause, one.winners), ("R-87", vec![Seat::South]));
}

/// if all win, none is refused.
#[test]
fn nobody_is_refused_where_all_win() {
    let all = ruling(EMA, "multiple-wins", "from=E winners=S:1f30.N:2f30");
    assert_eq!(all.winners, [Seat::South, Seat::North]);
    assert_eq!(effect(&all, "refused"), None);
}

/// a single winner takes all bets at once, including the own one.
#[test]
fn only_winner_takes_all_bets_at_once() {
    let one = "from=E winners=S:2f30 bets=1 declared=S";
    assert_eq!(
        paid(&ruling(EMA, "multiple-wins", one)),
        [(Some(Seat::East), 2_000, "R-87"), (None, 2_000, "R-91"),]
    );
}

fn several(house: &str, answers: &str, winners: Vec<Winner>) -> Result<Ruling, Vec<EventError>> {
    let own: RuleConfig = house.parse().expect(house);
    let mut input = facts(&own, "multiple-wins", answers);
    input.set("winners", Answer::Winners(winners));
    ruled_on(house, "multiple-wins", &input)
}

/// Returns a winner with 2 han and 30 fu.
fn two_han(seat: Seat, bets: bool) -> Winner {
    Winner {
        on_axis: Some(30),
        bets,
        ..Winner::new(seat, 2)
    }
}

/// the owners of bets matter only for several winners, and only if there are bets.
#[test]
fn declared_bets_are_required_for_several_winners() {
    let (south, north) = (two_han(Seat::South, true), two_han(Seat::North, false));
    let one = several(EMA, "from=E bets=2", vec![south.clone()]);
    assert_eq!(one.expect("all of them").payments.net()[Seat::South], 4_000);
    let none = several(EMA, "from=E bets=0", vec![south.clone(), north.clone()]);
    assert_eq!(
        none.expect("none of them").payments.net()[Seat::South],
        2_000
    );
    let errors = several(EMA, "from=E bets=2", vec![south, north]).expect_err("whose?");
    assert_eq!(errors[0].at, "declared");
}

fn yakuman(units: u16, liability: &[(&'static str, Seat)]) -> Winner {
    let stated = |&(key, seat)| StatedLiability {
        key,
        seat,
        tile: LiableTile::Set,
        exempt: None,
    };
    Winner {
        units,
        liability: liability.iter().map(stated).collect(),
        ..Winner::new(Seat::South, 0)
    }
}

/// a hand is han or yakuman.
#[test]
fn winner_with_yakuman_has_no_han() {
    let both = Winner {
        value: 13,
        ..yakuman(1, &[])
    };
    let errors = several(EMA, "from=E", vec![both]).expect_err("both");
    assert_eq!((errors[0].code, errors[0].at), ("impossible", "winners"));
}

/// without the liability option for four kongs, the discarder pays all.
#[test]
fn liability_outside_house_rules_is_not_paid() {
    let kongs = yakuman(1, &[("four-kongs", Seat::West)]);
    let ruling = several(EMA, "from=E", vec![kongs]).expect("a win");
    assert_eq!(paid(&ruling), [(Some(Seat::East), 32_000, "R-87")]);
}

/// R-101, D-20: the first liable player pays for all, and the fourth kong comes last.
#[test]
fn first_liable_player_pays_for_all() {
    let house = format!("{EMA};yakuman_add=true;pao_composite=whole;pao_four_kongs=true");
    let both = [
        ("big-three-dragons", Seat::North),
        ("four-kongs", Seat::West),
    ];
    let ruling = several(&house, "from=E", vec![yakuman(2, &both)]).expect("a win");
    let net = ruling.payments.net();
    let net = Seat::ALL.map(|seat| net[seat]);
    assert_eq!(net, [-32_000, 64_000, 0, -32_000]);
}

/// a liable discarder pays like any discarder.
#[test]
fn liable_discarder_pays_as_discarder() {
    for (by, clause) in [("discard", "R-87"), ("robbing-the-kong", "R-31")] {
        let answers = format!("seat=S by={by} from=W yakuman=1 liable=W");
        let ruling = ruling(EMA, "settle-win", &answers);
        assert_eq!(paid(&ruling), [(Some(Seat::West), 32_000, clause)]);
    }
}

/// 140 fu are the most, from three concealed kongs and a triplet of terminals or honours. Times 8
/// it is 1,120, and times 4 again 4,480.
#[test]
fn highest_fu_is_paid() {
    let most = ruling(EMA, "settle-win", "seat=S by=discard from=W value=1 fu=140");
    assert_eq!(paid(&most), [(Some(Seat::West), 4_500, "R-87")]);
}

/// M-13: a hand wins only from the minimum on.
#[test]
fn mcr_win_needs_the_minimum() {
    for (value, allowed, clause) in [(7, false, "M-13"), (8, true, "M-115")] {
        let answers = format!("seat=S by=self-draw value={value}");
        let ruling = ruling("mcr", "settle-win", &answers);
        assert_eq!((ruling.allowed, ruling.clause), (Some(allowed), clause));
    }
}

/// M-149, M-150: points are shared only by players with equal scores.
#[test]
fn session_clause_depends_on_shared_places() {
    for (table, clause) in [
        ("30.20.10.-60", "M-149"),
        ("88.12.-50.-50", "M-150"),
        ("30.30.30.-90", "M-150"),
    ] {
        let ruling = ruling("mcr", "table-points", &format!("table={table}"));
        assert_eq!(ruling.clause, clause, "{table}");
    }
}

/// M-152: previous table points or scores are added, whichever are given.
#[test]
fn standings_add_previous_points_or_scores() {
    const TABLE: &str = "table=30.20.10.-60";
    let points = ruling("mcr", "table-points", &format!("{TABLE} overall=0_1_4_2"));
    assert_eq!(points.clause, "M-152");
    let Some(EffectValue::Overall(overall)) = effect(&points, "overall") else {
        panic!("{points:?}");
    };
    let overall = Seat::ALL.map(|seat| overall[seat].to_string());
    assert_eq!(overall, ["4", "3", "5", "2"]);
    let scores = format!("{TABLE} scores_before=0.5.5.-10");
    let scores = ruling("mcr", "table-points", &scores);
    assert_eq!(scores.clause, "M-152");
    let Some(EffectValue::Numbers(sums)) = effect(&scores, "scores") else {
        panic!("{scores:?}");
    };
    assert_eq!(Seat::ALL.map(|seat| sums[seat]), [30, 25, 15, -70]);
}

/// an option decides whether the deal passes after a draw.
#[test]
fn draw_ruling_states_if_the_deal_passes() {
    let after_kong = "singapore;deal_after_draw=passes-after-kong";
    for (house, answers, passes) in [
        ("singapore;deal_after_draw=stays", "", false),
        ("singapore;deal_after_draw=passes", "", true),
        (after_kong, "kong=yes", true),
        (after_kong, "kong=no", false),
    ] {
        let ruling = ruling(house, "drawn-hand", answers);
        let found = effect(&ruling, "deal_passes");
        assert_eq!(found, Some(EffectValue::Flag(passes)), "{house} {answers}");
    }
}

/// SG-36, SG-124: a complete hand may be shown, and its win is valid.
#[test]
fn revealed_complete_hand_still_wins() {
    let answers = "seat=E declared=eight-flowers hand_complete=yes";
    let house = "singapore;reveal_is_false_win=true";
    let ruling = ruling(house, "reveal-after-declaration", answers);
    assert_eq!(ruling.clause, "SG-36");
    let still_wins = effect(&ruling, "declared_win_stands");
    assert_eq!(still_wins, Some(EffectValue::Flag(true)));
}

/// SG-14, SG-81, SG-82: the player of the robbed tile pays as its discarder, unless all pay the same.
#[test]
fn drawer_of_claimed_tile_pays_as_discarder() {
    for (house, [east, west, north]) in [
        ("singapore", ["SG-81"; 3]),
        (
            "singapore;thirteen_wonders_pay=doubled-split",
            ["SG-14", "SG-14", "SG-82"],
        ),
    ] {
        let claim = ruling(house, "claim-on-self-draw", "seat=S from=N pure=yes");
        for (seat, clause) in [(Seat::East, east), (Seat::West, west), (Seat::North, north)] {
            let all = paid(&claim);
            let own = all.iter().find(|(from, ..)| *from == Some(seat));
            let own = own.map(|(.., clause)| *clause);
            assert_eq!(own, Some(clause), "{house}: {seat:?}");
        }
    }
}
