//! Conversion of the forms of other programs and of players' notes: `(555z)`, `-555z`, `EEECC`, `tsumo`,
//! `dora 4s`, a Tenhou address.

use crate::sort::sort_short_by_key;
/// Words of players for circumstances, and their keys.
const WORDS: [(&str, &str); 10] = [
    ("haitei", "last-tile"),
    ("houtei", "last-tile"),
    ("rinshan", "kong-replacement"),
    ("tenhou", "initial-hand"),
    ("chiihou", "initial-hand"),
    ("renhou", "first-go-around"),
    ("daburu-riichi", "double-riichi"),
    ("daburi", "double-riichi"),
    ("reach", "riichi"),
    ("wriichi", "double-riichi"),
];

/// Units after a value in notes.
const UNITS: [&str; 7] = ["fan", "faan", "han", "tai", "fu", "番", "台"];

/// Converts a text with such forms to the notation; everything else is unchanged.
pub fn rewritten(text: &str) -> String {
    let spaced = in_brackets(of_tenhou(text));
    let spaced = spaced.replace(['+', '|', '_'], " ");
    let mut words = spaced.split_whitespace().peekable();
    let mut out: Vec<String> = Vec::new();
    while let Some(word) = words.next() {
        let plain = word.to_ascii_lowercase();
        let plain = plain.trim_end_matches(':');
        match plain {
            "tsumo" | "self-draw" => {
                let tile = words.next_if(|next| is_tiles(next));
                out.push(format!("w{}", tile.unwrap_or_default()));
            }
            "ron" => {
                let tile = words.next_if(|next| is_tiles(next));
                out.push(format!("w{}@?", tile.unwrap_or_default()));
            }
            "dora" | "ura" => {
                words.next_if(|next| next.starts_with("indicator"));
                let tiles: String =
                    std::iter::from_fn(|| words.next_if(|next| is_tiles(next))).collect();
                out.push(if tiles.is_empty() {
                    word.to_owned()
                } else {
                    format!("{plain}:{tiles}")
                });
            }
            "double" | "daburu" if words.peek().is_some_and(|next| is_riichi(next)) => {
                words.next();
                out.push("double-riichi".to_owned());
            }
            _ if is_riichi(word) => out.push("riichi".to_owned()),
            _ if is_value(plain) => {}
            _ if plain.bytes().all(|one| one.is_ascii_digit())
                && words.peek().is_some_and(|next| UNITS.contains(next)) =>
            {
                words.next();
            }
            _ => {
                let circumstance = WORDS.into_iter().find(|(name, _)| *name == plain);
                match (circumstance, word.strip_prefix('-')) {
                    (Some((_, key)), _) => out.push(key.to_owned()),
                    (None, Some(set)) if is_tiles(set) => out.push(set_on_table(set, false)),
                    _ => out.push(letters(&red(word))),
                }
            }
        }
    }
    out.join(" ")
}

fn is_riichi(word: &str) -> bool {
    word.eq_ignore_ascii_case("riichi")
}

/// Returns whether it is a value with its unit: `24fan`.
fn is_value(word: &str) -> bool {
    let rest = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
    rest.len() < word.len() && UNITS.contains(&rest)
}

/// Returns the tiles of a Tenhou address; any other text unchanged.
fn of_tenhou(text: &str) -> &str {
    let query = text.contains("tenhou.net").then(|| text.split_once("q="));
    query.flatten().map_or(text, |(_, tiles)| {
        tiles.split(['&', '#', ' ']).next().unwrap_or_default()
    })
}

/// Returns whether a text is tiles, as digits and the letter of a suit.
fn is_tiles(text: &str) -> bool {
    let is_digit = |letter: char| letter.is_ascii_digit();
    text.starts_with(is_digit)
        && text.ends_with(|last: char| "mpsz".contains(last))
        && text
            .chars()
            .all(|one| is_digit(one) || "mpsz".contains(one))
}

/// Returns the text with each set in brackets as a meld.
fn in_brackets(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(open) = rest.find(['(', '[', '{', '<', '（', '［']) {
        out.push_str(&rest[..open]);
        let bracket = rest[open..].chars().next().unwrap_or_default();
        let inside = &rest[open + bracket.len_utf8()..];
        let Some(close) = inside.find([')', ']', '}', '>', '）', '］']) else {
            break;
        };
        // In the notation of Chinese competitions the claimed tile follows a comma.
        let set = inside[..close].split(',').next().unwrap_or_default();
        let tiles = letters(set.trim());
        let closes = inside[close..].chars().next().map_or(1, char::len_utf8);
        rest = &inside[close + closes..];
        out.push(' ');
        out.push_str(&if is_tiles(&tiles) {
            set_on_table(&tiles, bracket == '{')
        } else {
            set.to_owned()
        });
        out.push(' ');
    }
    out + rest
}

