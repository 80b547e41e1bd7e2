// The calculator in a page of another site: display, events and properties.
import { expect, test } from "@playwright/test";
import { Club, get, inside, seenEvents, set, detailOf } from "./embed.js";

/** The two examples of the book: HKOS-EX1, by discard (HKOS-51), and HKOS-EX2, by self-draw (HKOS-52). */
const BY_DISCARD = "2223s c567s p777s p555z w1s@W SE";
const BY_SELF_DRAW = "46s22s p111z c456m p777p w5s EE";

let club: Club;

test.beforeEach(async () => {
  club = await Club.open();
});
test.afterEach(() => club?.close());

/** Keys and values of the elements that count. */
const elements = (report: any) => Object.fromEntries(report.elements.map((one: any) => [one.key, one.total]));

test("a strict policy allows the calculator, which reports the entered hand", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await club.show(page, "<tilewise-calculator></tilewise-calculator>", { "content-security-policy": club.policy });
  await detailOf(page, "tilewise:ready");
  const frame = inside(page);
  for (const tile of ["1s", "1s", "2s", "2s", "2s"]) await frame.locator(`[data-tile="${tile}"]`).tap();
  await frame.locator('[data-mode="pung"]').tap();
  await frame.locator('[data-mode="pung"]').tap();
  for (const tile of ["5z", "6z", "9s"]) await frame.locator(`[data-tile="${tile}"]`).tap();
  expect(await seenEvents(page, "tilewise:score")).toEqual([]);
  expect(await get(page, "report")).toBeNull();
  await expect.poll(() => get(page, "hand")).toContain("11222s p555z p666z p999s");
  await set(page, "hand", BY_DISCARD);
  const report = await detailOf(page, "tilewise:score");
  expect(elements(report)).toEqual({ "half-flush": 3, "dragon-pung": 1, "no-flowers": 1 });
  expect(report).toMatchObject({ ok: true, ruleset: "hk-old-style", unit: "fan", total: 5, counted: 5 });
  expect(report.payments).toEqual({ E: -16, S: 64, W: -32, N: -16 });
  expect(report.transfers).toHaveLength(3);
  await expect(frame.locator("[data-result]")).toHaveAttribute("data-counted", "5");
  expect(complaints).toEqual([]);
});

test("riichi rules: dora and riichi count, and the report has han, fu and level", async ({ page }) => {
  const hand = "34m234p234s66p789s w2m@E SE dora:1m1m ura:5p riichi";
  await club.show(page, `<tilewise-calculator rules="riichi-ema-2025" hand="${hand}"></tilewise-calculator>`);
  const report = await detailOf(page, "tilewise:score");
  // 4 han of yaku, 2 dora and 2 ura are a baiman.
  expect(report).toMatchObject({ ok: true, ruleset: "riichi-ema-2025", han: 8, level: "baiman" });
  expect(report.payments).toEqual({ E: -16000, S: 16000, W: 0, N: 0 });
  const frame = inside(page);
  await expect(frame.locator("[data-result]")).toContainText("Baiman");
  await expect(frame.locator("[data-indicator]")).toHaveCount(3);
});

test("an open sheet stays in place after the parent page was scrolled", async ({ page }) => {
  await club.show(page, `<tilewise-calculator></tilewise-calculator><div style="height: 1500px"></div>`);
  await detailOf(page, "tilewise:ready");
  const frame = inside(page);
  await frame.locator('[data-action="settings"]').tap();
  const japanese = frame.locator('dialog [data-language="ja"]');
  await expect(japanese).toBeVisible();
  await page.evaluate(() => scrollBy(0, 120));
  const place = () => japanese.evaluate((button) => button.getBoundingClientRect().top);
  const before = await place();
  // The touch lasts as long as a slow tap.
  await japanese.dispatchEvent("pointerdown");
  await page.waitForTimeout(200);
  expect(await place()).toBe(before);
  await japanese.tap();
  await expect(frame.locator("html")).toHaveAttribute("lang", "ja");
});

