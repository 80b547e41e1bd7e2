//! Riichi events under random options, compared with a reference written from the list: payments, several
//! winners, draws, dealers, end of the game, riichi and furiten.

use tilewise_rules::{Answers, EffectValue, EventError, RuleConfig, Ruling};
use tilewise_tests::play::riichi::options::{
    DealerStays, LastBets, Options, SeveralBets, SeveralHonba, SeveralWinners, TenpaiFifth, Uma,
    UmaTies,
};
use tilewise_tests::play::riichi::random;
use tilewise_tests::play::riichi::reference::entry::{PaoCause, WinBy};
use tilewise_tests::play::riichi::reference::game::{self, DealState, GameEndReason, HandResult};
use tilewise_tests::play::riichi::reference::pay::{Due, net};
use tilewise_tests::play::riichi::reference::table::{self, Claim, TableStakes};
use tilewise_tests::play::riichi::reference::tiles::{Seat, Tile};
use tilewise_tests::play::riichi::reference::waits::{is_furiten, may_bet, riichi_discards, waits};
use tilewise_tests::play::riichi::reference::worth;
use tilewise_tests::random::Rng;

/// Number of cases of each kind.
const TIMES: usize = 4_000;

/// Returns random options, including those that affect event questions.
fn house(rng: &mut Rng) -> (RuleConfig, Options) {
    let mut options = random::house(rng);
    let one_of = |rng: &mut Rng, all: &[i64]| all[rng.usize(0..all.len())];
    if rng.bool() {
        options.noten_total = one_of(rng, &[0, 1_200, 3_000, 6_000]);
        options.nagashi_mangan = rng.bool();
        options.added_tile_is_discard = rng.bool();
        options.tenpai_fifth = [TenpaiFifth::WholeHand, TenpaiFifth::Concealed][rng.usize(0..2)];
        options.riichi_min_wall = [0, 1, 4][rng.usize(0..3)];
        options.riichi_min_points = one_of(rng, &[0, 1_000]);
    }
    if rng.bool() {
        options.dealer_stays = [DealerStays::Tenpai, DealerStays::Win][rng.usize(0..2)];
        (options.extra_round, options.tobi) = (rng.bool(), rng.bool());
        options.dealer_stops = rng.bool();
        options.goal_points = one_of(rng, &[30_000, 35_000]);
        options.last_bets = [LastBets::Winner, LastBets::Stay][rng.usize(0..2)];
        options.uma_ties = [UmaTies::Shared, UmaTies::Seat][rng.usize(0..2)];
        let all = [[15, 5, -5, -15], [20, 10, -10, -20], [30, 10, -10, -30]];
        options.uma = match rng.usize(0..5) {
            3 => Uma::Floating,
            4 => {
                let [first, second, third] = [(); 3].map(|()| rng.i32(-40..=40));
                Uma::Fixed([first, second, third, -(first + second + third)])
            }
            place => Uma::Fixed(all[place]),
        };
        options.return_points = options.start_points + one_of(rng, &[0, 5_000]);
        options.chombo = one_of(rng, &[0, 20, 30]);
        options.chombo_pays_at_once = rng.usize(0..4) == 0;
    }
    let house = options.text().parse::<RuleConfig>().expect("a house");
    (house, options)
}

/// Returns the ruling of an event in the format of links.
fn ruled(house: &RuleConfig, text: &str) -> Result<Ruling, Vec<EventError>> {
    let mut words = text.split_whitespace();
    let event = words.next().and_then(|key| house.rule_set().event(key));
    let event = event.expect(text);
    let mut facts = Answers::default();
    for word in words {
        let (key, answer) = word.split_once('=').expect(word);
        let question = event.question(key).expect(word);
        facts.set(question.key, question.read(answer).expect(word));
    }
    (event.rule)(house, &facts)
}

#[track_caller]
fn ruling(house: &RuleConfig, text: &str) -> Ruling {
    ruled(house, text).unwrap_or_else(|errors| panic!("{house}: {text}: {errors:?}"))
}

