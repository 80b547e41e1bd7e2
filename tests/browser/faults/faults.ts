// Random use for some minutes, in Chromium and in Firefox, with random failures of network, storage and tabs.
// Checks that no stored entry is lost, the console shows no error, the focus is never lost and every screen
// has a way out. `cargo xtask soak faults 30 7` runs it from seed 7.
import { resolve } from "node:path";
import { test } from "@playwright/test";
import { serve } from "../served.js";
import { RandomSession, type Kind } from "./session.js";

const MINUTES = Number(process.env.TILEWISE_MINUTES ?? 1);
const SEED = Number(process.env.TILEWISE_SEED ?? 1);
const FOLDER = resolve(process.env.TILEWISE_TEST_DIST ?? "../../dist");
/** The number of failures in a browser after which the run ends. */
const MAX_FAILURES = Number(process.env.TILEWISE_MOST ?? 1);

const BROWSERS: { name: string; kind: Kind; path: string | undefined }[] = [
  { name: "Chromium", kind: "chrome", path: process.env.TILEWISE_CHROMIUM ?? "/usr/bin/chromium" },
  { name: "Firefox", kind: "firefox", path: process.env.TILEWISE_FIREFOX },
];

for (const { name, kind, path } of BROWSERS) {
  test(`${name}: no entry is lost under random failures`, async () => {
    test.skip(!path, `${name} isn’t here`);
    test.setTimeout(MINUTES * 60_000 + 300_000);
    const until = Date.now() + MINUTES * 60_000;
    const failures: string[] = [];
    const counts = new Map<string, number>();
    let [sessions, entries] = [0, 0];
    while (Date.now() < until && failures.length < MAX_FAILURES) {
      const host = await serve(FOLDER);
      const session = new RandomSession(kind, path!, SEED + sessions, host);
      try {
        await session.run(until);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        failures.push(message);
        console.log(`${name}, session ${sessions + 1}: ${message}`);
      } finally {
        host.close();
      }
      sessions += 1;
      entries += session.entries;
      for (const [what, times] of session.counts) counts.set(what, (counts.get(what) ?? 0) + times);
    }
    const all = [...counts].sort(([, one], [, other]) => other - one).map(([what, times]) => `${times} × ${what}`);
    console.log(`${name}: ${sessions} sessions from seed ${SEED}, ${entries} entries stored; ${all.join(", ")}`);
    if (failures.length > 0) throw new Error(failures.join("\n\n"));
  });
}
