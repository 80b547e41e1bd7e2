//! Hong Kong Old Style.

mod circumstances;
mod coverage;
mod elements;
#[cfg(feature = "events")]
mod events;
mod liability;
mod options;
mod payment;

use crate::decomposition::{Quads, Shapes};
use crate::engine::House;
use crate::schema::{EventKind, Exemption, LiabilityKey, Limit, Money, RuleSet, Unit};
use crate::tiles::BonusTiles;
pub use coverage::COVERAGE;
use options::choice;

/// The book.
pub static BOOK: RuleSet = RuleSet {
    key: "hk-old-style",
    name: "Hong Kong Old Style",
    unit: Unit::Fan,
    money: |_| Money::POINTS,
    elements: &elements::ELEMENTS,
    fu: &[],
    options: options::CHOICES,
    circumstances: &circumstances::CIRCUMSTANCES,
    liabilities: &[
        LiabilityKey::BigThreeDragons,
        LiabilityKey::BigFourWinds,
        LiabilityKey::AllHonors,
        LiabilityKey::AllTerminals,
        LiabilityKey::FullFlush,
        LiabilityKey::FiveTilesLeft,
    ],
    exempts: &[Exemption::NoChoice],
    events: &[
        EventKind::SettleWin,
        EventKind::ClaimsOnDiscard,
        EventKind::Claim,
        EventKind::ErroneousMahjong,
        EventKind::WrongTileCount,
    ],
    bonus: |house| {
        if house.on(const { choice("bonus_tiles_in_play") }) {
            BonusTiles::FLOWERS.union(BonusTiles::SEASONS)
        } else {
            BonusTiles::NONE
        }
    },
    bonus_win: "",
    shapes,
    limit: |house| Limit::at(number(house, "limit_fan")),
    minimum: |house| number(house, "minimum_fan"),
    towards_minimum: |_, tally| tally.counted,
    points: |house, tally| payment::points(house, tally.counted),
    settle: payment::settle,
    #[cfg(feature = "events")]
    rule: events::rule,
    #[cfg(feature = "events")]
    asks: events::asks,
};

fn number(house: &House, key: &str) -> u16 {
    u16::try_from(house.number(choice(key))).unwrap_or(u16::MAX)
}

/// HKOS-01, HKOS-02.
fn shapes(house: &House) -> Shapes {
    let quads = if house.on(const { choice("seven_pairs_quad_as_two_pairs") }) {
        Quads::TwoPairs
    } else {
        Quads::Refused
    };
    let off = house.chosen(const { choice("seven_pairs") }) == OFF;
    Shapes {
        seven_pairs: (!off).then_some(quads),
        thirteen_orphans: true,
    }
}

/// The place of `off` among the answers of `seven_pairs`.
const OFF: usize = 2;
