// Old links, opened as somebody does who finds one in a chat. What each must open as is in
// tests/suite/links.txt, which is kept for ever.
import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { payments } from "./table.js";

interface Link {
  address: string;
  screen: string;
  /** The house or the book, then where in it. */
  place: string[];
  sees: string;
}

const LINKS: Link[] = readFileSync(new URL("../suite/links.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line && !line.startsWith("# ") && line !== "#")
  .map((line) => {
    const [address = "", screen = "", place = "", sees = ""] = line.split("|").map((part) => part.trim());
    return { address, screen, place: place.split("/").map((part) => part.trim()), sees };
  });

/** What must be on the page for a link of each screen. */
const SCREENS: Record<string, (page: Page, link: Link) => Promise<void>> = {
  score: async (page, { sees }) => {
    await expect(page.locator("[data-result]")).toBeVisible();
    await expect(page.locator("[data-trouble]")).toHaveCount(0);
    if (!sees) {
      await expect(page.locator("[data-result]")).not.toHaveAttribute("data-counted");
      return;
    }
    const [counted, net] = sees.split(" = ");
    await expect(page.locator("[data-result]")).toHaveAttribute("data-counted", counted!);
    const [E, S, W, N] = net!.split(" ").map(Number);
    expect(await payments(page)).toEqual({ E, S, W, N });
  },
  fouls: async (page, { place, sees }) => {
    const there = sees.startsWith("? ")
      ? `[data-ask="${sees.slice(2)}"]`
      : place[1]
        ? "[data-verdict], [data-fact]"
        : "[data-foul]";
    await expect(page.locator(there).first()).toBeVisible();
    await expect(page.locator("[data-trouble]")).toHaveCount(0);
    if (sees && !sees.startsWith("? ")) {
      await expect(page.locator("[data-verdict]")).toHaveAttribute("data-verdict", sees);
    }
  },
  rules: async (page, { place }) => {
    await expect(page.locator(place[1] ? `#rule-${place[1]}` : "[data-pays]").first()).toBeVisible();
    await expect(page.locator("[data-trouble]")).toHaveCount(0);
  },
  refused: async (page, { sees }) => {
    // A sentence begins with a capital on the page.
    await expect(page.locator("[data-trouble]")).toContainText(sees, { ignoreCase: true });
  },
};

test("every link that was ever given away opens as it did", async ({ page }) => {
  test.setTimeout(300_000);
  expect(LINKS.length).toBeGreaterThan(60);
  for (const link of LINKS) {
    await test.step(link.address, async () => {
      // Not from one link to the next: a link in a chat opens a page that isn't there yet.
      await page.goto("about:blank");
      await page.goto(`./${link.address}`);
      await SCREENS[link.screen]!(page, link);
    });
  }
});
