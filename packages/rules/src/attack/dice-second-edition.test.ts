import { expect, test } from "vitest";
import { diceRolled, duel } from "../abilities/cards.testing.ts";
import type { Ability } from "../contract/ability.ts";
import { at, startTable, type Table, type TestShip } from "../testing.ts";

const WING = { pilot: "redsquadronveteran" };
const TIE = { pilot: "academypilot" };
/** A ship with agility 1 and a large base, disarmed so that it can't attack back. */
const LAMBDA = { pilot: "omicrongrouppilot", tokens: { disarm: 1 } };
const EDITIONS = ["2.0", "2.5"] as const;
const ROCK = "coreasteroid0";

const sums = (sums: NonNullable<Ability["answers"]>["sums"] & object): Ability => ({ answers: { sums } });
const limits = (limits: NonNullable<Ability["answers"]>["limits"] & object): Ability => ({ answers: { limits } });

/** Returns how many dice each side rolls in the first attack. */
function dice(table: Table, key = "primary>B1"): readonly number[] {
  table.until("attack").say(key);
  while (diceRolled(table).length < 2) table.pass();
  return diceRolled(table).slice(0, 2);
}

test("[2E-ATK-12] attack dice are the value plus changes, then cards' limits apply, then 0 and 6", () => {
  for (const edition of EDITIONS) {
    const by = (change: number) => ({ edition, gap: 90, cards: { "pilot:redsquadronveteran": sums({ attackDice: () => change }) } });
    expect(dice(duel(WING, TIE, by(1)))[0]).toBe(5);
    expect(dice(duel(WING, TIE, by(5)))[0]).toBe(6);
    expect(dice(duel(WING, TIE, by(-9)))[0]).toBe(0);
    const floor = limits({ attackDice: () => ({ least: 2 }) });
    const cards = { ...by(-9).cards, "pilot:academypilot": floor };
    expect(dice(duel(WING, TIE, { edition, cards }))[0]).toBe(2);
  }
});

test("[2E-ATK-13] 2.0: one more attack die at attack range 0-1, one more defense die at range 3", () => {
  const edition = "2.0";
  expect(dice(duel(WING, TIE, { edition, gap: 90 }))).toEqual([4, 3]);
  expect(dice(duel(WING, TIE, { edition, gap: 150 }))).toEqual([3, 3]);
  expect(dice(duel(WING, TIE, { edition, gap: 250 }))).toEqual([3, 4]);
  const close: Ability = { answers: { permissions: { target: () => true } } };
  expect(dice(duel(WING, TIE, { edition, gap: 0, cards: { "pilot:redsquadronveteran": close } }))).toEqual([4, 3]);
});

test("[2E-ATK-14] 2.5: one more attack die at attack range 1 but not at 0, one more defense die at range 3", () => {
  const edition = "2.5";
  expect(dice(duel(WING, TIE, { edition, gap: 0 }))).toEqual([3, 3]);
  expect(dice(duel(WING, TIE, { edition, gap: 90 }))).toEqual([4, 3]);
  expect(dice(duel(WING, TIE, { edition, gap: 250 }))).toEqual([3, 4]);
});

test("[2E-ATK-15] a weapon with the ordnance icon gives neither side a range bonus", () => {
  const armed = { ...WING, upgrades: ["clustermissiles", "protontorpedoes"], locks: ["B1"] as const };
  for (const edition of EDITIONS) {
    expect(dice(duel(armed, TIE, { edition, gap: 90 }), "clustermissiles@0>B1")).toEqual([3, 3]);
    expect(dice(duel(armed, TIE, { edition, gap: 250 }), "protontorpedoes@1>B1")).toEqual([4, 3]);
    const cannon = { ...WING, upgrades: ["ioncannon"] };
    expect(dice(duel(cannon, TIE, { edition, gap: 90 }), "ioncannon@0>B1")).toEqual([4, 3]);
  }
});