/// Returns tiles as a meld, if they form one: `555z` as `p555z`.
fn set_on_table(tiles: &str, concealed: bool) -> String {
    let ranks: Vec<u8> = tiles
        .bytes()
        .filter(u8::is_ascii_digit)
        .map(|digit| if digit == b'0' { b'5' } else { digit })
        .collect();
    let first = ranks.first().copied().unwrap_or_default();
    let are_alike = ranks.iter().all(|&rank| rank == first);
    let mut sorted = ranks.clone();
    sort_short_by_key(&mut sorted, |rank| *rank);
    let is_run = sorted.windows(2).all(|two| two[0] + 1 == two[1]);
    let kind = match ranks.len() {
        4 if are_alike && concealed => "ck",
        4 if are_alike => "k",
        3 if are_alike => "p",
        3 if is_run => "c",
        _ => "",
    };
    format!("{kind}{tiles}")
}

/// Returns `r5m` and `5mr` as `0m`.
fn red(word: &str) -> String {
    ["m", "p", "s"].iter().fold(word.to_owned(), |text, suit| {
        [
            format!("r5{suit}"),
            format!("5{suit}r"),
            format!("5r{suit}"),
        ]
        .iter()
        .fold(text, |text, form| {
            text.replace(form.as_str(), &format!("0{suit}"))
        })
    })
}

/// Converts the letters of winds and dragons, after tiles or as a word: `789sEEECC` to `789s111z77z`. A word
/// of two winds is the seats.
fn letters(word: &str) -> String {
    let start = word.find(|letter: char| letter.is_ascii_uppercase());
    let Some(start) = start else {
        return word.to_owned();
    };
    let (before, honors) = word.split_at(start);
    let is_behind = is_tiles(before);
    let ranks: Option<String> = honors.chars().map(rank_of).collect();
    let has_dragon = honors.contains(['C', 'F', 'P']);
    let is_long = honors.len() > 2 || honors.len() == 2 && has_dragon;
    match ranks {
        Some(ranks) if is_behind || before.is_empty() && is_long => format!("{before}{ranks}z"),
        _ => word.to_owned(),
    }
}

/// Returns the rank of an honour by its letter in competitions.
const fn rank_of(letter: char) -> Option<char> {
    Some(match letter {
        'E' => '1',
        'S' => '2',
        'W' => '3',
        'N' => '4',
        'P' => '5',
        'F' => '6',
        'C' => '7',
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use crate::notation::{parse, parse_loose};

    #[track_caller]
    fn reads(text: &str, as_one_of_ours: &str) {
        assert_eq!(parse_loose(text), parse(as_one_of_ours), "{text}");
    }

    #[test]
    fn pasted_forms_are_parsed() {
        reads("123m 456p + 789s 11z tsumo 1z", "123m456p789s11z w1z");
        reads("123m456p789s11z ron 1z", "123m456p789s11z w1z@?");
        reads("33m567789p ron dora 4s", "33m567789p w@? dora:4s");
        reads("33m dora: 4s 1z ura indicator 2p", "33m dora:4s1z ura:2p");
        reads("33m (555z) [123m] -777s", "33m p555z c123m p777s");
        reads("33m [1111m,1] {2222p}", "33m k1111m ck2222p");
        reads("[123m]456p789sEEECC 24fan", "456p789s111z77z c123m");
        reads("EEECC 123m 24 fan", "111z77z123m");
        reads(
            "https://tenhou.net/2/?q=123m456p789s1122z",
            "123m456p789s1122z",
        );
        reads("12r5m 340p 5sr", "120m340p0s");
        reads(
            "33m Riichi haitei double riichi",
            "33m last-tile riichi double-riichi",
        );
        reads("33m EE", "33m EE");
    }

    #[test]
    fn other_text_is_unchanged() {
        reads(
            "33m c234s@W w5p@W:robbed dora:3p8s SE last-tile",
            "33m c234s@W w5p@W:robbed SE last-tile dora:3p8s",
        );
        assert!(parse_loose("33m tsumo hello").is_err());
        assert!(parse_loose("33m (55").is_err());
    }
}