test("a sheet opens in the visible part of the frame without scrolling the parent page", async ({ page }) => {
  const far = '<div style="height: 1500px"></div>';
  await club.show(page, `${far}<tilewise-calculator></tilewise-calculator>${far}`);
  await page.locator("tilewise-calculator").scrollIntoViewIfNeeded();
  await detailOf(page, "tilewise:ready");
  const frame = inside(page);
  for (const sheet of ["quick", "type", "compare"]) {
    const opens = frame.locator(`[data-action="${sheet}"]`);
    await opens.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await opens.tap();
    const close = frame.locator('dialog [data-action="close"]').first();
    await expect(close).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await page.keyboard.press("Escape");
    await expect(frame.locator("dialog")).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(place);
  }
});

test("a hand that is completed in the frame is reported", async ({ page }) => {
  const hand = BY_SELF_DRAW.replace("w5s", "w5s:?");
  await club.show(page, `<tilewise-calculator hand="${hand}"></tilewise-calculator>`);
  await detailOf(page, "tilewise:ready");
  expect(await seenEvents(page, "tilewise:score")).toEqual([]);
  await inside(page).locator('[data-ask] [data-action="self-draw"], [data-action="self-draw"]').first().tap();
  const report = await detailOf(page, "tilewise:score");
  expect(elements(report)).toEqual({ "seat-wind": 1, "prevailing-wind": 1, "self-drawn-win": 1, "no-flowers": 1 });
  expect(report.payments).toEqual({ E: 96, S: -32, W: -32, N: -32 });
  expect(await get(page, "hand")).toContain("w5s EE");
});

test("hand and request properties are set and read", async ({ page }) => {
  await club.show(page, "<tilewise-calculator></tilewise-calculator>");
  await detailOf(page, "tilewise:ready");
  await set(page, "hand", BY_DISCARD);
  expect(await get(page, "hand")).toBe(BY_DISCARD);
  await detailOf(page, "tilewise:score", 1);
  expect(await get(page, "hand")).toBe(BY_DISCARD);
  const request = await get(page, "request");
  expect(request).toEqual({
    ruleset: "hk-old-style",
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
  });
  // SG-13 SG-15 SG-30: four animals and the bonus for all of them, by self-draw, at half a unit.
  await set(page, "request", {
    ruleset: "singapore",
    options: { base: 0.5 },
    hand: {
      concealed: "23m456p99s",
      melds: [
        { kind: "pung", tiles: "777p" },
        { kind: "chow", tiles: "345s" },
      ],
      winning_tile: "4m",
      bonus: ["a1", "a2", "a3", "a4"],
    },
    win: { by: "self-draw" },
    seat: "E",
    prevailing: "E",
  });
  const report = await detailOf(page, "tilewise:score", 2);
  expect(report).toMatchObject({ ruleset: "singapore", counted: 5, unit: "tai" });
  expect(report.payments).toEqual({ E: 48, S: -16, W: -16, N: -16 });
  expect(await get(page, "report")).toEqual(report);
  await set(page, "hand", "");
  await expect.poll(() => get(page, "report")).toBeNull();
  await expect(inside(page).locator(".spot")).toHaveCount(0);
});

test("properties that were set before the script loaded are applied", async ({ page }) => {
  await club.show(page, "<p>Nothing yet</p>");
  await page.evaluate(async (src) => {
    // In a new document the element isn't defined yet.
    const frame = document.createElement("iframe");
    document.body.append(frame);
    const other = frame.contentDocument!;
    const early = other.createElement("tilewise-calculator") as any;
    early.hand = "46s22s p111z c456m p777p w5s EE";
    const card = other.createElement("tilewise-hand") as any;
    Object.assign(card, { quiz: true, sandbox: "allow-scripts allow-popups" });
    other.body.append(early, card);
    const script = other.createElement("script");
    script.src = src;
    other.head.append(script);
    Object.assign(globalThis, { early, card });
  }, `${club.tilewise}/embed.js`);
  await expect.poll(() => page.evaluate(() => (globalThis as any).early.report?.counted), { timeout: 20_000 }).toBe(4);
  const attributes = () => page.evaluate(() => ["quiz", "sandbox"].map((name) => (globalThis as any).card.getAttribute(name)));
  expect(await attributes()).toEqual(["", "allow-scripts allow-popups"]);
  await page.evaluate(() => Object.assign((globalThis as any).card, { quiz: false, sandbox: null }));
  expect(await attributes()).toEqual([null, null]);
});

