import { degrees, mm } from "@broadside/geometry";
import { join, type Problem, type Result } from "@broadside/kit";
import { runs } from "@broadside/kit/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { documentOf, LIMITS, makePosition, type Position, parsePosition, printedArcs, readPosition, SEATS } from "./index.ts";

/** A document with every possible field. */
const FULL = {
  format: "broadside-position",
  version: 1,
  ruleset: { edition: "1e" },
  table: { width: 1_828_800, height: 914_400 },
  ships: [
    {
      id: "tantive",
      name: "Tantive IV",
      base: "cr90",
      pose: { x: 900_000, y: 300_000, heading: 90_000 },
      seat: 1,
      arcs: ["forePort", "mainWeapon"],
    },
    { id: "howlrunner", name: "Howlrunner", base: "small", pose: { x: 900_000, y: 600_000, heading: 0 }, seat: 2, arcs: ["front"] },
  ],
  obstacles: [{ id: "rock", token: "coreasteroid0", pose: { x: 500_000, y: 500_000, heading: 45_000 }, flipped: true }],
  features: [{ id: "mine", token: "proximityMine", pose: { x: 700_000, y: 500_000, heading: 0 } }],
};
const EMPTY = { format: FULL.format, version: 1, ruleset: FULL.ruleset, table: FULL.table };
const SHIP = { id: "a", base: "small", pose: { x: 0, y: 0, heading: 0 }, seat: 1 };

const problemsOf = (result: Result<unknown>): readonly Problem[] => (result.ok ? [] : result.problems);
const pathsOf = (result: Result<unknown>): readonly string[] => problemsOf(result).map(({ path }) => path);
const withShips = (edition: string, ...ships: readonly unknown[]) => ({ ...EMPTY, ruleset: { edition }, ships });
const positionOf = (document: unknown): Position | undefined => {
  const result = readPosition(document);
  return result.ok ? result.value : undefined;
};

/** A place in a document: its path, its value, and a copy of the document with another value there. */
interface Place {
  readonly path: string;
  readonly value: unknown;
  put(value: unknown): unknown;
}

function* placesIn(value: unknown, path = "", put: Place["put"] = (other) => other): Generator<Place> {
  yield { path, value, put };
  if (Array.isArray(value))
    for (const [index, entry] of value.entries()) yield* placesIn(entry, join(path, index), (other) => put(value.with(index, other)));
  else if (typeof value === "object" && value !== null)
    for (const [key, entry] of Object.entries(value)) yield* placesIn(entry, join(path, key), (other) => put({ ...value, [key]: other }));
}
const PLACES = [...placesIn(FULL)];
const valueAt = (document: unknown, wanted: string): unknown => [...placesIn(document)].find(({ path }) => path === wanted)?.value;

/** True if a problem is about a path: about the value itself, about what contains it, or about what it contains. */
const concerns = (problem: string, place: string): boolean =>
  [place, problem].some((path) => path === "") || isWithin(problem, place) || isWithin(place, problem);
const isWithin = (inner: string, outer: string): boolean =>
  inner === outer || inner.startsWith(`${outer}.`) || inner.startsWith(`${outer}[`);

