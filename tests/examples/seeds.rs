//! Writes the seed inputs of a fuzz target, one file each: `seeds notation fuzz/corpus/notation`.

use std::path::PathBuf;
use std::{env, fs, io};

use tilewise_tests::untrusted::{regressions, seeds};

fn main() -> io::Result<()> {
    let mut arguments = env::args().skip(1);
    let target = arguments.next().unwrap_or_default();
    let folder = PathBuf::from(arguments.next().unwrap_or_default());
    fs::create_dir_all(&folder)?;
    for (place, input) in regressions(&target)
        .into_iter()
        .chain(seeds(&target))
        .enumerate()
    {
        fs::write(folder.join(format!("seed-{place:04}")), input)?;
    }
    Ok(())
}
