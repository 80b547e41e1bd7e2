//! The effect of a tile key, or the reason why it has none.

use tilewise_rules::{
    BonusTile, Hand, HandError, HandInput, Sentence, Suit, Tile, notation, sentence,
};

use super::{Draft, Mode};

/// A key of the tile keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// A tile of sets.
    Tile(Tile),
    /// A bonus tile.
    Bonus(BonusTile),
    /// A red five; of a set the first one.
    Red(Tile),
}

impl Key {
    /// The name: "7 bamboo".
    pub const fn name(self) -> &'static str {
        match self {
            Self::Tile(tile) => tile.name(),
            Self::Bonus(tile) => tile.name(),
            Self::Red(tile) => red_five(tile),
        }
    }

    /// The notation: "7s".
    pub fn text(self) -> String {
        match self {
            Self::Tile(tile) => tile.to_string(),
            Self::Bonus(tile) => tile.to_string(),
            Self::Red(tile) => notation::tile_with_red(tile, true),
        }
    }
}

/// Returns the name of the red five of a suit.
pub const fn red_five(tile: Tile) -> &'static str {
    match tile.suit() {
        Some(Suit::Characters) => text!("red 5 characters"),
        Some(Suit::Dots) => text!("red 5 dots"),
        Some(Suit::Bamboo) => text!("red 5 bamboo"),
        None => tile.name(),
    }
}

/// Returns the draft after a tap on a key, in a mode or the one that [fits](Draft::mode).
///
/// # Errors
/// The reason why the key has no effect, as a sentence.
pub fn tap(draft: &Draft, mode: Mode, key: Key) -> Result<Draft, Sentence> {
    enter(draft, draft.mode(mode), key)
}

/// Returns the draft after a key is entered in exactly this mode.
///
/// # Errors
/// The reason why it can't be entered, as a sentence.
pub fn enter(draft: &Draft, mode: Mode, key: Key) -> Result<Draft, Sentence> {
    let next = match key {
        Key::Tile(tile) => draft
            .with_tile(mode, tile, false)
            .ok_or_else(|| sentence!("No chow begins with {0}", tile))?,
        Key::Bonus(tile) => draft.with_bonus(tile),
        Key::Red(tile) => {
            let is_there = tile.suit().is_some_and(|suit| !draft.has_red_left(suit));
            if is_there && mode.indicator().is_none() {
                return Err(sentence!("No other {0} is in play", key.name()));
            }
            draft
                .with_tile(mode, tile, true)
                .ok_or_else(|| sentence!("No chow begins with {0}", key.name()))?
        }
    };
    if mode
        .indicator()
        .is_some_and(|list| !draft.takes_indicator(list))
    {
        return Err(sentence!("No more indicators of this kind count"));
    }
    let before = errors(draft);
    match errors(&next)
        .into_iter()
        .find(|error| !before.contains(error))
    {
        Some(error) => Err(reason(&error, draft, key)),
        None if !next.entry.hand.dora.is_empty() => {
            let is_new = |tile: &Tile| {
                copies(&next.entry.hand, *tile) > 4 && copies(&draft.entry.hand, *tile) <= 4
            };
            match Tile::ALL.iter().find(|tile| is_new(tile)) {
                Some(&tile) => Err(sentence!("All four {0} are in sight already", tile)),
                None => Ok(next),
            }
        }
        None => Ok(next),
    }
}

/// Number of copies of a tile in the hand and its indicators.
fn copies(hand: &HandInput, tile: Tile) -> usize {
    let indicators = hand.dora.iter().chain(&hand.ura).copied();
    hand.tiles()
        .chain(indicators)
        .filter(|&other| other == tile)
        .count()
}

/// Errors of the tiles that further tiles don't solve.
fn errors(draft: &Draft) -> Vec<HandError> {
    let mut errors = Hand::new(
        &draft.entry.hand,
        draft.house.geometry(),
        draft.house.bonus(),
    )
    .err()
    .unwrap_or_default();
    errors.retain(|error| match error {
        HandError::WrongTileCount { have, want, .. } => have > want,
        HandError::NoWinningTile => false,
        _ => true,
    });
    errors
}

fn reason(error: &HandError, draft: &Draft, key: Key) -> Sentence {
    match *error {
        HandError::TooManyCopies { tile, .. } => {
            match 4_u8.saturating_sub(draft.entry.hand.counts().of(tile)) {
                0 => sentence!("All four {0} are in the hand", tile),
                1 => sentence!("Only one {0} is left", tile),
                left => sentence!("Only {0} of {1} are left", u16::from(left), tile),
            }
        }
        HandError::DuplicateBonusTile { .. } => {
            sentence!("There is only one {0}, and it is there", key.name())
        }
        HandError::TileNotInSet { .. } => sentence!("Your house rules don’t use {0}", key.name()),
        HandError::WrongTileCount { .. } if draft.is_full() => {
            sentence!("The hand is full: take a tile out first")
        }
        HandError::WrongTileCount { .. } => sentence!("There is no room for that"),
        HandError::NoWinningTile | HandError::BadMeld { .. } => error.sentence(),
    }
}

#[cfg(test)]
mod tests {
    use tilewise_rules::notation::{self, parse_tiles};

    use super::*;
    use crate::rule_sets;

