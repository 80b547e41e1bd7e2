import { isEmbedded, stored } from "./preferences.js";

/**
 * Inserts the first paint in the language of the page. If the program will show something else than an empty hand,
 * only the common elements are visible, and the others keep their space.
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
  const { hash } = location;
  // The program stores how much of the first paint will be right for the last rules, and restores an unfinished hand.
  const lastShell = stored["tilewise.table"] ? stored["tilewise.shell"] || "frame" : "all";
  const shell = stored["tilewise.hand"] ? "frame" : lastShell;
  app.dataset.sure = !hash.replace(/^#\/*/, "") || hash === empty ? shell : "frame";
  for (const tab of tabs) {
    const screen = /^#\/\w+/.exec(tab.hash)[0];
    if (!hash.startsWith(screen) || screen === "#/score") continue;
    tabs[0].removeAttribute("aria-current");
    tab.ariaCurrent = "page";
  }
}
