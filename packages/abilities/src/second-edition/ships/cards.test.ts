import type { Ability } from "@broadside/rules";
import type { Table, TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, shoot } from "../card-table.testing.ts";
import { ABILITIES_2_0 } from "../index.ts";
import { AWAY, abilityOf, FIGHTER, firing, flown, inSystem, LATER, rolledBy, type Some, tokensOf, X_WING } from "./ships.testing.ts";

describe("locks, arcs and tokens", () => {
  test("Experimental Scanners: the ship can lock beyond range 3, but not at range 1", () => {
    const lockable = (y: number) =>
      cardTable([[{ pilot: "knavesquadronescort", pose: at(400, 100), dial: "1FB" }], [{ ...AWAY, pose: at(400, y, 180) }]], {
        phase: "activation",
      })
        .say("lock")
        .ship("A1").locks;
    expect([lockable(300), lockable(850)]).toEqual([[], ["B1"]]);
  });

  test("Heavy Weapon Turret: missiles fire where the turret points, which is only to the front or rear", () => {
    const fighter = { pilot: "zetasquadronsurvivor", upgrades: ["concussionmissiles"], locks: ["B1"] as const };
    expect(firing({ ...fighter, quarter: "rear" }).keys).not.toContain("concussionmissiles@0>B1");
    expect(firing({ ...fighter, quarter: "front" }).keys).toContain("concussionmissiles@0>B1");
    expect(flown({ pilot: "zetasquadronsurvivor" }, "2FB").say("focus").say("rotate-arc").ship("A1").quarter).toBe("rear");
  });

  test("Rotating Cannons: cannons fire where the turret points", () => {
    const heavy = { pilot: "caridaacademycadet", upgrades: ["ioncannon"] };
    expect(firing({ ...heavy, quarter: "rear" }).kind).not.toBe("attack");
    expect(firing({ ...heavy, quarter: "front" }).keys).toContain("ioncannon@0>B1");
  });

  test("Spacetug Tractor Array: a ship in front at range 1 gains a tractor token, or two in the bullseye arc", () => {
    const tugged = (x: number) => {
      const mine = { pilot: "jakkugunrunner", pose: at(400, 300), dial: "1FB" };
      const table = cardTable([[mine], [{ ...AWAY, pilot: "sabersquadronace", pose: at(x, 470, 180) }]], { phase: "activation" });
      return table.say("ship:Spacetug Tractor Array").until("action").notes("token").length;
    };
    expect([tugged(450), tugged(400)]).toEqual([1, 2]);
  });

  test("Stygium Array: the ship evades after decloaking, and can spend an evade token to gain a cloak token", () => {
    const table = inSystem({ pilot: "imdaartestpilot", tokens: { cloak: 1 } })
      .say("decloak forward")
      .say(abilityOf("Stygium Array"))
      .say("evade");
    expect(tokensOf(table)).toMatchObject({ cloak: 0, evade: 1 });
    const ending = cardTable([[{ pilot: "imdaartestpilot", pose: at(400, 300), tokens: { evade: 1 } }], [AWAY]], { phase: "end" });
    expect(tokensOf(ending.say(abilityOf("Stygium Array")))).toMatchObject({ cloak: 1, evade: 0 });
  });

  test("Formed Up: the ship removes a stress token when the round ends with a TIE/ln at range 0-1", () => {
    const formed = (x: number) => {
      const mine = [
        { pilot: "lieutenanthebsly-battleoverendor", pose: at(400, 300), tokens: { stress: 1 } },
        { pilot: FIGHTER, pose: at(x, 300) },
      ];
      return cardTable([mine, [AWAY]], { phase: "end", ...LATER });
    };
    expect(tokensOf(formed(480).say(abilityOf("Formed Up"))).stress).toBe(0);
    expect(formed(700).keys).not.toContain(abilityOf("Formed Up"));
  });

  test("Hope: the ship can focus or boost when a friendly ship at range 0-3 is destroyed", () => {
    const mine: readonly TestShip[] = [
      { pilot: "biggsdarklighter-battleofyavin", pose: at(300, 300), engaged: true },
      {
        pilot: X_WING,
        pose: at(400, 300),
        engaged: true,
        shields: 0,
        damage: [0, 1, 2].map((card) => ({ card, faceup: false, since: 0 })),
      },
    ];
    const table = cardTable([mine, [{ pilot: FIGHTER, pose: at(400, 450, 180) }]], LATER);
    table.attackDice("hit", "hit").defenseDice("blank", "blank").say("primary>A2");
    expect(table.until("use at shipLost").keys).toContain(abilityOf("Hope"));
  });
});

