//! Circumstances of Singapore.

use super::options::choice;
use crate::decomposition::{THIRTEEN_ORPHANS, readings};
use crate::hands::WinBy::{BonusTiles, Discard, RobbingTheKong, SelfDraw};
use crate::hands::notation::WinInput;
use crate::hands::{Circumstance as C, Hand};
use crate::schema::{CircumstanceRule, Count, Dealer, MeldCondition, Needs, RuleOptions};

/// Circumstances, in display order.
pub(super) static CIRCUMSTANCES: [CircumstanceRule; 20] = [
    CircumstanceRule {
        circumstance: C::LastTile,
        name: "Last tile",
        aliases: "last wall tile, last available tile, moon from the sea, hai di lao yue, \
               hoi dai lau yuet, haitei, 海底撈月, 海底捞月, 海底摸月, 海底, ハイテイ",
        description: "The last available tile, the 16th from the back, completed the hand.",
        clause: "SG-91",
        common: true,
        needs: Needs::matters_for(&[SelfDraw]),
        excludes: &[C::InitialHand, C::DealerFirstDiscard, C::FirstGoAround],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::LastTileWasReplacement,
        name: "The last tile was a replacement",
        aliases: "",
        description: "The last available tile was drawn for a bonus tile or a kong.",
        clause: "SG-92",
        common: false,
        needs: Needs::matters_for(&[SelfDraw]),
        excludes: &[],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::BonusReplacement,
        name: "Flower replacement",
        aliases: "hua shang, hua shang kai hua, fa seung, after a flower, bu hua, 花上, 花上開花, \
               花上开花, 補花, 补花",
        description: "The winning tile was drawn as the replacement of a bonus tile; count the bonus tiles \
               that were drawn in a row, one if nothing is said.",
        clause: "SG-85",
        common: false,
        needs: Needs {
            bonus: true,
            count: Count::Perhaps,
            ..Needs::only(&[SelfDraw])
        },
        excludes: &[C::KongReplacement, C::ConsecutiveKongReplacement],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::KongReplacement,
        name: "Kong replacement",
        aliases: "gang, gong, flower on the kong, win on a kong, after a kong, after a gong, \
               gang shang kai hua, gong seung hoi fa, rinshan, kang, 槓上開花, 杠上开花, 槓上, \
               杠上, 嶺上開花, リンシャン",
        description: "The winning tile was drawn as the replacement of a kong, and no bonus tile came between.",
        clause: "SG-87",
        common: true,
        needs: Needs {
            melds: MeldCondition::Kong,
            ..Needs::only(&[SelfDraw])
        },
        excludes: &[C::BonusReplacement],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::ConsecutiveKongReplacement,
        name: "Kong on kong",
        aliases: "gang shang gang, gong seung gong, double kong, gong after gong, 槓上槓, 杠上杠, \
               槓槓糊, 杠杠胡, 連槓",
        description: "The replacement of a kong made another kong, and the replacement of that one won.",
        clause: "SG-90",
        common: false,
        needs: Needs {
            melds: MeldCondition::TwoKongs,
            ..Needs::only(&[SelfDraw])
        },
        excludes: &[C::BonusReplacement],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::BonusBetweenKongs,
        name: "A bonus tile between the kongs",
        aliases: "",
        description: "A bonus tile was replaced between those kongs, so they were not made in a row.",
        clause: "SG-90",
        common: false,
        needs: Needs {
            bonus: true,
            melds: MeldCondition::TwoKongs,
            ..Needs::only(&[SelfDraw])
        },
        excludes: &[],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::InitialHand,
        name: "First draw",
        aliases: "heavenly hand, heavenly win, tian hu, tin wu, tenhou, 天糊, 天胡, 天和, テンホー",
        description: "The dealer won with the dealt tiles, or another player on the first own draw before \
               anything was claimed; what was replaced doesn’t matter.",
        clause: "SG-94",
        common: true,
        needs: Needs {
            melds: MeldCondition::NoneClaimed,
            ..Needs::only(&[SelfDraw])
        },
        excludes: &[C::LastTile, C::DealerFirstDiscard, C::FirstGoAround],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::DealerFirstDiscard,
        name: "Dealer’s first discard",
        aliases: "earthly hand, earthly win, di hu, dei wu, chiihou, 地糊, 地胡, 地和, チーホー",
        description: "The winning tile was the dealer’s first discard.",
        clause: "SG-95",
        common: true,
        needs: Needs {
            dealer: Dealer::Discarder,
            melds: MeldCondition::NoneClaimed,
            ..Needs::only(&[Discard])
        },
        excludes: &[C::LastTile, C::InitialHand],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::FirstGoAround,
        name: "First go-around",
        aliases: "humanly win, blessing of man, ren hu, yan wu, renhou, 人糊, 人胡, 人和, \
               レンホー, di hu, 地胡, 地糊",
        description: "Won on a discard before the player’s own first draw, while nobody had an exposed meld; concealed kongs don’t matter.",
        clause: "SG-96",
        common: false,
        needs: Needs {
            dealer: Dealer::BeforeWinner,
            melds: MeldCondition::NoneClaimed,
            ..Needs::only(&[Discard])
        },
        excludes: &[C::LastTile, C::InitialHand],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::EightFlowers,
        name: "Eight flowers",
        aliases: "8 flowers, eight immortals, ba xian guo hai, 八仙過海, 八仙过海",
        description: "All flowers and seasons lie beside the hand, and it won at once.",
        clause: "SG-34",
        common: false,
        needs: Needs::declared(&[BonusTiles]),
        excludes: &[C::RobbingTheEighth, C::EarlyThreeDragons, C::EarlyFourWinds],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::RobbingTheEighth,
        name: "Robbing the eighth",
        aliases: "qi qiang yi, 七搶一, 七抢一",
        description: "Another player drew the eighth flower or season, and the hand with the other seven won.",
        clause: "SG-35",
        common: false,
        needs: Needs {
            anothers_bonus: true,
            ..Needs::declared(&[BonusTiles])
        },
        excludes: &[C::EightFlowers, C::EarlyThreeDragons, C::EarlyFourWinds],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::EarlyThreeDragons,
        name: "Three dragons, declared early",
        aliases: "大三元",
        description: "Three triplets of dragons were declared without the rest of the hand, if your house rules allow it.",
        clause: "SG-76",
        common: false,
        needs: Needs::declared(&[SelfDraw, Discard]),
        excludes: &[C::EightFlowers, C::RobbingTheEighth, C::EarlyFourWinds],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::EarlyFourWinds,
        name: "Four winds, declared early",
        aliases: "大四喜",
        description: "Four triplets of winds were declared without the pair, if your house rules allow it.",
        clause: "SG-79",
        common: false,
        needs: Needs::declared(&[SelfDraw, Discard]),
        excludes: &[C::EightFlowers, C::RobbingTheEighth, C::EarlyThreeDragons],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::TilesLeft,
        name: "Tiles left",
        aliases: "",
        description: "How many tiles could still be drawn, without the last 15, when the winning tile was \
               discarded, or the tile of the kong whose replacement won.",
        clause: "SG-114",
        common: false,
        needs: Needs {
            count: Count::Always,
            ..Needs::matters_for(&[SelfDraw, Discard])
        },
        excludes: &[C::InitialHand],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::FreshTile,
        name: "Fresh tile",
        aliases: "live tile, sheng zhang, sheng pai, saang jeung, 生張, 生张, 生牌",
        description: "No tile like that one lay among the discards.",
        clause: "SG-113",
        common: false,
        needs: Needs::matters_for(&[SelfDraw, Discard]),
        excludes: &[],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::TileSeenExposedChow,
        name: "Seen in a chow",
        aliases: "",
        description: "A tile like that one lay in somebody’s exposed chow.",
        clause: "SG-113",
        common: false,
        needs: Needs::matters_for(&[SelfDraw, Discard]),
        excludes: &[],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::TileSeenPung,
        name: "Seen in a triplet",
        aliases: "",
        description: "Tiles like that one lay in somebody’s exposed triplet.",
        clause: "SG-113",
        common: false,
        needs: Needs::matters_for(&[SelfDraw, Discard]),
        excludes: &[],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::RobbedConcealedKong,
        name: "The kong was concealed",
        aliases: "robbing a closed kong, qiang an gang, 搶暗槓, 抢暗杠, 暗槓の槍槓",
        description: "a concealed kong can be robbed for Thirteen Wonders alone",
        clause: "SG-89",
        common: false,
        needs: Needs::only(&[RobbingTheKong]),
        excludes: &[],
        refuses: Some(|house, entry| {
            entry.context.by == Some(RobbingTheKong) && !is_thirteen_wonders(house, entry)
        }),
    },
    CircumstanceRule {
        circumstance: C::MissedWinSameTile,
        name: "Barred tile",
        aliases: "guo shui, guo zhang, gwo seui, furiten, passed tile, 過水, 过水, 振聴, フリテン",
        description: "the winner discarded this tile or passed on it in this go-around, and may not claim it",
        clause: "SG-130",
        common: false,
        needs: Needs::matters_for(&[Discard]),
        excludes: &[],
        refuses: Some(|house, entry| {
            entry.context.by == Some(Discard)
                && house.chosen(const { choice("prohibition") }) != OFF
        }),
    },
    CircumstanceRule {
        circumstance: C::WrongTileCount,
        name: "Wrong tile count",
        aliases: "xiang gong, seung gung, dead hand, da xiang gong, 相公, 大相公, 小相公, 多牌少牌, 多牌, 少牌",
        description: "a player with a short or a long hand may not win this hand",
        clause: "SG-125",
        common: false,
        needs: Needs::ANY,
        excludes: &[],
        refuses: Some(|_, _| true),
    },
];

/// Index of `off` among the answers of `prohibition`.
const OFF: usize = 2;

fn is_thirteen_wonders(house: &RuleOptions, entry: &WinInput) -> bool {
    Hand::new(&entry.hand, house.geometry(), house.bonus()).is_ok_and(|hand| {
        let mut wonders = false;
        readings(&hand, house.patterns(), |reading| {
            wonders |= reading.is_singles(&THIRTEEN_ORPHANS);
        });
        wonders
    })
}
