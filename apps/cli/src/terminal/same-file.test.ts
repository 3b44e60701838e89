import { linkSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { fileAt } from "./same-file.ts";

test("two names of one file have the same id, two files have different ids, and a missing file has none", () => {
  const folder = mkdtempSync(join(tmpdir(), "broadside-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [one, same, other] = ["one", "same", "other"].map((name) => join(folder, name)) as [string, string, string];
  for (const file of [one, other]) writeFileSync(file, "");
  linkSync(one, same);
  expect(fileAt(one)).toBeDefined();
  expect(fileAt(same)).toBe(fileAt(one));
  expect(fileAt(other)).not.toBe(fileAt(one));
  expect(fileAt(join(folder, "none"))).toBeUndefined();
});
