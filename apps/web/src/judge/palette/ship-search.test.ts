import { catalogueOf } from "@broadside/cards";
import { pack as first } from "@broadside/cards/1e";
import { pack as second } from "@broadside/cards/2.0";
import { pack as latest } from "@broadside/cards/2.5";
import { makePosition, parsePosition } from "@broadside/position";
import { describe, expect, test } from "vitest";
import { EMPTY } from "../pieces/examples.ts";
import { addShip } from "../pieces/pieces.ts";
import { findableShips, foundShips } from "./ship-search.ts";

const FIRST = findableShips(catalogueOf(first));
const names = (typed: string) => foundShips(FIRST, typed, 6).map(({ name }) => name);

describe("finding a ship", () => {
  test("works by the beginning of any word in its name, with ships before pilots", () => {
    expect(names("int").slice(0, 2)).toEqual(["TIE Interceptor", "M3-A Interceptor"]);
    expect(names("wedge")).toEqual(["Wedge Antilles"]);
    expect(names("academy")).toEqual(["Academy Pilot"]);
  });

  test("works with or without hyphens and spaces", () => {
    expect(names("xwing")[0]).toBe("X-wing");
    expect(names("x wing")[0]).toBe("X-wing");
    expect(names("M3A")[0]).toBe("M3-A Interceptor");
  });

  test("finds nothing for an empty search or an unknown name", () => {
    expect(names("")).toEqual([]);
    expect(names(" - ")).toEqual([]);
    expect(names("zzz")).toEqual([]);
  });

  test("gives a pilot's ship, base and skill", () => {
    expect(foundShips(FIRST, "Darth Vader", 1)[0]).toMatchObject({
      type: "tieadvanced",
      base: "small",
      skill: 9,
      shipName: "TIE Advanced",
    });
  });

  test("gives the arcs of the base and of the weapons: a turret's arc all around, an auxiliary arc to the rear", () => {
    const arcs = (typed: string) => foundShips(FIRST, typed, 1)[0]?.arcs;
    expect(arcs("X-wing")).toEqual(["front"]);
    expect(arcs("YT-1300")).toEqual(["front", "all"]);
    expect(arcs("Firespray-31")).toEqual(["front", "rear"]);
    expect(arcs("CR90 Corvette")).toEqual(["forePort", "foreStarboard", "aftPort", "aftStarboard", "mainWeapon"]);
  });

  test.each([first, second, latest])("finds every ship and pilot of an edition, each of which can be put on a table", (pack) => {
    const table = { ...EMPTY, edition: pack.edition };
    const all = findableShips(catalogueOf(pack));
    expect(all).toHaveLength(pack.ships.length + pack.pilots.length);
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
    for (const ship of all) {
      const { position } = addShip(table, ship, 1, { x: 0, y: 0 });
      const read = parsePosition(makePosition(position));
      expect(read.ok ? [] : read.problems, ship.key).toEqual([]);
    }
  });
});
