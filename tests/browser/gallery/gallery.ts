// Screenshots for docs/gallery.md, in every language, and the page itself.
import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test, type Browser, type BrowserContextOptions } from "@playwright/test";
import { SCREENS } from "../screens.js";

const DOCS = fileURLToPath(new URL("../../../docs", import.meta.url));
const FOLDER = `${DOCS}/gallery`;
/** The screenshots of the web app manifest. */
const SCREENSHOTS = fileURLToPath(new URL("../../../public/screenshots", import.meta.url));
/** The languages that the browsers request. */
const LANGUAGES = ["en", "zh-Hant", "zh-Hans", "ja"];
/** The maximum sizes in bytes: the pictures are part of every clone. */
const [MAX_FILE_SIZE, MAX_TOTAL_SIZE] = [60_000, 1_500_000];

interface Picture {
  name: string;
  screen: string;
  width: number;
  height: number;
  look: BrowserContextOptions;
}

const day: BrowserContextOptions = { colorScheme: "light" };
const night: BrowserContextOptions = { colorScheme: "dark" };
const phone = (name: string, screen: string, look = day): Picture => ({ name, screen, width: 390, height: 844, look });

/** The pictures for every language. */
const PICTURES: Picture[] = [
  phone("waits", "a waiting hand"),
  phone("reasons", "the reasons of a result"),
  phone("rule", "a rule", night),
  phone("verdict", "a verdict", night),
  { ...phone("small", "a result", night), width: 360, height: 740 },
  { ...phone("tablet", "one hand in all books"), width: 820, height: 1180 },
  { ...phone("desktop", "the reasons of a result"), width: 1440, height: 900 },
];

/** The pictures that are the same in all languages. */
const SHARED_PICTURES: Picture[] = [
  phone("result", "a result"),
  phone("contrast", "a result", { colorScheme: "light", contrast: "more" }),
  phone("contrast-night", "a result", { colorScheme: "dark", contrast: "more" }),
  phone("forced", "a result", { forcedColors: "active" }),
];

test("the gallery", async ({ browser }) => {
  test.setTimeout(600_000);
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const locale of LANGUAGES) {
    for (const one of PICTURES) await take(browser, locale, one);
  }
  for (const one of SHARED_PICTURES) await take(browser, "en", one);
  writeFileSync(`${DOCS}/gallery.md`, galleryPage());
  for (const name of readdirSync(SCREENSHOTS)) copyFileSync(`${FOLDER}/en-${name}`, `${SCREENSHOTS}/${name}`);
  const sizes = readdirSync(FOLDER).map((name) => ({ name, size: statSync(`${FOLDER}/${name}`).size }));
  expect(sizes.filter(({ size }) => size > MAX_FILE_SIZE)).toEqual([]);
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(MAX_TOTAL_SIZE);
});

async function take(browser: Browser, locale: string, picture: Picture): Promise<void> {
  const { name, screen, width, height, look } = picture;
  const context = await browser.newContext({
    ...look,
    locale,
    baseURL: test.info().project.use.baseURL,
    viewport: { width, height },
    deviceScaleFactor: width < 600 ? 1.5 : 1,
    hasTouch: width < 900,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await SCREENS[screen]!(page);
  await page.evaluate(() => {
    // Earlier clicks may have scrolled the page; a rule is shown at the position of its link.
    if (!location.hash.includes("rules")) [document.documentElement, ...document.querySelectorAll(".result-body")].forEach((one) => one.scrollTo(0, 0));
  });
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1000);
  const browsers = await context.newCDPSession(page);
  for (const quality of [80, 65, 50]) {
    const { data } = await browsers.send("Page.captureScreenshot", { format: "webp", quality });
    const bytes = Buffer.from(data, "base64");
    writeFileSync(`${FOLDER}/${file(locale, name)}`, bytes);
    if (bytes.length <= MAX_FILE_SIZE) break;
  }
  await context.close();
}

function file(locale: string, name: string): string {
  return `${locale}-${name}.webp`;
}

/** The gallery page: a section for each language. */
function galleryPage(): string {
  const image = (locale: string) => (one: Picture) =>
    `<img src="gallery/${file(locale, one.name)}" width="${one.width < 600 ? 240 : 380}" alt="${alt(locale, one)}">`;
  const parts = LANGUAGES.map((locale) => {
    const name = new Intl.DisplayNames([locale], { type: "language" }).of(locale);
    return `## ${name}\n\n${PICTURES.map(image(locale)).join("\n")}`;
  });
  return [
    "# Gallery",
    "Tilewise on phones, a tablet and a desktop, in light and dark themes, in each of its languages.\n" +
      "`cargo xtask build` and then `cargo xtask gallery` renew the pictures and this page.",
    ...parts,
    "## Light, high-contrast and forced colours",
    `${SHARED_PICTURES.map(image("en")).join("\n")}\n`,
  ].join("\n\n");
}

function alt(locale: string, { screen, width, look }: Picture): string {
  const device = width < 600 ? `a phone of ${width} px` : width < 900 ? "a tablet" : "a desktop";
  const time = look.colorScheme === "dark" ? "by night" : "by day";
  return `Screen: ${screen}; ${device}, ${time}, language ${locale}.`;
}
