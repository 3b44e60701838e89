/** Tests losses as people copy them from a result slip: a ship's number, its name or the beginning of it, and what happened to the ship. */
import type { Loss } from "@broadside/formats";
import type { SubmittedShip } from "@broadside/tournament";
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
const ships: readonly SubmittedShip[] = NAMES.map((name, at) => ({ name, points: 10 + at }));
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

describe("losses are read from", () => {
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

test("a name that several ships share is refused with the ships' numbers", () => {
  expect(read("1, Academy Pilot half")).toBeUndefined();
  expect(said).toEqual([
    "\"Academy Pilot half\" could mean 2 of Ana's ships: 4 Academy Pilot (13), 5 Academy Pilot (14).\nUse the ship's number, such as 4.\n",
  ]);
});

test("the beginning of several names is refused too", () => {
  expect(read("a")).toBeUndefined();
  expect(said[0]).toMatch(
    /^"a" could mean 4 of Ana's ships: 2 Wedge Antilles \(11\), 4 Academy Pilot \(13\), 5 Academy Pilot \(14\), 9 Éowyn Aft \(18\)\.\nUse the ship's number, such as 2\./,
  );
});

test("an unknown name is refused with a list of all ships", () => {
  expect(read("Luke half")).toBeUndefined();
  expect(said[0]).toMatch(
    /^"Luke half" isn't one of Ana's ships: 1 CR90 Corvette \(10\), 2 Wedge Antilles .*\nUse a number or a name. If the ship isn't destroyed, add one of fled, escaped, half, fore, aft, damaged/,
  );
});

test("a word that isn't a kind of loss is refused", () => {
  for (const text of ["1 broken", "Wedge broken", "0", "toString"]) expect(read(text), text).toBeUndefined();
  expect(said).toHaveLength(4);
});

test("a loss from a paper list is refused, by name or by number, because its ships are unknown", () => {
  for (const text of ["Wedge", "2 half", ", 1"]) expect(readLostShips(text, { ...fleet, ships: [] }), text).toBeUndefined();
  expect(said[0]).toMatch(
    /^"Wedge" can't be a loss: Ana's list is on paper, so its ships are unknown\.\nEnter the points lost instead, such as "Ana: 120 points"\./,
  );
  expect(said[1]).toMatch(
    /^"2 half" can't be a loss: Ana's list is on paper, so its ships are unknown\.\nEnter the points lost instead, such as "Ana: 120 points"\./,
  );
  expect(readLostShips("", { ...fleet, ships: [] })).toEqual([]);
});
