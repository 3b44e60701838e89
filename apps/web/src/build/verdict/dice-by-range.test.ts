import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { describe, expect, test } from "vitest";
import { diceByRange } from "./dice-by-range.ts";

const catalogue = catalogueOf(pack);
const dice = (...ships: readonly { readonly pilot: string; readonly upgrades: readonly string[] }[]) =>
  diceByRange(
    { faction: "rebel", ships: ships.map(({ pilot, upgrades }) => ({ pilot, upgrades: upgrades.map((id) => ({ id })) })) },
    catalogue,
  );

describe("dice by range", () => {
  test("a fighter rolls one more die at range 1, and none beyond range 3", () => {
    expect(dice({ pilot: "rookiepilot", upgrades: [] })).toEqual([
      { range: 1, huge: 0, others: 4 },
      { range: 2, huge: 0, others: 3 },
      { range: 3, huge: 0, others: 3 },
    ]);
  });

  test("a fighter fires only its strongest weapon, but a corvette fires all of them", () => {
    expect(dice({ pilot: "rookiepilot", upgrades: ["protontorpedoes"] }).map(({ others }) => others)).toEqual([4, 4, 4]);
    expect(dice({ pilot: "cr90corvette", upgrades: ["singleturbolasers", "quadlasercannons"] }).map(({ huge }) => huge)).toEqual([
      3, 3, 8, 8, 8,
    ]);
  });
});