fn net_of(ruling: &Ruling) -> [i64; 4] {
    let net = ruling.payments.net();
    let mut all = net.iter().map(|(_, amount)| *amount);
    [(); 4].map(|()| all.next().expect("four"))
}

fn effect(ruling: &Ruling, key: &str) -> Option<EffectValue> {
    let found = ruling.effects.iter().find(|effect| effect.key == key);
    found.map(|effect| effect.value)
}

fn some_seats(rng: &mut Rng) -> Vec<Seat> {
    Seat::ALL.into_iter().filter(|_| rng.bool()).collect()
}

fn letters(seats: &[Seat]) -> String {
    match seats {
        [] => "none".to_owned(),
        seats => seats.iter().map(|seat| seat.letter()).collect(),
    }
}

/// Returns the value of a hand as input (han and fu, or yakuman), its base and its yakuman.
fn worth_of(rng: &mut Rng, drawn: bool, options: &Options) -> (String, i64, u16) {
    if rng.usize(0..4) == 0 {
        let units = rng.u16(1..5);
        let paid = if options.yakuman_add {
            units.min(options.yakuman_max)
        } else {
            1
        };
        return (format!("{units}y"), 8_000 * i64::from(paid), paid);
    }
    let han = rng.u16(1..16);
    let fu = match rng.u16(0..12) {
        0 if drawn && han > 1 => 20,
        1 if han > 2 => 25,
        tens => 10 * tens.max(3),
    };
    let (base, _) = worth::base(han, fu, options);
    (
        if han < 5 {
            format!("{han}f{fu}")
        } else {
            han.to_string()
        },
        base,
        0,
    )
}

/// Returns the fields of `settle-win` for a value in the format of links.
fn worth_fields(worth: &str) -> String {
    match (worth.strip_suffix('y'), worth.split_once('f')) {
        (Some(units), _) => format!("yakuman={units}"),
        (None, Some((han, fu))) => format!("value={han} fu={fu}"),
        (None, None) => format!("value={worth}"),
    }
}

///
#[test]
fn counted_wins_match_reference_payments() {
    let rng = &mut Rng::with_seed(1);
    for _ in 0..TIMES {
        let (house, options) = house(rng);
        let seat = Seat::ALL[rng.usize(0..4)];
        let other = seat.others()[rng.usize(0..3)];
        let (by, how) = match rng.usize(0..3) {
            0 => (WinBy::SelfDraw, "by=self-draw".to_owned()),
            1 => (
                WinBy::Discard(other),
                format!("by=discard from={}", other.letter()),
            ),
            _ => (
                WinBy::Robbing(other),
                format!("by=robbing-the-kong from={}", other.letter()),
            ),
        };
        let (worth, base, yakuman) = worth_of(rng, by == WinBy::SelfDraw, &options);
        let mut liable = Vec::new();
        let mut liable_text = String::new();
        if yakuman > 0 && rng.bool() {
            let who = seat.others()[rng.usize(0..3)];
            let (what, key, units) = if rng.bool() {
                (PaoCause::BigThreeDragons, "big-three-dragons", 1)
            } else {
                let units = if options.double_daisuushii { 2 } else { 1 };
                (PaoCause::BigFourWinds, "big-four-winds", units)
            };
            liable.push((what, units, who));
            liable_text = format!("{key}={}", who.letter());
            if rng.bool() {
                let who = seat.others()[rng.usize(0..3)];
                if options.pao_four_kongs {
                    liable.push((PaoCause::FourKongs, 1, who));
                }
                liable_text.extend([" four-kongs=".to_owned(), who.letter().to_string()]);
            }
        }
        let (honba, bets) = (rng.i64(0..5), rng.i64(0..5));
        let due = Due {
            seat,
            by,
            base,
            yakuman,
            liable,
            kong_feeder: None,
        };
        let mut expected = net(&due, honba, &options);
        expected[seat.place()] += 1_000 * bets;
        let text = format!(
            "settle-win seat={} {how} {} honba={honba} bets={bets} {liable_text}",
            seat.letter(),
            worth_fields(&worth)
        );
        assert_eq!(net_of(&ruling(&house, &text)), expected, "{house}: {text}");
    }
}

