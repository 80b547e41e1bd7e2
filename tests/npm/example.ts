// What a program with a screen of its own would do. `tsc --strict` reads it, Node runs it.
import {
  discards,
  event,
  load,
  penaltyBooks,
  rulesets,
  score,
  waits,
  type ScoreReport,
  type ScoreRequest,
  type Seat,
} from "tilewise-wasm";

const request: ScoreRequest = {
  ruleset: "hk-old-style",
  options: { minimum_fan: 1 },
  hand: {
    concealed: "2223s",
    melds: [
      { kind: "chow", tiles: "567s" },
      { kind: "pung", tiles: "777s" },
      { kind: "pung", tiles: "555z" },
    ],
    winning_tile: "1s",
  },
  win: { by: "discard", from: "W" },
  seat: "S",
  prevailing: "E",
};

/** The score in a sentence, or why there is none. */
function told(report: ScoreReport): string {
  if (!report.ok) {
    return report.errors.map((reason) => `${reason.at ?? "request"}: ${reason.message}`).join("; ");
  }
  const names: string[] = report.elements.map((one) => one.name);
  const gained: number = report.payments.S;
  return `${report.counted} ${report.unit} (${names.join(", ")}), South gains ${gained}`;
}

console.log(told(score(request)));
console.log(told(score({ ...request, win: { by: "discard" } })));

const { winning_tile, ...waiting } = request.hand;
const found = waits({ ...request, hand: waiting });
if (found.ok) {
  for (const { tile, left, self_draw } of found.waits) {
    const paid: number = self_draw.ok ? self_draw.payments.S : 0;
    console.log(`${tile}: ${left} left, ${paid} by self-draw`);
  }
}

await load("riichi");
const ron = score({
  ruleset: "riichi-tenhou",
  hand: { concealed: "34m234p234s66p789s", winning_tile: "2m", dora: ["1m"], ura: ["5p"] },
  win: { by: "discard", from: "E" },
  seat: "S",
  prevailing: "E",
  circumstances: ["riichi"],
  on_table: { honba: 1, bets: 1 },
});
if (ron.ok) {
  const level: string | null | undefined = ron.level;
  const bets: number = (ron.collected ?? []).reduce((sum, one) => sum + one.amount, 0);
  console.log(`${ron.han} han ${ron.fu_total} fu, ${level}, ${bets} of bets`);
}

const choices = discards({
  ruleset: "riichi-tenhou",
  hand: { concealed: "234m456p22s45678s4z" },
  seat: "S",
  prevailing: "E",
});
if (choices.ok && choices.discards[0]) {
  const { tile, shanten, accepts, waits: tiles = [] } = choices.discards[0];
  const worth: number[] = tiles.map(({ self_draw }) => self_draw?.received ?? 0);
  console.log(`discard ${tile}, ${shanten} from waiting: ${accepts.map((one) => one.tile).join(" ")}`);
  console.log(`worth ${worth.join(", ")}`);
}

// The type of the event is the type of the ruling.
const foul = await event({ ruleset: "riichi-wrc-2015", event: "foul", foul: "F5" });
if (foul.ok) {
  const outcome: "CH" | string = foul.effects.outcome;
  console.log(`${foul.clause}: ${outcome}, ${foul.effects.overall}`);
}
const draw = await event({ ruleset: "sparrows-nest", event: "draw", pot: 16 });
if (draw.ok) {
  const pot: number | undefined = draw.pot;
  console.log(`${draw.clause}: ${pot} in the pot`);
}

const seats: Seat[] = ["E", "S", "W", "N"];
console.log(rulesets().map((book) => `${book.key}: ${book.elements.length}`).join(", "));
console.log((await penaltyBooks()).length, seats.length, winning_tile);

// What is wrong is known before it runs.
// @ts-expect-error: there is no such seat
score({ ...request, seat: "X" });
// @ts-expect-error: a hand has no such field
score({ ...request, hand: { concealed: "", tiles: "" } });
// @ts-expect-error: who wins must be said
score({ ruleset: "singapore", hand: { concealed: "" }, win: { by: "discard" } });
// @ts-expect-error: an event has its own fields
await event({ ruleset: "sparrows-nest", event: "draw", pot: 16, seat: "E" });
// @ts-expect-error: no such event
await event({ ruleset: "sparrows-nest", event: "quarrel" });
