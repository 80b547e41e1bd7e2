import { defineConfig, devices } from "@playwright/test";

const port = Number(process.env.TILEWISE_TEST_PORT ?? 4173);
/**
 * What is tried in a wide window too: what depends on where things lie, and on a mouse in place of a
 * finger. All else is the same program: the layout is in the styles alone.
 */
const WIDE = /\b(first-paint|keyboard|proof|score|smoke|steady|taps)\.spec\.ts|@wide/;

const dist = process.env.TILEWISE_TEST_DIST ?? "../../dist";

export default defineConfig({
  testDir: ".",
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // A machine that does much else may be late once; what needed it is listed as flaky.
  retries: 1,
  workers: 2,
  reporter: "list",
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    // It takes half as long again: only of what failed once.
    trace: "on-first-retry",
    // It would answer in place of what a test hands out: only where it is the matter may it be.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: process.env.TILEWISE_CHROMIUM ?? "/usr/bin/chromium",
      chromiumSandbox: false,
      args: [
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-extensions",
        "--no-first-run",
      ],
    },
  },
  projects: [
    {
      name: "phone",
      use: {
        ...devices["iPhone 13"],
        browserName: "chromium",
        defaultBrowserType: "chromium",
        viewport: { width: 390, height: 844 },
      },
    },
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
