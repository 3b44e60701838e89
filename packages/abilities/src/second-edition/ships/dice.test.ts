import type { TargetId } from "@broadside/rules";
import type { Table, TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, diceRolled, duel, shoot } from "../card-table.testing.ts";
import { abilityOf, changed, FIGHTER, firing, LATER, rolledBy, type Some, tokensOf, X_WING } from "./ships.testing.ts";

describe("the attacker's dice", () => {
  test("Advanced Targeting Computer: against a locked ship one die more, and a hit becomes a critical", () => {
    const table = firing({ pilot: "tempestsquadronpilot", locks: ["B1"] });
    shoot(table, ["hit", "hit", "blank"], ["blank", "blank", "blank"]);
    expect(changed(table)).toEqual([["crit", "hit", "blank"]]);
    expect(rolledBy(firing({ pilot: "tempestsquadronpilot" }))).toEqual([2, 3]);
  });

  test("Linked Battery: one die more with cannons", () => {
    const battery = { pilot: "starkillerbasepilot", upgrades: ["heavylasercannon"] };
    expect(rolledBy(firing(battery, { gap: 150 }), "heavylasercannon@0")[0]).toBe(5);
    expect(rolledBy(firing({ ...battery, pilot: "omicrongrouppilot" }, { gap: 150 }), "heavylasercannon@0")[0]).toBe(4);
  });

  test("Sensor Blindspot: no bonus at range 1, and one die less", () => {
    const dash = { pilot: "wildspacefringer", quarter: "front" } as const;
    expect(rolledBy(firing(dash, { gap: 60 }))[0]).toBe(3);
    expect(rolledBy(firing(dash, { gap: 150 }))[0]).toBe(4);
  });

  test("Sensor Blindspot: a bonus that another card has taken away is not taken twice", () => {
    const klick: TestShip = { pilot: "klick", pose: at(500, 400, 180), locks: ["A1"], charges: 1, engaged: true };
    const theirs: readonly TestShip[] = [{ pilot: FIGHTER, pose: at(400, 400, 180), engaged: true }, klick];
    const table = cardTable([[{ pilot: "wildspacefringer", pose: at(400, 300), quarter: "front" }], theirs]);
    table.say("primary>B1").say("B2/pilot:klick");
    while (table.kind.startsWith("modify")) table.pass();
    expect(diceRolled(table)[0]).toBe(3);
  });

  test("Sensor Blindspot of the later cards: the bonus stays, and it defends with one die less", () => {
    const dash = { pilot: "dashrendar-swz103-rebelalliance", quarter: "front" } as const;
    expect(rolledBy(firing(dash, { gap: 60, ...LATER }))[0]).toBe(3);
    const defends = (gap: number) => rolledBy(duel({ pilot: FIGHTER }, { ...dash, engaged: true }, { gap, ...LATER }))[1];
    expect([defends(60), defends(150)]).toEqual([1, 2]);
  });

  test("Dead to Rights: in its bullseye the defender modifies nothing with green tokens", () => {
    const asked = (x: number) => {
      const table = firing({ pilot: "cartelexecutioner" }, {}, { tokens: { focus: 1 }, pose: at(x, 490, 180) });
      table.attackDice("hit", "hit", "blank").defenseDice("focus", "focus", "focus").say("primary>B1").until("modify defense dice");
      return table.keys;
    };
    expect(asked(450)).toEqual(["done", "focus"]);
    expect(() => asked(400)).toThrow();
  });

  test("Dead to Rights: nor does a friend of the defender pay with its own token", () => {
    const droid = (x: number) => ({ pilot: "technounionbomber", pose: at(x, 490, 180), engaged: true });
    const asked = (x: number) => {
      const theirs: readonly TestShip[] = [droid(400), { ...droid(460), tokens: { calculate: 1 } }];
      const table = cardTable([[{ pilot: "cartelexecutioner", pose: at(x, 300) }], theirs]);
      return table.attackDice("hit", "hit", "blank").defenseDice("focus", "focus").say("primary>B1").until("modify defense dice").keys;
    };
    expect(asked(340)).toEqual(["done", `${abilityOf("Networked Calculations", "B1")}#1`]);
    expect(() => asked(400)).toThrow();
  });

  test("Dead to Rights: tokens that modify no defense dice are spent as ever", () => {
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

  test("Fire Convergence: a charge lets a friend reroll two dice in its turret arcs, which are two", () => {
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

  test("Networked Aim: rerolls by the number of friendly locks, and no lock is spent for it", () => {
    const mine: readonly TestShip[] = [
      { pilot: "geonosianprototype", pose: at(400, 300), locks: ["B1"] },
      { pilot: "geonosianprototype", pose: at(500, 300), locks: ["B1"], engaged: true },
    ];
    const table = cardTable([mine, [{ pilot: FIGHTER, pose: at(400, 490, 180), engaged: true }]]);
    table.attackDice("blank", "blank").say("primary>B1");
    expect(table.keys).toEqual(["done", abilityOf("Networked Aim")]);
    expect(table.say(abilityOf("Networked Aim")).keys).toContain("blank blank");
  });

  test("Networked Aim: a lock is spent for other things still", () => {
    const table = firing({ pilot: "geonosianprototype", upgrades: ["alpha3bbesh"], locks: ["B1"] });
    table.attackDice("blank", "blank").say("primary>B1");
    expect(table.keys).toEqual(["done", abilityOf("Networked Aim"), "A1/upgrade:alpha3bbesh/0"]);
  });

  test("Solo: a charge for one die again, with no friend at range 0 to 1", () => {
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

  test("Networked Calculations: a friend's calculate token changes a focus result", () => {
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

  test("Advanced Fire Control, in the place of Full Throttle: a bonus primary attack on a locked ship after cannons", () => {
    const elite = { pilot: "deltasquadronpilot", upgrades: ["tiedefenderelite", "heavylasercannon"] };
    const table = (locks: readonly TargetId[]) => {
      const found = firing({ ...elite, locks });
      return shoot(found, ["blank", "blank", "blank", "blank"], ["blank", "blank", "blank"], "heavylasercannon@1").keys;
    };
    expect(table(["B1"])).toContain(abilityOf("Advanced Fire Control"));
    expect(table([])).not.toContain(abilityOf("Advanced Fire Control"));
  });

  test("Devastating Barrage: evades cancel no criticals of ordnance in the bullseye", () => {
    const bomber = { pilot: "shasazaro", upgrades: ["wartimeloadout", "protontorpedoes"], locks: ["B1"] as const };
    const suffered = (x: number) => {
      const table = firing(bomber, LATER, { pose: at(x, 490, 180) });
      shoot(table, ["crit", "crit", "blank", "blank"], ["evade", "evade", "evade"], "protontorpedoes@1");
      return table.notes("hit").map((note) => note.results);
    };
    expect([suffered(400), suffered(450)]).toEqual([[2], []]);
  });

  test("Devastating Barrage: what cancels criticals first cancels hits then", () => {
    const bomber = { pilot: "shasazaro", upgrades: ["wartimeloadout", "plasmatorpedoes"], locks: ["B1"] as const };
    const left = (x: number) => {
      const table = firing(bomber, LATER, { pose: at(x, 490, 180), pilot: X_WING });
      shoot(table, ["crit", "hit", "hit"], ["evade", "evade"], "plasmatorpedoes@1");
      return table.notes("hit").map((note) => note.results);
    };
    expect([left(400), left(450)]).toEqual([[1], [1]]);
  });

  test("Rotating Cannons: a cannon that fires where the turret points is no longer one of the front arc", () => {
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

  test("Concordia Faceoff: at range 1, in the attacker's front arc, one result becomes an evade", () => {
    const table = attacked({ pilot: "zealousrecruit" }, { gap: 60 });
    shoot(table, ["hit", "hit", "hit", "hit"], ["blank", "blank", "blank"]);
    expect(changed(table)).toEqual([["evade", "blank", "blank"]]);
    expect(changed(shoot(attacked({ pilot: "zealousrecruit" }), ["hit", "hit", "hit"], ["blank", "blank", "blank"]))).toEqual([]);
  });

  test("Plated Hull: a critical becomes a hit while it is not critically damaged", () => {
    const table = (damage: TestShip["damage"] = []) =>
      changed(shoot(attacked({ pilot: "shadowsquadronveteran", damage }), ["crit", "crit", "blank"], ["blank"]));
    expect(table()).toEqual([["hit", "crit", "blank"]]);
    expect(table([{ card: 0, faceup: true, since: 0 }])).toEqual([]);
  });

  test("Born for This: a friend at range 0 to 2 defends with its tokens, and strains it", () => {
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
