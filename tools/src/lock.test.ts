/**
 * The lock files serve every platform that Broadside supports. If a platform's native part is missing, it is not installed there and
 * nothing starts.
 */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Lock, type Machine, machineInWords, nativeParts } from "../machine.mjs";
import { inRoot } from "./root.ts";

const PLATFORMS: readonly Machine[] = [
  { os: "linux", cpu: "x64", libc: "glibc" },
  { os: "linux", cpu: "arm64", libc: "glibc" },
  { os: "darwin", cpu: "x64" },
  { os: "darwin", cpu: "arm64" },
  { os: "win32", cpu: "x64" },
];

const read = (path: string): Lock => JSON.parse(readFileSync(inRoot(path), "utf8")) as Lock;
const ROOT_LOCK = read("package-lock.json");

/**
 * Problems such as "rolldown has no part for win32 x64", for every dependency and platform. A package that supports
 * only some platforms must also be marked as optional.
 */
const faultsOf = (lock: Lock): readonly string[] => [
  ...PLATFORMS.flatMap((platform) =>
    nativeParts(lock, platform)
      .filter(({ parts }) => parts.length === 0)
      .map(({ dependency }) => `${dependency} has no part for ${machineInWords(platform)}`),
  ),
  ...Object.entries(lock.packages)
    .filter(([, { os, cpu, optional }]) => (os ?? cpu) !== undefined && optional !== true)
    .map(([place]) => `${place} is for some platforms only and not optional`),
];

const without = (lock: Lock, ...places: readonly string[]): Lock => ({
  packages: Object.fromEntries(Object.entries(lock.packages).filter(([place]) => !places.includes(place))),
});

describe.each(["package-lock.json", "tools/bench/package-lock.json"])("%s", (path) => {
  test("has the native parts of every dependency for the five platforms", () => {
    expect(faultsOf(read(path))).toEqual([]);
  });

  test("names no registry, so that any may be used", () => {
    const named = Object.entries(read(path).packages).filter(([, { resolved }]) => /^\w+:/.test(resolved ?? ""));
    expect(named.map(([place]) => place)).toEqual([]);
  });
});

describe("a lock file", () => {
  const dependencies = nativeParts(ROOT_LOCK, PLATFORMS[0] ?? { os: "", cpu: "" }).map(({ dependency }) => dependency);

  test("in this project has dependencies with native parts, including those that compile, bundle and lint", () => {
    expect(dependencies).toEqual(expect.arrayContaining(["@biomejs/biome", "rolldown", "typescript"]));
  });

  test.each(PLATFORMS.map((platform) => [machineInWords(platform), platform] as const))(
    "is wrong without a dependency's part for %s",
    (name, platform) => {
      for (const { dependency, parts } of nativeParts(ROOT_LOCK, platform))
        expect(faultsOf(without(ROOT_LOCK, ...parts.map(({ at }) => at)))).toEqual([`${dependency} has no part for ${name}`]);
    },
  );

  test("is wrong for all five platforms without any part of a dependency", () => {
    const parts = Object.keys(ROOT_LOCK.packages).filter((place) => place.startsWith("node_modules/@rolldown/binding-"));
    expect(faultsOf(without(ROOT_LOCK, ...parts))).toEqual(PLATFORMS.map((one) => `rolldown has no part for ${machineInWords(one)}`));
  });

  test("is wrong if a part for some platforms is required on all", () => {
    expect(faultsOf({ packages: { "node_modules/fast": { os: ["linux"] } } })).toEqual([
      "node_modules/fast is for some platforms only and not optional",
    ]);
  });
});
