// Every screen of the page, in every language: what holds for all of them is tried on all of them.
import { expect, type Page } from "@playwright/test";
import { FIRST, ONE_SHORT, TWO_WAYS, details, open, press, tellWin } from "./table.js";

/** The languages that a browser may ask for. */
export const LANGUAGES = ["en", "zh-TW", "zh-CN", "ja"];

/** A hand that is full and doesn't win: all is known, and it is wrong. */
const WRONG = "13579m13579p147s w9s SE initial-hand";

/** Names that are the same in every language. */
const NAMES = ["伯", "仲", "叔", "季", "孟"];

/**
 * A game that another device has saved: a hand, a draw, and one by somebody who sits out. It is known by its name,
 * for what is here already isn’t taken in again.
 */
const saved = (name: string) => JSON.stringify({
  "tilewise-game": 1,
  entries: [
    { told: "opened", ruleset: "hk-old-style", players: NAMES, seats: { E: 0, S: 1, W: 2, N: 3 } },
    { told: "won", seat: "S", value: 3, by: "discard", from: "E" },
    { told: "drawn" },
    { told: "won", seats: { E: 0, S: 1, W: 2, N: 4 }, seat: "N", value: 3, by: "self-draw" },
  ].map((input, at) => ({ id: `${name}-${at}`, device: "phone", counter: at + 1, time: 1_750_000_000_000, input })),
});

/** M-154: a mixed straight, and one more relation of the fourth chow. */
const COMPETING = "123456m456p1178s w9s@E SE";

