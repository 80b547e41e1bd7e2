use tilewise_rules::rule_sets::{hk_old_style, riichi, singapore, sparrows_nest};

use super::*;
use crate::i18n::{Language, Locale};
use tilewise_rules::notation;

const RULE_SETS: [&RuleSet; 3] = [
    &hk_old_style::RULE_SET,
    &sparrows_nest::RULE_SET,
    &singapore::RULE_SET,
];

fn house(text: &str) -> RuleConfig {
    RuleConfig::read(text, &RULE_SETS).expect(text)
}

fn element(house: &RuleConfig, key: &str) -> &'static Element {
    house.rule_set().element(key).expect(key)
}

#[test]
fn a_place_is_read() {
    let own = house("hk-old-style;minimum_fan=1");
    let read = |path| RulesLocation::read(Locale::ENGLISH, path, &own, &RULE_SETS);
    assert_eq!(read("").expect("valid rules").house.as_ref(), &own);
    let place = read("singapore/half-flush").expect("an element");
    assert_eq!(place.house.as_ref(), &house("singapore"));
    assert_eq!(place.element.map(|one| one.key), Some("half-flush"));
    let (message, place) = read("singapore/nothing").expect_err("no element");
    assert_eq!(message, "Singapore has nothing called “nothing”");
    assert_eq!(place.house.as_ref(), &house("singapore"));
    let (message, place) = read("nowhere").expect_err("no book");
    assert!(message.starts_with("no rule book is called"), "{message}");
    assert_eq!(place.house.as_ref(), &own);
}

#[test]
fn elements_are_found_by_name_sentence_and_clause() {
    for rule_set in RULE_SETS {
        for one in rule_set.scoring.elements {
            let finds = |typed: &str| {
                find_elements(Locale::ENGLISH, rule_set, typed)
                    .iter()
                    .any(|it| it.key == one.key)
            };
            assert!(finds(&one.name.to_uppercase()), "{}", one.key);
            assert!(finds(one.native_name.written()) && finds(one.native_name.romaji()));
            assert!(finds(one.clause) && finds(one.description));
        }
        assert!(find_elements(Locale::ENGLISH, rule_set, "zebra").is_empty());
        let house = RuleConfig::with_defaults(rule_set);
        let half_flush = element(&house, "half-flush");
        assert_eq!(
            find_elements(Locale::ENGLISH, rule_set, "flush HALF")[0].key,
            half_flush.key
        );
    }
}

/// The words of a language for a rule set, in the form of the build.
macro_rules! words {
    ($language:literal) => {
        [
            (
                "",
                include_str!(concat!("../../../../rules/src/words/", $language, ".txt")),
            ),
            (
                "hk-old-style",
                include_str!(concat!(
                    "../../../../rules/src/rule_sets/hk_old_style/words/",
                    $language,
                    ".txt"
                )),
            ),
            (
                "riichi",
                include_str!(concat!(
                    "../../../../rules/src/rule_sets/riichi/words/",
                    $language,
                    ".txt"
                )),
            ),
            (
                "singapore",
                include_str!(concat!(
                    "../../../../rules/src/rule_sets/singapore/words/",
                    $language,
                    ".txt"
                )),
            ),
            (
                "sparrows-nest",
                include_str!(concat!(
                    "../../../../rules/src/rule_sets/sparrows_nest/words/",
                    $language,
                    ".txt"
                )),
            ),
        ]
    };
}

fn in_language(language: Language, parts: [(&str, &str); 5]) -> Locale {
    let mut file = String::new();
    for (part, words) in parts {
        if !part.is_empty() {
            file.extend(["# ", part, "\n"]);
        }
        let lines: Vec<_> = words.lines().collect();
        let pairs = lines.windows(2).filter(|pair| pair[1].starts_with("= "));
        let mut pairs: Vec<_> = pairs.map(|pair| (pair[0], pair[1])).collect();
        pairs.sort_unstable();
        for (english, translation) in pairs {
            file.extend([english, "\n", translation, "\n"]);
        }
    }
    Locale::with_words(language, file.leak())
}

/// Returns all names: English, translated, and those of players.
fn called(
    locale: Locale,
    name: &'static str,
    chinese: &'static str,
    also: &'static str,
) -> Vec<&'static str> {
    let all = [name, locale.translate(name), chinese].into_iter();
    all.chain(also.split(", "))
        .filter(|name| !name.is_empty())
        .collect()
}

