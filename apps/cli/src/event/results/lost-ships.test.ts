/** Losses as people type them from a slip: numbers, names, beginnings of names, and what became of the ships. */
import type { Loss } from "@broadside/formats";
import type { HandedShip } from "@broadside/tournament";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readLostShips } from "./lost-ships.ts";

const NAMES = [
  "CR90 Corvette",
  "Wedge Antilles",
  '"Howlrunner"',
  "Academy Pilot",
  "Academy Pilot",
  "Sigma 4",
  "0-66",
  "Kyle, the Katarn",
  "Éowyn Aft",
];
const ships: readonly HandedShip[] = NAMES.map((name, at) => ({ name, points: 10 + at }));
const fleet = { owner: "Ana", member: 1, ships };

let said: string[] = [];
beforeEach(() => {
  said = [];
  vi.spyOn(process.stderr, "write").mockImplementation((text) => said.push(String(text)) > 0);
});
afterEach(() => void vi.restoreAllMocks());

const read = (text: string): readonly Loss[] | undefined => readLostShips(text, fleet);
const loss = (number: number, as: Loss["as"] = "destroyed", health?: number): Loss => ({
  member: 1,
  ship: number - 1,
  as,
  ...(health !== undefined && { health }),
});

describe("a loss is told by", () => {
  test.each<readonly [string, readonly Loss[]]>([
    ["1 fore,2", [loss(1, "fore crippled"), loss(2)]],
    ["2 half, 3 fled, 4 escaped, 5 damaged 3", [loss(2, "half"), loss(3, "fled"), loss(4, "escaped"), loss(5, "damaged", 3)]],
    ["99", [loss(99)]],
    ["wedge antilles", [loss(2)]],
    ["Wedge", [loss(2)]],
    ["Wedge half, cr90 Aft, CR90 Corvette fore crippled", [loss(2, "half"), loss(1, "aft crippled"), loss(1, "fore crippled")]],
    ["Howlrunner fled", [loss(3, "fled")]],
    ["Antilles damaged 2", [loss(2, "damaged", 2)]],
    ["Sigma 4", [loss(6)]],
    ["Sigma 4 half 1", [loss(6, "half", 1)]],
    ["0-66, 0-66 half", [loss(7), loss(7, "half")]],
    ["Kyle, the Katarn, 1", [loss(8), loss(1)]],
    ["1, Kyle, the Katarn half", [loss(1), loss(8, "half")]],
    ["kyle the katarn", [loss(8)]],
    ["Eowyn Aft", [loss(9)]],
    ["eowyn aft aft", [loss(9, "aft crippled")]],
    [" , 2,", [loss(2)]],
    ["", []],
  ])("%j", (text, losses) => {
    expect([read(text), said]).toEqual([losses, []]);
  });
});

test("a name that several ships have is refused with their numbers", () => {
  expect(read("1, Academy Pilot half")).toBeUndefined();
  expect(said).toEqual([
    '"Academy Pilot half" fits 2 ships of Ana: 4 Academy Pilot (13), 5 Academy Pilot (14); say which by the number.\n',
  ]);
});

test("a beginning that several ships have is refused too", () => {
  expect(read("a")).toBeUndefined();
  expect(said[0]).toMatch(/^"a" fits 4 ships of Ana: 2 Wedge Antilles \(11\), 4 Academy Pilot/);
});

test("a name that none has is refused with all there are", () => {
  expect(read("Luke half")).toBeUndefined();
  expect(said[0]).toMatch(
    /^"Luke half" is no loss: Ana has 1 CR90 Corvette \(10\), 2 Wedge Antilles .*; say a number or a name, and behind it fled, escaped, half, fore, aft, damaged where/,
  );
});

test("what became of a ship is one of the words", () => {
  for (const text of ["1 broken", "Wedge broken", "0", "toString"]) expect(read(text), text).toBeUndefined();
  expect(said).toHaveLength(4);
});

test("of a list on paper no ship is known, by name or by number", () => {
  for (const text of ["Wedge", "2 half", ", 1"]) expect(readLostShips(text, { ...fleet, ships: [] }), text).toBeUndefined();
  expect(said[0]).toMatch(/^"Wedge" is no loss: the list of Ana is on paper; say what it lost, as in "Ana: 120 points"/);
  expect(said[1]).toMatch(/^"2 half" is no loss: the list of Ana is on paper/);
  expect(readLostShips("", { ...fleet, ships: [] })).toEqual([]);
});
