// axe finds nothing: on any screen, in any language, by day and night and in high contrast.
import { createRequire } from "node:module";
import type { RunOptions, AxeResults } from "axe-core";
import { expect, test, type Page } from "@playwright/test";
import { LANGUAGES, each } from "./screens.js";

const AXE = createRequire(import.meta.url).resolve("axe-core");

/** What is asked of a screen by day; otherwise only its colours are different. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const THEMES: Record<string, RunOptions["runOnly"]> = {
  light: { type: "tag", values: RULES },
  dark: { type: "rule", values: ["color-contrast"] },
  // Somebody who asks for more gets 7 : 1.
  contrast: { type: "rule", values: ["color-contrast", "color-contrast-enhanced"] },
};

async function faults(page: Page, runOnly: RunOptions["runOnly"]): Promise<string[]> {
  const { violations } = await page.evaluate(
    (options) => (globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(options),
    { runOnly, resultTypes: ["violations"] } as RunOptions,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ""}`),
  );
}

for (const locale of LANGUAGES) {
  test.describe(locale, () => {
    // So high that what stays at the bottom of the window covers nothing.
    // axe is a script that the policy of the page would forbid.
    test.use({ locale, viewport: { width: 390, height: 1600 }, bypassCSP: true });

    test("axe finds nothing", async ({ page, isMobile }) => {
      test.skip(!isMobile && locale !== "en", "a desktop has the same elements and colours");
      test.setTimeout(240_000);
      if (!isMobile) await page.setViewportSize({ width: 1440, height: 1400 });
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await each(page, async (screen) => {
        await page.addScriptTag({ path: AXE });
        for (const [theme, rules] of Object.entries(THEMES)) {
          await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
          expect.soft(await faults(page, rules), `${screen}, ${theme}`).toEqual([]);
        }
      });
    });
  });
}
