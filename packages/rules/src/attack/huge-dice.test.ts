import { describe, expect, test } from "vitest";
import { diceRolled } from "../abilities/cards.testing.ts";
import type { Ability } from "../contract/ability.ts";
import { at, type Table } from "../testing.ts";
import { attacks, hugeTable, off, openTo, type Some } from "./huge.testing.ts";

const CR90 = { pilot: "cr90corvette", pose: at(900, 150) };
/** A ship this far in front of a corvette's nose, which is 112.5 mm ahead of its centre. */
const ahead = (pilot: string, gap: number): Some => ({ pilot, pose: at(900, 282.5 + gap, 180) });

/** Makes all dice blank and returns how many each side rolls. */
function rolls(table: Table, key: string): readonly number[] {
  table.script(Array.from({ length: 16 }, () => BLANK)).say(key);
  return diceRolled(table).slice(0, 2);
}
/** The face with this index is blank on both kinds of dice; it is the last one. */
const BLANK = 7;

describe("long range", () => {
  const primary = (pilot: string, gap: number) => rolls(hugeTable([CR90], [ahead(pilot, gap)]), "primary>B1");

  test("[HS-RULER-03, ET-RULER-02] a primary attack at Range 3 or farther gives one defence die, a nearer one doesn't", () => {
    expect(primary("rookiepilot", 450)).toEqual([4, 3]);
    expect(primary("rookiepilot", 350)).toEqual([4, 3]);
    const raider = hugeTable([{ ...CR90, pilot: "raiderclasscorvette" }], [ahead("rookiepilot", 150)]);
    expect(rolls(raider, "primary>B1")).toEqual([4, 2]);
  });

  test("[HS-RULER-04] the bonus is still one die at Range 4 and 5", () => {
    expect([250, 350, 450].map((gap) => primary("academypilot", gap)[1])).toEqual([4, 4, 4]);
  });

  test("[HS-RULER-06, ET-RULER-03] a secondary weapon gives no defence die", () => {
    const own = [{ ...CR90, pilot: "raiderclasscorvette", upgrades: ["ioncannonbattery@fore"] }];
    expect(rolls(hugeTable(own, [ahead("bountyhunter", 370)]), "ioncannonbattery@0>B1")[1]).toBe(2);
    expect(rolls(hugeTable(own, [ahead("goldsquadronpilot", 350)]), "ioncannonbattery@0>B1")[1]).toBe(1);
  });

  test("[HS-RULER-07] Range 1 gives an attack die against a section, but not to a weapon that can't fire there", () => {
    const table = hugeTable([{ pilot: "rookiepilot", pose: off(110, -70, 270) }], [{ pilot: "cr90corvette" }]);
    expect(openTo(table)).toMatchObject([{ range: 1 }, { range: 1 }]);
    expect(rolls(table, "primary>B1:aft")).toEqual([4, 0]);
    expect(attacks([{ pilot: "cr90corvette" }], [{ pilot: "rookiepilot", pose: off(110, 70, 270) }])).toEqual([]);
  });
});

describe("agility 0", () => {
  const HUGE = { pilot: "gr75mediumtransport" };
  const ROCK = { token: "coreasteroid0", pose: off(175, 57, 90) } as const;
  const abeam = (gap: number): Some => ({ pilot: "rookiepilot", pose: off(60 + gap, 57, 270) });

  test("[HS-RULER-05, HS-AGI-02] a huge ship rolls the dice for range and obstruction, all at once", () => {
    const table = hugeTable([abeam(250)], [HUGE], { obstacles: [ROCK] });
    expect(rolls(table, "primary>B1:fore")).toEqual([3, 2]);
    expect(table.notes("rolled")).toHaveLength(2);
  });

  test("[HS-AGI-03] a huge ship without added dice rolls none, and suffers all results", () => {
    const own = [{ ...abeam(150), pilot: "rookiepilot", upgrades: ["protontorpedoes"] }];
    const table = hugeTable(own, [HUGE]);
    table.attackDice("hit", "hit", "hit", "hit").say("protontorpedoes@0>B1:fore");
    expect(diceRolled(table)).toEqual([4, 0]);
    expect(table.ship("B1")).toMatchObject({ shields: 0, damage: [] });
  });

  test("[HS-AGI-04] doubling agility gives 0, and reducing it doesn't make it negative", () => {
    const doubled: Ability = { answers: { permissions: { doubleAgility: () => true } } };
    const less: Ability = { answers: { sums: { agility: () => -2 } } };
    const dice = (card: Ability, gap: number) =>
      rolls(hugeTable([abeam(gap)], [HUGE], { cards: { "pilot:rookiepilot": card } }), "primary>B1:fore")[1];
    expect([dice(doubled, 150), dice(doubled, 250), dice(less, 150), dice(less, 250)]).toEqual([0, 1, 0, 1]);
  });
});

describe("obstructed by a huge ship", () => {
  const SHOOTER = { pilot: "rookiepilot", pose: off(0, -150) };
  const TARGET = { pilot: "rookiepilot", pose: off(0, 140, 180) };
  const GR75 = { pilot: "gr75mediumtransport", pose: off(0, 20, 90) };
  const ROCK = { token: "coreasteroid0", pose: off(0, -75, 0) } as const;
  const defence = (own: readonly Some[], more: Parameters<typeof hugeTable>[2] = {}) =>
    rolls(hugeTable(own, [TARGET], more), "primary>B1")[1];

  test("[HS-OBSTR-02] the defender rolls one more die", () => {
    expect([defence([SHOOTER]), defence([SHOOTER, GR75])]).toEqual([3, 4]);
  });

  test("[HS-OBSTR-04] an asteroid on the line adds no further die", () => {
    expect(defence([SHOOTER], { obstacles: [ROCK] })).toBe(4);
    expect(defence([SHOOTER, GR75], { obstacles: [ROCK] })).toBe(4);
  });

  test("a card of the huge ship in the way may add dice, another ship's card doesn't", () => {
    const emitter: Ability = { answers: { sums: { obstruction: (_game, self, { ship }) => (ship === self.ship ? 2 : 0) } } };
    expect(defence([SHOOTER, GR75], { cards: { "pilot:gr75mediumtransport": emitter } })).toBe(6);
    expect(defence([SHOOTER], { obstacles: [ROCK], cards: { "pilot:rookiepilot": emitter } })).toBe(4);
  });
});
