//! Weeks, by counting days from a Monday on.

/// Returns the number of whole weeks from Monday, 4 January 2021, to a date after it.
pub fn weeks_since_monday(date: &str) -> u32 {
    let numbers: Vec<u32> = date.split('-').map(|part| part.parse().unwrap()).collect();
    let [year, month, day] = numbers[..] else {
        panic!("{date}")
    };
    let (mut days, mut at) = (0, (2021, 1, 4));
    while at != (year, month, day) {
        days += 1;
        at = next_day(at);
    }
    days / 7
}

fn next_day((year, month, day): (u32, u32, u32)) -> (u32, u32, u32) {
    let length = match month {
        2 if year % 4 == 0 => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    };
    match (month, day) {
        (12, 31) => (year + 1, 1, 1),
        (_, day) if day == length => (year, month + 1, 1),
        (_, day) => (year, month, day + 1),
    }
}
