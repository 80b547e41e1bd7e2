//! Parser tests of Unicode tiles, also mixed with the notation.

use proptest::prelude::*;
use tilewise_rules::notation::{parse, parse_bonus, parse_loose, parse_tiles};

/// Notation of the characters from U+1F000, by their standard names.
const TILES: [&str; 42] = [
    "1z", "2z", "3z", "4z", "7z", "6z", "5z", // winds, red, green, white
    "1m", "2m", "3m", "4m", "5m", "6m", "7m", "8m", "9m", // characters
    "1s", "2s", "3s", "4s", "5s", "6s", "7s", "8s", "9s", // bamboos
    "1p", "2p", "3p", "4p", "5p", "6p", "7p", "8p", "9p", // circles
    "f1", "f2", "f4", "f3", // plum, orchid, bamboo, chrysanthemum
    "g1", "g2", "g3", "g4",
];

fn character(place: usize) -> String {
    let code = u32::try_from(0x1f000 + place).expect("small");
    char::from_u32(code).expect("a character").to_string()
}

proptest! {
    #[test]
    fn any_mixture_is_read_tile_by_tile(all in prop::collection::vec((0..42_usize, any::<bool>(), any::<bool>()), 0..40)) {
        let mut text = String::new();
        let (mut tiles, mut bonus) = (Vec::new(), Vec::new());
        for (place, spelled, divided) in all {
            let name = TILES[place];
            // A bonus tile in letters is a separate word.
            let is_bonus_word = spelled && place > 33;
            if divided || is_bonus_word {
                text.push(' ');
            }
            text += &if spelled { name.to_owned() } else { character(place) };
            if is_bonus_word {
                text.push(' ');
            }
            match parse_bonus(name) {
                Ok(tile) => bonus.push(tile),
                Err(_) => tiles.extend(parse_tiles(name).expect(name)),
            }
        }
        let entry = parse_loose(&text).expect(&text);
        prop_assert_eq!(entry.hand.concealed, tiles, "{}", &text);
        prop_assert_eq!(entry.hand.bonus, bonus, "{}", &text);
    }

    #[test]
    fn any_text_is_parsed_without_panic(text in "[\u{1f000}-\u{1f02f}\u{fe0f}1-9mpszcpkw@ .,]{0,60}|\\PC{0,80}") {
        if let Ok(entry) = parse_loose(&text) {
            prop_assert_eq!(parse(&entry.to_string()).map(|again| again.hand.melds), Ok(entry.hand.melds));
        }
    }
}
