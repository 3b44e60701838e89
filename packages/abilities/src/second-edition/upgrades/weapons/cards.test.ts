import type { TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, diceRolled, duel } from "../../card-table.testing.ts";
import { charges, LATER, type More, NO_EVADES, type ShipFields, X_WING } from "../attack.testing.ts";
import { armed, faceup, fire } from "./firing.testing.ts";

describe("weapon requirements", () => {
  const asks: readonly (readonly [string, ShipFields, More])[] = [
    ["protontorpedoes", { locks: ["B1"] }, {}],
    ["ionmissiles", { locks: ["B1"] }, {}],
    ["barragerockets", { tokens: { focus: 1 } }, {}],
    ["protonrockets", { tokens: { focus: 1 } }, {}],
    ["energyshellcharges", { tokens: { calculate: 1 } }, {}],
    ["multimissilepods", { tokens: { calculate: 1 } }, LATER],
    ["xx23sthreadtracers", { tokens: { focus: 1 } }, LATER],
    ["advprotontorpedoes", { locks: ["B1"] }, { gap: 60 }],
    ["homingtorpedoes", { locks: ["B1"] }, LATER],
    ["magpulsewarheads", { locks: ["B1"] }, {}],
  ];
  for (const [id, needed, more] of asks)
    test(`${id}: it needs what its header requires, and spends its charge`, () => {
      const open = (given: ShipFields) => armed(id, more, { locks: [], ...given }).keys.some((key) => key.startsWith(id));
      expect([open(needed), open({}), open({ ...needed, active: [0] })]).toEqual([true, false, false]);
      expect(charges(fire(armed(id, more, { locks: [], ...needed }), []))).toBeLessThan(charges(armed(id, more)));
    });
});

describe("torpedoes", () => {
  test("Proton Torpedoes change one hit to a critical", () => {
    expect(faceup(fire(armed("protontorpedoes"), ["hit", "blank", "blank", "blank"], NO_EVADES, "Panicked Pilot"))).toEqual([false]);
    const table = fire(armed("protontorpedoes"), ["hit", "hit", "blank", "blank"], ["evade", "blank", "blank"], "Stunned Pilot");
    expect(faceup(table)).toEqual([true]);
  });
  test("Adv. Proton Torpedoes do the same at range 1", () => {
    const table = fire(armed("advprotontorpedoes", { gap: 60 }), ["hit", "blank", "blank", "blank", "blank"], NO_EVADES, "Stunned Pilot");
    expect(faceup(table)).toEqual([true]);
  });
  test("Ion Torpedoes deal one hit, and the other results are ion tokens", () => {
    const table = fire(armed("iontorpedoes"), ["hit", "crit", "hit", "blank"]);
    expect([faceup(table), table.ship("B1").tokens.ion]).toEqual([[false], 2]);
  });
  test("Plasma Torpedoes: evades cancel criticals first, and a hit removes a shield", () => {
    const table = fire(armed("plasmatorpedoes", {}, {}, { pilot: X_WING }), ["crit", "hit", "blank"], ["evade", "blank"]);
    expect([table.ship("B1").shields, faceup(table)]).toEqual([0, []]);
    const bare = fire(armed("plasmatorpedoes"), ["crit", "hit", "blank"], ["evade", "blank", "blank"]);
    expect(faceup(bare)).toEqual([false]);
    const missed = fire(armed("plasmatorpedoes", {}, {}, { pilot: X_WING }), ["hit", "blank", "blank"], ["evade", "blank"]);
    expect(missed.ship("B1").shields).toBe(2);
  });
  test("Homing Torpedoes: the defender can suffer a critical, and then no dice are rolled", () => {
    const fired = () => fire(armed("homingtorpedoes", LATER, {}, { pilot: X_WING }), []);
    expect(fired().asks).toEqual([{ kind: "choose one", seat: 1, keys: ["roll dice", "suffer damage"] }]);
    const taken = fired().say("suffer damage");
    expect([taken.ship("B1").shields, diceRolled(taken), taken.notes("hit").length]).toEqual([1, [], 1]);
    expect(diceRolled(fired().say("roll dice"))[0]).toBe(4);
  });
});

