//! Public standings as the text of a link. The bytes have a version and a checksum.

use tilewise_club::{PackedError, PublicSeason};

use crate::report::RefusalReport;
use crate::text_encoding;

/// Returns public standings as the text of a link.
pub fn season_link(season: &PublicSeason) -> String {
    text_encoding::to_base64url(&season.to_bytes())
}

/// Parses the text of a link, up to the first character that isn't part of it.
///
/// # Errors
/// If it was cut off, changed, or comes from a newer version.
pub fn read_season_link(text: &str) -> Result<PublicSeason, RefusalReport> {
    let bytes = text_encoding::from_base64url(text);
    PublicSeason::from_bytes(&bytes)
        .or_else(|error| without_filling(&bytes).ok_or(error))
        .map_err(refusal)
}

/// Reads bytes without the last one, which the encoding may have added.
fn without_filling(bytes: &[u8]) -> Option<PublicSeason> {
    let (0, content) = bytes.split_last()? else {
        return None;
    };
    PublicSeason::from_bytes(content).ok()
}

fn refusal(error: PackedError) -> RefusalReport {
    let code = match error {
        PackedError::CutOff => "cut-off",
        PackedError::Changed => "bad-request",
        PackedError::Newer => "unknown-version",
    };
    RefusalReport::single(code, error.message().to_owned())
}
