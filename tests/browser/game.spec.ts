// A game at the Table: names, drafts, two winners, its end.
import { expect, test, type Page } from "@playwright/test";
import { beginGame, openHand, press, tap, enterWin } from "./table.js";

const LONG = ["Maximiliana Featherstone", "Wolfeschlegelsteinhausen", "獨孤求敗東方不敗令狐沖任我行風清揚岳不群東方", "Bo"];

/** Elements whose text overflows the window, or their own box without an ellipsis. */
const clipped = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth ? ["the page"] : [];
    const texts = [...document.querySelectorAll<HTMLElement>("main :is(a, button, span, dt, dd, li, h2, strong)")];
    const cut = texts.filter((one) => {
      const style = getComputedStyle(one);
      const hides = style.overflowX !== "visible" || style.display === "inline";
      return one.offsetWidth > 0 && !hides && one.scrollWidth > one.clientWidth + 1;
    });
    return wide.concat(cut.map((one) => one.outerHTML.slice(0, 120)));
  });

test("players without names have numbers, which stay when the winds rotate", async ({ page }) => {
  await openHand(page);
  await beginGame(page, ["", "", "", "Mei"]);
  await enterWin(page, 1, "E", 5);
  const south = page.locator('.plate[data-player="2"]');
  await expect(south.locator(".plate-name")).toHaveText("Player 3");
  await expect(south).toHaveAttribute("data-seat", "S");
  await expect(page.locator('[data-player="3"] .plate-name')).toHaveText("Mei");
});

test("a name of 24 letters fits everywhere on a narrow phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHand(page);
  await beginGame(page, LONG);
  await enterWin(page, 1, "E", 5);
  const high = async () => (await page.locator(".plate-main").evaluateAll((all) => all.map((one) => one.clientHeight)))!;
  expect(Math.max(...(await high()))).toBeLessThan(150);
  for (const place of ["", "won/1", "history", "end", "seats", "drawn", "need/0", "chips"]) {
    await page.evaluate((path) => (location.hash = `#/table/${path}`), place);
    await expect(page.locator("main.games-screen [data-step]")).toBeVisible();
    expect(await clipped(page), place).toEqual([]);
  }
});

test("the question about the winner keeps long names in their keys", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHand(page);
  await beginGame(page, LONG);
  await press(page, '[data-action="with-tiles"]');
  await tap(page, "2223567777s555z1s");
  await expect(page.locator(".who").first()).toBeVisible();
  expect(await clipped(page)).toEqual([]);
});

test("a hand of a game names who pays", async ({ page }) => {
  await openHand(page);
  await beginGame(page, ["Ann", "Kit", "Cy", "Mei"]);
  await press(page, '[data-action="with-tiles"]');
  await tap(page, "2223567777s555z1s");
  await press(page, '.chair[data-seat="N"]');
  await press(page, '.chair[data-seat="S"]');
  await expect(page.locator('[data-payment="S"] dt')).toHaveText("Kit");
  await press(page, '[data-action="details"]');
  await expect(page.locator('[data-transfer="S-N"] .line-name')).toHaveText(/^Kit pays Mei /);
  await expect(page.locator('[data-place="N"]')).toHaveText("Mei");
});

/** Opens another screen by its tab. */
async function visit(page: Page, path: string): Promise<void> {
  await press(page, `.tab[href^="#${path}"]`);
  await expect(page.locator(`.tab[href^="#${path}"]`)).toHaveAttribute("aria-current", "page");
}

const HAND = "2223567777s555z1s";

/** Drafts of a hand in their most complete form, with a check that they are restored. */
const DRAFTS: Record<string, { enterDraft(page: Page): Promise<void>; expectRestored(page: Page): Promise<void> }> = {
  tiles: {
    enterDraft: async (page) => {
      await press(page, '[data-action="with-tiles"]');
      await tap(page, HAND);
      await press(page, '.chair[data-seat="N"]');
    },
    expectRestored: async (page) => {
      await expect(page.locator('.chair[data-seat="N"]')).toContainText("Dee");
      await expect(page.locator(".tray .tile")).toHaveCount(14);
    },
  },
  "the quick form": {
    enterDraft: async (page) => {
      await press(page, '[data-player="1"] a');
      await press(page, '[data-ask="from"] [data-who="E"]');
      await press(page, '[data-quick-value="5"]');
    },
    expectRestored: async (page) => {
      await expect(page.locator('[data-quick-value="5"]')).toHaveAttribute("aria-pressed", "true");
      await expect(page.locator('[data-ask="from"] [data-who="E"]')).toHaveAttribute("aria-pressed", "true");
    },
  },
  "an event": {
    enterDraft: async (page) => {
      await page.evaluate(() => (location.hash = "#/table/happened/wrong-tile-count"));
      await press(page, '.question [data-who="W"]');
    },
    expectRestored: (page) => expect(page.locator('[data-answered="seat"]')).toContainText("Cy"),
  },
  "a correction": {
    enterDraft: async (page) => {
      await press(page, ".tabletop-last-event");
      await press(page, '[data-action="change"]');
      await press(page, '[data-quick-value="7"]');
    },
    expectRestored: (page) => expect(page.locator('[data-quick-value="7"]')).toHaveAttribute("aria-pressed", "true"),
  },
};

