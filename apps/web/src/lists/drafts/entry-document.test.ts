import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { LIST_LIMITS, parseListFile, readListFile } from "@broadside/squads";
import fc from "fast-check";
import { expect, test } from "vitest";
import { makeEntry, parseEntry, readEntry } from "./entry-document.ts";
import { FULL_ENTRY } from "./full-entry.testing.ts";

test("an entry with everything in it is the same after saving and loading", () => {
  expect(parseEntry(makeEntry(FULL_ENTRY))).toEqual({ ok: true, value: FULL_ENTRY });
});

test("the longest list file that can be read can also be saved", () => {
  const nested = (depth: number): unknown => (depth === 0 ? 1 : { deeper: nested(depth - 1) });
  const upgrades = Array.from({ length: LIST_LIMITS.upgrades }, () => "r2d2");
  const full = { name: "lukeskywalker", ship: "xwing", upgrades: { amd: upgrades }, vendor: { other: nested(10) } };
  const squad = (pilots: readonly unknown[]) => ({ faction: "rebel", version: "1.0.0", name: "n".repeat(LIST_LIMITS.text), pilots });
  const bare = Array.from({ length: LIST_LIMITS.ships }, () => ({ name: "wedgeantilles", ship: "xwing" }));
  const container = [squad(bare), ...Array.from({ length: LIST_LIMITS.squads - 1 }, () => squad([full]))];
  const file = parseListFile(JSON.stringify({ container }));
  const read = file.ok ? readListFile(file.value, catalogueOf(pack)) : file;
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const { entry } = read.value;
  expect(entry.squads).toHaveLength(LIST_LIMITS.squads);
  expect(parseEntry(makeEntry(entry))).toEqual({ ok: true, value: entry });
});

test("problems are reported with their path", () => {
  expect(readEntry({ format: "standard-100", squads: [{ faction: "rebel", ships: [{ pilot: 7, upgrades: {} }] }] })).toMatchObject({
    ok: false,
    problems: [{ path: "squads[0].ships[0].pilot" }, { path: "squads[0].ships[0].upgrades" }],
  });
});

test("no input makes reading throw", () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (inner, outer) => {
      readEntry(outer);
      readEntry({ format: "x", squads: [{ faction: "rebel", ships: [inner], wings: [inner], builds: inner }], options: inner });
    }),
  );
});

test("unknown options are dropped, but the lists stay", () => {
  const entry = {
    format: "epic-dogfight",
    options: { points: -5, epicPoints: { gozanticlasscruiser: -9 } },
    squads: [{ faction: "rebel", ships: [] }],
  };
  expect(parseEntry(JSON.stringify(entry))).toEqual({
    ok: true,
    value: { format: "epic-dogfight", options: { epicPoints: {} }, squads: [{ faction: "rebel", ships: [] }] },
  });
});
