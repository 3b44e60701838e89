import { hull, shieldValue } from "@broadside/rules/procedures";
import type { Table, TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, flying } from "../../../card-table.testing.ts";

const ROOKIE = { pilot: "rookiepilot" };
/** Sets up the first ship with its dial, and an enemy close enough to be jammed. */
const active = (ship: Omit<TestShip, "pose">, dial: string): Table =>
  cardTable([[{ pose: at(400, 200), dial, ...ship }], [{ ...ROOKIE, pose: at(400, 500, 180), activated: true }]], { phase: "activation" });

describe("Automated Protocols", () => {
  const KEY = "A1/upgrade:automatedprotocols/0";
  const transport = (set: Partial<TestShip> = {}): Table =>
    active({ pilot: "gr75mediumtransport", upgrades: ["automatedprotocols"], energy: 2, ...set }, "4F0").until("action");

  test("[HS-FREE-02] after a jam, the ship can spend 1 energy on a free reinforce or recover", () => {
    const table = transport().say("jam").say(KEY);
    expect(table.asks).toMatchObject([{ kind: "free action", keys: ["skip", "recover", "reinforce"] }]);
    table.say("reinforce").say("aft");
    expect(table.ship("A1")).toMatchObject({ energy: 1, tokens: { reinforceAft: 1 } });
  });

  test("a free recover uses the remaining energy", () => {
    expect(transport({ shields: 1 }).say("jam").say(KEY).say("recover").ship("A1")).toMatchObject({ energy: 0, shields: 2 });
  });

  test("it doesn't work after a reinforce or without energy", () => {
    expect(transport().say("reinforce").say("fore").keys).not.toContain(KEY);
    expect(transport({ energy: 0 }).say("jam").keys).not.toContain(KEY);
  });

  test("[HS-FREE-02] it works once a round, for either section", () => {
    const table = active({ pilot: "raiderclasscorvette", upgrades: ["automatedprotocols"], energy: 4 }, "1F3").until("action");
    table.say("skip").say("lock").say(KEY).say("reinforce").say("fore");
    expect([table.ship("A1").usedThisRound, table.ship("A1").energy]).toEqual([[KEY], 5]);
  });
});

test("Combat Retrofit: raises hull to 10 and shields to 5", () => {
  const { game } = cardTable([[{ pilot: "gr75mediumtransport", upgrades: ["combatretrofit"], pose: at(300, 300) }], []], {
    phase: "planning",
  });
  const [transport] = game.state.ships;
  expect(transport && [hull(game, transport), shieldValue(game, transport)]).toEqual([10, 5]);
});

describe("Optimized Generators", () => {
  const cruiser = (...hardpoints: readonly string[]): Table =>
    flying({ pilot: "cr90corvette", upgrades: ["optimizedgenerators", ...hardpoints], energy: 2 }, "4F1");

  test("[HS-ENERGY-10] the round's first allocated token gives 2 energy, which can be allocated too", () => {
    const table = cruiser("quadlasercannons", "quadlasercannons@aft").until("allocate energy").say("quadlasercannons@1");
    expect(table.ship("A1").energy).toBe(4);
    table.say("quadlasercannons@1").say("quadlasercannons@2").say("done");
    expect(table.ship("A1")).toMatchObject({ energy: 2, upgrades: [{ energy: 0 }, { energy: 2 }, { energy: 1 }] });
  });

  test("the ship gains no energy if it allocates none", () => {
    expect(cruiser("quadlasercannons").until("allocate energy").say("done").ship("A1").energy).toBe(3);
  });
});

describe("Ordnance Tubes", () => {
  const firing = (upgrades: readonly string[]): Table =>
    cardTable([
      [{ pilot: "croccruiser", upgrades, pose: at(300, 200), locks: ["B1"] }],
      [{ ...ROOKIE, pose: at(300, 500), engaged: true }],
    ]);

  test("torpedoes and missiles are not discarded", () => {
    const after = (upgrades: readonly string[]) =>
      firing(upgrades).attackDice("blank", "blank", "blank", "blank").defenseDice("blank", "blank").say("concussionmissiles@0>B1").pass();
    expect(after(["concussionmissiles", "ordnancetubes"]).ship("A1").upgrades[0]?.faceup).toBe(true);
    expect(after(["concussionmissiles", "sensorteam"]).ship("A1").upgrades[0]?.faceup).toBe(false);
  });

  test("[HS-ATK-92-Q] each torpedo or missile card is a weapon with its own attack", () => {
    const table = firing(["homingmissiles", "advhomingmissiles", "ordnancetubes"]);
    expect(table.keys).toEqual(["none", "homingmissiles@0>B1", "advhomingmissiles@1>B1"]);
    table.attackDice("blank", "blank", "blank", "blank").defenseDice("blank", "blank").say("homingmissiles@0>B1");
    while (table.kind.startsWith("modify")) table.pass();
    expect(table.keys).toEqual(["none", "advhomingmissiles@1>B1"]);
  });
});