///
#[test]
fn several_winners_match_reference_payments() {
    let rng = &mut Rng::with_seed(2);
    for _ in 0..TIMES {
        let (house, mut options) = house(rng);
        let house = if rng.bool() {
            let all = [
                SeveralWinners::All,
                SeveralWinners::Two,
                SeveralWinners::Nearest,
            ];
            options.several_winners = all[rng.usize(0..3)];
            options.several_bets = [SeveralBets::OwnFirst, SeveralBets::Nearest][rng.usize(0..2)];
            options.several_honba = [SeveralHonba::Each, SeveralHonba::Nearest][rng.usize(0..2)];
            options.text().parse::<RuleConfig>().expect("a house")
        } else {
            house
        };
        let from = Seat::ALL[rng.usize(0..4)];
        let mut winners: Vec<Seat> = from.others().into_iter().filter(|_| rng.bool()).collect();
        if winners.is_empty() {
            winners.push(from.others()[0]);
        }
        rng.shuffle(&mut winners);
        let on_table = TableStakes {
            honba: rng.i64(0..4),
            bets: rng.i64(0..4),
            declared: some_seats(rng),
        };
        let mut claims = Vec::new();
        let mut winner_texts = Vec::new();
        for &seat in &winners {
            let (worth, base, yakuman) = worth_of(rng, false, &options);
            let mut liable = Vec::new();
            let mut text = format!("{}:{worth}", seat.letter());
            if yakuman > 0 && rng.bool() {
                let who = seat.others()[rng.usize(0..3)];
                liable.push((PaoCause::BigThreeDragons, 1, who));
                text.extend([':', who.letter()]);
            }
            let by = WinBy::Discard(from);
            let due = Due {
                seat,
                by,
                base,
                yakuman,
                liable,
                kong_feeder: None,
            };
            claims.push(Claim {
                due,
                riichi: on_table.declared.contains(&seat),
            });
            winner_texts.push(text);
        }
        let (won, expected) = table::several(from, &claims, &on_table, &options);
        let text = format!(
            "multiple-wins from={} winners={} honba={} bets={} declared={}",
            from.letter(),
            winner_texts.join("."),
            on_table.honba,
            on_table.bets,
            letters(&on_table.declared)
        );
        let ruling = ruling(&house, &text);
        let winners: String = ruling.winners.iter().map(|seat| seat.letter()).collect();
        let expected_winners: String = won.iter().map(|seat| seat.letter()).collect();
        assert_eq!(
            (winners, net_of(&ruling)),
            (expected_winners, expected),
            "{house}: {text}"
        );
    }
}

///
#[test]
fn draws_match_reference_payments() {
    let rng = &mut Rng::with_seed(3);
    for _ in 0..TIMES {
        let (house, options) = house(rng);
        let tenpai = some_seats(rng);
        let nagashi = if options.nagashi_mangan && rng.bool() {
            some_seats(rng)
        } else {
            Vec::new()
        };
        let expected = if nagashi.is_empty() {
            table::exhaustive_draw(&tenpai, &options)
        } else {
            table::nagashi(&nagashi, &options)
        };
        let text = format!(
            "exhaustive-draw tenpai={} nagashi={}",
            letters(&tenpai),
            letters(&nagashi)
        );
        let ruling = ruling(&house, &text);
        assert_eq!(net_of(&ruling), expected, "{house}: {text}");
        let stays = game::dealer_stays(&HandResult::Exhaustive(tenpai), &options);
        let dealer = if stays { "stays" } else { "rotates" };
        assert_eq!(
            effect(&ruling, "dealer"),
            Some(EffectValue::Word(dealer)),
            "{house}: {text}"
        );
    }
}

