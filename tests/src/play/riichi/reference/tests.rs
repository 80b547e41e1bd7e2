use super::*;
use crate::play::riichi::options::Renhou;

const E25: Options = Options::EMA_2025;

fn outcome(text: &str, options: &Options) -> ScoringOutcome {
    score(&text.parse().expect(text), options)
}

#[track_caller]
fn best(text: &str, options: &Options) -> Score {
    match outcome(text, options) {
        ScoringOutcome::Won(scores) => scores[0].clone(),
        other => panic!("{text}: {other:?}"),
    }
}

fn keys(text: &str, options: &Options) -> String {
    let elements = best(text, options).worth.elements;
    let keys = elements.iter().map(|(key, count, value)| match count {
        1 => format!("{key} {value}"),
        _ => format!("{key} {count}*{value}"),
    });
    keys.collect::<Vec<_>>().join(", ")
}

#[track_caller]
fn is_wrong(text: &str, code: &'static str) {
    assert_eq!(
        outcome(text, &E25),
        ScoringOutcome::Wrong(vec![code]),
        "{text}"
    );
}

/// D-9.
#[test]
fn circumstances_that_cannot_be_are_wrong() {
    for text in [
        "123m45p99s c678s 777s w6p@E riichi SE",
        "123m456p678s1124s w3s@E ippatsu SE",
        "123m45p99s678s ck2222p w3p riichi ippatsu kong-replacement SE",
        "123m456p678s11z78s w9s@S initial-hand EE",
        "123m45p678s11z ck9999s w6p initial-hand EE",
        "123m456p678s11z78s w9s riichi initial-hand EE",
        "123m456p678s11z78s w9s first-go-around SE",
        "123m456p678s11z78s w9s@S first-go-around EE",
        "123m456p678s11z78s w9s@W first-go-around SE",
        "123m456p678s11z78s w9s@E riichi first-go-around SE",
        "123m46p99s678s c234s w5p@W:robbed last-tile SE",
        "123m45p99s c678s k2222p w3p@E kong-replacement SE",
        "123m45p99s c678s p222p w3p kong-replacement SE",
        "123m456p678s1124s w3s@E riichi SE declared:WN",
        "123m456p678s1124s w3s@E SE declared:S",
    ] {
        is_wrong(text, "circumstance-conflict");
    }
}

/// R-2, D-6, R-31.
#[test]
fn tiles_that_cannot_be_are_wrong() {
    is_wrong("123m406p678s1124s w3s@E riichi SE", "tile-not-in-set");
    is_wrong("123m456p678s1114s w1s@E SE dora:1s", "too-many-copies");
    is_wrong("123m456p678s1124s w3s@E SE dora:123456s", "impossible");
    is_wrong("123m456p99s678s c234s w5p@W SE", "wrong-tile-count");
    is_wrong("123m55p99s678s c234s w5p@W:robbed SE", "impossible");
    is_wrong("123m45p99s c679s 777s w6p@E SE", "bad-meld");
    let reds = "1106p678s112223z w0p riichi SE";
    let wrong = ScoringOutcome::Wrong(vec!["too-many-copies"]);
    assert_eq!(outcome(reds, &Options::TENHOU), wrong);
    let four = Options {
        red_fives: 4,
        ..Options::TENHOU
    };
    assert!(matches!(outcome(reds, &four), ScoringOutcome::NotComplete));
    assert_eq!(
        outcome("123m456p678s1124s w9p SE", &E25),
        ScoringOutcome::NotComplete
    );
}

/// D-17.
#[test]
fn wins_are_refused() {
    let orphans = "19m19p9s12345677z w1s@W:robbed robbed-concealed-kong SE";
    assert!(matches!(outcome(orphans, &E25), ScoringOutcome::Won(_)));
    assert_eq!(outcome(orphans, &Options::TENHOU), ScoringOutcome::Refused);
    for text in [
        "123m46p99s678s c234s w5p@W:robbed robbed-concealed-kong SE",
        "123m456p678s1124s w3s@E riichi furiten SE",
        "123m456p678s1124s w3s@E riichi missed-win-same-tile SE",
        "123m456p678s1124s w3s wrong-tile-count SE",
    ] {
        assert_eq!(outcome(text, &E25), ScoringOutcome::Refused, "{text}");
    }
    assert_eq!(
        keys("123m456p678s1124s w3s riichi furiten SE", &E25),
        "riichi 1, menzen-tsumo 1"
    );
}

