import { expect, test } from "vitest";
import { at, attackFaces, cardTable, duel, shoot } from "../../../card-table.testing.ts";

const target = { pilot: "rookiepilot" };
const armed = (upgrade: string) => ({ pilot: "wedgeantilles", upgrades: [upgrade], locks: ["B1"] as const });

test("[1E-ATK-17] Proton Torpedoes: spend the lock and the card, and can change a focus result to a critical", () => {
  const table = duel(armed("protontorpedoes"), { ...target, tokens: { focus: 1 } }).attackDice("focus", "blank", "blank", "blank");
  table.say("protontorpedoes@0>B1");
  expect(table.ship("A1")).toMatchObject({ locks: [], upgrades: [{ faceup: false }] });
  table.defenseDice("blank").say("A1/upgrade:protontorpedoes/0");
  expect(attackFaces(table)[0]).toBe("crit");
});

test("Concussion Missiles: can change a blank to a hit", () => {
  const table = duel(armed("concussionmissiles"), { ...target, tokens: { focus: 1 } }).attackDice("blank", "blank", "blank", "blank");
  table.say("concussionmissiles@0>B1").defenseDice("blank").say("A1/upgrade:concussionmissiles/0");
  expect(attackFaces(table)).toEqual(["hit", "blank", "blank", "blank"]);
});

test("[1E-ATK-14] Cluster Missiles: the attack is made twice", () => {
  const table = duel(armed("clustermissiles"), target);
  table.attackDice("hit", "blank", "blank").defenseDice("blank").attackDice("hit", "blank", "blank").defenseDice("blank");
  expect(table.say("clustermissiles@0>B1").ship("B1").shields).toBe(0);
});

test("Mangler Cannon: can change a hit to a critical", () => {
  const table = duel(armed("manglercannon"), { ...target, tokens: { focus: 1 } }).attackDice("hit", "blank", "blank");
  table.say("manglercannon@0>B1").say("A1/upgrade:manglercannon/0");
  expect(table.keys).toEqual(["done", "lock"]);
});

test("[1E-ATK-20] Ion Cannon: a hit deals 1 damage and 1 ion token, and all dice are cancelled", () => {
  const table = shoot(duel(armed("ioncannon"), target), ["crit", "hit", "hit"], ["blank"], "ioncannon@0");
  expect(table.ship("B1")).toMatchObject({ shields: 1, tokens: { ion: 1 } });
});

test("Ion Cannon Turret: has the same effect", () => {
  const table = shoot(duel(armed("ioncannonturret"), target), ["hit", "hit", "hit"], ["blank"], "ioncannonturret@0");
  expect(table.ship("B1")).toMatchObject({ shields: 1, tokens: { ion: 1 } });
});

