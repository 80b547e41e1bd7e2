// In Firefox and in WebKit: one visit is enough for a whole hand without a network, and a newer
// version comes whole or not at all.
import { expect as within, test } from "@playwright/test";
import { firefox, webkit, type Browser } from "./browsers.js";
import { Host, next } from "./host.js";

const { TILEWISE_FIREFOX, TILEWISE_WEBKIT_DRIVER, TILEWISE_WEBKIT } = process.env;
const BROWSERS: Record<string, (() => Promise<Browser>) | undefined> = {
  Firefox: TILEWISE_FIREFOX ? () => firefox(TILEWISE_FIREFOX) : undefined,
  WebKit: TILEWISE_WEBKIT_DRIVER && TILEWISE_WEBKIT ? () => webkit(TILEWISE_WEBKIT_DRIVER, TILEWISE_WEBKIT) : undefined,
};

const expect = within.configure({ timeout: 20_000 });

/** Example 1 of the Hong Kong book, as somebody taps it. */
const TAPS = [
  ...["2s", "2s", "2s", "3s"].map((tile) => `[data-tile="${tile}"]`),
  ...['[data-mode="chow"]', '[data-tile="5s"]'],
  ...['[data-mode="pung"]', '[data-tile="7s"]', '[data-tile="5z"]'],
  ...['[data-mode="tile"]', '[data-tile="1s"]'],
  ...['[data-winner-seat="S"]', '[data-prevailing="E"]', '[data-seat="W"]'],
];

for (const [name, start] of Object.entries(BROWSERS)) {
  test(`${name}: without a network a hand is scored; half an update changes nothing`, async ({ isMobile }) => {
    test.skip(!isMobile, "a window is a window");
    test.skip(!start, `${name} is not installed`);
    test.setTimeout(120_000);
    const host = await Host.open();
    const browser = await start!();
    const build = () => browser.run<string | undefined>("return document.documentElement.dataset.build ?? ''");
    const score = async () => {
      for (const selector of TAPS) await browser.click(selector);
      await expect.poll(() => browser.run("return location.hash")).toBe("#/score/hk-old-style/2223s.c567s.p777s.p555z.w1s@W.SE");
      await expect.poll(() => browser.run("return document.querySelectorAll('[data-payment]').length")).toBe(4);
      const paid = `return [...document.querySelectorAll("[data-payment]")].map((one) => [one.dataset.payment,
        Number((one.matches("[data-amount]") ? one : one.querySelector("[data-amount]")).dataset.amount)])`;
      // HKOS-54 and 56: 5 fan; West, who discarded, pays half.
      expect(Object.fromEntries(await browser.run<[string, number][]>(paid))).toEqual({ E: -16, S: 64, W: -32, N: -16 });
    };
    try {
      await browser.goto(host.url);
      const kept = "return 'kept' in document.documentElement.dataset && Boolean(navigator.serviceWorker.controller)";
      await expect.poll(() => browser.run(kept)).toBe(true);

      const before = await browser.run("return caches.keys()");
      const now = host.files;
      host.files = next(now);
      const file = [...host.files.keys()].find((file) => file.startsWith("later-"))!;
      host.broken.set(file, "other");
      host.asked = [];
      await browser.run("await (await navigator.serviceWorker.getRegistration()).update().catch(() => 0)");
      await expect.poll(() => host.asked).toContain(file);
      await expect.poll(() => browser.run("return (await navigator.serviceWorker.getRegistration()).installing")).toBe(null);
      expect(await browser.run("return caches.keys()")).toEqual(before);

      await host.stop();
      await browser.run("globalThis.before = true; setTimeout(() => location.reload())");
      const fresh = "return !('before' in globalThis) && document.querySelectorAll('[data-tile]').length";
      await expect.poll(() => browser.run(fresh).catch(() => 0)).toBe(42);
      await score();
      // A cold start, where the browser can be started again with what it has kept.
      await (browser.restart?.() ?? browser.goto("about:blank"));
      await browser.goto(`${host.url}?lang=ja#/score/singapore/`);
      await expect.poll(() => browser.run("return document.documentElement.lang")).toBe("ja");
      await browser.goto("about:blank");
      await browser.goto(`${host.url}?lang=en#/score/hk-old-style/`);
      await score();
      expect(await build()).toBe("");
    } finally {
      await browser.close();
      await host.stop();
    }
  });

  test(`${name}: in a sandbox the calculator tells what it has scored`, async ({ isMobile }) => {
    test.skip(!isMobile, "a window is a window");
    test.skip(!start, `${name} is not installed`);
    test.setTimeout(60_000);
    const host = await Host.open();
    const club = `<!doctype html><script>addEventListener("tilewise:score", ({ detail }) => (paid = detail.payments))</script>
      <script src="embed.js"></script>
      <tilewise-calculator sandbox lang="en" hand="2223s c567s p777s p555z w1s@W SE"></tilewise-calculator>`;
    host.files.set("club.html", Buffer.from(club));
    const browser = await start!();
    try {
      await browser.goto(`${host.url}club.html`);
      await expect.poll(() => browser.run("return globalThis.paid ?? null")).toEqual({ E: -16, S: 64, W: -32, N: -16 });
    } finally {
      await browser.close();
      await host.stop();
    }
  });
}
