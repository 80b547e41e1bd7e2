//! what a reading is worth.

use super::dora::dora_of;
use super::fu::{FuLine, fu_of, sum};
use super::view::View;
use super::yaku::{is_renhou_alone, yaku_of};
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
    /// Its key.
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

    /// Its base, of a single yakuman.
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

/// What a hand is worth in one reading, before anybody pays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worth {
    /// What counts: key, how often, what it is worth once. Yaku in the order of the list, then dora.
    pub elements: Vec<(&'static str, u16, u16)>,
    /// The lines of fu, `round-up` last.
    pub fu: Vec<FuLine>,
    /// the sum of the elements; 0 without yaku.
    pub total: u16,
    ///
    pub counted: u16,
    /// The level, if it reaches one.
    pub level: Option<Level>,
    /// The units of yakuman that are paid.
    pub yakuman: u16,
    /// 基本点
    pub base: i64,
    /// whether it has no yaku.
    pub below_minimum: bool,
}

/// What a reading can be counted as: one way, or two with D-10.
pub fn worths_of(view: &View) -> Vec<Worth> {
    let yakuman = yakuman_of(view);
    let mut worths = vec![if yakuman.is_empty() {
        ordinary(view)
    } else {
        of_yakuman(&yakuman, view.options)
    }];
    if is_renhou_alone(view) {
        worths.push(Worth {
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
fn of_yakuman(yakuman: &[(&'static str, u16)], options: &Options) -> Worth {
    let units = yakuman.iter().map(|(_, units)| units).sum();
    let paid = if options.yakuman_add {
        options.yakuman_max.min(units)
    } else {
        1
    };
    let elements = yakuman.iter().map(|(key, units)| (*key, 1, 13 * units));
    Worth {
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

fn ordinary(view: &View) -> Worth {
    let (yaku, dora) = (yaku_of(view), dora_of(view.entry, view.options));
    let dora = dora.into_iter().map(|(key, count)| (key, count, 1));
    if yaku.is_empty() {
        return Worth {
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
    Worth {
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
