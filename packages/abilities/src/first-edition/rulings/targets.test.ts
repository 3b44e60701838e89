/**
 * Published rulings on which ships attacks and cards can target. Each test's title gives the number of the ruling's entry and of the
 * sentence in it.
 */
import type { TargetId } from "@broadside/rules";
import { describe, expect, test } from "vitest";
import { at, cardTable, duel } from "../../card-table.testing.ts";

describe("Biggs Darklighter", () => {
  /** Biggs and a friend beside him. The enemy has a torpedo, and a lock on one of them. */
  const keys = (lock: TargetId) =>
    cardTable([
      [
        { pilot: "biggsdarklighter", pose: at(400, 300), engaged: true },
        { pilot: "rookiepilot", pose: at(460, 300), engaged: true },
      ],
      [{ pilot: "gammasquadronpilot", upgrades: ["protontorpedoes"], locks: [lock], pose: at(430, 490, 180) }],
    ]).say("A1/pilot:biggsdarklighter").keys;

  test("ruling 155.1 Biggs Darklighter: he protects nobody from a weapon that couldn't be fired at him", () => {
    expect(keys("A2")).toEqual(["none", "primary>A1", "protontorpedoes@0>A2"]);
    expect(keys("A1")).toEqual(["none", "primary>A1", "protontorpedoes@0>A1"]);
  });
});

describe("Homing Missiles", () => {
  const armed = (locks: readonly TargetId[]) =>
    duel({ pilot: "greensquadronpilot", upgrades: ["homingmissiles"], locks }, { pilot: "academypilot" });

  test("ruling 229.1 Homing Missiles: the attack needs a lock on the defender", () => {
    expect(armed(["B1"]).keys).toContain("homingmissiles@0>B1");
    expect(armed([]).keys).not.toContain("homingmissiles@0>B1");
  });

  test("ruling 229.1 Homing Missiles: the attack doesn't spend the lock", () => {
    const table = armed(["B1"]).attackDice("blank", "blank", "blank", "blank").say("homingmissiles@0>B1");
    expect(table.ship("A1").locks).toEqual(["B1"]);
    expect(table.keys).toContain("lock");
  });
});
