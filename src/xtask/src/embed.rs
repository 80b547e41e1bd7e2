//! The script that clubs put into their pages, and the budget for it.

use anyhow::{Result, ensure};

use crate::{first_load::sizes_of, workspace::root};

/// Less than this, in bytes.
const BUDGET: u64 = 5_000;

/// Prints the size of `dist/embed.js`; fails where it is over its budget.
pub fn check() -> Result<()> {
    for size in sizes_of(&[root().join("dist/embed.js")])? {
        println!(
            "\n{:<48} {:>9} {:>9}",
            "embed.js, for other pages", size.raw, size.brotli
        );
        allows(size.brotli)?;
    }
    Ok(())
}

fn allows(brotli: u64) -> Result<()> {
    ensure!(
        brotli < BUDGET,
        "embed.js is {brotli} bytes, it must be less than {BUDGET}"
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::allows;

    #[test]
    fn the_script_stays_below_its_budget() {
        assert!(allows(4_999).is_ok());
        let refusal = allows(5_000).map_err(|error| error.to_string());
        assert_eq!(
            refusal.err().as_deref(),
            Some("embed.js is 5000 bytes, it must be less than 5000")
        );
    }
}
