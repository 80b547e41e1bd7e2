// The language and theme of the page. They are set before the first paint; the program reads them from the root element.

import { supportedLanguage } from "./language.js";

const embed = new URLSearchParams(location.search).get("embed");

/**
 * Whether the page is embedded in another one: its address contains `embed`. An embedded page stores nothing. Other
 * code reads the attribute `data-embed`, which is set here.
 */
export const isEmbedded = embed !== null;
if (isEmbedded) document.documentElement.dataset.embed = /^(hand|season)$/.test(embed) ? embed : "calculator";

/** The stored values of this device; empty if there is no storage. */
export const stored = (() => {
  try {
    return (!isEmbedded && localStorage) || {};
  } catch {
    // The browser denies access to storage.
    return {};
  }
})();

/**
 * Sets the language, theme and corners of the page, and preloads the words of the language: that of the link, the
 * stored one, or the first of the browser that the page supports.
 */
export function applyPreferences() {
  const root = document.documentElement;
  const linked = /[?&]lang=([^&]*)/.exec(location.search)?.[1];
  const tags = [linked, stored["tilewise.language"], ...navigator.languages];
  root.lang = tags.map((tag) => tag && supportedLanguage(tag)).find(Boolean) || "en";
  const theme = stored["tilewise.theme"];
  if (theme && theme !== "auto") root.dataset.theme = theme;
  const corners = stored["tilewise.corners"];
  if (corners && corners !== "auto") root.dataset.corners = corners;
  if (root.lang === "en") return;
  preload("app/words/" + root.lang.toLowerCase() + ".txt");
}

/** Preloads a file that the program requests when it starts. */
function preload(href) {
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "", href });
  document.head.append(link);
}
