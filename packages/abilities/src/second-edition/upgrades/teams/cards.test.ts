import type { TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, CR90, cardsOf, engaging, faceup, flown, hugeTable, rolled } from "../../huge-ships.testing.ts";

const RAIDER = "outerrimpatrol";
const GR75 = "echobaseevacuees";
const FIGHTER = "academypilot";
const X_WING = "redsquadronveteran";
const AWAY: TestShip = { pilot: "republicjudiciary", pose: at(1600, 300), dial: "2FB" };

/** Places the ship at (900, 300), facing up the table. A target that rolls no defense dice is this far ahead of its bow. */
const ahead = (gap: number): TestShip => ({ pilot: GR75, pose: at(900, 300 + 110.5 + gap + 110.5) });
const toBow = (gap: number, x = 900): TestShip => ({ pilot: FIGHTER, pose: at(x, 300 + 110.5 + gap + 20, 180), engaged: true });

describe("teams", () => {
  test("Bombardment Specialists: a calculate token extends the range by one band, and is spent only if needed", () => {
    const firing = (calculate: number, gap: number) =>
      engaging({ pilot: RAIDER, upgrades: ["bombardmentspecialists"], tokens: { calculate } }, [ahead(gap)]);
    expect([firing(0, 350).kind, firing(1, 350).kind]).toEqual(["dial + dial", "attack"]);
    const far = firing(1, 350).attackDice("blank", "blank", "blank", "blank").defenseDice("blank", "blank").say("primary>B1");
    expect(far.ship("A1").tokens.calculate).toBe(0);
    const near = firing(1, 250).attackDice("blank", "blank", "blank", "blank").defenseDice("blank").say("primary>B1");
    expect(near.ship("A1").tokens.calculate).toBe(1);
  });

  test("Bombardment Specialists: it also shortens the minimum range by one band", () => {
    const upgrades = ["bombardmentspecialists", "targetingbattery"];
    const firing = (calculate: number) => engaging({ pilot: RAIDER, upgrades, tokens: { calculate } }, [ahead(50)]);
    expect(firing(0).keys).not.toContain("targetingbattery@1>B1");
    const table = firing(1).attackDice("blank", "blank", "blank", "blank").say("targetingbattery@1>B1");
    expect(table.ship("A1").tokens.calculate).toBe(0);
  });

  test("Comms Team: for one energy each, the ship coordinates up to two more ships near the one it coordinated", () => {
    const friends = [at(900, 480), at(900, 560), at(960, 560), at(1400, 560)].map((pose) => ({ pilot: X_WING, pose, activated: true }));
    const coordinating = (energy: number) => {
      const ship = { pilot: GR75, pose: at(900, 300), dial: "1FB", energy, upgrades: ["commsteam"] };
      const table = hugeTable([[ship, ...friends], [AWAY]], { phase: "activation" });
      return table.until("action").say("coordinate").say("A2").say("focus").say("A1/upgrade:commsteam/0");
    };
    const table = coordinating(3);
    expect(table.keys).toEqual(["A3", "A4"]);
    table.say("A3").say("focus");
    expect(table.keys).toEqual(["none", "A4"]);
    table.say("A4").say("focus");
    expect(["A2", "A3", "A4"].map((id) => table.ship(id).tokens.focus)).toEqual([1, 1, 1]);
    expect(table.ship("A1").energy).toBe(1);
    expect(coordinating(1).say("A3").say("focus").kind).not.toBe("choose ship");
  });

  test("[2E-ACT-45] ships that Comms Team coordinates count as coordinated, but not by an action", () => {
    const friends = [at(900, 480), at(960, 480)].map((pose) => ({ pilot: X_WING, pose, activated: true }));
    const ship = {
      pilot: GR75,
      pose: at(900, 300),
      dial: "1FB",
      energy: 3,
      upgrades: ["commsteam", "protectorategleb"],
      tokens: { disarm: 1 },
    };
    const table = hugeTable([[ship, ...friends], [AWAY]], { phase: "activation" });
    table.until("action").say("coordinate").say("A2").say("focus").say("A1/upgrade:commsteam/0").say("focus");
    const asked = () => [table.kind, ...table.keys];
    const ofA3 = asked();
    table.pass();
    expect([ofA3, asked()]).toEqual(Array(2).fill(["use at coordinated", "pass", "A1/upgrade:protectorategleb/1"]));
  });

  test("Corsair Crew: a hit gives a standard ship a deplete token instead", () => {
    const firing = (target: TestShip) =>
      engaging({ pilot: RAIDER, upgrades: ["corsaircrew"] }, [target], { edition: "2.5" }).attackDice(
        "hit",
        "blank",
        "blank",
        "blank",
        "blank",
      );
    const table = firing(toBow(150)).say("primary>B1").say("A1/upgrade:corsaircrew/0");
    expect(table.ship("B1").tokens.deplete).toBe(1);
    expect(table.notes("dice")).toMatchObject([{ faces: ["blank", "blank", "blank", "blank"] }]);
    const huge = firing(ahead(150)).say("primary>B1");
    expect([rolled(huge, "attack"), huge.kind]).toEqual([[5], "dial + dial"]);
  });

  test("Damage Control Team: energy brings hardpoints back online before the ship engages", () => {
    const first: TestShip = { pilot: "soontirfel", pose: at(900, 560, 180) };
    const upgrades = ["damagecontrolteam", "ioncannonbattery", "turbolaserbattery"];
    const raider: TestShip = { pilot: RAIDER, pose: at(900, 300), upgrades, energy: 2 };
    const table = hugeTable([[raider], [first]], { phase: "combat" });
    const sides = table.ship("A1").upgrades.map((card, place) => ({ ...card, side: place > 0 ? ("back" as const) : card.side }));
    table.give({ input: "set", reason: "offline", changes: [{ change: "ship", ship: "A1", set: { upgrades: sides } }] });
    table.say("none").say("A1/upgrade:damagecontrolteam/0").say("ioncannonbattery@1").say("turbolaserbattery@2");
    expect(table.ship("A1").upgrades.map(({ side }) => side)).toEqual(["front", "front", "front"]);
    expect(table.notes("energy spent")).toHaveLength(2);
  });

  test("Damage Control Team: its action repairs Ship cards for one energy each", () => {
    const damage = [faceup("Damaged Circuitry"), faceup("Stabilizers Damaged"), faceup("Panicked Crew")];
    const table = flown({ upgrades: ["damagecontrolteam"], damage, energy: 7 }, "2FB").say("upgrade:damagecontrolteam");
    expect(table.keys.map((key) => key.replace(/ \d+$/, ""))).toEqual(["Damaged Circuitry", "Stabilizers Damaged"]);
    table.say(table.keys[0] ?? "");
    expect(table.keys[0]).toBe("done");
    table.say(table.keys[1] ?? "");
    expect([cardsOf(table), table.ship("A1").energy]).toEqual([[1, 2], 5]);
  });

  test("Droid Crew: a white focus becomes red, and Crew cards are repaired when the End phase starts", () => {
    const damage = [faceup("Damaged Circuitry"), faceup("Panicked Crew"), faceup("Crew Shaken")];
    const table = flown({ upgrades: ["droidcrew"], energy: 0, damage: [] }, "2FB", { edition: "2.5" }).say("focus");
    expect(table.ship("A1").tokens.stress).toBe(1);
    const ending = hugeTable([[{ pilot: CR90, pose: at(900, 300), upgrades: ["droidcrew"], damage }], [AWAY]], {
      edition: "2.5",
      phase: "end",
    });
    expect(cardsOf(ending)).toEqual([1, 2]);
  });

  test("Gunnery Specialists: energy rerolls dice of the primary weapon and of hardpoints", () => {
    const table = engaging({ pilot: RAIDER, upgrades: ["gunneryspecialists"], energy: 2 }, [ahead(150)]);
    table.attackDice("blank", "blank", "blank", "hit", "hit").say("primary>B1").say("A1/upgrade:gunneryspecialists/0");
    expect(table.keys).toEqual(["1", "2"]);
    table.say("2").attackDice("hit", "crit").say("blank blank");
    expect(table.notes("energy spent")).toMatchObject([{ amount: 2 }]);
    expect(table.notes("dice").at(-1)).toMatchObject({ faces: ["hit", "crit", "blank", "hit", "hit"] });
  });

  test("IG-RM Droids: with a calculate token, a hit becomes a critical", () => {
    const firing = (calculate: number) =>
      engaging({ pilot: RAIDER, upgrades: ["igrmdroids"], tokens: { calculate } }, [ahead(150)])
        .attackDice("hit", "focus", "blank", "blank", "blank")
        .say("primary>B1");
    const table = firing(1).say("A1/upgrade:igrmdroids/0");
    expect(table.game.state.attack?.attackDice.map(({ face }) => face)).toEqual(["crit", "focus", "blank", "blank", "blank"]);
    expect(table.ship("A1").tokens.calculate).toBe(1);
    expect(firing(0).kind).toBe("dial + dial");
  });

  test("Ordnance Team: a reload recovers more charges and removes the disarm token", () => {
    const upgrades = ["ordnanceteam", "protontorpedoes", "concussionmissiles"];
    const table = flown({ pilot: RAIDER, upgrades, active: [0, 0, 1], energy: 4 }, "2FB")
      .say("reload")
      .say("protontorpedoes@1");
    expect(table.keys).toContain("A1/upgrade:ordnanceteam/0");
    table.say("A1/upgrade:ordnanceteam/0");
    expect(table.keys).toEqual(["done", "protontorpedoes@1", "concussionmissiles@2"]);
    table.say("protontorpedoes@1").say("concussionmissiles@2");
    expect(table.keys).toEqual(["done", "concussionmissiles@2"]);
    table.say("done");
    expect(table.ship("A1").upgrades.map(({ charges }) => charges)).toEqual([0, 2, 2]);
    expect([table.ship("A1").energy, table.ship("A1").tokens.disarm]).toEqual([2, 1]);
    table.say("disarm");
    expect([table.ship("A1").energy, table.ship("A1").tokens.disarm]).toEqual([1, 0]);
  });

  test("Sensor Experts: the ship holds three locks, and energy locks objects near the first", () => {
    const enemies = [at(900, 640), at(960, 640), at(840, 640), at(1500, 640)].map((pose) => ({ pilot: FIGHTER, pose, activated: true }));
    const table = hugeTable(
      [[{ pilot: RAIDER, pose: at(900, 300), dial: "1FW", energy: 4, upgrades: ["sensorexperts"], locks: ["B4"] }], enemies],
      { phase: "activation" },
    );
    table.until("action").say("lock").say("B1");
    expect(table.ship("A1").locks).toEqual(["B4", "B1"]);
    table.say("A1/upgrade:sensorexperts/0").say("B2");
    expect(table.ship("A1").locks).toEqual(["B4", "B1", "B2"]);
    table.say("B3").say("B1");
    table.say("B2");
    expect(table.ship("A1").locks).toEqual(["B1", "B2", "B3"]);
    expect(table.ship("A1").energy).toBe(2);
    const row = [at(900, 640), at(960, 640), at(1090, 640)].map((pose) => ({ pilot: FIGHTER, pose, activated: true }));
    const ship = { pilot: RAIDER, pose: at(900, 300), dial: "1FW", energy: 4, upgrades: ["sensorexperts"] };
    const along = hugeTable([[ship], row], { phase: "activation" })
      .until("action")
      .say("lock")
      .say("B1");
    expect(along.say("A1/upgrade:sensorexperts/0").ship("A1").locks).toEqual(["B1", "B2"]);
    expect(along.kind).not.toBe("choose one");
  });

  test("Tractor Technicians: a tractored enemy nearby flies slower and keeps its token", () => {
    const enemy = { pilot: FIGHTER, pose: at(820, 300), dial: "3FW", tokens: { tractor: 1 } };
    const table = hugeTable(
      [[{ pilot: RAIDER, pose: at(900, 300), upgrades: ["tractortechnicians"], energy: 3, activated: true }], [enemy]],
      {
        edition: "2.5",
        phase: "activation",
      },
    );
    expect(table.kind).toBe("use at beforeReveal");
    table.say("A1/upgrade:tractortechnicians/0");
    expect(table.notes("maneuver")).toMatchObject([{ ship: "B1", maneuver: "2FW" }]);
    expect(table.ship("A1").energy).toBe(2);
    const ending = (x: number) =>
      hugeTable(
        [[{ pilot: RAIDER, pose: at(900, 300), upgrades: ["tractortechnicians"] }], [{ ...enemy, pose: at(x, 300), dial: undefined }]],
        {
          edition: "2.5",
          phase: "end",
        },
      ).ship("B1").tokens.tractor;
    expect([ending(820), ending(600)]).toEqual([1, 0]);
  });
});
