// The scanner: codes of a game before the camera of a browser, which sees a film of them, and in pictures.
import { readFileSync, writeFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { FIRST, openHand, press } from "./table.js";

/** The size of a frame of the film. */
const [WIDTH, HEIGHT] = [640, 480];
/** Frames in a second, and how many of them show each code. */
const [RATE, FRAMES] = [5, 10];

/** A game as a link: from `tests/suite/game-links.txt`. */
const suite = readFileSync(new URL("../suite/game-links.txt", import.meta.url), "utf8").split("\n");
const [address] = suite.filter((line) => line.startsWith("link ")).map((line) => line.split(" ")[1]!);

/** The code on the screen, as PNG. */
async function codePicture(page: Page): Promise<Buffer> {
  const code = page.locator("[data-code]");
  await code.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => document.getAnimations().length === 0);
  return code.screenshot();
}

/** Opens the game, and returns the pictures of its two codes. */
async function gameCodes(page: Page): Promise<Buffer[]> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`./#/table/game/${address}`);
  await press(page, '[data-action="open"]');
  await press(page, '[data-action="pen"]');
  await press(page, '[data-action="take-pen"]');
  await expect(page.locator("[data-code]")).toBeVisible();
  await press(page, '[data-action="back"]');
  // Names take more room than hands.
  for (const name of ["Alexandra Konstantin", "Бартоломей Вишневец", "Wilhelmine von Hohen", "Maximilian Habermann"]) {
    for (const end of ["kjqzx", "wvpfy"]) {
      await press(page, '.tabletop-foot [data-action="seats"]');
      await page.locator('.step-panel input[type="text"]').first().fill(`${name} ${end}`);
      await press(page, '[data-action="join"]');
      await expect(page.locator(".tabletop")).toBeVisible();
    }
  }
  await press(page, '.tabletop-foot [data-action="save"]');
  await press(page, '[data-action="give"]');
  const shown = page.locator("[data-code-shown]");
  await expect(shown).toHaveAttribute("data-code-shown", "1/2");
  const first = await codePicture(page);
  await press(page, '[data-action="code-next"]');
  await expect(shown).toHaveAttribute("data-code-shown", "2/2");
  return [first, await codePicture(page)];
}

/** The brightness of the pixels of a picture in the middle of a white frame. */
async function frame(page: Page, picture: Buffer): Promise<Buffer> {
  const canvas = await page.context().newPage();
  const greys = await canvas.evaluate(
    async ({ picture, width, height }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const context = new OffscreenCanvas(width, height).getContext("2d")!;
      context.fillStyle = "white";
      context.fillRect(0, 0, width, height);
      const side = height * 0.9;
      context.drawImage(image, (width - side) / 2, (height - side) / 2, side, side);
      const { data } = context.getImageData(0, 0, width, height);
      let text = "";
      for (let at = 1; at < data.length; at += 4) text += String.fromCharCode(data[at]!);
      return btoa(text);
    },
    { picture: picture.toString("base64"), width: WIDTH, height: HEIGHT },
  );
  await canvas.close();
  return Buffer.from(greys, "base64");
}

