/**
 * Tests that reading a file never throws, whatever the file contains. The reader reports a limited number of problems, each with its path.
 */

import { catalogueOf } from "@broadside/cards";
import { pack as pack1 } from "@broadside/cards/1e";
import { pack as pack20 } from "@broadside/cards/2.0";
import { pack as pack25 } from "@broadside/cards/2.5";
import { runs } from "@broadside/kit/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { EntryDraft } from "../draft.ts";
import { LIST_LIMITS, parseListFile, type ReadEntry, readListFile } from "./list-file.ts";
import { VENDOR_LIMITS } from "./list-limits.ts";
import type { FileNote } from "./note.ts";
import { writeXws } from "./xws-write.ts";

const CARDS = { "1e": catalogueOf(pack1), "2.0": catalogueOf(pack20), "2.5": catalogueOf(pack25) };

/** Returns all notes on a text, and what was read from it if it could be read. */
function readText(text: string): { readonly problems: readonly FileNote[]; readonly read?: ReadEntry } {
  const file = parseListFile(text);
  if (!file.ok) return file;
  const read = readListFile(file.value, CARDS[file.value.edition]);
  return read.ok ? { problems: read.value.notes, read: read.value } : read;
}

function isBounded(problems: readonly FileNote[]): void {
  expect(problems.length).toBeLessThanOrEqual(LIST_LIMITS.problems);
  for (const note of problems) expect(JSON.stringify(note).length).toBeLessThan(1_000);
}

/** Reads a text. If that works, writes the list again. */
function survives(text: string): void {
  const { problems, read } = readText(text);
  isBounded(problems);
  if (!read) expect(problems.length).toBeGreaterThan(0);
  else for (const catalogue of [CARDS["1e"], CARDS["2.5"]]) expect(writeXws(read.entry, catalogue)).toContain("pilots");
}

const EVERYTHING: EntryDraft = {
  format: "epic-dogfight",
  options: { points: 300, epicPoints: { croccruiser: 2 }, event: { region: "elsewhere", notAdmitted: ["navigator"] }, requirements: [] },
  squads: [
    {
      name: "All of it",
      player: "Ann",
      captain: true,
      faction: "rebel",
      ships: [
        {
          pilot: "cr90corvette",
          upgrades: [
            { id: "gunneryteam", section: "fore" },
            { id: "tantiveiv", section: "aft" },
          ],
        },
        { pilot: "lukeskywalker", upgrades: [{ id: "r2d2" }], dockedTo: 0, vendor: { a: {}, b: {} } },
        { pilot: "Nobody", upgrades: [{ id: "Nothing" }], onlySection: "aft" },
      ],
      wings: [{ leader: 1, wingmates: [{ ship: 2, position: 2 }] }],
      builds: ["none"],
      obstacles: ["coreasteroid0"],
      declared: { points: 1.5, epicPoints: 3 },
      vendor: { yasb: { builder: "YASB" } },
    },
    { faction: "sith", ships: [] },
  ],
};

