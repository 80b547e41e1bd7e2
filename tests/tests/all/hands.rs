//! Hands: tiles, exchanges, parsing and refusals.

use tilewise_rules::notation::{
    LONGEST, NotationError, parse, parse_loose, parse_tiles, parse_with_red, readable,
    readable_loose,
};
use tilewise_rules::{
    BonusTiles, Circumstance, Circumstances, Geometry, Hand, HandError, HandInput, MeldFault,
    MeldInput, MeldKind, NotSeated, RedFives, Reseat, Seat, Suit, Tile, TileCounts, Wind,
};

fn input(text: &str) -> HandInput {
    parse(text).expect(text).hand
}

fn hand(text: &str) -> Hand {
    Hand::new(&input(text), Geometry::FOUR_SETS, BonusTiles::NONE).expect(text)
}

fn tile(text: &str) -> Tile {
    parse_tiles(text).expect(text)[0]
}

#[test]
fn other_winning_tile_needs_a_free_copy() {
    let hand = hand("111123m456p789s5z w5z");
    assert!(hand.winning_with(tile("1m")).is_none());
    let other = hand.winning_with(tile("4m")).expect("none is held");
    assert_eq!(other.winning_tile(), Some(tile("4m")));
    let held = ["1m", "4m", "5z"].map(|text| other.all().of(tile(text)));
    assert_eq!(held, [4, 1, 1]);
    // The second one is another copy.
    let same = hand.winning_with(tile("5z")).expect("one is held");
    assert_eq!(same.all(), hand.all());
}

/// Indicators are open and can't be drawn.
#[test]
fn remaining_copies_exclude_hand_and_open_tiles() {
    let hand = hand("34m234p55567s c678m w5m@W SE dora:5s1z ura:1z");
    for (text, left, unseen) in [
        ("5s", 0, 0),
        ("1z", 2, 2),
        ("5m", 4, 3),
        ("9p", 4, 4),
        ("3m", 3, 3),
    ] {
        let of = tile(text);
        assert_eq!((hand.left(of), hand.unseen(of)), (left, unseen), "{text}");
    }
}

/// Plain fives are removed before red ones.
#[test]
fn removing_a_five_removes_red_ones_last() {
    for (before, after, red) in [
        ("055p12z", "05p12z", 1),
        ("05p1z", "0p1z", 1),
        ("0p1z", "1z", 0),
        ("0m0p1z", "0m1z", 1),
    ] {
        let without = input(before).without(tile("5p"));
        assert_eq!(without, input(after), "{before}");
        assert_eq!(without.red_fives().total(), red, "{before}");
    }
    let none = input("05p1z").without(tile("1z"));
    assert_eq!(none, input("05p"));
}

#[test]
fn removing_a_red_five_keeps_other_suits() {
    let both = RedFives::NONE.with(Suit::Characters).with(Suit::Dots);
    let one = both.without(Suit::Dots);
    assert_eq!(one, RedFives::NONE.with(Suit::Characters));
    assert_eq!(one.without(Suit::Dots), one);
}

#[test]
fn tile_counts_are_empty_only_without_tiles() {
    assert!(TileCounts::EMPTY.is_empty());
    let one = TileCounts::EMPTY.with(tile("7z"), 1);
    assert!(!one.is_empty());
    assert!(one.without(tile("7z")).is_empty());
}

#[test]
fn seats_are_named_by_winds() {
    let names = Seat::ALL.map(|seat| seat.to_string());
    assert_eq!(names, ["East", "South", "West", "North"]);
}

/// M-8: 147, 258 and 369 stay in the hand.
#[test]
fn knitted_melds_get_their_own_error() {
    for (tiles, knitted) in [
        ("147m", true),
        ("825p", true),
        ("369s", true),
        ("124m", false),
        ("148m", false),
        ("178m", false),
        ("14m7p", false),
        ("1m47p", false),
    ] {
        let error = HandError::BadMeld {
            index: 0,
            meld: MeldInput {
                kind: MeldKind::Chow,
                tiles: parse_tiles(tiles).expect(tiles),
                from: None,
                red: RedFives::NONE,
            },
            fault: MeldFault::Tiles,
        };
        let message = error.to_string();
        assert_eq!(message.contains("knitted tiles"), knitted, "{message}");
        let in_a_row = message.contains("three tiles in a row in one suit");
        assert_eq!(in_a_row, !knitted, "{message}");
    }
}

#[test]
fn readable_parts_of_a_text_are_read() {
    let (entry, errors) = readable("22s b1 w1s x9");
    assert_eq!(entry.to_string(), "22s w1s");
    let unread: Vec<_> = errors.iter().map(|error| error.unread()).collect();
    assert_eq!(unread, [Some("b1"), Some("x9")]);
    let loose = readable_loose("east 5 bamboo 東 banana");
    assert_eq!(loose.to_string(), "1z5s1z");
}

