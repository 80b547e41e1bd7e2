//! Presets of the options, with the confidence of each answer. Irrelevant answers are omitted.

use crate::model::{OwnAnswer, PresetTable};

/// The presets.
const TABLE: PresetTable = PresetTable(
    "
    option                 | EMA 2025      | EMA 2016      | WRC 2015       | WRC 2025     | M.League       | Tenhou           | Mahjong Soul     | JPML A
    open_tanyao            | true          | true          | true~          | true~        | true~          | true~            | true~            | true~
    red_fives              | 0             | 0             | 0~             | 0~           | 3~             | 3~               | 3~               | 0~
    ippatsu                | true          | true          | true           | true         | true~          | true~            | true~            | false~
    ura_dora               | true          | true          | true~          | true         | true~          | true~            | true~            | false~
    kan_dora               | true          | true          | true~          | true         | true~          | true~            | true~            | false~
    kan_ura                | true          | true          | true~          | true~        | true~          | true~            | true~            | false~
    renhou                 | mangan        | mangan        | mangan~        | mangan~      | none~          | none~            | none~            | none~
    ryuuiisou_needs_green  | false         | false         | false?         | false~       | false~         | false~           | false~           | false~
    kokushi_robs_concealed | true          | true          | true?          | true~        | false~         | false~           | true~            | false~
    double_suuankou_tanki  | false         | false         | false          | false~       | false~         | false~           | true~            | false~
    double_kokushi_13      | false         | false         | false          | false~       | false~         | false~           | true~            | false~
    double_chuuren_9       | false         | false         | false          | false~       | false~         | false~           | true~            | false~
    double_daisuushii      | false         | false         | false          | false~       | false~         | false~           | true~            | false~
    double_as_dealt        |               |               |                |              |                |                  | true?            |
    double_wind_pair_fu    | 2             | 4             | 2~             | 2~           | 2~             | 4~               | 4~               | 2~
    rinshan_fu             | true          | true          | true?          | true~        | true?          | true~            | true?            | true~
    unclear_winning_tile   | lowest        | lowest?       | no-wait        | no-wait?     | lowest?        |                  |                  | lowest?
    kiriage                | true          | false         | true~          | true~        | true~          | false~           | false~           | false~
    counted_yakuman        | false         | false         | false~         | true~        | false~         | true~            | true~            | true~
    yakuman_add            | false         | false         | false          | true~        | true~          | true~            | true~            | true~
    yakuman_max            |               |               |                | 6~           | 6~             | 6~               | 6~               | 4~
    pao_four_kongs         | false         | false         | false~         | true~        | true~          | false~           | false~           | true~
    pao_composite          |               |               |                | liable-part~ | liable-part~   | whole~           | liable-part~     | whole?
    pao_honba              | discarder     | discarder     | discarder?     | discarder~   | liable~        | liable~          | liable~          | discarder?
    several_winners        | all           | all           | nearest        | nearest~     | nearest~       | two~             | all~             | nearest~
    several_honba          | each          | each          |                |              |                | nearest~         | nearest~         |
    several_bets           | own-first     | own-first     |                |              |                | nearest~         | nearest~         |
    honba_each             | 300           | 300           | 300            | 300~         | 300~           | 300~             | 300~             | 300~
    noten_total            | 3000          | 3000          | 3000           | 3000~        | 3000~          | 3000~            | 3000~            | 3000~
    tenpai_fifth           | whole-hand    | whole-hand    | whole-hand?    | whole-hand~  | whole-hand?    | concealed~       | whole-hand?      | whole-hand?
    nagashi_mangan         | false         | false         | false~         | false~       | false~         | true~            | true~            | false~
    abort_nine_kinds       | false         | false         | false          | false~       | false~         | true~            | true~            | false~
    abort_four_winds       | false         | false         | false          | false~       | false~         | true~            | true~            | false~
    abort_four_riichi      | false         | false         | false          | false~       | false~         | true~            | true~            | false~
    abort_four_kongs       | false         | false         | false          | false~       | false~         | true~            | true~            | false~
    furiten_until          | draw-or-claim | draw-or-claim | draw-or-claim? | draw?        | draw?          | draw-or-discard~ | draw-or-discard? | draw?
    riichi_kong_keeps      |               |               |                |              |                | waits~           | waits?           |
    added_tile_is_discard  | false         | true          | true?          | false?       | false?         | false?           | false?           | false?
    riichi_min_wall        | 1             | 4             | 4              | 1~           | 1              | 4                | 4                | 1?
    riichi_min_points      | 0             | 0             | 0              | 0~           | 0~             | 1000~            | 1000~            | 1000?
    dealer_stays           | tenpai        | tenpai        | tenpai         | tenpai~      | tenpai~        | tenpai~          | tenpai~          | tenpai~
    extra_round            | false         | false         | false          | false~       | false~         | true~            | true~            | false~
    tobi                   | false         | false         | false          | false~       | false~         | true~            | true~            | false~
    dealer_stops           | false         | false         | false          | false~       | false~         | true~            | true~            | false~
    last_bets              | winner        | winner        | stay           | stay~        | winner~        | winner~          | winner~          | stay~
    start_points           | 30000         | 30000         | 30000          | 30000~       | 25000~         | 25000~           | 25000~           | 30000~
    return_points          | 30000         | 30000         | 30000          | 30000~       | 30000~         | 30000~           | 25000~           | 30000~
    goal_points            |               |               |                |              |                | 30000~           | 30000~           |
    uma                    | 15/5/-5/-15   | 15/5/-5/-15   | 15/5/-5/-15    | 15/5/-5/-15~ | 30/10/-10/-30~ | 20/10/-10/-20~   | 15/5/-5/-15~     | floating~
    uma_ties               | shared        | shared        | shared         | shared~      | shared~        | seat~            | seat~            | shared~
    chombo                 | 20            | 20            | 20             | 30~          | 20~            | 0?               | 0?               | 20?
    ",
);

pub(super) static EMA_2025: [OwnAnswer; TABLE.count("EMA 2025")] = TABLE.answers("EMA 2025");
pub(super) static EMA_2016: [OwnAnswer; TABLE.count("EMA 2016")] = TABLE.answers("EMA 2016");
pub(super) static WRC_2015: [OwnAnswer; TABLE.count("WRC 2015")] = TABLE.answers("WRC 2015");
pub(super) static WRC_2025: [OwnAnswer; TABLE.count("WRC 2025")] = TABLE.answers("WRC 2025");
pub(super) static MLEAGUE: [OwnAnswer; TABLE.count("M.League")] = TABLE.answers("M.League");
pub(super) static TENHOU: [OwnAnswer; TABLE.count("Tenhou")] = TABLE.answers("Tenhou");
pub(super) static MAJSOUL: [OwnAnswer; TABLE.count("Mahjong Soul")] = TABLE.answers("Mahjong Soul");
pub(super) static JPML_A: [OwnAnswer; TABLE.count("JPML A")] = TABLE.answers("JPML A");
