// Firefox and WebKit: a hand scored offline after one visit, complete or rejected updates, and the calculator
// embedded in another site, also in a sandbox. Each browser starts once.
import { expect as within, test } from "@playwright/test";
import { firefox, webkit, type Browser } from "./browsers.js";
import { Club } from "./embed.js";
import { Host, nextBuild } from "./host.js";

const { TILEWISE_FIREFOX, TILEWISE_WEBKIT_DRIVER, TILEWISE_WEBKIT } = process.env;
const BROWSERS: Record<string, (() => Promise<Browser>) | undefined> = {
  Firefox: TILEWISE_FIREFOX ? () => firefox(TILEWISE_FIREFOX) : undefined,
  WebKit: TILEWISE_WEBKIT_DRIVER && TILEWISE_WEBKIT ? () => webkit(TILEWISE_WEBKIT_DRIVER, TILEWISE_WEBKIT) : undefined,
};

const expect = within.configure({ timeout: 20_000 });

/** The examples of the Hong Kong book: 5 fan by discard, 4 by self-draw. */
const BY_DISCARD = "2223s c567s p777s p555z w1s@W SE";
const BY_SELF_DRAW = "4622s p111z c456m p777p w5s EE";
/** HKOS-54 and 56: 5 fan; West, who discarded, pays half. */
const PAID = { E: -16, S: 64, W: -32, N: -16 };

/** Example 1 of the Hong Kong book as a sequence of taps. */
const TAPS = [
  ...["2s", "2s", "2s", "3s"].map((tile) => `[data-tile="${tile}"]`),
  ...['[data-mode="chow"]', '[data-tile="5s"]'],
  ...['[data-mode="pung"]', '[data-mode="pung"]', '[data-tile="7s"]', '[data-tile="5z"]'],
  ...['[data-mode="tile"]', '[data-tile="1s"]'],
  ...['[data-winner-seat="S"]', '[data-prevailing="E"]', '[data-seat="W"]'],
];

/** The calculator in a club page reports its scores, also in a sandbox; so does a hand card. */
async function embedded(browser: Browser): Promise<void> {
  const club = await Club.open(true);
  const counted = (id: string) => browser.run<number | null>(`return document.getElementById("${id}").report?.counted ?? null`);
  try {
    club.put(
      "/",
      `<tilewise-calculator id="one" hand="${BY_DISCARD}"></tilewise-calculator>
       <tilewise-hand id="two" sandbox hand="${BY_DISCARD}"></tilewise-hand>`,
      { "content-security-policy": club.policy },
    );
    await browser.goto(club.at("/"));
    await expect.poll(() => counted("one")).toBe(5);
    await browser.run('document.getElementById("two").scrollIntoView()');
    await expect.poll(() => counted("two")).toBe(5);
    await browser.run(`for (const id of ["one", "two"]) document.getElementById(id).hand = "${BY_SELF_DRAW}"`);
    await expect.poll(() => counted("one")).toBe(4);
    await expect.poll(() => counted("two")).toBe(4);
    const height = 'return document.getElementById("one").shadowRoot.querySelector("iframe").clientHeight';
    await expect.poll(() => browser.run(height)).toBeGreaterThan(400);
    expect(await browser.run('return document.getElementById("one").request.win')).toEqual({ by: "self-draw" });
  } finally {
    await club.close();
  }
}

/** The embedded calculator in a sandbox on the same site, which the sandbox makes cross-site. */
async function sandboxed(browser: Browser): Promise<void> {
  const host = await Host.open();
  const club = `<!doctype html><script>addEventListener("tilewise:score", ({ detail }) => (paid = detail.payments))</script>
    <script src="embed.js"></script>
    <tilewise-calculator sandbox lang="en" hand="${BY_DISCARD}"></tilewise-calculator>`;
  host.files.set("club.html", Buffer.from(club));
  try {
    await browser.goto(`${host.url}club.html`);
    await expect.poll(() => browser.run("return globalThis.paid ?? null")).toEqual(PAID);
  } finally {
    await host.stop();
  }
}

/** A hand is scored offline, also after a cold start; a partial update changes nothing. */
async function offline(browser: Browser): Promise<void> {
  const host = await Host.open();
  const build = () => browser.run<string | undefined>("return document.documentElement.dataset.build ?? ''");
  const score = async () => {
    for (const selector of TAPS) await browser.click(selector);
    await expect.poll(() => browser.run("return location.hash")).toBe("#/score/hk-old-style/2223s.c567s.p777s.p555z.w1s@W.SE");
    await expect.poll(() => browser.run("return document.querySelectorAll('[data-payment]').length")).toBe(4);
    const paid = `return [...document.querySelectorAll("[data-payment]")].map((one) => [one.dataset.payment,
      Number((one.matches("[data-amount]") ? one : one.querySelector("[data-amount]")).dataset.amount)])`;
    expect(Object.fromEntries(await browser.run<[string, number][]>(paid))).toEqual(PAID);
  };
  try {
    await browser.goto(host.url);
    const isCached = "return 'kept' in document.documentElement.dataset && Boolean(navigator.serviceWorker.controller)";
    await expect.poll(() => browser.run(isCached)).toBe(true);

    const cachesBefore = await browser.run("return caches.keys()");
    const now = host.files;
    host.files = nextBuild(now);
    const file = [...host.files.keys()].find((file) => file.endsWith("/analysis.wasm"))!;
    host.broken.set(file, "other");
    host.requests = [];
    await browser.run("await (await navigator.serviceWorker.getRegistration()).update().catch(() => 0)");
    await expect.poll(() => host.requests).toContain(file);
    await expect.poll(() => browser.run("return (await navigator.serviceWorker.getRegistration()).installing")).toBe(null);
    expect(await browser.run("return caches.keys()")).toEqual(cachesBefore);

    await host.stop();
    await browser.run("globalThis.before = true; setTimeout(() => location.reload())");
    const tileCountAfterReload = "return !('before' in globalThis) && document.querySelectorAll('[data-tile]').length";
    await expect.poll(() => browser.run(tileCountAfterReload).catch(() => 0)).toBe(42);
    await score();
    // A cold start, where the browser can restart with its profile. WebKit can't, and ends the worker of a site
    // without a tab: a page that is opened at that moment may get no answer, so the tab stays on the site.
    await browser.restart?.();
    await browser.goto(`${host.url}?lang=ja#/score/singapore/`);
    await expect.poll(() => browser.run("return document.documentElement.lang")).toBe("ja");
    await browser.goto(`${host.url}?lang=en#/score/hk-old-style/`);
    await score();
    expect(await build()).toBe("");
  } finally {
    await host.stop();
  }
}

for (const [name, start] of Object.entries(BROWSERS)) {
  test(`${name} scores a hand: embedded, in a sandbox, offline`, async () => {
    test.skip(!start, `${name} is not installed`);
    test.setTimeout(180_000);
    const browser = await start!();
    try {
      await test.step("calculator and card work in another site’s page and in a sandbox", () => embedded(browser));
      await test.step("a calculator in a sandbox reports its scores", () => sandboxed(browser));
      await test.step("a hand is scored offline; a partial update changes nothing", () => offline(browser));
    } finally {
      await browser.close();
    }
  });
}