/// 花 is part of the name of a flower, and no flower by itself.
#[test]
fn flower_character_without_name_is_refused() {
    let plum = parse_loose("5m 梅花").expect("plum");
    assert_eq!(plum.to_string(), "5m f1");
    assert!(parse_loose("5m花").is_err());
    assert!(parse_loose("花").is_err());
}

#[test]
fn circumstance_filter_keeps_counts() {
    use Circumstance::{BonusReplacement, Ippatsu, Riichi};
    let all: Circumstances = [Riichi, Ippatsu].into_iter().collect();
    assert!(all.has(Riichi) && all.has(Ippatsu) && !all.has(BonusReplacement));
    let all = all.with_count(BonusReplacement, 2);
    let filtered = all.filtered(|one| one != Ippatsu);
    assert_eq!(filtered, all.without(Ippatsu));
    assert_eq!(filtered.count(BonusReplacement), Some(2));
}

/// An incomplete winning hand may lack tiles, and has no more than a complete one.
#[test]
fn incomplete_hand_may_lack_but_not_exceed_tiles() {
    let read = |text| Hand::incomplete(&input(text), Geometry::FOUR_SETS, BonusTiles::NONE);
    for text in [
        "",
        "w1z",
        "123m",
        "123m456p w1z",
        "123456789m1234p w1z",
        "123456789m12345p",
    ] {
        assert!(read(text).is_ok(), "{text}");
    }
    for (text, want) in [("123456789m12345p w1z", 14), ("123456789m123456p", 13)] {
        let melds = 0;
        let errors = vec![HandError::WrongTileCount {
            have: 15,
            want,
            melds,
        }];
        assert_eq!(read(text), Err(errors), "{text}");
    }
}

/// The next tile of the suit has its own count.
#[test]
fn tile_counts_stop_at_fifteen() {
    let counts = input("1111111111111111m").counts();
    assert_eq!([counts.of(tile("1m")), counts.of(tile("2m"))], [15, 0]);
}

#[test]
fn meld_tiles_must_match_its_kind() {
    use MeldKind::{Chow, ConcealedKong, Kong, Pung};
    for (kind, tiles, fits) in [
        (Chow, "312m", true),
        (Chow, "1234m", false),
        (Chow, "113m", false),
        (Chow, "122m", false),
        (Chow, "12m", false),
        (Chow, "12m3p", false),
        (Pung, "222m", true),
        (Pung, "2222m", false),
        (Pung, "223m", false),
        (Kong, "2222m", true),
        (ConcealedKong, "2222m", true),
        (Kong, "222m", false),
        (Kong, "2223m", false),
    ] {
        let meld = MeldInput {
            kind,
            tiles: parse_tiles(tiles).expect(tiles),
            from: None,
            red: RedFives::NONE,
        };
        assert_eq!(meld.meld().is_ok(), fits, "{kind:?} {tiles}");
    }
}

#[test]
fn long_unreadable_part_is_truncated_in_error() {
    let unread = |text: &str| {
        let errors = parse(text).expect_err(text);
        errors[0].unread().map(str::to_owned)
    };
    let letters = "abcdefghijklmnopqrstuvwxyz";
    let [longest, first] = [&letters[..24], &letters[..23]].map(str::to_owned);
    assert_eq!(unread(letters), Some(longest.clone() + "…"));
    assert_eq!(unread(&longest), Some(longest));
    assert_eq!(unread(&first), Some(first));
}

#[test]
fn notation_length_is_limited() {
    let spaces = |more| " ".repeat(LONGEST + more);
    assert_eq!(parse(&spaces(0)), parse(""));
    assert_eq!(parse_with_red(&spaces(0)), parse_with_red(""));
    for more in [1, 2, 100] {
        let long = NotationError::TooLong {
            length: LONGEST + more,
        };
        assert_eq!(parse(&spaces(more)), Err(vec![long.clone()]));
        assert_eq!(parse_with_red(&spaces(more)), Err(long));
    }
}

#[test]
fn counters_and_bets_are_at_most_99() {
    for key in ["honba", "bets"] {
        let read = |number: u8| parse(&format!("123m {key}={number}")).is_ok();
        assert_eq!(
            [0, 99, 100, 255].map(read),
            [true, true, false, false],
            "{key}"
        );
    }
}

/// All players move one seat on, and North's old seat is empty.
#[test]
fn win_is_remapped_to_new_seats() {
    use Wind::{East, North, South, West};
    let to = Reseat::new([Some(South), Some(West), Some(North), None]);
    let before = parse("123m456p p777s@S 5z w5z@W ES no-choice@E").expect("a win");
    let after = before.reseat(to);
    assert_eq!(
        after,
        Ok(parse("123m456p p777s@W 5z w5z@N SS no-choice@S").expect("a win"))
    );
    for text in ["w5z NE", "w5z@N EE", "w5z p777s@N EE"] {
        let moved = parse(text).expect(text).reseat(to);
        assert_eq!(moved, Err(NotSeated(North)), "{text}");
    }
    assert_eq!(to.seat(East), Ok(South));
}
