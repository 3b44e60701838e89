import type { AttackFace } from "@broadside/dice";
import { agility, pilotSkill, primaryValue } from "@broadside/rules";
import { facesDrawn, type TestTable } from "@broadside/rules/testing";
import { expect, test } from "vitest";
import { at, cardTable, diceRolled, duel, faceup, flying, shoot } from "../../card-table.testing.ts";

const deck = "core";
const hurt = (name: string, since = 1) => ({ pilot: "rookiepilot", damage: [faceup(name, { deck, since })], shields: 0 });
const unshielded = { pilot: "rookiepilot", shields: 0 };
const target = { pilot: "academypilot" };
const isFacedown = (table: ReturnType<typeof duel>) => table.ship("A1").damage[0]?.faceup === false;
const act = (name: string, ...dice: readonly AttackFace[]) =>
  flying(hurt(name), "2FG", { deck })
    .attackDice(...dice)
    .say(`damage:core/${name}`);
const FACES = ["hit", "crit", "focus", "blank"] as const;
/** Returns the die results with which the card's own action turns the card facedown. */
const turnedBy = (name: string) => FACES.filter((face) => isFacedown(act(name, face)));
/** A critical from “Mauler” Mithel at Range 2 deals this card to the ship. */
const dealt = (name: string, ship: Parameters<typeof duel>[1] = unshielded) =>
  duel({ pilot: "maulermithel" }, ship, { deck }).attackDice("crit", "blank").defenseDice("blank", "blank").nextDamage(1, name);

test("[1E-DORG-01] Blinded Pilot: the next attack rolls no dice, and then the card is turned facedown", () => {
  const table = shoot(duel(hurt("Blinded Pilot"), target, { deck }), [], []);
  expect(diceRolled(table)[0]).toBe(0);
  expect(isFacedown(table)).toBe(true);
});

test("[1E-DORG-02, 1E-DMG-02] Console Fire: a die each Combat phase causes 1 damage only on a hit; its action turns it facedown", () => {
  const burnt = (face: AttackFace) => duel(hurt("Console Fire"), target, { deck, draws: facesDrawn(face) }).ship("A1").damage.length;
  expect(FACES.map(burnt)).toEqual([2, 1, 1, 1]);
  expect(isFacedown(act("Console Fire"))).toBe(true);
});

test("[1E-DORG-03, 1E-ROUND-04] Damaged Cockpit: from the next round, the skill is 0, even if a card raised it before", () => {
  const { game } = duel({ ...hurt("Damaged Cockpit", 0), upgrades: ["veteraninstincts"] }, target, { deck });
  expect(game.state.ships.map((ship) => pilotSkill(game, ship))).toEqual([0, 1]);
});

test("[1E-DORG-04] Damaged Engine: turns are red", () => {
  expect(flying(hurt("Damaged Engine"), "2YW", { deck }).ship("A1").tokens.stress).toBe(1);
});

test("[1E-DORG-05] Damaged Sensor Array: only the action bar's actions are lost; a hit turns the card facedown", () => {
  const table = flying({ ...hurt("Damaged Sensor Array"), upgrades: ["marksmanship"] }, "2FG", { deck });
  expect(table.keys).toEqual(["skip", "upgrade:marksmanship", "damage:core/Damaged Sensor Array"]);
  expect(turnedBy("Damaged Sensor Array")).toEqual(["hit"]);
});

test("[1E-DORG-06] Direct Hit counts as 2 damage", () => {
  const table = dealt("Direct Hit!", { ...unshielded, damage: [{ card: 0, faceup: false, since: 1 }] }).say("primary>B1");
  expect(table.ship("B1").status).toBe("destroyed");
});

test("[1E-DORG-07] Injured Pilot: the pilot ability and elite upgrades are ignored, but other upgrades aren't", () => {
  const table = duel({ ...hurt("Injured Pilot"), pilot: "wedgeantilles", upgrades: ["veteraninstincts", "predator"] }, target, { deck });
  expect(pilotSkill(table.game, table.ship("A1"))).toBe(9);
  table.attackDice("hit", "blank", "blank").say("primary>B1");
  expect(diceRolled(table)).toEqual([3, 3]);
  const ship = { ...hurt("Injured Pilot"), upgrades: ["marksmanship", "engineupgrade", "r2f2"] };
  expect(flying(ship, "2FG", { deck }).keys).toEqual(["skip", "focus", "lock", "boost", "upgrade:r2f2"]);
});

