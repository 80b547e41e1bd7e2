// Browsers that Playwright can't drive as they are installed: Firefox, and WebKitGTK in place of Safari.
import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch, type Page as PuppeteerPage } from "puppeteer-core";
import { Builder, By, error, type WebDriver } from "selenium-webdriver";

/** What a test does in a tab of any browser. */
export interface Tab {
  goto(url: string): Promise<void>;
  click(selector: string): Promise<void>;
  /** What a script answers: `return 1`. It may await. */
  run<T>(script: string): Promise<T>;
}

/** A browser, and its first tab. */
export interface Browser extends Tab {
  /** Another tab, beside those that are there. */
  tab(): Promise<Tab>;
  /** Ends the browser and starts it again, with what it has kept. Not every one can. */
  restart?(): Promise<void>;
  close(): Promise<void>;
}

/** Nothing lies over anything. */
const WIDE = { width: 1280, height: 1000 };

/** Firefox, without a driver between, and set as somebody may have it. */
export async function firefox(executablePath: string, extraPrefsFirefox: Record<string, unknown> = {}): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), "tilewise-firefox-"));
  const start = () =>
    launch({ browser: "firefox", executablePath, headless: true, userDataDir: profile, defaultViewport: WIDE, extraPrefsFirefox });
  let browser = await start();
  let page = await browser.newPage();
  const of = (page: () => PuppeteerPage): Tab => ({
    goto: async (url) => void (await page().goto(url)),
    click: async (selector) => {
      // Behind another tab nothing is drawn, and what isn't drawn can't be pressed.
      await page().bringToFront();
      await page().locator(selector).click();
    },
    run: async <T>(script: string) => (await page().evaluate(`(async () => { ${script} })()`)) as T,
  });
  return {
    ...of(() => page),
    tab: async () => {
      const other = await browser.newPage();
      return of(() => other);
    },
    restart: async () => {
      await browser.close();
      browser = await start();
      page = await browser.newPage();
    },
    close: () => browser.close(),
  };
}

/** A browser that can be killed, with all its processes, at any moment; what it has kept outlives it. */
export interface Mortal {
  page: PuppeteerPage;
  /** Another tab. */
  tab(): Promise<PuppeteerPage>;
  kill(): Promise<void>;
  /** Ends it as who uses it does. */
  close(): Promise<void>;
}

/** Starts it with what the profile has kept. */
export async function mortal(browser: "chrome" | "firefox", executablePath: string, profile: string): Promise<Mortal> {
  const flags = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run"];
  const args = browser === "chrome" ? flags : [];
  const start = () => launch({ browser, executablePath, args, headless: true, userDataDir: profile, defaultViewport: WIDE });
  // Of one that was killed before, the driver may still be putting the profile in order.
  const later = () => new Promise<void>((done) => setTimeout(done, 500));
  const started = await start().catch(() => later().then(start));
  const child = started.process();
  if (child?.pid === undefined) throw new Error("no process");
  const gone = new Promise<void>((done) => child.once("exit", () => done()));
  // It and its processes are a group of their own.
  const group = -child.pid;
  return {
    page: await started.newPage(),
    tab: () => started.newPage(),
    kill: async () => {
      process.kill(group, "SIGKILL");
      await gone;
      // The driver puts back what it has changed in the profile.
      await started.close().catch(() => undefined);
    },
    close: () => started.close(),
  };
}

/**
 * A click, as soon as it can be seen: a page in another language is hidden until its words are there.
 * Another one where the program took over the first paint between look and click.
 */
async function press(page: WebDriver, selector: string): Promise<void> {
  const click = () => page.findElement(By.css(selector)).click();
  const isSeen = () => page.findElement(By.css(selector)).isDisplayed();
  const again = async (reason: unknown) => {
    if (reason instanceof error.StaleElementReferenceError) return click();
    if (!(reason instanceof error.ElementNotInteractableError)) throw reason;
    await page.wait(() => isSeen().catch(() => false), 10_000);
    return click();
  };
  await click().catch(again);
}

/** WebKitGTK's own browser, on a screen that nobody sees. */
export async function webkit(driver: string, browser: string): Promise<Browser> {
  const port = await freePort();
  const process_ = spawn("xvfb-run", ["-a", driver, `--port=${port}`], { detached: true, stdio: "ignore" });
  // It and the screen are a group of their own.
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
    await answering(port);
    const page = await session();
    await page.manage().setTimeouts({ script: 30_000, implicit: 10_000 });
    // The driver speaks to one tab at a time.
    const of = (handle: string): Tab => {
      const there = async <T>(does: () => Promise<T>): Promise<T> => {
        await page.switchTo().window(handle);
        return does();
      };
      return {
        goto: (url) => there(() => page.get(url)),
        click: (selector) => there(() => press(page, selector)),
        run: (script) =>
          there(() =>
            page.executeAsyncScript(
              `const done = arguments[arguments.length - 1]; (async () => { ${script} })().then(done, (error) => done(String(error)));`,
            ),
          ),
      };
    };
    return {
      ...of(await page.getWindowHandle()),
      tab: async () => {
        await page.switchTo().newWindow("tab");
        return of(await page.getWindowHandle());
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

async function answering(port: number): Promise<void> {
  for (let tries = 100; tries > 0; tries -= 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error("the driver of WebKit does not answer");
}
