import type { TargetId } from "@broadside/rules";
import { describe, expect, test } from "vitest";
import { at, CR90, cardsOf, engaging, flown, hugeTable, NEXT, rolled, shoot } from "./huge-ships.testing.ts";

const SHUTTLE = "omicrongrouppilot";
const FIGHTER = "academypilot";
const CROC = "syndicatesmugglers";
const RAIDER = "outerrimpatrol";
const GR75 = "echobaseevacuees";
const TRIDENT = "colicoiddestroyer";

/** The huge ship is at (900, 300), facing up the table. `ahead` is another huge ship ahead of its bow. That ship rolls no defense dice. */
const ahead = (gap: number, pilot = GR75) => ({ pilot, pose: at(900, 300 + 110.5 + gap + 110.5) });
const fighterAhead = (gap: number, x = 900) => ({ pilot: FIGHTER, pose: at(x, 300 + 110.5 + gap + 20) });
const behind = (gap: number) => ({ pilot: SHUTTLE, pose: at(900, 300 - 110.5 - gap - 40) });

describe("batteries", () => {
  test("[2E-HUGE-46] a battery that is offline comes back online after engaging for two energy", () => {
    const offline = (energy: number) => {
      const table = engaging({ upgrades: ["ioncannonbattery"], energy, pose: at(900, 300, 90) }, [{ pilot: SHUTTLE, pose: at(900, 520) }]);
      const upgrades = table.ship("A1").upgrades.map((card) => ({ ...card, side: "back" as const }));
      table.give({ input: "set", reason: "offline", changes: [{ change: "ship", ship: "A1", set: { upgrades } }] });
      return table;
    };
    const table = offline(2);
    expect(table.keys).toEqual(["none", "primary>B1"]);
    table.say("none");
    expect(table.keys).toEqual(["pass", "A1/upgrade:ioncannonbattery/0"]);
    table.say("A1/upgrade:ioncannonbattery/0");
    expect(table.ship("A1").upgrades[0]?.side).toBe("front");
    expect(table.notes("energy spent")).toMatchObject([{ amount: 2 }]);
    expect(offline(1).say("none").kind).toBe("dial + dial");
  });

  test("[2E-HUGE-47] Ion Cannon Battery: a hit deals one critical, and every result gives an ion token", () => {
    const table = engaging({ pilot: CROC, upgrades: ["ioncannonbattery"] }, [ahead(150)]).attackDice("hit", "hit", "crit", "blank");
    shoot(table, "ioncannonbattery@0>B1");
    expect(rolled(table, "attack")).toEqual([4]);
    expect([table.ship("B1").shields, table.ship("B1").tokens.ion, table.ship("A1").energy]).toEqual([2, 3, 3]);
  });

  test("[2E-HUGE-48] Ordnance Tubes: besides its primary attack, the ship makes a torpedo and a missile bonus attack", () => {
    const upgrades = ["ordnancetubes", "protontorpedoes", "concussionmissiles"];
    const table = engaging({ pilot: RAIDER, upgrades, locks: ["B1"] }, [ahead(150)]);
    const [torpedoes, missiles, primary] = ["protontorpedoes@1>B1", "concussionmissiles@2>B1", "primary>B1"];
    expect(table.keys).toEqual(["none", primary, torpedoes, missiles]);
    shoot(table, torpedoes);
    expect(table.keys).toEqual(["none", primary, missiles]);
    shoot(table, missiles);
    expect(table.keys).toEqual(["none", primary]);
  });

  test("[2E-HUGE-48] Ordnance Tubes fire in the full front arc, offline in the bullseye; an action and two energy flip them", () => {
    const beside = { pilot: SHUTTLE, pose: at(1090, 380) };
    const upgrades = ["ordnancetubes", "protontorpedoes"];
    const aimed = (targets: readonly { readonly pilot: string; readonly pose: ReturnType<typeof at> }[], isOffline: boolean) => {
      const table = engaging({ pilot: RAIDER, upgrades, locks: ["B1"] }, targets);
      const sides = table
        .ship("A1")
        .upgrades.map((card, place) => ({ ...card, side: isOffline && place === 0 ? ("back" as const) : card.side }));
      table.give({ input: "set", reason: "offline", changes: [{ change: "ship", ship: "A1", set: { upgrades: sides } }] });
      return table.keys.includes("protontorpedoes@1>B1");
    };
    expect([aimed([beside], false), aimed([beside], true)]).toEqual([true, false]);
    expect([aimed([fighterAhead(150)], true), aimed([fighterAhead(150, 940)], true)]).toEqual([true, false]);
    const table = flown({ pilot: RAIDER, upgrades, energy: 4 }, "2FB");
    expect(table.keys).not.toContain("upgrade:ordnancetubes");
    const sides = table.ship("A1").upgrades.map((card) => ({ ...card, side: "back" as const }));
    table.give({ input: "set", reason: "offline", changes: [{ change: "ship", ship: "A1", set: { upgrades: sides } }] });
    table.say("upgrade:ordnancetubes");
    expect([table.ship("A1").upgrades[0]?.side, table.ship("A1").energy]).toEqual(["front", 2]);
  });

  test("[2E-HUGE-49] Point-Defense Battery: the ship can make four attacks for one energy each", () => {
    const table = engaging({ pilot: CROC, upgrades: ["pointdefensebattery"], energy: 3 }, [ahead(150)]);
    for (let shot = 0; shot < 3; shot += 1) shoot(table, "pointdefensebattery@0>B1");
    expect(table.keys).toEqual(["none", "primary>B1"]);
    expect([table.ship("A1").energy, rolled(table, "attack")]).toEqual([0, [2, 2, 2]]);
    const full = engaging({ pilot: CROC, upgrades: ["pointdefensebattery"], energy: 4 }, [ahead(150)]);
    for (let shot = 0; shot < 4; shot += 1) shoot(full, "pointdefensebattery@0>B1");
    expect(full.keys).toEqual(["none", "primary>B1"]);
  });

  test("[2E-HUGE-50] Targeting Battery: after the attack, the ship can lock the defender", () => {
    const table = engaging({ pilot: CROC, upgrades: ["targetingbattery"], energy: 4 }, [ahead(350)]);
    shoot(table, "targetingbattery@0>B1").say("A1/upgrade:targetingbattery/0");
    expect(table.ship("A1").locks).toEqual(["B1"]);
  });

  test("[2E-HUGE-51] Turbolaser Battery: it fires at a locked ship for three energy, and a hit deals three extra damage", () => {
    const firing = (locks: readonly TargetId[], energy: number) =>
      engaging({ upgrades: ["turbolaserbattery"], energy, locks }, [ahead(350)]);
    expect([firing([], 3).kind, firing(["B1"], 2).kind]).toEqual(["dial + dial", "dial + dial"]);
    const table = firing(["B1"], 3).attackDice("hit", "blank", "blank").defenseDice("blank", "blank");
    shoot(table, "turbolaserbattery@0>B1");
    expect(table.notes("damage")).toMatchObject([{ ship: "B1", amount: 4 }]);
    expect(table.notes("energy spent")).toMatchObject([{ amount: 3 }]);
  });
});

