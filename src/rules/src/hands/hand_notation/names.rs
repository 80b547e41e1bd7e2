//! Conversion of tile names as people type them: `east`, `red dragon`, `Rd`, `5 bamboo`, 五萬, 東.

/// Names of tiles without a number, and their notation.
const HONORS: [(&str, &str); 27] = [
    ("east", "1z"),
    ("south", "2z"),
    ("west", "3z"),
    ("north", "4z"),
    ("ton", "1z"),
    ("nan", "2z"),
    ("shaa", "3z"),
    ("pei", "4z"),
    ("white", "5z"),
    ("wh", "5z"),
    ("haku", "5z"),
    ("baiban", "5z"),
    ("green", "6z"),
    ("gn", "6z"),
    ("hatsu", "6z"),
    ("facai", "6z"),
    ("red", "7z"),
    ("rd", "7z"),
    ("chun", "7z"),
    ("hongzhong", "7z"),
    ("wd", "5z"),
    ("gd", "6z"),
    ("E", "1z"),
    ("S", "2z"),
    ("W", "3z"),
    ("N", "4z"),
    ("zhong", "7z"),
];

/// Names of suits, and their letters.
const SUITS: [(&str, char); 18] = [
    ("characters", 'm'),
    ("character", 'm'),
    ("char", 'm'),
    ("craks", 'm'),
    ("crak", 'm'),
    ("wan", 'm'),
    ("man", 'm'),
    ("dots", 'p'),
    ("dot", 'p'),
    ("circles", 'p'),
    ("circle", 'p'),
    ("pin", 'p'),
    ("bamboos", 's'),
    ("bamboo", 's'),
    ("bams", 's'),
    ("bam", 's'),
    ("sou", 's'),
    ("tiao", 's'),
];

/// Names of bonus tiles, and their notation. After a number, bamboo is a suit.
const BONUS: [(&str, &str); 18] = [
    ("plum", "f1"),
    ("orchid", "f2"),
    ("chrysanthemum", "f3"),
    ("mum", "f3"),
    ("bamboo", "f4"),
    ("spring", "g1"),
    ("summer", "g2"),
    ("autumn", "g3"),
    ("fall", "g3"),
    ("winter", "g4"),
    ("cat", "a1"),
    ("rat", "a2"),
    ("mouse", "a2"),
    ("rooster", "a3"),
    ("cock", "a3"),
    ("chicken", "a3"),
    ("centipede", "a4"),
    ("worm", "a4"),
];

/// Names of the ranks.
const RANKS: [&str; 9] = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
];

/// Converts a text with tile names to the notation; everything else is unchanged.
pub fn named(text: &str) -> String {
    let text = in_characters(text);
    let divides = |letter: char| letter.is_whitespace() || matches!(letter, ',' | ';');
    let mut words = text
        .split(divides)
        .filter(|word| !word.is_empty())
        .peekable();
    let mut out: Vec<String> = Vec::new();
    while let Some(word) = words.next() {
        let next_suit = words.peek().and_then(|next| suit(next));
        if let (Some(ranks), Some(suit)) = (ranks(word), next_suit) {
            words.next();
            out.push(format!("{ranks}{suit}"));
        } else if let Some(tile) = honor(word) {
            // The word "wind" or "dragon" may follow.
            words.next_if(|next| ["wind", "dragon"].contains(&&*next.to_ascii_lowercase()));
            out.push(tile.to_owned());
        } else if let Some(tile) = bonus(word) {
            words.next_if(|next| next.eq_ignore_ascii_case("flower"));
            out.push(tile.to_owned());
        } else {
            out.push(winds(word).unwrap_or_else(|| word.to_owned()));
        }
    }
    out.join(" ")
}

fn ranks(word: &str) -> Option<String> {
    let plain = word.to_ascii_lowercase();
    if let Some(rank) = RANKS.iter().position(|rank| *rank == plain) {
        return Some((rank + 1).to_string());
    }
    let digits = plain.bytes().all(|one| (b'1'..=b'9').contains(&one));
    digits.then_some(plain)
}

fn suit(word: &str) -> Option<char> {
    let word = word.to_ascii_lowercase();
    let found = SUITS.iter().find(|(name, _)| *name == word);
    found.map(|(_, letter)| *letter)
}

fn honor(word: &str) -> Option<&'static str> {
    let plain = word.to_ascii_lowercase();
    let found = HONORS
        .iter()
        .find(|(name, _)| *name == word || *name == plain);
    found.map(|(_, tile)| *tile)
}

