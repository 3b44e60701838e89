import type { TargetId } from "@broadside/rules";
import type { Table, TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, CR90, engaging, hugeTable, rolled } from "../../huge-ships.testing.ts";
import { LATER, shown, use } from "../upgrades.testing.ts";

const RAIDER = "outerrimpatrol";
const GOZANTI = "outerrimgarrison";
const TARGET: TestShip = { pilot: "redsquadronveteran", pose: at(900, 560, 180), shields: 9 };
const BLANKS = ["blank", "blank", "blank", "blank"] as const;
const ROCK = { obstacles: [{ token: "coreasteroid0" as const, pose: at(900, 560) }] };

describe("attacks of huge ships with titles", () => {
  for (const more of [{}, LATER])
    test(`Blood Crow: the ship adds a focus result at range 1-2, in ${"edition" in more ? more.edition : "2.0"}`, () => {
      const attacking = (y: number) =>
        engaging({ pilot: GOZANTI, upgrades: ["bloodcrow"] }, [{ ...TARGET, pose: at(900, y, 180) }], more)
          .attackDice(...BLANKS.slice(1))
          .say("primary>B1");
      const table = attacking(560);
      expect(table.keys).toEqual(["done", use("bloodcrow")]);
      expect(shown(table.say(use("bloodcrow")))).toEqual(["blank", "blank", "blank", "focus"]);
      expect(attacking(680).keys).not.toContain(use("bloodcrow"));
    });

  test("Instigator: the ship rerolls two dice against a ship with an orange or red token, or a lock on it", () => {
    const attacking = (target: Partial<TestShip>, locks: readonly TargetId[] = []) =>
      engaging({ pilot: RAIDER, upgrades: ["instigator"], locks }, [{ ...TARGET, pose: at(1000, 560, 180), ...target }])
        .attackDice(...BLANKS, "hit", "hit")
        .say("primary>B1");
    const table = attacking({ tokens: { jam: 1 } }).say(use("instigator"));
    expect(table.keys).toEqual(["none", "blank", "blank blank"]);
    expect(shown(table.say("blank blank"))).toEqual(["hit", "hit", "blank", "blank"]);
    expect(attacking({ tokens: { stress: 1 } }).keys).toContain(use("instigator"));
    expect(attacking({}, ["B1"]).keys).toContain(use("instigator"));
    expect(attacking({ tokens: { focus: 1 } }).keys).not.toContain(use("instigator"));
  });

  test("Thunderstrike: the ship rerolls a die of a bonus attack on a ship that it hasn't attacked this round", () => {
    const upgrades = ["thunderstrike", "pointdefensebattery"];
    const targets = [
      { ...TARGET, pose: at(1080, 320, 270) },
      { ...TARGET, pose: at(1080, 260, 270) },
    ];
    const table = engaging({ pilot: CR90, upgrades, quarter: "right", energy: 5 }, targets);
    const attack = (target: string) => {
      const key = table.keys.find((one) => one.startsWith("pointdefense") && one.endsWith(`>${target}`)) ?? "none";
      table.attackDice(...BLANKS.slice(2)).say(key);
      const isOffered = table.keys.includes(use("thunderstrike"));
      table.defenseDice(...BLANKS.slice(1));
      while (table.kind.startsWith("modify")) table.pass();
      return isOffered;
    };
    expect([attack("B1"), attack("B1"), attack("B2")]).toEqual([true, false, true]);
  });

  test("Thunderstrike: the standard attack has no reroll, but counts as an attack on that ship", () => {
    const table = engaging({ pilot: CR90, upgrades: ["thunderstrike", "pointdefensebattery"], quarter: "right" }, [
      { ...TARGET, pose: at(1080, 320, 270) },
    ]);
    table.attackDice(...BLANKS).say("second primary>B1");
    expect(table.keys).not.toContain(use("thunderstrike"));
    table.defenseDice(...BLANKS.slice(1));
    while (table.kind.startsWith("modify")) table.pass();
    table.attackDice(...BLANKS.slice(2)).say(table.keys.find((key) => key.startsWith("pointdefense")) ?? "none");
    expect(table.keys).not.toContain(use("thunderstrike"));
  });
});

describe("Jaina's Light", () => {
  const KEY = use("jainaslight", "B1");
  const FOE: TestShip = { pilot: "academypilot", pose: at(900, 640, 180) };
  const behindRock: TestShip = { pilot: "redsquadronveteran", pose: at(900, 480), shields: 9, engaged: true };

  /** B1 has the title. A1 attacks the ship behind the obstacle: B2, or a third player's ship. */
  const attacked = (title: Partial<TestShip> = {}, more: object = {}, third: readonly TestShip[] = []): Table => {
    const huge: TestShip = { pilot: CR90, pose: at(900, 300), upgrades: ["jainaslight"], engaged: true, ...title };
    const ships = third.length > 0 ? [[FOE], [huge], third] : [[FOE], [huge, behindRock]];
    const table = hugeTable(ships, { phase: "combat", ...ROCK, ...more });
    table.attackDice("blank", "blank").defenseDice(...BLANKS);
    table.say(third.length > 0 ? "primary>C1" : "primary>B2");
    while (table.kind.startsWith("modify")) table.pass();
    return table;
  };
  const defenseDice = (table: Table) => {
    while (table.kind.startsWith("modify") || table.kind === "use at beforeRoll") table.pass();
    return rolled(table, "defense")[0];
  };

  test("an energy gives a friendly defender behind an obstacle one more die, if the player wants", () => {
    const table = attacked().say(KEY);
    expect([defenseDice(table), table.notes("energy spent")]).toMatchObject([4, [{ ship: "B1", amount: 1 }]]);
    expect(defenseDice(attacked())).toBe(3);
  });

  test("it needs an obstacle and energy, and doesn't work beyond range 2 or for a third player", () => {
    expect(attacked().keys).toContain(KEY);
    expect(attacked({}, { obstacles: [] }).keys).not.toContain(KEY);
    expect(attacked({ energy: 0 }).keys).not.toContain(KEY);
    expect(attacked({ pose: at(900, 130) }).keys).not.toContain(KEY);
    expect(attacked({}, {}, [behindRock]).keys).not.toContain(KEY);
  });
});