/** A film in the format Y4M that shows each picture for two seconds, and begins again. */
async function film(page: Page, pictures: Buffer[]): Promise<string> {
  // Grey: both colour planes are in the middle.
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const parts: Buffer[] = [Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F${RATE}:1 Ip A1:1 C420jpeg\n`)];
  for (const picture of pictures) {
    const greys = await frame(page, picture);
    for (let count = 0; count < FRAMES; count += 1) parts.push(Buffer.from("FRAME\n"), greys, colours);
  }
  const path = test.info().outputPath("codes.y4m");
  writeFileSync(path, Buffer.concat(parts));
  return path;
}

/** Keeps the streams of the camera in the window. */
async function recordStreams(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const streams: MediaStream[] = [];
    Object.assign(window, { streams });
    const request = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await request(constraints);
      streams.push(stream);
      return stream;
    };
  });
}

/** The states of all tracks of the camera. */
const tracks = (page: Page) =>
  page.evaluate(() => {
    const { streams } = window as unknown as { streams: MediaStream[] };
    return streams.flatMap((stream) => stream.getTracks()).map((track) => track.readyState);
  });

/** Replaces the camera by one that is refused for a reason. */
async function refuseCamera(page: Page, name: string): Promise<void> {
  await page.addInitScript((name) => {
    const refuse = () => Promise.reject(new DOMException("", name));
    Object.defineProperty(navigator, "mediaDevices", { configurable: true, value: { getUserMedia: refuse } });
  }, name);
}

/** Opens the scanner on the screen that opens a game. */
async function openScanner(page: Page): Promise<void> {
  await page.goto("./#/table/open");
  await press(page, '[data-action="scan"]');
}

/** Chooses a picture in the scanner. */
async function choosePicture(page: Page, buffer: Buffer): Promise<void> {
  await page.locator('[data-action="choose-picture"]').setInputFiles({ name: "code.png", mimeType: "image/png", buffer });
}

test("the camera reads all codes of a game in turn, and is off afterwards", async ({ page, playwright, baseURL }, { project }) => {
  test.setTimeout(120_000);
  const codes = await gameCodes(page);
  const { launchOptions } = project.use;
  const camera = [
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
    `--use-file-for-fake-video-capture=${await film(page, codes)}`,
  ];
  const browser = await playwright.chromium.launch({ ...launchOptions, args: [...(launchOptions?.args ?? []), ...camera] });
  try {
    const context = await browser.newContext({ baseURL: baseURL!, permissions: ["camera"], viewport: { width: 390, height: 844 } });
    const phone = await context.newPage();
    const errors: string[] = [];
    phone.on("pageerror", (error) => errors.push(error.message));
    phone.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    await recordStreams(phone);
    await phone.goto("./#/table/open");
    // The first code opens the screen that collects them.
    await phone.locator('[data-action="scan"]').click();
    await expect(phone.locator('[data-codes="1/2"]')).toBeVisible({ timeout: 30_000 });
    await expect.poll(() => tracks(phone)).toEqual(["ended"]);
    await phone.locator('[data-action="scan"]').click();
    await expect(phone.locator('[data-compared="unknown"]')).toBeVisible({ timeout: 30_000 });
    await expect.poll(() => tracks(phone)).toEqual(["ended", "ended"]);
    await phone.locator('[data-action="open"]').click();
    await expect(phone.locator("[data-sum]")).toHaveAttribute("data-sum", "0");
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
  }
});

test("the camera stops by its button and when the page is hidden", async ({ playwright, baseURL }, { project }) => {
  const { launchOptions } = project.use;
  // Without a file, the camera shows a moving pattern.
  const camera = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];
  const browser = await playwright.chromium.launch({ ...launchOptions, args: [...(launchOptions?.args ?? []), ...camera] });
  try {
    const context = await browser.newContext({ baseURL: baseURL!, permissions: ["camera"], viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await recordStreams(page);
    await page.goto("./#/table/open");
    // By keyboard too.
    await page.locator('[data-action="scan"]').press("Enter");
    const video = page.locator(".scanner video");
    await expect(video).toBeVisible();
    await expect.poll(() => video.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0);
    await expect(page.locator(".scanner [role=status]").first()).toHaveText("Hold the code in front of the camera.");
    await expect.poll(() => tracks(page)).toEqual(["live"]);
    await page.locator('[data-action="stop-scanning"]').press("Enter");
    await expect(video).toHaveCount(0);
    await expect(page.locator('[data-action="scan"]')).toBeFocused();
    await expect.poll(() => tracks(page)).toEqual(["ended"]);

    await page.locator('[data-action="scan"]').press("Enter");
    await expect.poll(() => tracks(page)).toEqual(["ended", "live"]);
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
      document.dispatchEvent(new Event("visibilitychange"));
      Reflect.deleteProperty(document, "hidden");
    });
    await expect(page.locator('[data-action="scan-again"]')).toBeVisible();
    await expect.poll(() => tracks(page)).toEqual(["ended", "ended"]);
    await page.locator('[data-action="scan-again"]').press("Enter");
    await expect.poll(() => tracks(page)).toEqual(["ended", "ended", "live"]);
    // Another screen needs no camera.
    await page.locator('[data-action="back"]').click();
    await expect.poll(() => tracks(page)).toEqual(["ended", "ended", "ended"]);
  } finally {
    await browser.close();
  }
});

for (const [name, key] of [
  ["NotFoundError", "missing"],
  ["NotAllowedError", "denied"],
  ["NotReadableError", "unavailable"],
]) {
  test(`a camera that is ${key} is reported, with what to do instead`, async ({ page }) => {
    await refuseCamera(page, name!);
    await openScanner(page);
    await expect(page.locator(`[data-camera="${key}"]`)).toContainText("Choose a picture of the code", { ignoreCase: true });
    await expect(page.locator(".scanner video")).toBeHidden();
    await press(page, '[data-action="scan-again"]');
    await expect(page.locator(`[data-camera="${key}"]`)).toBeVisible();
  });
}

test("a page without https reports that it gets no camera", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "mediaDevices", { configurable: true, value: undefined }));
  await openScanner(page);
  await expect(page.locator('[data-camera="insecure"]')).toContainText("https");
});

test("codes are read from pictures, and other pictures are refused", async ({ page, browser, baseURL }) => {
  const codes = await gameCodes(page);
  const context = await browser.newContext({ baseURL: baseURL!, viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await refuseCamera(phone, "NotFoundError");
  await openScanner(phone);
  await expect(phone.locator("[data-camera]")).toBeVisible();
  await choosePicture(phone, Buffer.from("no picture"));
  await expect(phone.locator('[data-refused="picture"]')).toContainText("can’t be opened");
  await choosePicture(phone, await phone.screenshot());
  await expect(phone.locator('[data-refused="picture"]')).toContainText("No code was found");

  // A code of a hand is no game.
  await openHand(page, FIRST);
  await press(page, '[data-action="share"]');
  await choosePicture(phone, await codePicture(page));
  await expect(phone.locator('[data-refused="code"]')).toBeVisible();
  expect(new URL(phone.url()).hash).toBe("#/table/open");

  await choosePicture(phone, codes[1]!);
  await expect(phone.locator('[data-codes="1/2"]')).toBeVisible();
  await expect(phone.locator(".code-here")).toHaveText("2");
  await phone.locator('[data-action="scan"]').click();
  await choosePicture(phone, codes[0]!);
  await expect(phone.locator('[data-compared="unknown"]')).toBeVisible();
  await context.close();
});

test("the detector of the browser reads codes where there is one", async ({ page }) => {
  await refuseCamera(page, "NotFoundError");
  await page.addInitScript(
    (rawValue) => {
      const detector = class {
        static getSupportedFormats = async () => ["ean_13", "qr_code"];
        detect = async () => [{ rawValue }];
      };
      Object.assign(window, { BarcodeDetector: detector });
    },
    `https://club.example/#/table/game/${address}`,
  );
  await openScanner(page);
  await choosePicture(page, await page.screenshot());
  await expect(page.locator('[data-compared="unknown"]')).toBeVisible();
});

