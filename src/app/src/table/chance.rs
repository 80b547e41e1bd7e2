//! Random numbers.

use tilewise_rules::Die;

/// Throws dice; `None` if the system has no random numbers.
pub fn throw(number: usize) -> Option<Vec<Die>> {
    let die = || {
        let face = pick(usize::from(Die::FACES))?;
        Die::new(u8::try_from(face + 1).ok()?)
    };
    (0..number).map(|_| die()).collect()
}

/// Returns one of so many numbers from 0, at most 256, each with the same chance.
pub fn pick(numbers: usize) -> Option<usize> {
    pick_by(numbers, random_byte)
}

/// Picks a number by random bytes. Bytes above the last multiple of the numbers are not used, because they
/// would make some numbers more frequent.
fn pick_by(numbers: usize, mut byte: impl FnMut() -> Option<u8>) -> Option<usize> {
    const BYTES: usize = 1 << u8::BITS;
    if !(1..=BYTES).contains(&numbers) {
        return None;
    }
    let used = BYTES - BYTES % numbers;
    loop {
        let byte = usize::from(byte()?);
        if byte < used {
            return Some(byte % numbers);
        }
    }
}

/// Returns a byte of the system's secure generator; `None` without one.
fn random_byte() -> Option<u8> {
    let mut bytes = [0];
    getrandom::fill(&mut bytes).ok()?;
    Some(bytes[0])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_number_is_picked_by_equally_many_bytes() {
        for numbers in 1..=256 {
            let mut counts = vec![0; numbers];
            for byte in 0..=u8::MAX {
                // The next byte would be 0: an unused one is followed by no other.
                let mut bytes = [byte].into_iter();
                if let Some(number) = pick_by(numbers, || bytes.next()) {
                    counts[number] += 1;
                }
            }
            assert_eq!(counts, vec![256 / numbers; numbers]);
        }
    }

    #[test]
    fn unused_bytes_are_followed_by_another() {
        let mut bytes = [255, 252, 251].into_iter();
        assert_eq!(pick_by(6, || bytes.next()), Some(251 % 6));
        assert_eq!(pick_by(6, || None), None);
        assert_eq!(pick_by(0, || Some(0)), None);
    }
}
