//! Pictures of worked games.

use std::rc::Rc;

use tilewise_ledger::{AtSeating, Entry, GameNote, Log, Opening, Rules, WinRecord};
use tilewise_rules::{BySeat, notation};

use super::*;
use crate::share::picture::{PictureColours, texts_are_inside};

/// The first example of the book (HKOS-EX1): 5 fan from West, 32 from the discarder, 16 from the others.
const HAND: &str = "2223s c567s p777s p555z w1s@W SE";

fn replayed(names: [&str; 4], hand: &str) -> ReplayedGame {
    let opening = Opening {
        rules: Rules {
            house: "hk-old-style".parse().expect("a rule set"),
            penalty_book: None,
        },
        players: names.map(str::to_owned).to_vec(),
        seats: BySeat::new([0, 1, 2, 3].map(PlayerId)),
        start: None,
        club: None,
    };
    let input = notation::parse(hand).expect("a hand");
    let note = GameNote {
        place: "Library".to_owned(),
        note: "Ann’s birthday\nBo brought cake".to_owned(),
    };
    let events = [
        GameEvent::Opened(opening),
        GameEvent::Win(AtSeating::current(WinRecord::hand(input))),
        GameEvent::Note(note),
        GameEvent::Closed,
    ];
    let entries = (1..).zip(events).map(|(counter, event)| Entry {
        id: EntryId(format!("e{counter}")),
        device: "phone".to_owned(),
        counter,
        time: 0,
        author: String::new(),
        event,
    });
    let log = Log::from_entries(entries).expect("different ids");
    ReplayedGame {
        id: "e1".into(),
        game: Rc::new(log.replay()),
        log: Rc::new(log),
    }
}

fn rows(picture: &ResultPicture) -> Vec<[&str; 4]> {
    let rows = picture.rows.iter();
    rows.map(|row| [&*row.mark, &row.name, &row.score, &row.gain])
        .collect()
}

#[test]
fn picture_of_a_game_has_places_scores_and_the_note() {
    let replayed = replayed(["Ann", "Bo", "Cy", "Di"], HAND);
    let table = replayed.table().expect("a table");
    let picture = ResultPicture::of_game(Locale::ENGLISH, Some("1/2/2026".to_owned()), table);
    assert_eq!(picture.overline, "Hong Kong Old Style · 1/2/2026");
    assert_eq!(picture.title, "Bo wins the game.");
    assert_eq!(
        rows(&picture),
        [
            ["1", "Bo", "564", "+64"],
            ["2", "Ann", "484", "−16"],
            ["2", "Di", "484", "−16"],
            ["4", "Cy", "468", "−32"],
        ]
    );
    assert_eq!(picture.foot, ["Library", "Ann’s birthday\nBo brought cake"]);
    let drawn = picture.draw(&PictureColours::LIGHT);
    for line in ["Ann’s birthday", "Bo brought cake"] {
        assert!(drawn.texts.iter().any(|one| one.text == line), "{line}");
    }
}

#[test]
fn picture_of_a_hand_has_its_tiles_and_elements() {
    let replayed = replayed(["Ann", "Bo", "Cy", "Di"], HAND);
    let picture =
        ResultPicture::of_entry(Locale::ENGLISH, None, &replayed, &EntryId("e2".to_owned()));
    let picture = picture.expect("a hand");
    assert_eq!(picture.title, "Bo won 5 fan from Cy");
    assert_eq!(
        rows(&picture),
        [
            ["E", "Ann", "484", "−16"],
            ["S", "Bo", "564", "+64"],
            ["W", "Cy", "468", "−32"],
            ["N", "Di", "484", "−16"],
        ]
    );
    let [win] = &picture.wins[..] else {
        panic!("one win");
    };
    for element in ["Half Flush", "Dragon Pung", "No Flowers and no Seasons"] {
        assert!(
            win.elements.iter().any(|one| one == element),
            "{:?}",
            win.elements
        );
    }
    let none = ResultPicture::of_entry(Locale::ENGLISH, None, &replayed, &EntryId("x".to_owned()));
    assert_eq!(none, None);
}

#[test]
fn texts_of_result_pictures_are_inside_them() {
    let long = "獨孤求敗東方不敗令狐沖任我行風清揚岳不群東方";
    let kongs = "5z ck1111z ck2222z ck3333z ck4444z w5z@N f1 f2 f3 f4 g1 g2 g3 g4 SE";
    for hand in [HAND, kongs] {
        let replayed = replayed([long, "Maximiliana Featherstone", "C", "D"], hand);
        let table = replayed.table().expect("a table");
        let game = ResultPicture::of_game(Locale::ENGLISH, None, table);
        let entry = EntryId("e2".to_owned());
        let hand = ResultPicture::of_entry(Locale::ENGLISH, None, &replayed, &entry);
        for picture in [game, hand.expect("a hand")] {
            for colours in [PictureColours::LIGHT, PictureColours::DARK] {
                assert!(texts_are_inside(&picture.draw(&colours)));
            }
        }
    }
}

/// A note may have five hundred letters, and eight elements in MCR are usual.
#[test]
fn long_texts_take_several_lines() {
    let replayed = replayed(["Ann", "Bo", "Cy", "Di"], HAND);
    let entry = EntryId("e2".to_owned());
    let picture = ResultPicture::of_entry(Locale::ENGLISH, None, &replayed, &entry);
    let mut picture = picture.expect("a hand");
    let before = picture.draw(&PictureColours::LIGHT);
    picture.foot[1] = "We played until the last train left. ".repeat(13);
    picture.wins[0].elements = vec!["Mixed Shifted Chows".to_owned(); 8];
    let drawn = picture.draw(&PictureColours::LIGHT);
    assert!(texts_are_inside(&drawn));
    assert!(drawn.height > before.height);
    // A letter is about half as wide as it is high.
    for text in &drawn.texts {
        let letters = u32::try_from(text.text.chars().count()).expect("a short line");
        assert!(letters * text.size / 2 <= text.most, "{}", text.text);
    }
}
