//! The elements of parts 4 and 6 that are no relations, by clause.

use std::collections::BTreeMap;

use tilewise_rules::{MeldKind, Seat, Suit, Tile, WinBy};

use super::{CountedLines, View, exclusions, groups, is_closed, is_pung, relations};
use crate::play::sixteen_tiles::shape_readings::ShapeReading;
use crate::play::sixteen_tiles::{GroupForm, HandGroup};

/// Elements whose condition holds: how often with the open and with the concealed value.
pub(super) type MetCounts = BTreeMap<&'static str, (usize, usize)>;

/// Returns what counts in the reading: one for each best choice of relations.
pub(super) fn counted(view: &View) -> Vec<CountedLines> {
    let mut all: Vec<CountedLines> = relations::choices(view)
        .into_iter()
        .map(|chosen| with_relations(view, &chosen))
        .collect();
    super::highest(&mut all);
    all
}

fn with_relations(view: &View, chosen: &MetCounts) -> CountedLines {
    let mut met = chosen.clone();
    for (key, open, concealed) in conditions(view) {
        met.insert(key, (open, concealed));
    }
    met.retain(|key, (open, concealed)| {
        let (open_value, concealed_value) = view.options.worth(key);
        // An element of value 0 is not there.
        *open > 0 && open_value > 0 || *concealed > 0 && concealed_value > 0
    });
    exclusions::reduce_counts(view, &mut met);
    let is = |key: &str| met.contains_key(key);
    let mut lines = CountedLines::new();
    for (&key, &(open, concealed)) in &met {
        if exclusions::is_excluded(view, key, &is) {
            continue;
        }
        let (open_value, concealed_value) = view.options.worth(key);
        for (count, value) in [(open, open_value), (concealed, concealed_value)] {
            let value = value_of(view, key, value);
            if count > 0 && value > 0 {
                *lines.entry((key, value)).or_default() += u16::try_from(count).unwrap_or(u16::MAX);
            }
        }
    }
    lines
}

/// T-156.
fn value_of(view: &View, key: &str, value: u16) -> u16 {
    if key != "tail-draws" {
        return value;
    }
    let in_a_row = u16::from(view.win.count("tail-draws").unwrap_or(1));
    if view.options.word("tail_draws") == "linear" {
        value * (in_a_row - 1)
    } else {
        value << (in_a_row - 1)
    }
}