test("Flechette Cannon: deals 1 damage, and gives a stress token to an unstressed ship", () => {
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

test("Flechette Torpedoes: give a defender with hull 4 or lower a stress token, even after a miss", () => {
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

test("Harpoon Missiles: keep the lock, and a hit assigns Harpooned", () => {
  const table = shoot(duel(armed("harpoonmissiles"), target), ["hit", "blank", "blank", "blank"], ["blank"], "harpoonmissiles@0");
  expect(table.ship("A1").locks).toEqual(["B1"]);
  expect(table.game.state.effects).toMatchObject([{ id: "condition:harpooned", ship: "B1", by: "A1" }]);
});

/** The target has a friend beside it. */
const crowd = (upgrade: string) =>
  cardTable([
    [{ ...armed(upgrade), pose: at(400, 300) }],
    [
      { ...target, pose: at(400, 490, 180) },
      { ...target, pose: at(460, 490, 180) },
    ],
  ]);

test("Blaster Turret: costs a focus token", () => {
  const table = duel({ ...armed("blasterturret"), tokens: { focus: 1 } }, target).say("blasterturret@0>B1");
  expect(table.ship("A1").tokens.focus).toBe(0);
});

test("Hot Shot Blaster: is discarded to attack", () => {
  expect(duel(armed("hotshotblaster"), target).say("hotshotblaster@0>B1").ship("A1").upgrades[0]?.faceup).toBe(false);
});

test("Homing Missiles: the defender can't spend evade tokens", () => {
  const table = duel(armed("homingmissiles"), { ...target, tokens: { evade: 1 } });
  shoot(table, ["hit", "blank", "blank", "blank"], ["blank"], "homingmissiles@0");
  expect(table.ship("B1")).toMatchObject({ shields: 1, tokens: { evade: 1 } });
});

test("Homing Missiles: the defender can spend evade tokens against the ship's other weapons", () => {
  const table = duel(armed("homingmissiles"), { ...target, tokens: { evade: 1 } });
  table.attackDice("hit", "blank", "blank").defenseDice("blank", "blank").say("primary>B1");
  while (table.kind === "modify attack dice") table.pass();
  expect(table.asks).toMatchObject([{ kind: "modify defense dice", keys: ["done", "evade"] }]);
});

test("Ion Torpedoes: give the defender and all ships at Range 1 of it an ion token", () => {
  const table = shoot(crowd("iontorpedoes"), ["hit", "blank", "blank", "blank"], ["blank"], "iontorpedoes@0");
  while (table.kind === "choose ship") table.pass();
  expect([table.ship("B1").tokens.ion, table.ship("B2").tokens.ion]).toEqual([1, 1]);
});

test("Ion Pulse Missiles: deal 1 damage and two ion tokens", () => {
  const table = shoot(duel(armed("ionpulsemissiles"), target), ["hit", "hit", "blank"], ["blank"], "ionpulsemissiles@0");
  expect(table.ship("B1")).toMatchObject({ shields: 1, tokens: { ion: 2 } });
});

test("Assault Missiles: deal 1 damage to other ships at Range 1 of the defender", () => {
  const table = shoot(crowd("assaultmissiles"), ["hit", "blank", "blank", "blank"], ["blank"], "assaultmissiles@0");
  expect([table.ship("B1").shields, table.ship("B2").shields]).toEqual([1, 1]);
});

test("[1E-DMG-03] Advanced Homing Missiles: deal a faceup card, even if the defender has shields", () => {
  const table = duel(armed("advhomingmissiles"), target)
    .attackDice("hit", "hit", "blank")
    .defenseDice("blank")
    .nextDamage(1, "Damaged Engine");
  table.say("advhomingmissiles@0>B1");
  while (table.kind.startsWith("modify")) table.pass();
  expect(table.ship("B1")).toMatchObject({ shields: 2, damage: [{ faceup: true }] });
});

test("Plasma Torpedoes: remove one more shield after a hit", () => {
  const table = shoot(duel(armed("plasmatorpedoes"), target), ["hit", "blank", "blank", "blank"], ["blank"], "plasmatorpedoes@0");
  expect(table.ship("B1").shields).toBe(0);
});

test("Tractor Beam and Jamming Beam: give their token instead of damage", () => {
  for (const [upgrade, token] of [
    ["tractorbeam", "tractor"],
    ["jammingbeam", "jam"],
  ] as const) {
    const table = shoot(duel(armed(upgrade), target), ["hit", "hit", "blank"], ["blank"], `${upgrade}@0`);
    expect([table.ship("B1").shields, table.ship("B1").tokens[token]]).toEqual([2, 1]);
  }
});

test("Scrambler Missiles: give the defender and all ships at Range 1 of it a jam token", () => {
  const table = shoot(crowd("scramblermissiles"), ["hit", "blank", "blank"], ["blank"], "scramblermissiles@0");
  while (table.kind === "choose ship") table.pass();
  expect([table.ship("B1").tokens.jam, table.ship("B2").tokens.jam]).toEqual([1, 1]);
});

test("Twin Laser Turret: attacks twice, and each attack that hits deals 1 damage", () => {
  const table = duel(armed("twinlaserturret"), target)
    .attackDice("hit", "hit", "hit")
    .defenseDice("blank")
    .attackDice("crit", "hit", "hit")
    .defenseDice("blank");
  table.say("twinlaserturret@0>B1");
  while (table.kind.startsWith("modify")) table.pass();
  expect(table.ship("B1")).toMatchObject({ shields: 0, damage: [] });
});
