import { describe, expect, test } from "vitest";
import type { Ability } from "../contract/ability.ts";
import type { Table } from "../testing.ts";
import { hugeTable, namesOf, off, type Some } from "./huge.testing.ts";
import { isInFiringArc } from "./weapons.ts";

const HUGE = { pilot: "cr90corvette", engaged: true };
const abeam = (forward = 0): Some => ({ pilot: "rookiepilot", pose: off(210, forward, 270) });

/** Three hits on a section. */
const strike = (table: Table, section: "fore" | "aft"): Table => table.attackDice("hit", "hit", "hit").say(`primary>B1:${section}`);
const shields = (table: Table): readonly number[] => [table.ship("B1").shields, table.ship("B1").aftShields];

describe("reinforce tokens of huge ships", () => {
  const reinforced = (tokens: NonNullable<Some["tokens"]>, cards: Record<string, Ability> = {}) =>
    hugeTable([abeam()], [{ ...HUGE, tokens }], { cards });

  test("[HS-REINF-02, HS-REINF-06] a token at the targeted section gives one evade, without a die or a question", () => {
    const table = strike(reinforced({ reinforceAft: 1 }), "aft");
    expect(table.notes("token works")).toHaveLength(1);
    expect(shields(table)).toEqual([5, 1]);
  });

  test("[HS-REINF-03] a token at the other section gives no evade", () => {
    expect(shields(strike(reinforced({ reinforceFore: 1 }), "aft"))).toEqual([5, 0]);
  });

  test("[HS-REINF-04] a token isn't spent, and works against every attack in the round", () => {
    const table = hugeTable([abeam(), abeam(60), abeam(-60)], [{ ...HUGE, tokens: { reinforceFore: 1 } }]);
    for (const ship of ["A1", "A2", "A3"]) {
      if (table.kind === "next ship") table.say(ship);
      strike(table, "fore");
    }
    expect(table.notes("token works")).toHaveLength(3);
    expect(table.ship("B1").damage).toHaveLength(1);
    expect(table.ship("B1")).toMatchObject({ shields: 0, aftShields: 3 });
  });

  test("[HS-REINF-07] a token works wherever the attacker is, even behind the ship and out of its arc", () => {
    const behind = { pilot: "rookiepilot", pose: off(180, -120, 312) };
    const shot = (tokens: NonNullable<Some["tokens"]>) => {
      const table = hugeTable([behind], [{ pilot: "gozanticlasscruiser", engaged: true, tokens }]);
      expect(isInFiringArc(table.game, table.ship("B1"), table.ship("A1"))).toBe(false);
      return strike(table, "fore").ship("B1").shields;
    };
    expect([shot({ reinforceFore: 1 }), shot({ reinforceAft: 1 })]).toEqual([3, 2]);
  });

  test("[HS-REINF-91-Q] each token at the section gives one evade, or as many as cards say", () => {
    expect(shields(strike(reinforced({ reinforceAft: 2 }), "aft"))).toEqual([5, 2]);
    const better: Ability = { answers: { sums: { reinforcement: (_game, self, { ship }) => (ship === self.ship ? 1 : 0) } } };
    expect(shields(strike(reinforced({ reinforceAft: 1 }, { "pilot:cr90corvette": better }), "aft"))).toEqual([5, 2]);
  });

  test("[HS-REINF-92-Q] a token at a crippled section has no effect, and stays until the End phase", () => {
    const huge = { ...HUGE, tokens: { reinforceAft: 1 }, crippled: "aft", aftShields: 0 } as const;
    const table = strike(hugeTable([abeam(), abeam(60)], [huge]).say("A1"), "fore");
    expect(table.notes("token works")).toEqual([]);
    expect(table.ship("B1")).toMatchObject({ shields: 2, tokens: { reinforceAft: 1 } });
    expect(table.untilPhase("planning").ship("B1").tokens.reinforceAft).toBe(0);
  });
});

describe("locks", () => {
  test("[HS-LOCK-03] when the aft section spends the ship's lock, the fore section no longer has it", () => {
    const own = { ...HUGE, engaged: false, upgrades: ["quadlasercannons@aft", "quadlasercannons@fore"], locks: ["B1"] as const };
    const table = hugeTable([own], [{ pilot: "academypilot", pose: off(150, 0, 270) }]);
    table.attackDice("blank", "blank", "blank").say("quadlasercannons@0>B1").say("lock");
    table.attackDice("hit", "hit", "hit").defenseDice("evade", "evade", "evade").say("blank blank blank");
    expect(table.ship("A1").locks).toEqual([]);
    table.attackDice("blank", "blank", "blank").defenseDice("blank", "blank", "blank").say("quadlasercannons@1>B1");
    expect(table.kind).toBe("attack");
  });

  test("[HS-TOKEN-09] a lock on the aft section can be used only against that section", () => {
    const torpedo: Ability = { weapon: { needs: "lock", spends: ["lock"] } };
    const own = { ...abeam(), upgrades: ["protontorpedoes"], locks: ["B1:aft"] as const };
    const table = hugeTable([own], [HUGE], { cards: { "upgrade:protontorpedoes": torpedo } });
    expect(namesOf(table)).toEqual(["primary>B1:fore", "primary>B1:aft", "protontorpedoes@0>B1:aft"]);
    strike(table, "fore");
    expect(table.notes("rolled")).toHaveLength(2);
    const atAft = hugeTable([own], [HUGE]).attackDice("blank", "hit", "hit").say("primary>B1:aft");
    expect(atAft.keys).toEqual(["done", "lock"]);
  });
});
