// Checks for every screen in every language: each is visited once. axe finds nothing in light, dark and high
// contrast, everything is large enough and visible, no English is left, nothing is requested from other
// hosts, and the policy of the page is kept.
import { expect, test as base, type Page } from "@playwright/test";
import { axe, type Theme } from "./checks/axe.js";
import { watchRequests } from "./checks/closed.js";
import { english } from "./checks/english.js";
import { checkLayout } from "./checks/reach.js";
import { LANGUAGES, SCREENS } from "./screens.js";

const PHONE = { width: 390, height: 844 };
/** A window in which the fixed bottom bar covers nothing. */
const TALL = { width: 390, height: 1600 };
const WIDE = { width: 1440, height: 1400 };

/** Rules that axe skips in other languages, because `reach` is stricter about every control. */
const SKIPPED_RULES = ["target-size"];

/** The themes that axe checks in each language: the colours are the same in all, and English has all themes. */
const THEMES_BY_LOCALE: Record<string, Theme[] | undefined> = { "zh-TW": ["dark"], "zh-CN": ["contrast"], ja: ["light"] };

/** A visitor with one language who goes from screen to screen. */
interface Visitor {
  locale: string;
  page: Page;
  /** Requests to other hosts since the last call. */
  foreignRequests: () => string[];
}

const test = base.extend<object, { visitors: Visitor[] }>({
  visitors: [
    async ({ browser }, use, { project }) => {
      const { browserName, defaultBrowserType, launchOptions, trace, ...context } = project.use;
      const visitors: Visitor[] = [];
      for (const locale of LANGUAGES) {
        const page = await browser.newPage({ ...context, locale, colorScheme: "light", reducedMotion: "reduce" });
        visitors.push({ locale, page, foreignRequests: await watchRequests(page, context.baseURL!) });
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
    for (const { locale, page, foreignRequests } of visitors) {
      await test.step(locale, async () => {
        await page.setViewportSize(PHONE);
        // The storage is cleared between screens: the page would show stored rules next to those of a link.
        await page.evaluate(() => localStorage.clear()).catch(() => undefined);
        // A link to the current address would not load anything.
        await page.goto("about:blank");
        await visit(page);
        if (locale !== "en") expect.soft(await english(page), `left in English: ${locale}`).toEqual([]);
        await page.setViewportSize(TALL);
        expect.soft(await axe(page, THEMES_BY_LOCALE[locale], THEMES_BY_LOCALE[locale] && SKIPPED_RULES), `axe: ${locale}`).toEqual([]);
        expect.soft(await checkLayout(page), `layout: ${locale}`).toEqual([]);
        // A wide window has the same texts and colours in another layout.
        if (locale === "en") {
          await page.setViewportSize(WIDE);
          expect.soft(await axe(page, ["light"]), "axe, in a wide window").toEqual([]);
        }
        expect.soft(foreignRequests(), `foreign requests or violations: ${locale}`).toEqual([]);
        await page.unrouteAll();
      });
    }
  });
}
