import { ATTACK_FACES } from "@broadside/dice";
import { describe, expect, test } from "vitest";
import { actionOf, at, beforeAttack, cardsOf, engaging, faceup, flown, hugeDeck, strike, struck } from "../../huge-ships.testing.ts";
import { ABILITIES_2_0 } from "../../index.ts";

const BATTERIES = ["ioncannonbattery", "pointdefensebattery"];
const sides = (table: ReturnType<typeof struck>) => table.ship("B1").upgrades.map(({ side }) => side);

test("every card of the huge deck is implemented", () => {
  expect(hugeDeck?.cards.filter(({ name }) => !ABILITIES_2_0.has(`damage:huge/${name}`))).toEqual([]);
});

describe("precision shots", () => {
  test("[2E-HDECK-02, 2E-HDECK-04, 2E-HUGE-45] from the named arc, the attacker flips a hardpoint and the card stays faceup", () => {
    const table = struck("left", "Damaged Circuitry", { upgrades: BATTERIES });
    expect(table.asks).toEqual([{ kind: "hardpoint to flip", seat: 0, keys: ["ioncannonbattery@0", "pointdefensebattery@1"] }]);
    table.say("pointdefensebattery@1");
    expect([sides(table), cardsOf(table, "B1")]).toEqual([
      ["front", "back"],
      [1, 0],
    ]);
  });

  test("[2E-HDECK-02] from another arc, the attacker makes no precision shot", () => {
    const table = struck("ahead", "Damaged Circuitry", { upgrades: BATTERIES });
    expect([sides(table), cardsOf(table, "B1")]).toEqual([
      ["front", "front"],
      [1, 0],
    ]);
  });

  test("[2E-HDECK-03] a card that is dealt in any other way has only its lasting effect", () => {
    const table = flown({ upgrades: BATTERIES }, "2FB", { obstacles: [{ token: "coreasteroid1", pose: at(900, 380) }], draws: [0] });
    expect(table.ship("A1").damage).toEqual([{ ...faceup("Damaged Circuitry"), since: 1 }]);
    expect(table.ship("A1").upgrades.map(({ side }) => side)).toEqual(["front", "front"]);
  });

  test("[2E-HDECK-04, 2E-HDECK-22-Q] an offline hardpoint isn't flipped again, and without any hardpoint nothing happens", () => {
    const one = beforeAttack("right", { upgrades: BATTERIES });
    const upgrades = one.ship("B1").upgrades.map((card, at) => (at === 0 ? { ...card, side: "back" as const } : card));
    one.give({ input: "set", reason: "offline", changes: [{ change: "ship", ship: "B1", set: { upgrades } }] });
    expect(sides(strike(one, "Scrambled Orders"))).toEqual(["back", "back"]);
    expect(struck("right", "Scrambled Orders").notes("hardpoint offline")).toEqual([]);
  });

  test("[2E-HDECK-05, 2E-HDECK-19-Q] Drive Damage, from the full rear arc: the ship gains two ion tokens", () => {
    expect(struck("behind", "Power Surge", { tokens: { ion: 4 } }).ship("B1").tokens.ion).toBe(6);
    expect(struck("ahead", "Power Surge", { tokens: { ion: 4 } }).ship("B1").tokens.ion).toBe(4);
  });

  test("[2E-HDECK-06] Controls Disrupted, from the full front arc: the ship gains a jam token", () => {
    expect(struck("ahead", "Crew Shaken", { tokens: { focus: 1 } }).ship("B1").tokens).toMatchObject({ focus: 0, jam: 0 });
    expect(struck("behind", "Crew Shaken", { tokens: { focus: 1 } }).notes("token")).toEqual([]);
  });

  test("[2E-HDECK-07] Bridge Hit!, from the bullseye arc: the ship loses all charges on its crew and all its Force", () => {
    const crew = { upgrades: ["captainneeda", "tibannareserves"], force: 1 };
    const table = struck("ahead", "Atmosphere Leak", crew);
    expect([table.ship("B1").upgrades.map(({ charges }) => charges), table.ship("B1").force]).toEqual([[0, 3], 0]);
    const aside = strike(beforeAttack("ahead", crew, { pose: at(950, 760, 180) }), "Atmosphere Leak");
    expect([aside.ship("B1").upgrades.map(({ charges }) => charges), aside.ship("B1").force]).toEqual([[4, 3], 1]);
  });

  test("[2E-HDECK-18] Dreadnought Hunter: with the huge ship in its bullseye arc, the attacker makes precision shots from any arc", () => {
    const flipped = (attacker: object) => struck("ahead", "Damaged Circuitry", { upgrades: ["ioncannonbattery"] }, attacker);
    expect(sides(flipped({}))).toEqual(["front"]);
    expect(sides(flipped({ upgrades: ["dreadnoughthunter"] }))).toEqual(["back"]);
  });
});

