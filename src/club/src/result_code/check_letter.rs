//! The check letter of a result code.
//!
//! The letter is one of 22, for a number modulo 11 and a parity together:
//!
//! - The number is the sum of all numbers in hundredths, each times its weight. Weights are powers of 2, whose order
//!   modulo 11 is 10, so those of eight places differ. A power of ten is 1 or −1 modulo 11. So a digit that changes by
//!   d changes the number by ±d times a weight, which isn't 0, as d is at most 9. Two neighbouring digits a and b of
//!   one number change it by ±9 (a − b) times the weight; those of two neighbouring numbers by (a − b) times the sum or
//!   difference of two weights, which isn't 0, as a weight is twice the one before. The same is true if the last score
//!   follows from the sum and takes the opposite of each change; the tests go through these cases.
//! - The parity is that of the pairs of numbers of which the first is greater. It changes whenever two neighbours that
//!   differ are swapped. A sum with weights can't find all of these: some numbers are equal modulo anything.
//!
//! The night only shifts the letters, so what is found doesn't depend on it.

use super::ResultCode;

/// The check letters. I, O and Q look like digits, and U like V.
pub const CHECK_LETTERS: [char; 22] = [
    'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K', 'L', 'M', 'N', 'P', 'R', 'S', 'T', 'V', 'W',
    'X', 'Y', 'Z',
];

/// The base of the weighted sum: a prime above 9.
const BASE: i64 = 11;

/// Weights of the round, the table and five scores, modulo [`BASE`].
pub(super) const WEIGHTS: [i64; 7] = [1, 2, 4, 8, 5, 10, 9];

/// The weight of what is left, the next power of 2.
pub(super) const REST_WEIGHT: i64 = 7;

/// Returns the check letter of a code on a night.
pub(super) fn check_letter(code: &ResultCode, night: &str) -> char {
    let labels = [code.round, code.table].map(|number| i64::from(number) * 100);
    let numbers = labels.iter().chain(&code.scores);
    let weights = WEIGHTS.iter().cycle();
    let products = numbers
        .clone()
        .zip(weights)
        .chain([(&code.rest, &REST_WEIGHT)]);
    let sum = products.fold(0, |sum, (number, weight)| {
        (sum + number.rem_euclid(BASE) * weight) % BASE
    });
    let numbers: Vec<i64> = numbers.chain([&code.rest]).copied().collect();
    let shift = night_shift(night);
    let number = sum + BASE * i64::from(is_odd(&numbers)) + shift;
    let place = usize::try_from(number).unwrap_or_default();
    CHECK_LETTERS[place % CHECK_LETTERS.len()]
}

/// Returns whether the number of pairs whose first number is greater is odd.
fn is_odd(numbers: &[i64]) -> bool {
    let pairs = numbers.iter().enumerate().flat_map(|(place, one)| {
        let after = numbers.get(place + 1..).unwrap_or_default();
        after.iter().filter(move |&other| one > other)
    });
    pairs.count() % 2 == 1
}

/// Returns by how many letters the code of a night shifts the check letter. Codes that differ in one digit shift it
/// differently.
fn night_shift(night: &str) -> i64 {
    let digits = night.chars().filter_map(|letter| letter.to_digit(36));
    digits.fold(0, |shift, digit| (shift * 31 + i64::from(digit)) % 22)
}