/// Returns scores of four players with a given sum, some of them equal.
fn scores(rng: &mut Rng, sum: i64) -> [i64; 4] {
    let mut all = [0; 4];
    let step = [100, 5_000, 10_000][rng.usize(0..3)];
    for score in &mut all[1..] {
        *score = step * (rng.i64(-2_000..60_000) / step);
    }
    if rng.bool() {
        all[2] = all[1];
    }
    all[0] = sum - all.iter().sum::<i64>();
    rng.shuffle(&mut all);
    all
}

fn dotted(scores: [i64; 4]) -> String {
    scores.map(|score| score.to_string()).join(".")
}

///
#[test]
fn next_hands_match_reference() {
    let rng = &mut Rng::with_seed(4);
    for _ in 0..TIMES {
        let (house, options) = house(rng);
        let rounds = if options.extra_round { 3 } else { 2 };
        let hand = DealState {
            round: Seat::ALL[rng.usize(0..rounds)],
            number: if rng.bool() { 4 } else { rng.u8(1..5) },
            honba: rng.i64(0..5),
            bets: rng.i64(0..4),
        };
        let (end, how) = match rng.usize(0..5) {
            0 => (HandResult::Abortive, "draw=abortive".to_owned()),
            1 | 2 => {
                let tenpai = some_seats(rng);
                let how = format!("draw=exhaustive tenpai={}", letters(&tenpai));
                (HandResult::Exhaustive(tenpai), how)
            }
            _ => {
                let winner = Seat::ALL[rng.usize(0..4)];
                (
                    HandResult::Won(vec![winner]),
                    format!("winners={}", winner.letter()),
                )
            }
        };
        let scores = scores(rng, 4 * options.start_points);
        let text = format!(
            "next-hand {how} round={} hand={} scores={} honba={} bets={}",
            hand.round.letter(),
            hand.number,
            dotted(scores),
            hand.honba,
            hand.bets
        );
        let ruling = ruling(&house, &text);
        let value_of = |key| effect(&ruling, key);
        match game::next(hand, &end, scores, &options) {
            Err(game_end) => {
                let why = match game_end {
                    GameEndReason::Tobi => "tobi",
                    GameEndReason::DealerStops => "dealer-stops",
                    GameEndReason::Goal => "goal",
                    GameEndReason::Rounds => "rounds",
                };
                assert_eq!(
                    value_of("over"),
                    Some(EffectValue::Flag(true)),
                    "{house}: {text}"
                );
                assert_eq!(
                    value_of("why"),
                    Some(EffectValue::Word(why)),
                    "{house}: {text}"
                );
            }
            Ok(next) => {
                let number = |number: i64| u32::try_from(number).ok().map(EffectValue::Number);
                let Some(EffectValue::Wind(round)) = value_of("round") else {
                    panic!("{house}: {text}: {ruling:?}");
                };
                assert_eq!(round.letter(), next.round.letter(), "{house}: {text}");
                assert_eq!(
                    value_of("hand"),
                    number(next.number.into()),
                    "{house}: {text}"
                );
                assert_eq!(value_of("honba"), number(next.honba), "{house}: {text}");
                assert_eq!(value_of("bets"), number(next.bets), "{house}: {text}");
            }
        }
    }
}

///
#[test]
fn final_scores_match_reference() {
    let rng = &mut Rng::with_seed(5);
    for _ in 0..TIMES {
        let (house, options) = house(rng);
        let bets = rng.i64(0..3);
        let scores = scores(rng, 4 * options.start_points - 1_000 * bets);
        let chombo = [(); 4].map(|()| rng.i64(0..6) / 5);
        let expected = table::final_scores(scores, bets, chombo, &options);
        let text = format!("hanchan table={} chombo={}", dotted(scores), dotted(chombo));
        let ruling = ruling(&house, &text);
        let Some(EffectValue::Overall(score)) = effect(&ruling, "score") else {
            panic!("{house}: {text}: {ruling:?}");
        };
        // The reference counts in tenths, which drops the remainder of a shared bet.
        for ((_, score), tenths) in score.iter().zip(expected) {
            let difference =
                score.number() * 10.0 - f64::from(i32::try_from(tenths).expect("small"));
            assert!(
                difference.abs() < 0.999,
                "{house}: {text}: {score} {expected:?}"
            );
        }
    }
}

