// Random use for minutes, in Chromium and in Firefox, while the network, the storage and the tab fail at
// random moments: nothing that was said to be kept is lost, no error is in the console, the focus is never
// lost, and there is always a way on. `cargo xtask soak faults 30 7` runs it, from the seed 7.
import { resolve } from "node:path";
import { test } from "@playwright/test";
import { serve } from "../served.js";
import { Evening, type Kind } from "./evening.js";

const MINUTES = Number(process.env.TILEWISE_MINUTES ?? 1);
const SEED = Number(process.env.TILEWISE_SEED ?? 1);
const FOLDER = resolve(process.env.TILEWISE_TEST_DIST ?? "../../dist");
/** What is only one is found once: so many in a browser end it. */
const MOST = Number(process.env.TILEWISE_MOST ?? 1);

const BROWSERS: { name: string; kind: Kind; path: string | undefined }[] = [
  { name: "Chromium", kind: "chrome", path: process.env.TILEWISE_CHROMIUM ?? "/usr/bin/chromium" },
  { name: "Firefox", kind: "firefox", path: process.env.TILEWISE_FIREFOX },
];

for (const { name, kind, path } of BROWSERS) {
  test(`${name}: nothing is lost while everything fails`, async () => {
    test.skip(!path, `${name} isn’t here`);
    test.setTimeout(MINUTES * 60_000 + 300_000);
    const until = Date.now() + MINUTES * 60_000;
    const wrong: string[] = [];
    const counts = new Map<string, number>();
    let [evenings, entries] = [0, 0];
    while (Date.now() < until && wrong.length < MOST) {
      const host = await serve(FOLDER);
      const evening = new Evening(kind, path!, SEED + evenings, host);
      try {
        await evening.run(until);
      } catch (error) {
        const says = error instanceof Error ? error.message : String(error);
        wrong.push(says);
        console.log(`${name}, evening ${evenings + 1}: ${says}`);
      } finally {
        host.close();
      }
      evenings += 1;
      entries += evening.entries;
      for (const [what, times] of evening.counts) counts.set(what, (counts.get(what) ?? 0) + times);
    }
    const all = [...counts].sort(([, one], [, other]) => other - one).map(([what, times]) => `${times} × ${what}`);
    console.log(`${name}: ${evenings} evenings from seed ${SEED}, ${entries} entries kept; ${all.join(", ")}`);
    if (wrong.length > 0) throw new Error(wrong.join("\n\n"));
  });
}
