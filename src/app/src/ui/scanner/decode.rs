//! Decoding of QR codes in a picture. The search is our own, because that of `rqrr` panics and loops on some
//! pictures; `rqrr` reads the modules that were found.

// Coordinates, and sums over a picture, are far below the limits of these types.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss
)]

mod bitmap;
mod code_corners;
mod finder_pattern;
mod module_grid;
#[cfg(test)]
mod tests;

use bitmap::Bitmap;
use code_corners::candidates;

/// Smallest width and height of a picture: those of the smallest code.
const SMALLEST: usize = 21;
/// Largest number of pixels of a picture.
const LARGEST: usize = 16_000_000;
/// Largest number of corners that are tried in a picture.
const MOST_TRIED: usize = 25;

/// Returns the texts of all QR codes in a picture, given by the brightness of its pixels, row by row.
pub fn decode(width: usize, height: usize, luma: &[u8]) -> Vec<String> {
    let size = width.checked_mul(height);
    let is_sound = size == Some(luma.len())
        && width.min(height) >= SMALLEST
        && (SMALLEST..=LARGEST).contains(&luma.len());
    if !is_sound {
        return Vec::new();
    }
    // A local threshold copes with shadows, a global one with codes that have large areas of one colour.
    let found = read(&Bitmap::with_local_threshold(width, luma));
    if found.is_empty() {
        return read(&Bitmap::with_global_threshold(width, luma));
    }
    found
}

/// Returns the texts of the codes in black and white.
fn read(bitmap: &Bitmap) -> Vec<String> {
    let patterns = finder_pattern::find(bitmap);
    let (mut texts, mut used) = (Vec::new(), Vec::new());
    for corners in candidates(&patterns).into_iter().take(MOST_TRIED) {
        if corners.patterns.iter().any(|one| used.contains(one)) {
            continue;
        }
        if let Some(text) = module_grid::read(bitmap, &corners.located(&patterns)) {
            used.extend(corners.patterns);
            if !texts.contains(&text) {
                texts.push(text);
            }
        }
    }
    texts
}