    fn tapped(hand: &str, mode: Mode, tile: &str) -> Result<String, String> {
        let draft = Draft {
            entry: notation::parse(hand).expect(hand),
            ..Draft::new(rule_sets::first_house())
        };
        let key = match notation::parse_bonus(tile) {
            Ok(tile) => Key::Bonus(tile),
            Err(_) => Key::Tile(parse_tiles(tile).expect(tile)[0]),
        };
        tap(&draft, mode, key)
            .map(|next| next.entry.to_string())
            .map_err(|why| why.to_string())
    }

    #[track_caller]
    fn gives(hand: &str, mode: Mode, tile: &str, after: &str) {
        assert_eq!(tapped(hand, mode, tile), Ok(after.to_owned()));
    }

    #[track_caller]
    fn refused(hand: &str, mode: Mode, tile: &str, message: &str) {
        assert_eq!(tapped(hand, mode, tile), Err(message.to_owned()));
    }

    #[test]
    fn tap_enters_the_set_of_the_mode() {
        gives("", Mode::Tile, "5s", "5s");
        gives("9s", Mode::Pair, "1m", "11m9s");
        gives("", Mode::ConcealedChow, "5s", "567s");
        gives("", Mode::ConcealedPung, "5z", "555z");
        gives("", Mode::ConcealedKong, "5z", "ck5555z");
        gives("", Mode::Chow, "5s", "c567s");
        gives("c567s", Mode::Pung, "7p", "c567s p777p");
        gives("", Mode::Kong, "1z", "k1111z");
        gives("1m", Mode::Tile, "f2", "1m f2");
    }

    #[test]
    fn the_last_single_tile_wins() {
        let thirteen = "2223s c567s p777s p555z";
        gives(thirteen, Mode::Tile, "1s", "2223s c567s p777s p555z w1s:?");
        gives(
            "222s c567s p777s p555z",
            Mode::Pair,
            "1s",
            "11222s c567s p777s p555z",
        );
        // Another tile was removed meanwhile: the gap is filled, the winning tile stays.
        gives(
            "222s c567s p777s p555z w1s",
            Mode::Tile,
            "3s",
            "2223s c567s p777s p555z w1s",
        );
    }

    #[test]
    fn what_cannot_exist_cannot_be_tapped() {
        refused(
            "5555s",
            Mode::Tile,
            "5s",
            "All four 5 bamboo are in the hand",
        );
        refused("555s", Mode::Pair, "5s", "Only one 5 bamboo is left");
        refused("55s", Mode::Pung, "5s", "Only 2 of 5 bamboo are left");
        refused(
            "7777s",
            Mode::Chow,
            "5s",
            "All four 7 bamboo are in the hand",
        );
        refused("", Mode::Chow, "8s", "No chow begins with 8 bamboo");
        refused(
            "",
            Mode::ConcealedChow,
            "1z",
            "No chow begins with East wind",
        );
        refused(
            "f1",
            Mode::Tile,
            "f1",
            "There is only one plum, and it is there",
        );
        refused("", Mode::Tile, "a1", "Your house rules don’t use cat");
    }

    #[test]
    fn a_full_hand_takes_no_more() {
        let full = "The hand is full: take a tile out first";
        refused("2223s c567s p777s p555z w1s", Mode::Tile, "9m", full);
        refused("22233s c567s p777s p555z", Mode::Tile, "9m", full);
        refused("22233s c567s p777s p555z", Mode::Pung, "9m", full);
        gives(
            "23s c567s p777s p555z",
            Mode::ConcealedPung,
            "9m",
            "999m23s c567s p777s p555z",
        );
        // Flowers aren't part of the sets.
        gives(
            "2223s c567s p777s p555z w1s",
            Mode::Tile,
            "f1",
            "2223s c567s p777s p555z f1 w1s",
        );
    }

    #[test]
    fn where_no_set_fits_a_tap_enters_what_does() {
        let twelve = "567789p c234s p777z";
        for mode in [Mode::ConcealedChow, Mode::Pung, Mode::Kong, Mode::Pair] {
            gives(twelve, mode, "3m", "33m567789p c234s p777z");
        }
        gives(twelve, Mode::Tile, "3m", "3m567789p c234s p777z");
        let thirteen = "2223s c567s p777s p555z";
        for mode in [Mode::Pair, Mode::ConcealedPung] {
            gives(thirteen, mode, "1s", "2223s c567s p777s p555z w1s:?");
        }
        // The winning tile is entered already, so a single further tile fits.
        gives(
            "222s c567s p777s p555z w1s",
            Mode::Chow,
            "3s",
            "2223s c567s p777s p555z w1s",
        );
        gives("33m56789p c234s", Mode::Chow, "7m", "33m56789p c234s c789m");
    }

    #[test]
    fn gesture_enters_its_set_or_is_refused() {
        let draft = |hand| Draft {
            entry: notation::parse(hand).expect(hand),
            ..Draft::new(rule_sets::first_house())
        };
        let key = Key::Tile(parse_tiles("3m").expect("a tile")[0]);
        let entered =
            |hand, mode| enter(&draft(hand), mode, key).map(|next| next.entry.to_string());
        let twelve = "567789p c234s p777z";
        assert_eq!(
            entered(twelve, Mode::Pung),
            Err(sentence!("There is no room for that"))
        );
        assert_eq!(
            entered(twelve, Mode::Pair),
            Ok("33m567789p c234s p777z".to_owned())
        );
    }

    #[test]
    fn a_fault_that_a_link_brought_does_not_lock_the_other_keys() {
        gives("11111m", Mode::Tile, "5s", "11111m5s");
        refused(
            "11111m",
            Mode::Tile,
            "1m",
            "All four 1 characters are in the hand",
        );
    }
}