type MetCondition = (&'static str, usize, usize);

fn flag(key: &'static str, is: bool) -> MetCondition {
    (key, usize::from(is), 0)
}

/// Returns each element with the number of times that it is met: open, concealed.
fn conditions(view: &View) -> Vec<MetCondition> {
    let mut all = situations(view);
    all.extend(bonus(view));
    all.extend(colours(view));
    all.extend(numbers(view));
    all.extend(fours(view));
    match view.reading {
        ShapeReading::Sets { .. } => {
            all.extend(honors(view));
            all.extend(waits(view));
            all.extend(pungs(view));
        }
        ShapeReading::Orphans { set } => {
            all.extend(set_of_orphans(view, *set));
            all.push(flag("thirteen-orphans", true));
            all.push(flag("thirteen-sided", view.waits.len() >= 13));
        }
        ShapeReading::Pairs { pung, .. } => all.extend(pairs(view, *pung)),
        ShapeReading::Unrelated => all.extend(unrelated(view)),
    }
    all
}

/// T-140 to T-149, T-152 to T-166.
fn situations(view: &View) -> Vec<MetCondition> {
    let win = view.win;
    let has = |fact| win.has(fact);
    let drawn = win.by == WinBy::SelfDraw;
    let discard = win.by == WinBy::Discard;
    let closed = is_closed(view);
    let is_sets = matches!(view.reading, ShapeReading::Sets { .. });
    let east = win.seat == Seat::East;
    let ready = ["ready", "human-ready", "earthly-ready", "heavenly-ready"];
    let ready = ready.into_iter().any(has);
    let in_a_row = win.count("tail-draws").unwrap_or(1);
    let winners = win.count("winners").unwrap_or(1);
    let river = win.count("river");
    let within = |most| river.is_some_and(|count| count <= most);
    vec![
        flag("base", true),
        flag("self-draw", drawn && !closed && is_sets),
        flag("concealed-hand", closed && is_sets),
        flag("closed-self-draw", drawn && (closed || !is_sets)),
        flag("ready", ready && !closed),
        flag("closed-ready", ready && closed),
        flag("human-ready", has("human-ready")),
        flag("earthly-ready", has("earthly-ready")),
        flag("heavenly-ready", has("heavenly-ready")),
        flag("immediate-win", ready && has("immediate")),
        flag("last-tile", has("last-tile")),
        flag("robbing-the-kong", win.by == WinBy::RobbingTheKong),
        flag("flower-replacement", drawn && has("bonus-replacement")),
        flag("kong-replacement", drawn && has("kong-replacement")),
        flag("tail-draws", drawn && in_a_row >= 2),
        flag("double-win", discard && winners == 2),
        flag("triple-win", discard && winners == 3),
        flag("four-discards", within(4)),
        flag("seven-discards", within(7)),
        flag("ten-discards", within(10)),
        flag("last-copy", has("last-copy")),
        flag("true-last-copy", has("true-last-copy")),
        flag("heavenly-hand", drawn && east && has("initial-hand")),
        flag("earthly-hand", discard && has("dealer-first-discard")),
        flag("human-hand", has("first-go-around")),
    ]
}

/// T-168 to T-173.
fn bonus(view: &View) -> Vec<MetCondition> {
    let families = view.win.families();
    let own: usize = view.win.own_bonus().into_iter().sum();
    let whole = families.into_iter().filter(|held| *held == 4).count();
    let none = families == [0, 0];
    let honors = has_honors(view);
    vec![
        flag("no-honors", !honors),
        flag("no-flowers", none),
        flag("no-honors-no-flowers", none && !honors),
        ("flower", families.into_iter().sum(), 0),
        ("seat-flower", own, 0),
        ("flower-set", whole, 0),
        flag("eight-flowers", whole == 2),
    ]
}

fn has_honors(view: &View) -> bool {
    view.win.tiles().into_iter().any(Tile::is_honor)
}

/// T-183 to T-190.
fn colours(view: &View) -> Vec<MetCondition> {
    let tiles = view.win.tiles();
    let has_suit = |suit: &Suit| tiles.iter().any(|tile| tile.suit() == Some(*suit));
    let suits = Suit::ALL.iter().filter(|suit| has_suit(suit)).count();
    let honors = has_honors(view);
    let winds = tiles.iter().any(|tile| tile.is_wind());
    let dragons = tiles.iter().any(|tile| tile.is_dragon());
    let five = suits == 3 && winds && dragons;
    let families = view.win.families();
    let both = families[0] > 0 && families[1] > 0;
    let (is_little, is_big) = match view.reading {
        ShapeReading::Sets { sets, .. } => {
            let of = |fits: &dyn Fn(Tile) -> bool| sets.iter().any(|set| fits(set.tile));
            let suits = Suit::ALL.into_iter();
            let each = suits
                .map(|suit| of(&|tile| tile.suit() == Some(suit)))
                .chain([of(&Tile::is_wind), of(&Tile::is_dragon)]);
            let sets = each.filter(|is| *is).count();
            (five && sets == 4, five && sets == 5)
        }
        ShapeReading::Pairs { .. } => (five, false),
        ShapeReading::Orphans { .. } | ShapeReading::Unrelated => (false, false),
    };
    let is_orphans = matches!(view.reading, ShapeReading::Orphans { .. });
    vec![
        flag("all-honors", suits == 0),
        flag("half-flush", suits == 1 && honors),
        flag("full-flush", suits == 1 && !honors),
        flag("missing-suit", suits == 2 && !honors),
        flag("little-five-types", is_little),
        flag("big-five-types", is_big),
        flag("little-seven-types", (is_little || is_orphans) && both),
        flag("big-seven-types", is_big && both),
    ]
}

/// T-191 to T-198.
fn numbers(view: &View) -> Vec<MetCondition> {
    let tiles = view.win.tiles();
    let honors = has_honors(view);
    let groups = groups(view.reading, &tiles);
    let every = |fits: &dyn Fn(&Tile) -> bool| groups.iter().all(|group| group.iter().any(fits));
    let is_end = |tile: &Tile| tile.is_terminal() || tile.is_honor();
    let outside = every(&is_end);
    let only_ends = tiles.iter().all(is_end);
    let terminals = tiles.iter().any(|tile| tile.is_terminal());
    let only_terminals = tiles.iter().all(|tile| tile.is_terminal());
    let five = tiles.iter().any(|tile| tile.rank() == Some(5));
    let mut with_numbers = groups
        .iter()
        .filter(|group| !group[0].is_honor())
        .peekable();
    let has_numbers = with_numbers.peek().is_some();
    let with_numbers: Vec<&Vec<Tile>> = with_numbers.collect();
    let shared = (1..=9).any(|rank| {
        let mut groups = with_numbers.iter();
        groups.all(|group| group.iter().any(|tile| tile.rank() == Some(rank)))
    });
    let shared = has_numbers && shared;
    vec![
        flag("no-fives", !five && !honors),
        flag("all-simples", !tiles.iter().any(is_end)),
        flag("mixed-outside", outside && honors),
        flag("pure-outside", outside && !honors),
        flag("mixed-terminals", only_ends && honors && terminals),
        flag("pure-terminals", only_terminals),
        flag("mixed-shared-number", shared && honors),
        flag("pure-shared-number", shared && !honors),
    ]
}

/// T-108, T-233 to T-237.
fn fours(view: &View) -> Vec<MetCondition> {
    let win = view.win;
    let tiles = win.tiles();
    let mut met = [(0, 0); 3];
    let (mut kinds, mut concealed_kinds) = (0, 0);
    for tile in Tile::ALL {
        let copies = tiles.iter().filter(|other| **other == tile).count();
        let kong = win
            .table
            .iter()
            .any(|set| set.is_kong() && set.tile == tile);
        if copies != 4 || kong {
            continue;
        }
        let groups = groups(view.reading, &tiles);
        let holding = groups.iter().filter(|group| group.contains(&tile)).count();
        if !(2..=4).contains(&holding) {
            continue;
        }
        let won_here = !win.is_drawn()
            && (win.tile == Some(tile)
                || view
                    .reading
                    .sets()
                    .iter()
                    .any(|set| set.is_completed && set.tiles().contains(&tile)));
        let on_table = win.table.iter().any(|set| set.tiles().contains(&tile));
        let is_concealed = !won_here && !on_table;
        kinds += 1;
        if is_concealed {
            met[holding - 2].1 += 1;
            concealed_kinds += 1;
        } else {
            met[holding - 2].0 += 1;
        }
    }
    let two = usize::from(kinds >= 2);
    let two_concealed = usize::from(concealed_kinds >= 2);
    vec![
        ("four-in-two", met[0].0, met[0].1),
        ("four-in-three", met[1].0, met[1].1),
        ("four-in-four", met[2].0, met[2].1),
        ("two-fours", two - two_concealed, two_concealed),
        flag("three-fours", kinds >= 3),
    ]
}

fn of_kind(sets: &[HandGroup], fits: &dyn Fn(Tile) -> bool) -> usize {
    let pungs = sets.iter().filter(|set| is_pung(set.kind));
    pungs.filter(|set| fits(set.tile)).count()
}

/// T-175, T-176: how often for dragons and for winds.
pub(super) fn honor_pungs(view: &View, sets: &[HandGroup]) -> [(usize, usize); 2] {
    let dragons = of_kind(sets, &Tile::is_dragon);
    let winds = of_kind(sets, &Tile::is_wind);
    let own = of_kind(sets, &|tile| tile == Tile::wind(view.win.seat));
    let round = of_kind(sets, &|tile| tile == Tile::wind(view.win.round));
    [(dragons, dragons), (winds, own + round)]
}

/// T-175 to T-182.
fn honors(view: &View) -> Vec<MetCondition> {
    let sets = view.reading.sets();
    let pair = view.reading.pair();
    let [(dragons, proper_dragons), (winds, proper_winds)] = honor_pungs(view, sets);
    let dragon_pair = pair.is_some_and(Tile::is_dragon);
    let wind_pair = pair.is_some_and(Tile::is_wind);
    vec![
        ("honor-pung", dragons + winds, 0),
        ("proper-honor", proper_dragons + proper_winds, 0),
        flag("little-three-dragons", dragons == 2 && dragon_pair),
        flag("big-three-dragons", dragons == 3),
        flag("little-three-winds", winds >= 2 && wind_pair),
        flag("big-three-winds", winds >= 3 && !wind_pair),
        flag("little-four-winds", winds == 3 && wind_pair),
        flag("big-four-winds", winds == 4),
    ]
}

/// T-150, T-151, T-199 to T-204, T-252, T-253.
fn waits(view: &View) -> Vec<MetCondition> {
    let win = view.win;
    let sets = view.reading.sets();
    let plain = |kind| matches!(kind, MeldKind::Chow | MeldKind::Pung);
    let claimed = win.table.iter().filter(|set| plain(set.kind)).count() == 5;
    let pair_rank = view.reading.pair().and_then(Tile::rank);
    let on_pung = sets.iter().any(|set| set.is_completed && set.is_pung());
    let closed_chow = sets.iter().any(|set| set.is_closed_chow_wait(win.tile));
    let narrow = closed_chow || view.reading.is_won_on_pair();
    let only = view.waits.len() == 1;
    let chows: Vec<Tile> = sets
        .iter()
        .filter(|set| set.kind == GroupForm::Chow)
        .map(|set| set.tile)
        .collect();
    let five_chows = chows.len() == 5;
    let none = win.bonus.is_empty() && !has_honors(view);
    let same = (1..=7).map(|rank| {
        chows
            .iter()
            .filter(|tile| tile.rank() == Some(rank))
            .count()
    });
    let same = same.max().unwrap_or(0);
    vec![
        flag("half-claimed", claimed && win.is_drawn()),
        flag("all-claimed", claimed && !win.is_drawn()),
        flag(
            "pair-of-258",
            pair_rank.is_some_and(|rank| [2, 5, 8].contains(&rank)),
        ),
        flag("pung-wait", on_pung),
        flag("apparent-single-wait", narrow && !only),
        flag("single-wait", narrow && only),
        flag("all-chows", five_chows),
        flag("big-all-chows", five_chows && none),
        flag("four-same-number-chows", same >= 4),
        flag("five-same-number-chows", same == 5),
    ]
}

fn kongs<'a>(sets: impl Iterator<Item = &'a HandGroup>) -> MetCondition {
    let mut count = ("kong", 0, 0);
    for set in sets.filter(|set| set.kind == GroupForm::Kong) {
        if set.meld == Some(MeldKind::ConcealedKong) {
            count.2 += 1;
        } else {
            count.1 += 1;
        }
    }
    count
}

