import type { Ship, TargetId } from "@broadside/rules";
import { attacksOpen } from "@broadside/rules/procedures";
import type { Table, TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable } from "../card-table.testing.ts";

type Side = readonly TestShip[];
const WIDE = { setup: { table: "6x3" } } as const;
const table = (own: Side, others: Side): Table => cardTable([own, others], WIDE);

describe("effects on ships near the defender", () => {
  /** Places a ship to starboard of the corvette, at Range 2 of both sections. */
  const armed = (card: string, section: "fore" | "aft"): TestShip => ({
    pilot: "rookiepilot",
    upgrades: [card],
    pose: at(1110, 450, 270),
    locks: [`B1:${section}`],
  });
  const CR90: TestShip = { pilot: "cr90corvette", pose: at(900, 450), engaged: true };

  test("[HS-DEFM-02] Assault Missiles that hit the aft section don't damage the fore section", () => {
    const struck = table([armed("assaultmissiles", "aft")], [CR90, { pilot: "academypilot", pose: at(840, 380), engaged: true }]);
    struck.attackDice("hit", "hit", "hit", "blank").say("assaultmissiles@0>B1:aft");
    expect(struck.ship("B1")).toMatchObject({ shields: 5, aftShields: 0, damage: [] });
    expect(struck.ship("B2").damage).toHaveLength(1);
  });

  test("[HS-DEFM-03] Ion Torpedoes give a huge ship one ion token, but none to a ship near its other section only", () => {
    const others: Side = [CR90, { pilot: "academypilot", pose: at(900, 260), engaged: true }];
    const struck = table([armed("iontorpedoes", "fore")], others);
    struck.attackDice("hit", "blank", "blank", "blank").say("iontorpedoes@0>B1:fore");
    expect([struck.ship("B1").tokens.ion, struck.ship("B2").tokens.ion]).toEqual([1, 0]);
  });
});

describe("cards that mention locks", () => {
  const CR90: TestShip = { pilot: "cr90corvette", pose: at(900, 450), engaged: true };

  test("[HS-TOKEN-09] Colonel Vessery counts a lock on the section that he attacks, but not on the other section", () => {
    const asked = (lock: TargetId) => {
      const spotter: TestShip = { pilot: "academypilot", pose: at(300, 800), locks: [lock], engaged: true };
      const playing = table([{ pilot: "colonelvessery", pose: at(1110, 520, 270) }, spotter], [CR90]);
      return playing.attackDice("hit", "hit", "hit").say("primary>B1:fore").kind;
    };
    expect([asked("B1:fore"), asked("B1:aft")].map((kind) => kind === "use at rolled")).toEqual([true, false]);
  });

  /** Makes the corvette fire at “Omega Leader”, far ahead, with a lock to spend. */
  const fireAt = (lock: TargetId) => {
    const corvette: TestShip = { ...CR90, pose: at(900, 150), engaged: false, locks: ["B1"] };
    const playing = table([corvette], [{ pilot: "omegaleader", pose: at(900, 650, 180), locks: [lock], engaged: true }]);
    return playing.attackDice("blank", "blank", "blank", "blank").say("primary>B1");
  };

  test("[HS-TOKEN-09] Omega Leader stops only the section that it has locked from modifying dice", () => {
    expect(fireAt("A1:aft").keys).toEqual(["done", "lock"]);
    expect(fireAt("A1:fore").notes("rolled")).toHaveLength(2);
  });

  test("[HS-TOKEN-09] R7 Astromech can spend a lock on the attacking section, but not on the other section", () => {
    const offered = (lock: TargetId) => {
      const defender: TestShip = { pilot: "rookiepilot", upgrades: ["r7astromech"], pose: at(900, 650, 180), locks: [lock], engaged: true };
      const playing = table([{ ...CR90, pose: at(900, 150), engaged: false }], [defender]);
      return playing.attackDice("hit", "hit", "hit", "hit").say("primary>B1").keys.includes("B1/upgrade:r7astromech/0");
    };
    expect([offered("A1:fore"), offered("A1:aft")]).toEqual([true, false]);
  });
});

describe("Biggs Darklighter", () => {
  const BIGGS: TestShip = { pilot: "biggsdarklighter", pose: at(900, 450) };
  /** A ship beside Biggs. Both are in front of the enemy. */
  const FRIEND: TestShip = { pilot: "rookiepilot", pose: at(960, 450) };
  const GR75: TestShip = { pilot: "gr75mediumtransport", pose: at(1000, 450, 90) };
  const targetsOf = (own: Side, enemy: string, gap: number): readonly string[] => {
    const playing = table(own, [{ pilot: enemy, pose: at(930, 470 + gap, 180) }]).say("A1/pilot:biggsdarklighter");
    const enemyShip: Ship = playing.ship("B1");
    return [...new Set(attacksOpen(playing.game, enemyShip).map(({ target }) => target.id))];
  };

  test("[ET-CARD-03] he protects a small ship from a small attacker", () => {
    expect(targetsOf([BIGGS, FRIEND], "academypilot", 150)).toEqual(["A1"]);
  });

  test("[HS-CARD-01, ET-CARD-01, ET-CARD-51-Q] he protects no huge ship, whether the attacker is small or large", () => {
    expect(targetsOf([BIGGS, GR75], "academypilot", 150)).toEqual(["A1", "A2"]);
    expect(targetsOf([BIGGS, GR75], "bountyhunter", 170)).toEqual(["A1", "A2"]);
    expect(targetsOf([BIGGS, FRIEND], "bountyhunter", 170)).toEqual(["A1"]);
  });

  test("[HS-CARD-02, ET-CARD-02] he protects nobody from a huge attacker", () => {
    expect(targetsOf([BIGGS, FRIEND], "raiderclasscorvette", 290)).toEqual(["A1", "A2"]);
  });
});

test("[HS-ATK-94-Q] a huge ship can't attack again after Gunner's attack, even with unused weapons", () => {
  const own: TestShip = {
    pilot: "cr90corvette",
    upgrades: ["gunner@fore", "singleturbolasers@fore"],
    charged: [0, 2],
    pose: at(600, 450),
  };
  const enemy: TestShip = { pilot: "academypilot", pose: at(890, 450, 90) };
  const playing = table([own], [enemy]);
  const miss = (key: string) => playing.script(Array.from({ length: 8 }, () => 7)).say(key);
  expect(playing.keys).toEqual(["none", "primary>B1", "singleturbolasers@1>B1"]);
  miss("primary>B1");
  playing.say("A1/upgrade:gunner/0");
  miss("primary>B1");
  expect(playing.notes("attacks")).toHaveLength(2);
  expect(playing.asks.some(({ seat, kind }) => seat === 0 && kind === "attack")).toBe(false);
});

test("[ET-AUTH-01] small ships move and attack just as they do without a huge ship", () => {
  const after = (more: Side): readonly unknown[] => {
    const own: Side = [{ pilot: "rookiepilot", pose: at(900, 200), dial: "2FG" }, ...more];
    const others: Side = [{ pilot: "academypilot", pose: at(900, 600, 180), dial: "2FG" }];
    const playing = cardTable([own, others], { ...WIDE, phase: "activation" });
    playing.until("attack").say("primary>B1").until("attack").say("primary>A1").untilPhase("planning");
    return ["A1", "B1"].map((id) => {
      const { pose, shields, damage, tokens, status } = playing.ship(id);
      return { pose, shields, damage, tokens, status };
    });
  };
  const far: TestShip = { pilot: "gr75mediumtransport", pose: at(200, 200), dial: "1F3", activated: true };
  expect(after([far])).toEqual(after([]));
});
