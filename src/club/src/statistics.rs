//! The statistics of a season, from the logs of its games. Each number is a list of the hands from which it comes.

mod counted_games;
mod fouls;
mod game_hands;
mod game_wins;
mod hand_reference;
mod member_statistics;
mod season_win;
#[cfg(test)]
mod tests;
mod value_statistics;

use std::collections::BTreeMap;

use tilewise_ledger::EntryId;
use tilewise_rules::HandEnd;

use crate::{Club, ClubLog, MemberId};
use counted_games::counted_results;
use game_hands::{GameHand, GameHands, game_hands};
pub use hand_reference::*;
pub use member_statistics::*;
pub use season_win::*;
pub use value_statistics::ValueStatistics;
use value_statistics::value_statistics;

/// The statistics of a season. Each list has the hands that are counted, and its length is the number.
///
/// `wins` are self-draws, wins with a tile of another player (`deal_ins`), and wins by bonus tiles.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SeasonStatistics {
    /// The results with the log of a game: all numbers come from these.
    pub games: Vec<EntryId>,
    /// The results that were typed: they have no hands.
    pub typed: Vec<EntryId>,
    /// The hands that were played. A hand that is void and dealt again is none.
    pub hands: Vec<HandReference>,
    /// The wins, those of guests and substitutes too; a hand with two winners is there twice.
    pub wins: Vec<HandReference>,
    /// The wins with a tile that the winner drew.
    pub self_draws: Vec<HandReference>,
    /// The wins by bonus tiles.
    pub bonus_tile_wins: Vec<HandReference>,
    /// The hands without a winner.
    pub draws: Vec<HandReference>,
    /// The fouls, each with its entry.
    pub fouls: Vec<HandReference>,
    /// The values of the wins and the best of them, by rule set.
    pub values: Vec<ValueStatistics>,
    /// The wins with a tile of another player, by that player and the winner; `None` is all guests and substitutes.
    pub deal_ins: BTreeMap<(Option<MemberId>, Option<MemberId>), DealInCell>,
    /// The members who played a game with a log, in the order in which they joined.
    pub members: Vec<MemberStatistics>,
}

/// The wins of one player with tiles that another one gave.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DealInCell {
    /// The wins.
    pub wins: Vec<HandReference>,
    /// The payments of that player to the winner, in hundredths, without carried debts.
    pub amount: i64,
}

impl SeasonStatistics {
    /// Returns the statistics of a member, if the member played a game with a log.
    pub fn member(&self, id: &MemberId) -> Option<&MemberStatistics> {
        self.members.iter().find(|one| one.member == *id)
    }

    /// Returns the wins of one member with tiles that another one gave.
    pub fn deal_in(&self, giver: &MemberId, winner: &MemberId) -> Option<&DealInCell> {
        let key = (Some(giver.clone()), Some(winner.clone()));
        self.deal_ins.get(&key)
    }
}

/// Returns the statistics of a season, an index in [`Club::seasons`]; empty if there is no such season. `club` is the
/// replay of `log`.
///
/// It uses the games whose results count. A ruling that changes the scores of a game doesn't change its hands.
/// Payments between players and the end of a game by decision belong to no hand.
///
/// ```
/// use tilewise_club::{Club, ClubLog, season_statistics};
/// let log = ClubLog::default();
/// assert!(season_statistics(&log, &Club::replay(&log), 0).hands.is_empty());
/// ```
pub fn season_statistics(log: &ClubLog, club: &Club, season: usize) -> SeasonStatistics {
    let Some(season) = club.seasons.get(season) else {
        return SeasonStatistics::default();
    };
    let results = counted_results(log, season);
    let mut sums = StatisticsSums::default();
    sums.season.typed = results.typed.into_iter().cloned().collect();
    for game in &results.games {
        sums.season.games.push(game.entry.clone());
        sums.add_game(game.entry, game_hands(game));
    }
    sums.finish(club)
}

/// Sums while the games are read.
#[derive(Default)]
struct StatisticsSums {
    season: SeasonStatistics,
    members: BTreeMap<MemberId, MemberStatistics>,
    wins: Vec<SeasonWin>,
}

impl StatisticsSums {
    fn member(&mut self, id: &MemberId) -> &mut MemberStatistics {
        let new = || MemberStatistics::new(id.clone());
        self.members.entry(id.clone()).or_insert_with(new)
    }

    fn add_game(&mut self, entry: &EntryId, game: GameHands) {
        for hand in &game.hands {
            self.add_hand(entry, hand);
        }
        for (hand, member) in game.fouls {
            self.season.fouls.push(hand.clone());
            if let Some(member) = member {
                self.member(&member).fouls.push(hand);
            }
        }
        for win in game.wins {
            self.add_win(&win);
            self.wins.push(win);
        }
    }

    fn add_hand(&mut self, entry: &EntryId, of: &GameHand) {
        let hand = || of.hand.clone();
        let (is_played, is_drawn) = (of.end != HandEnd::Void, is_drawn(of.end));
        self.season.hands.extend(is_played.then(hand));
        self.season.draws.extend(is_drawn.then(hand));
        for player in &of.seated {
            let Some(member) = &player.member else {
                continue;
            };
            let member = self.member(member);
            if is_played && member.games.last() != Some(entry) {
                member.games.push(entry.clone());
            }
            member.hands.extend(is_played.then(hand));
            member.draws.extend(is_drawn.then(hand));
            member.gains.push(HandGain {
                hand: hand(),
                gain: player.gain,
            });
        }
    }

    fn add_win(&mut self, win: &SeasonWin) {
        let hand = || win.hand.clone();
        let is_self_drawn = win.source == TileSource::Wall;
        let is_bonus = win.source == TileSource::BonusTiles;
        self.season.wins.push(hand());
        self.season.self_draws.extend(is_self_drawn.then(hand));
        self.season.bonus_tile_wins.extend(is_bonus.then(hand));
        if let Some(winner) = &win.winner {
            let winner = self.member(winner);
            winner.wins.push(hand());
            winner.self_draws.extend(is_self_drawn.then(hand));
            winner.bonus_tile_wins.extend(is_bonus.then(hand));
        }
        let Some(giver) = win.source.giver() else {
            return;
        };
        let key = (giver.clone(), win.winner.clone());
        let cell = self.season.deal_ins.entry(key).or_default();
        cell.wins.push(hand());
        cell.amount = cell.amount.saturating_add(win.paid);
        if let Some(giver) = giver {
            let hands = &mut self.member(giver).deal_ins;
            if hands.last() != Some(&win.hand) {
                hands.push(hand());
            }
        }
    }

    fn finish(self, club: &Club) -> SeasonStatistics {
        let Self {
            mut season,
            mut members,
            wins,
        } = self;
        for one in members.values_mut() {
            let own = |win: &&SeasonWin| win.winner.as_ref() == Some(&one.member);
            one.values = value_statistics(wins.iter().filter(own));
        }
        season.values = value_statistics(wins.iter());
        let order = club.members.iter().map(|member| &member.record.id);
        season.members = order.filter_map(|member| members.remove(member)).collect();
        season
    }
}

/// Returns whether a hand has no winner, and no foul ended it.
const fn is_drawn(end: HandEnd) -> bool {
    matches!(
        end,
        HandEnd::Drawn | HandEnd::DrawnEastReady | HandEnd::DrawnAfterKong | HandEnd::BrokenOff
    )
}
