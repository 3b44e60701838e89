/** Cards that work once a round. They are not offered a second time, even in exactly the same situation. */
import type { TestShip } from "@broadside/rules/testing";
import { expect, test } from "vitest";
import { at, cardTable } from "../card-table.testing.ts";

const rookie = { pilot: "rookiepilot" };
const academy = { pilot: "academypilot" };
const far: TestShip = { ...academy, pose: at(860, 860, 180), activated: true, engaged: true };

test("R7 Astromech isn't offered against a second locked attacker", () => {
  const table = cardTable([
    [
      { pilot: "wedgeantilles", pose: at(360, 300) },
      { ...rookie, pose: at(440, 300) },
    ],
    [{ ...rookie, upgrades: ["r7astromech", "weaponsengineer"], locks: ["A1", "A2"], pose: at(400, 490, 180), engaged: true }],
  ]);
  const asked = () => {
    table.attackDice("hit", "hit", "hit").defenseDice("evade", "evade", "evade").say("primary>B1");
    return table.keys.includes("B1/upgrade:r7astromech/0");
  };
  expect(asked()).toBe(true);
  table.say("B1/upgrade:r7astromech/0");
  table.until("attack");
  expect(asked()).toBe(false);
});

test("Kanan Jarrus (crew) isn't offered after a second white maneuver", () => {
  const stressed: TestShip = { ...rookie, tokens: { stress: 1 }, dial: "3FW", pose: undefined };
  const table = cardTable(
    [
      [
        { ...stressed, pose: at(300, 100) },
        { ...stressed, pose: at(500, 100) },
        { ...rookie, upgrades: ["kananjarrus"], activated: true, pose: at(400, 260) },
      ],
      [far],
    ],
    { phase: "activation" },
  );
  table.until("use at maneuverExecuted").say("A3/upgrade:kananjarrus/0");
  const asked: string[] = [];
  for (let step = 0; step < 6 && table.game.state.cursor.phase === "activation"; step += 1) {
    asked.push(...table.keys);
    table.pass();
  }
  expect(asked).not.toContain("A3/upgrade:kananjarrus/0");
});

test("Guidance Chips aren't offered in the second attack of Cluster Missiles", () => {
  const table = cardTable([
    [{ pilot: "wesjanson", upgrades: ["clustermissiles", "guidancechips"], locks: ["B1"], pose: at(400, 300) }],
    [{ pilot: "wardensquadronpilot", pose: at(400, 490, 180), engaged: true }],
  ]);
  for (const _attack of ["first", "second"]) table.attackDice("blank", "blank", "blank").defenseDice("blank");
  table.say("clustermissiles@0>B1").say("A1/upgrade:guidancechips/1#1");
  expect([table.notes("rolled").length, table.kind]).toEqual([4, "dial + dial"]);
});

test("Quickdraw isn't offered an attack for a shield lost in a second attack", () => {
  const table = cardTable([
    [
      { pilot: "wedgeantilles", pose: at(360, 300) },
      { ...rookie, pose: at(440, 300) },
    ],
    [{ pilot: "quickdraw", pose: at(400, 490, 180), engaged: true, shields: 2 }],
  ]);
  const asked = () => {
    table.attackDice("hit", "blank", "blank").defenseDice("blank", "blank").say("primary>B1");
    while (table.kind.startsWith("modify")) table.pass();
    return table.keys.includes("B1/pilot:quickdraw");
  };
  expect(asked()).toBe(true);
  table.attackDice("blank", "blank", "blank").say("B1/pilot:quickdraw").say("primary>A1");
  table.until("attack");
  while (!table.keys.includes("primary>B1")) table.pass();
  expect(asked()).toBe(false);
});
