import type { TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, CR90, engaging, hugeTable, shoot } from "../../huge-ships.testing.ts";

const RAIDER = "outerrimpatrol";
const TRIDENT = "colicoiddestroyer";
const FIGHTER = "academypilot";
const X_WING = "redsquadronveteran";
const AWAY: TestShip = { pilot: "republicjudiciary", pose: at(1600, 300), dial: "2FB" };

describe("maneuver orders", () => {
  test("Admiral Ozzel: a large or huge friendly ship suffers a hit to fly one speed faster or slower", () => {
    const table = hugeTable([[{ pilot: RAIDER, pose: at(900, 300), dial: "2FB", upgrades: ["admiralozzel"], shields: 3 }], [AWAY]], {
      phase: "activation",
    });
    expect(table.kind).toBe("use at beforeManeuver");
    table.say("A1/upgrade:admiralozzel/0");
    expect(table.keys).toEqual(["1FB", "3FB"]);
    table.say("3FB");
    expect(table.notes("maneuver")[0]).toMatchObject({ ship: "A1", maneuver: "3FB" });
    expect(table.ship("A1").shields).toBe(2);
    const ionized = { pilot: RAIDER, pose: at(900, 300), dial: "2FB", upgrades: ["admiralozzel"], tokens: { ion: 6 } };
    expect(hugeTable([[ionized], [AWAY]], { phase: "activation", edition: "2.5" }).kind).toBe("action");
    const small: TestShip = { pilot: FIGHTER, pose: at(900, 560), dial: "2FB" };
    const carrier = { pilot: RAIDER, pose: at(900, 300), upgrades: ["admiralozzel"], activated: true };
    expect(hugeTable([[carrier, small], [AWAY]], { phase: "activation" }).kind).toBe("action");
  });

  for (const [card, charges] of [
    ["captainneeda", 4],
    ["strategiccommander", 3],
  ] as const)
    test(`${card}: a friendly ship's revealed dial is set to another maneuver of the same colour and speed`, () => {
      const orders = (x: number, active: number) => {
        const friend: TestShip = { pilot: X_WING, pose: at(x, 500), dial: "2FB", upgrades: ["r4astromech"] };
        const commander = { pilot: RAIDER, pose: at(900, 300), upgrades: [card], active: [active], activated: true };
        return hugeTable([[commander, friend], [AWAY]], { phase: "activation" });
      };
      const table = orders(1100, charges);
      while (table.kind !== "use at dialRevealed") table.pass();
      table.say(`A1/upgrade:${card}/0`);
      expect(table.keys).toEqual(["2FB", "2BB", "2NB"]);
      table.say("2NB");
      expect(table.ship("A2").revealed).toBe("2NB");
      expect(table.ship("A1").upgrades[0]?.charges).toBe(charges - 1);
      for (const none of [orders(1750, charges), orders(1100, 0)]) {
        while (none.kind !== "action" || none.game.open[0]?.ask.about?.ship !== "A2") none.pass();
        expect(none.notes("maneuver").at(-1)).toMatchObject({ ship: "A2", maneuver: "2FB" });
      }
    });
});

