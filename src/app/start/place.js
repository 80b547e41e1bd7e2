import { comes, isEmbedded, stored } from "./look.js";

/**
 * Puts the first paint in its place, in the language of the page. Where the program will show something
 * else, only what it will show too can be seen: the room of the rest is kept.
 */
export function place() {
  // The page around says what this one is like: it is not known yet.
  if (isEmbedded) return;
  const app = document.getElementById("app");
  const words = WORDS[document.documentElement.lang].split("|");
  const drawn = document.querySelector("template").innerHTML;
  app.innerHTML = drawn.replace(/\{(\d+)\}/g, (_, word) => words[word]);

  const tabs = app.querySelectorAll(".tab");
  const empty = tabs[0].hash;
  const linked = location.hash.replace(/^#\/*$/, "");
  const kept = stored["tilewise.table"] ? `#${stored["tilewise.table"]}` : empty;
  // A hand that was begun is there again.
  const path = linked || (stored["tilewise.hand"] ? "begun" : kept);
  // The same house, and nothing but other seats? Rules that aren't one's own are named.
  const isHouse = (one) => one.startsWith(empty.slice(0, -2)) && one.length === empty.length;
  app.dataset.sure = path === empty && kept === empty ? "all" : isHouse(path) && isHouse(kept) ? "hand" : "frame";
  // Where something is to be read, what reads it comes beside the program and not after it.
  const keeps = stored["tilewise.hand"] || stored["tilewise.houses"];
  if (linked || keeps || !isHouse(kept)) READS.forEach((part) => comes("app/" + part + ".wasm"));
  for (const tab of tabs) {
    const screen = /^#\/\w+/.exec(tab.hash)[0];
    if (!path.startsWith(screen) || screen === "#/score") continue;
    tabs[0].removeAttribute("aria-current");
    tab.ariaCurrent = "page";
  }
}
