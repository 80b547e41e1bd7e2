//! Plays deals with four simple players and prints how they are won: the source of the weights of ordinary hands.
//! `cargo run --release -p tilewise-practice --example play -- 500 'hk-old-style;minimum_fan=1'`
//!
//! Each player keeps the tiles that leave the hand nearest to a win, claims what brings it nearer in half of the
//! deals, and wins when the rules allow it.

use std::env;

use tilewise_practice::Random;
use tilewise_rules::{
    BonusTiles, Hand, HandInput, MeldInput, MeldKind, RedFives, RuleConfig, Seat, SetKind, Tile,
    WinBy, WinContextInput, WinInput, check, discards, score, shanten,
};

/// The tiles that are never drawn.
const DEAD_WALL: usize = 14;

/// A player of a deal.
#[derive(Clone, Default)]
struct PlayedHand {
    hand: HandInput,
    claims: bool,
}

/// What is counted over all wins.
#[derive(Default)]
struct WinCounts {
    deals: u32,
    wins: u32,
    self_drawn: u32,
    claims: [u32; 6],
    sets: u32,
    chows: u32,
    one_suit: u32,
}

impl WinCounts {
    fn add(&mut self, config: &RuleConfig, entry: &WinInput) {
        let Ok((hand, context)) = check(config, entry) else {
            return;
        };
        let Some(score) = score(config, &hand, &context) else {
            return;
        };
        self.wins += 1;
        self.self_drawn += u32::from(context.is_self_draw());
        self.claims[hand.claimed().count()] += 1;
        for set in score.best.reading.sets() {
            self.sets += 1;
            self.chows += u32::from(set.set.kind == SetKind::Chow);
        }
        let mut suits: Vec<_> = entry.hand.tiles().filter_map(Tile::suit).collect();
        suits.sort_unstable_by_key(|&suit| suit as u8);
        suits.dedup();
        self.one_suit += u32::from(suits.len() == 1);
    }

    fn print(&self) {
        let share = |part: u32, of: u32| 100.0 * f64::from(part) / f64::from(of.max(1));
        println!("{} deals, {} wins", self.deals, self.wins);
        println!("self-drawn {:.0} %", share(self.self_drawn, self.wins));
        let claims = self
            .claims
            .map(|one| format!("{:.0}", share(one, self.wins)));
        println!("0 to 5 claimed sets: {} %", claims.join(" "));
        println!("chows among sets {:.0} %", share(self.chows, self.sets));
        println!("one suit {:.0} %", share(self.one_suit, self.wins));
    }
}

fn main() {
    let mut arguments = env::args().skip(1);
    let deals = arguments
        .next()
        .and_then(|text| text.parse().ok())
        .unwrap_or(200);
    let config = arguments
        .next()
        .unwrap_or_else(|| "hk-old-style;minimum_fan=1".to_owned());
    let Ok(config) = config.parse::<RuleConfig>() else {
        println!("{config} is no rule configuration");
        return;
    };
    let mut counts = WinCounts::default();
    for deal in 0..deals {
        let mut random = Random::from_text(&format!("deal {deal}"));
        counts.deals += 1;
        if let Some(entry) = play(&config, &mut random) {
            counts.add(&config, &entry);
        }
    }
    counts.print();
}