for (const [what, { enterDraft, expectRestored }] of Object.entries(DRAFTS)) {
  test(`a draft of ${what} is restored after each other screen and a reload`, async ({ page }) => {
    await openHand(page);
    await beginGame(page);
    await enterWin(page, 0, "self-draw", 3);
    await enterDraft(page);
    for (const other of ["/rules/", "/fouls/", "/score/", "/table/history", "reload"]) {
      if (other === "reload") await page.reload();
      else if (other === "/table/history") await page.evaluate(() => (location.hash = "#/table/history"));
      else await visit(page, other);
      await visit(page, "/table/");
      await press(page, "[data-half] .button");
      await expectRestored(page);
    }
    // A discarded draft leaves nothing at the Table.
    await visit(page, "/table/");
    await press(page, '[data-half] [data-action="give-up"]');
    await expect(page.locator("[data-half]")).toHaveCount(0);
  });
}

test("the last entry is shown with its effect and undone with one tap", async ({ page }) => {
  await openHand(page);
  await beginGame(page, ["Ann", "Kit", "Cy", "Mei"]);
  await enterWin(page, 3, "S", 5);
  await expect(page.locator("[data-last]")).toContainText("Mei won 5 fan from Kit");
  await expect(page.locator("[data-last]")).toContainText("+64");
  await press(page, '[data-action="undo-last"]');
  await expect(page.locator("[data-last]")).toHaveCount(0);
  await expect(page.locator('[data-player="3"] .plate-score')).toHaveText("500");
});