/// R-47, D-10, D-11.
#[test]
fn renhou_follows_house_option() {
    let plain = "123m456p678s99p78s w9s@E first-go-around SE dora:8p";
    assert_eq!(keys(plain, &E25), "renhou 5");
    let other = |renhou| Options { renhou, ..E25 };
    assert_eq!(keys(plain, &other(Renhou::None)), "pinfu 1, dora 2*1");
    assert_eq!(
        keys(plain, &other(Renhou::FiveHan)),
        "pinfu 1, renhou 5, dora 2*1"
    );
    assert_eq!(keys(plain, &other(Renhou::Yakuman)), "renhou 13");
    let better = "2345678m234m678m w5m@E first-go-around SE";
    assert_eq!(
        best(better, &E25).worth.level,
        Some(worth::Level::Sanbaiman)
    );
}

/// D-14.
#[test]
fn an_unclear_winning_tile_pays_less() {
    let text = "123m456p33z678s78s w9s winning-tile-unclear SE";
    let score = best(text, &E25);
    assert_eq!(keys(text, &E25), "menzen-tsumo 1");
    assert_eq!((score.net[1], fu::sum(&score.worth.fu)), (1100, 30));
    let unclear = best(text, &Options::WRC_2015);
    assert_eq!(keys(text, &Options::WRC_2015), "menzen-tsumo 1");
    assert_eq!(unclear.worth.fu, [("base", 20, None)]);
    assert_eq!(unclear.net, [-400, 800, -200, -200]);
    let east = best(
        "123m456p33z678s78s w9s winning-tile-unclear EE",
        &Options::WRC_2015,
    );
    assert_eq!(east.net, [1200, -400, -400, -400]);
    let four = "222m555p888s33s11z w3s winning-tile-unclear SE";
    assert_eq!(keys(four, &Options::MAJSOUL), "suuankou 13");
}

///
#[test]
fn yakuman_are_doubled_and_added() {
    let winds = "5m p111z p222z p333z p444z w5m@E SE";
    assert_eq!(keys(winds, &E25), "daisuushii 13");
    assert_eq!(keys(winds, &Options::MAJSOUL), "daisuushii 26");
    assert_eq!(
        keys("19m19p19s1234567z w1m@E SE", &Options::MAJSOUL),
        "kokushi-13 26"
    );
    assert_eq!(
        keys("1113455678999m w2m SE", &Options::MAJSOUL),
        "chuuren 13"
    );
    assert_eq!(
        keys("1112345678999m w1m SE", &Options::MAJSOUL),
        "chuuren-9 26"
    );
    let text = "1112223334445z w5z SE";
    assert_eq!(best(text, &Options::MAJSOUL).worth.yakuman, 5);
    assert_eq!(best(text, &Options::JPML_A).worth.yakuman, 3);
    let one = best(text, &E25).worth;
    assert_eq!((one.yakuman, one.total, one.counted), (1, 39, 13));
}

///
#[test]
fn dora_are_counted_by_indicator() {
    let text = "34m234p234s66p789s w2m@E riichi dora:1m1m5p ura:5p8s SE";
    assert_eq!(
        keys(text, &E25),
        "riichi 1, pinfu 1, sanshoku-doujun 2, dora 4*1, ura-dora 3*1"
    );
    assert_eq!(
        keys(text, &Options::JPML_A),
        "riichi 1, pinfu 1, sanshoku-doujun 2, dora 1"
    );
    let open = "34m234p234s66p c789s w2m@E dora:1m ura:5p SE";
    assert_eq!(keys(open, &E25), "sanshoku-doujun 1, dora 1");
    let red = "34m40644p678p c678s w0m@E dora:4m SE";
    assert_eq!(
        keys(red, &Options::TENHOU),
        "tanyao 1, dora 1, red-five 2*1"
    );
}