fn named(tile: Tile) -> String {
    format!("{}{}", tile.rank, tile.suit.letter())
}

/// Formats tiles as in links.
fn written(tiles: &[Tile]) -> String {
    let all: Vec<String> = tiles.iter().copied().map(named).collect();
    all.join(".")
}

///
#[test]
fn riichi_declarations_match_reference() {
    let rng = &mut Rng::with_seed(6);
    let mut declared = 0;
    for _ in 0..TIMES / 4 {
        let (house, options) = house(rng);
        let won = random::winning(rng, &options);
        if !won.is_closed() {
            continue;
        }
        let mut tiles = won.concealed.clone();
        tiles.push(won.winning);
        if rng.bool() {
            let place = rng.usize(0..tiles.len());
            let kinds = Tile::kinds();
            tiles[place] = kinds[rng.usize(0..kinds.len())];
        }
        let same = |kind: Tile| {
            let on_table = won.melds.iter().flat_map(|meld| &meld.tiles);
            tiles
                .iter()
                .chain(on_table)
                .filter(|tile| tile.kind() == kind)
                .count()
        };
        if Tile::kinds().into_iter().any(|kind| same(kind) > 4) {
            continue;
        }
        let (left, points) = (rng.u8(0..6), 100 * rng.i64(0..30));
        let kongs: Vec<Tile> = won.melds.iter().map(|meld| meld.tiles[0]).collect();
        let text = format!(
            "riichi seat=S tiles_left={left} points={points} hand={} kongs={}",
            written(&tiles),
            written(&kongs)
        );
        let expected = if may_bet(left, points, &options) {
            riichi_discards(&tiles, &won.melds, &options)
        } else {
            Vec::new()
        };
        let ruling = ruling(&house, &text);
        let found = match effect(&ruling, "discards") {
            Some(EffectValue::Tiles(tiles)) => tiles.iter().map(|tile| tile.to_string()).collect(),
            _ => Vec::new(),
        };
        let expected: Vec<String> = expected.iter().copied().map(named).collect();
        assert_eq!(found, expected, "{house}: {text}");
        assert_eq!(
            ruling.allowed,
            Some(!expected.is_empty()),
            "{house}: {text}"
        );
        declared += usize::from(!expected.is_empty());
    }
    assert!(declared > TIMES / 20, "only {declared}");
}

///
#[test]
fn furiten_matches_reference() {
    let rng = &mut Rng::with_seed(7);
    let kinds = Tile::kinds();
    let mut barred = 0;
    for _ in 0..TIMES / 4 {
        let (house, options) = house(rng);
        let won = random::winning(rng, &options);
        // Four copies in own melds exclude a wait, which the concealed tiles don't show.
        if !won.melds.is_empty() {
            continue;
        }
        let waits = waits(&won.concealed, &[], &options);
        let some = |rng: &mut Rng, most: usize| -> Vec<Tile> {
            (0..rng.usize(0..most))
                .map(|_| kinds[rng.usize(0..kinds.len())])
                .collect()
        };
        let (discards, added) = (some(rng, 9), some(rng, 3));
        let tiles = |key: &str, tiles: &[Tile]| match tiles {
            [] => String::new(),
            tiles => format!("{key}={}", written(tiles)),
        };
        let text = format!(
            "claim seat=S action=win tile={} hand={} {} {}",
            named(won.winning),
            written(&won.concealed),
            tiles("own_discards", &discards),
            tiles("added", &added)
        );
        let expected = !is_furiten(&waits, &discards, &added, &options);
        assert_eq!(
            ruling(&house, &text).allowed,
            Some(expected),
            "{house}: {text}"
        );
        barred += usize::from(!expected);
    }
    assert!(barred > TIMES / 40, "only {barred}");
}
