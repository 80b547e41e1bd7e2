//! How often the address may be written.

/// How often the address may be written: browsers refuse more than 100 changes in half a minute,
/// and the router takes a refusal for the end of the world.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Pace {
    began: f64,
    written: u32,
}

/// Milliseconds that are watched at once.
const WINDOW: f64 = 30_000.0;
/// How many writes they may see: as two windows can meet, half of what browsers allow.
const MOST: u32 = 48;

impl Pace {
    /// Notes a write at this time, in milliseconds, or says how long to wait with it.
    ///
    /// # Errors
    /// The milliseconds to wait.
    pub fn write(&mut self, now: f64) -> Result<(), u32> {
        let passed = now - self.began;
        if !(0.0..WINDOW).contains(&passed) {
            *self = Self {
                began: now,
                written: 0,
            };
        }
        if self.written < MOST {
            self.written += 1;
            return Ok(());
        }
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "it lies between 0 and the window"
        )]
        Err((WINDOW - passed).ceil() as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_passes_and_then_waits_for_the_next_window() {
        let mut pace = Pace::default();
        for write in 0..MOST {
            assert_eq!(pace.write(50_000.0 + f64::from(write)), Ok(()));
        }
        assert_eq!(pace.write(51_000.0), Err(29_000));
        assert_eq!(pace.write(80_000.0), Ok(()));
    }

    #[test]
    fn a_clock_that_jumps_back_locks_nothing() {
        let mut pace = Pace {
            began: 90_000.0,
            written: MOST,
        };
        assert_eq!(pace.write(10_000.0), Ok(()));
    }
}
