/**
 * Published rulings on Upgrade cards that are discarded, retained or turned faceup again. Each test's title gives the number of the
 * ruling's entry and of the sentence in it.
 */
import { describe, expect, test } from "vitest";
import { duel, shoot } from "../../card-table.testing.ts";

const rookie = { pilot: "rookiepilot" };
const faceupOf = (table: ReturnType<typeof duel>) => table.ship("A1").upgrades.map(({ faceup }) => faceup);

describe("Munitions Failsafe", () => {
  const armed = (weapon: string, ...more: readonly string[]) =>
    duel({ pilot: "gammasquadronpilot", upgrades: ["munitionsfailsafe", weapon, ...more], locks: ["B1"] }, rookie);

  test("ruling 216.1 Cluster Missiles: they stay only if both attacks miss", () => {
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

  test("ruling 226.2 Flechette Torpedoes: they stay after a miss, and a defender with low hull gets stress", () => {
    const table = shoot(armed("flechettetorpedoes"), ["blank", "blank", "blank"], ["blank", "blank"], "flechettetorpedoes@1");
    expect([faceupOf(table), table.ship("B1").tokens.stress]).toEqual([[true, true], 1]);
  });
});

describe("Boba Fett (crew)", () => {
  /** Boba Fett's ship has dealt the defender a faceup card. */
  const robbing = (defender: object, more: object = {}) =>
    duel({ pilot: "trandoshanslaver", upgrades: ["bobafett"], ...more }, { pilot: "rookiepilot", shields: 0, ...defender } as typeof rookie)
      .attackDice("crit", "blank", "blank")
      .defenseDice("blank", "blank", "blank")
      .nextDamage(1, "Loose Stabilizer")
      .say("primary>B1");
  const BOBA = "A1/upgrade:bobafett/0";
  const cardsOf = (table: ReturnType<typeof duel>) => table.ship("B1").upgrades.map(({ faceup }) => faceup);

  test("ruling 211.1 Boba Fett (crew): cards for which the discarded card made room stay", () => {
    const table = robbing({ upgrades: ["r2d6", "crackshot"] })
      .say(BOBA)
      .say("r2d6@0");
    expect(cardsOf(table)).toEqual([false, true]);
  });

  test("ruling 211.4 Boba Fett (crew): a card that Chewbacca discards was still dealt", () => {
    const table = robbing({ pilot: "outerrimsmuggler", upgrades: ["chewbacca", "gunner"] });
    expect(table.kind).toBe("use at damageDealt");
    table.say("B1/upgrade:chewbacca/0");
    expect([table.ship("B1").damage, table.kind]).toEqual([[], "use at afterAttack"]);
    expect(cardsOf(table.say(BOBA))).toEqual([false, false]);
  });

  test("ruling 211.7 Boba Fett (crew): the owner can discard an ordnance token instead, even from Extra Munitions", () => {
    const rob = (card: string) =>
      robbing({ upgrades: ["extramunitions", "protontorpedoes"] })
        .say(BOBA)
        .say(card);
    const table = rob("extramunitions@0");
    expect(table.asks).toEqual([{ kind: "discard token or card", seat: 1, keys: ["token", "card"] }]);
    table.say("token");
    expect([cardsOf(table), table.ship("B1").upgrades.map(({ charges }) => charges)]).toEqual([
      [true, true],
      [0, 1],
    ]);
    expect(cardsOf(rob("protontorpedoes@1").say("card"))).toEqual([true, false]);
  });
});
