/** Tests that each file written by the command is complete or absent, and that a killed run leaves nothing behind. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { unfinishedName, writeNew, writeOver } from "./safe-write.ts";

const folder = mkdtempSync(join(tmpdir(), "broadside-"));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);
const hidden = (): readonly string[] => readdirSync(folder).filter((name) => name.startsWith("."));
/** Returns the id of a process that has ended, so no process has this id. */
const deadProcess = (): number => spawnSync(process.execPath, ["-e", ""]).pid;

describe("a file that is overwritten", () => {
  test("is replaced by a new file with the same name, so readers never see half of it", () => {
    writeFileSync(at("page.html"), "old", { mode: 0o640 });
    const before = statSync(at("page.html"));
    writeOver(at("page.html"), "new");
    const after = statSync(at("page.html"));
    expect(readFileSync(at("page.html"), "utf8")).toBe("new");
    expect(after.ino).not.toBe(before.ino);
    expect(after.mode).toBe(before.mode);
    expect(hidden()).toEqual([]);
  });

  test.skipIf(process.platform === "win32")("is still reached through its link", () => {
    writeFileSync(at("real.html"), "old");
    symlinkSync(at("real.html"), at("link.html"));
    writeOver(at("link.html"), "new");
    expect(readFileSync(at("real.html"), "utf8")).toBe("new");
  });

  test.skipIf(process.platform === "win32")("is written directly if it isn't a file", () => {
    writeOver("/dev/null", "gone");
    expect(statSync("/dev/null").isCharacterDevice()).toBe(true);
  });

  test("leaves nothing behind if it can't be written", () => {
    expect(() => writeOver(folder, "new")).toThrow();
    expect(() => writeOver(at("nowhere/page.html"), "new")).toThrow();
    expect(hidden()).toEqual([]);
  });
});

test("a new file never overwrites another", () => {
  writeNew(at("new.jsonl"), "first");
  expect(() => writeNew(at("new.jsonl"), "second")).toThrow("EEXIST");
  expect(readFileSync(at("new.jsonl"), "utf8")).toBe("first");
  expect(hidden()).toEqual([]);
});

test("the next write removes files left by killed processes, but not files that a running process is writing", () => {
  const [dead, alive] = [unfinishedName(deadProcess()), unfinishedName(process.ppid)];
  for (const name of [dead, alive, ".own-notes.tmp"]) writeFileSync(at(name), "half");
  writeOver(at("page.html"), "newer");
  expect(hidden().toSorted()).toEqual([alive, ".own-notes.tmp"].toSorted());
});

test("no other part of the command writes files", () => {
  const root = join(import.meta.dirname, "..");
  const writers = readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".ts") && !/\.test(ing)?\.ts$/.test(name))
    .filter((name) =>
      /\b(?:writeFile|writeFileSync|createWriteStream|appendFile)\b|\brename\(/.test(readFileSync(join(root, name), "utf8")),
    );
  expect(writers).toEqual(["event/file/event-lock.ts"]);
});
