// The desk of a club: what is typed stays, what is deleted comes back, and what a desk that watches shows.
import { expect, test, type Page } from "@playwright/test";
import { press } from "./table.js";

const field = (page: Page, key: string) => page.locator(`[data-field="${key}"]`);

/** Opens a location of the club. */
async function visit(page: Page, place: string): Promise<void> {
  await page.evaluate((to) => (location.hash = `#/club/${to}`), place);
}

/** Founds a club with four members, and draws a table of them. */
async function drawTable(page: Page): Promise<void> {
  await page.goto("./#/club/new");
  await field(page, "club-name").fill("The Nest");
  await field(page, "organiser").fill("Olga");
  await press(page, '[data-action="found"]');
  await press(page, '[data-action="members"]');
  await field(page, "names").fill("Ann\nBo\nCy\nDee");
  await press(page, '[data-action="add"]');
  await expect(page.locator("[data-member]")).toHaveCount(4);
  await visit(page, "policy");
  await press(page, '[data-action="begin-season"]');
  await visit(page, "tonight");
  await press(page, '[data-action="begin-night"]');
  for (const name of ["Ann", "Bo", "Cy", "Dee"]) {
    const row = page.locator("li[data-member]", { hasText: name });
    await row.locator('[data-action="here"]').click();
  }
  await visit(page, "draw");
  await press(page, '[data-action="draw-tables"]');
  await press(page, '[data-action="use-draw"]');
  await expect(page.locator("[data-current-round] .drawn-table")).toHaveCount(1);
}

test("a half-typed form of a club stays when it is left", async ({ page }) => {
  await page.goto("./#/club/new");
  await field(page, "club-name").fill("The Nest");
  await field(page, "organiser").fill("Olga");
  await press(page, '.tab[href^="#/rules"]');
  await expect(page.locator("main.club")).toHaveCount(0);
  await visit(page, "new");
  await expect(field(page, "club-name")).toHaveValue("The Nest");
  await expect(field(page, "organiser")).toHaveValue("Olga");
  await press(page, '[data-action="found"]');
  await visit(page, "settings");
  await field(page, "club-name").fill("The Other Nest");
  await field(page, "club-language").selectOption("ja");
  await visit(page, "members");
  await expect(page.getByRole("heading", { name: "Members" })).toBeVisible();
  await visit(page, "settings");
  await expect(field(page, "club-name")).toHaveValue("The Other Nest");
  await expect(field(page, "club-language")).toHaveValue("ja");
  await press(page, '[data-action="save-club"]');
  await expect(page.locator('[data-action="save-club"]')).toHaveAttribute("aria-disabled", "true");
  // The next club begins with an empty name.
  await visit(page, "new");
  await expect(field(page, "club-name")).toHaveValue("");
});

test("deletions of a club are undone where they were made", async ({ page }) => {
  await drawTable(page);
  await visit(page, "table/1/1");
  // The last score follows from the sum.
  for (const [place, score] of [564, 468, 484].entries()) await field(page, "score").nth(place).fill(String(score));
  await press(page, '[data-action="enter-scores"]');
  await expect(page.locator("[data-report]")).toHaveCount(1);
  await press(page, '[data-action="delete-result"]');
  await press(page, '[data-action="delete-now"]');
  await expect(page.locator("[data-report]")).toHaveCount(0);
  await press(page, '[data-action="undo-deletion"]');
  await expect(page.locator("[data-report]")).toHaveCount(1);
  await expect(page.locator("[data-deleted]")).toHaveCount(0);

  await visit(page, "history");
  const entries = page.locator("[data-entry]");
  await expect(entries.first()).toBeVisible();
  const count = await entries.count();
  // The round, below its result.
  const round = entries.nth(1);
  await round.locator('[data-action="delete"]').click();
  await round.locator('[data-action="delete-now"]').click();
  await expect(entries).toHaveCount(count - 1);
  await press(page, '[data-action="undo-deletion"]');
  await expect(entries).toHaveCount(count);
});

test("a desk that watches sees the results in place of the scanner", async ({ page, context }) => {
  await drawTable(page);
  await visit(page, "scan");
  await expect(page.locator("[data-scan]")).toBeVisible();
  const other = await context.newPage();
  await other.goto("./#/club/scan");
  await expect(other.locator('[data-table="1"]')).toBeVisible();
  await expect(other.locator("[data-scan]")).toHaveCount(0);
});
