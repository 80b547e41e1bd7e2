// Screen readers: the result in its order, and one announcement for each change.
import { expect, test, type Page } from "@playwright/test";
import { FIRST, beginGame, openDetails, chooseMode, openHand, press } from "./table.js";

/** The texts of a part of the page in the order of the accessibility tree, each with its role. */
async function accessibleText(page: Page, name: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = (id: string): string[] => {
    const node = byId.get(id)!;
    const role = String(node.role?.value ?? "");
    const ownText = String(node.name?.value ?? "").trim();
    const childTexts = (node.childIds ?? []).flatMap(textOf);
    if (node.ignored || !ownText) return childTexts;
    // An element that is named by its content is read once.
    if (role === "StaticText") return [`${role} ${ownText}`];
    if (["button", "link", "image", "heading", "DisclosureTriangle", "region"].includes(role)) {
      const rest = childTexts.filter((one) => !one.startsWith("StaticText"));
      return [`${role} ${ownText}`, ...(role === "region" ? childTexts : rest)];
    }
    return childTexts;
  };
  const top = nodes.find((node) => ["region", "group"].includes(String(node.role?.value)) && node.name?.value === name);
  return textOf(top!.nodeId);
}

test("the result is read from the total to the details", { tag: "@wide" }, async ({ page }) => {
  await openHand(page, FIRST);
  await expect(page.locator("[data-element]").first()).toBeAttached();
  await openDetails(page);
  const all = await accessibleText(page, "Result");
  // HKOS-51: 5 fan are 16 points, the discarder pays double. HKOS-11, HKOS-15, HKOS-25: 1, 1 and 3 fan.
  const parts = [
    "region Result",
    ...["5", "fan", "East", "−16", "South", "+64", "West", "−32", "North", "−16"],
    "heading How it scores",
    ...["No Flowers and no Seasons", "1", "Dragon Pung", "1", "Half Flush", "3"],
    ...["Total", "5 fan", "16 points each from East and North, 32 points from West"],
    "heading Who pays whom",
    ...["West pays South 32", "North pays South 16", "East pays South 16"],
    "DisclosureTriangle Why not something else?",
  ];
  let from = 0;
  for (const part of parts) {
    const place = all.findIndex((one, index) => index >= from && [part, `StaticText ${part}`].includes(one));
    expect(place, `${part}, after ${all[from - 1]}, in\n${all.join("\n")}`).toBeGreaterThanOrEqual(from);
    from = place + 1;
  }
});

/** Records the announcements of the live region. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announcements: string[] = [];
    Object.assign(globalThis, { announcements });
    const region = document.querySelector('.unseen[role="status"][aria-live]')!;
    new MutationObserver(() => announcements.push(region.textContent!)).observe(region, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { announcements: string[] }).announcements);
}

test("the result is announced once for each change, and for nothing else", async ({ page }) => {
  await page.clock.install();
  await openHand(page, FIRST);
  await page.clock.runFor(3_000);
  // The clock is paused from here on.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  const announcements = await listen(page);

  // Two taps, one announcement: it waits until input pauses.
  await press(page, '[data-seat="E"]');
  await page.clock.runFor(200);
  await press(page, '[data-seat="N"]');
  await page.clock.runFor(3_000);
  expect(await announcements()).toHaveLength(1);
  const [first] = await announcements();
  // HKOS-51: North discards, and pays double.
  expect(first).toMatch(/5 fan/);
  expect(first).toMatch(/South.*64/);

  await openDetails(page);
  await chooseMode(page, "pung");
  await press(page, '[data-action="house"]');
  await page.clock.runFor(3_000);
  await page.keyboard.press("Escape");
  await page.clock.runFor(3_000);
  expect(await announcements()).toHaveLength(1);

  await press(page, '[data-action="self-draw"]');
  await page.clock.runFor(3_000);
  expect(await announcements()).toHaveLength(2);
});

// HKOS-51: 5 fan on a discard are 64 points, half of them from the discarder. HKOS-53: the deal passes.
test("the table is read by seat, player and score, and the effect of a hand is read before it is confirmed", async ({ page }) => {
  await openHand(page);
  await beginGame(page);
  expect(await accessibleText(page, "The table")).toEqual([
    "link Ann won. East, the dealer: 500",
    "link Bo won. South: 500",
    "link Cy won. West: 500",
    "link Dee won. North: 500",
    "StaticText East 1",
  ]);
  await press(page, '[data-player="1"] a');
  // The current heading is read first.
  await expect(page.getByRole("heading", { name: "Bo has won" })).toBeFocused();
  await press(page, '[data-ask="from"] [data-who="E"]');
  await press(page, '[data-quick-value="5"]');
  const announcements = page.getByRole("status").filter({ hasText: "Next: East 2, Bo deals" });
  await expect(announcements).toContainText(/Ann\s*−32.*Bo\s*\+64.*Cy\s*−16.*Dee\s*−16/);
  await press(page, '[data-action="done"]');
  await expect(page.getByRole("group", { name: "The table" })).toBeFocused();
});