/** Each screen, and how one gets there. */
export const SCREENS: Record<string, (page: Page) => Promise<void>> = {
  "an empty tray": (page) => open(page),
  "a growing hand": (page) => open(page, "123m"),
  "a waiting hand": async (page) => {
    await open(page, "2223s c567s p777s p555z SE");
    await expect(page.locator("[data-waits]")).toBeVisible();
  },
  "a question about the win": async (page) => {
    await open(page, "2223s c567s p777s p555z w1s");
    await expect(page.locator("[data-ask]").first()).toBeVisible();
  },
  "a result": async (page) => {
    await open(page, FIRST);
    await expect(page.locator("[data-payment]")).toHaveCount(4);
  },
  "the reasons of a result": async (page) => {
    await open(page, FIRST);
    await expect(page.locator("[data-element]").first()).toBeAttached();
    await details(page);
    await press(page, "[data-why-not] summary");
    await expect(page.locator("[data-rejected]").first()).toBeVisible();
  },
  "a set that was picked": async (page) => {
    await open(page, "k1111p p222s 33s");
    await press(page, ".spot-meld");
    await expect(page.locator("[data-selection]")).toBeVisible();
  },
  "a hand that is wrong": (page) => open(page, WRONG),
  "a broken link": async (page) => {
    await open(page, "nonsense");
    await expect(page.locator("[data-trouble]")).toBeVisible();
  },
  "a hand below the minimum": async (page) => {
    await open(page, ONE_SHORT);
    await details(page);
    await expect(page.locator("[data-short]")).toBeVisible();
  },
  "a hand with other readings": async (page) => {
    await go(page, `/score/hk-old-style;minimum_fan=0/${TWO_WAYS.replaceAll(" ", ".")}`, "[data-payment]");
    await details(page);
    await press(page, "[data-readings] summary");
  },
  "a hand in dollars": async (page) => {
    await go(page, `/score/singapore/${FIRST.replaceAll(" ", ".")}.a1.f2`, "[data-payment]");
    await details(page);
  },
  "a riichi hand": async (page) => {
    const hand = "340m67p99s ck5555s p777z@W w8p@N SE dora:4m9p honba=2 bets=1";
    await go(page, `/score/riichi-mleague/${hand.replaceAll(" ", ".")}`, "[data-payment]");
    await details(page);
  },
  "a riichi hand without a yaku": async (page) => {
    const hand = "234m456p9967s p222z@E w8s@N WE dora:1m";
    await go(page, `/score/riichi-ema-2025/${hand.replaceAll(" ", ".")}`, "[data-below-minimum]");
  },
  "a hand of MCR": async (page) => {
    await go(page, `/score/mcr/${COMPETING.replaceAll(" ", ".")}`, "[data-payment]");
    await details(page);
    for (const part of ["why-not", "combinations"]) await press(page, `[data-${part}] > summary`);
  },
  "a hand of MCR that flowers don’t lift": async (page) => {
    const hand = "44m88s p222m p777p p333z w8s@N f1 f2 f3 SE";
    await go(page, `/score/mcr/${hand.replaceAll(" ", ".")}`, "[data-below-minimum]");
    await details(page);
  },
  "the rules of a friend’s link": async (page) => {
    await go(page, "/score/hk-old-style;minimum_fan=1/", ".key");
    await go(page, `/score/singapore/${FIRST.replaceAll(" ", ".")}`, "[data-visit]");
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
  "a game": (page) => game(page),
  "a win at the table": async (page) => {
    await game(page);
    await press(page, '[data-player="1"] a');
    await press(page, '[data-ask="from"] [data-who="E"]');
    await press(page, '[data-quick-value="3"]');
    await expect(page.locator("[data-moved]").first()).toBeVisible();
  },
  "the history of a game": async (page) => {
    await game(page);
    await press(page, '[data-action="drawn"]');
    await press(page, '[data-action="done"]');
    await press(page, '[data-action="history"]');
    await expect(page.locator("[data-line]")).toHaveCount(2);
  },
  "a game by riichi rules": async (page) => {
    await go(page, "/score/riichi-ema-2025/", ".key");
    await game(page);
    await press(page, '[data-bet="2"]');
    await expect(page.locator("[data-bets]")).toBeVisible();
  },
  "a question at the table": async (page) => {
    await game(page);
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
    await game(page);
    await page.goto("./#/table/substitute");
    await expect(page.locator(".joins")).toBeVisible();
  },
  "a hand of the history": async (page) => {
    await told(page);
    await expect(page.locator('[data-action="delete"]')).toBeVisible();
  },
  "what a change changes": async (page) => {
    await told(page);
    await press(page, '[data-action="change"]');
    await press(page, '[data-ask="winner"] [data-who="E"]');
    await press(page, '[data-ask="from"] [data-who="N"]');
    await expect(page.locator(".changes details")).toBeVisible();
  },
  "what is deleted": async (page) => {
    await told(page);
    await press(page, '[data-action="delete"]');
    await expect(page.locator(".changes details")).toBeVisible();
  },
  "the standings of a game": async (page) => {
    await game(page);
    await tellWin(page, 1, "E", 3);
    await tellWin(page, 2, "E", 3);
    await press(page, '[data-action="end"]');
    await expect(page.locator("[data-chart]")).toBeVisible();
    for (const more of await page.locator(".told details summary").all()) await more.click();
    await page.locator(".chips-count input").first().fill("3");
    await press(page, '[data-action="chips"]');
    await expect(page.locator('[data-chips="apart"]')).toBeVisible();
  },
  "what a player needs": async (page) => {
    await game(page);
    await page.goto("./#/table/need/1");
    await page.locator("[data-target]").fill("560");
    await expect(page.locator("[data-example] .tile").first()).toBeVisible();
  },
  "several games": async (page) => {
    await game(page);
    await game(page);
    await press(page, '[data-action="games"]');
    // Those of the screens before are kept too.
    await expect(page.locator("[data-game]").nth(1)).toBeVisible();
  },
  "the rules of a game": async (page) => {
    await game(page);
    await press(page, '.tabletop-sum [data-action="rules"]');
    await expect(page.locator(".rules-key")).toBeVisible();
  },
  "what can be taken out of a game": async (page) => {
    await game(page);
    await press(page, '[data-action="save"]');
    await expect(page.locator("#chat-text")).toBeVisible();
  },
  "a score sheet": async (page) => {
    await file(page, saved("sheet"));
    await press(page, '[data-action="take-in"]');
    await page.goto("./#/table/sheet");
    await expect(page.locator("[data-row]")).toHaveCount(2);
  },
  "a saved game": async (page) => {
    await file(page, saved("saved"));
    await expect(page.locator("[data-arrival]")).toBeVisible();
  },
  "a file that is no game": async (page) => {
    await file(page, "Name;Points");
    await expect(page.locator("[data-refused]")).toBeVisible();
  },
  "a game that is watched": async (page) => {
    await file(page, saved("watched"));
    await press(page, '[data-action="take-in"]');
    await expect(page.locator("[data-watching]")).toBeVisible();
  },
  "a game for other phones": async (page) => {
    await game(page);
    await page.goto("./#/table/give");
    await expect(page.locator("[data-code]")).toBeVisible();
  },
  "a game from another phone": async (page) => {
    await game(page);
    await page.goto("./#/table/give");
    const link = await page.locator("#game-link").inputValue();
    await page.goto(`./${link.slice(link.indexOf("#"))}`);
    await expect(page.locator("[data-compared]")).toBeVisible();
  },
  "a round of MCR that is over": async (page) => {
    await session(page);
    await expect(page.locator("[data-reseated]")).toBeVisible();
  },
  "what a player needs in MCR": async (page) => {
    await session(page);
    await page.evaluate(() => (location.hash = "#/table/need/1"));
    await page.locator('[data-target="overall"]').fill("4");
    await expect(page.locator('[data-wish="overall-4"]')).toBeVisible();
  },
  "what can happen in a game of MCR": async (page) => {
    await session(page);
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
    await open(page, FIRST);
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
    await open(page, FIRST);
    await press(page, '[data-action="share"]');
    await expect(page.locator("dialog [data-code]")).toBeVisible();
  },
  "lines for a web page": async (page) => {
    await open(page, FIRST);
    await press(page, '[data-action="share"]');
    await press(page, '[data-shared="page"]');
    await expect(page.locator("dialog [data-lines]")).toBeVisible();
  },
  "language and look": async (page) => {
    await sheet(page, "settings", "dialog [data-language]");
    // No device does all of it.
    await device(page, { kept: "", update: "later", install: "offer" });
    await expect(page.locator('dialog [data-action="install"]')).toBeVisible();
  },
  "how to install it": async (page) => {
    await sheet(page, "settings", "dialog [data-language]");
    await device(page, { install: "share" });
    await expect(page.locator('[data-if="share"]')).toBeVisible();
  },
  "a newer version": async (page) => {
    await open(page, FIRST);
    await expect(page.locator("[data-payment]")).toHaveCount(4);
    await device(page, { update: "ready" });
    await expect(page.locator(".update")).toBeVisible();
  },
  "a hand as text": async (page) => {
    await sheet(page, "type", "dialog textarea");
    await page.locator("dialog textarea").fill("33m hello 9p9p9p9p9p");
    await expect(page.locator("dialog [data-errors] li").first()).toBeVisible();
  },
  "a win that was counted": async (page) => {
    await sheet(page, "quick", "dialog [data-quick-value]");
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
    await open(page, FIRST);
    await press(page, '[data-action="compare"]');
    await expect(page.locator("dialog [data-payment]").first()).toBeVisible();
    await expect(page.locator(".compared [data-rule-set]")).toHaveCount(5);
  },
  "the calculator in another page": (page) => framed(page, ""),
  "a hand card": (page) => framed(page, "hand"),
};

/** Has the page think that the device does this for it. */
async function device(page: Page, does: Record<string, string>): Promise<void> {
  // What it really does comes once the page is idle.
  await page.route(/\/offline\.js$/, (route) => route.abort());
  await page.evaluate((does) => Object.assign(document.documentElement.dataset, does), does);
}

/** Opens a sheet from an empty tray. */
async function sheet(page: Page, action: string, there: string): Promise<void> {
  await open(page);
  await press(page, `[data-action="${action}"]`);
  await expect(page.locator(there).first()).toBeVisible();
}

/** Follows a link, and waits until what it leads to is there. */
async function go(page: Page, path: string, there: string): Promise<void> {
  await page.goto(`./#${path}`);
  await expect(page.locator(there).first()).toBeVisible();
}

/** Begins a game of players who are called by their seats. */
async function game(page: Page): Promise<void> {
  await go(page, "/table/new", ".players");
  await press(page, '[data-action="begin"]');
  await expect(page.locator(".tabletop")).toBeVisible();
}

/** The same with three hands told; the first of them is looked at. */
async function told(page: Page): Promise<void> {
  await game(page);
  for (const winner of [1, 2, 3]) await tellWin(page, winner, "self-draw", 3);
  await press(page, '[data-action="history"]');
  await press(page, "[data-line] >> nth=2");
  await expect(page.locator("[data-moved]").first()).toBeVisible();
}

/** Opens a file as a saved game. */
async function file(page: Page, text: string): Promise<void> {
  await go(page, "/table/open", ".button-file");
  const buffer = Buffer.from(text);
  await page.locator('[data-action="choose-file"]').setInputFiles({ name: "game.json", mimeType: "application/json", buffer });
}

/** Plays the East round of a session of MCR: nobody wins. */
async function session(page: Page): Promise<void> {
  await go(page, "/score/mcr", ".key");
  await game(page);
  for (let hand = 0; hand < 4; hand += 1) {
    await press(page, '[data-action="drawn"]');
    await press(page, '[data-action="done"]');
    await expect(page.locator(".tabletop")).toBeVisible();
  }
}

/** What another page has in its frame. */
async function framed(page: Page, what: string): Promise<void> {
  await page.goto(`./?embed=${what}#/score/hk-old-style/${FIRST.replaceAll(" ", ".")}`);
  await expect(page.locator("[data-payment]")).toHaveCount(4);
}
