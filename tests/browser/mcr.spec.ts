// MCR at the table: a hand with its proof, waits below 8, flowers, knitted hands, a session of sixteen hands.
import { expect, test, type Page } from "@playwright/test";
import { beginGame, openDetails, elements, chooseMode, openHand, payments, press, tap, enterWinner } from "./table.js";

/** M-89: 2 characters make mixed shifted chows, 5 characters don’t. */
const WAITING = "34m88p c345p c456s p666z SE";

const link = (hand: string, house = "mcr") => `./#/score/${house}/${hand.replaceAll(" ", ".")}`;

/** Switches to MCR on the house rules sheet. */
async function switchToMcr(page: Page): Promise<void> {
  await press(page, '[data-action="house"]');
  await press(page, '.sheet [data-rule-set="mcr"]');
  await expect(page.locator('.sheet [data-rule-set="mcr-wmo-2006"]')).toBeVisible();
  await press(page, '[data-action="close"]');
}

/** Begins a game under MCR. */
async function beginSession(page: Page): Promise<void> {
  await page.goto("./#/score/mcr");
  await expect(page.locator(".key").first()).toBeVisible();
  await beginGame(page);
}

/** Enters a win from another seat, or by self-draw. */
async function enterSeatWin(page: Page, winner: string, from: string, value: number): Promise<void> {
  await press(page, `.plate[data-seat="${winner}"] a`);
  await press(page, `[data-ask="from"] [data-who="${from}"]`);
  await press(page, `[data-quick-value="${value}"]`);
  await press(page, '[data-action="done"]');
  await expect(page.locator(".tabletop")).toBeVisible();
}

/** The players in East, South, West and North. */
const seatNames = (page: Page) =>
  page
    .locator(".plate")
    .evaluateAll((all) =>
      [..."ESWN"].map((seat) => all.find((one) => one.getAttribute("data-seat") === seat)?.querySelector(".plate-name")?.textContent),
    );

test("a tapped hand: 9 fan, and everybody pays the base points", { tag: "@wide" }, async ({ page }) => {
  await openHand(page);
  await switchToMcr(page);
  await chooseMode(page, "chow");
  await tap(page, "4s");
  await chooseMode(page, "pung");
  await tap(page, "8s");
  await chooseMode(page, "tile");
  await tap(page, "34999p55z2p");
  await enterWinner(page, "S", "E", "N");
  // M-70 8, M-103 1; M-114: 8 and 9 from the discarder, 8 from each of the others.
  expect((await elements(page)).sort()).toEqual(["reversible-tiles", "terminal-or-honor-pung"]);
  expect(await payments(page)).toEqual({ E: -8, S: 33, W: -8, N: -17 });
});

test("the proof shows what excludes a fan that is met, and other readings of the tiles", { tag: "@wide" }, async ({ page }) => {
  // M-158: three equal chows in dots rather than three pungs in a row.
  await page.goto(link("55s22233344p c678p w4p@N SW"));
  expect(await payments(page)).toEqual({ E: -8, S: 53, W: -8, N: -37 });
  await openDetails(page);
  await press(page, "[data-why-not] > summary");
  const rejectedElement = (key: string) => page.locator(`[data-rejected="${key}"] .line-why`).first();
  // M-17: among its sets; M-93 silences M-106.
  await expect(rejectedElement("pure-double-chow")).toContainText("Pure Triple Chow");
  await expect(rejectedElement("no-honors")).toContainText("All Chows");
  await press(page, "[data-readings] summary");
  await expect(page.locator("[data-reading]")).toHaveCount(1);
  await expect(page.locator("[data-reading]")).toContainText("29 fan");
});

test("combinations compete: three relations of four chows count, never a circle", async ({ page }) => {
  // M-155: 7 fan, below the minimum.
  await page.goto(link("234567p234567s1z w1z@E SW"));
  await expect(page.locator("[data-below-minimum]")).toBeVisible();
  await openDetails(page);
  await expect(page.locator('[data-element="mixed-double-chow"] .line-worth')).toHaveText("2");
  await expect(page.locator('[data-element="short-straight"] .line-worth')).toHaveText("1");
  await press(page, "[data-combinations] > summary");
  // M-154 in small: the other short straight instead of a chow that is in two suits is as good.
  const other = page.locator('[data-combination="7"]').first();
  await expect(other).toContainText("Short Straight instead of Mixed Double Chow");
  // M-18: the other short straight would close the circle.
  await press(page, "[data-why-not] > summary");
  const again = page.locator('[data-met] [data-rejected="short-straight"]');
  await expect(again).toContainText("once more");
  await expect(again.locator(".line-why")).toContainText("567 bamboo used up by Mixed Double Chow, Short Straight");
});

