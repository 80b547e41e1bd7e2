import { defineConfig, devices } from "@playwright/test";

const port = Number(process.env.TILEWISE_TEST_PORT ?? 4173);
/**
 * What is tried in a wide window too: what depends on where things lie, and on a mouse in place of a
 * finger. All else is the same program: the layout is in the styles alone.
 */
const WIDE = /\b(first-paint|keyboard|proof|score|smoke|steady|taps)\.spec\.ts|@wide/;

/**
 * What a browser without a window does otherwise, or not at all: whether a page can be installed, its
 * worker, what others may keep. It is tried in the whole Chromium, as is whether the page loads.
 */
const WHOLE = /\b(embed-trouble|install|offline|smoke)\.spec\.ts/;

const CHROMIUM = process.env.TILEWISE_CHROMIUM ?? "/usr/bin/chromium";
/** The same engine without windows, where the machine has it: half the work for each page. */
const SHELL = process.env.TILEWISE_CHROMIUM_SHELL;

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
  // A machine that does much else may be late once; what needed it is listed as flaky.
  retries: 1,
  // Three browsers share two cores where all of it is tried.
  timeout: 60_000,
  workers: SHELL ? 3 : 2,
  reporter: "list",
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    // It takes half as long again: only of what failed once.
    trace: "on-first-retry",
    // It would answer in place of what a test hands out: only where it is the matter may it be.
    serviceWorkers: "block",
    launchOptions: launch(SHELL ?? CHROMIUM),
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