/// Plays a deal; returns the win, if there is one.
fn play(config: &RuleConfig, random: &mut Random) -> Option<WinInput> {
    let mut wall: Vec<Tile> = Tile::ALL.into_iter().flat_map(|tile| [tile; 4]).collect();
    random.shuffle(&mut wall);
    let mut players = Seat::ALL.map(|_| PlayedHand {
        hand: HandInput::default(),
        claims: random.percent(50),
    });
    for player in &mut players {
        let rest = wall.len() - config.geometry().waiting();
        player.hand.concealed = wall.split_off(rest);
    }
    let prevailing = random.one_of([Seat::East, Seat::South]);
    let mut seat = Seat::East;
    let mut has_claimed = false;
    while wall.len() > DEAD_WALL {
        let player = &mut players[seat as usize];
        if !has_claimed {
            let drawn = wall.pop()?;
            if let Some(win) = won(config, player, seat, prevailing, drawn, None) {
                return Some(win);
            }
            player.hand.concealed.push(drawn);
        }
        let hand = Hand::incomplete(&player.hand, config.geometry(), BonusTiles::NONE).ok()?;
        let tile = discards(&hand, config.patterns()).first()?.tile;
        player.hand = player.hand.without(tile);
        let mut others = seat.others();
        others.sort_by_key(|other| other.turns_after(seat));
        for other in others {
            let win = won(
                config,
                &players[other as usize],
                other,
                prevailing,
                tile,
                Some(seat),
            );
            if win.is_some() {
                return win;
            }
        }
        let claimer = others.into_iter().find(|&other| {
            let is_next = other == seat.next();
            players[other as usize].claim(config, tile, seat, is_next)
        });
        has_claimed = claimer.is_some();
        seat = claimer.unwrap_or(seat.next());
    }
    None
}

/// Returns the win of a player by a tile, if the rules allow it.
fn won(
    config: &RuleConfig,
    player: &PlayedHand,
    seat: Seat,
    prevailing: Seat,
    tile: Tile,
    from: Option<Seat>,
) -> Option<WinInput> {
    let mut hand = player.hand.clone();
    hand.winning_tile = Some(tile);
    let mut context = WinContextInput {
        seat: Some(seat),
        prevailing: Some(prevailing),
        by: Some(if from.is_some() {
            WinBy::Discard
        } else {
            WinBy::SelfDraw
        }),
        from,
        ..WinContextInput::default()
    };
    let is_closed = hand.melds.is_empty();
    if let Some(declaration) = config.rule_set().game.declaration.filter(|_| is_closed) {
        let declared = declaration.circumstances.first().copied();
        context.circumstances = declared.into_iter().collect();
    }
    let entry = WinInput { hand, context };
    let (hand, context) = check(config, &entry).ok()?;
    let score = score(config, &hand, &context)?;
    (!score.below_minimum).then_some(entry)
}

impl PlayedHand {
    /// Claims a discard if the player does so in this deal and the hand comes nearer to a win.
    fn claim(&mut self, config: &RuleConfig, tile: Tile, from: Seat, is_next: bool) -> bool {
        let distance = |hand: &HandInput| {
            let hand = Hand::incomplete(hand, config.geometry(), BonusTiles::NONE).ok()?;
            shanten(&hand, config.patterns()).map(|one| one.shanten)
        };
        if !self.claims {
            return false;
        }
        let Some(before) = distance(&self.hand) else {
            return false;
        };
        let mut sets = vec![(MeldKind::Pung, [tile; 3])];
        if is_next {
            let first = |steps: u8| {
                Tile::ALL
                    .into_iter()
                    .find(|one| one.above(steps) == Some(tile))
            };
            let chows = (0..3).filter_map(|steps| {
                let first = first(steps)?;
                Some([first, first.above(1)?, first.above(2)?])
            });
            sets.extend(chows.map(|tiles| (MeldKind::Chow, tiles)));
        }
        for (kind, tiles) in sets {
            let mut own = tiles.to_vec();
            own.retain({
                let mut is_taken = false;
                move |&one| {
                    let is_claimed = one == tile && !is_taken;
                    is_taken |= is_claimed;
                    !is_claimed
                }
            });
            let mut hand = self.hand.clone();
            let has_all = own.iter().all(|&one| {
                let place = hand.concealed.iter().position(|&held| held == one);
                place.map(|place| hand.concealed.remove(place)).is_some()
            });
            if !has_all {
                continue;
            }
            hand.melds.push(MeldInput {
                kind,
                tiles: tiles.to_vec(),
                from: Some(from),
                red: RedFives::NONE,
            });
            // A tile is discarded next: the best one counts.
            let complete = Hand::incomplete(&hand, config.geometry(), BonusTiles::NONE);
            let after = complete.ok().and_then(|hand| {
                let all = discards(&hand, config.patterns());
                all.first().map(|one| one.after.shanten)
            });
            if after.is_some_and(|after| after < before) {
                self.hand = hand;
                return true;
            }
        }
        false
    }
}
