//! A hand by itself: its tiles, what it would be with another one, how it is read and refused.

use tilewise_rules::notation::{self, parse_loose, parse_tiles, readable, readable_loose};
use tilewise_rules::{
    BonusTiles, Circumstance, Circumstances, Geometry, Hand, HandError, HandInput, MeldFault,
    MeldInput, MeldKind, RedFives, Seat, Suit, Tile, TileCounts,
};

fn input(text: &str) -> HandInput {
    notation::parse(text).expect(text).hand
}

fn hand(text: &str) -> Hand {
    Hand::new(&input(text), Geometry::FOUR_SETS, BonusTiles::NONE).expect(text)
}

fn tile(text: &str) -> Tile {
    parse_tiles(text).expect(text)[0]
}

#[test]
fn another_tile_wins_if_not_all_four_of_it_are_held() {
    let hand = hand("111123m456p789s5z w5z");
    assert!(hand.winning_with(tile("1m")).is_none());
    let other = hand.winning_with(tile("4m")).expect("none is held");
    assert_eq!(other.winning_tile(), Some(tile("4m")));
    let held = ["1m", "4m", "5z"].map(|text| other.all().of(tile(text)));
    assert_eq!(held, [4, 1, 1]);
    // The second one is another copy of it.
    let same = hand.winning_with(tile("5z")).expect("one is held");
    assert_eq!(same.all(), hand.all());
}

/// Tiles that indicate others lie open, and nobody draws them.
#[test]
fn what_is_left_of_a_tile_lies_neither_in_the_hand_nor_open() {
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

/// Of fives the red ones are the last to go.
#[test]
fn a_hand_without_a_five_keeps_a_red_one() {
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
fn a_red_five_less_leaves_those_of_other_suits() {
    let both = RedFives::NONE.with(Suit::Characters).with(Suit::Dots);
    let one = both.without(Suit::Dots);
    assert_eq!(one, RedFives::NONE.with(Suit::Characters));
    assert_eq!(one.without(Suit::Dots), one);
}

#[test]
fn no_tile_is_none_and_one_is_some() {
    assert!(TileCounts::EMPTY.is_empty());
    let one = TileCounts::EMPTY.with(tile("7z"), 1);
    assert!(!one.is_empty());
    assert!(one.without(tile("7z")).is_empty());
}

#[test]
fn a_seat_is_called_by_its_wind() {
    let names = Seat::ALL.map(|seat| seat.to_string());
    assert_eq!(names, ["East", "South", "West", "North"]);
}

/// M-8: 147, 258 and 369 stay in the hand.
#[test]
fn knitted_tiles_on_the_table_are_told_from_a_slip() {
    for (tiles, knitted) in [
        ("147m", true),
        ("825p", true),
        ("369s", true),
        ("124m", false),
        ("148m", false),
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
        let says = error.to_string();
        assert_eq!(says.contains("knitted tiles"), knitted, "{says}");
        let in_a_row = says.contains("three tiles in a row in one suit");
        assert_eq!(in_a_row, !knitted, "{says}");
    }
}

#[test]
fn what_can_be_read_of_a_text_is_read() {
    let (entry, errors) = readable("22s b1 w1s x9");
    assert_eq!(entry.to_string(), "22s w1s");
    let unread: Vec<_> = errors.iter().map(|error| error.unread()).collect();
    assert_eq!(unread, [Some("b1"), Some("x9")]);
    let loose = readable_loose("east 5 bamboo 東 banana");
    assert_eq!(loose.to_string(), "1z5s1z");
}

/// 花 belongs to the name of a flower, and is none by itself.
#[test]
fn a_flower_without_its_name_is_none() {
    let plum = parse_loose("5m 梅花").expect("plum");
    assert_eq!(plum.to_string(), "5m f1");
    assert!(parse_loose("5m花").is_err());
    assert!(parse_loose("花").is_err());
}

#[test]
fn circumstances_are_kept_with_all_that_is_said_of_them() {
    use Circumstance::{BonusReplacement, Ippatsu, Riichi};
    let all: Circumstances = [Riichi, Ippatsu].into_iter().collect();
    assert!(all.has(Riichi) && all.has(Ippatsu) && !all.has(BonusReplacement));
    let all = all.with_count(BonusReplacement, 2);
    let kept = all.filtered(|one| one != Ippatsu);
    assert_eq!(kept, all.without(Ippatsu));
    assert_eq!(kept.count(BonusReplacement), Some(2));
}
