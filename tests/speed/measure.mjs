// How fast the page is on a phone that is slowed four times: until it is seen and can be used, on a slow
// network; and from a tap to the page that shows what came of it.
import puppeteer from "puppeteer-core";
import { FLAGS, median, serve } from "./serve.mjs";

const [dist, rounds = "5"] = process.argv.slice(2);
const SLOWED = 4;
const GOAL = 60;
/** The network: milliseconds until an answer begins, bytes a second. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** Between two taps of somebody quick. */
const PAUSE = 300;
/** Example 1 of the Hong Kong book, tile by tile, then how it was won. */
const TAPS = [
  "[data-tile='2s']", "[data-tile='2s']", "[data-tile='2s']", "[data-tile='3s']",
  "[data-tile='5s']", "[data-tile='6s']", "[data-tile='7s']",
  "[data-tile='7p']", "[data-tile='7p']", "[data-tile='7p']",
  "[data-tile='5z']", "[data-tile='5z']", "[data-tile='5z']", "[data-tile='1s']",
  "[data-winner-seat='S']", "[data-prevailing='E']", "[data-seat='W']", "[data-seat='N']", "[data-action='self-draw']",
];

const PHONE = { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

const { url, stop } = await serve(dist);
const browser = await puppeteer.launch({ executablePath: process.env.TILEWISE_CHROMIUM, args: FLAGS });

/** A first visit: milliseconds until the page is seen and until it can be used, bytes and requests until then. */
async function visit() {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(PHONE);
  const devices = await page.createCDPSession();
  const came = { bytes: 0, requests: 0 };
  devices.on("Network.requestWillBeSent", () => (came.requests += 1));
  devices.on("Network.loadingFinished", ({ encodedDataLength }) => (came.bytes += encodedDataLength));
  await devices.send("Network.enable");
  await devices.send("Network.emulateNetworkConditions", NETWORK);
  await page.emulateCPUThrottling(SLOWED);
  await page.evaluateOnNewDocument(() => {
    // The page says what of it is sure for as long as the program isn't there.
    const look = new MutationObserver(() => {
      const app = document.querySelector("#app:not([data-sure]) main");
      if (!app) return;
      globalThis.usable = performance.now();
      look.disconnect();
    });
    look.observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto(url);
  await page.waitForFunction(() => globalThis.usable && performance.getEntriesByName("first-contentful-paint").length);
  const { bytes, requests } = came;
  const times = await page.evaluate(() => ({
    seen: performance.getEntriesByName("first-contentful-paint")[0].startTime,
    usable: globalThis.usable,
  }));
  await context.close();
  return { ...times, bytes, requests };
}

const visits = [];
/** The times of each tap, over the rounds. */
const times = TAPS.map(() => []);
try {
  for (let round = 0; round < Number(rounds); round += 1) visits.push(await visit());
  const page = await browser.newPage();
  await page.setViewport(PHONE);
  await page.emulateCPUThrottling(SLOWED);
  await page.evaluateOnNewDocument(() => {
    // From when the finger was lifted until the frame after it is painted.
    addEventListener("click", ({ timeStamp }) => {
      globalThis.took = new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now() - timeStamp);
        requestAnimationFrame(() => port2.postMessage(0));
      });
    }, { capture: true });
  });
  for (let round = 0; round < Number(rounds); round += 1) {
    await page.goto("about:blank");
    await page.goto(url);
    await page.waitForNetworkIdle({ idleTime: 3_000 });
    for (const [index, tap] of TAPS.entries()) {
      const key = await page.waitForSelector(tap);
      await key.scrollIntoView();
      await new Promise((rested) => setTimeout(rested, PAUSE));
      await key.tap();
      times[index].push(await page.evaluate(() => globalThis.took));
    }
    await page.waitForSelector("[data-payment]");
  }
} finally {
  await browser.close();
  stop();
}

console.log(`A first visit on a slow network, CPU slowed ${SLOWED} times: median and worst of ${rounds}`);
for (const [what, name] of Object.entries({ seen: "first paint, ms", usable: "interactive, ms", bytes: "bytes until then", requests: "requests until then" })) {
  const all = visits.map((visit) => visit[what]);
  console.log(`${name.padEnd(28)} ${median(all).toFixed(0).padStart(6)} ${Math.max(...all).toFixed(0).padStart(6)}`);
}
console.log(`\nFrom a tap to the next frame, CPU slowed ${SLOWED} times, ms: median and worst of ${rounds}`);
for (const [index, tap] of TAPS.entries()) {
  console.log(`${tap.padEnd(28)} ${median(times[index]).toFixed(0).padStart(6)} ${Math.max(...times[index]).toFixed(0).padStart(6)}`);
}
const all = median(times.flat());
const slowest = Math.max(...times.map(median));
console.log(`${"all taps".padEnd(28)} ${all.toFixed(0).padStart(6)}`);
console.log(`${"the slowest tap".padEnd(28)} ${slowest.toFixed(0).padStart(6)}  of ${GOAL}`);
process.exitCode = slowest > GOAL ? 1 : 0;
