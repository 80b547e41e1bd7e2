// All screens of the page, with the steps that open them.
import { expect, type Page } from "@playwright/test";
import { CLASSES, packed } from "./standings.js";
import { FIRST, ONE_SHORT, TWO_WAYS, openDetails, openHand, press, enterWin } from "./table.js";

/** The languages that a browser requests. */
export const LANGUAGES = ["en", "zh-TW", "zh-CN", "ja"];

/** A complete hand that doesn't win. */
const NOT_WINNING = "13579m13579p147s w9s SE initial-hand";

/** Names that are the same in every language. */
const NAMES = ["伯", "仲", "叔", "季", "孟"];

/**
 * A game from another device: a hand, a draw, and a win by a player who sits out. Its name identifies it,
 * because a stored game isn't imported again.
 */
const savedGame = (name: string) => JSON.stringify({
  "tilewise-game": 1,
  entries: [
    { told: "opened", ruleset: "hk-old-style", players: NAMES, seats: { E: 0, S: 1, W: 2, N: 3 } },
    { told: "won", seat: "S", value: 3, by: "discard", from: "E" },
    { told: "drawn" },
    { told: "won", seats: { E: 0, S: 1, W: 2, N: 4 }, seat: "N", value: 3, by: "self-draw" },
  ].map((input, at) => ({ id: `${name}-${at}`, device: "phone", counter: at + 1, time: 1_750_000_000_000, input })),
});

/** A backup of another device. */
const backupFile = (name: string) => JSON.stringify({
  "tilewise-backup": 1,
  program: "0.2.0",
  time: 1_750_000_000_000,
  games: [JSON.parse(savedGame(name)) as unknown, { "tilewise-game": 1, entries: [] }],
  clubs: [],
  houses: [{ name: "伯家", rules: "singapore" }],
  players: NAMES,
  preferences: { theme: "dark", corners: "han" },
});

/** M-154: a mixed straight, and one more relation of the fourth chow. */
const COMPETING = "123456m456p1178s w9s@E SE";

