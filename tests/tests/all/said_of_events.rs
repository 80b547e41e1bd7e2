//! What an event says beside its payments, worked out from the clauses: the sentence of its ruling, what
//! follows, for what reason each pays, what is refused.

use tilewise_rules::{
    Ask, EffectValue, EventError, Fact, Facts, House, LiableTile, Ruling, Seat, StatedLiability,
    Winner, notation,
};

/// Answers as links write them; tiles that are held as one text.
#[track_caller]
fn facts(house: &House, event: &str, answers: &str) -> Facts {
    let event = house.rule_set().event(event).expect(event);
    let mut facts = Facts::default();
    for answer in answers.split_whitespace() {
        let (key, text) = answer.split_once('=').expect(answer);
        let question = event.question(key).expect(key);
        let fact = match question.ask {
            Ask::Held => notation::parse_tiles(text).ok().map(Fact::Tiles),
            _ => question.read(text),
        };
        facts.set(question.key, fact.expect(answer));
    }
    facts
}

fn ruled_on(house: &str, event: &str, facts: &Facts) -> Result<Ruling, Vec<EventError>> {
    let house: House = house.parse().expect(house);
    let event = house.rule_set().event(event).expect(event);
    (event.rule)(&house, facts)
}

#[track_caller]
fn ruled(house: &str, event: &str, answers: &str) -> Result<Ruling, Vec<EventError>> {
    let own: House = house.parse().expect(house);
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

/// An effect in words.
#[track_caller]
fn says(ruling: &Ruling, key: &str) -> String {
    let found = ruling.effects.iter().find(|one| one.key == key);
    found.expect(key).sentence().to_string()
}

/// Under which clause each pays, and how much.
fn paid(ruling: &Ruling) -> Vec<(Option<Seat>, i64, &'static str)> {
    let all = ruling.payments.transfers().iter();
    all.map(|one| (one.from.seat(), one.amount, one.reason.clause))
        .collect()
}

const EMA: &str = "riichi-ema-2025";

/// with none or four tenpai nothing is paid.
#[test]
fn an_exhaustive_draw_says_who_pays() {
    for (tenpai, words) in [
        ("none", "nobody is tenpai"),
        ("ESWN", "all are tenpai"),
        ("SW", "those who are noten pay"),
    ] {
        let ruling = ruling(EMA, "exhaustive-draw", &format!("tenpai={tenpai}"));
        assert!(ruling.verdict.contains(words), "{}", ruling.verdict);
    }
}

/// where three don't end the hand, all of them win or the nearest does.
#[test]
fn who_breaks_off_no_hand_after_three_wins_says_who_wins() {
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

/// that nothing lies there is known as any number is.
#[test]
fn nothing_on_the_table_is_as_good_as_none() {
    let none = ruling(EMA, "exhaustive-draw", "tenpai=E honba=- bets=-");
    assert_eq!(effect(&none, "honba"), Some(EffectValue::Number(1)));
    assert_eq!(says(&none, "bets"), "no bets stay on the table");
}

/// a bet of this hand lies there, whatever else does.
#[test]
fn bets_of_this_hand_are_there_without_earlier_ones() {
    let bet = ruling(EMA, "exhaustive-draw", "tenpai=EW declared=W");
    assert_eq!(says(&bet, "bets"), "bets on the table now: 1");
}

/// so many tiles in the wall.
#[test]
fn riichi_is_refused_for_what_the_wall_lacks() {
    let last = ruling(EMA, "riichi", "seat=S tiles_left=0");
    assert!(last.verdict.contains("no tile"), "{}", last.verdict);
    let four = format!("{EMA};riichi_min_wall=4");
    let few = ruling(&four, "riichi", "seat=S tiles_left=3");
    assert!(few.verdict.contains("four tiles"), "{}", few.verdict);
}

/// 14 tiles before the discard, 13 before the draw.
#[test]
fn a_wrong_number_of_tiles_is_told_the_right_one() {
    let says = |event, answers| {
        let errors = ruled(EMA, event, answers).expect_err(answers);
        assert_eq!(errors[0].code, "wrong-tile-count");
        errors[0].says
    };
    let riichi = says("riichi", "seat=S tiles_left=9 hand=123m");
    assert!(riichi.contains("14 tiles"), "{riichi}");
    let kong = says("kong-after-riichi", "kind=concealed tile=1z hand=123m");
    assert!(kong.contains("13 tiles"), "{kong}");
}

/// there are four of each tile, however many are told.
#[test]
fn a_fifth_tile_is_told_to_go_however_many_there_are() {
    for many in [5, 15, 16, 33, 300] {
        let sevens = "7".repeat(many);
        let answers = format!("seat=S tiles_left=5 hand=124m455p{sevens}s11z");
        let errors = ruled(EMA, "riichi", &answers).expect_err(&answers);
        assert_eq!(errors[0].code, "too-many-copies", "{many}");
        assert!(errors[0].says.contains("the fifth"), "{}", errors[0].says);
    }
}

/// 111222333 are three sequences from 1 on too, and the 1 is no triplet then.
#[test]
fn a_sequence_that_begins_with_a_tile_is_no_triplet_of_it() {
    let answers = "kind=concealed tile=1s hand=111222333s4569p";
    let ruling = ruling(EMA, "kong-after-riichi", answers);
    assert_eq!((ruling.clause, ruling.allowed), ("R-13", Some(false)));
}

/// after riichi no discard is claimed for a kong, whatever was drawn and held.
#[test]
fn the_tiles_change_nothing_for_a_kong_of_a_discard() {
    let house: House = EMA.parse().expect(EMA);
    let event = house.rule_set().event("kong-after-riichi").expect("a kong");
    let answers = "kind=from-discard tile=1z hand=123456m45p11s111z";
    let told = facts(&house, event.key, answers);
    let ignored = event.ignored(&house, &told);
    let keys: Vec<_> = ignored.iter().map(|one| one.key).collect();
    assert_eq!(keys, ["tile", "hand"]);
}

/// one who claims it alone has nobody to go before.
#[test]
fn one_claim_is_no_several_in_any_house() {
    let house = format!("{EMA};several_winners=nearest");
    let one = ruling(&house, "claims-on-discard", "from=N claims=S:ordinary");
    assert_eq!((one.clause, one.winners), ("R-87", vec![Seat::South]));
}

/// where all win, nobody is told not to.
#[test]
fn nobody_is_refused_where_all_win() {
    let all = ruling(EMA, "multiple-wins", "from=E winners=S:1f30.N:2f30");
    assert_eq!(all.winners, [Seat::South, Seat::North]);
    assert_eq!(effect(&all, "refused"), None);
}

/// who wins alone takes all bets as one, the own among them.
#[test]
fn who_wins_alone_takes_no_bet_apart() {
    let one = "from=E winners=S:2f30 bets=1 declared=S";
    assert_eq!(
        paid(&ruling(EMA, "multiple-wins", one)),
        [(Some(Seat::East), 2_000, "R-87"), (None, 2_000, "R-91"),]
    );
}

fn several(house: &str, answers: &str, winners: Vec<Winner>) -> Result<Ruling, Vec<EventError>> {
    let own: House = house.parse().expect(house);
    let mut told = facts(&own, "multiple-wins", answers);
    told.set("winners", Fact::Winners(winners));
    ruled_on(house, "multiple-wins", &told)
}

/// 2 han and 30 fu.
fn two_han(seat: Seat, bets: bool) -> Winner {
    Winner {
        on_axis: Some(30),
        bets,
        ..Winner::of(seat, 2)
    }
}

/// whose bets lie there matters for several winners alone, and where some lie there.
#[test]
fn whose_bets_lie_there_is_asked_where_it_matters() {
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
        fed: LiableTile::Set,
        exempt: None,
    };
    Winner {
        units,
        liability: liability.iter().map(stated).collect(),
        ..Winner::of(Seat::South, 0)
    }
}

/// a hand is han or yakuman.
#[test]
fn a_winner_has_no_han_beside_yakuman() {
    let both = Winner {
        value: 13,
        ..yakuman(1, &[])
    };
    let errors = several(EMA, "from=E", vec![both]).expect_err("both");
    assert_eq!((errors[0].code, errors[0].at), ("impossible", "winners"));
}

/// where the house has no liability for four kongs, the discarder pays all.
#[test]
fn nobody_is_liable_for_what_the_house_does_not_know() {
    let kongs = yakuman(1, &[("four-kongs", Seat::West)]);
    let ruling = several(EMA, "from=E", vec![kongs]).expect("a win");
    assert_eq!(paid(&ruling), [(Some(Seat::East), 32_000, "R-87")]);
}

/// R-101, D-20: the first who became liable answers for all, and the fourth kong comes last.
#[test]
fn of_two_liable_players_the_first_answers_for_all() {
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

/// who is liable and gave the winning tile pays as if nobody was liable.
#[test]
fn who_fed_both_pays_like_any_discarder() {
    for (by, clause) in [("discard", "R-87"), ("robbing-the-kong", "R-31")] {
        let answers = format!("seat=S by={by} from=W yakuman=1 liable=W");
        let ruling = ruling(EMA, "settle-win", &answers);
        assert_eq!(paid(&ruling), [(Some(Seat::West), 32_000, clause)]);
    }
}

/// 140 fu are the most, from three concealed kongs and a triplet of terminals or honours: 8 times
/// them is 1,120, and four times that 4,480.
#[test]
fn the_most_fu_are_paid() {
    let most = ruling(EMA, "settle-win", "seat=S by=discard from=W value=1 fu=140");
    assert_eq!(paid(&most), [(Some(Seat::West), 4_500, "R-87")]);
}

/// M-13: below the minimum it is no win, and at the minimum it is one.
#[test]
fn a_win_of_mcr_takes_the_minimum() {
    for (value, allowed, clause) in [(7, false, "M-13"), (8, true, "M-115")] {
        let answers = format!("seat=S by=self-draw value={value}");
        let ruling = ruling("mcr", "settle-win", &answers);
        assert_eq!((ruling.allowed, ruling.clause), (Some(allowed), clause));
    }
}

/// M-149, M-150: points are shared by those alone who have the same.
#[test]
fn a_session_is_ruled_by_whether_places_are_shared() {
    for (table, clause) in [
        ("30.20.10.-60", "M-149"),
        ("88.12.-50.-50", "M-150"),
        ("30.30.30.-90", "M-150"),
    ] {
        let ruling = ruling("mcr", "table-points", &format!("table={table}"));
        assert_eq!(ruling.clause, clause, "{table}");
    }
}

/// M-152: what was before is added, table points or scores, whichever was told.
#[test]
fn standings_are_told_from_either_of_what_was_before() {
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

/// the house says whether the deal passes after a draw.
#[test]
fn a_draw_says_whether_the_deal_passes() {
    let after_kong = "singapore;deal_after_draw=passes-after-kong";
    for (house, answers, passes) in [
        ("singapore;deal_after_draw=stays", "", false),
        ("singapore;deal_after_draw=passes", "", true),
        (after_kong, "kong=yes", true),
        (after_kong, "kong=no", false),
    ] {
        let ruling = ruling(house, "drawn-hand", answers);
        let said = effect(&ruling, "deal_passes");
        assert_eq!(said, Some(EffectValue::Flag(passes)), "{house} {answers}");
    }
}

/// SG-36, SG-124: a complete hand may be shown, and its win stands.
#[test]
fn a_complete_hand_that_was_shown_still_wins() {
    let answers = "seat=E declared=eight-flowers hand_complete=yes";
    let house = "singapore;reveal_is_false_win=true";
    let ruling = ruling(house, "reveal-after-declaration", answers);
    assert_eq!(ruling.clause, "SG-36");
    let stands = effect(&ruling, "declared_win_stands");
    assert_eq!(stands, Some(EffectValue::Flag(true)));
}

/// SG-14, SG-81, SG-82: whose tile was taken counts as its discarder, but where everybody pays the same.
#[test]
fn who_drew_the_tile_pays_for_that_where_a_discarder_would() {
    for (house, [east, west, north]) in [
        ("singapore", ["SG-81"; 3]),
        (
            "singapore;thirteen_wonders_pay=doubled-split",
            ["SG-14", "SG-14", "SG-82"],
        ),
    ] {
        let taken = ruling(house, "claim-on-self-draw", "seat=S from=N pure=yes");
        for (seat, clause) in [(Seat::East, east), (Seat::West, west), (Seat::North, north)] {
            let all = paid(&taken);
            let own = all.iter().find(|(from, ..)| *from == Some(seat));
            let own = own.map(|(.., clause)| *clause);
            assert_eq!(own, Some(clause), "{house}: {seat:?}");
        }
    }
}