describe("the Trident", () => {
  const edition = "2.5" as const;

  test("[2E-HUGE-52, 2E-HUGE-53] Tractor Tentacles: five attacks to the rear, the first free, and hits also give tractor tokens", () => {
    const table = engaging({ pilot: TRIDENT, upgrades: ["tractortentacles"], energy: 4 }, [behind(120)], { edition });
    table.attackDice("hit", "blank").defenseDice("blank");
    shoot(table, "tractortentacles@0>B1");
    expect([table.ship("A1").energy, table.ship("B1").tokens.tractor]).toEqual([4, 1]);
    for (let shot = 0; shot < 4; shot += 1) {
      table.attackDice("blank", "blank").defenseDice("blank");
      shoot(table, "tractortentacles@0>B1");
    }
    expect(table.notes("attacks")).toHaveLength(5);
    expect(table.notes("energy spent")).toHaveLength(4);
    expect(table.kind).not.toBe("attack");
  });

  test("[2E-HUGE-52] Drill Beak: it attacks a ship in contact, and hits become criticals", () => {
    const table = engaging({ pilot: TRIDENT, upgrades: ["drillbeak"], energy: 3 }, [behind(0)], { edition });
    table.attackDice("hit", "hit", "blank").defenseDice("blank");
    shoot(table, "drillbeak@0>B1");
    expect(table.notes("dice")).toMatchObject([{ faces: ["crit", "crit", "blank"] }]);
    expect(table.notes("attacks")).toMatchObject([{ range: 0 }]);
  });

  test("[2E-HUGE-52] Proton Cannon Battery: two attacks in the bullseye arc, the second for one energy", () => {
    const table = engaging({ pilot: TRIDENT, upgrades: ["protoncannonbattery"], energy: 3 }, [ahead(350)], { edition });
    shoot(shoot(table, "protoncannonbattery@0>B1"), "protoncannonbattery@0>B1");
    expect(table.notes("energy spent")).toMatchObject([{ amount: 1 }]);
    expect(rolled(table, "attack")).toEqual([4, 4]);
    expect(engaging({ pilot: TRIDENT, upgrades: ["protoncannonbattery"] }, [fighterAhead(350, 960)], { edition }).kind).not.toBe("attack");
  });

  test("[2E-HUGE-52] Enhanced Propulsion: the ship flies again as the End phase starts; offline, an action and one energy flip it", () => {
    const ending = hugeTable([[{ pilot: TRIDENT, pose: at(900, 300), upgrades: ["enhancedpropulsion"], energy: 3 }], [ahead(500)]], {
      edition,
      phase: "end",
    });
    ending.say("A1/upgrade:enhancedpropulsion/0").say("2FW");
    expect(ending.ship("A1").pose).toEqual(at(900, 380));
    expect(ending.notes("energy spent")).toMatchObject([{ amount: 2 }]);
    const table = flown({ pilot: TRIDENT, upgrades: ["enhancedpropulsion"], energy: 3 }, "2FB", { edition });
    const upgrades = table.ship("A1").upgrades.map((card) => ({ ...card, side: "back" as const }));
    table.give({ input: "set", reason: "offline", changes: [{ change: "ship", ship: "A1", set: { upgrades } }] });
    table.say("upgrade:enhancedpropulsion");
    expect([table.ship("A1").upgrades[0]?.side, table.ship("A1").energy]).toEqual(["front", 2]);
  });
});

