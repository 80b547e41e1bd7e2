// Problem reports: a result, a ruling, a line of a game, an error. A build without an address for reports only copies
// them.
import { expect, test, type Locator, type Page } from "@playwright/test";
import { FIRST, beginGame, enterWin, openDetails, payments, press, waitForApp } from "./table.js";

const HAND = `#/score/hk-old-style;minimum_fan=1/${FIRST.replaceAll(" ", ".")}`;

/** The address of reports with which the page was built. */
const ADDRESS = process.env.TILEWISE_REPORT ?? "";

/** Expects a link that opens the report at the address, or none without an address. */
async function expectSending(place: Page | Locator, report: string): Promise<void> {
  const send = place.locator('[data-action="send-report"]');
  await expect(send).toHaveCount(ADDRESS ? 1 : 0);
  if (!ADDRESS) return;
  const href = (await send.getAttribute("href"))!;
  expect(href.startsWith(`${ADDRESS}?`), href).toBe(true);
  expect(new URL(href).searchParams.get("body")).toBe(report);
}

/** The text of the open report. */
const text = (page: Page) => page.getByRole("textbox", { name: "The report" }).inputValue();

/** Opens the page at a path, in English. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(`./?lang=en${path}`);
  await waitForApp(page);
}

test("a result is reported with its link, rules, version and what was expected", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, HAND);
  await openDetails(page);
  await press(page, '[data-action="report"]');
  const sheet = page.getByRole("dialog", { name: "Is this wrong?" });
  await sheet.getByLabel("What did you expect?").fill("6 fan: clause HKOS-20\nand not 5");
  const report = await text(page);
  expect(report.split("\n").slice(0, 6)).toEqual([
    "What I expected:",
    "6 fan: clause HKOS-20",
    "and not 5",
    "",
    `Link: ${baseURL}${HAND}`,
    "Rules: Hong Kong Old Style (hk-old-style;minimum_fan=1)",
  ]);
  expect(report).toMatch(/\nTilewise \d+\.\d+\.\d+\S*, English \(en\)$/);
  await sheet.getByRole("button", { name: "Copy" }).click();
  await expect(sheet.getByRole("status")).toHaveText("Copied");
  expect((await page.evaluate(() => navigator.clipboard.readText())).replaceAll("\r", "")).toBe(report);
  await expectSending(page, report);
});

test("what was typed into a report is kept while it is closed, for each hand", async ({ page, baseURL }) => {
  const sent: string[] = [];
  await open(page, HAND);
  await openDetails(page);
  await press(page, '[data-action="report"]');
  const field = page.getByLabel("What did you expect?");
  await field.fill("6 fan");
  page.on("request", (request) => {
    const url = request.url();
    if (request.method() !== "GET" || !url.startsWith(baseURL!) || url.includes("?")) sent.push(url);
  });
  await press(page, 'dialog [data-action="close"]');
  await expect(field).toHaveCount(0);
  // Another hand: self-draw instead of a discard.
  await press(page, '[data-action="details"]');
  await press(page, '[data-action="self-draw"]');
  await openDetails(page);
  await press(page, '[data-action="report"]');
  await expect(field).toHaveValue("");
  await press(page, 'dialog [data-action="close"]');
  await press(page, '[data-action="details"]');
  await press(page, '[data-action="undo"]');
  await openDetails(page);
  await press(page, '[data-action="report"]');
  await expect(field).toHaveValue("6 fan");
  // The page may still load its own files.
  expect(sent).toEqual([]);
});

test("a ruling and a verdict are reported with their rules", async ({ page, baseURL }) => {
  for (const [path, rules] of [
    ["#/fouls/singapore/false-win/seat=S,by=discard,from=W", "Rules: Singapore (singapore)"],
    ["#/fouls/riichi-wrc-2015/noten-riichi/ended=draw,dead=yes,shown=no", "2015 (riichi-wrc-2015)"],
  ] as const) {
    await open(page, path);
    await expect(page.locator("[data-verdict]")).toBeVisible();
    await press(page, '[data-action="report"]');
    await expect(page.getByRole("dialog", { name: "Is this wrong?" })).toBeVisible();
    const report = await text(page);
    expect(report).toContain(`\nLink: ${baseURL}${path}\n`);
    expect(report).toContain(rules);
  }
});

test("a line of a game is reported with the whole game, which opens elsewhere", async ({ page, browser }) => {
  await page.goto("./?lang=en");
  await waitForApp(page);
  await beginGame(page);
  await enterWin(page, 1, "E", 3);
  await page.goto(page.url().replace(/#.*/, "#/table/history"));
  await press(page, "[data-line]");
  await press(page, '[data-action="report"]');
  await expect(page.getByRole("dialog")).toContainText("with the names of the players");
  const lines = (await text(page)).split("\n");
  const link = lines.find((line) => line.startsWith("Link: "))!.slice(6);
  expect(link).toMatch(/#\/table\/game\//);
  expect(lines.find((line) => line.startsWith("Entry: "))).toMatch(/^Entry: 2\. East 1: .*Bo/);
  expect(lines.find((line) => line.startsWith("Rules: "))).toBe("Rules: Hong Kong Old Style (hk-old-style)");

  const elsewhere = await browser.newPage({ locale: "en" });
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole("main")).toContainText("Bo");
  await elsewhere.close();
});