test("[2E-ATK-26, 2E-ATK-27] changes to defense dice are summed before limits, and a strain token is removed", () => {
  for (const edition of EDITIONS) {
    const bare = { pilot: "patrolleader", tokens: { disarm: 1 } };
    const both = { "pilot:redsquadronveteran": sums({ defenseDice: () => -1 }), "pilot:patrolleader": sums({ defenseDice: () => 1 }) };
    expect(dice(duel(WING, bare, { edition, cards: both }))[1]).toBe(0);
    const strained = duel(WING, { ...bare, tokens: { disarm: 1, strain: 1 } }, { edition, gap: 280 });
    expect(dice(strained)[1]).toBe(0);
    expect(strained.ship("B1").tokens.strain).toBe(0);
    const many = { "pilot:academypilot": sums({ defenseDice: () => 9 }) };
    expect(dice(duel(WING, TIE, { edition, cards: many }))[1]).toBe(6);
  }
});

test("[2E-ATK-28] a maximum applies after all additions and subtractions", () => {
  for (const edition of EDITIONS) {
    const cards = {
      "pilot:redsquadronveteran": limits({ defenseDice: () => ({ most: 2 }) }),
      "pilot:academypilot": sums({ defenseDice: () => 1 }),
    };
    expect(dice(duel(WING, TIE, { edition, cards }))[1]).toBe(2);
  }
});

test("[2E-ATK-29] an obstructed attack gives one more defense die, however many obstacles are in the way", () => {
  const obstacles = [
    { token: ROCK, pose: at(400, 400) },
    { token: ROCK, pose: at(400, 500) },
  ] as const;
  for (const edition of EDITIONS) {
    expect(dice(duel(WING, { ...WING, tokens: { disarm: 1 } }, { edition, gap: 190, obstacles: obstacles.slice(0, 1) }))).toEqual([3, 3]);
    expect(dice(duel(WING, { ...WING, tokens: { disarm: 1 } }, { edition, gap: 250, obstacles }))).toEqual([3, 4]);
  }
});

test("[2E-ATK-45, 2E-ATK-29, 2E-ATK-49-Q] a ship in the way gives no die, a huge ship one, and with an obstacle two", () => {
  for (const edition of EDITIONS) {
    const between = (other: TestShip, rocks: readonly number[] = []): readonly number[] =>
      dice(
        startTable({
          edition,
          phase: "combat",
          setup: { table: "6x3" },
          obstacles: rocks.map((y) => ({ token: ROCK, pose: at(800, y) })),
          ships: [
            [
              { ...WING, pose: at(800, 300, 0) },
              { ...other, tokens: { disarm: 1 } },
            ],
            [{ ...LAMBDA, pose: at(800, 570, 180) }],
          ],
        }),
      );
    const transport = { pilot: "echobaseevacuees", pose: at(800, 430, 90) };
    expect(between({ ...WING, pose: at(800, 430, 0) })).toEqual([3, 2]);
    expect(between(transport)).toEqual([3, 3]);
    expect(between(transport, [350, 510])).toEqual([3, 4]);
  }
});

test("[2E-ATK-16] 2.5: at range 0, no dice can be added to a primary attack", () => {
  const one = { edition: "2.5", gap: 0, cards: { "pilot:redsquadronveteran": sums({ attackDice: () => 1 }) } } as const;
  expect(dice(duel(WING, TIE, one))[0]).toBe(3);
  expect(dice(duel(WING, TIE, { ...one, cards: { "pilot:redsquadronveteran": sums({ attackDice: () => -1 }) } }))[0]).toBe(2);
});

test("[2E-ATK-17, 2E-ATK-47-Q] 2.5: at range 0, an enemy can't remove defense dice, but the defender's own strain can", () => {
  const fewer = { "pilot:redsquadronveteran": sums({ defenseDice: () => -1 }) };
  expect(dice(duel(WING, TIE, { edition: "2.5", gap: 0, cards: fewer }))[1]).toBe(3);
  expect(dice(duel(WING, TIE, { edition: "2.5", gap: 150, cards: fewer }))[1]).toBe(2);
  expect(dice(duel(WING, { ...TIE, tokens: { strain: 1 } }, { edition: "2.5", gap: 0 }))[1]).toBe(2);
});

test("[2E-ATK-48-Q] 2.5: a deplete token removes a die even at range 0", () => {
  expect(dice(duel({ ...WING, tokens: { deplete: 1 } }, TIE, { edition: "2.5", gap: 0 }))[0]).toBe(2);
});
