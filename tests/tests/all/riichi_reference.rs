//! Examples and worked payments of the riichi list, with the reference scorer.

use tilewise_tests::play::riichi::options::Options;
use tilewise_tests::play::riichi::reference::entry::{WinBy, WinEntry};
use tilewise_tests::play::riichi::reference::pay::{Due, net};
use tilewise_tests::play::riichi::reference::tiles::Seat::{East, South};
use tilewise_tests::play::riichi::reference::worth::{Level, base};
use tilewise_tests::play::riichi::reference::{Score, ScoringOutcome, fu, score};

const E25: Options = Options::EMA_2025;

fn entry(text: &str) -> WinEntry {
    let entry: WinEntry = text.parse().expect(text);
    let again: WinEntry = entry.to_string().parse().expect(text);
    assert_eq!(again.to_string(), entry.to_string());
    entry
}

/// Returns the first of the equally good scores.
#[track_caller]
fn won(text: &str, options: &Options) -> Score {
    match score(&entry(text), options) {
        ScoringOutcome::Won(scores) => scores[0].clone(),
        other => panic!("{text}: {other:?}"),
    }
}

/// Returns the keys, with counts above one.
fn keys(score: &Score) -> String {
    let elements = score.worth.elements.iter();
    let keys = elements.map(|(key, count, _)| match count {
        1 => (*key).to_owned(),
        _ => format!("{key}*{count}"),
    });
    keys.collect::<Vec<_>>().join(" ")
}

/// Formats a value: `3/40`, `5/–` or `Y`.
fn value(score: &Score) -> String {
    let worth = &score.worth;
    match (worth.yakuman, fu::sum(&worth.fu)) {
        (0, 0) => format!("{}/–", worth.total),
        (0, fu) => format!("{}/{fu}", worth.total),
        (1, _) => "Y".to_owned(),
        (units, _) => format!("{units}Y"),
    }
}

#[track_caller]
fn is_worth(text: &str, worth: &str, yaku: &str) {
    let score = won(text, &E25);
    assert_eq!(
        (value(&score).as_str(), keys(&score).as_str()),
        (worth, yaku),
        "{text}"
    );
}

///
#[test]
fn every_yaku_has_its_value() {
    for (text, worth, yaku) in [
        ("123m456p678s1124s w3s@E riichi SE", "1/40", "riichi"),
        (
            "123m456p678s1124s w3s@E double-riichi SE",
            "2/40",
            "double-riichi",
        ),
        (
            "123m456p678s1124s w3s@E riichi double-riichi SE",
            "2/40",
            "double-riichi",
        ),
        (
            "123m456p678s1124s w3s@E riichi ippatsu SE",
            "2/40",
            "riichi ippatsu",
        ),
        ("123m456p678s1124s w3s SE", "1/30", "menzen-tsumo"),
        ("234m456p67899s78s w9s SE", "2/20", "menzen-tsumo pinfu"),
        ("234m456p678s33z78s w9s@N EE", "1/30", "pinfu"),
        ("112233m567p99s46s w5s@E SE", "1/40", "iipeikou"),
        ("234m345p67s66p c567s w8s@E SE", "1/30", "tanyao"),
        ("123m45p99s p555z c678s w6p@E SE", "1/30", "yakuhai-white"),
        ("123m45p99s p666z c678s w6p@E SE", "1/30", "yakuhai-green"),
        ("123m45p99s p777z c678s w6p@E SE", "1/30", "yakuhai-red"),
        ("123m45p99s p222z c678s w6p@E SE", "1/30", "yakuhai-seat"),
        (
            "123m45p99s p111z c678s w6p@S EE",
            "2/30",
            "yakuhai-seat yakuhai-round",
        ),
        (
            "123m45p99s c678s k2222p w3p kong-replacement SE",
            "1/30",
            "rinshan",
        ),
        ("123m46p99s678s c234s w5p@W:robbed SE", "1/30", "chankan"),
        ("123m46p99s678s c234s w5p last-tile SE", "1/30", "haitei"),
        ("123m46p99s678s c234s w5p@N last-tile SE", "1/30", "houtei"),
        ("1133m5577p99s22z6z w6z@N WE", "2/25", "chiitoitsu"),
        ("2233m5577p668s44s w8s@N WE", "3/25", "tanyao chiitoitsu"),
        ("34m234p234s66p c789s w2m@E SE", "1/30", "sanshoku-doujun"),
        (
            "34m234p234s66p789s w2m@E SE",
            "3/30",
            "pinfu sanshoku-doujun",
        ),
        ("123456s79s55p c234m w8s@E SE", "1/30", "ittsuu"),
        (
            "123m99p p111z c789s 78s w9s@E SE",
            "2/30",
            "yakuhai-round chanta",
        ),
        ("22m222p99s p222s c456m w2m@E SE", "2/30", "sanshoku-doukou"),
        ("222m555p77s99s c456m w7s SE", "2/40", "sanankou"),
        (
            "45p99s k2222m ck5555s ak7777p w6p@E SE",
            "2/60",
            "sankantsu",
        ),
        ("33m99s p222m p555p p888s w9s@W SE", "2/30", "toitoi"),
        (
            "46m66z p555z p777z c234p w5m@E SE",
            "4/40",
            "yakuhai-white yakuhai-red shousangen",
        ),
        (
            "11m99s p999m p111p p222z w1m@N WE",
            "4/40",
            "toitoi honroutou",
        ),
        ("1199m1199p1199s2z w2z@E WE", "4/25", "chiitoitsu honroutou"),
        ("112233m445566p9s w9s@E SE", "3/40", "ryanpeikou"),
        (
            "1234m678m p555z 666z w1m@W SE",
            "4/40",
            "yakuhai-white yakuhai-green honitsu",
        ),
        ("123m99p78s c789m p111p w9s@W SE", "2/30", "junchan"),
        (
            "1133m5577p99s22z6z w6z@E first-go-around WE",
            "5/–",
            "renhou",
        ),
        ("2345m678m c234m p999m w5m@W SE", "5/30", "chinitsu"),
    ] {
        is_worth(text, worth, yaku);
    }
}

