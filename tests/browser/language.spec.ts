// Languages: the page in other languages, and the stored choice. screens.spec.ts checks that no English
// remains.
import { expect, test, type Page } from "@playwright/test";
import { FIRST, openHand, press } from "./table.js";

for (const locale of ["zh-HK", "zh-CN", "ja-JP"]) {
  test.describe(locale, () => {
    test.use({ locale });

    test("a result is announced in the language of the browser", async ({ page }) => {
      await openHand(page, FIRST);
      const language = { "zh-HK": "zh-Hant", "zh-CN": "zh-Hans", "ja-JP": "ja" }[locale]!;
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      // HKOS-54 and 56: South gets 64 for 5 fan; West, who discarded, pays 32.
      const units = { "zh-HK": "5番", "zh-CN": "5番", "ja-JP": "5番" };
      await press(page, '[data-action="self-draw"]');
      await press(page, '[data-seat="W"]');
      await expect(page.getByRole("status").filter({ hasText: units[locale as keyof typeof units] })).toContainText("64");
    });
  });
}

test("a language tag in the address selects a language and a script", async ({ page }) => {
  // Cantonese without a script is written in traditional characters; an unsupported tag is skipped.
  const languages = { zh: "zh-Hans", "zh-SG": "zh-Hans", "zh-TW": "zh-Hant", "zh-Hans-HK": "zh-Hans", yue: "zh-Hant", JA: "ja", de: "en" };
  for (const [tag, language] of Object.entries(languages)) {
    await page.goto(`./?lang=${tag}`, { waitUntil: "commit" });
    await expect(page.locator("html"), tag).toHaveAttribute("lang", language);
  }
});

test("a chosen language applies immediately, goes into the address, and is stored", async ({ page }) => {
  await openHand(page, FIRST);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await press(page, '[data-action="settings"]');
  await press(page, '[data-language="ja"]');
  await expect(page.locator("html")).toHaveAttribute("lang", "ja");
  await expect(page).toHaveURL(/\?lang=ja#\/score\/hk-old-style/);
  await expect(page.getByRole("heading", { name: "言語", exact: true })).toBeVisible();
  // The hand is unchanged.
  await expect(page.locator("[data-result]")).toHaveAttribute("data-counted", "5");

  await page.goto("about:blank");
  await openHand(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "ja");
  await press(page, '[data-action="settings"]');
  await press(page, '[data-language="en"]');
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("heading", { name: "Language", exact: true })).toBeVisible();
});

test("the corner marks of winds and dragons use the reader’s script or the chosen one", async ({ page }) => {
  // Letters, and the characters of the tiles.
  const corners = () =>
    page.evaluate(() => ["g", "use"].map((tiles) => getComputedStyle(document.querySelector(`#t-7z ${tiles}`)!).display));
  await openHand(page);
  expect(await corners()).toEqual(["inline", "none"]);
  await press(page, '[data-action="settings"]');
  await press(page, '[data-language="zh-Hant"]');
  await expect.poll(corners).toEqual(["none", "inline"]);
  await press(page, '[data-corners-choice="latin"]');
  await expect.poll(corners).toEqual(["inline", "none"]);
  await press(page, '[data-language="en"]');
  await press(page, '[data-corners-choice="han"]');
  // The next visit uses it from the first paint on.
  await page.goto("about:blank");
  await page.goto("./", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-corners", "han");
  await openHand(page);
  expect(await corners()).toEqual(["none", "inline"]);
});

test("other screens change their language in place", async ({ page }) => {
  // Each of them has a text field in its own chunk.
  const screens = [
    ["/fouls/hk-old-style", "Say it in your own words"],
    ["/fouls/hk-old-style/settle-win/seat=S,by=discard,from=W", "type a number"],
    ["/rules/hk-old-style", "Find a rule"],
  ] as const;
  for (const [path, english] of screens) {
    await page.goto("about:blank");
    await page.goto(`./?lang=en#${path}`);
    await expect(page.getByRole("main")).toContainText(english, { ignoreCase: true });
    await press(page, '[data-action="settings"]');
    await press(page, '[data-language="ja"]');
    await expect(page.locator("html")).toHaveAttribute("lang", "ja");
    await expect(page.locator("main")).not.toContainText(english, { ignoreCase: true });
  }
});

test("a link sets the language", async ({ page }) => {
  await page.goto("./?lang=zh-Hant#/score/hk-old-style/2223s.c567s.p777s.p555z.w1s@W.SE");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hant");
  await expect(page.locator("[data-result]")).toHaveAttribute("data-counted", "5");
  await expect(page.getByRole("main")).toContainText("自摸");
});

test("texts that fail to load leave the page unchanged and show an error", async ({ page }) => {
  await page.route(/zh-hans\.txt$/, (route) => route.abort());
  await openHand(page, FIRST);
  await press(page, '[data-action="settings"]');
  await press(page, '[data-language="zh-Hans"]');
  await expect(page.locator("[data-result]")).toHaveAttribute("data-counted", "5");
  await expect(page.getByRole("heading", { name: "Language", exact: true })).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("Check your connection");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.unroute(/zh-hans\.txt$/);
  // A second choice requests them again.
  await press(page, '[data-language="en"]');
  await press(page, '[data-language="zh-Hans"]');
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveCount(0);
});

/** The number of lines that the text of each element takes. */
const countLines = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const text = document.createRange();
      text.selectNodeContents(one.firstChild!);
      return new Set([...text.getClientRects()].map((line) => Math.round(line.top))).size;
    }),
  );

for (const language of ["en", "zh-Hant", "zh-Hans", "ja"]) {
  test(`in ${language}, rules and steps of a result take few lines on a narrow phone`, async ({ browser }) => {
    const page = await browser.newPage({ locale: language, viewport: { width: 360, height: 740 } });
    await page.goto("./#/score/riichi-ema-2025/345m67p99s.ck5555s.p777z@W.w8p@N.SE.dora:4m9p");
    await expect(page.locator(".result-toggle")).toBeVisible();
    expect(await countLines(page, ".result-steps .button")).toEqual([1, 1]);
    expect((await countLines(page, ".house-name"))[0]).toBeLessThanOrEqual(2);
    await page.close();
  });
}
