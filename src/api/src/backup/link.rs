//! Links and QR codes of backups: the file as a short text, with the links of games in place of their files.
//!
//! Formats are permanent, with the dictionary: a change needs a new number.

use super::write::backup_text;
use super::{DeviceBackup, ReadBackup, read_backup};
use crate::catalogue::Catalogue;
use crate::packing::{CodePart, PackingFormat, codes, joined_codes, packed, unpacked};
use crate::report::RefusalReport;
use crate::text_encoding;

/// The format for new links. Its dictionary has typical parts of backups.
const FORMAT: PackingFormat = PackingFormat {
    number: 1,
    dictionary: include_str!("known.txt"),
    longest: 4 << 20,
    noun: "backup",
};
/// The maximum length of a backup that is compressed; longer ones need too many codes.
const LONGEST: usize = 256 << 10;

/// A backup as the text of a link and as codes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackupCodes {
    /// The text of the link.
    pub link: String,
    /// The texts of the codes.
    pub codes: Vec<String>,
}

/// Returns a backup as a link and as codes with at most `room` bytes each; `None` if it needs more than `most` codes.
pub fn backup_codes(backup: &DeviceBackup, room: usize, most: usize) -> Option<BackupCodes> {
    let text = backup_text(backup);
    if text.len() > LONGEST {
        return None;
    }
    let packed = packed(text.as_bytes(), FORMAT);
    let codes = codes(&packed, room).filter(|codes| codes.len() <= most)?;
    Some(BackupCodes {
        link: text_encoding::to_base64url(&packed),
        codes,
    })
}

/// Reads a backup from the text of a link.
///
/// # Errors
/// If it was cut off, changed, or comes from a newer version.
pub fn read_backup_link(text: &str, catalogue: Catalogue) -> Result<ReadBackup, RefusalReport> {
    read_packed(&text_encoding::from_base64url(text), catalogue)
}

/// Reads a backup from its codes in any order.
///
/// # Errors
/// If codes are missing or of different backups, or if the backup can't be read.
pub fn read_backup_codes(
    parts: &[CodePart],
    catalogue: Catalogue,
) -> Result<ReadBackup, RefusalReport> {
    read_packed(&joined_codes(parts)?, catalogue)
}

fn read_packed(bytes: &[u8], catalogue: Catalogue) -> Result<ReadBackup, RefusalReport> {
    read_backup(&unpacked(bytes, FORMAT)?, catalogue)
}
