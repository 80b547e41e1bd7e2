//! Random hands under rule configurations that both scorers support.

use std::collections::HashSet;

use serde_json::Value;
use tilewise_api::score_json;
use tilewise_rules::{RuleConfig, check};
use tilewise_tests::hands::request;
use tilewise_tests::play::riichi::options::{Options, PaoComposite, PaoHonba, Renhou};
use tilewise_tests::play::riichi::random::{house, winning};
use tilewise_tests::play::riichi::reference::entry::{Circumstance, MeldKind, WinEntry};
use tilewise_tests::play::{hk_old_style, mcr};
use tilewise_tests::random::Rng;

use crate::answers::ScorerAnswer;

/// A third-party implementation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OtherScorer {
    /// `mahjong` of `PyPI`.
    Mahjong,
    /// `@kobalab/majiang-core` of npm.
    Majiang,
    /// `PyMahjongGB` of `PyPI`.
    MahjongGb,
    /// `hk-mahjong` of npm.
    HkMahjong,
    /// `hk_mahjong` of `PyPI`, by another author.
    HkMahjongOfPypi,
}

/// A hand, its request, and the report of the engine.
#[derive(Debug)]
pub struct DealtHand {
    /// The rule configuration and the hand.
    pub text: String,
    /// The request with all options.
    pub request: Value,
    pub answer: ScorerAnswer,
}

impl OtherScorer {
    /// Returns the implementation with this key.
    pub fn from_key(key: &str) -> Option<Self> {
        match key {
            "mahjong" => Some(Self::Mahjong),
            "majiang" => Some(Self::Majiang),
            "mahjong-gb" => Some(Self::MahjongGb),
            "hk-mahjong" => Some(Self::HkMahjong),
            "hk_mahjong" => Some(Self::HkMahjongOfPypi),
            _ => None,
        }
    }

    /// Returns the explained differences.
    pub fn differences(self) -> &'static str {
        match self {
            Self::Mahjong | Self::Majiang => include_str!("../../proof/riichi/differences.txt"),
            Self::MahjongGb => include_str!("../../proof/mcr/differences.txt"),
            Self::HkMahjong | Self::HkMahjongOfPypi => {
                include_str!("../../proof/hong-kong/differences.txt")
            }
        }
    }

    /// Returns the rule set against which the implementation is compared.
    pub fn rule_set(self) -> &'static str {
        match self {
            Self::Mahjong | Self::Majiang => "riichi-ema-2025",
            Self::MahjongGb => "mcr",
            Self::HkMahjong | Self::HkMahjongOfPypi => "hk-old-style",
        }
    }

    /// Returns the package registry.
    pub fn from(self) -> &'static str {
        match self {
            Self::Mahjong | Self::MahjongGb | Self::HkMahjongOfPypi => "PyPI",
            Self::Majiang | Self::HkMahjong => "npm",
        }
    }

    /// Deals a random rule configuration and hand that the implementation supports, as `rules | hand`.
    fn deal(self, rng: &mut Rng) -> String {
        match self {
            Self::MahjongGb => return deal_mcr(rng),
            Self::HkMahjong | Self::HkMahjongOfPypi => return self.deal_hong_kong(rng),
            Self::Mahjong | Self::Majiang => {}
        }
        let mut options = house(rng);
        self.restrict_options(&mut options);
        let mut entry = winning(rng, &options);
        self.restrict_hand(&mut entry);
        format!("{} | {entry}", options.text())
    }

    /// Resets the options that the other implementation lacks.
    fn restrict_options(self, house: &mut Options) {
        // Its double yakuman are one option.
        let double = house.double_kokushi_13;
        house.double_suuankou_tanki = double;
        house.double_chuuren_9 = double;
        house.double_daisuushii = double;
        house.yakuman_max = 6;
        house.rinshan_fu = true;
        house.ryuuiisou_needs_green = false;
        house.kokushi_robs_concealed = true;
        house.honba_each = 300;
        match self {
            Self::Mahjong => {
                house.red_fives = house.red_fives.min(3);
                house.double_wind_pair_fu = 4;
                house.yakuman_add = true;
                if house.renhou == Renhou::Mangan {
                    house.renhou = Renhou::FiveHan;
                }
            }
            Self::Majiang => {
                house.renhou = Renhou::None;
                house.pao_four_kongs = false;
                house.pao_composite = PaoComposite::LiablePart;
                house.pao_honba = PaoHonba::Discarder;
            }
            Self::MahjongGb | Self::HkMahjong | Self::HkMahjongOfPypi => {}
        }
    }

    /// Removes the parts of a hand that the other implementation lacks.
    fn restrict_hand(self, entry: &mut WinEntry) {
        let unknown = |one: &Circumstance| *one == Circumstance::WinningTileUnclear;
        entry.circumstances.retain(|one| !unknown(one));
        entry.liability.clear();
        for meld in &mut entry.melds {
            meld.from = match self {
                Self::Mahjong | Self::MahjongGb | Self::HkMahjong | Self::HkMahjongOfPypi => None,
                Self::Majiang if meld.kind == MeldKind::ConcealedKong => None,
                Self::Majiang => meld.from.or(Some(entry.seat.others()[2])),
            };
        }
    }

    /// Deals a hand under the only supported rule configuration. The `PyPI` one adds the own flower to all
    /// flowers, and lacks the first tiles of a game.
    fn deal_hong_kong(self, rng: &mut Rng) -> String {
        use tilewise_rules::Circumstance::{
            DealerFirstDiscard, InitialHand, KongReplacement, LastTile,
        };
        let of_pypi = self == Self::HkMahjongOfPypi;
        let house = hk_old_style::options::Options {
            minimum_fan: 0,
            seven_pairs: hk_old_style::options::SevenPairs::Off,
            nine_gates_pure: false,
            four_concealed_pungs_kongs_count: false,
            all_flowers_includes_seat: !of_pypi,
            ..hk_old_style::options::Options::DEFAULT
        };
        let mut entry = hk_old_style::random::winning(rng, &house);
        entry.context.liability.clear();
        let supported: &[_] = if of_pypi {
            &[KongReplacement, LastTile]
        } else {
            &[InitialHand, DealerFirstDiscard, KongReplacement, LastTile]
        };
        let all = entry.context.circumstances;
        let stated = supported.iter().copied().filter(|one| all.has(*one));
        // It has no input for a kong before the first win.
        let stated = stated.filter(|one| *one != InitialHand || !all.has(KongReplacement));
        entry.context.circumstances = stated.fold(
            tilewise_rules::Circumstances::NONE,
            tilewise_rules::Circumstances::with,
        );
        format!("{} | {entry}", house.text())
    }
}

