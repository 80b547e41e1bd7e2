// In Firefox and in WebKit: in a page of another site, with a strict policy, also in a sandbox.
import { expect as within, test } from "@playwright/test";
import { firefox, webkit, type Browser } from "./browsers.js";
import { Club } from "./embed.js";

const { TILEWISE_FIREFOX, TILEWISE_WEBKIT_DRIVER, TILEWISE_WEBKIT } = process.env;
const BROWSERS: Record<string, (() => Promise<Browser>) | undefined> = {
  Firefox: TILEWISE_FIREFOX ? () => firefox(TILEWISE_FIREFOX) : undefined,
  WebKit: TILEWISE_WEBKIT_DRIVER && TILEWISE_WEBKIT ? () => webkit(TILEWISE_WEBKIT_DRIVER, TILEWISE_WEBKIT) : undefined,
};

const expect = within.configure({ timeout: 20_000 });

/** The examples of the Hong Kong book: 5 fan by discard, 4 by self-draw. */
const BY_DISCARD = "2223s c567s p777s p555z w1s@W SE";
const BY_SELF_DRAW = "4622s p111z c456m p777p w5s EE";

for (const [name, start] of Object.entries(BROWSERS)) {
  test(`${name}: calculator and card work in another site's page, and in a sandbox`, async ({ isMobile }) => {
    test.skip(!isMobile, "a window is a window");
    test.skip(!start, `${name} is not installed`);
    test.setTimeout(120_000);
    const club = await Club.open(true);
    const browser = await start!();
    const counted = (id: string) => browser.run<number | null>(`return document.getElementById("${id}").report?.counted ?? null`);
    try {
      club.put(
        "/",
        `<tilewise-calculator id="one" hand="${BY_DISCARD}"></tilewise-calculator>
         <tilewise-hand id="two" sandbox hand="${BY_DISCARD}"></tilewise-hand>`,
        { "content-security-policy": club.policy },
      );
      await browser.goto(club.at("/"));
      await expect.poll(() => counted("one")).toBe(5);
      await browser.run('document.getElementById("two").scrollIntoView()');
      await expect.poll(() => counted("two")).toBe(5);
      await browser.run(`for (const id of ["one", "two"]) document.getElementById(id).hand = "${BY_SELF_DRAW}"`);
      await expect.poll(() => counted("one")).toBe(4);
      await expect.poll(() => counted("two")).toBe(4);
      const height = 'return document.getElementById("one").shadowRoot.querySelector("iframe").clientHeight';
      await expect.poll(() => browser.run(height)).toBeGreaterThan(400);
      expect(await browser.run('return document.getElementById("one").request.win')).toEqual({ by: "self-draw" });
    } finally {
      await browser.close();
      await club.close();
    }
  });
}
