import { isEmbedded, preload, stored } from "./preferences.js";

/**
 * Inserts the first paint in the language of the page. If the program will show another screen, only the common
 * elements are visible, and the others keep their space.
 */
export function showShell() {
  // The embedding page configures the content, which is unknown yet.
  if (isEmbedded) return;
  const app = document.getElementById("app");
  const words = WORDS[document.documentElement.lang].split("|");
  const drawn = document.querySelector("template").innerHTML;
  app.innerHTML = drawn.replace(/\{(\d+)\}/g, (_, word) => words[word]);

  const tabs = app.querySelectorAll(".tab");
  const empty = tabs[0].hash;
  const linked = location.hash.replace(/^#\/*$/, "");
  const lastTable = stored["tilewise.table"] ? `#${stored["tilewise.table"]}` : empty;
  // The program restores an unfinished hand.
  const path = linked || (stored["tilewise.hand"] ? "begun" : lastTable);
  // The same rules with other seats: foreign rules would show a banner.
  const isSameRules = (one) => one.startsWith(empty.slice(0, -2)) && one.length === empty.length;
  const isPartial = isSameRules(path) && isSameRules(lastTable);
  app.dataset.sure = path === empty && lastTable === empty ? "all" : isPartial ? "hand" : "frame";
  // Parts that parse links and stored data load in parallel with the program.
  const hasStored = stored["tilewise.hand"] || stored["tilewise.houses"];
  if (linked || hasStored || !isSameRules(lastTable)) READS.forEach((part) => preload("app/" + part + ".wasm"));
  for (const tab of tabs) {
    const screen = /^#\/\w+/.exec(tab.hash)[0];
    if (!path.startsWith(screen) || screen === "#/score") continue;
    tabs[0].removeAttribute("aria-current");
    tab.ariaCurrent = "page";
  }
}
