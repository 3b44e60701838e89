import { describe, expect, test } from "vitest";
import { diceCard, says, windowCard } from "../abilities/cards.testing.ts";
import { attack } from "../attack/attack.ts";
import { hugeTable, MIDDLE, off, type Some } from "../attack/huge.testing.ts";
import type { Ability } from "../contract/ability.ts";
import type { TestShip } from "../testing.ts";

/** A ship at Range 3 to the side of the huge ship, in both sections' arcs. */
const abeam = (forward: number, pilot = "academypilot"): Some => ({ pilot, pose: off(290, forward, 270) });
const GUNS = ["singleturbolasers@fore", "singleturbolasers@fore", "singleturbolasers@aft"];
const CR90 = { pilot: "cr90corvette", upgrades: GUNS };

/** Makes a 4-dice attack on a TIE, with all blanks. */
const miss = (table: ReturnType<typeof hugeTable>, key: string) => {
  const far = key.startsWith("primary") ? 1 : 0;
  return table
    .attackDice("blank", "blank", "blank", "blank")
    .script(Array.from({ length: 3 + far }, () => 7))
    .say(key);
};

describe("the attacks of a huge ship", () => {
  test("[HS-ATK-01, HS-ATK-02] it attacks once with its primary weapon and once with each secondary weapon", () => {
    const table = hugeTable([CR90], [abeam(0)]);
    const guns = [0, 1, 2].map((at) => `singleturbolasers@${at}>B1`);
    expect(table.keys).toEqual(["none", "primary>B1", ...guns]);
    miss(table, "primary>B1");
    expect(table.keys).toEqual(["none", ...guns]);
    for (const gun of guns) miss(table, gun);
    expect(table.notes("attacks")).toHaveLength(4);
    expect(table.game.state.cursor.active).not.toBe("A1");
  });

  test("[HS-OVER-20] an asteroid under it doesn't prevent its attacks", () => {
    const on = (pilot: string) =>
      hugeTable([{ pilot }], [abeam(0)], { obstacles: [{ token: "coreasteroid0", pose: MIDDLE }] }).asks.map(
        ({ kind, seat }) => `${kind} ${seat}`,
      );
    expect(on("cr90corvette")).toEqual(["attack 0"]);
    expect(on("outerrimsmuggler")).not.toContain("attack 0");
  });

  test("[HS-ATK-03] each attack is finished before the next begins", () => {
    const after = windowCard("afterAttack", { does: says("over") });
    const table = hugeTable([CR90], [abeam(0)], { cards: { "pilot:cr90corvette": after } });
    miss(table, "primary>B1");
    expect(table.game.state.attack).toBeUndefined();
    expect(table.madeUp("says")).toHaveLength(1);
    expect(table.asks).toMatchObject([{ kind: "attack", seat: 0 }]);
    miss(table, "singleturbolasers@2>B1");
    const steps = table.events.flatMap((event) => ("note" in event && ["attacks", "says"].includes(event.note) ? [event.note] : []));
    expect(steps).toEqual(["attacks", "says", "attacks", "says"]);
  });

  test("[HS-ATK-04] it may attack in any order, choose a target for each attack and skip attacks", () => {
    const table = hugeTable([CR90], [abeam(60), abeam(-60)]);
    miss(table, "singleturbolasers@2>B1");
    miss(table, "primary>B2");
    expect(table.keys).toEqual([
      "none",
      "singleturbolasers@0>B1",
      "singleturbolasers@1>B1",
      "singleturbolasers@0>B2",
      "singleturbolasers@1>B2",
    ]);
    table.say("none");
    expect(table.notes("attacks")).toMatchObject([{ target: "B1" }, { target: "B2" }]);
    expect(table.ship("A1").engaged).toBe(true);
    expect(table.asks.every(({ seat }) => seat !== 0)).toBe(true);
  });

  test("[HS-ATK-05] it makes all its attacks while it is active, at its own pilot skill", () => {
    const table = hugeTable([CR90], [abeam(0, "biggsdarklighter"), abeam(80)]).script(Array.from({ length: 60 }, () => 7));
    while (table.game.state.cursor.phase === "combat") table.say(table.keys[1] ?? "none");
    const attackers = table.notes("attacks").map((event) => event.ship);
    expect(attackers).toEqual(["B1", "A1", "A1", "A1", "A1", "B2"]);
  });

  test("[HS-ATK-07] two copies of a weapon attack separately, and each spends energy from its own card", () => {
    const battery: Ability = { weapon: { energy: 2 } };
    const own = { pilot: "raiderclasscorvette", upgrades: ["ioncannonbattery@aft", "ioncannonbattery@aft"], charged: [2, 2] };
    const table = hugeTable([own], [abeam(-60)], { cards: { "upgrade:ioncannonbattery": battery } });
    expect(table.keys).toEqual(["none", "ioncannonbattery@0>B1", "ioncannonbattery@1>B1"]);
    miss(table, "ioncannonbattery@0>B1");
    expect(table.keys).toEqual(["none", "ioncannonbattery@1>B1"]);
    miss(table, "ioncannonbattery@1>B1");
    expect(table.ship("A1").upgrades).toMatchObject([{ energy: 0 }, { energy: 0 }]);
    const empty = hugeTable([{ ...own, charged: [1, 2] }], [abeam(-60)], { cards: { "upgrade:ioncannonbattery": battery } });
    expect(empty.keys).toEqual(["none", "ioncannonbattery@1>B1"]);
  });

  test("[HS-ATK-08] an attack granted by a card doesn't use up a weapon's own attack", () => {
    const again = windowCard("afterAttack", {
      may: true,
      when: ({ ship }, _occasion, { state }) => ship.usedThisRound.length === 0 && state.attack?.weapon === "primary",
      *does(game, { ship }) {
        game.setShip(ship, { usedThisRound: ["again"] });
        yield* attack(game, ship, { weapons: (weapon) => weapon === "primary", rule: "1E-ATK-19", mayDecline: true });
      },
    });
    const table = hugeTable([{ pilot: "cr90corvette", upgrades: ["singleturbolasers@aft"] }], [abeam(0)], {
      cards: { "pilot:cr90corvette": again },
    });
    miss(table, "primary>B1").say("A1/pilot:cr90corvette");
    expect(table.keys).toEqual(["none", "primary>B1"]);
    miss(table, "primary>B1");
    expect(table.keys).toEqual(["none", "singleturbolasers@0>B1"]);
  });

  test("[HS-ATK-91-Q] it can't attack at all with weapons disabled or while cloaked", () => {
    for (const tokens of [{ disarm: 1 }, { cloak: 1 }])
      expect(hugeTable([{ ...CR90, tokens }], [abeam(0)]).asks.some(({ seat }) => seat === 0)).toBe(false);
  });

  test("[HS-ATK-92-Q] each torpedo makes its own attack if its header allows it", () => {
    const torpedo: Ability = { weapon: { needs: "lock", spends: ["card"] } };
    const own: TestShip = { pilot: "gozanticlasscruiser", upgrades: ["protontorpedoes", "protontorpedoes"], locks: ["B1"], pose: MIDDLE };
    const cards = { "upgrade:protontorpedoes": torpedo };
    const ahead = { pilot: "academypilot", pose: off(0, 260, 180) };
    const table = hugeTable([own], [ahead], { cards });
    miss(table, "protontorpedoes@0>B1").say("done");
    expect(table.keys).toEqual(["none", "protontorpedoes@1>B1"]);
    miss(table, "protontorpedoes@1>B1").say("done");
    expect(table.ship("A1").upgrades).toMatchObject([{ faceup: false }, { faceup: false }]);
    expect(hugeTable([{ ...own, locks: [] }], [ahead], { cards }).asks.some(({ seat }) => seat === 0)).toBe(false);
  });

  test("a card may let it keep its torpedoes", () => {
    const torpedo: Ability = { weapon: { spends: ["card"] } };
    const tubes: Ability = {
      answers: { permissions: { keepOrdnance: (_game, self, { ship }) => (ship === self.ship ? true : undefined) } },
    };
    const own = { pilot: "gozanticlasscruiser", upgrades: ["protontorpedoes"] };
    const cards = { "upgrade:protontorpedoes": torpedo, "pilot:gozanticlasscruiser": tubes };
    const table = miss(hugeTable([own], [{ pilot: "academypilot", pose: off(0, 260, 180) }], { cards }), "protontorpedoes@0>B1");
    expect(table.ship("A1").upgrades).toMatchObject([{ faceup: true }]);
  });

  test("[HS-ATK-93-Q] an effect that works once per attack works in each of them", () => {
    const sights = diceCard("attack", "attacker", says("aimed"), false);
    const table = hugeTable([CR90], [abeam(0)], { cards: { "pilot:cr90corvette": sights } });
    miss(table, "primary>B1");
    miss(table, "singleturbolasers@0>B1");
    expect(table.madeUp("says")).toHaveLength(2);
  });

  test("[HS-ATK-94-Q] after an attack that a card makes its last, none of its weapons can attack", () => {
    const last = windowCard("afterAttack", {
      does: (game, { ship }) => {
        game.setShip(ship, { mayAttackFrom: game.state.round + 1 });
        return undefined;
      },
    });
    const table = hugeTable([CR90], [abeam(0)], { cards: { "pilot:cr90corvette": last } });
    miss(table, "primary>B1");
    expect(table.notes("attacks")).toHaveLength(1);
    expect(table.asks.some(({ seat, kind }) => seat === 0 && kind === "attack")).toBe(false);
  });
});
