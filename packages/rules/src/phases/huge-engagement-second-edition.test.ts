import { describe, expect, test } from "vitest";
import { attack } from "../attack/attack.ts";
import type { Ability } from "../contract/ability.ts";
import { CR90, CROC, EDITIONS, GR75 } from "../maneuver/huge.testing.ts";
import type { Quarter } from "../state/state.ts";
import { at, startTable, type Table, type TestShip, type TestTable } from "../testing.ts";

const FIGHTER = "academypilot";

/** Sets up A1, facing up the table. Its possible targets are around it and have already engaged. */
function engaging(ship: Partial<TestShip>, targets: readonly TestShip[], more: Partial<TestTable> = {}): Table {
  return startTable({
    edition: "2.0",
    ships: [[{ pilot: CROC, pose: at(900, 300), ...ship }], targets.map((target) => ({ engaged: true, ...target }))],
    phase: "combat",
    ...more,
    setup: { table: "6x3", ...more.setup },
  });
}

const ahead = (gap: number, pilot = FIGHTER): TestShip => ({
  pilot,
  pose: at(900, 300 + 110.5 + gap + (pilot === FIGHTER ? 20 : 110.5), 180),
});

/** Makes an attack without modifying any dice. */
function shoot(table: Table, key: string): Table {
  table.say(key);
  while (table.kind.startsWith("modify")) table.pass();
  return table;
}

/** Returns the number of dice of one kind in each roll. */
const rolled = (table: Table, kind: "attack" | "defense"): readonly number[] =>
  table.notes("rolled").flatMap((note) => (note.reason === kind ? [note.faces.length] : []));

const BATTERY: Ability = { weapon: { headers: [1, 1, 1, 1] } };
const batteries = { "upgrade:pointdefensebattery": BATTERY, "upgrade:ioncannonbattery": { weapon: { headers: [1] } } };

describe("attacks of a huge ship", () => {
  test("[2E-HUGE-33] it makes one standard attack", () => {
    const table = engaging({}, [ahead(150)]);
    expect(table.keys).toEqual(["none", "primary>B1"]);
    table.say("primary>B1").untilPhase("end");
    expect(table.notes("attacks")).toHaveLength(1);
  });

  test("[2E-HUGE-34, 2E-HUGE-13] each Bonus Attack header works once a round, before or after the standard attack, for energy", () => {
    const upgrades = ["pointdefensebattery"];
    const table = engaging({ upgrades, energy: 4 }, [ahead(150, GR75)], {
      cards: batteries,
    });
    const [battery, primary] = ["pointdefensebattery@0>B1", "primary>B1"];
    shoot(table, battery);
    expect(table.ship("A1").energy).toBe(3);
    shoot(table, primary);
    expect(table.keys).toEqual(["none", battery]);
    for (const shot of [battery, battery, battery]) shoot(table, shot);
    expect(table.kind).toBe("dial + dial");
    expect(table.notes("attacks")).toHaveLength(5);
    expect(table.notes("energy spent")).toHaveLength(4);
  });

  test("[2E-HUGE-34] a header can't be used without enough energy", () => {
    const given = { cards: batteries };
    expect(engaging({ upgrades: ["pointdefensebattery"], energy: 1 }, [ahead(150)], given).keys).toContain("pointdefensebattery@0>B1");
    expect(engaging({ upgrades: ["pointdefensebattery"], energy: 0 }, [ahead(150)], given).keys).not.toContain("pointdefensebattery@0>B1");
  });

  test("[2E-HUGE-35] a bonus attack granted for the primary weapon can be made once a round", () => {
    const again: Ability = {
      windows: [
        {
          at: "afterAttack",
          optional: false,
          when: (_, self, { ship }) => ship === self.ship.id,
          *perform(game, { ship }) {
            yield* attack(game, ship, { rule: "2E-ENGAGE-10", mayDecline: true });
          },
        },
      ],
    };
    const table = engaging({ upgrades: ["tibannareserves"] }, [ahead(150, GR75)], {
      cards: { "upgrade:tibannareserves": again },
    });
    shoot(shoot(table, "primary>B1"), "primary>B1");
    expect(table.notes("attacks")).toHaveLength(2);
    expect(table.kind).not.toBe("attack");
  });

  test("[2E-HUGE-36] its primary weapon reaches ranges 1 to 3, unless an ability extends that", () => {
    const further: Ability = {
      answers: {
        sums: {
          weaponReach: (_, self, { ship }) => (ship === self.ship ? 1 : 0),
          attackDice: (_, __, { attack: { inBullseye } }) => (inBullseye ? 2 : 0),
        },
      },
    };
    const upgrades = ["tibannareserves"];
    expect(engaging({ upgrades }, [ahead(290)]).keys).toContain("primary>B1");
    expect(engaging({ upgrades }, [ahead(350)]).kind).not.toBe("attack");
    const table = engaging({ upgrades }, [ahead(350)], { cards: { "upgrade:tibannareserves": further } });
    expect(table.keys).toEqual(["none", "primary>B1"]);
    // Extending the front arc also extends the bullseye arc.
    expect(rolled(shoot(table, "primary>B1"), "attack")).toEqual([5]);
    expect(table.notes("attacks")).toMatchObject([{ range: 4 }]);
  });

  test("[2E-HUGE-37] at ranges 4 and 5, the defender rolls two more dice", () => {
    const dice = (gap: number) => {
      const table = engaging({ upgrades: ["targetingbattery"], energy: 4 }, [ahead(gap)], {
        cards: { "upgrade:targetingbattery": { weapon: { headers: [1] } } },
      });
      return rolled(shoot(table, "targetingbattery@0>B1"), "defense");
    };
    expect([dice(150), dice(250), dice(350), dice(450)]).toEqual([[3], [4], [5], [5]]);
  });

  for (const edition of EDITIONS)
    test(`[2E-HUGE-62-Q] ${edition}: it can't make a primary attack on a ship in contact`, () => {
      expect(engaging({}, [ahead(0)], { edition }).kind).not.toBe("attack");
      expect(engaging({}, [ahead(1)], { edition }).keys).toContain("primary>B1");
    });
});

