// Layout check: targets are large enough and nothing is cut off, on a narrow phone, at 200 % zoom and with
// wider text.
import type { Page } from "@playwright/test";

/** The text spacing of WCAG 1.4.12. */
const WIDER = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** Targets that are too small and content that is cut off on a phone. */
export async function checkLayout(page: Page): Promise<string[]> {
  const found: string[] = [];
  const note = (situation: string, all: string[]) => found.push(...all.map((one) => `${situation}: ${one}`));
  await page.setViewportSize({ width: 360, height: 740 });
  note("targets", await smallTargets(page));
  note("360 px", await cutOff(page, true));
  // 1280 px at 400 % (WCAG 1.4.10), and more than 200 % of any phone of 640 px.
  await page.setViewportSize({ width: 320, height: 568 });
  note("320 px", await cutOff(page, true));
  note("320 px, tiles", await smallTiles(page));
  await page.setViewportSize({ width: 360, height: 740 });
  // A style element is forbidden by the policy of the page.
  await page.evaluate((text) => {
    const widerText = new CSSStyleSheet();
    widerText.replaceSync(text);
    document.adoptedStyleSheets = [widerText];
  }, WIDER);
  note("wider text", await cutOff(page, false));
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  return found;
}

/**
 * Targets that are too small: less than 44 px either way, a tile key less than 36 × 48. The tiles of a hand
 * share one line: 14 of them are 24 px wide, the minimum of WCAG 2.2, at full height.
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = "a[href], button, summary, select, input, textarea, [role=button], [tabindex='0']";
    return [...document.querySelectorAll<HTMLElement>(all)].flatMap((one) => {
      if (!one.checkVisibility() || one.closest("dialog[open]") !== document.querySelector("dialog[open]")) return [];
      // The label of a checkbox is part of its target.
      const area = one.matches("input") ? (one.closest("label") ?? one) : one;
      const { width, height } = area.getBoundingClientRect();
      const tile = one.matches(".key");
      const [wide, high] = tile ? [36, 48] : one.matches(".spot") ? [24, 44] : [44, 44];
      const fits = width >= wide - 0.1 && height >= high - 0.1;
      return fits ? [] : [`${one.outerHTML.slice(0, 120)} ${width.toFixed(1)} × ${height.toFixed(1)}`];
    });
  });
}

/** Tiles of the hand that are smaller than the minimum of WCAG 2.2. */
function smallTiles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tiles = [...document.querySelectorAll(".tray .spot")].map((one) => one.getBoundingClientRect());
    const narrow = tiles.filter(({ width, height }) => width < 24 || height < 24);
    return narrow.map(({ width, height }) => `a tile of ${width.toFixed(1)} × ${height.toFixed(1)}`);
  });
}

/**
 * Content that overflows the page horizontally, words that are cut off, and with `edges` words that are wider
 * than their button.
 */
function cutOff(page: Page, edges: boolean): Promise<string[]> {
  return page.evaluate((edges) => {
    const name = (one: Element): string => one.outerHTML.slice(0, 120);
    const found: string[] = [];
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width) found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    const top = document.querySelector("dialog[open]") ?? document.body;
    for (const one of top.querySelectorAll<HTMLElement>("*")) {
      if (!one.checkVisibility() || one.closest(".unseen, .brand, [aria-hidden=true], svg")) continue;
      const style = getComputedStyle(one);
      // The text of a long field is reached with the cursor.
      if (one.matches("input")) continue;
      const cut = (overflow: string) => overflow === "hidden" || overflow === "clip";
      if (cut(style.overflowX) && one.scrollWidth > one.clientWidth + 1) found.push(`cut sideways: ${name(one)}`);
      if (cut(style.overflowY) && one.scrollHeight > one.clientHeight + 1) found.push(`cut below: ${name(one)}`);
      // Words fit into their container or can be scrolled into view.
      const words = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim());
      if (!words) continue;
      const range = document.createRange();
      range.selectNodeContents(one);
      const text = range.getBoundingClientRect();
      let scroller: Element | null = one;
      while (scroller && !["auto", "scroll"].includes(getComputedStyle(scroller).overflowX)) scroller = scroller.parentElement;
      if (!scroller && (text.left < -1 || text.right > width + 1)) found.push(`outside: ${name(one)}`);
      const control = one.closest<HTMLElement>("button, a, label");
      const box = edges && control?.matches("button, .button, .segment, .tab") ? control.getBoundingClientRect() : null;
      if (control && box && (text.left < box.left - 1 || text.right > box.right + 1 || text.bottom > box.bottom + 1 || text.top < box.top - 1)) {
        found.push(`over its edge: ${name(one)} in ${name(control).slice(0, 60)}`);
      }
    }
    return found;
  }, edges);
}