test("null and undefined remove an attribute, as frameworks expect", async ({ page }) => {
  await club.show(page, `<tilewise-calculator rules="singapore" options="base=0.5" theme="dark" hand="12m EE"></tilewise-calculator>`);
  await detailOf(page, "tilewise:ready");
  const root = inside(page).locator("html");
  await expect(root).toHaveAttribute("data-theme", "dark");
  await page.evaluate(() => {
    const calculator = document.querySelector("tilewise-calculator") as any;
    Object.assign(calculator, { options: null, theme: undefined, hand: null });
  });
  await expect(root).not.toHaveAttribute("data-theme", "dark");
  await expect(inside(page).locator(".spot")).toHaveCount(0);
  await expect.poll(async () => (await get(page, "request"))?.options).toBeUndefined();
  expect(await get(page, "rules")).toBe("singapore");
  expect(await seenEvents(page, "tilewise:error")).toEqual([]);
});

test("the frame is ready when the rules in its address are loaded", async ({ page }) => {
  await page.addInitScript(() => {
    const rules: (string | null)[] = ((globalThis as any).rules = []);
    const record = (all: MutationRecord[]) => all.forEach((one) => rules.push((one.target as Element).getAttribute("rules")));
    new MutationObserver(record).observe(document, { subtree: true, attributes: true, attributeFilter: ["rules"] });
  });
  await club.show(page, `<tilewise-calculator rules="riichi-ema-2025" hand="12x 8z"></tilewise-calculator>`);
  // The errors of the hand are reported, though its rules had to be loaded first.
  const { errors } = await detailOf(page, "tilewise:error");
  expect(errors.map((one: any) => one.code)).toEqual(["bad-notation", "bad-notation"]);
  await expect.poll(async () => (await get(page, "request"))?.ruleset).toBe("riichi-ema-2025");
  // Meanwhile the element never had other rules.
  expect(await page.evaluate(() => (globalThis as any).rules)).toEqual([]);
});

test("attributes set rules, language and theme, also after loading", async ({ page }) => {
  await club.show(
    page,
    `<tilewise-calculator rules="hk-old-style" options="minimum_fan=0; limit_fan=8" lang="ja" theme="dark"
      hand="23m456p99s p777p c345s f2 w4m@N EE"></tilewise-calculator>`,
  );
  const first = await detailOf(page, "tilewise:score");
  // HKOS-50 HKOS-51 HKOS-03: no fan, by discard 1 + 1 + 2.
  expect(first.payments).toEqual({ E: 4, S: -1, W: -1, N: -2 });
  expect(first.options).toMatchObject({ minimum_fan: 0, limit_fan: 8 });
  const frame = inside(page);
  const root = frame.locator("html");
  await expect(root).toHaveAttribute("lang", "ja");
  await expect(root).toHaveAttribute("data-theme", "dark");
  await page.evaluate(() => {
    const calculator = document.querySelector("tilewise-calculator")!;
    calculator.setAttribute("lang", "zh-HK");
    calculator.setAttribute("theme", "light");
  });
  await expect(root).toHaveAttribute("lang", "zh-Hant");
  await expect(root).toHaveAttribute("data-theme", "light");
  // The hand is kept when the rules change, whose book loads first: an animal instead of the flower.
  await page.evaluate(() => {
    const calculator = document.querySelector("tilewise-calculator") as any;
    calculator.options = "";
    calculator.rules = "singapore";
    calculator.hand = "23m456p99s p777p c345s a1 w4m@N EE";
  });
  await expect.poll(async () => (await get(page, "report"))?.ruleset).toBe("singapore");
  const report = await get(page, "report");
  // SG-13 SG-14 SG-29.
  expect(report.payments).toEqual({ E: 4, S: -1, W: -1, N: -2 });
  expect(elements(report)).toEqual({ animal: 1 });
});

