// Everything is large enough to press and nothing is lost: on a narrow phone, at 200 % zoom, with wider text.
import type { Page } from "@playwright/test";

/** What WCAG 1.4.12 lets a reader set. */
const WIDER = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** What can't be pressed or read on a phone, and how. */
export async function reach(page: Page): Promise<string[]> {
  const found: string[] = [];
  const note = (how: string, all: string[]) => found.push(...all.map((one) => `${how}: ${one}`));
  await page.setViewportSize({ width: 360, height: 740 });
  note("to be pressed", await small(page));
  note("360 px", await lost(page, true));
  // 1280 px at 400 % (WCAG 1.4.10), and more than 200 % of any phone of 640 px.
  await page.setViewportSize({ width: 320, height: 568 });
  note("320 px", await lost(page, true));
  note("320 px, to be pressed", await thin(page));
  await page.setViewportSize({ width: 360, height: 740 });
  // Not as an element of the page: its policy forbids that.
  await page.evaluate((text) => {
    const wider = new CSSStyleSheet();
    wider.replaceSync(text);
    document.adoptedStyleSheets = [wider];
  }, WIDER);
  note("wider text", await lost(page, false));
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  return found;
}

/**
 * What is too small for a finger: less than 44 px either way, a tile key less than 36 × 48. The tiles of a hand share one
 * line: 14 of them are 24 px wide, which WCAG 2.2 asks for, and as high as ever.
 */
function small(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = "a[href], button, summary, select, input, textarea, [role=button], [tabindex='0']";
    return [...document.querySelectorAll<HTMLElement>(all)].flatMap((one) => {
      if (!one.checkVisibility() || one.closest("dialog[open]") !== document.querySelector("dialog[open]")) return [];
      // A box to tick is as large as the words that tick it.
      const area = one.matches("input") ? (one.closest("label") ?? one) : one;
      const { width, height } = area.getBoundingClientRect();
      const tile = one.matches(".key");
      const [wide, high] = tile ? [36, 48] : one.matches(".spot") ? [24, 44] : [44, 44];
      const fits = width >= wide - 0.1 && height >= high - 0.1;
      return fits ? [] : [`${one.outerHTML.slice(0, 120)} ${width.toFixed(1)} × ${height.toFixed(1)}`];
    });
  });
}

/** Tiles of the hand that are narrower or lower than WCAG 2.2 asks for. */
function thin(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tiles = [...document.querySelectorAll(".tray .spot")].map((one) => one.getBoundingClientRect());
    const small = tiles.filter(({ width, height }) => width < 24 || height < 24);
    return small.map(({ width, height }) => `a tile of ${width.toFixed(1)} × ${height.toFixed(1)}`);
  });
}

/** What sticks out of the page sideways, words that are cut off, and, if asked, words that are wider than their button. */
function lost(page: Page, edges: boolean): Promise<string[]> {
  return page.evaluate((edges) => {
    const name = (one: Element): string => one.outerHTML.slice(0, 120);
    const found: string[] = [];
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width) found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    const over = document.querySelector("dialog[open]") ?? document.body;
    for (const one of over.querySelectorAll<HTMLElement>("*")) {
      if (!one.checkVisibility() || one.closest(".unseen, .brand, [aria-hidden=true], svg")) continue;
      const style = getComputedStyle(one);
      // What is longer than a field is reached by going there.
      if (one.matches("input")) continue;
      const cut = (how: string) => how === "hidden" || how === "clip";
      if (cut(style.overflowX) && one.scrollWidth > one.clientWidth + 1) found.push(`cut sideways: ${name(one)}`);
      if (cut(style.overflowY) && one.scrollHeight > one.clientHeight + 1) found.push(`cut below: ${name(one)}`);
      // Words have their place inside what they belong to, or can be scrolled to there.
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