test("[2E-HUGE-38] reinforce tokens work at range 4 and 5", () => {
  const table = startTable({
    edition: "2.0",
    ships: [
      [{ pilot: CROC, pose: at(900, 150), upgrades: ["targetingbattery"], energy: 4 }],
      [{ pilot: GR75, pose: at(900, 850, 180), tokens: { reinforceFore: 1 }, engaged: true }],
    ],
    phase: "combat",
    cards: { "upgrade:targetingbattery": { weapon: { headers: [1] } } },
    setup: { table: "6x3" },
  });
  shoot(table.attackDice("hit", "hit", "blank").defenseDice("blank", "blank"), "targetingbattery@0>B1");
  expect(table.notes("attacks")).toMatchObject([{ range: 5 }]);
  expect(table.notes("damage")).toMatchObject([{ ship: "B1", amount: 1 }]);
});

test("[2E-HUGE-32] a huge ship in the line of fire gives the defender one more die", () => {
  const dice = (between: readonly TestShip[]) => {
    const table = startTable({
      edition: "2.0",
      ships: [
        [{ pilot: "redsquadronveteran", pose: at(300, 100) }, ...between],
        [{ pilot: "redsquadronveteran", pose: at(300, 320, 180), engaged: true }],
      ],
      phase: "combat",
    });
    return rolled(shoot(table, "primary>B1"), "defense");
  };
  expect(dice([])).toEqual([2]);
  expect(dice([{ pilot: GR75, pose: at(300, 210, 90), engaged: true }])).toEqual([3]);
});

describe("a huge ship's turret indicators", () => {
  const twin: Partial<TestShip> = { pilot: CR90, upgrades: ["ioncannonbattery", "pointdefensebattery"], dial: "1FW" };
  const flying = () =>
    startTable({
      edition: "2.0",
      ships: [[{ pilot: CR90, pose: at(900, 300), ...twin }], [{ pilot: FIGHTER, pose: at(100, 800), activated: true }]],
      phase: "activation",
      setup: { table: "6x3" },
    });

  test("[2E-HUGE-39] each belongs to one weapon card, and its arcs start at the middle of the ship", () => {
    const [behind, beside] = [at(900, 60), at(1060, 300)].map((pose): TestShip => ({ pilot: FIGHTER, pose })) as [TestShip, TestShip];
    const keysWith = (quarters: readonly Quarter[]) => {
      const table = engaging({ ...twin, energy: 7 }, [behind, ahead(120), beside], { cards: batteries });
      const upgrades = table.ship("A1").upgrades.map((card, place) => ({ ...card, quarter: quarters[place] ?? "front" }));
      const refused = table.give({ input: "set", changes: [{ change: "ship", ship: "A1", set: { upgrades } }], reason: "turned" });
      expect(refused).toBeUndefined();
      return table.keys.filter((key) => key.includes("battery"));
    };
    expect(keysWith(["front", "left"])).toEqual(["ioncannonbattery@0>B2", "pointdefensebattery@1>B3"]);
    expect(keysWith(["rear", "front"])).toEqual(["ioncannonbattery@0>B1", "pointdefensebattery@1>B1", "pointdefensebattery@1>B2"]);
  });

  test("[2E-HUGE-40] one rotate action turns either or both", () => {
    const table = flying().say("rotate-arc");
    expect(table.keys).toEqual([
      "ioncannonbattery@0 right",
      "ioncannonbattery@0 rear",
      "ioncannonbattery@0 left",
      "pointdefensebattery@1 left",
    ]);
    table.say("ioncannonbattery@0 rear");
    expect(table.keys).toEqual(["done", "pointdefensebattery@1 left"]);
    table.say("pointdefensebattery@1 left");
    expect(table.ship("A1").upgrades.map(({ quarter }) => quarter)).toEqual(["rear", "left"]);
    const one = flying().say("rotate-arc").say("pointdefensebattery@1 left").say("done");
    expect(one.ship("A1").upgrades.map(({ quarter }) => quarter)).toEqual([undefined, "left"]);
  });
});

test("[2E-HUGE-55] a huge ship destroyed in its own engagement step still attacks", () => {
  const table = startTable({
    edition: "2.0",
    ships: [
      [{ pilot: CR90, pose: at(300, 300, 90) }],
      [
        {
          pilot: "republicjudiciary",
          pose: at(300, 500, 90),
          shields: 0,
          damage: Array.from({ length: 17 }, () => ({ card: -2, faceup: false, since: 1 })),
        },
      ],
    ],
    phase: "combat",
  });
  shoot(table.attackDice("hit", "hit", "hit", "hit"), "primary>B1");
  expect(table.ship("B1")).toMatchObject({ doomed: true, status: "inPlay" });
  expect(table.asks[0]).toMatchObject({ kind: "attack", seat: 1 });
  table.say("none");
  expect(table.ship("B1").status).toBe("destroyed");
});
