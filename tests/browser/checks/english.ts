// Detection of English words on a page in another language.
import type { Page } from "@playwright/test";

/** Words that are the same in every language: names, notation, books and their clauses. */
const NAMES = new RegExp(
  [
    "Tilewise|English|iPhone|iPad|Sparrow’s Nest|NEST|HKOS|WRC|EMA|WMC|WMO|MCR|MIL|CC|SML|CML|Riichi|RM|league",
    // Notation, keys in error messages, and typed text.
    "nonsense|hello|[0-9]+[mpszfga]|[cpk]+[0-9]+[mpsz]|w[0-9][mpsz]|w:bonus|Ctrl",
    // Game terms that Chinese players also write in Latin letters.
    "chii|pon|kan|ron|tsumo|noten|tenpai|riichi|furiten|chonbo|uma",
    "http[^ ]*|CSV|PNG|season\\.(html|json)",
  ].join("|"),
  "gi",
);

/** All visible and accessible texts of the page. */
function texts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const element = node.parentElement!;
      if (!element.closest("script, style, noscript, cite, dt, [lang]:not(html)")) all.push(node.textContent!);
    }
    for (const name of ["aria-label", "title", "placeholder", "alt"]) {
      for (const one of document.querySelectorAll(`body [${name}]`)) all.push(one.getAttribute(name)!);
    }
    return all;
  });
}

/** The English words of the page. */
export async function english(page: Page): Promise<string[]> {
  const remaining = (await texts(page)).filter((text) => /[A-Za-z]{3}/.test(text.replaceAll(NAMES, "")));
  return [...new Set(remaining)];
}
