// Accessibility check with axe, in the light, dark and high-contrast themes.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, ElementContext, RunOptions, Spec } from "axe-core";
import type { Page } from "@playwright/test";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Rule tags for every screen. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The colour rule of each theme: high contrast requires 7 : 1. */
const COLOURS = { light: "color-contrast", dark: "color-contrast", contrast: "color-contrast-enhanced" };
const THEMES: Theme[] = ["light", "dark", "contrast"];

export type Theme = keyof typeof COLOURS;

/**
 * The background is computed from the element without pseudo-elements. Otherwise axe skips texts that a
 * `::before` might cover, and takes eight times as long.
 */
const BEHIND = Object.values(COLOURS).map((id) => ({ id, options: { ignorePseudo: true } }));

interface Axe {
  configure(spec: Spec): void;
  run(context: ElementContext, options: RunOptions): Promise<AxeResults>;
}

/** All findings in the first theme, and colour findings in the others. Restores the theme. `without` excludes rules. */
export async function axe(page: Page, themes = THEMES, excluded: string[] = []): Promise<string[]> {
  // A script element is forbidden by the policy of the page.
  await page.evaluate(AXE);
  await page.evaluate((checks) => (globalThis as unknown as { axe: Axe }).axe.configure({ checks }), BEHIND);
  const remaining = Object.fromEntries(excluded.map((rule) => [rule, { enabled: false }]));
  const found: string[] = [];
  for (const [place, theme] of themes.entries()) {
    const colours = COLOURS[theme];
    const axeOptions: RunOptions =
      place === 0
        ? { runOnly: { type: "tag", values: RULES }, rules: { ...remaining, [colours]: { enabled: true } } }
        : { runOnly: { type: "rule", values: [colours] } };
    const { violations } = await page.evaluate(
      ({ theme, options }) => {
        document.documentElement.dataset.theme = theme;
        return (globalThis as unknown as { axe: Axe }).axe.run(document, options);
      },
      { theme, options: { ...axeOptions, resultTypes: ["violations"], iframes: false } satisfies RunOptions },
    );
    for (const { id, nodes } of violations) {
      for (const { html, any } of nodes) found.push(`${theme}, ${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ""}`);
    }
  }
  await page.evaluate(() => delete document.documentElement.dataset.theme);
  return found;
}