const junk = fc.oneof(
  fc.constantFrom(null, "", "x", -1, 0, 1.5, 1e308, 1e9, true, {}, [], [[]], [null], { "": "" }, "__proto__", "constructor"),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Returns the text with one of its values replaced. `place` is that value's number in reading order. */
function withJunk(text: string, place: number, put: unknown): string {
  let visited = -1;
  return (
    JSON.stringify(JSON.parse(text), (_key, value: unknown) => {
      visited += 1;
      return visited === place ? put : value;
    }) ?? ""
  );
}

describe("a list file", () => {
  test("made of any text or JSON gives a draft or reasons", () => {
    const lists = fc.record({ faction: junk, pilots: junk, vendor: junk }, { requiredKeys: [] }).map((list) => JSON.stringify(list));
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json(), lists), survives), { numRuns: runs(1_000) });
  });

  test("that is valid except in one place gives a draft or reasons", () => {
    const text = writeXws(EVERYTHING, CARDS["1e"]);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(160), junk), { minLength: 1, maxLength: 3 }), (changes) => {
        survives(changes.reduce((changed, [place, put]) => withJunk(changed, place, put), text));
      }),
      { numRuns: runs(1_000) },
    );
  });

  test("with a value that JSON can't contain doesn't throw", () => {
    const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true });
    const list = fc.record({ faction: anything, pilots: fc.array(fc.record({ name: anything, upgrades: anything })), vendor: anything });
    fc.assert(
      fc.property(fc.oneof(anything, list), (value) => {
        const read = readListFile({ kind: "xws1", edition: "1e", value }, CARDS["1e"]);
        isBounded(read.ok ? read.value.notes : read.problems);
        if (read.ok) writeXws(read.value.entry, CARDS["1e"]);
      }),
      { numRuns: runs(1_000) },
    );
  });

  test("of any size is refused with one reason each", () => {
    const notesOn = (text: string): readonly FileNote[] => readText(text).problems;
    expect(notesOn("[".repeat(1_000_000))).toEqual([{ path: "", note: "too deep", most: 20 }]);
    expect(notesOn("x".repeat(1_000_001))).toEqual([{ path: "", note: "too long", characters: 1_000_001, most: 1_000_000 }]);
    expect(notesOn(`{"faction":"rebel","pilots":[${"1,".repeat(400_000)}1]}`)).toEqual([
      { path: "pilots", note: "too many entries", entries: 400_001, most: 120 },
    ]);
    expect(notesOn(`{"container":[${"{},".repeat(200_000)}{}]}`)).toEqual([
      { path: "container", note: "too many entries", entries: 200_001, most: 16 },
    ]);
  });

  test("with a hundred thousand keys, cards or long words is read within the limits", () => {
    const slots = Array.from({ length: 50_000 }, (_, at) => `"slot${at}":["a"]`).join();
    const many = readText(`{"faction":"rebel","pilots":[{"name":"lukeskywalker","ship":"xwing","upgrades":{${slots}}}]}`);
    expect(many.read?.entry.squads[0]?.ships[0]?.upgrades).toHaveLength(LIST_LIMITS.upgrades);
    isBounded(many.problems);
    const long = "x".repeat(150_000);
    const words = readText(
      `{"faction":"${long}","name":"${long}","${long}":1,"vendor":{"broadside":{"wings":[{"${long}":1}]}},"pilots":[{"name":"${long}","ship":"${long}"}]}`,
    );
    isBounded(words.problems);
    expect(words.read?.entry.squads[0]?.name).toHaveLength(LIST_LIMITS.text);
  });

  test("with names of built-in properties does no harm, and keeps the names", () => {
    const text = `{"faction":"rebel","pilots":[{"name":"constructor","ship":"__proto__","upgrades":{"__proto__":["toString"],"constructor":["valueOf"]},
      "vendor":{"__proto__":{"polluted":1}}}],"vendor":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},
      "broadside":{"options":{"epicPoints":{"__proto__":3}},"__proto__":{"captain":true}}}}`;
    const { read } = readText(text);
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
    const squad = read?.entry.squads[0];
    expect(squad?.ships[0]).toMatchObject({ pilot: "constructor", upgrades: [{ id: "toString" }, { id: "valueOf" }] });
    expect([squad?.captain, Object.keys(squad?.vendor ?? {})]).toEqual([undefined, ["__proto__", "constructor"]]);
    expect(Object.entries(read?.entry.options?.epicPoints ?? {})).toEqual([["__proto__", 3]]);
    const again = read && readText(writeXws(read.entry, CARDS["1e"])).read;
    expect(JSON.stringify(again?.entry)).toBe(JSON.stringify(read?.entry));
  });
});

test("other programs' data are limited, so that we can read the list that we write with them", () => {
  const nested = (levels: number): unknown => (levels === 1 ? {} : { in: nested(levels - 1) });
  const inContainer = (vendor: unknown): string =>
    JSON.stringify({
      container: [
        { faction: "rebel", pilots: [{ name: "lukeskywalker", ship: "xwing", vendor }] },
        { faction: "rebel", pilots: [] },
      ],
    });
  for (const levels of [VENDOR_LIMITS.depth, VENDOR_LIMITS.depth + 1]) {
    const { read, problems } = readText(inContainer({ broadside: { vendor: nested(levels) } }));
    const isKept = levels <= VENDOR_LIMITS.depth;
    expect(problems.map(({ path }) => path)).toEqual(isKept ? [] : ["container[0].pilots[0].vendor"]);
    expect(read && readText(writeXws(read.entry, CARDS["1e"])).read?.entry).toEqual(read?.entry);
  }
  expect(readText(inContainer({ big: "x".repeat(VENDOR_LIMITS.characters) })).problems).toHaveLength(1);
});
