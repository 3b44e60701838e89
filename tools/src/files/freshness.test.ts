import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { basename, join } from "node:path/posix";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fromRoot, inRoot } from "../root.ts";
import { filesBelow, fingerprint, keep, recall } from "./freshness.ts";

/** An empty folder in the project, by its path from the root. Cache files are named after it. */
let folder = "";
const name = (): string => basename(folder);
const write = (file: string, text: string): void => {
  mkdirSync(dirname(inRoot(folder, file)), { recursive: true });
  writeFileSync(inRoot(folder, file), text);
};

beforeEach(() => {
  mkdirSync(inRoot(".cache"), { recursive: true });
  folder = fromRoot(mkdtempSync(inRoot(".cache", "freshness-")));
});

afterEach(() => {
  rmSync(inRoot(folder), { recursive: true });
  rmSync(inRoot(".cache", `${name()}.json`), { force: true });
});

describe("filesBelow", () => {
  test("returns every file in a fixed order", () => {
    for (const file of ["b.ts", "a/z.ts", "a/b/c.ts", "c.ts"]) write(file, "");
    expect(filesBelow(folder)).toEqual(["a/b/c.ts", "a/z.ts", "b.ts", "c.ts"].map((file) => join(folder, file)));
  });

  test("leaves out generated files", () => {
    for (const file of ["a.ts", "dist/a.js", "node_modules/x/a.js", "deep/dist-types/a", "tsconfig.tsbuildinfo"]) write(file, "");
    expect(filesBelow(folder)).toEqual([join(folder, "a.ts")]);
  });

  test("returns a file itself, and nothing for a missing path", () => {
    write("a.ts", "");
    expect(filesBelow(join(folder, "a.ts"))).toEqual([join(folder, "a.ts")]);
    expect(filesBelow(join(folder, "b.ts"))).toEqual([]);
  });
});

describe("fingerprint", () => {
  const before = (): string => {
    write("a.ts", "one");
    write("b.ts", "two");
    return fingerprint([folder]);
  };

  test("stays the same while the files do", () => {
    const print = before();
    write("a.ts", "one");
    write("dist/a.js", "made");
    expect(fingerprint([folder])).toBe(print);
  });

  test.each<[what: string, change: () => void]>([
    ["a text changes", () => write("a.ts", "other")],
    ["a file is added", () => write("c.ts", "")],
    ["a file is removed", () => rmSync(inRoot(folder, "b.ts"))],
    ["a file gets another name", () => renameSync(inRoot(folder, "b.ts"), inRoot(folder, "c.ts"))],
    [
      "two files change places",
      () => {
        write("a.ts", "two");
        write("b.ts", "one");
      },
    ],
  ])("changes when %s", (_, change) => {
    const print = before();
    change();
    expect(fingerprint([folder])).not.toBe(print);
  });
});

describe("keep and recall", () => {
  test("a saved value is there only for the same fingerprint", () => {
    keep(name(), "print", { passed: 3 });
    expect(recall(name(), "print")).toEqual({ passed: 3 });
    expect(recall(name(), "another")).toBeUndefined();
  });

  test("the last saved value counts", () => {
    keep(name(), "first", 1);
    keep(name(), "second", 2);
    expect(recall(name(), "first")).toBeUndefined();
    expect(recall(name(), "second")).toBe(2);
  });

  test("a file that was cut short doesn't count", () => {
    keep(name(), "print", 1);
    writeFileSync(inRoot(".cache", `${name()}.json`), "{");
    expect(recall(name(), "print")).toBeUndefined();
  });

  test("there is nothing before the first save", () => {
    expect(recall(name(), "print")).toBeUndefined();
  });
});