fn bonus(word: &str) -> Option<&'static str> {
    let found = BONUS
        .iter()
        .find(|(name, _)| name.eq_ignore_ascii_case(word));
    found.map(|(_, tile)| *tile)
}

/// Returns the bonus tile that a character names; after a number, 竹 is the suit.
fn bonus_character(letter: char, out: &str) -> Option<&'static str> {
    Some(match letter {
        '梅' => "f1",
        '蘭' | '兰' => "f2",
        '菊' => "f3",
        '竹' if !out.ends_with(|before: char| before.is_ascii_digit()) => "f4",
        '春' => "g1",
        '夏' => "g2",
        '秋' => "g3",
        '冬' => "g4",
        '貓' | '猫' => "a1",
        '鼠' => "a2",
        '雞' | '鸡' | '鶏' => "a3",
        '蜈' => "a4",
        _ => return None,
    })
}

/// Converts a word of three or more winds; two of them are the seats.
fn winds(word: &str) -> Option<String> {
    let tile = |letter| "ESWN".find(letter).map(|place| (place + 1).to_string());
    let tiles: Option<String> = word.chars().map(tile).collect();
    tiles
        .filter(|tiles| tiles.len() > 2)
        .map(|tiles| tiles + "z")
}

/// Converts Chinese and Japanese characters to the notation.
fn in_characters(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        if let Some(bonus) = bonus_character(letter, &out) {
            out = out + " " + bonus + " ";
            continue;
        }
        match letter {
            '東' | '东' => out.push_str("1z"),
            '南' => out.push_str("2z"),
            '西' => out.push_str("3z"),
            '北' => out.push_str("4z"),
            '白' => out.push_str("5z"),
            '發' | '発' | '发' => out.push_str("6z"),
            '中' => out.push_str("7z"),
            '萬' | '万' => out.push('m'),
            '筒' | '餅' | '饼' => out.push('p'),
            '索' | '條' | '条' | '竹' => out.push('s'),
            // 東風, 紅中, 發財, 白板, 五萬子, 老鼠, 公雞, 蜈蚣.
            '風' | '风' | '紅' | '红' | '財' | '财' | '板' | '子' | '老' | '公' | '蚣' =>
                {}
            // 梅花.
            '花' if out.ends_with(' ') => {}
            '０'..='９' => out.extend(char::from_u32(u32::from(letter) - 0xfee0)),
            _ => match "一二三四五六七八九".chars().position(|one| one == letter) {
                Some(rank) => out.push_str(&(rank + 1).to_string()),
                None => out.push(letter),
            },
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use crate::notation::parse_loose;

    #[track_caller]
    fn reads(text: &str, as_if: &str) {
        assert_eq!(parse_loose(text).expect(text).to_string(), as_if);
    }

    #[test]
    fn tile_names_are_parsed() {
        reads("E S W N Wh Gn Rd", "1234567z");
        reads("east, South wind; west north", "1234z");
        reads("red dragon Green Dragon white", "765z");
        reads("5 bamboo five dots 123 characters", "5s5p123m");
        reads("3 wan 4 pin 5 sou", "3m4p5s");
        reads("EEE rd rd", "11177z");
    }

    #[test]
    fn tile_name_characters_are_parsed() {
        reads("東南西北白發中", "1234567z");
        reads("东 发 紅中 白板 發財", "16756z");
        reads("五萬 3筒 七索 一二三万", "5m3p7s123m");
        reads("１２３索 p東東東 w中@W 5条", "1235s p111z w7z@W");
    }

    #[test]
    fn bonus_tile_names_are_parsed() {
        reads("plum Orchid chrysanthemum bamboo flower", "f1 f2 f3 f4");
        reads("spring summer autumn winter", "g1 g2 g3 g4");
        reads("cat, rat, rooster, centipede", "a1 a2 a3 a4");
        reads("5 bamboo bamboo 123s", "5123s f4");
        reads("梅蘭菊竹", "f1 f2 f3 f4");
        reads("梅花 兰花 春夏秋冬", "f1 f2 g1 g2 g3 g4");
        reads("貓 老鼠 公雞 蜈蚣", "a1 a2 a3 a4");
        reads("123m 5竹 冬", "123m5s g4");
    }

    #[test]
    fn notation_is_not_parsed_as_names() {
        for text in [
            "w",
            "123m w@W EE",
            "2223s c567s p777s p555z w1s@W SE",
            "SW",
            "NN",
        ] {
            reads(text, text);
        }
        let errors = parse_loose("east bananas 5").expect_err("no tile");
        let unread: Vec<_> = errors.iter().filter_map(|one| one.unread()).collect();
        assert_eq!(unread, ["bananas", "5"]);
    }
}
