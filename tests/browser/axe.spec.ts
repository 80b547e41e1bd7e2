// axe finds nothing: on any screen, in any language, in light and dark.
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { LANGUAGES, each } from "./screens.js";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

for (const locale of LANGUAGES) {
  test.describe(locale, () => {
    test.use({ locale });
    for (const colorScheme of ["light", "dark"] as const) {
      test(`axe finds nothing: ${colorScheme}`, async ({ page, isMobile }) => {
        test.skip(colorScheme === "dark" && !isMobile, "the colours are those of the phone");
        test.setTimeout(180_000);
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await each(page, async (screen) => {
          const axe = new AxeBuilder({ page });
          // In the dark only the colours are different.
          axe.withTags(colorScheme === "dark" ? ["cat.color"] : RULES);
          const { violations } = await axe.analyze();
          const found = violations.flatMap(({ id, nodes }) =>
            nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ""}`),
          );
          expect.soft(found, screen).toEqual([]);
        });
      });
    }
  });
}
