//! Simulated annealing of seating charts.

use std::time::Instant;

use fastrand::Rng;

/// Counts of meetings are stored with their kind of pair: `kind * KIND + meetings`.
const KIND: usize = 64;
/// The cost of a repeated meeting, in addition to the number of earlier meetings of the pair.
const REPEAT: i32 = 4;
/// Swaps that cost so much are never accepted.
const MOST: usize = 128;
/// Steps at the same temperature.
const STEPS_PER_TEMPERATURE: u64 = 4096;

/// Which players may wait when.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum WaitLimit {
    /// After every round, the numbers of rounds waited differ by at most one.
    Balanced,
    /// Of so many players that are moved around in a circle, at most one waits, and nobody else.
    OncePerCircle {
        /// The players of a circle.
        length: usize,
        /// The number of circles.
        circles: usize,
    },
}

/// Rounds of tables, with the number of meetings of each class of pairs.
#[derive(Clone)]
pub struct Annealer {
    players: usize,
    seats: usize,
    rounds: usize,
    /// The players of each round: those of the tables, four by four, then those who wait.
    order: Vec<u8>,
    /// The class of each pair.
    class: Vec<u16>,
    /// The number of meetings of each class, with its kind.
    meetings: Vec<u8>,
    /// What one more meeting costs, by kind and number of meetings.
    price: [i32; 3 * KIND],
    /// The rounds in which each player waits, as bits.
    waits: Vec<u16>,
    wait_limit: WaitLimit,
    /// The odds of accepting each cost, as parts of `u32::MAX`.
    odds: [u32; MOST],
}

impl Annealer {
    /// Rounds in which each pair counts for itself.
    pub fn new(players: usize, order: Vec<u8>) -> Self {
        let mut class = vec![0; players * players];
        let mut next = 0;
        for first in 0..players {
            for second in 0..first {
                class[first * players + second] = next;
                class[second * players + first] = next;
                next += 1;
            }
        }
        let kinds = vec![(1, 1); usize::from(next)];
        Self::with_classes(players, order, class, &kinds, WaitLimit::Balanced)
    }

    /// Rounds that represent those of a whole circle of shifts.
    ///
    /// The players are `circles` circles of `length` players, and others that are not moved.
    pub fn cyclic(players: usize, order: Vec<u8>, length: usize, circles: usize) -> Self {
        let mut class = vec![0; players * players];
        let mut classes = Vec::new();
        let mut kinds = Vec::new();
        for second in 0..players {
            for first in 0..second {
                let (orbit, kind) = orbit(first, second, length, length * circles);
                let known = classes.iter().position(|other| *other == orbit);
                let index = known.unwrap_or(classes.len());
                if known.is_none() {
                    classes.push(orbit);
                    kinds.push(kind);
                }
                class[first * players + second] = index as u16;
                class[second * players + first] = index as u16;
            }
        }
        let rule = WaitLimit::OncePerCircle { length, circles };
        Self::with_classes(players, order, class, &kinds, rule)
    }

    fn with_classes(
        players: usize,
        order: Vec<u8>,
        class: Vec<u16>,
        kinds: &[(usize, usize)],
        wait_limit: WaitLimit,
    ) -> Self {
        let mut distinct = kinds.to_vec();
        distinct.sort_unstable();
        distinct.dedup();
        let largest = kinds.iter().map(|kind| kind.0).max().unwrap_or(1);
        let mut price = [0; 3 * KIND];
        for (prices, &(pairs, step)) in price.chunks_mut(KIND).zip(&distinct) {
            for (count, price) in prices.iter_mut().enumerate() {
                let more = cost_of((count + 1) * step) - cost_of(count * step);
                *price = more * pairs as i32 / largest as i32;
            }
        }
        let start = |kind| distinct.partition_point(|other| other < kind) * KIND;
        let meetings = kinds.iter().map(|kind| start(kind) as u8).collect();
        let rounds = order.len() / players;
        let mut annealer = Self {
            players,
            seats: players / 4 * 4,
            rounds,
            order,
            class,
            meetings,
            price,
            waits: vec![0; players],
            wait_limit,
            odds: [0; MOST],
        };
        annealer.count();
        annealer
    }

