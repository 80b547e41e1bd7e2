use tilewise_club::{Attending, ClubEvent, ClubProfile, DrawMethod, RoundTime, TableSizes};
use tilewise_ledger::Rules;

use super::draw_method::sizes_text;
use super::draw_options::{DrawOptions, methods, new_seed};
use super::projector::{columns, name_class};
use super::round_ends::{last_minutes, read_clock, round_ends};
use crate::club::tonight::test_club::TestClub;
use crate::i18n::Locale;

const EIGHT: [&str; 8] = ["Ann", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal"];
const MINUTE: i64 = 60_000;

/// Returns a club with a round of two tables.
fn with_round(method: DrawMethod) -> TestClub {
    let mut test = TestClub::with_members(&EIGHT);
    for name in EIGHT {
        test.mark(name, Attending::Arrived);
    }
    test.draw(1, method, &[&EIGHT[..4], &EIGHT[4..]]);
    test
}

#[test]
fn a_clock_shows_minutes_and_seconds() {
    let shown = |end, now| {
        let reading = read_clock(end, now);
        (reading.is_over, reading.text)
    };
    let hour = 60 * MINUTE;
    assert_eq!(shown(hour, 0), (false, "60:00".to_owned()));
    assert_eq!(shown(90 * MINUTE, 1), (false, "90:00".to_owned()));
    assert_eq!(shown(hour, hour - 61_000), (false, "1:01".to_owned()));
    // The last second lasts until the end, and then the time since the end is shown.
    assert_eq!(shown(hour, hour - 1), (false, "0:01".to_owned()));
    assert_eq!(shown(hour, hour), (true, "0:00".to_owned()));
    assert_eq!(shown(hour, hour + 125_999), (true, "2:05".to_owned()));
    assert!(shown(i64::MIN, i64::MAX).0);
}

#[test]
fn a_table_with_more_time_ends_after_the_others() {
    let mut test = with_round(DrawMethod::Random);
    let ends = |test: &TestClub| {
        let club = test.club();
        let night = club.current_night().expect("an open night");
        round_ends(&night.rounds[0])
    };
    assert_eq!(ends(&test), None);
    test.write(ClubEvent::ClockStarted {
        night: test.night.clone(),
        time: RoundTime {
            round: 1,
            minutes: 75,
        },
    });
    let all = ends(&test).expect("a clock");
    assert_eq!((all.first, all.extended), (75 * MINUTE, vec![]));
    test.write(ClubEvent::TimeAdded(test.table(1, 2), 5));
    let all = ends(&test).expect("a clock");
    assert_eq!(
        (all.first, all.extended),
        (75 * MINUTE, vec![(2, 80 * MINUTE)])
    );
    assert_eq!(last_minutes(&test.club()), 75);
}

#[test]
fn the_options_of_the_last_draw_are_proposed() {
    let club = TestClub::with_members(&EIGHT).club();
    let first = DrawOptions::from_club(&club, 42);
    assert_eq!(first.method, DrawMethod::Random);
    assert_eq!(first.sizes, TableSizes::default());
    let night = club.current_night().expect("an open night");
    assert_eq!(first.choice(night).map(|choice| choice.seed), Some(42));

    let mut test = with_round(DrawMethod::Chart { rounds: 5 });
    let next = DrawOptions::from_club(&test.club(), 42);
    assert_eq!(next.method, DrawMethod::Chart { rounds: 5 });
    test.draw(2, DrawMethod::Swiss, &[&EIGHT[..5], &EIGHT[5..]]);
    let next = DrawOptions::from_club(&test.club(), 42);
    assert_eq!(next.method, DrawMethod::Swiss);
    let both = TableSizes {
        threes: true,
        fives: true,
    };
    assert_eq!((next.sizes, next.again), (both, false));
}

/// MCR has table points for four players; Hong Kong has no overall score, so the gain counts at every table.
#[test]
fn tables_without_an_overall_score_are_found_before_draws() {
    let with_rules = |rules: &str| {
        let mut test = TestClub::with_members(&EIGHT);
        test.write(ClubEvent::Profile(ClubProfile {
            name: "Club".to_owned(),
            rules: Rules {
                house: rules.parse().expect("rules"),
                penalty_book: None,
            },
            language: String::new(),
        }));
        test.club()
    };
    let (chinese, hong_kong) = (with_rules("mcr"), with_rules("hk-old-style"));
    let mut options = DrawOptions::from_club(&chinese, 42);
    assert!(!options.has_tables_without_overall(&chinese));
    options.sizes.fives = true;
    assert!(options.has_tables_without_overall(&chinese));
    assert!(!options.has_tables_without_overall(&hong_kong));
    // A chart has tables of four only.
    options.method = DrawMethod::Chart { rounds: 4 };
    assert!(!options.has_tables_without_overall(&chinese));
}

#[test]
fn a_round_is_drawn_again_until_it_has_results() {
    let mut test = with_round(DrawMethod::Random);
    let again = |test: &TestClub| {
        let club = test.club();
        let night = club.current_night().expect("an open night");
        let options = DrawOptions {
            again: true,
            ..DrawOptions::from_club(&club, 0)
        };
        options.choice(night).map(|choice| choice.again)
    };
    assert_eq!(again(&test), Some(true));
    test.result(1, 2, &EIGHT[4..]);
    assert_eq!(again(&test), Some(false));
}

#[test]
fn a_seed_is_a_number_of_at_most_64_bits() {
    let club = TestClub::with_members(&EIGHT).club();
    let night = club.current_night().expect("an open night");
    let seed = |text: &str| {
        let options = DrawOptions {
            seed: text.to_owned(),
            ..DrawOptions::from_club(&club, 0)
        };
        options.choice(night).map(|choice| choice.seed)
    };
    assert_eq!(seed(" 007 "), Some(7));
    assert_eq!(seed("18446744073709551615"), Some(u64::MAX));
    for wrong in ["", "-1", "1.5", "seven", "18446744073709551616"] {
        assert_eq!(seed(wrong), None, "{wrong}");
    }
}

#[test]
fn a_new_seed_has_six_digits_of_the_random_number() {
    // 0x1e240 is 123456, and 0xf4240 is a million.
    assert_eq!(new_seed("0000000000000000000000000001e240"), 123_456);
    assert_eq!(new_seed("000000000000000000000000000f4241"), 1);
    assert_eq!(new_seed("no number"), 0);
}

#[test]
fn the_rounds_of_a_chosen_chart_stay() {
    let chart = DrawMethod::Chart { rounds: 9 };
    assert!(methods(chart).contains(&chart));
}

#[test]
fn sizes_say_which_tables_there_are() {
    let sizes = |threes, fives, present| {
        let sizes = TableSizes { threes, fives };
        sizes_text(Locale::ENGLISH, sizes, present)
    };
    assert_eq!(
        sizes(false, false, 9),
        "9 members here · 2 tables of 4 · 1 waits"
    );
    assert_eq!(
        sizes(false, true, 9),
        "9 members here · 1 table of 4 · 1 table of 5"
    );
    assert_eq!(
        sizes(true, false, 7),
        "7 members here · 1 table of 4 · 1 table of 3"
    );
    assert_eq!(sizes(false, false, 2), "2 members here · 2 wait");
}

#[test]
fn ten_tables_have_two_rows_on_a_projector() {
    assert_eq!([1, 2, 4, 6, 8, 10, 12].map(columns), [1, 2, 2, 3, 4, 5, 6]);
    for tables in 1_usize..=10 {
        assert!(tables.div_ceil(columns(tables)) <= 2, "{tables}");
    }
}

#[test]
fn names_are_smaller_if_a_word_fits_no_line() {
    let class = |name: &str| name_class(["Bo", name].map(str::to_owned).into_iter());
    assert_eq!(class("Ann Lindberg"), None);
    assert_eq!(class("陳大文"), None);
    assert_eq!(class("Christine"), Some("projector-long"));
    assert_eq!(class("歐陽若水一"), Some("projector-long"));
    assert_eq!(class("Maximiliane"), Some("projector-longest"));
    assert_eq!(class("Jean-Baptiste Roy Du"), Some("projector-long"));
    assert_eq!(class("Anna Bo Cy Dee Eve Flo"), Some("projector-longest"));
}
