// Browsers that Playwright can't drive in their installed form: Firefox, and WebKitGTK in place of Safari.
import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch, type Page as PuppeteerPage } from "puppeteer-core";
import { Builder, By, error, type WebDriver } from "selenium-webdriver";

/** Actions of a test in a tab of any browser. */
export interface Tab {
  goto(url: string): Promise<void>;
  click(selector: string): Promise<void>;
  /** The result of a script: `return 1`. It may await. */
  run<T>(script: string): Promise<T>;
}

/** A browser with its first tab. */
export interface Browser extends Tab {
  /** Opens another tab. */
  tab(): Promise<Tab>;
  /** Restarts the browser with the same profile. Not all browsers support it. */
  restart?(): Promise<void>;
  close(): Promise<void>;
}

/** A window in which nothing overlaps. */
const WIDE = { width: 1280, height: 1000 };

/** Firefox without an intermediate driver, with optional preferences. */
export async function firefox(executablePath: string, extraPrefsFirefox: Record<string, unknown> = {}): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), "tilewise-firefox-"));
  const start = () =>
    launch({ browser: "firefox", executablePath, headless: true, userDataDir: profile, defaultViewport: WIDE, extraPrefsFirefox });
  let browser = await start();
  let page = await browser.newPage();
  const wrap = (page: () => PuppeteerPage): Tab => ({
    goto: async (url) => void (await page().goto(url)),
    click: async (selector) => {
      // A background tab isn't rendered, so it can't be clicked.
      await page().bringToFront();
      await page().locator(selector).click();
    },
    run: async <T>(script: string) => (await page().evaluate(`(async () => { ${script} })()`)) as T,
  });
  return {
    ...wrap(() => page),
    tab: async () => {
      const other = await browser.newPage();
      return wrap(() => other);
    },
    restart: async () => {
      await browser.close();
      browser = await start();
      page = await browser.newPage();
    },
    close: () => browser.close(),
  };
}

/** A browser that can be killed with all its processes at any moment; its profile remains. */
export interface KillableBrowser {
  page: PuppeteerPage;
  /** Opens another tab. */
  tab(): Promise<PuppeteerPage>;
  kill(): Promise<void>;
  /** Closes the browser normally. */
  close(): Promise<void>;
}

/** Starts the browser with an existing profile. */
export async function startKillable(browser: "chrome" | "firefox", executablePath: string, profile: string): Promise<KillableBrowser> {
  const flags = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run"];
  const args = browser === "chrome" ? flags : [];
  const start = () => launch({ browser, executablePath, args, headless: true, userDataDir: profile, defaultViewport: WIDE });
  // The driver may still be cleaning up the profile of a killed browser.
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 500));
  const started = await start().catch(() => pause().then(start));
  const child = started.process();
  if (child?.pid === undefined) throw new Error("no process");
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  // The browser and its processes form a process group.
  const group = -child.pid;
  return {
    page: await started.newPage(),
    tab: () => started.newPage(),
    kill: async () => {
      process.kill(group, "SIGKILL");
      await exited;
      // The driver restores its changes to the profile.
      await started.close().catch(() => undefined);
    },
    close: () => started.close(),
  };
}

/** Errors of a click that didn't happen: the element was hidden, covered, or replaced by the app after the first paint. */
const NOT_CLICKED = [error.ElementClickInterceptedError, error.ElementNotInteractableError, error.StaleElementReferenceError];

/** Clicks an element as soon as it is visible and no longer moves. */
async function press(page: WebDriver, selector: string): Promise<void> {
  const place = async () => JSON.stringify(await page.findElement(By.css(selector)).getRect());
  const click = async () => {
    const before = await place();
    await new Promise((resolve) => setTimeout(resolve, 50));
    if ((await place()) !== before) return false;
    await page.findElement(By.css(selector)).click();
    return true;
  };
  const isClicked = () =>
    click().catch((reason: unknown) => {
      if (NOT_CLICKED.some((kind) => reason instanceof kind)) return false;
      throw reason;
    });
  await page.wait(isClicked, 20_000, `${selector} can't be clicked`);
}

/**
 * Answers the offer to take games along. MiniBrowser counts as an installed app, and the bar with the offer would cover
 * keys. A page without an address has no storage.
 */
const DECLINE_OFFER = `if (location.protocol !== "about:") {
  localStorage.setItem("tilewise.take-along", "answered");
  delete document.documentElement.dataset.takeAlong;
}`;

/** WebKitGTK's MiniBrowser on a virtual screen. */
export async function webkit(driver: string, browser: string): Promise<Browser> {
  const port = await freePort();
  const process_ = spawn("xvfb-run", ["-a", driver, `--port=${port}`], { detached: true, stdio: "ignore" });
  // The browser and the screen form a process group.
  const end = () => process.kill(-process_.pid!, "SIGTERM");
  const session = async () =>
    new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] },
      })
      .build();
  try {
    await waitUntilReady(port);
    const page = await session();
    await page.manage().setTimeouts({ script: 30_000, implicit: 10_000 });
    // The driver controls one tab at a time.
    const wrap = (handle: string): Tab => {
      const inTab = async <T>(action: () => Promise<T>): Promise<T> => {
        await page.switchTo().window(handle);
        return action();
      };
      return {
        goto: (url) =>
          inTab(async () => {
            await page.get(url);
            await page.executeScript(DECLINE_OFFER);
          }),
        click: (selector) => inTab(() => press(page, selector)),
        run: (script) =>
          inTab(() =>
            page.executeAsyncScript(
              `const done = arguments[arguments.length - 1]; (async () => { ${script} })().then(done, (error) => done(String(error)));`,
            ),
          ),
      };
    };
    return {
      ...wrap(await page.getWindowHandle()),
      tab: async () => {
        await page.switchTo().newWindow("tab");
        return wrap(await page.getWindowHandle());
      },
      close: async () => {
        await page.quit().catch(() => undefined);
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });
}

async function waitUntilReady(port: number): Promise<void> {
  for (let tries = 100; tries > 0; tries -= 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("the driver of WebKit does not answer");
}