describe("ship abilities", () => {
  test("[2E-HUGE-53, 2E-HUGE-36] Broadside Batteries: the CR90's locks and primary attacks reach range 4", () => {
    const beside = (gap: number) => [{ pilot: SHUTTLE, pose: at(940 + gap + 40, 300) }];
    expect(engaging({}, beside(350)).keys).toEqual(["none", "second primary>B1"]);
    expect(engaging({}, beside(450)).kind).not.toBe("attack");
    expect(engaging({ pilot: CROC, pose: at(900, 300, 90) }, [{ pilot: SHUTTLE, pose: at(1400, 300) }]).kind).not.toBe("attack");
    const locking = (x: number) =>
      hugeTable([[{ pilot: CR90, pose: at(900, 300), dial: "2FB" }], [{ pilot: SHUTTLE, pose: at(x, 380), activated: true }, NEXT]], {
        phase: "activation",
      })
        .say("lock")
        .ship("A1").locks;
    expect([locking(1320), locking(1430)]).toEqual([["B1"], []]);
  });

  test("[2E-HUGE-53] Concentrated Batteries: the Raider rolls one more die at a target in its bullseye arc", () => {
    const dice = (x: number) => rolled(shoot(engaging({ pilot: RAIDER }, [fighterAhead(150, x)]), "primary>B1"), "attack");
    expect([dice(900), dice(960)]).toEqual([[5], [4]]);
  });

  test("[2E-HUGE-53] Resupply Craft: after a friendly ship at range 0-1 acts, it loses an orange or red token or recovers a shield", () => {
    const table = hugeTable(
      [
        [
          { pilot: GR75, pose: at(900, 300), activated: true },
          { pilot: "redsquadronveteran", pose: at(1000, 300), dial: "2FB", shields: 1, tokens: { ion: 0, strain: 2, deplete: 1 } },
        ],
        [{ pilot: CROC, pose: at(1600, 300), dial: "2FB" }],
      ],
      { phase: "activation" },
    );
    table.say("focus").say("A1/ship:Resupply Craft");
    expect(table.keys).toEqual(["shield", "strain"]);
    expect(table.say("shield").ship("A2").shields).toBe(2);
    expect(table.ship("A1").energy).toBe(3);
    expect(cardsOf(table)).toEqual([0, 0]);
  });

  test("[2E-TIME-22] Resupply Craft can't spend energy on a stress token that Death Troopers protect", () => {
    const stressed = (x: number) => {
      const friend = { pilot: "bladesquadronveteran", pose: at(970, 300), dial: "2FB" };
      const troopers = { pilot: "patrolleader", upgrades: ["deathtroopers"], pose: at(x, 560, 180), activated: true };
      const table = hugeTable([[{ pilot: GR75, pose: at(900, 300), activated: true }, friend], [troopers]], { phase: "activation" });
      table.say("focus").say("barrel-roll");
      while (table.kind.startsWith("barrel roll")) table.say(table.keys[0] ?? "");
      expect(table.ship("A2").tokens.stress).toBe(1);
      return table.keys;
    };
    expect(stressed(1500)).toContain("A1/ship:Resupply Craft");
    expect(stressed(1040)).not.toContain("A1/ship:Resupply Craft");
  });

  test("[2E-HUGE-53] Docking Clamps: up to four small ships dock with the Gozanti", () => {
    const docking = (aboard: number, pilot = FIGHTER) => {
      const docked = { pilot: FIGHTER, pose: undefined, status: "docked", carrier: "A1" } as const;
      const mine = [
        { pilot: "outerrimgarrison", pose: at(900, 300) },
        { pilot, pose: at(1000, 300) },
      ];
      const table = hugeTable([[...mine, ...Array.from({ length: aboard }, () => docked)], [NEXT]], { phase: "system" });
      if (table.kind === "next ship" && table.keys.includes("A2")) table.say("A2");
      return table.keys.filter((key) => key.startsWith("dock"));
    };
    expect([docking(3), docking(4), docking(0, SHUTTLE)]).toEqual([["dock>A1"], [], []]);
  });

  test("[2E-HUGE-53] Overdrive Burners: the C-ROC rolls one more defense die while its revealed speed is 3 to 5", () => {
    const dice = (revealed: string) => {
      const table = hugeTable(
        [[{ pilot: "redsquadronveteran", pose: at(900, 100) }], [{ pilot: CROC, pose: at(900, 400), revealed, engaged: true }]],
        { phase: "combat" },
      );
      return rolled(shoot(table, "primary>B1"), "defense");
    };
    expect([dice("4FR"), dice("2FB")]).toEqual([[1], [0]]);
  });
});