describe("a position", () => {
  test("is read with all of its fields", () => {
    expect(readPosition(FULL)).toEqual({
      ok: true,
      value: { edition: "1e", table: FULL.table, ships: FULL.ships, obstacles: FULL.obstacles, features: FULL.features },
    });
  });

  test("can be without any pieces", () => {
    expect(positionOf(EMPTY)).toEqual({ edition: "1e", table: FULL.table, ships: [], obstacles: [], features: [] });
  });

  test("gives a ship without arcs the ones printed for its base, and a token without a face its usual one", () => {
    const position = positionOf({ ...withShips("2.5", SHIP), obstacles: [{ id: "rock", token: "gascloud1", pose: SHIP.pose }] });
    expect(position?.ships[0]?.arcs).toEqual(printedArcs("2.5", "small"));
    expect(printedArcs("2.5", "small")).toEqual(["front", "bullseye"]);
    expect(position?.obstacles[0]?.flipped).toBe(false);
  });

  test("may have pieces off the table, but not too far away", () => {
    const at = (x: number) => positionOf(withShips("1e", { ...SHIP, pose: { x, y: 0, heading: 0 } }));
    expect(at(-LIMITS.coordinate)?.ships[0]?.pose.x).toBe(mm(-10_000));
    expect(at(-LIMITS.coordinate - 1)).toBeUndefined();
  });

  test("is always written as the same text, whatever the order of the keys in the input", () => {
    const reversed = JSON.stringify(FULL, (_key, value: unknown) =>
      typeof value === "object" && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).reverse()) : value,
    );
    const read = parsePosition(reversed);
    expect(read.ok && makePosition(read.value)).toBe(JSON.stringify(FULL));
    const usualFace = { ...FULL, obstacles: FULL.obstacles.map((rock) => ({ ...rock, flipped: false })) };
    const position = positionOf(usualFace);
    expect(position && makePosition(position)).toBe(JSON.stringify(usualFace).replace(',"flipped":false', ""));
  });

  test("can still be read at its largest possible size", () => {
    const pieces = Array.from({ length: LIMITS.pieces }, (_, index) => index);
    // Use ids full of control characters, because these take up the most space in JSON.
    const id = (kind: string, index: number) => `${kind}${index}`.padEnd(LIMITS.idLength, "\u0001");
    const pose = { x: -LIMITS.coordinate, y: -LIMITS.coordinate, heading: degrees(359.999) };
    const largest: Position = {
      edition: "1e",
      table: FULL.table,
      ships: pieces.map((index) => ({
        id: id("s", index),
        name: "\u0001".repeat(LIMITS.nameLength),
        base: "small",
        pose,
        seat: SEATS.length,
        arcs: ["front", "rear", "left", "right", "fullFront", "fullRear", "bullseye", "all"],
      })),
      obstacles: pieces.map((index) => ({ id: id("o", index), token: "vt49decimatordebris0", pose, flipped: true })),
      features: pieces.map((index) => ({ id: id("f", index), token: "electroChaffCloud", pose })),
    };
    expect(parsePosition(makePosition(largest))).toEqual({ ok: true, value: largest });
  });
});

describe("a faulty document", () => {
  test.each<[string, unknown, string]>([
    ["an unknown base", withShips("1e", { ...SHIP, base: "deathStar" }), "ships[0].base"],
    ["a base of the second edition in the first", withShips("1e", { ...SHIP, base: "medium" }), "ships[0].base"],
    ["a base of the first edition in the second", withShips("2.0", { ...SHIP, base: "cr90" }), "ships[0].base"],
    ["an arc that the base cannot have", withShips("1e", { ...SHIP, arcs: ["front", "mainWeapon"] }), "ships[0].arcs[1]"],
    ["an arc twice", withShips("1e", { ...SHIP, arcs: ["front", "front"] }), "ships[0].arcs"],
    ["two ships with one id", withShips("1e", SHIP, SHIP), "ships[1].id"],
    [
      "a ship and an obstacle with one id",
      { ...withShips("1e", SHIP), obstacles: [{ id: "a", token: "loosecargo", pose: SHIP.pose }] },
      "obstacles[0].id",
    ],
    ["a coordinate off the grid", withShips("1e", { ...SHIP, pose: { x: 0.5, y: 0, heading: 0 } }), "ships[0].pose.x"],
    ["a heading of a full turn", withShips("1e", { ...SHIP, pose: { x: 0, y: 0, heading: 360_000 } }), "ships[0].pose.heading"],
    ["a seat too many", withShips("1e", { ...SHIP, seat: SEATS.length + 1 }), "ships[0].seat"],
    ["seat nought", withShips("1e", { ...SHIP, seat: 0 }), "ships[0].seat"],
    ["an id too long", withShips("1e", { ...SHIP, id: "a".repeat(LIMITS.idLength + 1) }), "ships[0].id"],
    ["an empty name", withShips("1e", { ...SHIP, name: "" }), "ships[0].name"],
    ["too many ships", withShips("1e", ...new Array<unknown>(LIMITS.pieces + 1).fill(SHIP)), "ships"],
    ["a table too small", { ...EMPTY, table: { width: LIMITS.tableSide.least - 1, height: mm(900) } }, "table.width"],
    ["a later version", { ...EMPTY, version: 2 }, "version"],
    ["another format", { ...EMPTY, format: "fen" }, "format"],
    ["an unknown edition", { ...EMPTY, ruleset: { edition: "3" } }, "ruleset.edition"],
    ["a device among the obstacles", { ...EMPTY, obstacles: [{ id: "a", token: "standardBomb", pose: SHIP.pose }] }, "obstacles[0].token"],
  ])("%s is reported with its path, and nothing else is", (_what, document, path) => {
    expect(pathsOf(readPosition(document))).toEqual([path]);
    expect(pathsOf(parsePosition(JSON.stringify(document)))).toEqual([path]);
  });

  test("reports several mistakes at once", () => {
    const mistakes = withShips("1e", { ...SHIP, seat: 0 }, { ...SHIP, id: "b", pose: { x: 0, y: 0.5, heading: -1 } });
    expect(pathsOf(readPosition(mistakes))).toEqual(["ships[0].seat", "ships[1].pose.y", "ships[1].pose.heading"]);
  });

  test("can't use keys that every object inherits", () => {
    for (const { path, value, put } of PLACES) {
      if (typeof value !== "object" || value === null || Array.isArray(value)) continue;
      for (const key of ["__proto__", "constructor", "toString", "hasOwnProperty", "extra"]) {
        const added = JSON.parse(`{${JSON.stringify(key)}:{"x":1}}`) as object;
        const text = JSON.stringify(put({ ...value, ...added }));
        expect(pathsOf(parsePosition(text)), key).toEqual([join(path, key)]);
      }
    }
    expect(pathsOf(parsePosition('{"__proto__":{"format":"broadside-position","version":1}}'))).toContain("format");
  });
});

