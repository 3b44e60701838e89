import { describe, expect, test } from "vitest";
import { at, cardTable, diceRolled, duel } from "../../card-table.testing.ts";
import { charges, LATER, NO_EVADES, TIE, X_WING } from "../attack.testing.ts";
import { armed, faceup, fire } from "./firing.testing.ts";

describe("cannons and turrets", () => {
  test("Ion Cannon and Ion Cannon Turret: one result is a hit, and the others are ion tokens", () => {
    for (const id of ["ioncannon", "ioncannonturret"]) {
      const table = fire(armed(id, {}, { quarter: "front" }), ["hit", "hit", "crit"]);
      expect([faceup(table), table.ship("B1").tokens.ion]).toEqual([[false], 2]);
    }
  });
  test("Jamming Beam and Tractor Beam give only tokens", () => {
    const jammed = fire(armed("jammingbeam"), ["hit", "crit", "blank"]);
    expect([faceup(jammed), jammed.ship("B1").tokens.jam]).toEqual([[], 2]);
    const pulled = fire(armed("tractorbeam"), ["hit", "crit", "blank"]);
    while (pulled.kind.startsWith("tractor")) pulled.pass();
    expect([faceup(pulled), pulled.ship("B1").tokens.tractor]).toEqual([[], 2]);
  });
  test("Autoblasters: one more die in the bullseye arc; criticals from outside the defender's front arc can't be cancelled", () => {
    const behind = armed("autoblasters", {}, {}, { pose: at(400, 490) });
    const table = fire(behind, ["crit", "hit", "blank"], ["evade", "evade", "blank"], "Stunned Pilot");
    expect([diceRolled(table)[0], faceup(table)]).toEqual([3, [true]]);
    expect(faceup(fire(armed("autoblasters"), ["crit", "hit", "blank"], ["evade", "evade", "blank"]))).toEqual([]);
    expect(diceRolled(fire(armed("autoblasters", {}, {}, { pose: at(460, 490, 180) }), []))[0]).toBe(2);
  });
  test("Heavy Laser Cannon: criticals become hits after the dice are modified", () => {
    expect(faceup(fire(armed("heavylasercannon"), ["crit", "crit", "blank", "blank"]))).toEqual([false, false]);
  });
  test("Proton Cannons: the attack spends two charges, and changes a focus or a hit to a critical", () => {
    const table = armed("protoncannons", LATER, { locks: [] });
    table.attackDice("focus", "hit", "blank", "blank").defenseDice("evade", "blank", "blank").nextDamage(1, "Stunned Pilot");
    table.say("protoncannons@0>B1");
    expect(table.keys).toEqual(["focus", "hit"]);
    table.say("focus");
    expect([faceup(table), charges(table)]).toEqual([[true], 0]);
    expect(armed("protoncannons", LATER, { active: [1] }).keys).toEqual(["none", "primary>B1"]);
  });
  test("reinforce tokens add evades, which can't cancel Autoblasters' criticals but cancel Plasma Torpedoes' first", () => {
    const hull = (heading: number, shields: number) =>
      ({ pilot: "omicrongrouppilot", pose: at(400, 480, heading), shields, tokens: { reinforceFore: 1, reinforceAft: 1 } }) as const;
    const blasted = fire(armed("autoblasters", {}, {}, hull(0, 4)), ["crit", "crit", "blank"], ["blank"]);
    expect(blasted.ship("B1").shields).toBe(2);
    const burnt = fire(armed("plasmatorpedoes", {}, {}, hull(180, 0)), ["crit", "hit", "blank"], ["blank"]);
    expect(faceup(burnt)).toEqual([false]);
  });
  test("Synced Laser Cannons: with a calculate token, the defender gets no range 3 bonus", () => {
    const rolled = (calculate: number) =>
      diceRolled(fire(armed("syncedlasercannons", { ...LATER, gap: 250 }, { tokens: { calculate } }), []))[1];
    expect([rolled(1), rolled(0)]).toEqual([3, 4]);
  });
  test("Synced Laser Cannons: a bonus that another card has removed isn't subtracted twice", () => {
    const cannon = { pilot: X_WING, pose: at(400, 200), upgrades: ["syncedlasercannons"], tokens: { calculate: 1 } };
    const klick = { pilot: "klick", pose: at(520, 400), locks: ["B1"] as const, charges: 1, engaged: true };
    const table = cardTable([[cannon, klick], [{ pilot: TIE, pose: at(400, 490, 180), engaged: true }]], LATER);
    table.say("syncedlasercannons@0>B1").say("A2/pilot:klick");
    while (table.kind.startsWith("modify")) table.pass();
    expect(diceRolled(table)[1]).toBe(3);
  });
  test("Ancillary Ion Weapons: two charges turn a primary attack's criticals into ion tokens", () => {
    const table = armed("ancillaryionweapons-siegeofcoruscant", LATER)
      .attackDice("crit", "hit", "blank")
      .defenseDice(...NO_EVADES);
    table.say("primary>B1").say("A1/upgrade:ancillaryionweapons-siegeofcoruscant/0").until("attack");
    expect([faceup(table), table.ship("B1").tokens.ion, charges(table)]).toEqual([[false], 1, 0]);
  });
  test("Underslung Blaster Cannon: it attacks an enemy after its maneuver, and only the lock modifies its dice", () => {
    const table = duel(
      { pilot: X_WING, upgrades: ["underslungblastercannon"], locks: ["B1"], tokens: { focus: 1 }, quarter: "front", dial: "1FB" },
      { pilot: "academypilot", dial: "2FB" },
      { ...LATER, phase: "activation", gap: 150 },
    );
    table.until("use at maneuverExecuted").say("A1/upgrade:underslungblastercannon/0");
    table
      .attackDice("focus", "blank")
      .defenseDice(...NO_EVADES)
      .say("underslungblastercannon@0>B1")
      .until("modify attack dice");
    expect(table.keys).toEqual(["done", "lock"]);
  });
});