fn of_element(locale: Locale, one: &'static Element) -> Vec<&'static str> {
    called(locale, one.name, one.native_name.written(), one.aliases)
}

#[test]
fn whatever_players_call_a_rule_it_is_found_in_every_language() {
    let mut typed_words = 0;
    for (language, words) in [
        (Language::English, None),
        (Language::TraditionalChinese, Some(words!("zh-hant"))),
        (Language::SimplifiedChinese, Some(words!("zh-hans"))),
        (Language::Japanese, Some(words!("ja"))),
    ] {
        let locale = words.map_or(Locale::ENGLISH, |words| in_language(language, words));
        for rule_set in RULE_SETS.into_iter().chain([&riichi::EMA_2025]) {
            let locale = locale.of_part(rule_set.table_key());
            let house = RuleConfig::with_defaults(rule_set);
            for one in rule_set.scoring.elements {
                for typed in of_element(locale, one) {
                    // It comes first, except for others with the same name.
                    let all = find_elements(locale, rule_set, typed);
                    let mut before = all.iter().take_while(|it| it.key != one.key);
                    let is_so = |it: &&&'static Element| {
                        let names = of_element(locale, it);
                        names.iter().any(|name| name.eq_ignore_ascii_case(typed))
                    };
                    assert!(before.all(|it| is_so(&it)), "{typed}: {}", one.key);
                    assert!(all.iter().any(|it| it.key == one.key), "{typed}");
                    typed_words += 1;
                }
            }
            for one in rule_set.game.circumstances {
                for typed in called(locale, one.name, "", one.aliases) {
                    let all = find_circumstances(locale, &house, typed);
                    let is_there = all.iter().any(|it| it.circumstance == one.circumstance);
                    assert!(is_there, "{typed}");
                    typed_words += 1;
                }
            }
            for one in rule_set.settings.options {
                for typed in called(locale, one.name, "", one.aliases) {
                    let all = find_answers(locale, &house, typed);
                    assert!(all.iter().any(|it| it.choice.key == one.key), "{typed}");
                    typed_words += 1;
                }
            }
        }
    }
    assert!(typed_words > 8_000, "only {typed_words}");
}

#[test]
fn words_of_riichi_players_lead_to_its_yaku() {
    for (typed, key) in [
        ("tanyao", "tanyao"),
        ("断么九", "tanyao"),
        ("タンヤオ", "tanyao"),
        ("all simples", "tanyao"),
        ("All Inside", "tanyao"),
        ("ping hu", "pinfu"),
        ("平和", "pinfu"),
        ("reach", "riichi"),
        ("リーチ", "riichi"),
        ("san'ankou", "sanankou"),
        ("hon'itsu", "honitsu"),
        ("common flush", "honitsu"),
        ("junchantaiyaochuu", "junchan"),
        ("honchantaiyaochuu", "chanta"),
        ("国士", "kokushi"),
        ("Full Straight", "ittsuu"),
        ("门前清自摸和", "menzen-tsumo"),
        ("tsumo", "menzen-tsumo"),
        ("aka", "red-five"),
    ] {
        let first = find_elements(Locale::ENGLISH, &riichi::EMA_2025, typed)
            .first()
            .map(|one| one.key);
        assert_eq!(first.unwrap_or_default(), key, "{typed}");
    }
}

#[test]
fn players_words_lead_to_what_they_mean() {
    for (typed, keys) in [
        ("ping hu", ["all-chows", "all-sequences", "sequence-hand"]),
        ("PingHu", ["all-chows", "all-sequences", "sequence-hand"]),
        ("zimo", ["self-drawn-win", "self-draw", "self-draw"]),
        ("自摸", ["self-drawn-win", "self-draw", "self-draw"]),
        (
            "peng peng hu",
            ["all-pungs", "all-triplets", "triplets-hand"],
        ),
        (
            "all in triplets",
            ["all-pungs", "all-triplets", "triplets-hand"],
        ),
        (
            "13 orphans",
            ["thirteen-orphans", "thirteen-orphans", "thirteen-wonders"],
        ),
        (
            "gang",
            [
                "out-on-replacement",
                "self-draw-after-gong",
                "kong-replacement",
            ],
        ),
        ("七对", ["seven-pairs", "", "seven-pairs"]),
    ] {
        for (rule_set, key) in RULE_SETS.into_iter().zip(keys) {
            let first = find_elements(Locale::ENGLISH, rule_set, typed)
                .first()
                .map_or("", |one| one.key);
            assert_eq!(first, key, "{typed} in {}", rule_set.identity.key);
        }
    }
    for (rule_set, key) in
        RULE_SETS
            .into_iter()
            .zip(["minimum_fan", "minimum_faan", "zero_points_pay"])
    {
        let all = find_answers(
            Locale::ENGLISH,
            &RuleConfig::with_defaults(rule_set),
            "chicken hand",
        );
        assert_eq!(all[0].choice.key, key);
    }
}