test("a result in a frame is reported with the link of the page", async ({ page, baseURL }) => {
  await page.goto(`./?embed&lang=en${HAND}`);
  await waitForApp(page);
  expect(await payments(page)).toEqual({ E: -16, S: 64, W: -32, N: -16 });
  await openDetails(page);
  await press(page, '[data-action="report"]');
  expect(await text(page)).toContain(`\nLink: ${baseURL}${HAND}\n`);
});

test("an error that stops the page is reported with its message, in each language", async ({ page, baseURL }) => {
  for (const [lang, heading, reload] of [
    ["en", "Tilewise has stopped because of an error", "Reload"],
    ["zh-Hant", "出現錯誤，程式已停止", "重新載入"],
    ["zh-Hans", "出现错误，程序已停止", "重新加载"],
    ["ja", "エラーのため停止しました", "再読み込み"],
  ] as const) {
    await test.step(lang, async () => {
      await page.goto(`./?lang=${lang}${HAND}`);
      await waitForApp(page);
      await page.evaluate(() => {
        setTimeout(() => {
          throw new WebAssembly.RuntimeError("unreachable executed");
        });
      });
      const dialog = page.getByRole("dialog", { name: heading });
      await dialog.locator("summary").click();
      const report = await dialog.getByRole("textbox").inputValue();
      expect(report).toContain("\nunreachable executed\n");
      expect(report).toContain(`\n${baseURL}?lang=${lang}${HAND}\n`);
      expect(report).toMatch(new RegExp(`\\nTilewise \\d+\\.\\d+\\.\\d+\\S*, ${lang}\\n`));
      await expectSending(dialog, report);
      await dialog.locator('[data-action="copy"]').click();
      await expect(dialog.getByRole("status")).not.toBeEmpty();
      await dialog.getByRole("button", { name: reload }).click();
      await waitForApp(page);
      await expect(dialog).toHaveCount(0);
      await expect(page.locator("[data-result]")).toBeVisible();
    });
  }
});

test("a part that can’t be loaded is reported, and so is a page that can’t", async ({ page }) => {
  await page.route(/\/screens\.wasm$/, (route) => route.abort());
  await open(page, "");
  await press(page, '[data-action="house"]');
  await page.getByRole("dialog").getByText("Report this error").click();
  expect(await text(page)).toContain("\nTilewise ");

  await page.route(/_bg\.wasm$/, (route) => route.abort());
  await page.goto("about:blank");
  await page.goto(`./?lang=en${HAND}`);
  await page.getByRole("alert").getByText("Report this error").click();
  expect(await text(page)).toContain(HAND);
});
