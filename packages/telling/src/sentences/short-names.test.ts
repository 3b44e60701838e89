import { type Catalogue, catalogueOf } from "@broadside/cards";
import { pack as pack1e } from "@broadside/cards/1e";
import { pack as pack20 } from "@broadside/cards/2.0";
import { pack as pack25 } from "@broadside/cards/2.5";
import { shipId } from "@broadside/protocol";
import { at, startTable } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { ENGLISH } from "../english.ts";
import { distinctNames, LONGEST, nameable, shortNameOf, shortNames } from "./short-names.ts";

const unique = (name: string): string => shortNameOf({ name, limit: 1 });
const generic = (name: string): string => shortNameOf({ name });

describe("a unique pilot", () => {
  test.each([
    ["Darth Vader", "Vader"],
    ["Captain Jonus", "Jonus"],
    ["Rear Admiral Chiraneau", "Chiraneau"],
    ["Bossk", "Bossk"],
  ])("goes by its surname: %s becomes %s", (name, short) => expect(unique(name)).toBe(short));

  test.each([
    ['"Howlrunner"', "Howlrunner"],
    ["“Mauler” Mithel", "Mauler"],
    ['Test Pilot "Blackout"', "Blackout"],
    ['"Winged Gundark"', "Winged Gundark"],
    ['"Crimson Specialist"', "Crimson"],
  ])("goes by its callsign, as far as it fits: %s becomes %s", (name, short) => expect(unique(name)).toBe(short));

  test.each([
    ["Tycho Celchu", "Tycho"],
    ["Luke Skywalker", "Luke"],
    ["Benthic Two Tubes", "Benthic"],
  ])("goes by the first name that everybody uses: %s becomes %s", (name, short) => expect(unique(name)).toBe(short));

  test.each([
    ["Soontir Fel", "Soontir Fel"],
    ["Seventh Sister", "Seventh Sister"],
    ["Sigma 4", "Sigma 4"],
    ["Nashtah Pup Pilot", "Nashtah Pup"],
    ["Graz the Hunter", "Graz"],
  ])("keeps more of its name if the last word alone says too little: %s becomes %s", (name, short) => expect(unique(name)).toBe(short));
});

describe("any other pilot", () => {
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
  ])("goes by its squadron: %s becomes %s", (name, short) => expect(generic(name)).toBe(short));

  test("is numbered throughout the game, whichever side it is on", () => {
    const ship = (pilot: string, x: number) => ({ pilot, pose: at(x, 300) });
    const { game } = startTable({
      ships: [
        [ship("academypilot", 100), ship("darthvader", 200), ship("academypilot", 300)],
        [ship("academypilot", 400), ship("greensquadronpilot", 500)],
      ],
    });
    expect(shortNames(game, ENGLISH.words)).toEqual({ A1: "Academy 1", A2: "Vader", A3: "Academy 2", B1: "Academy 3", B2: "Green 1" });
  });
});

describe("a huge ship", () => {
  const huge = (pilot: string, x: number, ...upgrades: readonly string[]) => ({ pilot, upgrades, pose: at(x, 450) });
  const namesOf = (...ships: readonly ReturnType<typeof huge>[]) =>
    Object.values(shortNames(startTable({ ships: [ships, []], setup: { table: "6x3" } }).game, ENGLISH.words));

  test("goes by its unique title", () => {
    expect(namesOf(huge("cr90corvette", 400, "tantiveiv"), huge("cr90corvette", 900, "dodonnaspride"))).toEqual(["Tantive IV", "Dodonna"]);
  });

  test("without a unique title goes by its type and number", () => {
    expect(namesOf(huge("cr90corvette", 400, "gunneryteam"), huge("cr90corvette", 900))).toEqual(["CR90 1", "CR90 2"]);
  });

  test("is the only kind of ship that goes by its title", () => {
    expect(namesOf(huge("hansolo", 400, "millenniumfalcon"))).toEqual(["Han"]);
  });
});

describe("no two ships in a game have the same name", () => {
  const named = (...pilots: readonly (readonly [name: string, limit?: number])[]) =>
    Object.values(distinctNames(pilots.map(([name, limit], at) => nameable(`A${at}`, { name, ...(limit !== undefined && { limit }) }))));

  test("if both sides fly the same pilot, the second one goes by the whole name and others by numbers", () => {
    expect(named(["Darth Vader", 1], ["Darth Vader", 1], ["Darth Vader", 1])).toEqual(["Vader", "Darth Vader", "Vader 2"]);
  });

  test("a squadron's number is skipped if it would give the name of a pilot", () => {
    expect(named(["Scimitar Squadron Pilot"], ["Scimitar 1", 1], ["Scimitar Squadron Pilot"])).toEqual([
      "Scimitar 1",
      "Scimitar 2",
      "Scimitar 3",
    ]);
  });

  test("long squadron names are shortened so that numbers from ten up fit too", () => {
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
test.each(CATALOGUES)("law: if all pilots of %s are in one game three times, all short names differ", (_, { pilots }) => {
  const all = [...pilots.values()].flatMap((pilot, at) => [0, 1, 2].map((copy) => nameable(shipId(copy, at), pilot)));
  const names = Object.values(distinctNames(all));
  expect(names).toHaveLength(3 * pilots.size);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name.trim().length === 0 || name.length > LONGEST)).toEqual([]);
});