/// on a discard two of them are concealed.
#[test]
fn dora_are_no_yaku() {
    for text in [
        "222m555p77s99s c456m w7s@E SE",
        "222m555p77s99s c456m w7s@E SE dora:6s6s honba=3 bets=2",
    ] {
        let score = won(text, &E25);
        let worth = &score.worth;
        assert!(worth.below_minimum && worth.fu.is_empty(), "{text}");
        assert_eq!((worth.total, score.net, score.collected), (0, [0; 4], 0));
    }
    let score = won("222m555p77s99s c456m w7s@E SE dora:6s6s", &E25);
    assert_eq!(keys(&score), "dora*6");
}

/// not on a discard that ends a triplet.
#[test]
fn every_yakuman_is_found() {
    for (text, yaku) in [
        ("19m19p19s1234567z w1m@E SE", "kokushi"),
        ("19m19p9s12345677z w1s@W:robbed SE", "kokushi"),
        ("1112345678999p w5p@E SE", "chuuren"),
        ("123m456p678s11z78s w9s initial-hand EE", "tenhou"),
        ("123m456p678s99p78s w9s initial-hand SE", "chiihou"),
        ("222m555p888s33s11z w3s SE", "suuankou"),
        ("222m555p888s333s1z w1z@E SE", "suuankou"),
        ("1z k2222m ck5555s ak7777p k3333z w1z@E SE", "suukantsu"),
        ("2366688s c234s p666z w4s@W SE", "ryuuiisou"),
        ("11m99s p999m p111p p111s w1m@W SE", "chinroutou"),
        ("11z22z p333z p555z p777z w1z@W SE", "tsuuiisou"),
        ("1122334455667z w7z@E SE", "tsuuiisou"),
        ("12m33p p555z p666z p777z w3m@W SE", "daisangen"),
        ("12m33z p111z p222z p444z w3m@E SE", "shousuushii"),
        ("5m p111z p222z p333z p444z w5m@E SE", "daisuushii"),
    ] {
        is_worth(text, "Y", yaku);
    }
    is_worth("222m555p888s33s11z w3s@E SE", "4/50", "sanankou toitoi");
}

///
#[test]
fn dora_add_to_yaku_and_not_to_yakuman() {
    let score = won("34m234p234s66p789s w2m@E riichi dora:1m1m ura:5p SE", &E25);
    assert_eq!(
        keys(&score),
        "riichi pinfu sanshoku-doujun dora*2 ura-dora*2"
    );
    assert_eq!(
        (score.worth.total, score.worth.level),
        (8, Some(Level::Baiman))
    );
    assert_eq!(score.net, [-16_000, 16_000, 0, 0]);
    is_worth("19m19p19s1234567z w1m@E riichi SE dora:9m", "Y", "kokushi");
}

