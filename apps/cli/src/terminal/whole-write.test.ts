/** Every file of the command is there whole or not at all, and nothing of a killed run stays behind. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { unfinishedName, writeNew, writeOver } from "./whole-write.ts";

const folder = mkdtempSync(join(tmpdir(), "broadside-"));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);
const hidden = (): readonly string[] => readdirSync(folder).filter((name) => name.startsWith("."));
/** A process that has ended, so that its number is nobody's. */
const deadProcess = (): number => spawnSync(process.execPath, ["-e", ""]).pid;

describe("a file that is written over", () => {
  test("is another file under the same name, so that a reader has the old one whole or the new one", () => {
    writeFileSync(at("page.html"), "old", { mode: 0o640 });
    const before = statSync(at("page.html"));
    writeOver(at("page.html"), "new");
    const after = statSync(at("page.html"));
    expect(readFileSync(at("page.html"), "utf8")).toBe("new");
    expect(after.ino).not.toBe(before.ino);
    expect(after.mode).toBe(before.mode);
    expect(hidden()).toEqual([]);
  });

  test.skipIf(process.platform === "win32")("stays behind its link", () => {
    writeFileSync(at("real.html"), "old");
    symlinkSync(at("real.html"), at("link.html"));
    writeOver(at("link.html"), "new");
    expect(readFileSync(at("real.html"), "utf8")).toBe("new");
  });

  test.skipIf(process.platform === "win32")("is written to directly where it is no file", () => {
    writeOver("/dev/null", "gone");
    expect(statSync("/dev/null").isCharacterDevice()).toBe(true);
  });

  test("leaves nothing behind where it cannot be written", () => {
    expect(() => writeOver(folder, "new")).toThrow();
    expect(() => writeOver(at("nowhere/page.html"), "new")).toThrow();
    expect(hidden()).toEqual([]);
  });
});

test("a new file is never written over another", () => {
  writeNew(at("new.jsonl"), "first");
  expect(() => writeNew(at("new.jsonl"), "second")).toThrow("EEXIST");
  expect(readFileSync(at("new.jsonl"), "utf8")).toBe("first");
  expect(hidden()).toEqual([]);
});

test("what a killed run left is removed by the next write; what a running one writes is not", () => {
  const [dead, alive] = [unfinishedName(deadProcess()), unfinishedName(process.ppid)];
  for (const name of [dead, alive, ".own-notes.tmp"]) writeFileSync(at(name), "half");
  writeOver(at("page.html"), "newer");
  expect(hidden().toSorted()).toEqual([alive, ".own-notes.tmp"].toSorted());
});

test("nothing else in the command writes files by itself", () => {
  const root = join(import.meta.dirname, "..");
  const writers = readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".ts") && !/\.test(ing)?\.ts$/.test(name))
    .filter((name) => /\b(writeFile|writeFileSync|createWriteStream|appendFile|rename)\b/.test(readFileSync(join(root, name), "utf8")));
  expect(writers).toEqual(["event/file/event-lock.ts"]);
});
