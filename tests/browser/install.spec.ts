// Installation: browsers find no problem, and the page offers it or explains how.
import { expect, test } from "@playwright/test";
import { readBuild, Host } from "./host.js";
import { openHand, press } from "./table.js";

test.use({ serviceWorkers: "allow" });

interface Picture {
  src: string;
  sizes: string;
  purpose?: string;
}

test("Chromium can install the page, with every picture and shortcut", async ({ page, context }) => {
  const host = await Host.open();
  try {
    await page.goto(host.url);
    const browser = await context.newCDPSession(page);
    const { errors, data } = await browser.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
    // A test window is incognito.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);

    const manifest = JSON.parse(data!) as {
      icons: Picture[];
      screenshots: Picture[];
      shortcuts: { name: string; url: string; icons: Picture[] }[];
    };
    const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
    for (const { src, sizes } of pictures.filter(({ sizes }) => sizes !== "any")) {
      const size = await page.evaluate(async (src) => {
        const { width, height } = await createImageBitmap(await (await fetch(src)).blob());
        return `${width}x${height}`;
      }, src);
      expect(size, src).toBe(sizes);
    }
    const maskable = manifest.icons.filter(({ purpose }) => purpose === "maskable").map(({ sizes }) => sizes);
    expect(maskable).toEqual(["192x192", "512x512"]);
    for (const { src } of manifest.icons) expect(readBuild().has(src), src).toBe(true);

    expect(manifest.shortcuts.map(({ name }) => name)).toEqual(["Score", "Rulings", "Rules"]);
    for (const { name, url } of manifest.shortcuts) {
      await page.goto("about:blank");
      await page.goto(host.url + url.slice(2));
      await expect(page.getByRole("navigation").getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "page");
      await expect(page.locator("[data-trouble]")).toHaveCount(0);
    }
  } finally {
    await host.stop();
  }
});

test("the browser’s installation prompt is offered on the page once", async ({ page }) => {
  await openHand(page);
  // The event is sent early, before the page is idle.
  await page.evaluate(() => {
    const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      prompt: () => (document.documentElement.dataset.asked = "yes"),
    });
    window.dispatchEvent(offer);
    document.documentElement.dataset.prevented = String(offer.defaultPrevented);
  });
  await expect(page.locator("html")).toHaveAttribute("data-prevented", "true");
  await press(page, '[data-action="settings"]');
  await press(page, 'dialog [data-action="install"]');
  await expect(page.locator("html")).toHaveAttribute("data-asked", "yes");
  await expect(page.locator('dialog [data-action="install"]')).toBeHidden();
  // A hint takes the place of the button.
  await expect(page.locator('dialog [data-if="menu"]')).toBeFocused();
});

test("without an installation prompt the page explains how to install", { tag: "@wide" }, async ({ page }) => {
  await openHand(page);
  await press(page, '[data-action="settings"]');
  await expect(page.getByRole("dialog")).toContainText("On this device");
  await expect(page.getByText("look in the browser’s menu")).toBeVisible();
  await expect(page.getByText("tap Share in the browser")).toBeHidden();
});

test("on an iPhone the page points to the Share button", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: false }));
  await openHand(page);
  await press(page, '[data-action="settings"]');
  await expect(page.getByText("tap Share in the browser")).toBeVisible();
});

test("an installed page shows no installation hint", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: true }));
  await openHand(page);
  await expect(page.locator("html")).toHaveAttribute("data-kept", "");
  await press(page, '[data-action="settings"]');
  await expect(page.getByText("works without a network")).toBeVisible();
  await expect(page.getByText("tap Share in the browser")).toBeHidden();
});