///
#[test]
fn fourth_kong_makes_liable_where_played() {
    let text = "1z k2222m@E ck5555s ak7777p@N k3333z@W w1z@E SE";
    let liable = |text: &str, options| best(text, options).due.liable.len();
    assert_eq!(liable(text, &E25), 0);
    assert_eq!(liable(text, &Options::WRC_2025), 1);
    assert_eq!(
        liable(&text.replace("k3333z@W", "ak3333z@W"), &Options::WRC_2025),
        0
    );
    assert_eq!(
        best(text, &Options::WRC_2025).net,
        [-16_000, 32_000, -16_000, 0]
    );
    let both = "1z k2222m ak5555z@E ak6666z@N k7777z@W fed-set:four-kongs@N w1z SE";
    let (part, whole) = (best(both, &Options::WRC_2025), best(both, &Options::JPML_A));
    assert_eq!(part.net, [0, 64_000, -32_000, -32_000]);
    assert_eq!(whole.net.iter().filter(|&&gain| gain < 0).count(), 1);
}

/// D-25, R-124.
#[test]
fn the_fifth_copy_is_no_wait() {
    let wait = |text: &str, options| {
        let entry: WinEntry = text.parse().expect(text);
        waits::waits(&entry.concealed, &entry.melds, options)
    };
    let kinds = |found: &[tiles::Tile]| found.iter().map(|tile| tile.rank).collect::<Vec<_>>();
    assert_eq!(kinds(&wait("123m456p678s1124s", &E25)), [3]);
    assert_eq!(kinds(&wait("2345678m111p222s", &E25)), [2, 5, 8]);
    let melded = "2p c345m c567s c789s ck2222p";
    assert!(wait(melded, &E25).is_empty());
    assert_eq!(wait(melded, &Options::TENHOU).len(), 1);
    let discards = wait("2345678m111p222s", &E25);
    assert!(waits::is_furiten(&discards, &discards[2..], &[], &E25));
    assert!(!waits::is_furiten(&discards, &[], &discards, &E25));
    assert!(waits::is_furiten(
        &discards,
        &[],
        &discards,
        &Options::EMA_2016
    ));
}

///
#[test]
fn a_bet_needs_a_closed_hand_that_waits() {
    let discards = |text: &str| {
        let entry: WinEntry = text.parse().expect(text);
        waits::riichi_discards(&entry.standing(), &entry.melds, &E25).len()
    };
    assert_eq!(discards("123m456p678s1124s w9p"), 1);
    assert_eq!(discards("123m456p678s1124s w3s"), 13);
    assert_eq!(discards("123m456p678s1235z w9p"), 0);
    assert_eq!(discards("123m456p1124s c678s w9p"), 0);
    assert!(waits::may_bet(1, 0, &E25) && !waits::may_bet(0, 5000, &E25));
    assert!(!waits::may_bet(3, 5000, &Options::TENHOU));
    assert!(!waits::may_bet(4, 900, &Options::TENHOU));
    let nine: WinEntry = "19m19p19s123z22334m w5m".parse().expect("tiles");
    assert!(waits::has_nine_kinds(&nine.standing()));
    assert!(!waits::has_nine_kinds(&nine.concealed[1..]));
}

/// D-7, R-32.
#[test]
fn a_replacement_tile_goes_before_the_last_one() {
    let text = "123m45p99s c678s k2222p w3p SE kong-replacement";
    for last in ["last-tile", "last-tile-was-replacement"] {
        assert_eq!(keys(&format!("{text} {last}"), &E25), "rinshan 1");
    }
}

///
#[test]
fn fu_follow_house_options() {
    let total = |text: &str, options: &Options| fu::sum(&best(text, options).worth.fu);
    let text = "123m45p99s c678s k2222p w3p SE kong-replacement";
    let without = Options {
        rinshan_fu: false,
        ..E25
    };
    let drawn = |options: &Options| {
        let lines = best(text, options).worth.fu;
        lines.iter().any(|(key, ..)| *key == "self-draw")
    };
    assert!(drawn(&E25) && !drawn(&without));
    let kongs = "11z ck2222m ck3333p ck9999s 78s w6s@S NE riichi double-riichi";
    assert_eq!(total(kongs, &E25), 100);
}
