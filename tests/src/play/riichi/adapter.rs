//! Between what the rules take and what the reference scorer takes. What the rules can't say yet is left
//! out on the way there and absent on the way back: red fives, indicators, counters, bets, and the
//! circumstances that no rule set has had so far.

use tilewise_rules::{
    Circumstance, Circumstances, FedTile, HandInput, MeldInput, MeldKind as RulesMeldKind,
    Seat as RulesSeat, StatedLiability, Suit as RulesSuit, Tile as RulesTile, WinBy,
    WinContextInput, WinInput,
};

use super::options::Options;
use super::random;
use super::reference::entry::{By, Circumstance as C, Entry, Fed, Meld, MeldKind};
use super::reference::tiles::{Seat, Suit, Tile};
use super::reference::{Outcome, Score, score};
use crate::play::Play;
use crate::random::Rng;
use crate::reference::Worth;

impl Play for Options {
    fn text(&self) -> String {
        self.text()
    }

    fn winning(&self, rng: &mut Rng) -> WinInput {
        input(&random::winning(rng, self))
    }

    fn best(&self, input: &WinInput) -> Vec<Worth> {
        let Some(entry) = entry(input) else {
            return Vec::new();
        };
        match score(&entry, self) {
            Outcome::Won(scores) => scores.iter().map(worth).collect(),
            _ => Vec::new(),
        }
    }
}

/// The same, as all rule sets have it.
fn worth(score: &Score) -> Worth {
    let mut elements = score.worth.elements.clone();
    elements.sort_unstable();
    Worth {
        elements,
        total: score.worth.total,
        counted: score.worth.counted,
        net: score.net,
        liable: !score.due.liable.is_empty(),
    }
}

/// The entry as the rules take it.
pub fn input(entry: &Entry) -> WinInput {
    let by = match entry.by {
        By::SelfDraw => WinBy::SelfDraw,
        By::Discard(_) => WinBy::Discard,
        By::Robbing(_) => WinBy::RobbingTheKong,
    };
    let known = entry.circumstances.iter();
    let circumstances: Circumstances = known
        .filter_map(|one| Circumstance::from_key(one.key()))
        .collect();
    let liability = entry.liability.iter().map(|&(fed, seat)| StatedLiability {
        key: fed.key(),
        seat: to_seat(seat),
        fed: FedTile::Set,
        exempt: None,
    });
    let melds = entry.melds.iter().map(|meld| MeldInput {
        kind: to_kind(meld.kind),
        tiles: to_tiles(&meld.tiles),
        from: meld.from.map(to_seat),
    });
    WinInput {
        hand: HandInput {
            concealed: to_tiles(&entry.concealed),
            melds: melds.collect(),
            winning_tile: Some(to_tile(entry.winning)),
            bonus: Vec::new(),
        },
        context: WinContextInput {
            seat: Some(to_seat(entry.seat)),
            prevailing: Some(to_seat(entry.round)),
            by: Some(by),
            from: entry.by.from().map(to_seat),
            circumstances,
            liability: liability.collect(),
        },
    }
}

/// The entry as the reference scorer takes it; none if a part of it is missing, or if it is none of
/// riichi.
pub fn entry(input: &WinInput) -> Option<Entry> {
    let (hand, context) = (&input.hand, &input.context);
    let by = match (context.by?, context.from) {
        (WinBy::SelfDraw, _) => By::SelfDraw,
        (WinBy::Discard, from) => By::Discard(of_seat(from?)),
        (WinBy::RobbingTheKong, from) => By::Robbing(of_seat(from?)),
        (WinBy::BonusTiles, _) => return None,
    };
    let holds = |one: &C| {
        Circumstance::from_key(one.key()).is_some_and(|one| context.circumstances.has(one))
    };
    let fed = |stated: &StatedLiability| {
        let fed = Fed::ALL.into_iter().find(|fed| fed.key() == stated.key)?;
        Some((fed, of_seat(stated.seat)))
    };
    let melds = hand.melds.iter().map(|meld| Meld {
        kind: of_kind(meld.kind),
        tiles: of_tiles(&meld.tiles),
        from: meld.from.map(of_seat),
    });
    Some(Entry {
        concealed: of_tiles(&hand.concealed),
        melds: melds.collect(),
        winning: of_tile(hand.winning_tile?),
        by,
        seat: of_seat(context.seat?),
        round: of_seat(context.prevailing?),
        circumstances: C::ALL.into_iter().filter(holds).collect(),
        dora: Vec::new(),
        ura: Vec::new(),
        honba: 0,
        bets: 0,
        declared: Vec::new(),
        liability: context.liability.iter().filter_map(fed).collect(),
    })
}

const MELD_KINDS: [(MeldKind, RulesMeldKind); 5] = [
    (MeldKind::Chow, RulesMeldKind::Chow),
    (MeldKind::Pung, RulesMeldKind::Pung),
    (MeldKind::Kong, RulesMeldKind::Kong),
    (MeldKind::AddedKong, RulesMeldKind::AddedKong),
    (MeldKind::ConcealedKong, RulesMeldKind::ConcealedKong),
];

fn to_kind(kind: MeldKind) -> RulesMeldKind {
    MELD_KINDS[MELD_KINDS
        .iter()
        .position(|pair| pair.0 == kind)
        .unwrap_or(0)]
    .1
}

fn of_kind(kind: RulesMeldKind) -> MeldKind {
    MELD_KINDS[MELD_KINDS
        .iter()
        .position(|pair| pair.1 == kind)
        .unwrap_or(0)]
    .0
}

fn to_seat(seat: Seat) -> RulesSeat {
    RulesSeat::ALL[seat.place()]
}

fn of_seat(seat: RulesSeat) -> Seat {
    Seat::ALL[seat as usize]
}

fn to_tile(tile: Tile) -> RulesTile {
    let suit = match tile.suit {
        Suit::Characters => RulesSuit::Characters,
        Suit::Dots => RulesSuit::Dots,
        Suit::Bamboo => RulesSuit::Bamboo,
        Suit::Honours => return RulesTile::ALL[usize::from(26 + tile.rank)],
    };
    RulesTile::suited(suit, tile.rank)
}

/// Both list the kinds in the order of the notation.
fn of_tile(tile: RulesTile) -> Tile {
    Tile::kinds()[tile.index()]
}

fn to_tiles(tiles: &[Tile]) -> Vec<RulesTile> {
    tiles.iter().map(|&tile| to_tile(tile)).collect()
}

fn of_tiles(tiles: &[RulesTile]) -> Vec<Tile> {
    tiles.iter().map(|&tile| of_tile(tile)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_comes_back_as_it_went() {
        let mut rng = Rng::with_seed(5);
        for _ in 0..2000 {
            let house = random::house(&mut rng);
            let there = input(&random::winning(&mut rng, &house));
            let text = there.to_string();
            let Some(back) = entry(&there) else {
                panic!("{text}");
            };
            assert_eq!(input(&back), there, "{text}");
            let written: Entry = text.parse().expect("the same notation");
            assert_eq!(input(&written), there, "{text}");
        }
    }

    #[test]
    fn what_the_rules_can_say_is_worth_the_same() {
        let text = "234m456p67899s78s w9s SE";
        let written: Entry = text.parse().expect(text);
        let worths = Options::EMA_2025.best(&input(&written));
        assert_eq!(worths[0].net, [-700, 1500, -400, -400]);
    }
}
