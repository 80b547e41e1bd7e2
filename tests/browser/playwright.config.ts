import { defineConfig, devices } from "@playwright/test";

const port = Number(process.env.TILEWISE_TEST_PORT ?? 4173);
/**
 * Tests that also run in a wide window, because they depend on the layout or on a mouse. The rest of the program
 * is the same: the layout is only in the styles.
 */
const WIDE = /\b(first-paint|keyboard|proof|score|smoke|steady|taps)\.spec\.ts|@wide/;

/**
 * Tests for a whole browser, because the headless shell differs: installation, service worker, third-party
 * storage, camera. The smoke test runs there too.
 */
const WHOLE = /\b(club-night|embed-trouble|install|offline|scan|smoke)\.spec\.ts/;

const CHROMIUM = process.env.TILEWISE_CHROMIUM ?? "/usr/bin/chromium";
/** The headless shell of the same engine, if installed: it needs half the time for each page. */
const HEADLESS_SHELL = process.env.TILEWISE_CHROMIUM_SHELL;

const launch = (executablePath: string) => ({
  executablePath,
  chromiumSandbox: false,
  args: [
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-extensions",
    "--no-first-run",
  ],
});

const phone = {
  ...devices["iPhone 13"],
  browserName: "chromium",
  defaultBrowserType: "chromium",
  viewport: { width: 390, height: 844 },
} as const;

const dist = process.env.TILEWISE_TEST_DIST ?? "../../dist";

export default defineConfig({
  testDir: ".",
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  retries: 0,
  // Three browsers share two cores in a full run.
  timeout: 60_000,
  workers: HEADLESS_SHELL ? 3 : 2,
  reporter: "list",
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    // A trace takes half as long again: `--trace on` records one.
    trace: "off",
    // A service worker would answer in place of the routes of a test, so only tests about it allow one.
    serviceWorkers: "block",
    launchOptions: launch(HEADLESS_SHELL ?? CHROMIUM),
  },
  projects: [
    { name: "phone", grepInvert: WHOLE, use: phone },
    { name: "whole", grep: WHOLE, use: { ...phone, launchOptions: launch(CHROMIUM) } },
    {
      name: "desktop",
      grep: WIDE,
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: `npx --no-install sirv ${dist} --host 127.0.0.1 --port ${port} --quiet`,
    port,
  },
});
