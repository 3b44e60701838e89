import { type Catalogue, catalogueOf } from "@broadside/cards";
import { pack as pack1e } from "@broadside/cards/1e";
import { pack as pack20 } from "@broadside/cards/2.0";
import { pack as pack25 } from "@broadside/cards/2.5";
import { shipId } from "@broadside/protocol";
import { at, startTable } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { distinctNames, LONGEST, nameable, shortNameOf, shortNames } from "./short-names.ts";

const unique = (name: string): string => shortNameOf({ name, limit: 1 });
const generic = (name: string): string => shortNameOf({ name });

describe("a unique pilot", () => {
  test.each([
    ["Darth Vader", "Vader"],
    ["Captain Jonus", "Jonus"],
    ["Rear Admiral Chiraneau", "Chiraneau"],
    ["Bossk", "Bossk"],
  ])("goes by surname: %s as %s", (name, short) => expect(unique(name)).toBe(short));

  test.each([
    ['"Howlrunner"', "Howlrunner"],
    ["“Mauler” Mithel", "Mauler"],
    ['Test Pilot "Blackout"', "Blackout"],
    ['"Winged Gundark"', "Winged Gundark"],
    ['"Crimson Specialist"', "Crimson"],
  ])("goes by callsign, as far as it fits: %s as %s", (name, short) => expect(unique(name)).toBe(short));

  test.each([
    ["Tycho Celchu", "Tycho"],
    ["Luke Skywalker", "Luke"],
    ["Benthic Two Tubes", "Benthic"],
  ])("goes by first name where everybody says so: %s as %s", (name, short) => expect(unique(name)).toBe(short));

  test.each([
    ["Soontir Fel", "Soontir Fel"],
    ["Seventh Sister", "Seventh Sister"],
    ["Sigma 4", "Sigma 4"],
    ["Nashtah Pup Pilot", "Nashtah Pup"],
    ["Graz the Hunter", "Graz"],
  ])("keeps more of the name where the last word says nothing: %s as %s", (name, short) => expect(unique(name)).toBe(short));
});

describe("any other", () => {
  test.each([
    ["Green Squadron Pilot", "Green"],
    ["Academy Pilot", "Academy"],
    ["104th Battalion Pilot", "104th"],
    ["Baron of the Empire", "Baron"],
    ["Black Sun Soldier", "Black Sun"],
    ["Trade Federation Drone", "Trade"],
    ["Sienar-Jaemus Engineer", "Sienar"],
    ["Gozanti-class Cruiser", "Gozanti"],
    ["GR-75 Medium Transport", "GR-75"],
    ["Inquisitor", "Inquisitor"],
  ])("goes by squadron: %s as %s", (name, short) => expect(generic(name)).toBe(short));

  test("is counted through the game, whoever flies it", () => {
    const ship = (pilot: string, x: number) => ({ pilot, pose: at(x, 300) });
    const { game } = startTable({
      ships: [
        [ship("academypilot", 100), ship("darthvader", 200), ship("academypilot", 300)],
        [ship("academypilot", 400), ship("greensquadronpilot", 500)],
      ],
    });
    expect(shortNames(game)).toEqual({ A1: "Academy 1", A2: "Vader", A3: "Academy 2", B1: "Academy 3", B2: "Green 1" });
  });
});

describe("a huge ship", () => {
  const huge = (pilot: string, x: number, ...upgrades: readonly string[]) => ({ pilot, upgrades, pose: at(x, 450) });
  const namesOf = (...ships: readonly ReturnType<typeof huge>[]) =>
    Object.values(shortNames(startTable({ ships: [ships, []], setup: { table: "6x3" } }).game));

  test("goes by its unique title", () => {
    expect(namesOf(huge("cr90corvette", 400, "tantiveiv"), huge("cr90corvette", 900, "dodonnaspride"))).toEqual(["Tantive IV", "Dodonna"]);
  });

  test("goes by its type and number without one", () => {
    expect(namesOf(huge("cr90corvette", 400, "gunneryteam"), huge("cr90corvette", 900))).toEqual(["CR90 1", "CR90 2"]);
  });

  test("is alone in this: a smaller ship goes by its pilot", () => {
    expect(namesOf(huge("hansolo", 400, "millenniumfalcon"))).toEqual(["Han"]);
  });
});

describe("in one game no two ships have one name", () => {
  const named = (...pilots: readonly (readonly [name: string, limit?: number])[]) =>
    Object.values(distinctNames(pilots.map(([name, limit], at) => nameable(`A${at}`, { name, ...(limit !== undefined && { limit }) }))));

  test("where both sides fly the same pilot, the second goes by the whole name, further ones by numbers", () => {
    expect(named(["Darth Vader", 1], ["Darth Vader", 1], ["Darth Vader", 1])).toEqual(["Vader", "Darth Vader", "Vader 2"]);
  });

  test("where a squadron and number is a pilot's name, it is not given again", () => {
    expect(named(["Scimitar Squadron Pilot"], ["Scimitar 1", 1], ["Scimitar Squadron Pilot"])).toEqual([
      "Scimitar 1",
      "Scimitar 2",
      "Scimitar 3",
    ]);
  });

  test("ten and more of a squadron with a long name still fit", () => {
    const many = named(...Array.from({ length: 12 }, () => ["New Republic Volunteers"] as const));
    expect([many[0], many[8], many[9]]).toEqual(["New Republic 1", "New Republic 9", "New 10"]);
    expect(new Set(many).size).toBe(12);
  });
});

const CATALOGUES: readonly (readonly [string, Catalogue])[] = [
  ["1e", catalogueOf(pack1e)],
  ["2.0", catalogueOf(pack20)],
  ["2.5", catalogueOf(pack25)],
];
test.each(CATALOGUES)("law: all pilots of %s in one game, three of each, have short names that differ", (_, { pilots }) => {
  const all = [...pilots.values()].flatMap((pilot, at) => [0, 1, 2].map((copy) => nameable(shipId(copy, at), pilot)));
  const names = Object.values(distinctNames(all));
  expect(names).toHaveLength(3 * pilots.size);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name.trim().length === 0 || name.length > LONGEST)).toEqual([]);
});