/** The screens, each with the steps that open it. */
export const SCREENS: Record<string, (page: Page) => Promise<void>> = {
  "an empty tray": (page) => openHand(page),
  "a growing hand": (page) => openHand(page, "123m"),
  "a waiting hand": async (page) => {
    await openHand(page, "2223s c567s p777s p555z SE");
    await expect(page.locator("[data-waits]")).toBeVisible();
  },
  "a question about the win": async (page) => {
    await openHand(page, "2223s c567s p777s p555z w1s");
    await expect(page.locator("[data-ask]").first()).toBeVisible();
  },
  "a result": async (page) => {
    await openHand(page, FIRST);
    await expect(page.locator("[data-payment]")).toHaveCount(4);
  },
  "the reasons of a result": async (page) => {
    await openHand(page, FIRST);
    await expect(page.locator("[data-element]").first()).toBeAttached();
    await openDetails(page);
    await press(page, "[data-why-not] summary");
    await expect(page.locator("[data-rejected]").first()).toBeVisible();
  },
  "a set that was picked": async (page) => {
    await openHand(page, "k1111p p222s 33s");
    await press(page, ".spot-meld");
    await expect(page.locator("[data-selection]")).toBeVisible();
  },
  "a hand that is wrong": (page) => openHand(page, NOT_WINNING),
  "a broken link": async (page) => {
    await openHand(page, "nonsense");
    await expect(page.locator("[data-trouble]")).toBeVisible();
  },
  "a hand below the minimum": async (page) => {
    await openHand(page, ONE_SHORT);
    await openDetails(page);
    await expect(page.locator("[data-short]")).toBeVisible();
  },
  "a hand with other readings": async (page) => {
    await go(page, `/score/hk-old-style;minimum_fan=0/${TWO_WAYS.replaceAll(" ", ".")}`, "[data-payment]");
    await openDetails(page);
    await press(page, "[data-readings] summary");
  },
  "a hand in dollars": async (page) => {
    await go(page, `/score/singapore/${FIRST.replaceAll(" ", ".")}.a1.f2`, "[data-payment]");
    await openDetails(page);
  },
  "a riichi hand": async (page) => {
    const hand = "340m67p99s ck5555s p777z@W w8p@N SE dora:4m9p honba=2 bets=1";
    await go(page, `/score/riichi-mleague/${hand.replaceAll(" ", ".")}`, "[data-payment]");
    await openDetails(page);
  },
  "a riichi hand without a yaku": async (page) => {
    const hand = "234m456p9967s p222z@E w8s@N WE dora:1m";
    await go(page, `/score/riichi-ema-2025/${hand.replaceAll(" ", ".")}`, "[data-below-minimum]");
  },
  "a hand of MCR": async (page) => {
    await go(page, `/score/mcr/${COMPETING.replaceAll(" ", ".")}`, "[data-payment]");
    await openDetails(page);
    for (const part of ["why-not", "combinations"]) await press(page, `[data-${part}] > summary`);
  },
  "a hand of MCR that flowers don’t lift": async (page) => {
    const hand = "44m88s p222m p777p p333z w8s@N f1 f2 f3 SE";
    await go(page, `/score/mcr/${hand.replaceAll(" ", ".")}`, "[data-below-minimum]");
    await openDetails(page);
  },
  "the rules of a friend’s link": async (page) => {
    await go(page, "/score/hk-old-style;minimum_fan=1/", ".key");
    await go(page, `/score/singapore/${FIRST.replaceAll(" ", ".")}`, "[data-visit]");
  },
  "the choice of an exercise": async (page) => {
    await go(page, "/practice/hk-old-style", "[data-kind]");
  },
  "an exercise": async (page) => {
    await go(page, "/practice/hk-old-style/elements/1-basic-1", "[data-choice]");
  },
  "a wrong reply": async (page) => {
    await go(page, "/practice/riichi-ema-2025/elements/1-whole-1", "[data-choice]");
    await press(page, '[data-action="check"]');
    await expect(page.locator("[data-oversight]").first()).toBeVisible();
  },
  "what can happen": (page) => go(page, "/fouls/hk-old-style", "[data-foul]"),
  "what can happen, by riichi rules": (page) => go(page, "/fouls/riichi-wrc-2015", "[data-foul]"),
  "a question with answers": (page) => go(page, "/fouls/riichi-wrc-2015/noten-riichi/ended=draw", "[data-fact]"),
  "a question for a number": (page) =>
    go(page, "/fouls/hk-old-style/settle-win/seat=S,by=discard,from=W", '[data-ask="value"] input'),
  "a verdict": (page) =>
    go(page, "/fouls/riichi-wrc-2015/noten-riichi/ended=draw,dead=yes,shown=no", "[data-verdict]"),
  "a verdict with its numbers": async (page) => {
    await go(page, "/fouls/riichi-wrc-2015/noten-riichi/ended=draw,dead=yes,shown=yes", "[data-verdict]");
    await press(page, "[data-numbers] summary");
    await expect(page.locator('[data-ask="tenpai"]')).toBeVisible();
  },
  "a payment for a foul": (page) =>
    go(page, "/fouls/singapore/false-win/seat=S,by=discard,from=W", "[data-verdict] [data-share]"),
  "a new game": (page) => go(page, "/table/new", ".players"),
  "a game": (page) => beginSeatGame(page),
  "a win at the table": async (page) => {
    await beginSeatGame(page);
    await press(page, '[data-player="1"] a');
    await press(page, '[data-ask="from"] [data-who="E"]');
    await press(page, '[data-quick-value="3"]');
    await expect(page.locator("[data-moved]").first()).toBeVisible();
  },
  "the history of a game": async (page) => {
    await beginSeatGame(page);
    await press(page, '[data-action="drawn"]');
    await press(page, '[data-action="done"]');
    await press(page, '[data-action="history"]');
    await expect(page.locator("[data-line]")).toHaveCount(2);
  },
  "a game by riichi rules": async (page) => {
    await go(page, "/score/riichi-ema-2025/", ".key");
    await beginSeatGame(page);
    await press(page, '[data-bet="2"]');
    await expect(page.locator("[data-bets]")).toBeVisible();
  },
  "a question at the table": async (page) => {
    await beginSeatGame(page);
    await press(page, '[data-action="happened"]');
    await press(page, "[data-event] >> nth=0");
    await expect(page.locator(".question")).toBeVisible();
  },
  "who of five sits where": async (page) => {
    await go(page, "/table/new", ".players");
    await press(page, '[data-action="add-player"]');
    await press(page, '[data-action="begin"]');
    await press(page, '[data-action="seats"]');
    await expect(page.locator('[data-action="propose"]')).toBeVisible();
  },
  "somebody plays for another": async (page) => {
    await beginSeatGame(page);
    await page.goto("./#/table/substitute");
    await expect(page.locator(".joins")).toBeVisible();
  },
  "a hand of the history": async (page) => {
    await threeHands(page);
    await expect(page.locator('[data-action="delete"]')).toBeVisible();
  },
  "what a change changes": async (page) => {
    await threeHands(page);
    await press(page, '[data-action="change"]');
    await press(page, '[data-ask="winner"] [data-who="E"]');
    await press(page, '[data-ask="from"] [data-who="N"]');
    await expect(page.locator(".changes details")).toBeVisible();
  },
  "what is deleted": async (page) => {
    await threeHands(page);
    await press(page, '[data-action="delete"]');
    await expect(page.locator(".changes details")).toBeVisible();
  },
  "the standings of a game": async (page) => {
    await beginSeatGame(page);
    await enterWin(page, 1, "E", 3);
    await enterWin(page, 2, "E", 3);
    await press(page, '[data-action="end"]');
    await expect(page.locator("[data-chart]")).toBeVisible();
    for (const more of await page.locator(".step-panel details summary").all()) await more.click();
    await page.locator(".chips-count input").first().fill("3");
    await press(page, '[data-action="chips"]');
    await expect(page.locator('[data-chips="apart"]')).toBeVisible();
  },
  "what a player needs": async (page) => {
    await beginSeatGame(page);
    await page.goto("./#/table/need/1");
    await page.locator("[data-target]").fill("560");
    await expect(page.locator("[data-example] .tile").first()).toBeVisible();
  },
  "several games": async (page) => {
    await beginSeatGame(page);
    await beginSeatGame(page);
    await press(page, '[data-action="games"]');
    // The games of earlier screens are stored too.
    await expect(page.locator("[data-game]").nth(1)).toBeVisible();
  },
  "the dice of a game": async (page) => {
    await beginSeatGame(page);
    await press(page, '[data-action="dice"]');
    await press(page, '[data-action="throw-dice"]');
    await expect(page.locator("[data-dice] .die").first()).toBeVisible();
  },
  "the place and note of a game": async (page) => {
    await beginSeatGame(page);
    await page.goto("./#/table/note");
    await page.locator('[name="place"]').fill("Library");
    await expect(page.locator('[data-action="done"]')).not.toHaveAttribute("aria-disabled");
  },
  "a picture of the standings": async (page) => {
    await beginSeatGame(page);
    await enterWin(page, 1, "E", 3);
    await page.goto("./#/table/picture");
    await expect(page.locator("tilewise-picture canvas")).toBeVisible();
  },
  "looking back": async (page) => {
    await beginSeatGame(page);
    await enterWin(page, 1, "E", 3);
    await page.goto("./#/table/look-back");
    await expect(page.locator("[data-figures]")).toBeVisible();
    await page.locator('[data-figure="wins"] summary').click();
  },
  "the rules of a game": async (page) => {
    await beginSeatGame(page);
    await press(page, '.tabletop-sum [data-action="rules"]');
    await expect(page.locator(".rules-key")).toBeVisible();
  },
  "what can be taken out of a game": async (page) => {
    await beginSeatGame(page);
    await press(page, '[data-action="save"]');
    await expect(page.locator("#chat-text")).toBeVisible();
  },
  "a score sheet": async (page) => {
    await openFile(page, savedGame("sheet"));
    await press(page, '[data-action="take-in"]');
    await page.goto("./#/table/sheet");
    await expect(page.locator("[data-row]")).toHaveCount(2);
  },
  "a saved game": async (page) => {
    await openFile(page, savedGame("saved"));
    await expect(page.locator("[data-arrival]")).toBeVisible();
  },
  "a file that is no game": async (page) => {
    await openFile(page, "Name;Points");
    await expect(page.locator("[data-refused]")).toBeVisible();
  },
  "a scanner without a camera": async (page) => {
    await go(page, "/table/open", '[data-action="scan"]');
    await page.evaluate(() => {
      const refuse = () => Promise.reject(new DOMException("", "NotFoundError"));
      Object.defineProperty(navigator, "mediaDevices", { configurable: true, value: { getUserMedia: refuse } });
    });
    await press(page, '[data-action="scan"]');
    await expect(page.locator("[data-camera]")).toBeVisible();
  },
  "a game that is watched": async (page) => {
    await openFile(page, savedGame("watched"));
    await press(page, '[data-action="take-in"]');
    await expect(page.locator("[data-watching]")).toBeVisible();
  },
  "a game for other phones": async (page) => {
    await beginSeatGame(page);
    await page.goto("./#/table/give");
    await expect(page.locator("[data-code]")).toBeVisible();
  },
  "a game from another phone": async (page) => {
    await beginSeatGame(page);
    await page.goto("./#/table/give");
    const link = await page.locator("#game-link").inputValue();
    await page.goto(`./${link.slice(link.indexOf("#"))}`);
    await expect(page.locator("[data-compared]")).toBeVisible();
  },
  "a round of MCR that is over": async (page) => {
    await playEastRound(page);
    await expect(page.locator("[data-reseated]")).toBeVisible();
  },
  "what a player needs in MCR": async (page) => {
    await playEastRound(page);
    await page.evaluate(() => (location.hash = "#/table/need/1"));
    await page.locator('[data-target="overall"]').fill("4");
    await expect(page.locator('[data-wish="overall-4"]')).toBeVisible();
  },
  "what can happen in a game of MCR": async (page) => {
    await playEastRound(page);
    await press(page, '[data-action="happened"]');
    await expect(page.locator("[data-event]").first()).toBeVisible();
  },
  "the rules of MCR": (page) => go(page, "/rules/mcr", '[data-jump="rules-88"]'),
  "the rules": (page) => go(page, "/rules/hk-old-style", "[data-pays]"),
  "the rules of a league": (page) => go(page, "/rules/sparrows-nest", "[data-pays]"),
  "the rules of riichi": (page) => go(page, "/rules/riichi-tenhou", "[data-values] a"),
  "which book is played": (page) => go(page, "/rules/which/minimum=1-fan", "#which-step"),
  "how we know": async (page) => {
    await go(page, "/rules/evidence/singapore", "[data-shown]");
    await page.evaluate(() => document.querySelectorAll("details").forEach((one) => (one.open = true)));
  },
  "a rule": (page) => go(page, "/rules/singapore/half-flush", "#rule-half-flush"),
  "the house rules": async (page) => {
    await openHand(page, FIRST);
    await press(page, '[data-action="house"]');
    await expect(page.locator("[data-choice]").first()).toBeVisible();
  },
  "the house rules by another book": async (page) => {
    await go(page, `/score/singapore/${FIRST.replaceAll(" ", ".")}.a1.f2`, "[data-payment]");
    await press(page, '[data-action="house"]');
    await press(page, '.sheet [data-rule-set="sparrows-nest"]');
    await expect(page.locator("dialog [data-notice]")).toBeVisible();
  },
  "a hand to be shared": async (page) => {
    await openHand(page, FIRST);
    await press(page, '[data-action="share"]');
    await expect(page.locator("dialog [data-code]")).toBeVisible();
  },
  "lines for a web page": async (page) => {
    await openHand(page, FIRST);
    await press(page, '[data-action="share"]');
    await press(page, '[data-shared="page"]');
    await expect(page.locator("dialog [data-lines]")).toBeVisible();
  },
  "a report of a result": async (page) => {
    await openHand(page, FIRST);
    await openDetails(page);
    await press(page, '[data-action="report"]');
    await page.locator("#report-expected").fill("6");
    await expect(page.locator("#report-text")).toHaveValue(/6\n/);
  },
  "language and look": async (page) => {
    await openSheet(page, "settings", "dialog [data-language]");
    // No real device has all three states.
    await setDevice(page, { kept: "", update: "later", install: "offer" });
    await expect(page.locator('dialog [data-action="install"]')).toBeVisible();
  },
  "how to install it": async (page) => {
    await openSheet(page, "settings", "dialog [data-language]");
    await setDevice(page, { install: "share" });
    await expect(page.locator('[data-if="share"]')).toBeVisible();
  },
  "a backup": async (page) => {
    await go(page, "/backup/", "[data-device-empty]");
  },
  "a backup before it is restored": async (page) => {
    await go(page, "/backup/", "[data-device-empty]");
    await page.locator('[data-action="choose-file"]').setInputFiles({
      name: "backup.json",
      mimeType: "application/json",
      buffer: Buffer.from(backupFile("restored")),
    });
    await expect(page.locator("[data-preview]")).toBeVisible();
  },
  "an offer to take games along": async (page) => {
    await openHand(page, FIRST);
    await expect(page.locator("[data-payment]")).toHaveCount(4);
    await setDevice(page, { takeAlong: "" });
    await expect(page.locator(".take-along")).toBeVisible();
  },
  "a newer version": async (page) => {
    await openHand(page, FIRST);
    await expect(page.locator("[data-payment]")).toHaveCount(4);
    await setDevice(page, { update: "ready" });
    await expect(page.locator(".update")).toBeVisible();
  },
  "a hand as text": async (page) => {
    await openSheet(page, "type", "dialog textarea");
    await page.locator("dialog textarea").fill("33m hello 9p9p9p9p9p");
    await expect(page.locator("dialog [data-errors] li").first()).toBeVisible();
  },
  "a win that was counted": async (page) => {
    await openSheet(page, "quick", "dialog [data-quick-value]");
    await press(page, 'dialog [data-ask="seat"] [data-fact="S"]');
    await press(page, 'dialog [data-ask="from"] [data-fact="W"]');
    await press(page, '[data-quick-value="5"]');
    await expect(page.locator("dialog [data-payment]")).toHaveCount(4);
  },
  "a riichi win that was counted": async (page) => {
    await go(page, "/score/riichi-tenhou", '[data-action="quick"]');
    await press(page, '[data-action="quick"]');
    for (const answer of ['[data-ask="seat"] [data-fact="S"]', '[data-ask="from"] [data-fact="W"]']) {
      await press(page, `dialog ${answer}`);
    }
    for (const key of ["value=\"3\"", "axis=\"60\""]) await press(page, `[data-quick-${key}]`);
    await expect(page.locator("dialog [data-payment]")).toHaveCount(4);
  },
  "one hand in all books": async (page) => {
    await openHand(page, FIRST);
    await press(page, '[data-action="compare"]');
    await expect(page.locator("dialog [data-payment]").first()).toBeVisible();
    await expect(page.locator(".compared [data-rule-set]")).toHaveCount(5);
  },
  "the standings of a season": async (page) => {
    await page.goto(`./#/season/${packed(CLASSES)}`);
    await page.locator(".season-share summary").click();
    await expect(page.locator("[data-code]")).toBeVisible();
  },
  "standings that can’t be read": async (page) => {
    await page.goto("./#/season/AQ");
    await expect(page.locator("[data-problem]")).toBeVisible();
  },
  "the calculator in another page": (page) => openFramed(page, ""),
  "a hand card": (page) => openFramed(page, "hand"),
};

