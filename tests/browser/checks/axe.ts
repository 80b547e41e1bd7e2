// What axe finds, by day and night and in high contrast.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";
import type { Page } from "@playwright/test";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core"), "utf8");

/** What is asked of a screen by day; otherwise only its colours are different. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const THEMES: Record<string, RunOptions["runOnly"]> = {
  light: { type: "tag", values: RULES },
  dark: { type: "rule", values: ["color-contrast"] },
  // Somebody who asks for more gets 7 : 1, and so all that is asked by day.
  contrast: { type: "rule", values: ["color-contrast-enhanced"] },
};

interface Axe {
  run(context: ElementContext, options: RunOptions): Promise<AxeResults>;
}

/** All that axe finds in all themes; the page is then as it was. */
export async function axe(page: Page): Promise<string[]> {
  // Not as an element of the page: its policy forbids that.
  await page.evaluate(AXE);
  const found: string[] = [];
  for (const [theme, runOnly] of Object.entries(THEMES)) {
    const { violations } = await page.evaluate(
      ({ theme, options }) => {
        document.documentElement.dataset.theme = theme;
        return (globalThis as unknown as { axe: Axe }).axe.run(document, options);
      },
      { theme, options: { runOnly, resultTypes: ["violations"], iframes: false } satisfies RunOptions },
    );
    for (const { id, nodes } of violations) {
      for (const { html, any } of nodes) found.push(`${theme}, ${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ""}`);
    }
  }
  await page.evaluate(() => delete document.documentElement.dataset.theme);
  return found;
}