#[test]
fn circumstances_and_answers_are_found_by_any_text() {
    for rule_set in RULE_SETS {
        let house = RuleConfig::with_defaults(rule_set);
        for one in rule_set.game.circumstances {
            for typed in [one.name, one.description, one.clause] {
                let found = find_circumstances(Locale::ENGLISH, &house, typed);
                let found = found.iter().any(|it| it.circumstance == one.circumstance);
                assert!(found, "{typed}");
            }
        }
        let all = find_answers(Locale::ENGLISH, &house, "");
        assert_eq!(all.len(), rule_set.settings.options.len());
        for one in all {
            let choice = one.choice;
            for typed in [choice.name, choice.description, choice.clause, &one.answer] {
                let found = find_answers(Locale::ENGLISH, &house, typed);
                assert!(
                    found.iter().any(|it| it.choice.key == choice.key),
                    "{typed}"
                );
            }
        }
        assert!(find_circumstances(Locale::ENGLISH, &house, "zebra").is_empty());
        assert!(find_answers(Locale::ENGLISH, &house, "zebra").is_empty());
    }
}

#[test]
fn option_name_ranks_before_its_text() {
    let house = RuleConfig::with_defaults(&riichi::EMA_2025);
    for (typed, key) in [("uma", "uma"), ("oka", "return_points"), ("tobi", "tobi")] {
        assert_eq!(
            find_answers(Locale::ENGLISH, &house, typed)[0].choice.key,
            key
        );
    }
    // The texts of yakuman contain the word.
    assert!(find_answers(Locale::ENGLISH, &house, "uma").len() > 1);
}

#[test]
fn empty_search_retains_the_order() {
    for rule_set in RULE_SETS {
        let house = RuleConfig::with_defaults(rule_set);
        let all = find_circumstances(Locale::ENGLISH, &house, "").into_iter();
        let all = all.map(|one| one.circumstance);
        assert!(
            all.eq(rule_set
                .game
                .circumstances
                .iter()
                .map(|one| one.circumstance))
        );
        let all = find_answers(Locale::ENGLISH, &house, "")
            .into_iter()
            .map(|one| one.choice.key);
        assert!(all.eq(rule_set.settings.options.iter().map(|one| one.key)));
    }
}

#[test]
fn the_table_of_payments_is_found_by_its_whole_name() {
    for typed in ["score table", "Score Table", "what is paid", "点数表"] {
        assert!(finds_payments(Locale::ENGLISH, typed), "{typed}");
    }
    for typed in ["", "paid", "score", "table", "13 orphans"] {
        assert!(!finds_payments(Locale::ENGLISH, typed), "{typed}");
    }
}

#[test]
fn what_a_house_has_answered_otherwise_is_not_the_books() {
    let all = find_answers(
        Locale::ENGLISH,
        &house("hk-old-style;minimum_fan=1"),
        "minimum fan",
    );
    let one = all.iter().find(|one| one.choice.key == "minimum_fan");
    let one = one.expect("the minimum");
    assert_eq!((one.answer.as_str(), one.by_book), ("1", false));
}

// HKOS-50, HKOS-51, HKOS-52: 5 fan are 16 points; the discarder pays double, and so do all players for a
// self-draw.
#[test]
fn payments_are_those_of_the_book() {
    let rows = payments(&house("hk-old-style"));
    assert_eq!(rows[0].value, 3);
    let five = rows.iter().find(|row| row.value == 5).expect("5 fan");
    assert_eq!(five.discard[Seat::West], -32);
    assert_eq!(five.discard[Seat::East], -16);
    assert_eq!(five.self_draw[Seat::North], -32);
}

#[test]
fn every_book_has_a_table_that_never_falls() {
    for rule_set in RULE_SETS {
        let rows = payments(&RuleConfig::with_defaults(rule_set));
        assert!(rows.len() > 2, "{rule_set:?}");
        let gains = |row: &ValuePayments| (row.discard[Seat::South], row.self_draw[Seat::South]);
        for pair in rows.windows(2) {
            let (less, more) = (gains(&pair[0]), gains(&pair[1]));
            assert!(
                less.0 <= more.0 && less.1 <= more.1,
                "{rule_set:?} {pair:?}"
            );
        }
    }
}