/// Deals `count` different hands, the same at every call.
pub fn dealt(other: OtherScorer, count: usize) -> Vec<DealtHand> {
    let mut rng = Rng::with_seed(7);
    let mut seen = HashSet::new();
    let mut all = Vec::with_capacity(count);
    while all.len() < count {
        if let Some(dealt) = DealtHand::parse(&other.deal(&mut rng))
            && seen.insert(dealt.request.to_string())
        {
            all.push(dealt);
        }
    }
    all
}

/// Deals a hand under the only supported rule configuration, without dealt hands and unclear winning tiles.
fn deal_mcr(rng: &mut Rng) -> String {
    use tilewise_rules::Circumstance::{InitialHand, WinningTileUnclear, WrongTileCount};
    let house = mcr::options::Options::MCR;
    let mut entry = mcr::random::winning(rng, &house);
    let unsupported = [InitialHand, WinningTileUnclear, WrongTileCount];
    let circumstances = unsupported.into_iter();
    let circumstances = circumstances.fold(
        entry.context.circumstances,
        tilewise_rules::Circumstances::without,
    );
    entry.context.circumstances = circumstances;
    format!("{} | {entry}", house.text())
}

impl DealtHand {
    /// Parses `rules | hand`. `None` if the hand can't win.
    pub fn parse(text: &str) -> Option<Self> {
        let (house, hand) = text.split_once(" | ")?;
        let house = house.parse::<RuleConfig>().ok()?;
        let entry = tilewise_rules::notation::parse(hand).ok()?;
        check(&house, &entry).ok()?;
        let request = request(&house, &entry);
        let report: Value = serde_json::from_str(&score_json(&request)).ok()?;
        let mut request: Value = serde_json::from_str(&request).ok()?;
        request["options"] = report["options"].clone();
        Some(Self {
            text: format!("{house} | {entry}"),
            request,
            answer: match house.rule_set().table_key() {
                "mcr" => ScorerAnswer::ours_in_fan(&report),
                "hk-old-style" => ScorerAnswer::ours_to_the_limit(&report),
                _ => ScorerAnswer::ours(&report),
            },
        })
    }
}
