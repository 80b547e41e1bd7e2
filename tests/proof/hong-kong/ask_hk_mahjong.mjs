// Says what the package `hk-mahjong` makes of hands: a request of the data face a line in, with all of its
// options, an answer in fan a line out. It has the values of Hong Kong Old Style, where it has others.

import { createInterface } from "node:readline";
import { createRequire } from "node:module";
import { join } from "node:path";

// The folder into which it was installed.
const { ExplorerOfWinningPermutations, FaanCalculator, Hand, Meld, Tile } = createRequire(join(process.argv[2], "package.json"))(
  "hk-mahjong",
);

// What the book has otherwise: HKOS-26, HKOS-28; terminals and honors, and a concealed hand, are no elements of it.
Object.assign(FaanCalculator.FAAN_MAP, { smallDragons: 4, allOneSuit: 6, mixedOrphans: 0 });
FaanCalculator.ADDITIONAL_FAAN_MAP.fullyConcealedHand = 0;

const LIMIT = 10;
const WINDS = { E: "east", S: "south", W: "west", N: "north" };
const SUITS = { m: "character", p: "dot", s: "bamboo", z: "honor" };
const BONUS = ["plum", "lily", "chrysanthemum", "bamboo", "spring", "summer", "autumn", "winter"];
const ELEMENTS = {
  "self-pick": "self-drawn-win",
  "no flowers": "no-flowers",
  "flowers matching seat position": "flowers",
  "common hand": "all-chows",
  "seat wind": "seat-wind",
  "round wind": "prevailing-wind",
  dragons: "dragon-pung",
  "robbing kong": "robbing-the-kong",
  "mixed one suit": "half-flush",
  "all in triplets": "all-pungs",
  "small dragon": "little-three-dragons",
  "all one suit": "full-flush",
  "small wind": "little-four-winds",
  "great dragon": "big-three-dragons",
  "great wind": "big-four-winds",
  "all honors": "all-honors",
  orphans: "all-terminals",
  "thirteen orphans": "thirteen-orphans",
  "kaan kaan hand": "four-concealed-pungs",
  "all Kongs": "all-kongs",
  "nine gates": "nine-gates",
  "earthly hand": "blessing-of-earth",
  "heavenly hand": "blessing-of-heaven",
};

const tiles = (text) =>
  [...(text ?? "").matchAll(/(\d+)([mpsz])/g)].flatMap(([, ranks, suit]) =>
    // White, green and red dragons are the other way round.
    [...ranks].map((rank) => new Tile({ suit: SUITS[suit], value: suit === "z" && rank > 4 ? 12 - rank : Number(rank) })),
  );

const faan = (value) => (value === "∞" ? LIMIT : value);

/** One reading: what counts, and its sum. */
const worth = (reading, config, drawn) => {
  const { value, details } = FaanCalculator.calculate(reading, config);
  const elements = {};
  for (const { name, value } of details.filter((one) => one.value !== 0)) {
    if (name === "win by Kong") Object.assign(elements, { "self-drawn-win": 1, "out-on-replacement": 1 });
    else if (name === "win by last catch") elements[drawn ? "last-tile-draw" : "last-tile-discard"] = faan(value);
    else elements[ELEMENTS[name] ?? name] = faan(value);
  }
  return { elements, total: Math.min(LIMIT, faan(value)), limited: faan(value) >= LIMIT };
};

const answer = ({ hand, win, seat, prevailing, circumstances = [] }) => {
  const has = (flag) => circumstances.includes(flag);
  const drawn = win.by === "self-draw";
  const robbed = win.by === "robbing-the-kong";
  const melds = (hand.melds ?? []).map((one) => new Meld(tiles(one.tiles)));
  const won = [...tiles(hand.concealed), ...tiles(hand.winning_tile)];
  const readings = new ExplorerOfWinningPermutations(new Hand({ tiles: won, melds })).getWinningPermutations();
  if (!readings.length) return { error: "not complete" };
  const bonus = (hand.bonus ?? []).map((one) => (one[0] === "f" ? 0 : 4) + Number(one[1]) - 1);
  const config = {
    selfPick: drawn,
    fullyConcealedHand: melds.length === 0,
    seatWind: WINDS[seat],
    roundWind: WINDS[prevailing],
    robbingKong: robbed,
    winByLastCatch: has("last-tile"),
    winByKong: has("kong-replacement"),
    winByDoubleKong: false,
    heavenlyHand: has("initial-hand"),
    earthlyHand: has("dealer-first-discard"),
    enableBonusFaanDueToZeroExtraTile: true,
    extraTiles: Object.fromEntries(BONUS.map((name, place) => [name, bonus.includes(place)])),
  };
  const all = readings.map((reading) => worth(reading, config, drawn));
  return all.reduce((best, one) => (one.total > best.total ? one : best));
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
