//! Elements and their tai.

use tilewise_rules::{
    BonusTiles, Circumstance, Completed, Condition, Element, Native, ReadSet, Reading, Seat,
    SetKind, SetMask, Shape, Tile, When, WinBy, Worth, checked, waits,
};

use super::{OPTIONS, SIXTEEN_DISCONNECTED};

pub(super) static ELEMENTS: [Element; 28] = checked(
    [
        tai(
            ("dealer", "FIVE-8", 1),
            &[],
            When::Win(|won| won.context.seat == Seat::East),
        ),
        tai(
            ("dealer-streak", "FIVE-8", 2),
            &[],
            When::TimesOfWin(|won| {
                let streak = won.context.circumstances.count(Circumstance::DealerStreak);
                streak
                    .filter(|_| won.context.seat == Seat::East)
                    .unwrap_or(0)
            }),
        ),
        tai(
            ("self-draw", "FIVE-9", 1),
            &[],
            When::Win(|won| won.context.is_self_draw()),
        ),
        tai(
            ("nothing-claimed", "FIVE-10", 1),
            &[],
            When::Win(|won| won.hand.claimed().next().is_none()),
        ),
        tai(
            ("nothing-claimed-self-draw", "FIVE-11", 3),
            &[
                ("self-draw", Condition::Always),
                ("nothing-claimed", Condition::Always),
            ],
            When::Win(|won| won.hand.claimed().next().is_none() && won.context.is_self_draw()),
        ),
        tai(
            ("everything-claimed", "FIVE-12", 2),
            &[("single-wait", Condition::Always)],
            When::Win(|won| {
                let claimed = won.hand.claimed().count();
                claimed == won.hand.geometry().sets() && !won.context.is_self_draw()
            }),
        ),
        tai(
            ("single-wait", "FIVE-13", 1),
            &[],
            When::Win(|won| waits(won.hand, won.house.patterns()).iter().count() == 1),
        ),
        tai(
            ("last-tile", "FIVE-14", 1),
            &[],
            When::Win(|won| won.context.has(Circumstance::LastTile)),
        ),
        tai(
            ("kong-replacement", "FIVE-15", 1),
            &[],
            When::Win(|won| won.context.has(Circumstance::KongReplacement)),
        ),
        tai(
            ("robbing-the-kong", "FIVE-16", 1),
            &[],
            When::Win(|won| won.context.win.by() == WinBy::RobbingTheKong),
        ),
        tai(
            ("dragon-pung", "FIVE-17", 1),
            &[],
            When::EachSet(|set, _| is_dragons(set)),
        ),
        tai(
            ("seat-wind", "FIVE-18", 1),
            &[],
            When::EachSet(|set, won| is_pung_of(set, Tile::wind(won.context.seat))),
        ),
        tai(
            ("prevailing-wind", "FIVE-19", 1),
            &[],
            When::EachSet(|set, won| is_pung_of(set, Tile::wind(won.context.prevailing))),
        ),
        tai(
            ("three-concealed-pungs", "FIVE-20", 2),
            &[],
            When::Sets(|reading, won| {
                concealed_pungs(reading, won.context.is_self_draw()).if_sets(3)
            }),
        ),
        tai(
            ("four-concealed-pungs", "FIVE-20", 5),
            &[],
            When::Sets(|reading, won| {
                concealed_pungs(reading, won.context.is_self_draw()).if_sets(4)
            }),
        ),
        tai(
            ("five-concealed-pungs", "FIVE-20", 8),
            &[("all-pungs", Condition::Always)],
            When::Sets(|reading, won| {
                concealed_pungs(reading, won.context.is_self_draw()).if_sets(5)
            }),
        ),
        tai(
            ("all-pungs", "FIVE-21", 4),
            &[],
            When::Hand(|reading, _| reading.all_sets(|set| set.set.is_alike())),
        ),
        tai(
            ("all-chows", "FIVE-22", 2),
            &[],
            When::Hand(|reading, won| {
                reading.all_sets(|set| set.set.kind == SetKind::Chow)
                    && reading.pair_is(|tile| !tile.is_honor())
                    && won.hand.bonus().is_empty()
                    && !won.context.is_self_draw()
                    && reading.completed != Completed::Pair
            }),
        ),
        tai(
            ("half-flush", "FIVE-23", 4),
            &[],
            When::Tiles(|won| won.hand.all().suits() == 1 && won.hand.all().has_honors()),
        ),
        tai(
            ("full-flush", "FIVE-24", 8),
            &[],
            When::Tiles(|won| won.hand.all().suits() == 1 && !won.hand.all().has_honors()),
        ),
        tai(
            ("small-three-dragons", "FIVE-25", 4),
            &[("dragon-pung", Condition::Always)],
            When::Sets(|reading, _| {
                let pair = reading.pair_is(Tile::is_dragon);
                reading.sets_where(is_dragons).if_sets(2).with_pair_if(pair)
            }),
        ),
        tai(
            ("big-three-dragons", "FIVE-26", 8),
            &[("dragon-pung", Condition::Always)],
            When::Sets(|reading, _| reading.sets_where(is_dragons).if_sets(3)),
        ),
        tai(
            ("small-four-winds", "FIVE-27", 8),
            &[
                ("seat-wind", Condition::Always),
                ("prevailing-wind", Condition::Always),
            ],
            When::Sets(|reading, _| {
                let pair = reading.pair_is(Tile::is_wind);
                reading.sets_where(is_winds).if_sets(3).with_pair_if(pair)
            }),
        ),
        tai(
            ("big-four-winds", "FIVE-28", 16),
            &[
                ("seat-wind", Condition::Always),
                ("prevailing-wind", Condition::Always),
            ],
            When::Sets(|reading, _| reading.sets_where(is_winds).if_sets(4)),
        ),
        tai(
            ("seven-pairs-and-a-pung", "FIVE-2", 8),
            &[
                ("nothing-claimed", Condition::Always),
                ("nothing-claimed-self-draw", Condition::Always),
            ],
            When::Hand(|reading, _| matches!(reading.shape, Shape::Pairs(_))),
        ),
        tai(
            ("sixteen-apart", "FIVE-3", 16),
            &[
                ("nothing-claimed", Condition::Always),
                ("nothing-claimed-self-draw", Condition::Always),
                ("single-wait", Condition::Always),
            ],
            When::Hand(|reading, _| reading.is_singles(&SIXTEEN_DISCONNECTED)),
        ),
        tai(
            ("own-flower", "FIVE-29", 1),
            &[],
            When::EachBonus(|tile, won| tile.belongs_to(won.context.seat)),
        ),
        tai(
            ("four-flowers", "FIVE-30", 2),
            &[],
            When::EachFamily(BonusTiles::FLOWERS.union(BonusTiles::SEASONS)),
        ),
    ],
    OPTIONS,
);

const fn tai(
    (key, clause, tai): (&'static str, &'static str, u16),
    includes: &'static [(&'static str, Condition)],
    when: When,
) -> Element {
    Element {
        key,
        name: key,
        native_name: Native::None,
        aliases: "",
        concept: "",
        description: key,
        clause,
        worth: Worth::Fan(tai),
        when,
        includes,
        played: Condition::Always,
        example: "",
    }
}

fn is_pung_of(set: ReadSet, tile: Tile) -> bool {
    set.set.is_alike() && set.set.tile == tile
}

fn is_dragons(set: ReadSet) -> bool {
    set.set.is_alike() && set.set.tile.is_dragon()
}

fn is_winds(set: ReadSet) -> bool {
    set.set.is_alike() && set.set.tile.is_wind()
}

/// Returns the pungs and kongs in the hand, and concealed ones on the table, unless another player's tile
/// completed them.
fn concealed_pungs(reading: &Reading, self_draw: bool) -> SetMask {
    let claimed = reading.completed_set().filter(|_| !self_draw);
    reading.sets_where(|set| set.set.is_alike() && set.is_concealed() && Some(set) != claimed)
}
