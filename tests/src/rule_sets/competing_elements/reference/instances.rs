//! All related sets, written out: COMP-10 to COMP-13.

use std::sync::LazyLock;

use tilewise_rules::{Suit, Tile};

use super::choose::PAIR;
use super::reading::Reading;
use crate::reference::read::HandSet;

/// A set: whether it is a pung or kong, and its lowest tile.
type SetSpec = (bool, Tile);

/// Condition of the pair.
#[derive(Clone, Copy, Debug)]
enum Pair {
    Any,
    Is(Tile),
    NoWind,
    NoDragon,
}

/// Related sets, with their element and pair.
type Instance = (&'static str, Vec<SetSpec>, Pair);

static ALL: LazyLock<Vec<Instance>> = LazyLock::new(all);

#[expect(clippy::too_many_lines, reason = "one line for each element")]
fn all() -> Vec<Instance> {
    let mut all = Vec::new();
    let [m, p, s] = Suit::ALL;
    let orders = [
        [m, p, s],
        [m, s, p],
        [p, m, s],
        [p, s, m],
        [s, m, p],
        [s, p, m],
    ];
    let chow = |suit, rank| (false, Tile::suited(suit, rank));
    let pung = |suit, rank| (true, Tile::suited(suit, rank));
    let mut add = |key, sets: Vec<SetSpec>, pair| all.push((key, sets, pair));
    for suit in Suit::ALL {
        let chows = |ranks: &[u8]| ranks.iter().map(|&rank| chow(suit, rank)).collect();
        let pungs = |ranks: &[u8]| ranks.iter().map(|&rank| pung(suit, rank)).collect();
        for r in 1..=7 {
            add("pure-double-chow", chows(&[r, r]), Pair::Any);
            add("pure-triple-chow", chows(&[r, r, r]), Pair::Any);
            add("quadruple-chow", chows(&[r, r, r, r]), Pair::Any);
            add("pure-shifted-pungs", pungs(&[r, r + 1, r + 2]), Pair::Any);
        }
        for r in 1..=6 {
            add(
                "four-shifted-pungs",
                pungs(&[r, r + 1, r + 2, r + 3]),
                Pair::Any,
            );
        }
        for r in 1..=5 {
            add("pure-shifted-chows", chows(&[r, r + 1, r + 2]), Pair::Any);
        }
        for r in 1..=3 {
            add("pure-shifted-chows", chows(&[r, r + 2, r + 4]), Pair::Any);
        }
        for r in 1..=4 {
            add("short-straight", chows(&[r, r + 3]), Pair::Any);
            add(
                "four-shifted-chows",
                chows(&[r, r + 1, r + 2, r + 3]),
                Pair::Any,
            );
        }
        add("four-shifted-chows", chows(&[1, 3, 5, 7]), Pair::Any);
        add("two-terminal-chows", chows(&[1, 7]), Pair::Any);
        add("pure-straight", chows(&[1, 4, 7]), Pair::Any);
        let five = Pair::Is(Tile::suited(suit, 5));
        add("pure-terminal-chows", chows(&[1, 1, 7, 7]), five);
    }
    for [a, b, c] in orders {
        if (a as u8) < b as u8 {
            for r in 1..=7 {
                add("mixed-double-chow", vec![chow(a, r), chow(b, r)], Pair::Any);
            }
            for r in 1..=9 {
                add("double-pung", vec![pung(a, r), pung(b, r)], Pair::Any);
            }
            let sets = vec![chow(a, 1), chow(a, 7), chow(b, 1), chow(b, 7)];
            let five = Pair::Is(Tile::suited(c, 5));
            add("three-suited-terminal-chows", sets, five);
        }
        add(
            "mixed-straight",
            vec![chow(a, 1), chow(b, 4), chow(c, 7)],
            Pair::Any,
        );
        for r in 1..=5 {
            let sets = vec![chow(a, r), chow(b, r + 1), chow(c, r + 2)];
            add("mixed-shifted-chows", sets, Pair::Any);
        }
        for r in 1..=7 {
            let sets = vec![pung(a, r), pung(b, r + 1), pung(c, r + 2)];
            add("mixed-shifted-pungs", sets, Pair::Any);
        }
    }
    for r in 1..=7 {
        add(
            "mixed-triple-chow",
            Suit::ALL.map(|suit| chow(suit, r)).to_vec(),
            Pair::Any,
        );
    }
    for r in 1..=9 {
        add(
            "triple-pung",
            Suit::ALL.map(|suit| pung(suit, r)).to_vec(),
            Pair::Any,
        );
    }
    let (winds, dragons) = (&Tile::ALL[27..31], &Tile::ALL[31..34]);
    let without = |some: &[Tile], one: Tile| {
        let others = some.iter().filter(|&&other| other != one);
        others.map(|&other| (true, other)).collect::<Vec<SetSpec>>()
    };
    add(
        "big-four-winds",
        winds.iter().map(|&wind| (true, wind)).collect(),
        Pair::Any,
    );
    add(
        "big-three-dragons",
        dragons.iter().map(|&one| (true, one)).collect(),
        Pair::Any,
    );
    for &wind in winds {
        add("little-four-winds", without(winds, wind), Pair::Is(wind));
        add("big-three-winds", without(winds, wind), Pair::NoWind);
    }
    for &dragon in dragons {
        add(
            "little-three-dragons",
            without(dragons, dragon),
            Pair::Is(dragon),
        );
        add("two-dragon-pungs", without(dragons, dragon), Pair::NoDragon);
    }
    for (_, sets, _) in &mut all {
        sets.sort();
    }
    all
}

/// Returns the relations of a reading, with the indices of their sets and pair.
pub fn found(reading: &Reading) -> Vec<(&'static str, Vec<usize>)> {
    let mut found = Vec::new();
    let Some(pair) = reading.pair else {
        return found;
    };
    let places = 0..reading.sets.len();
    let pungs = |is: fn(Tile) -> bool| {
        let fits = |set: &&HandSet| set.is_pung() && is(set.tile);
        reading.sets.iter().filter(fits).count()
    };
    for some in 0..1_usize << places.len() {
        let places: Vec<usize> = places
            .clone()
            .filter(|place| some >> place & 1 == 1)
            .collect();
        let set = |&place: &usize| (reading.sets[place].is_pung(), reading.sets[place].tile);
        let mut sets: Vec<SetSpec> = places.iter().map(set).collect();
        sets.sort();
        for (key, instance, with) in ALL.iter().filter(|one| one.1 == sets) {
            let fits = match with {
                Pair::Any => true,
                Pair::Is(tile) => pair == *tile,
                // All that exist.
                Pair::NoWind => !pair.is_wind() && pungs(Tile::is_wind) == instance.len(),
                Pair::NoDragon => !pair.is_dragon() && pungs(Tile::is_dragon) == instance.len(),
            };
            if fits {
                let mut members = places.clone();
                members.extend(matches!(with, Pair::Is(_)).then_some(PAIR));
                found.push((*key, members));
            }
        }
    }
    found
}
