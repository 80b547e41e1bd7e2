// What holds for every screen in every language: each is visited once, and looked at in every way. axe
// finds nothing by day and night and in high contrast, everything can be pressed and nothing is lost,
// nothing is left in English, nobody else is asked for anything, and the policy of the page is kept.
import { expect, test as base, type Page } from "@playwright/test";
import { axe, type Theme } from "./checks/axe.js";
import { watchClosed } from "./checks/closed.js";
import { english } from "./checks/english.js";
import { reach } from "./checks/reach.js";
import { LANGUAGES, SCREENS } from "./screens.js";

const PHONE = { width: 390, height: 844 };
/** So high that what stays at the bottom of the window covers nothing. */
const HIGH = { width: 390, height: 1600 };
const WIDE = { width: 1440, height: 1400 };

/** What axe need not ask again of other words in the same places: `reach` asks more of every control. */
const WITHOUT = ["target-size"];

/** The themes that axe sees in each language: the colours are the same in all, in English it sees them all. */
const SEEN_IN: Record<string, Theme[] | undefined> = { "zh-TW": ["dark"], "zh-CN": ["contrast"], ja: ["light"] };

/** Somebody who speaks one language and goes from screen to screen. */
interface Visitor {
  locale: string;
  page: Page;
  /** What was wrong with the requests since it was asked last. */
  asksElsewhere: () => string[];
}

const test = base.extend<object, { visitors: Visitor[] }>({
  visitors: [
    async ({ browser }, use, { project }) => {
      const { browserName, defaultBrowserType, launchOptions, trace, ...context } = project.use;
      const visitors: Visitor[] = [];
      for (const locale of LANGUAGES) {
        const page = await browser.newPage({ ...context, locale, colorScheme: "light", reducedMotion: "reduce" });
        visitors.push({ locale, page, asksElsewhere: await watchClosed(page, context.baseURL!) });
      }
      await use(visitors);
      for (const { page } of visitors) await page.close();
    },
    { scope: "worker" },
  ],
});

for (const [screen, visit] of Object.entries(SCREENS)) {
  test(screen, async ({ visitors }) => {
    // Lists of rules are long.
    test.setTimeout(240_000);
    for (const { locale, page, asksElsewhere } of visitors) {
      await test.step(locale, async () => {
        await page.setViewportSize(PHONE);
        // Of the screen before nothing is kept: the device would show its own rules beside those of a link.
        await page.evaluate(() => localStorage.clear()).catch(() => undefined);
        // A link to where one is already would not load anything.
        await page.goto("about:blank");
        await visit(page);
        if (locale !== "en") expect.soft(await english(page), `left in English: ${locale}`).toEqual([]);
        await page.setViewportSize(HIGH);
        expect.soft(await axe(page, SEEN_IN[locale], SEEN_IN[locale] && WITHOUT), `axe: ${locale}`).toEqual([]);
        expect.soft(await reach(page), `to be pressed and read: ${locale}`).toEqual([]);
        // A wide window has the same words and colours in other places.
        if (locale === "en") {
          await page.setViewportSize(WIDE);
          expect.soft(await axe(page, ["light"]), "axe, in a wide window").toEqual([]);
        }
        expect.soft(asksElsewhere(), `asked for elsewhere, or refused: ${locale}`).toEqual([]);
        await page.unrouteAll();
      });
    }
  });
}
