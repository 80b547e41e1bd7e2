import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { subjects } from "./subjects.mjs";

test("SUBJECTS.md matches the specs", () => {
  const written = readFileSync(new URL("SUBJECTS.md", import.meta.url), "utf8");
  assert.equal(written, subjects(), "`node tests/browser/subjects.mjs` writes it again");
});
