// Random use with faults: `cargo xtask soak faults` runs it.
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: fileURLToPath(new URL(".", import.meta.url)),
  testMatch: "faults.ts",
  fullyParallel: true,
  workers: 2,
  reporter: "list",
});