describe("hostile input", () => {
  const JUNK = [null, "x", "", "1", "__proto__", 1.5, -1, 1e308, true, {}, [], [[]], [null], { x: 1 }, { length: 1 }];
  const MORE_JUNK = [undefined, Number.NaN, Number.POSITIVE_INFINITY, 1n, Symbol("x"), () => 1, new Date(0), new Map(), Object(1)];

  test("junk in any place is refused with that place only, or is accepted as it is", () => {
    for (const { path, put } of PLACES)
      for (const junk of JUNK) {
        const document = put(junk);
        const result = readPosition(document);
        const what = `${JSON.stringify(junk)} at ${path}`;
        expect(parsePosition(JSON.stringify(document)), what).toEqual(result);
        if (result.ok) expect(valueAt(documentOf(result.value), path), what).toEqual(junk);
        else expect([result.problems.length > 0, pathsOf(result).filter((problem) => !concerns(problem, path))], what).toEqual([true, []]);
      }
  });

  test("values that JSON can't contain are refused too", () => {
    const mayBeMissing = /^(ships|obstacles|features|ships\[\d\]\.(name|arcs)|obstacles\[0\]\.flipped)$/;
    for (const { path, put } of PLACES)
      for (const junk of MORE_JUNK) {
        const paths = pathsOf(readPosition(put(junk)));
        const what = `${String(junk)} at ${path}`;
        if (junk === undefined && mayBeMissing.test(path)) expect(paths, what).toEqual([]);
        else expect([paths.length > 0, paths.filter((problem) => !concerns(problem, path))], what).toEqual([true, []]);
      }
  });

  test("any text is either read or refused with a reason", () => {
    const text = JSON.stringify(FULL);
    const damaged = fc
      .tuple(fc.nat(text.length), fc.nat(20), fc.string({ maxLength: 5 }))
      .map(([at, cut, put]) => text.slice(0, at) + put + text.slice(at + cut));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), damaged), (read) => {
        const result = parsePosition(read);
        if (result.ok) expect(parsePosition(makePosition(result.value))).toEqual(result);
        else expect(result.problems.length).toBeGreaterThan(0);
      }),
      { numRuns: runs(1000) },
    );
  });

  test("ten megabytes are refused at once, whatever they contain", () => {
    for (const piece of ["x", "[", '{"a":', '"', " ", "\\", "1"])
      expect(problemsOf(parsePosition(piece.repeat(10_000_000)))[0]?.reason).toBe(
        `is ${10_000_000 * piece.length} characters long; at most ${LIMITS.characters} can be read`,
      );
  });

  test("a hundred thousand brackets are nested too deeply", () => {
    for (const nest of ["[".repeat(100_000), '{"a":'.repeat(100_000), `{"ships":${"[".repeat(50_000)}${"]".repeat(50_000)}}`])
      expect(problemsOf(parsePosition(nest))).toEqual([{ path: "", reason: `is nested more than ${LIMITS.depth} levels deep` }]);
  });

  test("the number of reported problems is limited", () => {
    const wrongShips = withShips("1e", ...new Array<unknown>(LIMITS.pieces).fill({ x: 1 }));
    const wrongKeys = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`key${index}`, index]));
    for (const document of [wrongShips, wrongKeys]) expect(pathsOf(readPosition(document))).toHaveLength(100);
  });
});
