//! Elements that are met without joining sets: COMP-2 and COMP-13 to COMP-22.

use tilewise_rules::{Circumstance, MeldKind, Seat, Tile, WinBy, WinInput};

use super::choose::MetElement;
use super::reading::{Pattern, Reading, waits};
use super::table::KONGS;
use crate::reference::read::{Completed, HandSet, SetKind};

/// Returns the met elements.
#[expect(clippy::too_many_lines, reason = "one line for each clause")]
pub fn met(entry: &WinInput, reading: &Reading) -> Vec<MetElement> {
    let context = &entry.context;
    let drawn = context.by == Some(WinBy::SelfDraw);
    let tiles: Vec<Tile> = entry.hand.tiles().collect();
    let winning = entry.hand.winning_tile;
    let only = |fits: &dyn Fn(Tile) -> bool| tiles.iter().all(|&tile| fits(tile));
    let any = |fits: fn(Tile) -> bool| tiles.iter().any(|&tile| fits(tile));
    let ranks = |low: u8, high: u8| {
        only(&|tile| tile.rank().is_some_and(|rank| low <= rank && rank <= high))
    };
    let text = |tile: Tile| tile.to_string();
    let suits = "mps".chars();
    let suits = suits.filter(|&suit| tiles.iter().any(|&tile| text(tile).ends_with(suit)));
    let suits = suits.count();
    let honors = any(Tile::is_honor);
    let form = reading.form;
    let sets = &reading.sets;
    let places = |fits: &dyn Fn(&HandSet) -> bool| -> Vec<usize> {
        (0..sets.len())
            .filter(|&place| fits(&sets[place]))
            .collect()
    };
    let claimed = entry.hand.melds.iter();
    let claimed = claimed
        .filter(|meld| meld.kind != MeldKind::ConcealedKong)
        .count();
    let all_pungs = form == Pattern::Sets && sets.iter().all(HandSet::is_pung);
    let all_chows = matches!(form, Pattern::Sets | Pattern::Knitted)
        && sets.iter().all(|set| set.kind == SetKind::Chow)
        && reading.pair.is_some_and(|pair| !pair.is_honor());
    // Every set and the pair has such a tile.
    let each_has = |fits: fn(Tile) -> bool| {
        let of = |set: &HandSet| match set.kind {
            SetKind::Chow => (0..3).filter_map(|more| set.tile.above(more)).any(fits),
            SetKind::Pung | SetKind::Kong => fits(set.tile),
        };
        form == Pattern::Sets && sets.iter().all(of) && reading.pair.is_some_and(fits)
    };
    let hidden: Vec<usize> = (0..sets.len())
        .filter(|&place| sets[place].is_pung() && !sets[place].melded)
        .filter(|&place| drawn || reading.won != Some(Completed::Set(place)))
        .collect();
    let kongs = places(&|set| set.kind == SetKind::Kong);
    let mut met: Vec<MetElement> = Vec::new();
    let mut add = |key, holds: bool| {
        if holds {
            met.push((key, Vec::new()));
        }
    };
    add(
        "all-green",
        only(&|tile| "2s3s4s6s8s6z".contains(&text(tile))),
    );
    add("nine-gates", is_nine_gates(entry));
    add("thirteen-orphans", form == Pattern::Orphans);
    add(
        "all-terminals",
        only(&|tile| matches!(tile.rank(), Some(1 | 9))),
    );
    add("all-honors", only(&Tile::is_honor));
    let outer = only(&|tile| tile.is_honor() || matches!(tile.rank(), Some(1 | 9)));
    add("all-terminals-and-honors", outer && honors && suits > 0);
    add("seven-pairs", form == Pattern::Pairs);
    add(
        "all-even-pungs",
        all_pungs && only(&|tile| matches!(tile.rank(), Some(2 | 4 | 6 | 8))),
    );
    add("full-flush", suits == 1 && !honors);
    add("upper-tiles", ranks(7, 9));
    add("middle-tiles", ranks(4, 6));
    add("lower-tiles", ranks(1, 3));
    add("all-fives", each_has(|tile| tile.rank() == Some(5)));
    add("knitted-and-honors", form == Pattern::Different);
    add("knitted-straight", form == Pattern::Knitted);
    add("upper-four", ranks(6, 9));
    add("lower-four", ranks(1, 4));
    let reversible = "1p2p3p4p5p8p9p2s4s5s6s8s9s5z";
    add(
        "reversible-tiles",
        only(&|tile| reversible.contains(&text(tile))),
    );
    add(
        "last-tile",
        context.circumstances.has(Circumstance::LastTile),
    );
    add(
        "kong-replacement",
        context.circumstances.has(Circumstance::KongReplacement),
    );
    add(
        "robbing-the-kong",
        context.by == Some(WinBy::RobbingTheKong),
    );
    add("all-pungs", all_pungs);
    add("half-flush", suits == 1 && honors);
    add(
        "all-types",
        suits == 3 && any(Tile::is_wind) && any(Tile::is_dragon),
    );
    add("melded-hand", claimed == 4 && !drawn);
    add(
        "outside-hand",
        each_has(|tile| tile.is_honor() || matches!(tile.rank(), Some(1 | 9))),
    );
    add("fully-concealed-hand", claimed == 0 && drawn);
    add("concealed-hand", claimed == 0 && !drawn);
    add("all-chows", all_chows);
    for tile in Tile::ALL {
        let in_kong = kongs.iter().any(|&place| sets[place].tile == tile);
        let four = tiles.iter().filter(|&&one| one == tile).count() == 4;
        add("tile-hog", four && !in_kong);
    }
    add("all-simples", ranks(2, 8));
    add("one-voided-suit", suits == 2);
    add("no-honors", !honors);
    add("self-drawn", drawn);
    if waits(entry).len() == 1 {
        let chow = match reading.won {
            Some(Completed::Set(place)) => Some(&sets[place]),
            _ => None,
        };
        let chow = chow.filter(|set| set.kind == SetKind::Chow);
        let place = chow.map(|set| (0..3).position(|more| set.tile.above(more) == winning));
        let low = chow.and_then(|set| set.tile.rank());
        let edge = matches!(
            (place.flatten(), low),
            (Some(2), Some(1)) | (Some(0), Some(7))
        );
        add("edge-wait", edge);
        add("closed-wait", place.flatten() == Some(1));
        add("single-wait", reading.won == Some(Completed::Pair));
    }
    for _ in &entry.hand.bonus {
        add("flower", true);
    }
    let mut sets_of = |key, members: Vec<usize>, holds: bool| {
        if holds {
            met.push((key, members));
        }
    };
    let dragons = places(&|set| set.is_pung() && set.tile.is_dragon());
    sets_of("dragon-pung", dragons.clone(), dragons.len() == 1);
    for (place, set) in sets.iter().enumerate() {
        let wind_of = |seat: Option<Seat>| seat.is_some_and(|seat| set.tile == Tile::wind(seat));
        let pung = set.is_pung();
        sets_of("seat-wind", vec![place], pung && wind_of(context.seat));
        sets_of(
            "prevailing-wind",
            vec![place],
            pung && wind_of(context.prevailing),
        );
        let outer = set.tile.is_terminal() || set.tile.is_wind();
        sets_of("terminal-or-wind-pung", vec![place], pung && outer);
        if set.kind == SetKind::Kong {
            let index = set
                .tile
                .rank()
                .map_or_else(|| set.tile.index() - 18, |rank| usize::from(rank) - 1);
            sets_of(KONGS[index], vec![place], true);
        }
    }
    let counts = [
        "two-concealed-pungs",
        "three-concealed-pungs",
        "four-concealed-pungs",
    ];
    for (count, key) in (2..).zip(counts) {
        sets_of(key, hidden.clone(), hidden.len() == count);
    }
    for (count, key) in (2..).zip(["two-kongs", "three-kongs", "four-kongs"]) {
        sets_of(key, kongs.clone(), kongs.len() == count);
    }
    met
}

/// COMP-17.
fn is_nine_gates(entry: &WinInput) -> bool {
    let mut before: Vec<u8> = entry
        .hand
        .concealed
        .iter()
        .filter_map(|tile| tile.rank())
        .collect();
    before.sort_unstable();
    let suits = entry.hand.concealed.iter().chain(&entry.hand.winning_tile);
    let mut suits: Vec<_> = suits.map(|tile| tile.suit()).collect();
    suits.dedup();
    before == [1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9] && suits.len() == 1
}