describe("lasting effects", () => {
  test("[2E-HDECK-08] Damaged Circuitry: the ship recovers one energy fewer, but never less than zero; an action repairs the card", () => {
    const later = (damage: readonly ReturnType<typeof faceup>[]) =>
      engaging({ energy: 2, damage }, [{ pilot: "academypilot", pose: at(100, 800) }])
        .until("dial")
        .ship("A1").energy;
    const [one, two, three] = [0, 1, 2].map((number) => faceup("Damaged Circuitry", number));
    expect(later([])).toBe(4);
    expect(later([one, two, three].flatMap((card) => card ?? []))).toBe(2);
    expect(later(one ? [one] : [])).toBe(3);
    expect(cardsOf(flown({ damage: [faceup("Damaged Circuitry")] }, "2FB").say(actionOf("Damaged Circuitry")))).toEqual([0, 1]);
  });

  test("[2E-HDECK-09] Scrambled Orders: the ship gains two jam tokens before it engages, and then the card is repaired", () => {
    const table = engaging({ damage: [faceup("Scrambled Orders")], pose: at(900, 300, 90) }, [
      { pilot: "academypilot", pose: at(900, 480) },
    ]);
    expect(table.kind).toBe("attack");
    expect([table.ship("A1").tokens.jam, cardsOf(table)]).toEqual([2, [0, 1]]);
  });

  test("[2E-HDECK-10] Hull Rupture: a damaged defender suffers one hit for each faceup card, and this card is repaired", () => {
    const others = [faceup("Hull Rupture"), faceup("Power Surge"), faceup("Crew Shaken")];
    const hit = beforeAttack("left", { damage: others, shields: 1 });
    hit.attackDice("hit", "blank", "blank").say("primary>B1");
    while (hit.kind.startsWith("modify")) hit.pass();
    expect(cardsOf(hit, "B1")).toEqual([2, 4]);
    const missed = beforeAttack("left", { damage: others, shields: 1 });
    missed.attackDice("blank", "blank", "blank").say("primary>B1");
    while (missed.kind.startsWith("modify")) missed.pass();
    expect(cardsOf(missed, "B1")).toEqual([3, 0]);
  });

  test("[2E-HDECK-11] Stabilizers Damaged: banks to either side are one step harder", () => {
    const energyAfter = (dial: string) => flown({ damage: [faceup("Stabilizers Damaged")], energy: 5 }, dial).ship("A1").energy;
    // White banks become red, and blue banks become white. Straights stay as they are.
    expect([energyAfter("1BW"), energyAfter("1NW"), energyAfter("2BB"), energyAfter("1FW")]).toEqual([4, 4, 5, 5]);
  });

  test("[2E-HDECK-12] Power Surge: after a maneuver, the ship loses one energy plus one per ion token, and the card is repaired", () => {
    const table = flown({ damage: [faceup("Power Surge")], energy: 5, tokens: { ion: 2 } }, "2FB");
    expect([table.ship("A1").energy, cardsOf(table)]).toEqual([2, [0, 1]]);
  });

  test("[2E-HDECK-13] Engine Coolant Leak: the ship rolls a die after a fast maneuver; an action repairs the card", () => {
    const leaking = { damage: [faceup("Engine Coolant Leak")], shields: 3 };
    const die = flown(leaking, "3FB", { draws: [ATTACK_FACES.indexOf("hit")] });
    expect([die.ship("A1").shields, cardsOf(die)]).toEqual([2, [0, 1]]);
    expect(flown(leaking, "2FB").notes("rolled")).toEqual([]);
    expect(cardsOf(flown(leaking, "2FB").say(actionOf("Engine Coolant Leak")))).toEqual([0, 1]);
  });

  test("[2E-HDECK-20-Q] Engine Coolant Leak: a blank result doesn't repair the card", () => {
    const table = flown({ damage: [faceup("Engine Coolant Leak")], shields: 3 }, "3FB", { draws: [ATTACK_FACES.indexOf("blank")] });
    expect([table.ship("A1").shields, cardsOf(table)]).toEqual([3, [1, 0]]);
  });

  test("[2E-HDECK-14] Panicked Crew: the ship can't coordinate or jam and gains no green tokens; an action repairs the card", () => {
    const table = flown({ damage: [faceup("Panicked Crew")] }, "2FB");
    expect(table.keys).not.toContain("coordinate");
    expect(table.keys).not.toContain("jam");
    expect(table.keys).toContain(actionOf("Panicked Crew"));
    expect(table.say("focus").ship("A1")).toMatchObject({ actions: ["focus"], tokens: { focus: 0 } });
    expect(cardsOf(flown({ damage: [faceup("Panicked Crew")] }, "2FB").say(actionOf("Panicked Crew")))).toEqual([0, 1]);
  });

  test("[2E-HDECK-15, 2E-HDECK-21-Q] Exploding Consoles: after an action, the ship rolls a die and suffers the result", () => {
    const acting = (face: "hit" | "crit" | "blank", shields: number) => {
      const table = flown({ damage: [faceup("Exploding Consoles")], shields }, "2FB").attackDice(face);
      if (shields === 0) table.nextDamage(table.game.facts.ships[0]?.decks[0] ?? 0, "Crew Shaken");
      return table.say("focus");
    };
    expect([acting("crit", 2).ship("A1").shields, cardsOf(acting("crit", 2))]).toEqual([1, [0, 1]]);
    expect(cardsOf(acting("crit", 0))).toEqual([1, 1]);
    expect(cardsOf(acting("hit", 0))).toEqual([0, 2]);
    expect(cardsOf(acting("blank", 2))).toEqual([1, 0]);
  });

  test("[2E-HDECK-16] Crew Shaken: after an overlap, the ship suffers two criticals, and the card is repaired", () => {
    const shaken = { damage: [faceup("Crew Shaken")], shields: 5 };
    const table = flown(shaken, "2FB", { obstacles: [{ token: "coreasteroid1", pose: at(900, 380) }] });
    expect([table.ship("A1").shields, cardsOf(table)]).toEqual([2, [0, 1]]);
    expect(flown(shaken, "2FB").ship("A1").shields).toBe(5);
  });

  test("[2E-HDECK-17, 2E-HDECK-23-Q] Atmosphere Leak: actions of upgrades aren't allowed; an action repairs the card", () => {
    const keys = (damage: readonly ReturnType<typeof faceup>[]) => flown({ damage, upgrades: ["ioncannonbattery"] }, "2FB").keys;
    expect(keys([])).toContain("rotate-arc");
    expect(keys([faceup("Atmosphere Leak")])).not.toContain("rotate-arc");
    expect(keys([faceup("Atmosphere Leak")])).toContain(actionOf("Atmosphere Leak"));
  });
});
