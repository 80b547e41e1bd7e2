//! Texts of the obstacles between a hand and an element.

use tilewise_rules::notation::parse_tiles;
use tilewise_rules::{MeldKind, Obstacle, Part, ReadSet, Set, SetKind, Source, Tile};

fn tile(text: &str) -> Tile {
    parse_tiles(text).expect(text)[0]
}

fn set(kind: SetKind, lowest: &str) -> Part {
    let source = match kind {
        SetKind::Kong => Source::Table(MeldKind::Kong),
        _ => Source::Hand,
    };
    Part::Set(ReadSet {
        set: Set {
            kind,
            tile: tile(lowest),
        },
        source,
    })
}

#[track_caller]
fn assert_text(in_way: &Obstacle, words: &str) {
    assert_eq!(in_way.sentence().to_string(), words);
}

/// A set of the same suit, or of the same tile, lacks only its kind; one of another suit has the wrong tiles.
#[test]
fn wrong_set_kind_is_named_by_its_kind() {
    use SetKind::{Chow, Kong, Pung};
    for (is, takes, words) in [
        ((Chow, "5s"), (Pung, "7s"), "567 bamboo is a chow"),
        ((Chow, "5s"), (Kong, "7s"), "567 bamboo is a chow"),
        ((Pung, "7s"), (Chow, "5s"), "777 bamboo is a pung"),
        ((Kong, "7s"), (Chow, "5s"), "7777 bamboo is a kong"),
        ((Pung, "7s"), (Kong, "7s"), "777 bamboo isn’t a kong"),
        (
            (Kong, "5z"),
            (Pung, "5z"),
            "a kong of white dragon is a kong",
        ),
    ] {
        let (is, takes) = (set(is.0, is.1), set(takes.0, takes.1));
        assert_text(&Obstacle::Part { is, takes }, words);
    }
    for (is, takes, [one, other]) in [
        ((Chow, "5s"), (Pung, "7p"), ["567 bamboo", "777 dots"]),
        ((Pung, "7s"), (Chow, "5p"), ["777 bamboo", "567 dots"]),
        ((Kong, "7s"), (Chow, "5p"), ["7777 bamboo", "567 dots"]),
        ((Pung, "7s"), (Kong, "8s"), ["777 bamboo", "8888 bamboo"]),
        ((Kong, "7s"), (Pung, "8s"), ["7777 bamboo", "888 bamboo"]),
        ((Chow, "5s"), (Chow, "6s"), ["567 bamboo", "678 bamboo"]),
    ] {
        let (is, takes) = (set(is.0, is.1), set(takes.0, takes.1));
        let words = format!("{one} would have to be {other}");
        assert_text(&Obstacle::Part { is, takes }, &words);
    }
}

#[test]
fn obstacle_tiles_are_grouped_by_suit() {
    for (is, takes, words) in [
        ("", "4s6s5z", "Needs 46 bamboo, white dragon"),
        (
            "5s",
            "4s6s5z",
            "5 bamboo would have to be 46 bamboo, white dragon",
        ),
        // Of many tiles, the present ones don't help.
        ("5s", "1m9m1p9p", "Needs 19 characters, 19 dots"),
        ("5s7z", "", "Remove 5 bamboo, red dragon"),
        (
            "11z",
            "1z2z3z",
            "2× East wind would have to be East wind, South wind, West wind",
        ),
    ] {
        let read = |text: &str| match text {
            "" => Vec::new(),
            text => parse_tiles(text).expect(text),
        };
        let (is, takes) = (read(is), read(takes));
        assert_text(&Obstacle::Tiles { is, takes }, words);
    }
}
