// Practice: the choice of an exercise, replies by thumb and by keyboard, what comes again, and links.
import { expect, test, type Page } from "@playwright/test";
import { press, waitForApp } from "./table.js";

/** Opens a location of the Practice screen. */
async function open(page: Page, place: string): Promise<void> {
  await page.goto(`./#/practice/${place}`);
  await waitForApp(page);
  await expect(page.locator("main.practice")).toBeVisible();
}

/** Replies with the choice that is right or wrong, as its mark says afterwards. */
async function reply(page: Page, place: number): Promise<boolean> {
  await press(page, `[data-choice="${place}"]`);
  return (await page.locator("[data-verdict]").getAttribute("data-verdict")) === "true";
}

test("an exercise is chosen from the rules, in two taps", async ({ page }) => {
  await page.goto("./#/rules/singapore");
  await waitForApp(page);
  await press(page, '[data-action="practice"]');
  await expect(page.locator("[data-rules]")).toHaveAttribute("data-rules", "singapore");
  await press(page, '[data-kind="worth"]');
  await expect(page).toHaveURL(/#\/practice\/singapore\/worth\/1-basic-\d+$/);
  await expect(page.locator("[data-choice]").first()).toBeVisible();
});

test("the right value is that of the Score screen", async ({ page }) => {
  await open(page, "hk-old-style/worth/1-whole-7");
  await reply(page, 0);
  const right = await page.locator('[data-mark="right"]').innerText();
  await press(page, '[data-action="open"]');
  const value = await page.locator("[data-result]").getAttribute("data-counted");
  expect(right).toMatch(new RegExp(`^${value} fan\\b`));
});

test("a wrong reply shows what was overlooked and the proof", async ({ page }) => {
  await open(page, "hk-old-style/elements/1-basic-3");
  await press(page, '[data-action="check"]');
  await expect(page.locator("[data-verdict]")).toHaveAttribute("data-verdict", "false");
  // Each element that counts was overlooked, and is marked in the proof.
  const right = await page.locator('[data-mark="right"]').evaluateAll((all) => all.map((one) => one.getAttribute("data-choice")));
  const marked = await page.locator("[data-overlooked]").evaluateAll((all) => all.map((one) => one.getAttribute("data-element")));
  expect(right.length).toBeGreaterThan(0);
  expect(marked.sort()).toEqual(right.sort());
  await expect(page.locator("[data-oversight]")).toHaveCount(right.length);
  await expect(page.locator(".practice-verdict h3")).toBeFocused();
});

test("all elements that count are the right reply", async ({ page }) => {
  await open(page, "hk-old-style/elements/1-basic-3");
  await press(page, '[data-action="check"]');
  const right = await page.locator('[data-mark="right"]').evaluateAll((all) => all.map((one) => one.getAttribute("data-choice")));
  // The device keeps the reply.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  for (const key of right) await press(page, `[data-choice="${key}"]`);
  await press(page, '[data-action="check"]');
  await expect(page.locator("[data-verdict]")).toHaveAttribute("data-verdict", "true");
  await expect(page.locator("[data-overlooked]")).toHaveCount(0);
});

test("marks stay when the exercise is left, and a reply is given once", async ({ page }) => {
  await open(page, "hk-old-style/elements/1-basic-3");
  const first = page.locator("[data-choice]").first();
  await first.click();
  await press(page, '[data-action="back"]');
  await page.goBack();
  await expect(first).toHaveAttribute("aria-pressed", "true");
  await press(page, '[data-action="check"]');
  await page.reload();
  await expect(page.locator("[data-verdict]")).toBeVisible();
  await expect(page.locator('[data-action="check"]')).toHaveCount(0);
});

test("what was missed comes again the next day, and is forgotten on demand", async ({ page }) => {
  await page.clock.setFixedTime(new Date(2026, 10, 29, 20));
  await open(page, "hk-old-style/elements/1-basic-3");
  await press(page, '[data-action="check"]');
  await press(page, '[data-action="back"]');
  await expect(page.locator("[data-due]")).toHaveAttribute("data-due", "0");
  await page.clock.setFixedTime(new Date(2026, 10, 30, 20));
  await page.reload();
  await expect(page.locator("[data-due]")).not.toHaveAttribute("data-due", "0");
  await press(page, ".practice-due summary");
  await press(page, '[data-action="forget"]');
  await expect(page.locator("[data-due]")).toHaveCount(0);
});

test("everybody has the same hand of the day", async ({ browser, page }) => {
  await page.clock.setFixedTime(new Date(2026, 10, 29, 20));
  await open(page, "hk-old-style");
  await expect(page.locator(".practice-day h3")).toHaveText("The hands of Nov 29, 2026");
  await press(page, '[data-day="worth"]');
  await expect(page).toHaveURL(/\/worth\/1-basic-2026-11-29$/);
  const other = await browser.newPage();
  await other.goto(page.url());
  const [mine, theirs] = [page, other].map((one) => one.locator("[data-hand]").innerHTML());
  expect(await theirs).toBe(await mine);
  await other.close();
});

test("the level of the next exercise is kept on the device", async ({ page }) => {
  await open(page, "hk-old-style");
  await press(page, '[data-level="expert"]');
  await page.reload();
  await expect(page.locator('[data-level="expert"]')).toHaveAttribute("aria-pressed", "true");
  await press(page, '[data-kind="elements"]');
  await expect(page).toHaveURL(/\/elements\/1-expert-\d+$/);
});

test("an exercise is answered by keyboard alone", async ({ page }) => {
  await open(page, "hk-old-style/worth/1-basic-5");
  await expect(page.locator("main h2")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator('[data-choice="0"]')).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(".practice-verdict h3")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("main h2")).toBeFocused();
  await expect(page.locator("[data-verdict]")).toHaveCount(0);
});

for (const [what, place, text] of [
  ["a kind that the rules lack", "hk-old-style/discard", "choose another kind"],
  ["an unknown kind", "hk-old-style/dance", "“dance”"],
  ["a seed of a newer version", "hk-old-style/worth/9-basic-1", "“9-basic-1”"],
  ["unknown rules", "no-such-rules/worth", "no-such-rules"],
] as const) {
  test(`${what} in a link is named, and a choice is offered`, async ({ page }) => {
    await open(page, place);
    await expect(page.locator("[data-trouble]")).toContainText(text);
    await expect(page.locator("[data-kind]").first()).toBeVisible();
  });
}