test("the second tap of a double tap has no effect on new elements", async ({ page }) => {
  await openHand(page);
  await beginGame(page);
  await press(page, '[data-player="1"] a');
  await press(page, '[data-ask="from"] [data-who="E"]');
  await press(page, '[data-quick-value="5"]');
  await expect(page.locator("[data-moved]").first()).toBeVisible();
  // Both taps hit the place where a link will appear.
  await page.locator('[data-action="done"]').evaluate((done: HTMLElement) => {
    const click = () => new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, clientX: 9, clientY: 9 });
    done.dispatchEvent(click());
    const observer = new MutationObserver(() => {
      const appeared = document.querySelector('[data-action="drawn"]');
      if (!appeared) return;
      observer.disconnect();
      appeared.dispatchEvent(click());
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await expect(page.locator("[data-last]")).toContainText("Bo won");
  await expect(page.locator(".tabletop")).toBeVisible();
  await expect(page.locator("main h2")).toHaveCount(0);
  expect(page.url()).not.toContain("drawn");
});

test("a tab without the write lock offers no winners and shows why; its draft isn’t lost", async ({ page, context }) => {
  await openHand(page);
  await beginGame(page);
  await press(page, '[data-action="with-tiles"]');
  await tap(page, HAND);
  await press(page, '.chair[data-seat="S"]');
  await press(page, '.chair[data-seat="W"]');
  await expect(page.locator('[data-action="into-game"]')).toBeVisible();
  const other = await context.newPage();
  await other.goto("./#/table");
  await expect(other.locator('[data-keeping="watching"]')).toBeInViewport();
  await expect(other.locator(".plate a, .tabletop-actions")).toHaveCount(0);
  await other.bringToFront();
  await press(other, "[data-take-over]");
  await expect(other.locator(".plate a")).toHaveCount(4);
  // This tab can't write: the draft stays, and goes into the game once the tab can write again.
  await page.bringToFront();
  await press(page, '[data-action="into-game"], [data-action="watches"]');
  await expect(page.locator('[data-keeping="watching"]')).toBeInViewport();
  await press(page, "[data-take-over]");
  await press(page, '[data-half] [data-action="go-on-with-tiles"]');
  await press(page, '[data-action="into-game"]');
  await expect(page.locator("[data-last]")).toContainText("Bo won");
});

test("a draft from the Score screen goes into a running game", async ({ page }) => {
  await openHand(page);
  await beginGame(page);
  await visit(page, "/score/");
  await tap(page, HAND.slice(0, -2));
  await visit(page, "/table/");
  await press(page, '[data-action="for-game"]');
  await expect(page.locator('.chair[data-seat="S"]')).toContainText("Bo");
  await tap(page, "1s");
  await press(page, '.chair[data-seat="S"]');
  await press(page, '.chair[data-seat="W"]');
  await press(page, '[data-action="into-game"]');
  await expect(page.locator("[data-last]")).toContainText("Bo won 5 fan from Cy");
});

test("a win with winner and discarder swapped is corrected in one step", async ({ page }) => {
  await openHand(page);
  await beginGame(page);
  await enterWin(page, 1, "E", 5);
  await press(page, ".tabletop-last-event");
  await press(page, '[data-action="change"]');
  await expect(page.getByRole("heading", { name: "Who won?" })).toBeVisible();
  await press(page, '[data-action="swap"]');
  await press(page, '[data-action="done"]');
  await expect(page.locator("[data-line] .past-what").first()).toHaveText("Ann won 5 fan from Bo");
});

// HKOS-06: the next player in turn order after the discarder wins.
test("two winners in Hong Kong: the unpaid one is named with the rule", async ({ page }) => {
  await openHand(page);
  await beginGame(page);
  await press(page, '[data-player="3"] a');
  await press(page, '[data-ask="from"] [data-who="E"]');
  await press(page, '[data-quick-value="5"]');
  await press(page, '[data-action="another"]');
  await press(page, '[data-ask="winner"] [data-who="S"]');
  await press(page, '[data-quick-value="3"]');
  const text = /Only Bo wins; Dee isn’t paid\. The player next in turn order after the discarder wins\. HKOS-06/;
  await expect(page.locator("[data-passed-over]")).toHaveText(text);
  await press(page, '[data-action="done"]');
  await expect(page.locator('[data-player="3"] .plate-score')).toHaveText("492");
  await press(page, ".tabletop-last-event");
  await expect(page.locator("[data-passed-over]")).toHaveText(text);
});

test("a finished game names the winner, and the same players start a new one", async ({ page }) => {
  await openHand(page);
  await beginGame(page);
  await enterWin(page, 1, "E", 5);
  await press(page, '[data-action="end"]');
  await press(page, '[data-action="close-game"]');
  await expect(page.locator("[data-winner]")).toHaveText("Bo wins the game.");
  await expect(page.locator("main h2")).toHaveText("Final scores");
  await press(page, '[data-action="back"]');
  await expect(page.locator("[data-winner]")).toHaveText("Bo wins the game.");
  await press(page, '.tabletop-notice [data-action="save"]');
  await expect(page.locator('[data-save="json"]')).toHaveAttribute("download", /^tilewise-\d{4}-\d\d-\d\d-Ann-Bo-Cy-Dee\.json$/);
  await press(page, '[data-action="back"]');
  await press(page, '[data-action="same-players"]');
  await expect(page.locator('.plate[data-seat="E"] .plate-name')).toHaveText("Ann");
  await expect(page.locator('[data-player="1"] .plate-score')).toHaveText("500");
  await press(page, '[data-action="games"]');
  const games = page.locator("[data-game]");
  await expect(games.nth(1)).toContainText(/Bo\s564, Cy\s484/);
  await expect(games.nth(1).locator("[data-finished]")).toHaveAttribute("data-finished", "true");
  await expect(games.nth(0).locator("[data-finished]")).toHaveAttribute("data-finished", "false");
});

// Places earn uma in addition to the points of the table.
test("the settlement shows whether it includes uma", async ({ page }) => {
  await page.goto("./#/score/riichi-ema-2025/");
  await expect(page.locator(".house-name")).toContainText("EMA");
  await beginGame(page);
  await enterWin(page, 1, "E", 5);
  await press(page, '[data-action="end"]');
  await expect(page.locator("main.games-screen")).toContainText("uma and penalties are not in it");
  await expect(page.locator("[data-settle-overall] li")).not.toHaveCount(0);
});

test("the standings of riichi give each name a line on a narrow phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("./#/score/riichi-ema-2025/");
  await expect(page.locator(".house-name")).toContainText("EMA");
  await beginGame(page, ["Charlotte", "Bo", "Cy", "Dee"]);
  await enterWin(page, 1, "E", 5);
  await press(page, '[data-action="end"]');
  const name = page.locator(".standing-name", { hasText: "Charlotte" });
  await expect(name).toBeVisible();
  expect((await name.boundingBox())!.height).toBeLessThan(60);
});

test("a win says which question is open", async ({ page }) => {
  await page.goto("./#/score/riichi-ema-2025/");
  await expect(page.locator(".house-name")).toContainText("EMA");
  await beginGame(page);
  await press(page, '[data-player="1"] a');
  const open = page.locator("[data-open-question]");
  await expect(open).toHaveText("Still to answer: From whom?");
  await press(page, '[data-ask="from"] [data-who="E"]');
  await press(page, '[data-quick-value="3"]');
  await expect(open).toHaveText("Still to answer: How many fu?");
  await press(page, '[data-quick-axis="40"]');
  await expect(open).toHaveCount(0);
});

// EMA 2025: a chombo costs 20 points of the overall score, after uma.
test("a chombo shows its player and its cost", async ({ page }) => {
  await page.goto("./#/score/riichi-ema-2025/");
  await expect(page.locator(".house-name")).toContainText("EMA");
  await beginGame(page);
  await page.evaluate(() => (location.hash = "#/table/happened/empty-call"));
  for (const [question, fact] of [
    ["call", "A win"],
    ["shown", "Yes"],
    ["same_time", "No"],
    ["seat", "Bo"],
  ]) {
    await page.locator(`[data-ask="${question}"]`).getByRole("button", { name: fact!, exact: true }).press("Enter");
  }
  await expect(page.locator("[data-penalty]")).toHaveText(/^Bo: \u221220/);
  await press(page, '[data-action="done"]');
  await expect(page.locator("[data-last]")).toContainText("Called something that can’t be done (Bo)");
});

test("rules and seats of the first hand are corrected with a preview of the effects", async ({ page }) => {
  await openHand(page);
  await beginGame(page);
  await enterWin(page, 1, "E", 5);
  await page.goto("./#/table/seats");
  await press(page, '[data-action="seats-first"]');
  await press(page, '[data-place="0"]');
  await press(page, '[data-place="2"]');
  await expect(page.locator("[data-changes]")).toBeVisible();
  await expect(page.locator('[data-action="done"]')).toHaveText("Sit so from the first hand on");
  await page.goto("./#/score/hk-old-style;payment=half/");
  await page.goto("./#/table/rules");
  await press(page, '[data-action="rules-first"]');
  await expect(page.locator('[data-action="done"]')).toHaveText("Play the whole game by these rules");
});

test("DOM nodes of a hand are released when the next one is entered", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const nodes = async () => {
    await session.send("HeapProfiler.collectGarbage");
    return (await session.send("Memory.getDOMCounters")).nodes;
  };
  await page.goto("./#/table");
  await beginGame(page);
  // The dealer wins, so the hands are alike.
  const hands = async (count: number) => {
    for (let hand = 0; hand < count; hand += 1) await enterWin(page, 0, "self-draw", 3);
  };
  await hands(3);
  // All deferred files have loaded.
  await page.waitForLoadState("networkidle");
  const before = await nodes();
  await hands(10);
  // A hand retains less than a line of text.
  await expect.poll(nodes).toBeLessThan(before + 10 * 4);
});

test("other events are grouped by subject and found by search", { tag: "@wide" }, async ({ page }) => {
  await page.goto("./#/score/riichi-wrc-2025/");
  await expect(page.locator(".house-name")).toContainText("WRC");
  await beginGame(page);
  await page.goto("./#/table/happened");
  const rows = page.locator("[data-event]");
  await expect(rows.first()).toBeVisible();
  const all = await rows.count();
  await expect(page.locator("main h3").first()).toBeVisible();
  await page.locator("[data-search]").fill("noten riichi");
  await expect(rows.first()).toHaveAttribute("data-event", "noten-riichi");
  expect(await rows.count()).toBeLessThan(all);
  await page.locator("[data-search]").fill("qqqq");
  await expect(page.locator(".fouls-none")).toContainText("No results");
  await page.locator("[data-search]").fill("");
  await expect(rows).toHaveCount(all);
  await press(page, '[data-event="noten-riichi"]');
  await expect(page.locator("[data-ask]").first()).toBeVisible();
});
