// What a screen reader gets: the result in its order, and one word of it at every change.
import { expect, test, type Page } from "@playwright/test";
import { FIRST, begin, details, mode, open, press } from "./table.js";

/** The words of a part of the page in the order of the accessibility tree, each with its role. */
async function heard(page: Page, name: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const says = (id: string): string[] => {
    const node = byId.get(id)!;
    const role = String(node.role?.value ?? "");
    const own = String(node.name?.value ?? "").trim();
    const below = (node.childIds ?? []).flatMap(says);
    if (node.ignored || !own) return below;
    // What names itself by its content says it once.
    if (role === "StaticText") return [`${role} ${own}`];
    if (["button", "link", "image", "heading", "DisclosureTriangle", "region"].includes(role)) {
      const rest = below.filter((one) => !one.startsWith("StaticText"));
      return [`${role} ${own}`, ...(role === "region" ? below : rest)];
    }
    return below;
  };
  const top = nodes.find((node) => ["region", "group"].includes(String(node.role?.value)) && node.name?.value === name);
  return says(top!.nodeId);
}

test("the result is read from large to small", { tag: "@wide" }, async ({ page }) => {
  await open(page, FIRST);
  await expect(page.locator("[data-element]").first()).toBeAttached();
  await details(page);
  const all = await heard(page, "Result");
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

/** Counts how often the live region says something else. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const region = document.querySelector('.unseen[role="status"][aria-live]')!;
    new MutationObserver(() => said.push(region.textContent!)).observe(region, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
}

test("the result is spoken once for each change, and for nothing else", async ({ page }) => {
  await page.clock.install();
  await open(page, FIRST);
  await page.clock.runFor(3_000);
  // From here on time passes only where it is let.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  const said = await listen(page);

  // Two taps, one word: the hand comes to rest first.
  await press(page, '[data-seat="E"]');
  await page.clock.runFor(200);
  await press(page, '[data-seat="N"]');
  await page.clock.runFor(3_000);
  expect(await said()).toHaveLength(1);
  const [first] = await said();
  // HKOS-51: North discards, and pays double.
  expect(first).toMatch(/5 fan/);
  expect(first).toMatch(/South.*64/);

  await details(page);
  await mode(page, "pung");
  await press(page, '[data-action="house"]');
  await page.clock.runFor(3_000);
  await page.keyboard.press("Escape");
  await page.clock.runFor(3_000);
  expect(await said()).toHaveLength(1);

  await press(page, '[data-action="self-draw"]');
  await page.clock.runFor(3_000);
  expect(await said()).toHaveLength(2);
});

// HKOS-51: 5 fan on a discard are 64 points, half of them from the discarder. HKOS-53: the deal passes.
test("the table is read by who sits where with what, and what a hand does is said before it is told", async ({ page }) => {
  await open(page);
  await begin(page);
  expect(await heard(page, "The table")).toEqual([
    "link Ann won. East, the dealer: 500",
    "link Bo won. South: 500",
    "link Cy won. West: 500",
    "link Dee won. North: 500",
    "StaticText East 1",
  ]);
  await press(page, '[data-player="1"] a');
  // Where one is now is read first.
  await expect(page.getByRole("heading", { name: "Bo has won" })).toBeFocused();
  await press(page, '[data-ask="from"] [data-who="E"]');
  await press(page, '[data-quick-value="5"]');
  const said = page.getByRole("status").filter({ hasText: "Next: East 2, Bo deals" });
  await expect(said).toContainText(/Ann\s*−32.*Bo\s*\+64.*Cy\s*−16.*Dee\s*−16/);
  await press(page, '[data-action="done"]');
  await expect(page.getByRole("group", { name: "The table" })).toBeFocused();
});
