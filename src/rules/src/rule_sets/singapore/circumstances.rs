//! Circumstances of Singapore.

use super::options::choice;
use crate::hands::{
    Circumstance as C,
    WinBy::{BonusTiles, Discard, RobbingTheKong, SelfDraw},
};
use crate::model::{CircumstanceRule, Count, Dealer, MeldCondition, Needs};
use crate::rule_sets::common_circumstances::{
    BONUS_REPLACEMENT, CONSECUTIVE_KONG_REPLACEMENT, DEALER_FIRST_DISCARD, FRESH_TILE,
    INITIAL_HAND, KONG_REPLACEMENT, LAST_TILE, MISSED_WIN_SAME_TILE, ROBBED_CONCEALED_KONG,
    WRONG_TILE_COUNT, is_thirteen_orphans,
};

/// Circumstances, in display order.
pub(super) static CIRCUMSTANCES: [CircumstanceRule; 20] = [
    CircumstanceRule {
        name: "Last tile",
        aliases: "last wall tile, last available tile, moon from the sea, hai di lao yue, \
               hoi dai lau yuet, haitei, 海底撈月, 海底捞月, 海底摸月, 海底, ハイテイ",
        description: "The last available tile, the 16th from the back, completed the hand.",
        clause: "SG-91",
        needs: Needs::matters_for(&[SelfDraw]),
        excludes: &[C::InitialHand, C::DealerFirstDiscard, C::FirstGoAround],
        ..LAST_TILE
    },
    CircumstanceRule {
        circumstance: C::LastTileWasReplacement,
        name: "The last tile was a replacement",
        description: "The last available tile was drawn for a bonus tile or a kong.",
        clause: "SG-92",
        needs: Needs::matters_for(&[SelfDraw]),
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        name: "Flower replacement",
        description: "The winning tile was drawn as the replacement of a bonus tile; count the bonus tiles \
               that were drawn in a row, one if nothing is said.",
        clause: "SG-85",
        needs: Needs {
            bonus: true,
            count: Count::Perhaps,
            ..Needs::only(&[SelfDraw])
        },
        ..BONUS_REPLACEMENT
    },
    CircumstanceRule {
        name: "Kong replacement",
        description: "The winning tile was drawn as the replacement of a kong, and no bonus tile came between.",
        clause: "SG-87",
        excludes: &[C::BonusReplacement],
        ..KONG_REPLACEMENT
    },
    CircumstanceRule {
        name: "Kong on kong",
        description: "The replacement of a kong made another kong, and the replacement of that one won.",
        clause: "SG-90",
        needs: Needs {
            melds: MeldCondition::TwoKongs,
            ..Needs::only(&[SelfDraw])
        },
        excludes: &[C::BonusReplacement],
        ..CONSECUTIVE_KONG_REPLACEMENT
    },
    CircumstanceRule {
        circumstance: C::BonusBetweenKongs,
        name: "A bonus tile between the kongs",
        description: "A bonus tile was replaced between those kongs, so they were not made in a row.",
        clause: "SG-90",
        needs: Needs {
            bonus: true,
            melds: MeldCondition::TwoKongs,
            ..Needs::only(&[SelfDraw])
        },
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        name: "First draw",
        description: "The dealer won with the dealt tiles, or another player on the first own draw before \
               anything was claimed; what was replaced doesn’t matter.",
        clause: "SG-94",
        needs: Needs {
            melds: MeldCondition::NoneClaimed,
            ..Needs::only(&[SelfDraw])
        },
        excludes: &[C::LastTile, C::DealerFirstDiscard, C::FirstGoAround],
        ..INITIAL_HAND
    },
    CircumstanceRule {
        name: "Dealer’s first discard",
        description: "The winning tile was the dealer’s first discard.",
        clause: "SG-95",
        needs: Needs {
            dealer: Dealer::Discarder,
            melds: MeldCondition::NoneClaimed,
            ..Needs::only(&[Discard])
        },
        ..DEALER_FIRST_DISCARD
    },
    CircumstanceRule {
        circumstance: C::FirstGoAround,
        name: "First go-around",
        aliases: "humanly win, blessing of man, ren hu, yan wu, renhou, 人糊, 人胡, 人和, \
               レンホー, di hu, 地胡, 地糊",
        description: "Won on a discard before the player’s own first draw, while nobody had an exposed meld; concealed kongs don’t matter.",
        clause: "SG-96",
        needs: Needs {
            dealer: Dealer::BeforeWinner,
            melds: MeldCondition::NoneClaimed,
            ..Needs::only(&[Discard])
        },
        excludes: &[C::LastTile, C::InitialHand],
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::EightFlowers,
        name: "Eight flowers",
        aliases: "8 flowers, eight immortals, ba xian guo hai, 八仙過海, 八仙过海",
        description: "All flowers and seasons lie beside the hand, and it won at once.",
        clause: "SG-34",
        needs: Needs::declared(&[BonusTiles]),
        excludes: &[C::RobbingTheEighth, C::EarlyThreeDragons, C::EarlyFourWinds],
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::RobbingTheEighth,
        name: "Robbing the eighth",
        aliases: "qi qiang yi, 七搶一, 七抢一",
        description: "Another player drew the eighth flower or season, and the hand with the other seven won.",
        clause: "SG-35",
        needs: Needs {
            anothers_bonus: true,
            ..Needs::declared(&[BonusTiles])
        },
        excludes: &[C::EightFlowers, C::EarlyThreeDragons, C::EarlyFourWinds],
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::EarlyThreeDragons,
        name: "Three dragons, declared early",
        aliases: "大三元",
        description: "Three triplets of dragons were declared without the rest of the hand, if your house rules allow it.",
        clause: "SG-76",
        needs: Needs::declared(&[SelfDraw, Discard]),
        excludes: &[C::EightFlowers, C::RobbingTheEighth, C::EarlyFourWinds],
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::EarlyFourWinds,
        name: "Four winds, declared early",
        aliases: "大四喜",
        description: "Four triplets of winds were declared without the pair, if your house rules allow it.",
        clause: "SG-79",
        needs: Needs::declared(&[SelfDraw, Discard]),
        excludes: &[C::EightFlowers, C::RobbingTheEighth, C::EarlyThreeDragons],
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::TilesLeft,
        name: "Tiles left",
        description: "How many tiles could still be drawn, without the last 15, when the winning tile was \
               discarded, or the tile of the kong whose replacement won.",
        clause: "SG-114",
        needs: Needs {
            count: Count::Always,
            ..Needs::matters_for(&[SelfDraw, Discard])
        },
        excludes: &[C::InitialHand],
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        name: "Fresh tile",
        description: "No tile like that one lay among the discards.",
        clause: "SG-113",
        needs: Needs::matters_for(&[SelfDraw, Discard]),
        ..FRESH_TILE
    },
    CircumstanceRule {
        circumstance: C::TileSeenExposedChow,
        name: "Seen in a chow",
        description: "A tile like that one lay in somebody’s exposed chow.",
        clause: "SG-113",
        needs: Needs::matters_for(&[SelfDraw, Discard]),
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::TileSeenPung,
        name: "Seen in a triplet",
        description: "Tiles like that one lay in somebody’s exposed triplet.",
        clause: "SG-113",
        needs: Needs::matters_for(&[SelfDraw, Discard]),
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        name: "The kong was concealed",
        description: "a concealed kong can be robbed for Thirteen Wonders alone",
        clause: "SG-89",
        refuses: Some(|house, entry| {
            entry.context.by == Some(RobbingTheKong) && !is_thirteen_orphans(house, entry)
        }),
        ..ROBBED_CONCEALED_KONG
    },
    CircumstanceRule {
        name: "Barred tile",
        description: "the winner discarded this tile or passed on it in this go-around, and may not claim it",
        clause: "SG-130",
        refuses: Some(|house, entry| {
            entry.context.by == Some(Discard)
                && house.chosen(const { choice("prohibition") }) != OFF
        }),
        ..MISSED_WIN_SAME_TILE
    },
    CircumstanceRule {
        name: "Wrong tile count",
        description: "a player with a short or a long hand may not win this hand",
        clause: "SG-125",
        ..WRONG_TILE_COUNT
    },
];

/// Index of `off` among the answers of `prohibition`.
const OFF: usize = 2;