test("invalid input is reported with its code and changes nothing", async ({ page }) => {
  await club.show(page, `<tilewise-calculator hand="${BY_DISCARD}"></tilewise-calculator>`);
  await detailOf(page, "tilewise:score");
  const codes = async (times: number) => (await detailOf(page, "tilewise:error", times)).errors.map((one: any) => one.code);
  await set(page, "hand", "12x 8z");
  expect(await codes(1)).toEqual(["bad-notation", "bad-notation"]);
  expect(await get(page, "hand")).toBe(BY_DISCARD);
  await set(page, "rules", "nowhere");
  expect(await codes(2)).toEqual(["unknown-ruleset"]);
  await set(page, "rules", "hk-old-style");
  await set(page, "theme", "blue");
  expect(await codes(3)).toEqual(["bad-message"]);
  await set(page, "request", { ruleset: "hk-old-style", hand: { concealed: "12x" }, seat: "Q" });
  expect(await codes(4)).toEqual(["bad-notation", "bad-request"]);
  // A value that can't be serialized as JSON.
  await page.evaluate(() => {
    const circular: any = {};
    circular.itself = circular;
    (document.querySelector("tilewise-calculator") as any).request = circular;
  });
  expect(await codes(5)).toEqual(["bad-request"]);
  // An impossible hand: every reason is reported, and the hand is shown with its errors.
  await set(page, "hand", "11111m EE");
  expect(await codes(6)).toContain("too-many-copies");
  await expect(inside(page).locator("[data-fault]").first()).toBeVisible();
});

test("invalid rules and options reset the element to the rules of the frame", async ({ page }) => {
  await club.show(page, `<tilewise-calculator rules="hk-old-style" options="minimum_fan=1" hand="${BY_DISCARD}"></tilewise-calculator>`);
  await detailOf(page, "tilewise:score");
  // An option of another rule set.
  await set(page, "options", "payout=shooter-1-2");
  expect((await detailOf(page, "tilewise:error")).errors.map((one: any) => one.code)).toEqual(["unknown-option"]);
  expect(await get(page, "rules")).toBe("hk-old-style");
  expect(await get(page, "options")).toBe("minimum_fan=1");
  expect((await get(page, "report")).options).toMatchObject({ minimum_fan: 1 });
  // Rules and options in one step, in an order that is invalid in between: no error, one state.
  await page.evaluate(() => {
    const calculator = document.querySelector("tilewise-calculator") as any;
    calculator.options = "payout=shooter-1-2";
    calculator.rules = "singapore";
  });
  await expect.poll(async () => (await get(page, "report"))?.ruleset).toBe("singapore");
  expect(await get(page, "rules")).toBe("singapore");
  expect(await get(page, "options")).toBe("payout=shooter-1-2");
  await detailOf(page, "tilewise:error", 1);
  expect((await seenEvents(page, "tilewise:error")).length).toBe(1);
});

test("an address with the embed word in another parameter opens the whole page", async ({ page }) => {
  await page.goto("./?ref=embedded-blog#/table");
  await expect(page.locator(".tabs")).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-embed");
});

test("unknown rules in the address are reported", async ({ page }) => {
  await club.show(page, `<tilewise-calculator rules="mahjong" hand="${BY_DISCARD}"></tilewise-calculator>`);
  const { errors } = await detailOf(page, "tilewise:error");
  expect(errors.map((one: any) => one.code)).toEqual(["unknown-ruleset"]);
  await detailOf(page, "tilewise:ready");
});