/// T-226 to T-232.
fn pungs(view: &View) -> Vec<MetCondition> {
    let sets = view.reading.sets();
    let concealed = |set: &&HandGroup| is_pung(set.kind) && set.is_concealed(view.win);
    let concealed = sets.iter().filter(concealed).count();
    let kong = sets.iter().any(|set| set.kind == GroupForm::Kong);
    vec![
        flag("all-pungs", of_kind(sets, &|_| true) == 5),
        flag("two-concealed-pungs", concealed >= 2),
        flag("three-concealed-pungs", concealed >= 3),
        flag("four-concealed-pungs", concealed >= 4),
        flag("five-concealed-pungs", concealed == 5 && kong),
        flag("pure-concealed-pungs", concealed == 5 && !kong),
        kongs(sets.iter()),
    ]
}

/// T-244: what its set scores.
fn set_of_orphans(view: &View, set: HandGroup) -> Vec<MetCondition> {
    let [(dragons, proper_dragons), (winds, proper_winds)] = honor_pungs(view, &[set]);
    vec![
        ("honor-pung", dragons + winds, 0),
        ("proper-honor", proper_dragons + proper_winds, 0),
        kongs([set].iter()),
    ]
}

/// T-240, T-267 to T-270.
fn pairs(view: &View, pung: Tile) -> Vec<MetCondition> {
    let tiles = view.win.tiles();
    let has = |tile: Tile| tiles.iter().filter(|other| **other == tile).count() >= 2;
    let in_every_suit = |rank: &u8| {
        Suit::ALL
            .into_iter()
            .all(|suit| has(Tile::suited(suit, *rank)))
    };
    let three = (1..=9).filter(in_every_suit).count();
    vec![
        flag("seven-pairs-and-pung", true),
        flag("eight-pairs-wait", view.win.tile == Some(pung)),
        flag(
            "three-dragon-pairs",
            Tile::ALL[31..].iter().copied().all(has),
        ),
        flag(
            "four-wind-pairs",
            Tile::ALL[27..31].iter().copied().all(has),
        ),
        ("three-suit-pairs", three, 0),
    ]
}

/// T-241 to T-243, T-278.
fn unrelated(view: &View) -> Vec<MetCondition> {
    let tiles = view.win.tiles();
    let of = |suit: Suit| {
        let mut ranks: Vec<u8> = tiles
            .iter()
            .filter(|tile| tile.suit() == Some(suit))
            .filter_map(|tile| tile.rank())
            .collect();
        ranks.sort_unstable();
        ranks.dedup();
        ranks
    };
    let ranks = Suit::ALL.map(of);
    let same = ranks[0] == ranks[1] && ranks[1] == ranks[2];
    let mut all = ranks.concat();
    all.sort_unstable();
    all.dedup();
    vec![
        flag("sixteen-unrelated", true),
        flag("unrelated-same", same),
        flag("unrelated-straight", all.len() == 9),
        flag("sixteen-sided", view.waits.len() == 16),
    ]
}
