//! The elements of part 2, by clause.

use std::collections::BTreeMap;

use tilewise_rules::{MeldKind, Seat, Suit, Tile, WinBy};

use super::View;
use crate::play::sixteen_tiles::shape_readings::ShapeReading;
use crate::play::sixteen_tiles::{GroupForm, HandGroup, TableSet};
use crate::reference::ScoredElement;

/// The elements that are met and there, with the number of times.
pub(super) type MetElements = BTreeMap<&'static str, u16>;

/// Returns the elements that are met in the reading.
pub(super) fn met(view: &View) -> MetElements {
    let mut met = BTreeMap::new();
    for (key, count) in conditions(view) {
        // An element of value 0 is not there.
        if count > 0 && view.options.worth(key) > 0 {
            met.insert(key, count);
        }
    }
    met
}

/// Returns those of them that count.
pub(super) fn counted(view: &View, met: &MetElements) -> Vec<ScoredElement> {
    let elements: Vec<(&'static str, u16)> =
        met.iter().map(|(key, count)| (*key, *count)).collect();
    let mut counted = Vec::new();
    for (key, count) in elements {
        let count = if key == "seat-flower" {
            own_flowers(view, met)
        } else {
            count
        };
        if count > 0 && !is_excluded(view, key, &|other| met.contains_key(other)) {
            counted.push((key, count, view.options.worth(key)));
        }
    }
    counted
}

/// T-27: with `flower_set_includes_seat` not those of a counted flower set.
fn own_flowers(view: &View, met: &BTreeMap<&'static str, u16>) -> u16 {
    let families = view.win.families();
    let own = view.win.own_bonus();
    let included = view.options.yes("flower_set_includes_seat") && met.contains_key("flower-set");
    let mut count = 0;
    for family in [0, 1] {
        if !(included && families[family] == 4) {
            count += own[family];
        }
    }
    number(count)
}

/// Returns whether an element isn't counted because of another one that is there.
fn is_excluded(view: &View, key: &str, is: &dyn Fn(&str) -> bool) -> bool {
    let yes = |option| view.options.yes(option);
    let drawn = view.win.is_drawn();
    let initial = is("heavenly-hand") || is("earthly-hand");
    match key {
        "concealed-hand" => {
            initial
                || is("human-hand")
                || is("heavenly-ready") && yes("heavenly_ready_includes") && !drawn
                || is("earthly-ready") && yes("earthly_ready_includes")
        }
        "fully-concealed" => initial,
        "self-draw" => initial && !yes("initial_hand_adds_self_draw"),
        "seat-wind" | "round-wind" => {
            is("wind-pung")
                || is("little-four-winds") && !yes("little_winds_add_winds")
                || is("big-four-winds") && !yes("big_winds_add_winds")
        }
        "dragon-pung" => is("little-three-dragons") || is("big-three-dragons"),
        "seat-flower" | "flower-set" => is("any-flower") || is("eight-flowers"),
        "any-flower" => is("eight-flowers"),
        "no-flowers" => is("no-honors-no-flowers"),
        "single-wait" => is("heavenly-hand") || is("all-claimed") || is("half-claimed"),
        "kong-replacement" => is("heavenly-hand"),
        "three-concealed-pungs" => is("four-concealed-pungs") || is("five-concealed-pungs"),
        "four-concealed-pungs" => is("five-concealed-pungs"),
        "all-pungs" => is("all-honors") && !yes("all_honors_add_all_pungs"),
        "four-kongs" => is("five-kongs"),
        "ready" => is("heavenly-ready") || is("earthly-ready") || initial || is("human-hand"),
        "heavenly-ready" | "earthly-ready" => initial || is("human-hand"),
        _ => false,
    }
}

fn number(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}

/// Returns each element with the number of times for which its condition holds.
fn conditions(view: &View) -> Vec<(&'static str, u16)> {
    let mut all = situations(view);
    all.extend(tiles(view));
    if matches!(view.reading, ShapeReading::Pairs { .. }) {
        // T-55: no other element of sets, pair or waits.
        all.push(("seven-pairs-and-pung", 1));
    } else {
        all.extend(waits_and_table(view));
        all.extend(pungs(view));
    }
    all
}

/// T-20 to T-22, T-33 to T-36, T-56 to T-62, T-64.
fn situations(view: &View) -> Vec<(&'static str, u16)> {
    let win = view.win;
    let yes = |option| view.options.yes(option);
    let drawn = win.is_drawn();
    let discard = win.by == WinBy::Discard;
    let concealed = is_concealed(view);
    let replaced = win.has("kong-replacement")
        || win.has("bonus-replacement") && yes("replacement_after_bonus");
    let window = view.options.word("ready_window");
    let heavenly = win.has("heavenly-ready");
    let earthly = win.has("earthly-ready");
    let has_heavenly = heavenly && !["off", "own-first-discard"].contains(&window);
    let has_earthly = earthly && window != "off";
    // T-57, T-58: of value 0 they count as T-56.
    let ready = win.has("ready") || has_heavenly || has_earthly;
    let initial = win.has("initial-hand") && drawn;
    let east = win.seat == Seat::East;
    let human = view.options.word("human_hand") != "off" && win.has("first-go-around") && discard;
    // T-69.
    let eight = win.families() == [4, 4] && yes("bonus_tiles");
    let in_hand = view.options.word("eight_flowers") == "adds"
        || view.options.word("eight_flowers") == "compound" && win.by == WinBy::BonusTiles;
    let is_there = |key| view.options.worth(key) > 0;
    let dealt = yes("dealt_flowers")
        && eight
        && in_hand
        && is_there("eight-flowers")
        && initial
        && is_there(if east {
            "heavenly-hand"
        } else {
            "earthly-hand"
        });
    let facts = [
        ("concealed-hand", concealed),
        ("fully-concealed", concealed && drawn),
        ("self-draw", drawn),
        ("robbing-the-kong", win.by == WinBy::RobbingTheKong),
        ("kong-replacement", drawn && replaced),
        ("last-tile-draw", drawn && win.has("last-tile")),
        (
            "last-tile-claim",
            discard && win.has("last-tile") && yes("last_tile_claim"),
        ),
        ("ready", ready && yes("ready")),
        ("heavenly-ready", has_heavenly),
        ("earthly-ready", has_earthly),
        ("heavenly-hand", initial && east),
        ("earthly-hand", initial && !east),
        ("human-hand", human),
        ("eight-flowers", eight && in_hand),
        ("dealt-flowers", dealt),
    ];
    facts.map(|(key, is)| (key, u16::from(is))).to_vec()
}

/// T-20.
fn is_concealed(view: &View) -> bool {
    !view.win.table.iter().any(TableSet::is_claimed)
}

/// T-23 to T-31, T-46, T-47, T-52.
fn tiles(view: &View) -> Vec<(&'static str, u16)> {
    let win = view.win;
    let yes = |option| view.options.yes(option);
    let all = win.tiles();
    let honors = all.iter().any(|tile| tile.is_honor());
    let only_honors = all.iter().all(|tile| tile.is_honor());
    let suits = Suit::ALL
        .into_iter()
        .filter(|suit| all.iter().any(|tile| tile.suit() == Some(*suit)))
        .count();
    let flowers = yes("bonus_tiles");
    let none = flowers && win.bonus.is_empty();
    let sets = win.families().into_iter().filter(|held| *held == 4);
    let own: usize = win.own_bonus().into_iter().sum();
    let when = |is: bool, count: u16| if is { count } else { 0 };
    let pungs = |fits: &dyn Fn(Tile) -> bool| {
        let kinds = pung_tiles(view).into_iter();
        number(kinds.filter(|tile| fits(*tile)).count())
    };
    vec![
        ("seat-wind", pungs(&|tile| tile == Tile::wind(win.seat))),
        ("round-wind", pungs(&|tile| tile == Tile::wind(win.round))),
        ("wind-pung", when(yes("every_wind"), pungs(&Tile::is_wind))),
        ("dragon-pung", pungs(&Tile::is_dragon)),
        ("seat-flower", when(flowers, number(own))),
        (
            "any-flower",
            when(flowers && yes("every_flower"), number(win.bonus.len())),
        ),
        ("flower-set", when(flowers, number(sets.count()))),
        ("no-flowers", when(none && yes("no_flowers"), 1)),
        (
            "no-honors-no-flowers",
            when(none && !honors && yes("no_honors_no_flowers"), 1),
        ),
        ("half-flush", when(suits == 1 && honors, 1)),
        ("full-flush", when(suits == 1 && !honors, 1)),
        ("all-honors", when(only_honors, 1)),
    ]
}

/// Returns the kinds of the pungs and kongs, also that of seven pairs and a pung.
fn pung_tiles(view: &View) -> Vec<Tile> {
    match view.reading {
        ShapeReading::Pairs { pung, .. } => vec![*pung],
        reading => {
            let sets = reading.sets().iter().filter(|set| set.is_pung());
            sets.map(|set| set.tile).collect()
        }
    }
}

/// T-32, T-37 to T-39, T-44, T-45, T-53, T-54.
fn waits_and_table(view: &View) -> Vec<(&'static str, u16)> {
    let win = view.win;
    let yes = |option| view.options.yes(option);
    let when = |is: bool, count: u16| if is { count } else { 0 };
    let claimed = win.table.iter().filter(|set| set.is_claimed()).count();
    let closed_wait = view.reading.is_won_on_pair()
        || view
            .reading
            .sets()
            .iter()
            .any(|set| set.is_closed_chow_wait(win.tile));
    let one_kind = view.waits.len() == 1;
    let single = match view.options.word("single_wait") {
        "shape" => one_kind && closed_wait && claimed < 5,
        _ => one_kind,
    };
    let kongs = win.table.iter().filter(|set| set.is_kong()).count();
    let concealed = |set: &&TableSet| set.kind == MeldKind::ConcealedKong;
    let concealed_kongs = win.table.iter().filter(concealed).count();
    let melded_kongs = kongs - concealed_kongs;
    let on_pair = view.reading.is_won_on_pair();
    vec![
        ("single-wait", when(single, 1)),
        (
            "melded-kong",
            when(yes("melded_kong"), number(melded_kongs)),
        ),
        (
            "concealed-kong",
            when(yes("concealed_kong"), number(concealed_kongs)),
        ),
        ("all-chows", when(is_all_chows(view), 1)),
        (
            "all-claimed",
            when(claimed == 5 && !win.is_drawn() && on_pair, 1),
        ),
        (
            "half-claimed",
            when(claimed == 5 && win.is_drawn() && yes("half_claimed"), 1),
        ),
        ("four-kongs", when(kongs >= 4 && yes("four_kongs"), 1)),
        ("five-kongs", when(kongs == 5 && yes("five_kongs"), 1)),
    ]
}

fn has_five_chows(reading: &ShapeReading) -> bool {
    let sets = reading.sets();
    sets.len() == 5 && sets.iter().all(|set| set.kind == GroupForm::Chow)
}

fn is_two_sided(view: &View, reading: &ShapeReading) -> bool {
    let ends = |set: &HandGroup| set.is_two_sided_wait(view.win.tile);
    reading.sets().iter().any(ends)
}

/// T-39, T-72.
fn is_all_chows(view: &View) -> bool {
    let yes = |option| view.options.yes(option);
    let wait = match view.options.word("all_chows_wait") {
        "any" => true,
        "only-two-sided" => {
            let mut five = view.all.iter().filter(|reading| has_five_chows(reading));
            five.all(|reading| is_two_sided(view, reading))
        }
        _ => is_two_sided(view, view.reading),
    };
    let honor_pair = view.reading.pair().is_some_and(Tile::is_honor);
    has_five_chows(view.reading)
        && wait
        && (yes("all_chows_self_draw") || !view.win.is_drawn())
        && (yes("all_chows_concealed") || !is_concealed(view))
        && (yes("all_chows_honors_flowers") || view.win.bonus.is_empty() && !honor_pair)
}

/// T-40 to T-43, T-48 to T-51.
fn pungs(view: &View) -> Vec<(&'static str, u16)> {
    let sets = view.reading.sets();
    let pair = view.reading.pair();
    let alike = sets.iter().filter(|set| set.is_pung()).count();
    let concealed = |set: &&HandGroup| set.is_pung() && set.is_concealed(view.win);
    let concealed = sets.iter().filter(concealed).count();
    let kinds = pung_tiles(view);
    let dragons = kinds.iter().filter(|tile| tile.is_dragon()).count();
    let winds = kinds.iter().filter(|tile| tile.is_wind()).count();
    let little_dragons = dragons == 2 && pair.is_some_and(Tile::is_dragon);
    let little_winds = winds == 3 && pair.is_some_and(Tile::is_wind);
    let facts = [
        ("three-concealed-pungs", concealed >= 3),
        ("four-concealed-pungs", concealed >= 4),
        ("five-concealed-pungs", concealed == 5),
        ("all-pungs", alike == 5),
        ("little-three-dragons", little_dragons),
        ("big-three-dragons", dragons == 3),
        ("little-four-winds", little_winds),
        ("big-four-winds", winds == 4),
    ];
    facts.map(|(key, is)| (key, u16::from(is))).to_vec()
}
