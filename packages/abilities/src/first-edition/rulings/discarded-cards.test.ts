/** Published rulings on Upgrade cards that are discarded, kept and turned faceup again. Titles carry the entry and its sentence. */
import { describe, expect, test } from "vitest";
import { duel, shoot } from "../../card-table.testing.ts";

const rookie = { pilot: "rookiepilot" };
const faceupOf = (table: ReturnType<typeof duel>) => table.ship("A1").upgrades.map(({ faceup }) => faceup);

describe("Munitions Failsafe", () => {
  const armed = (weapon: string, ...more: readonly string[]) =>
    duel({ pilot: "gammasquadronpilot", upgrades: ["munitionsfailsafe", weapon, ...more], locks: ["B1"] }, rookie);

  test("ruling 216.1 Cluster Missiles: they stay only where both attacks miss", () => {
    const fire = (first: "hit" | "blank", second: "hit" | "blank") => {
      const table = armed("clustermissiles").attackDice(first, "blank", "blank").defenseDice("blank", "blank");
      return table.attackDice(second, "blank", "blank").defenseDice("blank", "blank").say("clustermissiles@1>B1");
    };
    expect(faceupOf(fire("blank", "blank"))).toEqual([true, true]);
    expect(faceupOf(fire("hit", "blank"))).toEqual([true, false]);
    expect(faceupOf(fire("blank", "hit"))).toEqual([true, false]);
    const both = fire("hit", "hit");
    expect([faceupOf(both), both.notes("upgrade discarded").length]).toEqual([[true, false], 1]);
    const munitions = armed("clustermissiles", "extramunitions").attackDice("hit", "blank", "blank").defenseDice("blank", "blank");
    munitions.attackDice("hit", "blank", "blank").defenseDice("blank", "blank").say("clustermissiles@1>B1").say("token");
    expect([faceupOf(munitions), munitions.ship("A1").upgrades[1]?.charges]).toEqual([[true, true, true], 0]);
  });

  test("ruling 226.2 Flechette Torpedoes: they stay after a miss, and the frail defender is stressed", () => {
    const table = shoot(armed("flechettetorpedoes"), ["blank", "blank", "blank"], ["blank", "blank"], "flechettetorpedoes@1");
    expect([faceupOf(table), table.ship("B1").tokens.stress]).toEqual([[true, true], 1]);
  });
});