    fn count(&mut self) {
        for round in 0..self.rounds {
            for slot in self.seats..self.players {
                let player = self.order[round * self.players + slot];
                self.waits[usize::from(player)] |= 1 << round;
            }
            for table in (0..self.seats).step_by(4) {
                let at = round * self.players + table;
                for (one, two) in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)] {
                    let class = self.class_of(self.order[at + one], self.order[at + two]);
                    self.meetings[class] += 1;
                }
            }
        }
    }

    /// The rounds.
    #[cfg(test)]
    pub fn order(&self) -> &[u8] {
        &self.order
    }

    fn class_of(&self, one: u8, two: u8) -> usize {
        usize::from(self.class[usize::from(one) * self.players + usize::from(two)])
    }

    /// The others at the table of a slot.
    fn others(&self, round: usize, slot: usize) -> [u8; 3] {
        let start = round * self.players + (slot & !3);
        let at = |offset: usize| self.order[start + ((slot + offset) & 3)];
        [at(1), at(2), at(3)]
    }

    /// What it costs to swap two players of different tables, if no two of the pairs are of one class.
    fn estimate(&self, swap: SeatSwap) -> i32 {
        let SeatSwap { round, one, two } = swap;
        let base = round * self.players;
        let (first, second) = (self.order[base + one], self.order[base + two]);
        let mut delta = 0;
        let joined =
            |player, other| self.price[usize::from(self.meetings[self.class_of(player, other)])];
        let left = |player, other| {
            self.price[usize::from(self.meetings[self.class_of(player, other)]) - 1]
        };
        for other in self.others(round, one) {
            delta += joined(second, other) - left(first, other);
        }
        for other in self.others(round, two) {
            delta += joined(first, other) - left(second, other);
        }
        delta
    }

    fn join(&mut self, player: u8, other: u8) -> i32 {
        let class = self.class_of(player, other);
        let count = &mut self.meetings[class];
        *count += 1;
        self.price[usize::from(*count) - 1]
    }

    fn leave(&mut self, player: u8, other: u8) -> i32 {
        let class = self.class_of(player, other);
        let count = &mut self.meetings[class];
        *count -= 1;
        -self.price[usize::from(*count)]
    }

    /// Swaps two players of a round, and returns what it costs.
    fn swap(&mut self, swap: SeatSwap) -> i32 {
        let SeatSwap { round, one, two } = swap;
        let base = round * self.players;
        let (first, second) = (self.order[base + one], self.order[base + two]);
        let mut delta = 0;
        for other in self.others(round, one) {
            delta += self.leave(first, other);
        }
        if two < self.seats {
            for other in self.others(round, two) {
                delta += self.leave(second, other) + self.join(first, other);
            }
        } else {
            self.waits[usize::from(first)] ^= 1 << round;
            self.waits[usize::from(second)] ^= 1 << round;
        }
        for other in self.others(round, one) {
            delta += self.join(second, other);
        }
        self.order.swap(base + one, base + two);
        delta
    }

    /// Whether those may wait who wait now, after two players have been swapped.
    fn may_wait(&self, players: [u8; 2]) -> bool {
        match self.wait_limit {
            WaitLimit::Balanced => players.iter().all(|player| {
                let bits = self.waits[usize::from(*player)];
                (1..=self.rounds).all(|rounds| {
                    let waits = (bits & ((1 << rounds) - 1)).count_ones() as usize;
                    let total = rounds * (self.players - self.seats);
                    waits >= total / self.players && waits <= total.div_ceil(self.players)
                })
            }),
            WaitLimit::OncePerCircle { length, circles } => {
                let mut circle = vec![0; circles + 1];
                for (player, bits) in self.waits.iter().enumerate() {
                    circle[(player / length).min(circles)] += bits.count_ones();
                }
                circle[circles] == 0 && circle.iter().all(|waits| *waits <= 1)
            }
        }
    }

    /// Anneals the rounds, and returns the best ones.
    pub fn anneal(&mut self, cooling: &Cooling, rng: &mut Rng) -> Vec<u8> {
        let mut cost = self.total();
        let mut best = (cost, self.order.clone());
        for step in 0..cooling.steps {
            if step % STEPS_PER_TEMPERATURE == 0 {
                if Instant::now() >= cooling.deadline || best.0 <= cooling.enough {
                    break;
                }
                self.odds = odds(cooling.temperature(step));
            }
            cost += self.step(cooling.frozen, rng);
            if cost < best.0 {
                best.0 = cost;
                best.1.copy_from_slice(&self.order);
            }
        }
        best.1
    }

    /// Swaps two players of a round by chance, and returns what it costs: 0 if they stay.
    fn step(&mut self, frozen: usize, rng: &mut Rng) -> i32 {
        let swap = SeatSwap {
            round: rng.usize(frozen..self.rounds),
            one: rng.usize(..self.seats),
            two: rng.usize(..self.players),
        };
        if swap.one / 4 == swap.two / 4 {
            return 0;
        }
        if swap.two >= self.seats || self.wait_limit != WaitLimit::Balanced {
            return self.step_and_back(swap, frozen, rng);
        }
        if self.accepts(self.estimate(swap), rng) {
            self.swap(swap)
        } else {
            0
        }
    }

    /// Does such a step by swapping first, and swapping back if the swap is refused.
    fn step_and_back(&mut self, swap: SeatSwap, frozen: usize, rng: &mut Rng) -> i32 {
        let start = swap.round * self.players;
        let pair = [self.order[start + swap.one], self.order[start + swap.two]];
        let mut delta = self.swap(swap);
        let mut may_stay = swap.two < self.seats || self.may_wait(pair);
        let mut return_swap = None;
        if !may_stay && self.wait_limit == WaitLimit::Balanced {
            return_swap = self.exchange(swap.round, pair, frozen, rng);
            if let Some(other) = return_swap {
                delta += self.swap(other);
                may_stay = self.may_wait(pair);
            }
        }
        if may_stay && self.accepts(delta, rng) {
            return delta;
        }
        if let Some(other) = return_swap {
            self.swap(other);
        }
        self.swap(swap);
        0
    }

    /// A swap in another round in which the first of two players waits and the second plays.
    fn exchange(
        &self,
        not: usize,
        pair: [u8; 2],
        frozen: usize,
        rng: &mut Rng,
    ) -> Option<SeatSwap> {
        let [first, second] = pair;
        let bits = self.waits[usize::from(first)] & !self.waits[usize::from(second)];
        let offset = rng.usize(..self.rounds);
        let round = (0..self.rounds)
            .map(|round| (round + offset) % self.rounds)
            .find(|round| *round >= frozen && *round != not && bits >> round & 1 == 1)?;
        let order = &self.order[round * self.players..][..self.players];
        let slot = |player| order.iter().position(|other| *other == player);
        Some(SeatSwap {
            round,
            one: slot(second)?,
            two: slot(first)?,
        })
    }

    fn accepts(&self, delta: i32, rng: &mut Rng) -> bool {
        let odds = usize::try_from(delta).map(|delta| self.odds.get(delta));
        match odds {
            Ok(Some(odds)) => delta == 0 || rng.u32(..) < *odds,
            Ok(None) => false,
            Err(_) => true,
        }
    }

    /// The cost of all meetings.
    pub fn total(&self) -> i32 {
        self.meetings
            .iter()
            .map(|count| {
                let (kind, count) = (usize::from(*count) / KIND, usize::from(*count) % KIND);
                self.price[kind * KIND..][..count].iter().sum::<i32>()
            })
            .sum()
    }
}

