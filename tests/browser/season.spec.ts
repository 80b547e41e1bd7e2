// Public standings of a season: from a link, as files, and in a club's page.
import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import { axe } from "./checks/axe.js";
import { Club, detailOf, inside, seenEvents } from "./embed.js";
import { SEASON, packed } from "./standings.js";

const LINK = `#/season/${packed(SEASON)}`;
const names = (page: Page) => page.locator("[data-board] tbody th").allTextContents();

test("a link opens the standings, with hidden members and those without a place", async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL!)) foreign.push(request.url());
  });
  await page.goto(`./?lang=en${LINK}`);
  await expect(page.getByRole("heading", { name: "Spring" })).toBeVisible();
  expect(await names(page)).toEqual(["Bo", "Name not public", "<script>ann"]);
  await expect(page.locator("[data-board] tbody tr").nth(2)).toHaveText(/3.*−7\.75/);
  await expect(page.locator("[data-unranked] tbody th")).toHaveText(["Di"]);
  await expect(page.getByText("A place takes 2 games in this season.")).toBeVisible();
  await expect(page.locator("[data-next-night]")).toContainText("19:00, Library");
  expect(foreign.filter((url) => !url.startsWith("data:"))).toEqual([]);
});

test("the standings are sorted by each column and filtered by name", { tag: "@wide" }, async ({ page }) => {
  await page.goto(`./?lang=en${LINK}`);
  const sort = async (column: string) => {
    await page.locator(`[data-board] [data-sort="${column}"]`).click();
    return names(page);
  };
  const [bo, hidden, ann] = ["Bo", "Name not public", "<script>ann"];
  expect(await sort("points")).toEqual([bo, hidden, ann]);
  await expect(page.locator('[data-board] th[aria-sort="descending"]')).toHaveText("Points");
  expect(await sort("points")).toEqual([ann, hidden, bo]);
  await expect(page.locator('[data-board] th[aria-sort="ascending"]')).toHaveText("Points");
  expect(await sort("name")).toEqual([ann, bo, hidden]);
  expect(await sort("games")).toEqual([ann, bo, hidden]);
  expect(await sort("second")).toEqual([ann, bo, hidden]);
  expect(await sort("place")).toEqual([bo, hidden, ann]);
  // By the keyboard.
  await page.locator('[data-sort="third"]').press("Enter");
  expect(await names(page)).toEqual([hidden, ann, bo]);
  await page.getByLabel("Find a name").fill("ANN");
  expect(await names(page)).toEqual([ann]);
  await expect(page.getByRole("status").filter({ hasText: "1 of 4" })).toBeVisible();
  await page.getByLabel("Find a name").fill("nobody");
  await expect(page.locator("[data-board]")).toHaveCount(0);
});

test("the standings are in the language of the club unless the reader chose one", async ({ page }) => {
  await page.goto(`./${LINK}`);
  await expect(page.locator("main")).toHaveAttribute("lang", "zh-Hant");
  await expect(page.locator('[data-sort="place"]')).toHaveText("名次");
  await page.goto("about:blank");
  await page.goto(`./?lang=ja${LINK}`);
  await expect(page.locator("html")).toHaveAttribute("lang", "ja");
  await expect(page.locator("main")).not.toHaveAttribute("lang");
  await expect(page.locator('[data-sort="place"]')).toHaveText("順位");
});

test("a link that can’t be read says what to do", async ({ page }) => {
  const bytes = packed(SEASON);
  for (const [link, code, message] of [
    ["", "empty", "whole link"],
    [bytes.slice(0, -20), "cut-off", "copy all of it"],
    [`AB${bytes.slice(2)}`, "bad-request", "changed on the way"],
    [`Ag${bytes.slice(2)}`, "unknown-version", "reload the page"],
  ] as const) {
    await page.goto("about:blank");
    await page.goto(`./?lang=en#/season/${link}`);
    await expect(page.locator("[data-problem]"), code).toHaveAttribute("data-problem", code);
    await expect(page.getByRole("alert")).toContainText(message);
  }
});

