import { expect, test } from "vitest";
import { attackFaces, duel, shoot } from "../../card-table.testing.ts";

const target = { pilot: "rookiepilot" };
const armed = (upgrade: string) => ({ pilot: "wedgeantilles", upgrades: [upgrade], locks: ["B1"] });

test("[1E-ATK-17] Proton Torpedoes: lock and card are spent, a focus result may become a critical", () => {
  const table = duel(armed("protontorpedoes"), { ...target, tokens: { focus: 1 } }).attackDice("focus", "blank", "blank", "blank");
  table.say("protontorpedoes@0>B1");
  expect(table.ship("A1")).toMatchObject({ locks: [], upgrades: [{ faceup: false }] });
  table.defenseDice("blank").say("A1/upgrade:protontorpedoes/0");
  expect(attackFaces(table)[0]).toBe("crit");
});

test("Concussion Missiles: a blank may become a hit", () => {
  const table = duel(armed("concussionmissiles"), { ...target, tokens: { focus: 1 } }).attackDice("blank", "blank", "blank", "blank");
  table.say("concussionmissiles@0>B1").defenseDice("blank").say("A1/upgrade:concussionmissiles/0");
  expect(attackFaces(table)).toEqual(["hit", "blank", "blank", "blank"]);
});

test("[1E-ATK-14] Cluster Missiles: the attack is made twice", () => {
  const table = duel(armed("clustermissiles"), target);
  table.attackDice("hit", "blank", "blank").defenseDice("blank").attackDice("hit", "blank", "blank").defenseDice("blank");
  expect(table.say("clustermissiles@0>B1").ship("B1").shields).toBe(0);
});

test("Mangler Cannon: a hit may become a critical", () => {
  const table = duel(armed("manglercannon"), { ...target, tokens: { focus: 1 } }).attackDice("hit", "blank", "blank");
  table.say("manglercannon@0>B1").say("A1/upgrade:manglercannon/0");
  expect(table.keys).toEqual(["done", "lock"]);
});

test("[1E-ATK-20] Ion Cannon: a hit is 1 damage and 1 ion token, all dice are cancelled", () => {
  const table = shoot(duel(armed("ioncannon"), target), ["crit", "hit", "hit"], ["blank"], "ioncannon@0");
  expect(table.ship("B1")).toMatchObject({ shields: 1, tokens: { ion: 1 } });
});

test("Ion Cannon Turret: the same all round", () => {
  const table = shoot(duel(armed("ioncannonturret"), target), ["hit", "hit", "hit"], ["blank"], "ioncannonturret@0");
  expect(table.ship("B1")).toMatchObject({ shields: 1, tokens: { ion: 1 } });
});

test("Flechette Cannon: 1 damage, and a stress token for a ship without one", () => {
  const stress = (before: number) =>
    shoot(
      duel(armed("flechettecannon"), { ...target, tokens: { stress: before } }),
      ["hit", "hit", "hit"],
      ["blank"],
      "flechettecannon@0",
    ).ship("B1");
  expect(stress(0)).toMatchObject({ shields: 1, tokens: { stress: 1 } });
  expect(stress(1)).toMatchObject({ shields: 1, tokens: { stress: 1 } });
});

test("Flechette Torpedoes: hit or not, a defender of hull 4 or lower gets a stress token", () => {
  const table = shoot(duel(armed("flechettetorpedoes"), target), ["blank", "blank", "blank"], ["blank"], "flechettetorpedoes@0");
  expect(table.ship("B1").tokens.stress).toBe(1);
  const sturdy = shoot(
    duel(armed("flechettetorpedoes"), { pilot: "goldsquadronpilot" }),
    ["blank", "blank", "blank"],
    [],
    "flechettetorpedoes@0",
  );
  expect(sturdy.ship("B1").tokens.stress).toBe(0);
});

test("Harpoon Missiles: the lock is kept, and a hit leaves a harpoon", () => {
  const table = shoot(duel(armed("harpoonmissiles"), target), ["hit", "blank", "blank", "blank"], ["blank"], "harpoonmissiles@0");
  expect(table.ship("A1").locks).toEqual(["B1"]);
  expect(table.game.state.effects).toMatchObject([{ id: "condition:harpooned", ship: "B1", by: "A1" }]);
});
