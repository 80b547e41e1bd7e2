//! Parses the example hands of the list.

use tilewise_rules::{BonusFamily, BonusTile, MeldKind, Seat, Suit, Tile, WinBy};

use super::{SixteenTileWin, TableSet};

/// An example: the win and the options that differ.
#[derive(Clone, Debug)]
pub struct ExampleLine {
    /// The win.
    pub win: SixteenTileWin,
    /// Key and value of the options.
    pub options: Vec<(&'static str, &'static str)>,
}

/// Parses an example.
///
/// # Panics
/// If it isn't in the notation of the list.
pub fn parse_example(text: &'static str) -> ExampleLine {
    let mut example = ExampleLine {
        win: SixteenTileWin {
            concealed: Vec::new(),
            table: Vec::new(),
            tile: None,
            bonus: Vec::new(),
            seat: Seat::East,
            round: Seat::East,
            by: WinBy::SelfDraw,
            from: None,
            facts: Vec::new(),
            liability: Vec::new(),
            streak: 0,
        },
        options: Vec::new(),
    };
    for word in text.split_whitespace() {
        read_word(word, &mut example);
    }
    let win = &mut example.win;
    for set in &mut win.table {
        if set.kind == MeldKind::Chow {
            set.from = Some(win.seat.previous());
        }
    }
    example
}

fn read_word(word: &'static str, example: &mut ExampleLine) {
    let win = &mut example.win;
    if word.starts_with(|sign: char| sign.is_ascii_digit()) {
        win.concealed = tiles(word);
    } else if let Some(option) = word.strip_prefix("opt:") {
        example.options.extend(option.split_once('='));
    } else if let Some(kind) = word.strip_prefix("win:") {
        let (kind, from) = kind
            .split_once('@')
            .map_or((kind, None), |(kind, from)| (kind, seat(from)));
        win.by = WinBy::BonusTiles;
        win.from = from;
        win.facts.push((kind, None));
    } else if let Some(streak) = word.strip_prefix("streak=") {
        win.streak = streak.parse().expect(word);
    } else if let Some(bonus) = bonus(word) {
        win.bonus.push(bonus);
    } else if let Some(set) = table_set(word) {
        win.table.push(set);
    } else if word.starts_with('w') && word[1..].starts_with(|sign: char| sign.is_ascii_digit()) {
        let (tile, from) = word[1..]
            .split_once('@')
            .map_or((&word[1..], None), |(tile, from)| (tile, Some(from)));
        win.tile = tiles(tile).first().copied();
        if let Some(from) = from {
            let robbed = from.strip_suffix(":robbed");
            win.from = seat(robbed.unwrap_or(from));
            win.by = if robbed.is_some() {
                WinBy::RobbingTheKong
            } else {
                WinBy::Discard
            };
        }
    } else if let Some((own, round)) = seats(word) {
        win.seat = own;
        win.round = round;
    } else {
        let (key, count) = word.split_once('=').map_or((word, None), |(key, count)| {
            (key, Some(count.parse().expect(word)))
        });
        assert!(
            key.contains('-') || ["ready", "immediate", "winners", "river"].contains(&key),
            "{word}"
        );
        win.facts.push((key, count));
    }
}

/// Parses tiles: "123m55z".
fn tiles(text: &str) -> Vec<Tile> {
    let mut all = Vec::new();
    let mut ranks = Vec::new();
    for sign in text.chars() {
        if let Some(rank) = sign.to_digit(10) {
            ranks.push(usize::try_from(rank).unwrap_or(0));
            continue;
        }
        let suit = Suit::ALL.into_iter().find(|suit| suit.letter() == sign);
        let first = suit.map_or(27, |suit| 9 * suit as usize);
        all.extend(ranks.drain(..).map(|rank| Tile::ALL[first + rank - 1]));
    }
    all
}

fn table_set(word: &str) -> Option<TableSet> {
    let kinds = [
        ("ck", MeldKind::ConcealedKong),
        ("ak", MeldKind::AddedKong),
        ("k", MeldKind::Kong),
        ("c", MeldKind::Chow),
        ("p", MeldKind::Pung),
    ];
    kinds.into_iter().find_map(|(letters, kind)| {
        let rest = word.strip_prefix(letters)?;
        rest.starts_with(|sign: char| sign.is_ascii_digit())
            .then(|| TableSet {
                kind,
                tile: tiles(rest)[0],
                from: None,
            })
    })
}

fn bonus(word: &str) -> Option<BonusTile> {
    let (letter, number) = word.split_at_checked(1)?;
    let family = match letter {
        "f" => BonusFamily::Flower,
        "g" => BonusFamily::Season,
        _ => return None,
    };
    let number: usize = number.parse().ok()?;
    Some(BonusTile::new(family, *Seat::ALL.get(number - 1)?))
}

fn seat(text: &str) -> Option<Seat> {
    let letter = text.chars().next()?;
    Seat::ALL.into_iter().find(|seat| seat.letter() == letter)
}

fn seats(word: &str) -> Option<(Seat, Seat)> {
    let both = (word.len() == 2).then(|| word.split_at(1))?;
    seat(both.0).zip(seat(both.1))
}
