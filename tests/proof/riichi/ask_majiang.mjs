// Says what the package `@kobalab/majiang-core` makes of hands: a request of the data face a line in, with
// all of its options, an answer a line out.

import { createInterface } from "node:readline";
import { createRequire } from "node:module";
import { join } from "node:path";

// The folder into which it was installed.
const Majiang = createRequire(join(process.argv[2], "package.json"))("@kobalab/majiang-core");

const SEATS = "ESWN";
const YAKU = {
  立直: "riichi",
  ダブル立直: "double-riichi",
  一発: "ippatsu",
  門前清自摸和: "menzen-tsumo",
  平和: "pinfu",
  一盃口: "iipeikou",
  断幺九: "tanyao",
  "翻牌 白": "yakuhai-white",
  "翻牌 發": "yakuhai-green",
  "翻牌 中": "yakuhai-red",
  嶺上開花: "rinshan",
  槍槓: "chankan",
  海底摸月: "haitei",
  河底撈魚: "houtei",
  七対子: "chiitoitsu",
  三色同順: "sanshoku-doujun",
  一気通貫: "ittsuu",
  混全帯幺九: "chanta",
  三色同刻: "sanshoku-doukou",
  三暗刻: "sanankou",
  三槓子: "sankantsu",
  対々和: "toitoi",
  小三元: "shousangen",
  混老頭: "honroutou",
  二盃口: "ryanpeikou",
  混一色: "honitsu",
  純全帯幺九: "junchan",
  清一色: "chinitsu",
  国士無双: "kokushi",
  国士無双十三面: "kokushi-13",
  九蓮宝燈: "chuuren",
  純正九蓮宝燈: "chuuren-9",
  天和: "tenhou",
  地和: "chiihou",
  四暗刻: "suuankou",
  四暗刻単騎: "suuankou-tanki",
  四槓子: "suukantsu",
  緑一色: "ryuuiisou",
  清老頭: "chinroutou",
  字一色: "tsuuiisou",
  大三元: "daisangen",
  小四喜: "shousuushii",
  大四喜: "daisuushii",
  ドラ: "dora",
  裏ドラ: "ura-dora",
  赤ドラ: "red-five",
};
// What it has a name of its own for though it is no double yakuman.
const SINGLE = { "kokushi-13": "kokushi", "chuuren-9": "chuuren", "suuankou-tanki": "suuankou" };

const tiles = (text) => [...text.matchAll(/(\d+)([mpsz])/g)].flatMap(([, ranks, suit]) => [...ranks].map((rank) => suit + rank));

const name = (yaku, double) => {
  if (yaku.startsWith("場風")) return "yakuhai-round";
  if (yaku.startsWith("自風")) return "yakuhai-seat";
  const key = YAKU[yaku] ?? yaku;
  return double ? key : (SINGLE[key] ?? key);
};

/** Where a player sits, seen from the winner. */
const side = (seat, from) => "_+=-"[(SEATS.indexOf(from) - SEATS.indexOf(seat) + 4) % 4];

const meld = (seat, { kind, tiles: text, from }) => {
  const [suit, ranks] = [text.at(-1), text.slice(0, -1)];
  const by = from && side(seat, from);
  switch (kind) {
    case "chow":
      return suit + ranks[0] + "-" + ranks.slice(1);
    case "added-kong":
      return suit + ranks.slice(0, 3) + by + ranks[3];
    case "concealed-kong":
      return suit + ranks;
    default:
      return suit + ranks + by;
  }
};

const answer = ({ options, hand, win, seat, prevailing, circumstances = [], on_table: table = {} }) => {
  const has = (flag) => circumstances.includes(flag);
  const drawn = win.by === "self-draw";
  const double = options.double_kokushi_13;
  const [winning] = tiles(hand.winning_tile);
  const held = [...tiles(hand.concealed), ...(drawn ? [winning] : [])];
  const melds = (hand.melds ?? []).map((one) => "," + meld(seat, one));
  const shoupai = Majiang.Shoupai.fromString(held.join("") + melds.join(""));
  const riichi = has("double-riichi") ? 2 : has("riichi") ? 1 : 0;
  const last = has("last-tile") || has("last-tile-was-replacement");
  const replaced = has("kong-replacement");
  const indicators = (shown = [], every) => (every ? shown : shown.slice(0, 1)).flatMap(tiles);
  const param = Majiang.Util.hule_param({
    rule: Majiang.rule({
      連風牌は2符: options.double_wind_pair_fu === 2,
      クイタンあり: options.open_tanyao,
      役満の複合あり: options.yakuman_add,
      ダブル役満あり: double,
      数え役満あり: options.counted_yakuman,
      役満パオあり: true,
      切り上げ満貫あり: options.kiriage,
    }),
    zhuangfeng: SEATS.indexOf(prevailing),
    menfeng: SEATS.indexOf(seat),
    lizhi: riichi,
    yifa: has("ippatsu") && options.ippatsu,
    qianggang: win.by === "robbing-the-kong",
    lingshang: replaced,
    haidi: !last || replaced ? 0 : drawn ? 1 : 2,
    tianhu: !has("initial-hand") ? 0 : seat === "E" ? 1 : 2,
    baopai: indicators(hand.dora, options.kan_dora),
    fubaopai: riichi && options.ura_dora ? indicators(hand.ura, options.kan_ura) : null,
    changbang: table.honba ?? 0,
    lizhibang: (table.bets ?? 0) + (table.declared ?? []).length,
  });
  const said = Majiang.Util.hule(shoupai, drawn ? null : winning + side(seat, win.from), param);
  if (!said) return { error: "not complete" };
  if (!said.hupai) return { below_minimum: true };
  const yakuman = said.damanguan ?? 0;
  const han = ({ fanshu }) => (yakuman ? 13 * fanshu.length : fanshu);
  return {
    yaku: Object.fromEntries(said.hupai.map((one) => [name(one.name, double), han(one)])),
    han: said.fanshu ?? null,
    fu: said.fu ?? null,
    yakuman,
    payments: Object.fromEntries(said.fenpei.map((points, place) => [SEATS[place], points])),
  };
};

for await (const line of createInterface({ input: process.stdin })) {
  let said;
  try {
    said = answer(JSON.parse(line));
  } catch (error) {
    // It may stumble over a hand: that is a difference too.
    said = { error: String(error) };
  }
  console.log(JSON.stringify(said));
}