test("[1E-DORG-08] Minor Explosion: a die causes 1 damage only on a hit, and the card is turned facedown", () => {
  const exploded = (face: AttackFace) =>
    dealt("Minor Explosion")
      .attackDice(face)
      .say("primary>B1")
      .ship("B1")
      .damage.map((card) => card.faceup);
  expect(FACES.map(exploded)).toEqual([[false, false], [false], [false], [false]]);
});

test("[1E-DORG-09] Minor Hull Breach: a die is rolled only after a red maneuver, and causes 1 damage only on a hit", () => {
  const breached = (dial: string, face: AttackFace) => flying(hurt("Minor Hull Breach"), dial, { deck, draws: facesDrawn(face) });
  expect(FACES.map((face) => breached("4KR", face).ship("A1").damage.length)).toEqual([2, 1, 1, 1]);
  for (const dial of ["4FW", "2FG"]) expect(flying(hurt("Minor Hull Breach"), dial, { deck }).notes("rolled")).toEqual([]);
});

test("[1E-DORG-10, 1E-BOMB-02] Munitions Failure: one secondary weapon, but no bomb, is discarded; then it is turned facedown", () => {
  const upgrades = ["r2d2", "protontorpedoes", "ioncannon", "seismiccharges"];
  const table = dealt("Munitions Failure", { ...unshielded, upgrades }).say("primary>B1");
  expect(table.asks).toEqual([{ kind: "discard upgrade", seat: 1, keys: ["protontorpedoes@1", "ioncannon@2"] }]);
  table.say("ioncannon@2");
  expect(table.ship("B1").upgrades.map((card) => card.faceup)).toEqual([true, true, false, true]);
  expect(table.ship("B1").damage[0]?.faceup).toBe(false);
});

test("[1E-DORG-11, 1E-COMP-12] Structural Damage: agility is 1 lower, but never below 0; a hit turns the card facedown", () => {
  const agilities = (pilot: string) => {
    const { game } = duel({ ...hurt("Structural Damage"), pilot }, target, { deck });
    return game.state.ships.map((ship) => agility(game, ship, undefined));
  };
  expect(["rookiepilot", "outerrimsmuggler", "patrolleader"].map(agilities)).toEqual([
    [1, 3],
    [0, 3],
    [0, 3],
  ]);
  expect(turnedBy("Structural Damage")).toEqual(["hit"]);
});

test("[1E-DORG-12] Stunned Pilot: 1 damage only after a maneuver that ends overlapping a ship or an obstacle", () => {
  const stunned = (dial: string, other = at(850, 850, 180), obstacles: TestTable["obstacles"] = []) =>
    cardTable([[{ ...hurt("Stunned Pilot"), pose: at(400, 300), dial }], [{ ...target, pose: other, activated: true }]], {
      phase: "activation",
      deck,
      obstacles,
      draws: [6],
    }).ship("A1").damage.length;
  expect(stunned("1FG", at(400, 370))).toBe(2);
  for (const token of ["coreasteroid0", "yt2400debris0"] as const) {
    expect(stunned("3FW", undefined, [{ token, pose: at(400, 460) }])).toBe(2);
    // Only the template touches the obstacle.
    expect(stunned("3FW", undefined, [{ token, pose: at(400, 370) }])).toBe(1);
  }
  expect(stunned("1FG")).toBe(1);
});

test("[1E-DORG-13] Thrust Control Fire: the ship gets 1 stress token, and the card is turned facedown", () => {
  expect(dealt("Thrust Control Fire").say("primary>B1").ship("B1")).toMatchObject({ tokens: { stress: 1 }, damage: [{ faceup: false }] });
});

test("[1E-DORG-14] Weapon Malfunction: only the primary weapon is 1 lower, never below 0; a hit or critical turns it facedown", () => {
  const values = (pilot: string, copies: number) => {
    const [card] = hurt("Weapon Malfunction").damage;
    const damage = card ? Array.from({ length: copies }, (_, copy) => ({ ...card, card: card.card + copy })) : [];
    const { game } = duel({ pilot, damage }, target, { deck });
    return game.state.ships.map((ship) => primaryValue(game, ship));
  };
  expect([values("rookiepilot", 1), values("rebeloperative", 1), values("rebeloperative", 2)]).toEqual([
    [2, 2],
    [0, 2],
    [0, 2],
  ]);
  const cannon = duel({ ...hurt("Weapon Malfunction"), upgrades: ["ioncannon"] }, target, { deck });
  expect(diceRolled(cannon.say("ioncannon@0>B1"))[0]).toBe(3);
  expect(turnedBy("Weapon Malfunction")).toEqual(["hit", "crit"]);
});
