// What axe finds, by day and night and in high contrast.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, ElementContext, RunOptions, Spec } from "axe-core";
import type { Page } from "@playwright/test";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What is asked of a screen. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** What is asked of its colours: somebody who wishes more contrast gets 7 : 1. */
const COLOURS = { light: "color-contrast", dark: "color-contrast", contrast: "color-contrast-enhanced" };
const THEMES: Theme[] = ["light", "dark", "contrast"];

export type Theme = keyof typeof COLOURS;

/** What lies behind a text is asked of the element alone. Where a `::before` could lie there too, axe else says
 * nothing of that text, and takes eight times as long to say so. */
const BEHIND = Object.values(COLOURS).map((id) => ({ id, options: { ignorePseudo: true } }));

interface Axe {
  configure(spec: Spec): void;
  run(context: ElementContext, options: RunOptions): Promise<AxeResults>;
}

/** All that axe finds in the first theme, and of the colours in the others; the page is then as it was. Of
 * the rules some may be left out. */
export async function axe(page: Page, themes = THEMES, without: string[] = []): Promise<string[]> {
  // Not as an element of the page: its policy forbids that.
  await page.evaluate(AXE);
  await page.evaluate((checks) => (globalThis as unknown as { axe: Axe }).axe.configure({ checks }), BEHIND);
  const left = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const found: string[] = [];
  for (const [place, theme] of themes.entries()) {
    const colours = COLOURS[theme];
    const asked: RunOptions =
      place === 0
        ? { runOnly: { type: "tag", values: RULES }, rules: { ...left, [colours]: { enabled: true } } }
        : { runOnly: { type: "rule", values: [colours] } };
    const { violations } = await page.evaluate(
      ({ theme, options }) => {
        document.documentElement.dataset.theme = theme;
        return (globalThis as unknown as { axe: Axe }).axe.run(document, options);
      },
      { theme, options: { ...asked, resultTypes: ["violations"], iframes: false } satisfies RunOptions },
    );
    for (const { id, nodes } of violations) {
      for (const { html, any } of nodes) found.push(`${theme}, ${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ""}`);
    }
  }
  await page.evaluate(() => delete document.documentElement.dataset.theme);
  return found;
}