/** Sets the states of the device in the page. */
async function setDevice(page: Page, states: Record<string, string>): Promise<void> {
  // The real states are set when the page is idle.
  await page.route(/\/offline\.js$/, (route) => route.abort());
  await page.evaluate((states) => Object.assign(document.documentElement.dataset, states), states);
}

/** Opens a sheet from an empty tray. */
async function openSheet(page: Page, action: string, selector: string): Promise<void> {
  await openHand(page);
  await press(page, `[data-action="${action}"]`);
  await expect(page.locator(selector).first()).toBeVisible();
}

/** Follows a link and waits for an element. */
async function go(page: Page, path: string, selector: string): Promise<void> {
  await page.goto(`./#${path}`);
  await expect(page.locator(selector).first()).toBeVisible();
}

/** Begins a game whose players have the names of their seats. */
async function beginSeatGame(page: Page): Promise<void> {
  await go(page, "/table/new", ".players");
  await press(page, '[data-action="begin"]');
  await expect(page.locator(".tabletop")).toBeVisible();
}

/** Opens the first of three entered hands. */
async function threeHands(page: Page): Promise<void> {
  await beginSeatGame(page);
  for (const winner of [1, 2, 3]) await enterWin(page, winner, "self-draw", 3);
  await press(page, '[data-action="history"]');
  await press(page, "[data-line] >> nth=2");
  await expect(page.locator("[data-moved]").first()).toBeVisible();
}

/** Opens a file as a saved game. */
async function openFile(page: Page, text: string): Promise<void> {
  await go(page, "/table/open", ".button-file");
  const buffer = Buffer.from(text);
  await page.locator('[data-action="choose-file"]').setInputFiles({ name: "game.json", mimeType: "application/json", buffer });
}

/** Plays the East round of an MCR session: all draws. */
async function playEastRound(page: Page): Promise<void> {
  await go(page, "/score/mcr", ".key");
  await beginSeatGame(page);
  for (let hand = 0; hand < 4; hand += 1) {
    await press(page, '[data-action="drawn"]');
    await press(page, '[data-action="done"]');
    await expect(page.locator(".tabletop")).toBeVisible();
  }
}

/** Opens a club page with an embedded element. */
async function openFramed(page: Page, what: string): Promise<void> {
  await page.goto(`./?embed=${what}#/score/hk-old-style/${FIRST.replaceAll(" ", ".")}`);
  await expect(page.locator("[data-payment]")).toHaveCount(4);
}