test("a detector that fails is replaced by our own", async ({ page, browser, baseURL }) => {
  const codes = await gameCodes(page);
  const context = await browser.newContext({ baseURL: baseURL! });
  const phone = await context.newPage();
  await refuseCamera(phone, "NotFoundError");
  await phone.addInitScript(() => {
    const detector = class {
      static getSupportedFormats = async () => ["qr_code"];
      detect = () => Promise.reject(new DOMException("Barcode detection service unavailable.", "NotSupportedError"));
    };
    Object.assign(window, { BarcodeDetector: detector });
  });
  await openScanner(phone);
  await choosePicture(phone, codes[0]!);
  await expect(phone.locator('[data-codes="1/2"]')).toBeVisible();
  await context.close();
});

test("the scanner loads when it is opened", async ({ page }) => {
  await refuseCamera(page, "NotFoundError");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto("./#/table/open");
  await expect(page.locator('[data-action="scan"]')).toBeVisible();
  expect(requests.filter((url) => /\/scanner\.(wasm|css)$/.test(url))).toEqual([]);
  await press(page, '[data-action="scan"]');
  await expect(page.locator("[data-camera]")).toBeVisible();
  expect(requests.filter((url) => /\/scanner\.wasm$/.test(url))).toHaveLength(1);
});
