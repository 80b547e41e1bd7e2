import { expect, test } from "@playwright/test";

test.use({ serviceWorkers: "allow" });

test("the page loads in few requests and without errors", async ({ page, baseURL }) => {
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => requests.push(request.url()));

  await page.goto("./", { waitUntil: "networkidle" });

  await expect(page.getByRole("main")).toBeVisible();
  expect(complaints).toEqual([]);
  expect(requests.filter((url) => !url.startsWith(baseURL!) && !url.startsWith("data:"))).toEqual([]);
  // A browser may request the icon again when the address changes; the page is in use by then.
  // The analysis of hands loads after the page is drawn.
  const files = new Set(requests.filter((url) => !/\/analysis\.(wasm|css)$/.test(url)));
  expect(files.size, [...files].join("\n")).toBeLessThanOrEqual(5);
});
