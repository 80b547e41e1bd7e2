//! value of a reading.

use super::dora::dora_of;
use super::fu::{FuLine, fu_of, sum};
use super::view::View;
use super::yaku::{is_renhou_mangan, yaku_of};
use super::yakuman::yakuman_of;
use crate::play::riichi::options::Options;

///
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// 満貫
    Mangan,
    /// 跳満
    Haneman,
    /// 倍満
    Baiman,
    /// 三倍満
    Sanbaiman,
    /// 数え役満
    CountedYakuman,
    /// 役満
    Yakuman,
}

impl Level {
    /// Returns its key.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Mangan => "mangan",
            Self::Haneman => "haneman",
            Self::Baiman => "baiman",
            Self::Sanbaiman => "sanbaiman",
            Self::CountedYakuman => "counted-yakuman",
            Self::Yakuman => "yakuman",
        }
    }

    /// Returns its base, that of a single yakuman.
    pub const fn base(self) -> i64 {
        match self {
            Self::Mangan => 2000,
            Self::Haneman => 3000,
            Self::Baiman => 4000,
            Self::Sanbaiman => 6000,
            Self::CountedYakuman | Self::Yakuman => 8000,
        }
    }
}

/// Value of a hand in one reading, before payments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadingValue {
    /// The counted elements: key, count, value. Yaku in the order of the list, then dora.
    pub elements: Vec<(&'static str, u16, u16)>,
    /// The lines of fu, `round-up` last.
    pub fu: Vec<FuLine>,
    /// the sum of the elements; 0 without yaku.
    pub total: u16,
    ///
    pub counted: u16,
    /// The level, if any.
    pub level: Option<Level>,
    /// The units of yakuman that are paid.
    pub yakuman: u16,
    /// 基本点
    pub base: i64,
    /// whether it has no yaku.
    pub below_minimum: bool,
}

/// Returns the values of a reading: one, or two with D-10.
pub fn worths_of(view: &View) -> Vec<ReadingValue> {
    let yakuman = yakuman_of(view);
    let mut worths = vec![if yakuman.is_empty() {
        ordinary(view)
    } else {
        of_yakuman(&yakuman, view.options)
    }];
    if is_renhou_mangan(view) {
        worths.push(ReadingValue {
            elements: vec![("renhou", 1, 5)],
            fu: Vec::new(),
            total: 5,
            counted: 5,
            level: Some(Level::Mangan),
            yakuman: 0,
            base: Level::Mangan.base(),
            below_minimum: false,
        });
    }
    worths
}

/// D-12
fn of_yakuman(yakuman: &[(&'static str, u16)], options: &Options) -> ReadingValue {
    let units = yakuman.iter().map(|(_, units)| units).sum();
    let paid = if options.yakuman_add {
        options.yakuman_max.min(units)
    } else {
        1
    };
    let elements = yakuman.iter().map(|(key, units)| (*key, 1, 13 * units));
    ReadingValue {
        elements: elements.collect(),
        fu: Vec::new(),
        total: 13 * units,
        counted: 13 * paid,
        level: Some(Level::Yakuman),
        yakuman: paid,
        base: i64::from(paid) * Level::Yakuman.base(),
        below_minimum: false,
    }
}

fn ordinary(view: &View) -> ReadingValue {
    let (yaku, dora) = (yaku_of(view), dora_of(view.entry, view.options));
    let dora = dora.into_iter().map(|(key, count)| (key, count, 1));
    if yaku.is_empty() {
        return ReadingValue {
            elements: dora.collect(),
            fu: Vec::new(),
            total: 0,
            counted: 0,
            level: None,
            yakuman: 0,
            base: 0,
            below_minimum: true,
        };
    }
    let yaku = yaku.into_iter().map(|(key, han)| (key, 1, han));
    let elements: Vec<_> = yaku.chain(dora).collect();
    let han = elements.iter().map(|(_, count, han)| count * han).sum();
    let fu = fu_of(view);
    let (base, level) = base(han, sum(&fu), view.options);
    ReadingValue {
        elements,
        fu,
        total: han,
        counted: han.min(if view.options.counted_yakuman { 13 } else { 11 }),
        level,
        yakuman: 0,
        base,
        below_minimum: false,
    }
}

///
pub fn base(han: u16, fu: u16, options: &Options) -> (i64, Option<Level>) {
    let level = match han {
        0..=4 => {
            let base = i64::from(fu) << (han + 2);
            let limit = if options.kiriage { 1900 } else { 2000 };
            if base <= limit {
                return (base, None);
            }
            Level::Mangan
        }
        5 => Level::Mangan,
        6 | 7 => Level::Haneman,
        8..=10 => Level::Baiman,
        13.. if options.counted_yakuman => Level::CountedYakuman,
        _ => Level::Sanbaiman,
    };
    (level.base(), Some(level))
}
