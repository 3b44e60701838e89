import type { TargetId } from "@broadside/rules";
import type { Table, TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, diceRolled, duel, shoot } from "../card-table.testing.ts";
import { abilityOf, changed, FIGHTER, firing, LATER, rolledBy, type Some, tokensOf, X_WING } from "./ships.testing.ts";

describe("the attacker's dice", () => {
  test("Advanced Targeting Computer: against a locked ship, the ship rolls one more die and changes a hit to a critical", () => {
    const table = firing({ pilot: "tempestsquadronpilot", locks: ["B1"] });
    shoot(table, ["hit", "hit", "blank"], ["blank", "blank", "blank"]);
    expect(changed(table)).toEqual([["crit", "hit", "blank"]]);
    expect(rolledBy(firing({ pilot: "tempestsquadronpilot" }))).toEqual([2, 3]);
  });

  test("Linked Battery: the ship rolls one more die with cannons", () => {
    const battery = { pilot: "starkillerbasepilot", upgrades: ["heavylasercannon"] };
    expect(rolledBy(firing(battery, { gap: 150 }), "heavylasercannon@0")[0]).toBe(5);
    expect(rolledBy(firing({ ...battery, pilot: "omicrongrouppilot" }, { gap: 150 }), "heavylasercannon@0")[0]).toBe(4);
  });

  test("Sensor Blindspot: the ship gets no bonus at range 1 and rolls one fewer die", () => {
    const dash = { pilot: "wildspacefringer", quarter: "front" } as const;
    expect(rolledBy(firing(dash, { gap: 60 }))[0]).toBe(3);
    expect(rolledBy(firing(dash, { gap: 150 }))[0]).toBe(4);
  });

  test("Sensor Blindspot: a bonus that another card has removed isn't subtracted twice", () => {
    const klick: TestShip = { pilot: "klick", pose: at(500, 400, 180), locks: ["A1"], charges: 1, engaged: true };
    const theirs: readonly TestShip[] = [{ pilot: FIGHTER, pose: at(400, 400, 180), engaged: true }, klick];
    const table = cardTable([[{ pilot: "wildspacefringer", pose: at(400, 300), quarter: "front" }], theirs]);
    table.say("primary>B1").say("B2/pilot:klick");
    while (table.kind.startsWith("modify")) table.pass();
    expect(diceRolled(table)[0]).toBe(3);
  });

  test("Sensor Blindspot: in the later printing, the bonus stays and the ship rolls one fewer defense die", () => {
    const dash = { pilot: "dashrendar-swz103-rebelalliance", quarter: "front" } as const;
    expect(rolledBy(firing(dash, { gap: 60, ...LATER }))[0]).toBe(3);
    const defends = (gap: number) => rolledBy(duel({ pilot: FIGHTER }, { ...dash, engaged: true }, { gap, ...LATER }))[1];
    expect([defends(60), defends(150)]).toEqual([1, 2]);
  });

  test("Dead to Rights: a defender in the bullseye arc can't modify dice with green tokens", () => {
    const asked = (x: number) => {
      const table = firing({ pilot: "cartelexecutioner" }, {}, { tokens: { focus: 1 }, pose: at(x, 490, 180) });
      table.attackDice("hit", "hit", "blank").defenseDice("focus", "focus", "focus").say("primary>B1").until("modify defense dice");
      return table.keys;
    };
    expect(asked(450)).toEqual(["done", "focus"]);
    expect(() => asked(400)).toThrow();
  });

  test("Dead to Rights: the defender can't use another friendly ship's token either", () => {
    const droid = (x: number) => ({ pilot: "technounionbomber", pose: at(x, 490, 180), engaged: true });
    const asked = (x: number) => {
      const theirs: readonly TestShip[] = [droid(400), { ...droid(460), tokens: { calculate: 1 } }];
      const table = cardTable([[{ pilot: "cartelexecutioner", pose: at(x, 300) }], theirs]);
      return table.attackDice("hit", "hit", "blank").defenseDice("focus", "focus").say("primary>B1").until("modify defense dice").keys;
    };
    expect(asked(340)).toEqual(["done", `${abilityOf("Networked Calculations", "B1")}#1`]);
    expect(() => asked(400)).toThrow();
  });

  test("Dead to Rights: tokens that don't modify defense dice can still be spent", () => {
    const shotAt = (pilot: string, more: Partial<TestShip>, ...friends: readonly TestShip[]) =>
      cardTable([
        [{ pilot: "cartelexecutioner", pose: at(400, 300) }],
        [{ pilot, pose: at(400, 490, 180), engaged: true, ...more }, ...friends],
      ])
        .attackDice("crit", "hit", "blank")
        .say("primary>B1");
    const lowhhrick: TestShip = { pilot: "lowhhrick", pose: at(480, 490, 180), engaged: true, tokens: { reinforceFore: 1 } };
    const helped = shotAt(X_WING, {}, lowhhrick).say("B2/pilot:lowhhrick");
    expect(tokensOf(helped, "B2").reinforceFore).toBe(0);
    const droid = shotAt("dfs081", { tokens: { calculate: 1 } });
    expect(droid.keys).toContain("B1/pilot:dfs081");
  });

  test("Fire Convergence: a charge lets a friendly ship reroll two dice in either of the ship's two turret arcs", () => {
    const gunship = (quarter: "front" | "rear" | "left") => {
      const mine: readonly TestShip[] = [
        { pilot: X_WING, pose: at(400, 300) },
        { pilot: "212thbattalionpilot", pose: at(480, 300), quarter, engaged: true },
      ];
      const table = cardTable([mine, [{ pilot: FIGHTER, pose: at(440, 490, 180), engaged: true }]]);
      table.attackDice("blank", "blank", "hit").say("primary>B1");
      return table.keys.includes(abilityOf("Fire Convergence", "A2"));
    };
    expect([gunship("front"), gunship("rear"), gunship("left")]).toEqual([true, true, false]);
  });

  test("Networked Aim: the ship rerolls one die per friendly lock and spends no lock", () => {
    const mine: readonly TestShip[] = [
      { pilot: "geonosianprototype", pose: at(400, 300), locks: ["B1"] },
      { pilot: "geonosianprototype", pose: at(500, 300), locks: ["B1"], engaged: true },
    ];
    const table = cardTable([mine, [{ pilot: FIGHTER, pose: at(400, 490, 180), engaged: true }]]);
    table.attackDice("blank", "blank").say("primary>B1");
    expect(table.keys).toEqual(["done", abilityOf("Networked Aim")]);
    expect(table.say(abilityOf("Networked Aim")).keys).toContain("blank blank");
  });

  test("Networked Aim: a lock can still be spent for other effects", () => {
    const table = firing({ pilot: "geonosianprototype", upgrades: ["alpha3bbesh"], locks: ["B1"] });
    table.attackDice("blank", "blank").say("primary>B1");
    expect(table.keys).toEqual(["done", abilityOf("Networked Aim"), "A1/upgrade:alpha3bbesh/0"]);
  });

  test("Solo: the ship spends a charge to reroll a die with no friendly ship at range 0-1", () => {
    const asked = (x: number) => {
      const mine: readonly TestShip[] = [
        { pilot: "hansolo-battleofyavin", pose: at(400, 300), quarter: "front", charges: 1 },
        { pilot: X_WING, pose: at(x, 300), engaged: true },
      ];
      const table = cardTable([mine, [{ pilot: FIGHTER, pose: at(400, 520, 180), engaged: true }]], LATER);
      return table.attackDice("blank", "blank", "blank").say("primary>B1").keys.includes(abilityOf("Solo"));
    };
    expect([asked(750), asked(500)]).toEqual([true, false]);
  });

  test("Networked Calculations: another friendly ship's calculate token changes a focus result", () => {
    const mine = (x: number): readonly TestShip[] => [
      { pilot: "technounionbomber", pose: at(400, 300) },
      { pilot: "technounionbomber", pose: at(x, 300), tokens: { calculate: 1 }, engaged: true },
    ];
    const table = (x: number) =>
      cardTable([mine(x), [{ pilot: FIGHTER, pose: at(400, 490, 180), engaged: true }]])
        .attackDice("focus", "blank")
        .say("primary>B1");
    const near = table(480).say(abilityOf("Networked Calculations"));
    expect([changed(near)[0], tokensOf(near, "A2").calculate]).toEqual([["hit", "blank"], 0]);
    expect(table(700).keys).not.toContain(abilityOf("Networked Calculations"));
  });

  test("Advanced Fire Control: it replaces Full Throttle, with a bonus primary attack on a locked ship after cannons", () => {
    const elite = { pilot: "deltasquadronpilot", upgrades: ["tiedefenderelite", "heavylasercannon"] };
    const table = (locks: readonly TargetId[]) => {
      const found = firing({ ...elite, locks });
      return shoot(found, ["blank", "blank", "blank", "blank"], ["blank", "blank", "blank"], "heavylasercannon@1").keys;
    };
    expect(table(["B1"])).toContain(abilityOf("Advanced Fire Control"));
    expect(table([])).not.toContain(abilityOf("Advanced Fire Control"));
  });

  test("Devastating Barrage: evades can't cancel criticals of ordnance in the bullseye arc", () => {
    const bomber = { pilot: "shasazaro", upgrades: ["wartimeloadout", "protontorpedoes"], locks: ["B1"] as const };
    const suffered = (x: number) => {
      const table = firing(bomber, LATER, { pose: at(x, 490, 180) });
      shoot(table, ["crit", "crit", "blank", "blank"], ["evade", "evade", "evade"], "protontorpedoes@1");
      return table.notes("hit").map((note) => note.results);
    };
    expect([suffered(400), suffered(450)]).toEqual([[2], []]);
  });

  test("Devastating Barrage: evades that must cancel criticals first cancel hits instead", () => {
    const bomber = { pilot: "shasazaro", upgrades: ["wartimeloadout", "plasmatorpedoes"], locks: ["B1"] as const };
    const left = (x: number) => {
      const table = firing(bomber, LATER, { pose: at(x, 490, 180), pilot: X_WING });
      shoot(table, ["crit", "hit", "hit"], ["evade", "evade"], "plasmatorpedoes@1");
      return table.notes("hit").map((note) => note.results);
    };
    expect([left(400), left(450)]).toEqual([[1], [1]]);
  });

  test("Rotating Cannons: a cannon that fires where the turret points no longer counts as a front arc weapon", () => {
    const behind = (pilot: string) =>
      rolledBy(
        firing({ pilot, upgrades: ["outmaneuver", "ioncannon"], quarter: "front" }, {}, { pose: at(400, 490, 0) }),
        "ioncannon@1",
      )[1];
    expect([behind("caridaacademycadet"), behind(X_WING)]).toEqual([3, 2]);
  });
});

