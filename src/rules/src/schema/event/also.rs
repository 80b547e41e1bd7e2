//! Other words for an event, by which somebody may look for it.

use super::EventKind;

impl EventKind {
    /// Other words under which somebody may look for it.
    pub const fn also(self) -> &'static str {
        match self {
            Self::SettleWin => {
                "quick, already counted, faan, fan, tai, points, pay, payment, ron, self-draw"
            }
            Self::MultipleWins => {
                "two winners, three winners, double, triple, same discard, several"
            }
            Self::ClaimsOnDiscard => {
                "two players, same discard, who wins, nearest, head bump, priority, thirteen orphans"
            }
            Self::ClaimOnSelfDraw => {
                "thirteen wonders, thirteen orphans, self-draw, take, rob, priority, superseded"
            }
            Self::Claim => {
                "may I claim, sacred discard, missed discard, missed win, passed, own discard, furiten, forbidden, take it"
            }
            Self::Draw => "drawn hand, wall empty, no winner, goulash, pot, exhaustive draw",
            Self::ErroneousMahjong | Self::FalseMahjong | Self::FalseWin => {
                "not enough fan, faan, tai, below the minimum, no fan, false win, wrong win, false mahjong, erroneous mahjong, not a win, trick hand, zha hu, mistake, showed the hand"
            }
            Self::WrongTileCount => {
                "long hand, short hand, dead hand, twelve, fifteen, forgot to draw, drew twice"
            }
            Self::ShortHand => {
                "forgot to draw, forgot a replacement, twelve tiles, missing tile, dead hand"
            }
            Self::LongHand => {
                "drew twice, fifteen tiles, wrong tile, too many, dead hand, melded a wrong discard"
            }
            Self::BonusCollected => {
                "flower, season, animal, bite, cat, rat, rooster, centipede, instant payment, matching flowers, group"
            }
            Self::Kong => "instant payment, four of a kind, gang, kan, robbed, concealed, exposed",
            Self::HiddenEighth => {
                "inspection, eighth flower, hid a flower, seven flowers, forgot to show"
            }
            Self::RevealAfterDeclaration => {
                "showed the tiles, declared, eight flowers, three dragons, four winds"
            }
        }
    }
}