test("a wait shows the tiles it was for, and a dragon pung the fan that includes it", async ({ page }) => {
  await page.goto(link("12m88p c234p c345s p666z w3m@N SE"));
  await openDetails(page);
  await expect(page.locator('[data-element="edge-wait"] .line-tiles')).not.toContainText("whole hand");
  await expect(page.locator('[data-element="edge-wait"] .line-tiles .piece')).toHaveCount(3);
  // M-84: two dragon pungs are not one.
  await page.goto(link("78m99s c123p p555z p666z w9m@N SE"));
  await openDetails(page);
  await press(page, "[data-why-not] > summary");
  await expect(page.locator('[data-met] [data-rejected="dragon-pung"]')).toContainText("Included in Two Dragon Pungs");
});

test("a wait below 8 shows what would raise it", async ({ page }) => {
  await page.goto(link(WAITING));
  // M-80 6 and M-89 2 on a discard, and the self-draw; 5 characters make no shifted chows.
  await expect(page.locator('[data-wait="2m"]')).toContainText("8 fan, 32");
  await expect(page.locator('[data-wait="2m"]')).toContainText("9 fan, 51");
  await expect(page.locator('[data-wait="5m"]')).toContainText("too low");
  await expect(page.locator("[data-lift]")).toContainText("robbing the kong");
  // M-165: All Pungs and a pung of West are 7; drawn, they are 8.
  await page.goto(link("44m88s p222m p777p p333z SE"));
  await expect(page.locator("[data-lift]")).toContainText("self-draw");
});

test("a chicken hand is worth 8", async ({ page }) => {
  await page.goto(link("678p56s33z c123m c345m w7s@N SE"));
  expect(await elements(page)).toEqual(["chicken-hand"]);
  expect(await payments(page)).toEqual({ E: -8, S: 32, W: -8, N: -16 });
});

test("flowers count after the minimum", async ({ page }) => {
  // M-165.
  await page.goto(link("44m88s p222m p777p p333z w8s@N f1 f2 f3 SE"));
  await expect(page.locator("[data-below-minimum]")).toContainText("Without flowers");
  await expect(page.locator("[data-payment]")).toHaveCount(0);
  // Drawn, it is 8 without them: each pays 8 and 11.
  await page.goto(link("44m88s p222m p777p p333z w8s f1 f2 f3 SE"));
  expect(await payments(page)).toEqual({ E: -19, S: 57, W: -19, N: -19 });
});

test("a knitted straight is tapped like any hand", async ({ page }) => {
  await openHand(page);
  await switchToMcr(page);
  await tap(page, "258m23469p14788s3p");
  await enterWinner(page, "S", "E", "E");
  expect((await elements(page)).sort()).toEqual(["all-chows", "closed-wait", "concealed-hand", "knitted-straight"]);
  expect(await payments(page)).toEqual({ E: -25, S: 41, W: -8, N: -8 });
});

test("a hand of 14 tiles shows the waits after each discard", async ({ page }) => {
  await page.goto(link("123456m4569p1178s SE"));
  await press(page, "[data-discards] [data-discard]");
  await expect(page.locator("[data-waits]")).toBeVisible();
});