describe("the defender's dice", () => {
  const attacked = (ship: Some, more: Parameters<typeof duel>[2] = {}): Table => duel({ pilot: X_WING }, { engaged: true, ...ship }, more);

  test("Concordia Faceoff: at range 1 in the attacker's front arc, the ship changes one result to an evade", () => {
    const table = attacked({ pilot: "zealousrecruit" }, { gap: 60 });
    shoot(table, ["hit", "hit", "hit", "hit"], ["blank", "blank", "blank"]);
    expect(changed(table)).toEqual([["evade", "blank", "blank"]]);
    expect(changed(shoot(attacked({ pilot: "zealousrecruit" }), ["hit", "hit", "hit"], ["blank", "blank", "blank"]))).toEqual([]);
  });

  test("Plated Hull: a critical becomes a hit while the ship isn't critically damaged", () => {
    const table = (damage: TestShip["damage"] = []) =>
      changed(shoot(attacked({ pilot: "shadowsquadronveteran", damage }), ["crit", "crit", "blank"], ["blank"]));
    expect(table()).toEqual([["hit", "crit", "blank"]]);
    expect(table([{ card: 0, faceup: true, since: 0 }])).toEqual([]);
  });

  test("Born for This: a friendly ship at range 0-2 can defend with this ship's tokens, which strains this ship", () => {
    const clone = (tokens: TestShip["tokens"]): Table => {
      const theirs: readonly TestShip[] = [
        { pilot: FIGHTER, pose: at(400, 490, 180), engaged: true },
        { pilot: "contrail-siegeofcoruscant", pose: at(500, 490, 180), engaged: true, ...(tokens && { tokens }) },
      ];
      const table = cardTable([[{ pilot: X_WING, pose: at(400, 300) }], theirs], LATER);
      return table.attackDice("hit", "hit", "hit").defenseDice("focus", "focus", "blank").say("primary>B1").until("modify defense dice");
    };
    const table = clone({ focus: 1 }).say(abilityOf("Born for This", "B2"));
    expect(changed(table)).toEqual([["evade", "evade", "blank"]]);
    expect(tokensOf(table, "B2")).toMatchObject({ focus: 0, strain: 1 });
    expect(() => clone({ focus: 1, strain: 1 })).toThrow();
  });
});