test("the standings are saved as files, a page and a picture", async ({ page, context }) => {
  await page.goto(`./?lang=en${LINK}`);
  await page.locator(".season-share summary").click();
  const file = async (kind: string) => {
    const download = page.waitForEvent("download");
    await page.locator(`[data-save="${kind}"]`).click();
    const done = await download;
    return { name: done.suggestedFilename(), bytes: await readFile(await done.path()) };
  };
  const json = await file("json");
  expect(json.name).toBe("season.json");
  expect(JSON.parse(json.bytes.toString())).toEqual(SEASON);
  const csv = await file("csv");
  expect(csv.bytes.toString().split("\r\n")[1]).toBe("1,Bo,,,26.2,3,3,2,1,0,0");
  const ema = await file("ema-score");
  expect(ema.bytes.toString().split("\r\n").slice(1, 3)).toEqual(["1,,Bo,,,26.2,,", "3,,<script>ann,,,-7.75,,"]);
  const picture = await file("picture");
  expect(picture.name).toBe("standings-EastGate-Spring.png");
  expect([...picture.bytes.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
  await expect(page.locator("[data-link]")).toHaveValue(new RegExp(`${LINK}A?$`));

  const html = await file("html");
  const plain = await context.newPage();
  await plain.setContent(html.bytes.toString());
  await expect(plain.locator("tbody th").nth(2)).toHaveText("<script>ann");
  expect(await plain.locator("script").count()).toBe(0);
  expect(await axe(plain)).toEqual([]);
});

test("the standings are accessible in all themes", { tag: "@wide" }, async ({ page }) => {
  await page.goto(`./?lang=en${LINK}`);
  await expect(page.locator("[data-board]")).toBeVisible();
  await page.locator(".season-share summary").click();
  await expect(page.locator("[data-code]")).toBeVisible();
  expect(await axe(page)).toEqual([]);
});

test.describe("in a club’s page", () => {
  let club: Club;

  test.beforeEach(async () => {
    club = await Club.open();
  });
  test.afterEach(() => club.close());

  const board = (page: Page) => inside(page, "tilewise-season").locator("[data-board] tbody th");

  test("standings in an attribute are shown without other screens", async ({ page }) => {
    await club.show(page, `<tilewise-season season="${packed(SEASON)}" lang="en"></tilewise-season>`, {
      "content-security-policy": club.policy,
    });
    await detailOf(page, "tilewise:ready");
    await expect(board(page)).toHaveText(["Bo", "Name not public", "<script>ann"]);
    await expect(inside(page, "tilewise-season").locator(".tabs, .season-share").filter({ visible: true })).toHaveCount(0);
    // The frame is as high as its content.
    const frame = page.locator("tilewise-season >> iframe");
    const content = () => inside(page, "tilewise-season").locator("body").evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
    await expect.poll(async () => (await frame.boundingBox())!.height - (await content())).toBe(0);
    await inside(page, "tilewise-season").locator('[data-sort="name"]').click();
    await expect(board(page)).toHaveText(["<script>ann", "Bo", "Name not public"]);
  });

  test("standings are loaded from a file of the club", async ({ page }) => {
    await page.route("**/season.json", (route) => route.fulfill({ json: SEASON }));
    await club.show(page, `<tilewise-season src="season.json"></tilewise-season>`, {
      "content-security-policy": `${club.policy}; connect-src 'self'`,
    });
    await expect(board(page)).toHaveText(["Bo", "Name not public", "<script>ann"]);
    // The club page is English, which is a choice of the club.
    await expect(inside(page, "tilewise-season").locator('[data-sort="place"]')).toHaveText("Place");
    // Another file replaces the standings.
    await page.route("**/other.json", (route) => route.fulfill({ json: { ...SEASON, members: SEASON.members.slice(0, 1) } }));
    await page.locator("tilewise-season").evaluate((element) => element.setAttribute("src", "other.json"));
    await expect(board(page)).toHaveText(["Bo"]);
    expect(club.requests.filter((url) => url.includes(".json"))).toEqual([]);
  });

  test("a long file is shown as a whole", async ({ page }) => {
    const row = SEASON.members[0]!;
    const members = Array.from({ length: 1000 }, (_, index) => ({ ...row, place: index + 1, name: `Player ${index + 1}` }));
    await page.route("**/season.json", (route) => route.fulfill({ json: { ...SEASON, members } }));
    await club.show(page, `<tilewise-season src="season.json"></tilewise-season>`);
    await expect(board(page)).toHaveCount(1000, { timeout: 20_000 });
  });

  test("a file that can’t be loaded or read is explained in the frame", async ({ page }) => {
    let reply: { status?: number; body: string } = { body: "" };
    await page.route("**/season.json", (route) => route.fulfill(reply));
    for (const [next, code, message] of [
      [{ status: 404, body: "not found" }, "unreachable", "couldn’t be loaded"],
      [{ body: "<!doctype html>" }, "bad-request", "Save season.json again"],
      [{ body: JSON.stringify({ ...SEASON, "tilewise-season": 2 }) }, "unknown-version", "newer version"],
      [{ body: JSON.stringify(SEASON).slice(0, 90) }, "cut-off", "Save season.json again"],
    ] as const) {
      reply = next;
      await club.show(page, `<tilewise-season src="season.json"></tilewise-season>`);
      const problem = inside(page, "tilewise-season").locator("[data-problem]");
      await expect(problem, code).toHaveAttribute("data-problem", code);
      await expect(problem).toContainText(message);
      await expect.poll(async () => (await seenEvents(page, "tilewise:error")).map((one) => one.detail.errors[0].code)).toEqual([code]);
    }
  });
});
