//! Tiles as Unicode characters: 🀇🀙🀐.

use super::tiles_text;
use crate::tiles::{BonusFamily, BonusTile, Dragon, Seat, Suit, Tile, Wind};

/// The meaning of a tile character.
enum Symbol {
    Tile(Tile),
    Bonus(BonusTile),
}

/// Converts pasted text to the notation: tile characters (U+1F000 to U+1F029) become letters, and commas and
/// semicolons become separators.
pub fn spelled(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut tiles = Vec::new();
    // Bonus tiles are separate words, written after the current one.
    let mut bonus = Vec::new();
    for letter in text.chars() {
        match symbol(letter) {
            Some(Symbol::Tile(tile)) => {
                // Digits without a suit must not join those of the tile.
                if tiles.is_empty() && out.ends_with(|last: char| last.is_ascii_digit()) {
                    out.push(' ');
                }
                tiles.push(tile);
            }
            Some(Symbol::Bonus(tile)) => bonus.push(tile),
            // Variation selectors and joiners of the previous character.
            None if matches!(letter, '\u{fe0e}' | '\u{fe0f}' | '\u{200d}') => {}
            None => {
                out.push_str(&tiles_text(&tiles));
                tiles.clear();
                let divides =
                    letter.is_whitespace() || matches!(letter, '.' | ',' | ';' | '、' | '，');
                if divides {
                    flush_bonus_tiles(&mut out, &mut bonus);
                }
                out.push(if divides { ' ' } else { letter });
            }
        }
    }
    out.push_str(&tiles_text(&tiles));
    flush_bonus_tiles(&mut out, &mut bonus);
    out
}

/// Writes bonus tiles as separate words.
fn flush_bonus_tiles(out: &mut String, bonus: &mut Vec<BonusTile>) {
    for tile in bonus.drain(..) {
        out.push(' ');
        out.push_str(&tile.to_string());
    }
}

fn symbol(letter: char) -> Option<Symbol> {
    let place = usize::try_from(u32::from(letter).checked_sub(0x1f000)?).ok()?;
    let suited = |suit, first: usize| {
        let rank = u8::try_from(place - first + 1).ok()?;
        Some(Symbol::Tile(Tile::suited(suit, rank)))
    };
    let bonus = |family, seat| Some(Symbol::Bonus(BonusTile::new(family, seat)));
    match place {
        0..=3 => Some(Symbol::Tile(Tile::wind(Wind::ALL[place]))),
        4..=6 => Some(Symbol::Tile(Tile::dragon(
            [Dragon::Red, Dragon::Green, Dragon::White][place - 4],
        ))),
        7..=15 => suited(Suit::Characters, 7),
        16..=24 => suited(Suit::Bamboo, 16),
        25..=33 => suited(Suit::Dots, 25),
        // Bamboo comes before chrysanthemum in Unicode.
        34..=37 => bonus(
            BonusFamily::Flower,
            [Seat::East, Seat::South, Seat::North, Seat::West][place - 34],
        ),
        38..=41 => bonus(BonusFamily::Season, Seat::ALL[place - 38]),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use crate::notation::{parse, parse_loose};

    #[track_caller]
    fn reads(text: &str, as_if: &str) {
        assert_eq!(parse_loose(text).expect(text).to_string(), as_if);
    }

    #[track_caller]
    fn refused(text: &str, begins: &[&str]) {
        let errors = parse_loose(text).expect_err(text);
        assert_eq!(errors.len(), begins.len(), "{errors:?}");
        for (error, begins) in errors.iter().zip(begins) {
            assert!(error.to_string().starts_with(begins), "{error}");
        }
    }

    #[test]
    fn every_character_is_its_tile() {
        // The names of the characters, in the order of the standard.
        let names = "🀀🀁🀂🀃 🀄🀅🀆 🀇🀈🀉🀊🀋🀌🀍🀎🀏 🀐🀑🀒🀓🀔🀕🀖🀗🀘 🀙🀚🀛🀜🀝🀞🀟🀠🀡 🀢🀣🀤🀥 🀦🀧🀨🀩";
        reads(
            names,
            "1234765z123456789m123456789s123456789p f1 f2 f4 f3 g1 g2 g3 g4",
        );
        let all: Vec<char> = names.chars().filter(|one| *one != ' ').collect();
        assert_eq!(all, ('\u{1f000}'..='\u{1f029}').collect::<Vec<_>>());
    }

    #[test]
    fn characters_stand_wherever_tiles_may() {
        reads("🀉🀉🀝🀞🀟", "33m567p");
        reads("c🀑🀒🀓@N p🀄🀄🀄 w🀡@W SE", "c234s@N p777z w9p@W SE");
        reads("ck🀆🀆🀆🀆 12s🀐", "121s ck5555z");
        // Phones add a variation selector to the red dragon.
        reads("🀄\u{fe0f}🀄\u{fe0f}", "77z");
        // A bonus tile among others becomes a separate word.
        reads("🀉🀢🀉.c🀑🀒🀓🀦 1m", "331m c234s f1 g1");
    }

    #[test]
    fn words_may_be_divided_in_many_ways() {
        reads("33m,c234s;p777z\n\tf1、g1", "33m c234s p777z f1 g1");
        reads("  33m . c234s ", "33m c234s");
        reads("", "");
    }

    #[test]
    fn non_tile_character_is_reported() {
        // A joker and a back, and numbers that would be misread.
        refused("🀪", &["“🀪” can’t be read"]);
        refused("12🀑 🀫", &["“12” can’t be read", "“🀫” can’t be read"]);
    }

    #[test]
    fn loose_parser_reads_strict_notation() {
        for text in [
            "46s456m p111z@N k2222p ak3333p@S ck4444p f1 g4 a2 w5s EE last-tile",
            "123m w@? S? bonus-replacement=2 fed:full-flush@W fed-set:all-honors@N:no-choice",
            "w1s:? no-choice@N tiles-left=0",
        ] {
            assert_eq!(parse_loose(text), parse(text));
            assert_eq!(parse_loose(&text.replace(' ', ".")), parse(text));
        }
    }
}
