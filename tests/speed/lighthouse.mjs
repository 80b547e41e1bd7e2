// Lighthouse as on a phone, five times: prints what it finds and the medians, and fails below the goals.
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { FLAGS, median, serve } from "./serve.mjs";

const [dist, runs = "5"] = process.argv.slice(2);
const GOALS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
const TIMES = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift", "speed-index"];

const { url, stop } = await serve(dist);
const chrome = await launch({ chromePath: process.env.TILEWISE_CHROMIUM, chromeFlags: FLAGS });
const scores = {};
const times = {};
const found = new Set();
try {
  for (let run = 0; run < Number(runs); run += 1) {
    const { lhr } = await lighthouse(url, { port: chrome.port, output: "json", logLevel: "error" });
    for (const goal of Object.keys(GOALS)) (scores[goal] ??= []).push(Math.round(lhr.categories[goal].score * 100));
    for (const time of TIMES) (times[time] ??= []).push(lhr.audits[time].numericValue);
    for (const { auditRefs } of Object.values(lhr.categories)) {
      for (const { id, weight } of auditRefs) {
        const { score, title } = lhr.audits[id];
        if (weight > 0 && score !== null && score < 0.9) found.add(`${id}: ${title}`);
      }
    }
  }
} finally {
  await chrome.kill();
  stop();
}

for (const one of found) console.log(`  ${one}`);
for (const [time, all] of Object.entries(times)) console.log(`${time.padEnd(28)} ${median(all).toFixed(time.startsWith("cum") ? 3 : 0).padStart(6)}`);
let failed = false;
for (const [goal, least] of Object.entries(GOALS)) {
  const score = median(scores[goal]);
  failed ||= score < least;
  console.log(`${goal.padEnd(28)} ${String(score).padStart(6)}  of ${least}   (${scores[goal].join(" ")})`);
}
process.exitCode = failed ? 1 : 0;
