// The language and the theme of the first paint: as the program will have them, by the same rules as
// `components/preferences.rs`. Else a page in the dark would flash, and words of another language.

const embed = new URLSearchParams(location.search).get("embed");

/**
 * Whether the page is a part of another one, which keeps nothing: its address has `embed`. Everything else reads
 * `data-embed` of the page, which is set here.
 */
export const isEmbedded = embed !== null;
if (isEmbedded) document.documentElement.dataset.embed = embed === "hand" ? "hand" : "calculator";

/** What the device has kept. */
export const stored = (() => {
  try {
    return (!isEmbedded && localStorage) || {};
  } catch {
    // Nothing may be kept here, so nothing was chosen.
    return {};
  }
})();

/** The language of a tag, if the page speaks it. */
function spoken(tag) {
  const [first, ...rest] = tag.toLowerCase().split("-");
  if (first === "en" || first === "ja") return first;
  if (first !== "zh" && first !== "yue") return undefined;
  for (const part of rest) {
    if (/^(hant|tw|hk|mo)$/.test(part)) return "zh-Hant";
    if (/^(hans|cn|sg|my)$/.test(part)) return "zh-Hans";
  }
  return first === "yue" ? "zh-Hant" : "zh-Hans";
}

/** Names the language in the page, has its words come, and puts the theme on. */
export function look() {
  const root = document.documentElement;
  const linked = /[?&]lang=([^&]*)/.exec(location.search)?.[1];
  const tags = [linked, stored["tilewise.language"], ...navigator.languages];
  root.lang = tags.map((tag) => tag && spoken(tag)).find(Boolean) || "en";
  const theme = stored["tilewise.theme"];
  if (theme && theme !== "auto") root.dataset.theme = theme;
  const corners = stored["tilewise.corners"];
  if (corners && corners !== "auto") root.dataset.corners = corners;
  if (root.lang === "en") return;
  comes("app/words/" + root.lang.toLowerCase() + ".txt");
}

/** Has a file come that the program will ask for. */
export function comes(href) {
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "", href });
  document.head.append(link);
}