test("the frame is as high as its content, without scrolling", async ({ page }) => {
  await club.show(page, "<tilewise-calculator></tilewise-calculator>");
  await detailOf(page, "tilewise:ready");
  const frame = inside(page);
  const height = () => page.locator("tilewise-calculator >> iframe").evaluate((frame) => frame.clientHeight);
  const needed = () => frame.locator("body").evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
  const fits = async () => {
    await expect.poll(async () => (await height()) - (await needed())).toBe(0);
    expect(await frame.locator("html").evaluate((root) => root.scrollHeight - root.clientHeight)).toBe(0);
    // The height is stable.
    const before = await height();
    await frame.locator("html").evaluate(async () => {
      for (let frames = 0; frames < 10; frames += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    });
    expect(await height()).toBe(before);
    return before;
  };
  const empty = await fits();
  expect(empty).toBeGreaterThan(400);
  await set(page, "hand", BY_DISCARD);
  await detailOf(page, "tilewise:score");
  await frame.locator('[data-action="details"]').tap();
  expect(await fits()).toBeGreaterThan(empty);
  await set(page, "hand", "");
  await expect(frame.locator(".spot")).toHaveCount(0);
  await expect.poll(fits).toBe(empty);
  // A wider window changes the layout.
  await page.setViewportSize({ width: 1240, height: 900 });
  await expect.poll(fits).toBeLessThan(empty);
});

test("the frame has no links that leave the parent page", async ({ page }) => {
  await club.show(page, `<tilewise-calculator hand="${BY_DISCARD}"></tilewise-calculator>`);
  await detailOf(page, "tilewise:score");
  const frame = inside(page);
  await expect(frame.locator(".board")).toBeVisible();
  await expect(frame.locator("nav")).toBeHidden();
  expect(await frame.locator("a").evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(0);
  // Explanations of elements open the whole page in a new window.
  await frame.locator('[data-action="details"]').tap();
  const [whole] = await Promise.all([
    page.waitForEvent("popup"),
    frame.locator('[data-element="half-flush"] a').first().tap(),
  ]);
  expect(whole.url()).toBe(`${club.tilewise}/?lang=en#/rules/hk-old-style/half-flush`);
  await whole.close();
  await expect(frame.locator(".board")).toBeVisible();
  expect(club.requests.filter((path) => /sw\.js|offline\.js/.test(path))).toEqual([]);
  // A hand adds nothing to the history of the parent page.
  const before = await page.evaluate(() => history.length);
  await frame.locator('[data-action="clear"]').first().tap();
  await expect(frame.locator(".spot")).toHaveCount(0);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test("several calculators on one page are independent and load near the visible area", async ({ page }) => {
  await club.show(
    page,
    `<tilewise-calculator id="one" rules="hk-old-style"></tilewise-calculator>
     <tilewise-hand id="two" rules="singapore" hand="23m456p99s p777p c345s a1 w4m@N EE"></tilewise-hand>
     <div id="far" style="height: 6000px"></div><tilewise-calculator id="three" hand="${BY_SELF_DRAW}"></tilewise-calculator>`,
  );
  await expect.poll(async () => (await seenEvents(page, "tilewise:ready")).map((one) => one.from).sort(), { timeout: 20_000 }).toEqual(["one", "two"]);
  await set(page, "hand", BY_DISCARD, "#one");
  await expect.poll(() => get(page, "report", "#one")).toMatchObject({ counted: 5 });
  expect(await get(page, "report", "#two")).toMatchObject({ counted: 1, unit: "tai" });
  expect(await page.locator("#three >> iframe").count()).toBe(0);
  expect(await get(page, "hand", "#three")).toBe(BY_SELF_DRAW);
  await page.locator("#three").scrollIntoViewIfNeeded();
  await expect.poll(() => get(page, "report", "#three"), { timeout: 20_000 }).toMatchObject({ counted: 4 });
  expect(await get(page, "report", "#one")).toMatchObject({ counted: 5 });
});

test("a calculator that is moved within the page keeps its hand", async ({ page }) => {
  await club.show(page, "<section></section><tilewise-calculator></tilewise-calculator>");
  await detailOf(page, "tilewise:ready");
  await set(page, "hand", BY_DISCARD);
  await detailOf(page, "tilewise:score");
  await page.evaluate(() => document.querySelector("section")!.append(document.querySelector("tilewise-calculator")!));
  await detailOf(page, "tilewise:ready", 2);
  await expect(inside(page).locator("[data-result]")).toHaveAttribute("data-counted", "5");
  expect(await get(page, "hand")).toBe(BY_DISCARD);
});