/// Part 4.
#[test]
fn fu_are_listed() {
    let lines = |text: &str, options: &Options| {
        let lines = won(text, options).worth.fu;
        let lines = lines.iter().map(|(key, fu, _)| format!("{key} {fu}"));
        lines.collect::<Vec<_>>().join(", ")
    };
    assert_eq!(
        lines("34m234p55s567s c678m w5m@E SE", &E25),
        "base 20, open-pinfu 2, round-up 8"
    );
    let text = "13p44z ck1111m ck9999s 777z w2p@E NE";
    assert_eq!(
        lines(text, &E25),
        "base 20, closed-discard 10, kong 32, kong 32, triplet 8, value-pair 2, wait 2, round-up 4"
    );
    is_worth(text, "5/110", "yakuhai-red chanta sanankou");
    let text = "222m555p67s234s11z w8s@N riichi EE";
    assert_eq!(
        lines(text, &E25),
        "base 20, closed-discard 10, triplet 4, triplet 4, value-pair 2"
    );
    assert_eq!(
        lines(text, &Options::EMA_2016),
        "base 20, closed-discard 10, triplet 4, triplet 4, value-pair 4, round-up 8"
    );
}

///
#[test]
fn worked_hands_match_payments() {
    let score = won("234m456p67899s78s w9s SE honba=2 bets=1", &E25);
    assert_eq!(
        (score.net, score.collected),
        ([-900, 3100, -600, -600], 1000)
    );
    for (options, base_of, east) in [(&E25, 2000, 12_300), (&Options::EMA_2016, 1920, 11_900)] {
        assert_eq!(base(4, 30, options).0, base_of);
        let due = Due {
            seat: East,
            by: WinBy::Discard(South),
            base: base_of,
            yakuman: 0,
            liable: Vec::new(),
            kong_feeder: None,
        };
        assert_eq!(net(&due, 1, options), [east, -east, 0, 0]);
    }
    let text = "222m555p67s234s11z w8s@N riichi EE";
    assert_eq!(won(text, &E25).net, [2000, 0, 0, -2000]);
    assert_eq!(won(text, &Options::EMA_2016).net, [2400, 0, 0, -2400]);
    let text = "2233445566778m w8m riichi ippatsu dora:2m3m ura:4m SE";
    assert_eq!(won(text, &E25).worth.total, 20);
    assert_eq!(won(text, &E25).net, [-12_000, 24_000, -6000, -6000]);
    let counted = won(text, &Options::WRC_2025);
    assert_eq!(counted.worth.level, Some(Level::CountedYakuman));
    assert_eq!(counted.net, [-16_000, 32_000, -8000, -8000]);
    let text = "1112555666777z w2z SE";
    for (options, units, other) in [
        (&E25, 1, 8000),
        (&Options::WRC_2025, 3, 24_000),
        (&Options::MAJSOUL, 4, 32_000),
    ] {
        let score = won(text, options);
        assert_eq!(score.worth.yakuman, units);
        assert_eq!(score.net, [-2 * other, 4 * other, -other, -other]);
    }
    assert_eq!(keys(&won(text, &E25)), "suuankou tsuuiisou daisangen");
    assert_eq!(
        keys(&won(text, &Options::MAJSOUL)),
        "suuankou-tanki tsuuiisou daisangen"
    );
}

/// and the composite example of part 6.
#[test]
fn the_liable_player_pays() {
    let dragons = "12m33p p555z p666z p777z@W";
    for (win, options, wanted) in [
        ("w3m SE honba=2", &E25, [0, 32_600, -32_600, 0]),
        ("w3m@N SE honba=2", &E25, [0, 32_600, -16_000, -16_600]),
        (
            "w3m@N SE honba=2",
            &Options::TENHOU,
            [0, 32_600, -16_600, -16_000],
        ),
        ("w3m@W SE honba=2", &E25, [0, 32_600, -32_600, 0]),
    ] {
        assert_eq!(won(&format!("{dragons} {win}"), options).net, wanted);
    }
    let honours = "1144z p555z p666z p777z@W";
    let (wrc, ml, th) = (Options::WRC_2025, Options::MLEAGUE, Options::TENHOU);
    for (win, options, wanted) in [
        ("w1z SW honba=1", &wrc, [-16_000, 64_300, -40_300, -8000]),
        ("w1z SW honba=1", &th, [0, 64_300, -64_300, 0]),
        ("w1z@N SW honba=1", &wrc, [0, 64_300, -16_000, -48_300]),
        ("w1z@N SW honba=1", &ml, [0, 64_300, -16_300, -48_000]),
        ("w1z@N SW honba=1", &th, [0, 64_300, -32_300, -32_000]),
    ] {
        let score = won(&format!("{honours} {win}"), options);
        assert_eq!(keys(&score), "tsuuiisou daisangen");
        assert_eq!(score.net, wanted);
    }
}
