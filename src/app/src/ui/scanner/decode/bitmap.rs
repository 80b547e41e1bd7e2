//! A picture in black and white.

/// Difference to the mean brightness of its surroundings from which a pixel counts as black.
const BIAS: u32 = 2;

/// A picture in black and white.
pub struct Bitmap {
    width: usize,
    height: usize,
    is_black: Vec<bool>,
}

impl Bitmap {
    /// Returns the picture in which the pixels that are darker than their surroundings are black.
    pub fn with_local_threshold(width: usize, luma: &[u8]) -> Self {
        let height = luma.len() / width;
        let radius = (width.min(height) / 8).max(1);
        let mut is_black = Vec::with_capacity(luma.len());
        // The sum of each column over the rows around the current one.
        let mut columns = vec![0_u32; width];
        let add = |columns: &mut [u32], row: &[u8]| {
            for (sum, &pixel) in columns.iter_mut().zip(row) {
                *sum += u32::from(pixel);
            }
        };
        let rows: Vec<&[u8]> = luma.chunks_exact(width).collect();
        for row in rows.iter().take(radius) {
            add(&mut columns, row);
        }
        for (y, row) in rows.iter().enumerate() {
            if let Some(next) = rows.get(y + radius) {
                add(&mut columns, next);
            }
            if let Some(gone) = y.checked_sub(radius + 1).and_then(|y| rows.get(y)) {
                for (sum, &pixel) in columns.iter_mut().zip(*gone) {
                    *sum -= u32::from(pixel);
                }
            }
            let lines = (y + radius + 1).min(height) - y.saturating_sub(radius);
            let mut sum: u32 = columns.iter().take(radius).sum();
            for (x, &pixel) in row.iter().enumerate() {
                sum += columns.get(x + radius).copied().unwrap_or_default();
                let gone = x
                    .checked_sub(radius + 1)
                    .and_then(|x| columns.get(x).copied());
                sum -= gone.unwrap_or_default();
                let across = (x + radius + 1).min(width) - x.saturating_sub(radius);
                let count = (across * lines) as u32;
                is_black.push((u32::from(pixel) + BIAS) * count < sum);
            }
        }
        Self {
            width,
            height,
            is_black,
        }
    }

    /// Returns the picture in which the pixels of the darker of two groups are black. The groups are those
    /// whose means differ most, weighted by their sizes (Otsu's method).
    pub fn with_global_threshold(width: usize, luma: &[u8]) -> Self {
        let mut counts = [0_u64; 256];
        for &pixel in luma {
            counts[usize::from(pixel)] += 1;
        }
        let weighted = |(level, &count): (usize, &u64)| level as u64 * count;
        let (all, sum) = (
            luma.len() as u64,
            counts.iter().enumerate().map(weighted).sum::<u64>(),
        );
        let (mut dark, mut dark_sum) = (0, 0);
        let (mut best, mut threshold) = (0, 0);
        for (level, &count) in counts.iter().enumerate() {
            dark += count;
            dark_sum += level as u64 * count;
            let (light, light_sum) = (all - dark, sum - dark_sum);
            if dark == 0 || light == 0 {
                continue;
            }
            let difference = light_sum / light - dark_sum / dark;
            let spread = dark * light * difference * difference;
            if spread > best {
                (best, threshold) = (spread, level);
            }
        }
        Self {
            width,
            height: luma.len() / width,
            is_black: luma
                .iter()
                .map(|&pixel| usize::from(pixel) <= threshold)
                .collect(),
        }
    }

    /// Returns the number of rows.
    pub fn height(&self) -> usize {
        self.height
    }

    /// Returns a row of pixels; none outside of the picture.
    pub fn row(&self, y: usize) -> &[bool] {
        let start = y * self.width;
        self.is_black
            .get(start..start + self.width)
            .unwrap_or_default()
    }

    /// Whether a pixel is black; outside of the picture, all are white.
    pub fn is_black(&self, x: f64, y: f64) -> bool {
        // Values that aren't numbers become zero, values beyond the limits the limits.
        let (x, y) = (x.floor() as i64, y.floor() as i64);
        let is_within = (0..self.width as i64).contains(&x) && (0..self.height as i64).contains(&y);
        is_within && usize::try_from(y * self.width as i64 + x).is_ok_and(|at| self.is_black[at])
    }

    /// Whether a point is in the picture.
    pub fn contains(&self, x: f64, y: f64) -> bool {
        (0.0..self.width as f64).contains(&x) && (0.0..self.height as f64).contains(&y)
    }
}