describe("missiles", () => {
  test("Homing Missiles: the defender can suffer a hit, and then no dice are rolled", () => {
    const table = fire(armed("homingmissiles"), []).say("suffer damage");
    expect([faceup(table), diceRolled(table)]).toEqual([[false], []]);
  });
  test("Ion Missiles deal one hit, and the other results are ion tokens", () => {
    const table = fire(armed("ionmissiles"), ["crit", "hit", "blank"]);
    expect([faceup(table), table.ship("B1").tokens.ion]).toEqual([[false], 1]);
  });
  test("Mag-Pulse Warheads deal one critical, a deplete token and a jam token, and nothing else", () => {
    const table = fire(armed("magpulsewarheads", {}, {}, { pilot: X_WING }), ["hit", "hit", "hit"]);
    const { shields, tokens } = table.ship("B1");
    expect([shields, tokens.deplete, tokens.jam]).toEqual([1, 1, 1]);
  });
  test("Concussion Missiles: after a hit, each ship near the defender exposes a card", () => {
    const crowd = () =>
      cardTable([
        [{ pilot: X_WING, upgrades: ["concussionmissiles"], locks: ["B1"], pose: at(400, 300) }],
        [
          { pilot: "academypilot", pose: at(400, 490, 180) },
          { pilot: "academypilot", pose: at(460, 490, 180), damage: [{ card: 2, faceup: false, since: 1 }] },
          { pilot: "academypilot", pose: at(800, 490, 180), damage: [{ card: 3, faceup: false, since: 1 }] },
        ],
      ]).until("attack");
    const table = fire(crowd(), ["hit", "blank", "blank"], NO_EVADES, "Stunned Pilot").say("B1");
    expect([faceup(table), faceup(table, "B2"), faceup(table, "B3")]).toEqual([[true], [true], [false]]);
    expect(faceup(fire(crowd(), ["blank", "blank", "blank"]), "B2")).toEqual([false]);
  });
  test("Diamond-Boron Missiles: for another charge, ships of no higher agility near the defender roll a die", () => {
    const table = cardTable([
      [{ pilot: X_WING, upgrades: ["diamondboronmissiles"], locks: ["B1"], pose: at(400, 300) }],
      [
        { pilot: X_WING, pose: at(400, 490, 180) },
        { pilot: X_WING, pose: at(460, 490, 180) },
        { pilot: "academypilot", pose: at(340, 490, 180) },
      ],
    ]).until("attack");
    fire(table, ["hit", "blank", "blank"], ["blank", "blank"]);
    expect(table.kind).toBe("use at afterAttack");
    table.attackDice("hit", "crit").say("A1/upgrade:diamondboronmissiles/0").say("B1");
    expect([table.ship("B1").shields, table.ship("B2").shields, table.ship("B3").damage.length, charges(table)]).toEqual([0, 1, 0, 1]);
  });
  test("Cluster Missiles: a second attack hits another ship near the defender, without a lock", () => {
    const table = cardTable([
      [{ pilot: X_WING, upgrades: ["clustermissiles"], locks: ["B1"], pose: at(400, 300) }],
      [
        { pilot: "academypilot", pose: at(400, 490, 180) },
        { pilot: "academypilot", pose: at(460, 490, 180) },
        { pilot: "academypilot", pose: at(250, 490, 180) },
      ],
    ]).until("attack");
    fire(table, ["blank", "blank", "blank"]).say("A1/upgrade:clustermissiles/0");
    expect(table.keys).toEqual(["none", "clustermissiles@0>B2"]);
    expect(charges(fire(table, ["blank", "blank", "blank"]))).toBe(2);
    expect([table.kind, table.asks[0]?.seat]).toEqual(["next ship", 1]);
  });
  test("Energy-Shell Charges: a calculate token changes a focus to a critical, and an action reloads the card", () => {
    const table = armed("energyshellcharges", {}, { locks: [], tokens: { calculate: 1 } });
    table
      .attackDice("focus", "blank", "blank")
      .defenseDice(...NO_EVADES)
      .nextDamage(1, "Stunned Pilot")
      .say("energyshellcharges@0>B1");
    table.until("modify attack dice").say("A1/upgrade:energyshellcharges/0").until("attack");
    expect(faceup(table)).toEqual([true]);
    const flown = duel(
      { pilot: X_WING, upgrades: ["energyshellcharges"], active: [0], dial: "2FB" },
      { pilot: "academypilot", dial: "2FB" },
      { phase: "activation", gap: 400 },
    );
    flown.until("action");
    while (!flown.keys.includes("upgrade:energyshellcharges")) flown.pass().until("action");
    flown.say("upgrade:energyshellcharges");
    expect([charges(flown), flown.ship("A1").tokens.disarm]).toEqual([1, 1]);
  });
  test("Barrage Rockets: in the bullseye arc, charges reroll dice", () => {
    const table = armed("barragerockets", {}, { tokens: { focus: 1 } });
    table
      .attackDice("blank", "blank", "hit")
      .defenseDice(...NO_EVADES)
      .say("barragerockets@0>B1")
      .until("modify attack dice");
    table.say("A1/upgrade:barragerockets/0");
    expect(table.keys).toEqual(["1", "2", "3"]);
    table.say("2").script([0, 0, 0, 0, 0]);
    expect(table.keys).toContain("blank blank");
    expect(charges(table)).toBe(2);
    const aside = armed("barragerockets", {}, { tokens: { focus: 1 } }, { pose: at(460, 490, 180) });
    aside
      .attackDice("blank", "blank", "hit")
      .defenseDice(...NO_EVADES)
      .say("barragerockets@0>B1");
    expect(aside.keys).not.toContain("A1/upgrade:barragerockets/0");
  });
  test("Multi-Missile Pods: a charge gives one more die in the front arc, and two charges give two in the bullseye arc", () => {
    const salvo = (pose: TestShip["pose"]) =>
      armed("multimissilepods", LATER, {}, { pose }).say("multimissilepods@0>B1").say("A1/upgrade:multimissilepods/0");
    const ahead = salvo(at(400, 490, 180));
    expect(ahead.keys).toEqual(["1", "2"]);
    expect(diceRolled(ahead.say("2"))[0]).toBe(4);
    expect(charges(ahead)).toBe(2);
    const aside = salvo(at(460, 490, 180));
    expect([diceRolled(aside)[0], charges(aside)]).toEqual([3, 3]);
  });
  test("XX-23 S-Thread Tracers: friendly ships near the defender can lock it, and no damage is dealt", () => {
    const table = cardTable(
      [
        [
          { pilot: X_WING, upgrades: ["xx23sthreadtracers"], tokens: { focus: 1 }, pose: at(400, 300) },
          { pilot: X_WING, pose: at(300, 300), locks: [], engaged: true },
        ],
        [{ pilot: "academypilot", pose: at(400, 490, 180) }],
      ],
      LATER,
    ).until("attack");
    fire(table, ["hit", "hit", "blank"]);
    table.say("A2").say("lock").say("no lock");
    expect([table.ship("A2").locks, table.ship("A1").locks, faceup(table)]).toEqual([["B1"], [], []]);
  });
});
