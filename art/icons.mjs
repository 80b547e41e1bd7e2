// Renders public/icons/ from public/icon.svg: node art/icons.mjs <path of Chromium>
// Needs what `cargo xtask test` installs in tests/browser.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const { launch } = createRequire(new URL("../tests/browser/", import.meta.url))("puppeteer-core");
const FOLDER = fileURLToPath(new URL("../public/icons/", import.meta.url));
const FELT = "#24694f";
const CREAM = "#fbf7ea";

const tile = readFileSync(new URL("../public/icon.svg", import.meta.url), "utf8").replace(/^<svg[^>]*>|<\/svg>$/g, "");
/** The tile on felt, so small that a mask cuts nothing off it: the middle 80 % are safe. */
const onFelt = (scale) =>
  `<rect width="512" height="512" fill="${FELT}"/><g transform="translate(256 256) scale(${scale}) translate(-256 -256)">${tile}</g>`;
/** A line drawing on a ground of 24, on felt. */
const drawn = (path) =>
  `<rect width="512" height="512" fill="${FELT}"/><path transform="translate(112 112) scale(12)" d="${path}"
    fill="none" stroke="${CREAM}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`;

const ICONS = {
  192: [192, tile],
  512: [512, tile],
  "maskable-192": [192, onFelt(0.66)],
  "maskable-512": [512, onFelt(0.66)],
  apple: [180, onFelt(0.76)],
  score: [96, onFelt(0.66)],
  // A flag, and an open book.
  fouls: [96, drawn("M6 21V3M6 4h12l-3 4.5 3 4.5H6")],
  rules: [96, drawn("M12 6c-2-2-5-2.5-9-2.5V19c4 0 7 .5 9 2.5 2-2 5-2.5 9-2.5V3.5c-4 0-7 .5-9 2.5zM12 6v15.5")],
};

const browser = await launch({ executablePath: process.argv[2], args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage();
for (const [name, [size, content]] of Object.entries(ICONS)) {
  await page.setViewport({ width: size, height: size });
  await page.setContent(
    `<style>body { margin: 0 } svg { display: block }</style>
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="${size}" height="${size}">${content}</svg>`,
  );
  await page.screenshot({ path: `${FOLDER}${name}.png`, omitBackground: true });
}
await browser.close();