describe("docked ships", () => {
  const ghost = (aboard: Some, phase: "activation" | "combat" | "system", enemy: Partial<TestShip> = {}): Table =>
    cardTable(
      [
        [
          { pilot: "lothalrebel", pose: at(400, 400), dial: "2FB" },
          { pose: undefined, status: "docked", carrier: "A1", ...aboard },
        ],
        [{ ...AWAY, engaged: true, ...enemy }],
      ],
      { phase },
    );

  const BEHIND = at(400, 200);

  test("Tail Gun: the carrier has a primary weapon to the rear with the docked ship's value", () => {
    expect(rolledBy(ghost({ pilot: "zeborrelios" }, "combat", { pose: BEHIND }), "second primary")[0]).toBe(3);
    const alone = cardTable([[{ pilot: "lothalrebel", pose: at(400, 400) }], [{ ...AWAY, pose: BEHIND, engaged: true }]]);
    expect(alone.kind).not.toBe("attack");
  });

  test("Locked and Loaded: the carrier makes a bonus attack to the rear after a primary attack to the front", () => {
    const theirs: readonly TestShip[] = [
      { pilot: FIGHTER, pose: at(400, 600, 180), engaged: true },
      { pilot: FIGHTER, pose: BEHIND, engaged: true },
    ];
    const mine: readonly TestShip[] = [
      { pilot: "lothalrebel", pose: at(400, 400) },
      { pilot: "zeborrelios", pose: undefined, status: "docked", carrier: "A1" },
    ];
    const table = shoot(cardTable([mine, theirs]), ["blank", "blank", "blank", "blank"], ["blank", "blank", "blank"]);
    expect(table.say(abilityOf("Locked and Loaded", "A2")).keys).toEqual(["none", "second primary>B2"]);
  });

  test("Co-Pilot: the carrier has the docked pilot's ability", () => {
    const brave: Ability = { answers: { sums: { attackDice: (_, self, { ship }) => (ship === self.ship ? 1 : 0) } } };
    const registry = new Map([...ABILITIES_2_0, ["pilot:outerrimpioneer", brave]]);
    const dice = (status: "docked" | "destroyed") => {
      const mine: readonly TestShip[] = [
        { pilot: "freightercaptain", pose: at(400, 300), quarter: "front" },
        { pilot: "outerrimpioneer", pose: undefined, status, ...(status === "docked" && { carrier: "A1" }) },
      ];
      const table = cardTable([mine, [{ pilot: FIGHTER, pose: at(400, 520, 180), engaged: true }]], { registry });
      return rolledBy(table)[0];
    };
    expect([dice("docked"), dice("destroyed")]).toEqual([3, 2]);
  });

  test("Comms Shuttle: the carrier can coordinate, also before it activates", () => {
    const table = ghost({ pilot: "ap5" }, "activation");
    expect(table.keys).toContain(abilityOf("Comms Shuttle", "A2"));
    expect(table.pass().keys).toContain("coordinate");
  });

  test("Pursuit Craft: after deploying, the ship locks a ship that the Hound's Tooth has locked", () => {
    const mine: readonly TestShip[] = [
      { pilot: "trandoshanslaver", pose: at(400, 400), upgrades: ["houndstooth"], locks: ["B1"], dial: "2FB" },
      { pilot: "bossk-z95af4headhunter", pose: undefined, status: "docked", carrier: "A1" },
    ];
    const table = cardTable([mine, [{ ...AWAY, pose: at(400, 700, 180) }]], { phase: "system" });
    table.until("act in System phase").say("deploy").pass().pass().say(abilityOf("Pursuit Craft", "A2"));
    expect(table.ship("A2").locks).toEqual(["B1"]);
  });
});
