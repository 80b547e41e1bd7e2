// Configuration for the pictures of docs/gallery.md: `cargo xtask gallery` takes them.
import { fileURLToPath } from "node:url";
import base from "../playwright.config.js";

const [here, above] = [".", ".."].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));

export default {
  ...base,
  testDir: here,
  testMatch: "gallery.ts",
  projects: [{ name: "gallery" }],
  webServer: { ...base.webServer, cwd: above },
  use: {
    ...base.use,
    trace: "off" as const,
    launchOptions: {
      ...base.use!.launchOptions,
      env: { ...process.env, FONTCONFIG_FILE: `${here}/fonts.conf` },
    },
  },
};