/// The shifts of a pair of players, as a name of the class; the number of pairs and how often each pair comes.
///
/// Players from `moved` on stay at their place.
fn orbit(
    first: usize,
    second: usize,
    length: usize,
    moved: usize,
) -> ((usize, usize, usize), (usize, usize)) {
    if first >= moved {
        return ((first, second, length), (1, length));
    }
    if second >= moved {
        return ((first / length, second, length), (length, 1));
    }
    let circles = (first / length, second / length);
    let mut shift = (second + length - first % length) % length;
    if circles.0 == circles.1 {
        shift = shift.min(length - shift);
    }
    let kind = if circles.0 == circles.1 && 2 * shift == length {
        (length / 2, 2)
    } else {
        (length, 1)
    };
    ((circles.0, circles.1, shift), kind)
}

/// Two places of a round whose players are swapped. The first is at a table.
#[derive(Clone, Copy)]
struct SeatSwap {
    round: usize,
    one: usize,
    two: usize,
}

/// How long and how hot rounds are annealed.
pub struct Cooling {
    /// The number of swaps that are tried.
    pub steps: u64,
    /// The first temperature.
    pub hot: f64,
    /// The last temperature.
    pub cold: f64,
    /// The end, whatever the number of steps.
    pub deadline: Instant,
    /// The number of rounds that stay as they are.
    pub frozen: usize,
    /// The cost at which the search ends.
    pub enough: i32,
}

impl Cooling {
    fn temperature(&self, step: u64) -> f64 {
        let part = step as f64 / self.steps as f64;
        self.hot * (self.cold / self.hot).powf(part)
    }
}

/// The odds of accepting each cost at a temperature.
fn odds(temperature: f64) -> [u32; MOST] {
    std::array::from_fn(|delta| {
        ((-(delta as f64) / temperature).exp() * f64::from(u32::MAX)) as u32
    })
}

/// What a number of meetings of a pair costs.
pub fn cost_of(meetings: usize) -> i32 {
    let meetings = meetings as i32;
    (meetings - 1).max(0) * REPEAT + meetings * (meetings - 1) / 2
}