test("a link opens the same hand under the rules of its year", async ({ page }) => {
  // M-166: Four Concealed Pungs, drawn: 65 in one book, 68 in the other.
  const hand = "222m555p33888s11z w3s SE";
  await page.goto(link(hand));
  await expect(page.locator("[data-result]")).toHaveAttribute("data-counted", "65");
  await press(page, '[data-action="house"]');
  await press(page, '.sheet [data-rule-set="mcr-wmo-2006"]');
  await press(page, '[data-action="close"]');
  await expect(page.locator("[data-result]")).toHaveAttribute("data-counted", "68");
  await expect(page).toHaveURL(/#\/score\/mcr-wmo-2006\//);
  const address = page.url();
  await page.goto("about:blank");
  await page.goto(address);
  await expect(page.locator("[data-result]")).toHaveAttribute("data-counted", "68");
  expect(await payments(page)).toEqual({ E: -76, S: 228, W: -76, N: -76 });
});

test("an impossible hand gets an error that says what would be valid", async ({ page }) => {
  const expectError = async (hand: string, ...all: string[]) => {
    await page.goto("about:blank");
    await page.goto(link(hand));
    for (const one of all) await expect(page.locator("body")).toContainText(one);
  };
  await expectError("34m88p c345p c456s p666z w2m@N f1 f2 f3 f4 g1 g2 g3 g4 f1 SE", "Plum (f1) is there twice");
  await expectError("34m88p c345p c456s p666z w2m@N f1 a1 SE", "remove cat (a1)");
  await expectError("258m369p88s c147s c123m w1z SE", "knitted tiles, which stay in the hand");
  // D-19.
  await expectError("88p456s33z c123m p777z w8p@N last-of-kind SE", "all other copies of the winning tile to lie open");
});

test("players change seats after a round, with a notice before and after", async ({ page }) => {
  await beginSession(page);
  for (const winner of "ESW") await enterSeatWin(page, winner, "N", 8);
  expect(await seatNames(page)).toEqual(["Dee", "Ann", "Bo", "Cy"]);
  await press(page, '[data-action="drawn"]');
  // M-145.
  await expect(page.locator("[data-reseated]")).toContainText("East and South change seats, and West and North");
  await press(page, '[data-action="done"]');
  expect(await seatNames(page)).toEqual(["Bo", "Ann", "Dee", "Cy"]);
  await expect(page.locator("[data-position]")).toHaveText("South 1");
  await expect(page.locator(".tabletop-screen [data-reseated]")).toContainText("M-145");
  await enterSeatWin(page, "S", "E", 8);
  await expect(page.locator("[data-reseated]")).toHaveCount(0);
});

test("a false win costs points that nobody receives, and is entered once", async ({ page }) => {
  await beginSession(page);
  await press(page, '[data-action="happened"]');
  await expect(page.locator('[data-event="false-win"]')).toHaveCount(1);
  await expect(page.locator('[data-event="next-hand"]')).toHaveCount(0);
  await press(page, '[data-event="false-win"]');
  await page.locator('[data-ask="fault"] button, [data-ask="fault"] [role="radio"]').first().click();
  await press(page, '[data-ask="seat"] [data-who="S"]');
  // M-125.
  await press(page, '[data-action="done"]');
  await expect(page.locator('.plate[data-seat="S"] .plate-score')).toHaveText("−40");
  await expect(page.locator("[data-sum]")).toHaveAttribute("data-sum", "0");
});

test("a session of sixteen hands: table points, and what each player needs", async ({ page }) => {
  test.setTimeout(120_000);
  await beginSession(page);
  // Ann wins 21 fan from Bo twice: East from South, and in the South round South from East.
  for (let hand = 0; hand < 15; hand += 1) {
    if (hand === 0) await enterSeatWin(page, "E", "S", 21);
    else if (hand === 4) await enterSeatWin(page, "S", "E", 21);
    else {
      await press(page, '[data-action="drawn"]');
      await press(page, '[data-action="done"]');
    }
  }
  await expect(page.locator("[data-position]")).toHaveText("North 4");
  // Ann has 90, Bo −58, Cy and Dee −16. M-114: with 37 fan from Ann, Cy has as much as she.
  await page.evaluate(() => (location.hash = "#/table/need/2"));
  await page.locator('[data-target="overall"]').fill("3");
  await expect(page.locator('[data-wish^="overall-"]')).toContainText("At least 3 table points");
  const fromAnn = (goal: string) => page.locator(`[data-wish="${goal}"] .need-way`).filter({ hasText: "from Ann" });
  await expect(fromAnn("overall-3")).toContainText("37 fan");
  // Cy shares the second place with Dee.
  await expect(page.locator('[data-wish="place-2"]')).toContainText("Already reached");
  await page.locator('[data-target="overall"]').fill("4");
  await expect(fromAnn("overall-4")).toContainText("38 fan");
  await press(page, '[data-action="back"]');
  await press(page, '[data-action="drawn"]');
  await press(page, '[data-action="done"]');
  await expect(page.locator(".tabletop-notice")).toContainText("Sixteen hands were played");
  await press(page, '[data-action="end"]');
  const points = await page
    .locator("[data-standing]")
    .evaluateAll((all) =>
      all.map((one) => [one.querySelector(".standing-name")?.textContent, one.querySelector("[data-overall]")?.textContent]),
    );
  // M-149, M-150: who shares the second and third place shares what they are worth.
  expect(points).toEqual([
    ["Ann", "4 table points"],
    ["Cy", "1.5 table points"],
    ["Dee", "1.5 table points"],
    ["Bo", "0 table points"],
  ]);
});

test("several sessions together: table points by name, then scores (M-152)", { tag: "@wide" }, async ({ page }) => {
  await beginSession(page);
  // M-114, M-150: Bo has 4 table points, Cy and Dee 1.5 each.
  await enterSeatWin(page, "S", "E", 8);
  await page.goto("./#/table/new");
  for (const [place, name] of ["Bo", "Ann", "Dee", "Eve"].entries()) await page.locator(".players input").nth(place).fill(name);
  await press(page, '[data-action="begin"]');
  await expect(page.locator(".tabletop")).toBeVisible();
  await enterSeatWin(page, "S", "E", 8);
  // The button is where the win was added: a tap so soon would be the second one of a double tap.
  await page.evaluate(() => (location.hash = "#/table/games"));
  await press(page, '[data-action="sessions"]');
  const has = (name: string) => page.locator(`[data-person="${name}"] [data-overall]`).getAttribute("data-overall");
  // The current game is one of them; the other isn't over, and a tap selects it.
  await expect(page.locator("[data-person]")).toHaveCount(4);
  await press(page, '[data-session][aria-pressed="false"]');
  await expect(page.locator("[data-person]")).toHaveCount(5);
  expect([await has("Ann"), await has("Bo"), await has("Dee"), await has("Cy"), await has("Eve")]).toEqual(["4", "4", "3", "1.5", "1.5"]);
  await expect(page.locator('[data-person="Bo"] .standing-place')).toHaveText("1");
});