#[test]
fn every_example_can_be_drawn_and_loses_no_tile() {
    for rule_set in RULE_SETS {
        let house = RuleConfig::with_defaults(rule_set);
        for one in rule_set.scoring.elements {
            let entry = notation::parse(one.example).expect(one.example);
            let drawn = in_sets(&house, &entry);
            let in_hand = entry.hand.concealed.len() + entry.hand.winning_tile.iter().len();
            let count: usize = drawn.iter().map(Vec::len).sum();
            assert_eq!(count, in_hand, "{}", one.key);
        }
    }
}

#[test]
fn inclusions_are_listed_from_both_sides() {
    for rule_set in RULE_SETS {
        let house = RuleConfig::with_defaults(rule_set);
        for one in rule_set
            .scoring
            .elements
            .iter()
            .filter(|one| is_played(&house, one))
        {
            for other in includes(&house, one) {
                let by = included_in(&house, other);
                assert!(by.iter().any(|by| by.key == one.key), "{}", one.key);
            }
        }
    }
}

/// Names of options and circumstances that players use in each language.
#[test]
fn what_players_call_choices_and_circumstances_is_found() {
    let house = RuleConfig::with_defaults(&riichi::EMA_2025);
    let choices = |typed: &str| {
        let all = house.rule_set().settings.options.iter();
        let found = all.filter(|choice| rank_choice(Locale::ENGLISH, choice, "", typed).is_some());
        found.map(|choice| choice.key).collect::<Vec<_>>()
    };
    for (typed, key) in [
        ("kuitan", "open_tanyao"),
        ("喰いタン", "open_tanyao"),
        ("食断", "open_tanyao"),
        ("aka", "red_fives"),
        ("赤ドラ", "red_fives"),
        ("红五", "red_fives"),
        ("紅五", "red_fives"),
        ("renhou", "renhou"),
        ("kiriage", "kiriage"),
        ("切り上げ満貫", "kiriage"),
        ("切上满贯", "kiriage"),
        ("切上滿貫", "kiriage"),
        ("pao", "pao_four_kongs"),
        ("包牌", "pao_four_kongs"),
        ("honba", "honba_each"),
        ("積み棒", "honba_each"),
        ("riichi stick", "last_bets"),
        ("供託", "last_bets"),
        ("tenpai", "noten_total"),
        ("ノーテン", "noten_total"),
        ("agari yame", "dealer_stops"),
        ("アガリやめ", "dealer_stops"),
        ("atamahane", "several_winners"),
        ("振聴", "furiten_until"),
        ("tobi", "tobi"),
        ("击飞", "tobi"),
        ("チョンボ", "chombo"),
    ] {
        assert!(
            choices(typed).contains(&key),
            "{typed}: {:?}",
            choices(typed)
        );
    }
    for (typed, key) in [
        ("haitei", "last-tile"),
        ("河底", "last-tile"),
        ("rinshan", "kong-replacement"),
        ("嶺上開花", "kong-replacement"),
        ("岭上开花", "kong-replacement"),
        ("ron in furiten", "furiten"),
        ("riichi stick", "riichi"),
        ("ダブリー", "double-riichi"),
    ] {
        let found = find_circumstances(Locale::ENGLISH, &house, typed).into_iter();
        let found: Vec<_> = found.map(|rule| rule.circumstance.key()).collect();
        assert!(found.contains(&key), "{typed}: {found:?}");
    }
    assert!(
        find_elements(Locale::ENGLISH, house.rule_set(), "ryanmen")
            .iter()
            .any(|one| one.key == "pinfu")
    );
}

#[test]
fn limit_hands_stand_together_where_they_count_the_limit() {
    let limit_hands = |house: &str| {
        let house: RuleConfig = house.parse().expect(house);
        let all: Vec<_> = house.rule_set().scoring.elements.iter().collect();
        let groups = groups(&house, &all).into_iter();
        let mut groups =
            groups.filter(|(heading, _)| *heading == Heading::Group(ElementGroup::Limit));
        groups.next().map_or(0, |(_, all)| all.len())
    };
    // HKOS-29 to HKOS-43 are 14.
    assert_eq!(limit_hands("hk-old-style"), 14);
    assert_eq!(limit_hands("hk-old-style;limit_hands=own-fan"), 0);
}
