// Old links, opened in a new page as from a chat. tests/suite/links.txt lists what each must open; it is kept
// for ever.
import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { payments, press, waitForApp } from "./table.js";

interface Link {
  address: string;
  screen: string;
  /** The house or the book, then the position in it. */
  place: string[];
  expected: string;
}

const LINKS: Link[] = readFileSync(new URL("../suite/links.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line && !line.startsWith("# ") && line !== "#")
  .map((line) => {
    const [address = "", screen = "", place = "", expected = ""] = line.split("|").map((part) => part.trim());
    return { address, screen, place: place.split("/").map((part) => part.trim()), expected };
  });

/** The expected content of the page for a link of each screen. */
const SCREENS: Record<string, (page: Page, link: Link) => Promise<void>> = {
  score: async (page, { expected }) => {
    await expect(page.locator("[data-result]")).toBeVisible();
    await expect(page.locator("[data-trouble]")).toHaveCount(0);
    if (!expected) {
      await expect(page.locator("[data-result]")).not.toHaveAttribute("data-counted");
      return;
    }
    const [counted, net] = expected.split(" = ");
    await expect(page.locator("[data-result]")).toHaveAttribute("data-counted", counted!);
    const [E, S, W, N] = net!.split(" ").map(Number);
    expect(await payments(page)).toEqual({ E, S, W, N });
  },
  fouls: async (page, { place, expected }) => {
    const there = expected.startsWith("? ")
      ? `[data-ask="${expected.slice(2)}"]`
      : place[1]
        ? "[data-verdict], [data-fact]"
        : "[data-foul]";
    await expect(page.locator(there).first()).toBeVisible();
    await expect(page.locator("[data-trouble]")).toHaveCount(0);
    if (expected && !expected.startsWith("? ")) {
      await expect(page.locator("[data-verdict]")).toHaveAttribute("data-verdict", expected);
    }
  },
  rules: async (page, { place }) => {
    await expect(page.locator(place[1] ? `#rule-${place[1]}` : "[data-pays]").first()).toBeVisible();
    await expect(page.locator("[data-trouble]")).toHaveCount(0);
  },
  refused: async (page, { expected }) => {
    // The page capitalizes the first letter of a sentence.
    await expect(page.locator("[data-trouble]")).toContainText(expected, { ignoreCase: true });
  },
};

test("a friend’s link shows the friend’s rules and keeps the own ones", { tag: "@wide" }, async ({ page }) => {
  const friends = "./#/score/singapore;base=0.25;limit=8/123456s.p111z.c789s.7s.f1.w7s@W.SE";
  const house = page.locator(".house-button");
  await page.goto("./#/score/hk-old-style;minimum_fan=1/EE");
  await expect(page.locator("[data-tray]")).toBeVisible();
  // The default rules are the own ones.
  await expect(page.locator("[data-visit]")).toHaveCount(0);
  await page.goto("about:blank");
  await page.goto(friends);
  await expect(page.locator("[data-visit]")).toContainText("Singapore (2 house rules)");
  expect(await payments(page)).toEqual({ E: -1, S: 4, W: -2, N: -1 });
  // Other screens don't use these rules.
  for (const tab of ["table", "rules", "fouls"]) {
    await press(page, `.tab[href^="#/${tab}"]`);
    await expect(page).toHaveURL(new RegExp(`#/${tab}`));
    await expect(page.locator("[data-visit]")).toHaveCount(0);
  }
  await press(page, '.tab[href^="#/score"]');
  await expect(page.locator("[data-visit]")).toBeVisible();
  // The next visit has the own rules again.
  await page.goto("about:blank");
  await page.goto("./");
  await expect(house).toContainText("Hong Kong Old Style");
  await expect(house).toContainText("1 house rule");
  await page.goto("about:blank");
  await page.goto(friends);
  await press(page, '[data-action="keep-mine"]');
  await expect(page.locator("[data-visit]")).toHaveCount(0);
  await expect(page).toHaveURL(/#\/score\/hk-old-style;minimum_fan=1\/1234567s\.p111z/);
  await page.goto("about:blank");
  await page.goto(friends);
  await press(page, '[data-action="take-these"]');
  await page.goto("about:blank");
  await page.goto("./");
  await expect(house).toContainText("Singapore");
  await expect(page.locator("[data-visit]")).toHaveCount(0);
});

test("a broken link opens as far as it is valid", async ({ page }) => {
  await page.goto("./#/score/hk-old-style;minimum_fan=1;nonsense=1/2223s.c567s.b1.SE");
  await expect(page.locator("[data-trouble] > p")).toHaveText(["I couldn’t read “nonsense”, “b1”."]);
  await expect(page.locator("[data-trouble]")).not.toContainText("starting_points");
  await expect(page.locator(".house-button")).toContainText("1 house rule");
  await expect(page.locator("[data-tray] .spot")).toHaveCount(5);
  await press(page, '[data-tile="7p"]');
  await expect(page.locator("[data-trouble]")).toHaveCount(0);
  await expect(page).toHaveURL(/minimum_fan=1\/7p2223s\.c567s\.SE$/);
});

// A browser may report an address change late, while the previous one is rendered.
test("two address changes, one during the rendering of the other: the last one wins", async ({ page }) => {
  await page.addInitScript(() => {
    let delayed = false;
    addEventListener("popstate", (event) => {
      if (!delayed) return;
      event.stopImmediatePropagation();
      delayed = false;
      setTimeout(() => dispatchEvent(new PopStateEvent("popstate")), 300);
    });
    const navigate = (path: string) => (location.hash = path);
    Object.assign(globalThis, {
      twice(first: string, second: string) {
        navigate(first);
        delayed = true;
        navigate(second);
      },
    });
  });
  await page.goto("./#/rules/hk-old-style");
  await expect(page.locator("[data-pays]")).toBeVisible();
  await page.goto("./#/fouls/hk-old-style");
  await expect(page.locator("[data-foul]").first()).toBeVisible();
  await page.evaluate(() => (globalThis as unknown as { twice: (...paths: string[]) => void }).twice("#/rules/hk-old-style", "#/score/hk-old-style/123m"));
  await expect(page.locator("[data-tray] .spot")).toHaveCount(3);
  await expect(page).toHaveURL(/#\/score\/hk-old-style\/123m/);
  // Later input updates the address as usual.
  await press(page, '[data-tile="7p"]');
  await expect(page).toHaveURL(/#\/score\/hk-old-style\/123m7p$/);
});

test("#/score opens the Score screen with the current hand", async ({ page }) => {
  await page.goto("./#/score");
  await waitForApp(page);
  await expect(page.locator("[data-trouble]")).toHaveCount(0);
  await press(page, '[data-tile="7p"]');
  await page.goto("./#/rules");
  await expect(page.locator("main.rules")).toBeVisible();
  await page.goto("./#/score");
  await expect(page.locator("[data-tray] .spot")).toHaveCount(1);
  await page.reload();
  await expect(page.locator("[data-tray] .spot")).toHaveCount(1);
  await press(page, '[data-tile="8p"]');
  await expect(page).toHaveURL(/\/78p/);
});

test("every published link opens unchanged", async ({ page }) => {
  test.setTimeout(300_000);
  expect(LINKS.length).toBeGreaterThan(60);
  for (const link of LINKS) {
    await test.step(link.address, async () => {
      // Each link opens a new page, as from a chat.
      await page.goto("about:blank");
      await page.goto(`./${link.address}`);
      await SCREENS[link.screen]!(page, link);
    });
  }
});

test("a long word in a link doesn’t widen the page", async ({ page }) => {
  const long = "x".repeat(200);
  const paths = ["score/", "score/hk-old-style;", "rules/which/", "rules/", "rules/hk-old-style/", "fouls/", "fouls/hk-old-style/"];
  for (const path of [...paths, "fouls/hk-old-style/claim/seat="]) {
    await page.goto("about:blank");
    await page.goto(`./#/${path}${long}${path.endsWith(";") || path.endsWith("which/") ? "=1/" : ""}`);
    await expect(page.locator("[data-trouble]"), path).toContainText("xxxx");
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await wider(), path).toBe(0);
  }
});
