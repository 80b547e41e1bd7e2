// Embedding under difficult conditions: blocked storage, sandboxes, failing hosts, hostile pages.
import { expect, test, type Page } from "@playwright/test";
import { Club, detailOf, get, inside, openClubPage, seenEvents, set } from "./embed.js";

const BY_DISCARD = "2223s c567s p777s p555z w1s@W SE";

let club: Club;

test.afterEach(() => club?.close());

test("the calculator works with third-party storage blocked", async ({ page }) => {
  club = await Club.open();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await club.show(page, `<tilewise-calculator hand="${BY_DISCARD}"></tilewise-calculator>`);
  expect(await detailOf(page, "tilewise:score")).toMatchObject({ counted: 5 });
  const root = inside(page).locator("html");
  // The test browser does block storage.
  const storage = root.evaluate(() => localStorage.length);
  await expect(storage).rejects.toThrow("Access is denied");
  await inside(page).locator('[data-action="settings"]').tap();
  // The key avoids scrolling: the position of the sheet depends on the scroll position of the parent page.
  await inside(page).locator('dialog [data-language="ja"]').press("Enter");
  await expect(root).toHaveAttribute("lang", "ja");
  expect(errors).toEqual([]);
});

test("the calculator stores nothing when storage is available", async ({ page }) => {
  await openClubPage(page);
  await page.getByRole("button", { name: "Show a hand" }).click();
  const frame = inside(page, "#calculator");
  await expect(frame.locator("[data-result]")).toHaveAttribute("data-counted", "4", { timeout: 20_000 });
  await page.getByLabel("Look").selectOption("dark");
  await expect(frame.locator("html")).toHaveAttribute("data-theme", "dark");
  await frame.locator('[data-action="settings"]').tap();
  await frame.locator('dialog [data-language="ja"]').tap();
  await expect(frame.locator("html")).toHaveAttribute("lang", "ja");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("the calculator works in a sandbox without an origin, with tiles", async ({ page }) => {
  club = await Club.open(true);
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  await club.show(
    page,
    `<tilewise-calculator sandbox="allow-scripts" rules="singapore" hand="23m456p99s p777p c345s a1 w4m@N EE"></tilewise-calculator>`,
    { "content-security-policy": club.policy },
  );
  const report = await detailOf(page, "tilewise:score");
  expect(report.payments).toEqual({ E: 4, S: -1, W: -1, N: -2 });
  const frame = inside(page);
  expect(await frame.locator("html").evaluate(() => origin)).toBe("null");
  await expectFaces(page);
  // Chunks that load on demand are styled and work too.
  await frame.locator('[data-action="house"]').tap();
  await expect(frame.locator("dialog .choice").first()).toHaveCSS("display", "flex");
  await frame.locator('dialog [data-action="close"]').first().tap();
  await set(page, "hand", "");
  await expect(frame.locator(".spot")).toHaveCount(0);
  await set(page, "hand", "123m a2 SE");
  await expect(frame.locator(".spot")).toHaveCount(4);
  await expectFaces(page);
  expect(complaints).toEqual([]);
});

/** Asserts that all tiles in the tray have a face. */
async function expectFaces(page: Page): Promise<void> {
  const faces = inside(page).locator(".tray use");
  await expect
    .poll(() => faces.evaluateAll((all) => all.map((one) => (one as SVGUseElement).getBBox().width > 0)))
    .not.toContain(false);
  expect(await faces.count()).toBeGreaterThan(0);
}

test("the calculator works in a sandboxed frame of the same site", async ({ page }) => {
  club = await Club.open(true);
  club.put("/inner", `<tilewise-hand hand="${BY_DISCARD}"></tilewise-hand>`);
  await club.show(page, `<iframe sandbox="allow-scripts" src="/inner" width="380" height="400"></iframe>`);
  const card = page.frameLocator("iframe").frameLocator("tilewise-hand >> iframe");
  await expect(card.locator("[data-result]")).toHaveAttribute("data-counted", "5", { timeout: 20_000 });
});

test("a sandbox on a host without CORS shows the fallback content", async ({ page }) => {
  test.setTimeout(60_000);
  club = await Club.open(false);
  await club.show(page, `<tilewise-calculator sandbox><p id="else">Ask at the desk.</p></tilewise-calculator>`);
  await expect(page.locator("#else")).toBeVisible({ timeout: 40_000 });
  expect(await detailOf(page, "tilewise:error")).toMatchObject({ errors: [{ code: "unreachable" }] });
});

test("an unreachable calculator shows a link or the fallback content", async ({ page }) => {
  test.setTimeout(60_000);
  club = await Club.open();
  await club.show(
    page,
    `<tilewise-calculator id="one" lang="ja" rules="singapore" hand="12m EE"></tilewise-calculator>
     <tilewise-hand id="two" hand="12m"><p>Two tiles</p></tilewise-hand>`,
    // The policy allows the script but not the frame.
    { "content-security-policy": `default-src 'none'; script-src ${club.tilewise}` },
  );
  const link = page.locator("#one >> a");
  await expect(link).toBeVisible({ timeout: 40_000 });
  await expect(link).toHaveText("麻雀点数計算を開く");
  expect(await link.getAttribute("href")).toBe(`${club.tilewise}/?lang=ja#/score/singapore/12m.EE`);
  await expect(page.locator("#two p").filter({ hasText: "Two tiles" })).toBeVisible();
  await expect(page.locator("#two >> a")).toBeHidden();
  expect((await seenEvents(page, "tilewise:error")).map((one) => one.from).sort()).toEqual(["one", "two"]);
});

test("loading shows a message; without the script the fallback content is shown", async ({ page }) => {
  club = await Club.open();
  let release = () => {};
  const released = new Promise<void>((open) => (release = open));
  await page.route("**/*_bg.wasm", async (route) => {
    await released;
    await route.continue();
  });
  await club.show(page, `<tilewise-calculator lang="zh-TW"><p id="else">Else</p></tilewise-calculator>`);
  await expect(page.getByRole("status").filter({ hasText: "載入中…" })).toBeVisible();
  await expect(page.locator("#else")).toBeHidden();
  release();
  await detailOf(page, "tilewise:ready");
  await expect(page.getByText("載入中…")).toBeHidden();
  await page.route("**/embed.js", (route) => route.abort());
  await page.reload();
  await expect(page.locator("#else")).toBeVisible();
});

test("invalid, excessive and forged messages change nothing", async ({ page }) => {
  test.setTimeout(60_000);
  club = await Club.open();
  club.put("/hostile", "<p>Hostile</p>");
  await club.show(page, `<tilewise-calculator hand="${BY_DISCARD}"></tilewise-calculator><iframe src="/hostile"></iframe>
    <iframe src="${club.tilewise}/icon.svg"></iframe>`);
  await detailOf(page, "tilewise:score");
  const before = (await seenEvents(page)).length;

  // Messages from other frames, one of the parent's site with full access and one of Tilewise's site, are
  // ignored by the page and the calculator.
  for (const from of ["/hostile", "/icon.svg"]) {
    const find = () => page.frames().find((frame) => frame.url().endsWith(from));
    await expect.poll(find).toBeDefined();
    const hostile = find()!;
    await hostile.evaluate((from) => {
      const forged = (message: object) => JSON.stringify({ tilewise: 1, ...message });
      for (let times = 0; times < 5; times += 1) {
        if (from === "/hostile") {
          const calculator = parent.document.querySelector("tilewise-calculator")!;
          const frame = calculator.shadowRoot!.querySelector("iframe")!.contentWindow!;
          frame.postMessage(forged({ type: "hand", hand: "123m EE" }), "*");
          frame.postMessage(forged({ type: "look", lang: "ja", theme: "dark" }), "*");
        }
        parent.postMessage(forged({ type: "size", height: 9999 }), "*");
        parent.postMessage(forged({ type: "hand", hand: "1m", rules: "x", request: {}, report: { ok: true } }), "*");
        parent.postMessage(forged({ type: "error", errors: [{ code: "x", message: "x" }] }), "*");
      }
    }, from);
  }
  // Invalid messages from the page itself.
  await page.evaluate(() => {
    const frame = document.querySelector("tilewise-calculator")!.shadowRoot!.querySelector("iframe")!.contentWindow!;
    const send = (message: unknown) => frame.postMessage(message, "*");
    const ownFrame: any = {};
    ownFrame.itself = ownFrame;
    const garbage = [
      null, 0, true, "", "tilewise", "{", "[]", '{"tilewise":1', new ArrayBuffer(1e6), ownFrame, new Map([[1, 2]]),
      { tilewise: 1, type: "hand", hand: "123m" },
      `{"tilewise":1,"type":"hand","hand":"${"1m".repeat(5_000_000)}"}`,
      `{"tilewise":${"[".repeat(7_000)}`,
      '{"__proto__":{"tilewise":1},"type":"hand","hand":"1m"}',
    ];
    for (const message of garbage) send(message);
  });
  // Messages that resemble valid ones: each gets an answer and has no effect.
  await page.evaluate(() => {
    const frame = document.querySelector("tilewise-calculator")!.shadowRoot!.querySelector("iframe")!.contentWindow!;
    const send = (message: object) => frame.postMessage(JSON.stringify(message), "*");
    send({ tilewise: 2, type: "hand", hand: "123m" });
    send({ tilewise: { toString: "1" }, type: "hand", hand: "123m" });
    send({ tilewise: 1, type: "eval", code: "document.body.remove()" });
    send({ tilewise: 1, type: "hand", hand: "<img src=x onerror=alert(1)>" });
    send({ tilewise: 1, type: "look", lang: "../../evil", theme: "url(javascript:1)" });
  });
  await detailOf(page, "tilewise:error", 5);
  const codes = (await seenEvents(page, "tilewise:error")).map((one) => one.detail.errors[0].code);
  expect(codes).toEqual(["unknown-version", "unknown-version", "bad-message", "bad-notation", "bad-message"]);
  // Earlier messages have arrived by now and had no effect.
  expect((await seenEvents(page)).length).toBe(before + codes.length);
  expect(await get(page, "hand")).toBe(BY_DISCARD);
  expect(await page.locator("tilewise-calculator >> iframe").evaluate((frame) => frame.clientHeight)).toBeLessThan(3000);
  await expect(inside(page).locator("html")).toHaveAttribute("lang", "en");
  await expect(inside(page).locator("[data-result]")).toHaveAttribute("data-counted", "5");

  // Too many messages: the calculator stays usable and later messages are processed.
  await page.evaluate(() => {
    const frame = document.querySelector("tilewise-calculator")!.shadowRoot!.querySelector("iframe")!.contentWindow!;
    const junk = `{"tilewise":1,"type":"hand","hand":"${"9x ".repeat(1_000)}"}`;
    for (let times = 0; times < 5_000; times += 1) frame.postMessage(junk, "*");
  });
  const laterHand = async () => {
    await set(page, "hand", "46s22s p111z c456m p777p w5s EE");
    return get(page, "report");
  };
  await expect.poll(laterHand).toMatchObject({ counted: 4 });
  expect((await seenEvents(page, "tilewise:error")).length).toBeLessThan(1_000);
});

test("a frame that navigates elsewhere is ignored", async ({ page }) => {
  club = await Club.open();
  club.put("/elsewhere", "<p>Elsewhere</p>");
  await club.show(page, "<tilewise-calculator></tilewise-calculator>");
  await detailOf(page, "tilewise:ready");
  await page.evaluate((there) => {
    document.querySelector("tilewise-calculator")!.shadowRoot!.querySelector("iframe")!.src = there;
  }, club.at("/elsewhere"));
  await expect(inside(page).getByText("Elsewhere")).toBeVisible();
  const there = page.frames().find((frame) => frame.url().endsWith("/elsewhere"))!;
  const before = (await seenEvents(page)).length;
  await page.evaluate(() => addEventListener("message", () => Object.assign(globalThis, { came: true })));
  await there.evaluate(() =>
    parent.postMessage(JSON.stringify({ tilewise: 1, type: "error", errors: [{ code: "x", message: "x" }] }), "*"),
  );
  await page.waitForFunction(() => "came" in globalThis);
  expect((await seenEvents(page)).length).toBe(before);
});