describe("captains", () => {
  const edition = "2.5" as const;

  test("Zealous Captain: a hardpoint attacks at initiative 4 for one energy plus its own cost", () => {
    const firing = (energy: number) =>
      engaging(
        { pilot: TRIDENT, upgrades: ["zealouscaptain", "tractortentacles"], energy, pose: at(900, 700) },
        [{ pilot: FIGHTER, pose: at(900, 440), engaged: false }],
        { edition },
      );
    const table = firing(2);
    expect([table.kind, table.game.state.cursor.skill]).toEqual(["use at initiativeReached", 4]);
    table
      .attackDice("blank", "blank")
      .defenseDice("blank", "blank", "blank")
      .say("A1/upgrade:zealouscaptain/0")
      .say("tractortentacles@1>B1");
    expect(table.notes("energy spent")).toMatchObject([{ amount: 1 }]);
    expect(table.ship("A1").usedThisRound).toContain("header 1.1");
    expect(firing(0).kind).not.toBe("use at initiativeReached");
  });

  test("Riff Tamson: a hardpoint attacks at initiative 5, and a defender that was dealt a faceup card gains two strain", () => {
    const firing = (...faces: readonly ("crit" | "hit" | "blank")[]) => {
      const table = engaging(
        { pilot: TRIDENT, upgrades: ["rifftamson", "tractortentacles"], pose: at(900, 700) },
        [{ pilot: X_WING, pose: at(900, 440), engaged: false, shields: 0 }],
        { edition },
      );
      expect([table.kind, table.game.state.cursor.skill]).toEqual(["use at initiativeReached", 5]);
      table
        .attackDice(...faces)
        .defenseDice("blank", "blank")
        .nextDamage(1, "Hull Breach");
      shoot(table.say("A1/upgrade:rifftamson/0"), "tractortentacles@1>B1");
      return (table.kind === "use at afterAttack" ? table.say("A1/ship:Tractor Grasp") : table).say("stay");
    };
    expect(firing("crit", "blank").ship("B1").tokens.strain).toBe(2);
    expect(firing("hit", "blank").ship("B1").tokens.strain).toBe(0);
  });

  test("Tractor Grasp: the defender gains the tractor token after the attack and its damage", () => {
    const victim = { pilot: X_WING, pose: at(900, 440), engaged: false };
    const table = engaging({ pilot: TRIDENT, upgrades: ["rifftamson", "tractortentacles"], pose: at(900, 700) }, [victim], { edition });
    table.attackDice("hit", "blank").defenseDice("blank", "blank");
    shoot(table.say("A1/upgrade:rifftamson/0"), "tractortentacles@1>B1");
    expect([table.keys.includes("stay"), table.ship("B1").shields]).toEqual([true, 1]);
  });

  test("General Grievous: the ship attacks early, even friendly ships; ships near one that it destroys calculate", () => {
    const friend: TestShip = { pilot: "tradefederationdrone", pose: at(900, 440), engaged: true };
    const victim: TestShip = { pilot: "tradefederationdrone", pose: at(900, 480), engaged: true, damage: [] };
    const table = hugeTable(
      [[{ pilot: TRIDENT, pose: at(900, 700), upgrades: ["generalgrievouscommand", "tractortentacles"] }, friend, victim], [AWAY]],
      { edition, phase: "combat" },
    );
    table.say("A1/upgrade:generalgrievouscommand/0");
    expect(table.keys).toEqual(["none", "tractortentacles@1>A2", "tractortentacles@1>A3"]);
    const doomed = [
      { card: 3, faceup: false, since: 0 },
      { card: 4, faceup: false, since: 0 },
    ];
    table.give({ input: "set", reason: "damage", changes: [{ change: "ship", ship: "A3", set: { damage: doomed } }] });
    table.attackDice("hit", "hit").defenseDice("blank", "blank");
    shoot(table, "tractortentacles@1>A3").say("A1/ship:Tractor Grasp").say("stay");
    table.say("A1/upgrade:generalgrievouscommand/0").until("free action");
    expect(table.keys).toEqual(["skip", "calculate"]);
  });

  for (const [card, focus] of [
    ["raymusantilles", 1],
    ["stalwartcaptain", 0],
  ] as const)
    test(`${card}: the ship stays until the End phase is over`, () => {
      const damage = Array.from({ length: 17 }, (_, number) => ({ card: number, faceup: false, since: 0 }));
      const table = hugeTable(
        [
          [
            { pilot: CR90, pose: at(900, 450), shields: 0, damage, upgrades: [card] },
            { pilot: X_WING, pose: at(860, 450), engaged: true },
          ],
          [
            { pilot: "sabersquadronace", pose: at(900, 760, 180) },
            { pilot: "sabersquadronace", pose: at(1140, 450, 270), engaged: true },
          ],
        ],
        { phase: "combat" },
      );
      shoot(table.attackDice("hit", "hit", "blank"), "primary>A1");
      if (focus > 0) table.say("A1");
      expect([table.kind, table.game.open[0]?.ask.about?.ship, table.ship("A1").doomed]).toEqual(["attack", "A1", true]);
      expect(table.ship("A2").tokens.focus).toBe(focus);
      // Two rules keep the destroyed ship on the table: one until the round is over, the other until its initiative is over. The log
      // mentions only the first.
      expect([table.notes("stays for the round").length, table.notes("stays for the step").length]).toEqual([1, 0]);
      table.untilPhase("planning");
      expect(table.ship("A1").status).toBe("destroyed");
      expect(table.notes("destroyed")).toHaveLength(1);
    });

  test("Carlist Rieekan: when a friendly ship is destroyed, another can perform a red evade", () => {
    const friends: readonly TestShip[] = [
      {
        pilot: X_WING,
        pose: at(900, 640),
        shields: 0,
        damage: [
          { card: 1, faceup: false, since: 0 },
          { card: 2, faceup: false, since: 0 },
          { card: 3, faceup: false, since: 0 },
        ],
        engaged: true,
      },
      { pilot: X_WING, pose: at(980, 640), engaged: true },
    ];
    const table = hugeTable(
      [
        [{ pilot: CR90, pose: at(900, 450), upgrades: ["carlistrieekan"], engaged: true }, ...friends],
        [{ pilot: "sabersquadronace", pose: at(900, 800, 180) }],
      ],
      { phase: "combat" },
    );
    table.attackDice("hit", "hit", "hit").defenseDice("blank", "blank");
    shoot(table, "primary>A2");
    table.say("A1/upgrade:carlistrieekan/0");
    expect(table.keys).toEqual(["A1", "A3"]);
    table.say("A3").say("evade");
    expect(table.notes("token")).toMatchObject([
      { ship: "A3", token: "stress" },
      { ship: "A3", token: "evade" },
    ]);
  });
});
