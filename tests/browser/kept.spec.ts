// Games that the browser keeps: what was said to be kept is there, whatever happens to the page.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, expect, test, type Page } from "@playwright/test";

const here = (path: string) => path;

/** The Table, with a game that has begun. */
async function begun(page: Page, at = here): Promise<void> {
  await page.goto(at("./#/table"));
  await page.locator('[data-action="begin"]').click();
  await expect(page.locator(".felt")).toBeVisible();
}

/** Nobody wins a hand. */
async function draw(page: Page, at = here): Promise<void> {
  await page.goto(at("./#/table/drawn"));
  await page.locator('[data-action="done"]').click();
  await expect(page.locator(".felt")).toBeVisible();
}

const kept = (page: Page) => page.locator('[data-keeping="kept"]');

/** How many entries the history has. */
async function lines(page: Page, at = here): Promise<number> {
  await page.goto(at("./#/table/history"));
  await expect(page.locator("[data-line]").first()).toBeVisible();
  return page.locator("[data-line]").count();
}

test("a game is there when the page is opened again", async ({ page }) => {
  await begun(page);
  await draw(page);
  await draw(page);
  await expect(kept(page)).toBeVisible();
  const before = await lines(page);
  await page.reload();
  await expect(page.locator("[data-line]")).toHaveCount(before);
});

test("one tab writes, and the others follow", async ({ page, context }) => {
  await begun(page);
  await expect(kept(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto("./#/table");
  await expect(other.locator('[data-keeping="watching"]')).toBeVisible();
  await expect(other.locator(".felt")).toBeVisible();
  await draw(page);
  await expect(kept(page)).toBeVisible();
  const told = await lines(page);
  expect(await lines(other)).toBe(told);
  await other.locator("[data-take-over]").click();
  await expect(kept(other)).toBeVisible();
  await expect(page.locator('[data-keeping="watching"]')).toBeVisible();
});

test("where the browser keeps nothing, the evening goes on, and that is said", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(IDBFactory.prototype, "open", {
      value() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await begun(page);
  await draw(page);
  await expect(page.locator('[data-keeping="denied"]')).toBeVisible();
  const file = await page.locator("[data-export]").getAttribute("href");
  expect(decodeURIComponent(file ?? "")).toContain('{"tilewise-game":1,"entries":[');
  expect(await lines(page)).toBeGreaterThan(0);
});

test("where there is no room, the evening goes on, and that is said", async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await begun(page);
  await draw(page);
  await expect(page.locator('[data-keeping="full"]')).toBeVisible();
});

test("a game of a later version is set aside, and can be taken out as a file", async ({ page }) => {
  await begun(page);
  await expect(kept(page)).toBeVisible();
  await page.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open("tilewise-games", 1);
        opening.onsuccess = () => {
          const writing = opening.result.transaction("entries", "readwrite");
          writing.objectStore("entries").put({ "tilewise-game": 9, game: "later", entry: { new: 1 } }, "later/1");
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
          writing.onerror = fail;
        };
      }),
  );
  await page.reload();
  const file = page.locator('.keeping a[download="tilewise-game.json"]');
  await expect(file).toBeVisible();
  expect(decodeURIComponent((await file.getAttribute("href")) ?? "")).toContain('"tilewise-game":9');
  await expect(page.locator(".felt")).toBeVisible();
});

/** So often the browser is killed: more where somebody asks for it. */
const KILLS = Number(process.env.TILEWISE_KILLS ?? 4);

/** A browser of its own, with a profile that outlives it; and what kills it with all its processes. */
async function started(folder: string): Promise<{ page: Page; kill: () => Promise<void> }> {
  const program = process.env.TILEWISE_CHROMIUM ?? "/usr/bin/chromium";
  const flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run"];
  const child = spawn(program, [...flags, "--remote-debugging-port=0", `--user-data-dir=${folder}`, "about:blank"], {
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const address = await new Promise<string>((found, fail) => {
    let said = "";
    child.stderr?.on("data", (more: Buffer) => {
      said += more.toString();
      const line = /DevTools listening on (ws:\S+)/.exec(said);
      if (line?.[1]) found(line[1]);
    });
    child.once("exit", () => fail(new Error(said)));
  });
  const browser = await chromium.connectOverCDP(address);
  const page = browser.contexts()[0]?.pages()[0];
  if (!page || child.pid === undefined) throw new Error("no page");
  const group = -child.pid;
  const kill = () =>
    new Promise<void>((gone) => {
      child.once("exit", () => gone());
      process.kill(group, "SIGKILL");
    });
  return { page, kill };
}

test("what was said to be kept is there after the browser was killed", async ({ baseURL }) => {
  test.setTimeout(60_000 + 30_000 * KILLS);
  const folder = mkdtempSync(join(tmpdir(), "tilewise-kept-"));
  const at = (path: string) => new URL(path, baseURL).href;
  try {
    let said = 0;
    for (let round = 0; round < KILLS; round += 1) {
      const { page, kill } = await started(folder);
      try {
        if (round === 0) {
          await begun(page, at);
        } else {
          expect(await lines(page, at), `after ${round} kills`).toBeGreaterThanOrEqual(said);
        }
        await expect(kept(page)).toBeVisible();
        for (let hand = 0; hand <= round % 3; hand += 1) {
          await draw(page, at);
          await expect(kept(page)).toBeVisible();
          said = await lines(page, at);
        }
        // One more, of which perhaps nothing is said any more.
        void draw(page, at).catch(() => undefined);
        await new Promise((later) => setTimeout(later, Math.random() * 400));
      } finally {
        await kill();
      }
    }
    const { page, kill } = await started(folder);
    try {
      expect(await lines(page, at)).toBeGreaterThanOrEqual(said);
    } finally {
      await kill();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
