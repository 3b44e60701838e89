import { describe, expect, test } from "vitest";
import { hugeTable, off } from "../attack/huge.testing.ts";
import type { Ability } from "../contract/ability.ts";
import { isPlaceAsk } from "../driver/ask.ts";
import { at, startTable, type Table, type TestShip } from "../testing.ts";
import { illegalAttacks } from "./illegal-attacks.ts";

const weapon = (part: Ability["weapon"]): Ability => ({ ...(part && { weapon: part }) });
const CARDS = {
  "upgrade:protontorpedoes": weapon({ needs: "lock" }),
  "upgrade:singleturbolasers": weapon({ energy: 2 }),
  "upgrade:quadlasercannons": weapon({ energy: 1 }),
};

/** Lists attacks that aren't offered, and why, as `weapon>target: reason (rule)`. */
function illegal(table: Table): readonly string[] {
  const ask = table.until("attack").game.open[0]?.ask;
  if (!ask || isPlaceAsk(ask)) throw new Error("an attack is asked for");
  return illegalAttacks(table.game, ask).map(({ weapon, target, bar, rule }) => {
    const aimed = target ? `>${target.target.id}${target.section ? ` ${target.section}` : ""}` : "";
    return `${weapon}${aimed}: ${bar} (${rule})`;
  });
}

describe("illegal attacks of a fighter", () => {
  const fighter = (...others: readonly TestShip[]) =>
    startTable({
      phase: "combat",
      cards: CARDS,
      ships: [[{ pilot: "rookiepilot", upgrades: ["protontorpedoes"], pose: at(400, 300) }], others],
    });

  test("[1E-ATK-02] a torpedo without a lock is listed with that reason", () => {
    expect(illegal(fighter({ pilot: "academypilot", pose: at(400, 500, 180) }))).toEqual(["protontorpedoes@0: no lock (1E-ATK-04)"]);
  });

  test("[1E-ATK-04] a torpedo that is out of range is listed as out of range, even if it also lacks a lock", () => {
    expect(illegal(fighter({ pilot: "academypilot", pose: at(400, 390, 180) }))).toEqual(["protontorpedoes@0: out of range (1E-ATK-04)"]);
  });

  test("[1E-ATK-04] a target that only another weapon can reach is listed for the weapon that can't", () => {
    const near = { pilot: "academypilot", pose: at(400, 390, 180) };
    const far = { pilot: "academypilot", pose: at(440, 500, 180) };
    const table = startTable({
      phase: "combat",
      cards: CARDS,
      ships: [[{ pilot: "rookiepilot", upgrades: ["protontorpedoes"], locks: ["B2"], pose: at(400, 300) }], [near, far]],
    });
    expect(illegal(table)).toEqual(["protontorpedoes@0>B1: out of range (1E-ATK-04)"]);
  });

  test("a target that is clearly out of reach isn't listed", () => {
    const table = startTable({
      phase: "combat",
      ships: [
        [{ pilot: "rookiepilot", pose: at(400, 300) }],
        [
          { pilot: "academypilot", pose: at(400, 500, 180) },
          { pilot: "academypilot", pose: at(400, 200) },
        ],
      ],
    });
    expect(illegal(table)).toEqual([]);
  });
});

describe("illegal attacks of a huge ship", () => {
  const corvette = (...charged: readonly number[]) => ({
    pilot: "cr90corvette",
    upgrades: ["singleturbolasers@fore", "quadlasercannons@aft"],
    charged,
  });
  const target = [{ pilot: "academypilot", pose: off(350, 250) }];

  test("[HS-ENERGY-19] a weapon without enough energy on its card is listed with that reason", () => {
    expect(illegal(hugeTable([corvette(1, 0)], target, { cards: CARDS }))).toContain("singleturbolasers@0: no energy (HS-ENERGY-19)");
    expect(illegal(hugeTable([corvette(2, 0)], target, { cards: CARDS })).join()).not.toContain("singleturbolasers");
  });

  test("[HS-ATK-02] a weapon that has already attacked is listed as used up", () => {
    const table = hugeTable([corvette(2, 0)], target, { cards: CARDS })
      .until("attack")
      .attackDice("blank", "blank", "blank", "blank");
    expect(illegal(table.say("primary>B1"))).toContain("primary: used up (HS-ATK-02)");
  });
});

test("[HS-TGT-03, HS-TGT-10] a section is listed if it is crippled or behind the centre line", () => {
  const attacker = { pilot: "academypilot", pose: off(0, 260, 180) };
  expect(illegal(hugeTable([attacker], [{ pilot: "cr90corvette" }]))).toEqual(["primary>B1 aft: behind the centre line (HS-TGT-03)"]);
  expect(illegal(hugeTable([attacker], [{ pilot: "cr90corvette", crippled: "aft" }]))).toEqual([
    "primary>B1 aft: crippled section (HS-TGT-10)",
  ]);
});

test("[HS-TGT-03] a section that is also out of range is still listed as behind the centre line", () => {
  const attacker = { pilot: "howlrunner", pose: off(0, 400, 180) };
  expect(illegal(hugeTable([attacker], [{ pilot: "cr90corvette" }]))).toEqual(["primary>B1 aft: behind the centre line (HS-TGT-03)"]);
});
