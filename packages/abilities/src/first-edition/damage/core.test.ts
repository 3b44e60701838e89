import type { AttackFace } from "@broadside/dice";
import { agility, pilotSkill, primaryValue } from "@broadside/rules";
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
/** A critical from Mauler Mithel at Range 2 deals this card. */
const dealt = (name: string, ship: Parameters<typeof duel>[1] = unshielded) =>
  duel({ pilot: "maulermithel" }, ship, { deck }).attackDice("crit", "blank").defenseDice("blank", "blank").nextDamage(1, name);

test("[1E-DORG-01] Blinded Pilot: the next attack rolls no dice, then it is turned", () => {
  const table = shoot(duel(hurt("Blinded Pilot"), target, { deck }), [], []);
  expect(diceRolled(table)[0]).toBe(0);
  expect(isFacedown(table)).toBe(true);
});

test("[1E-DORG-02, 1E-DMG-02] Console Fire: a die at the start of every combat, a hit is 1 damage; its action turns it", () => {
  const table = duel(hurt("Console Fire"), target, { deck, draws: [0] });
  expect(table.ship("A1").damage).toHaveLength(2);
  expect(isFacedown(act("Console Fire"))).toBe(true);
});

test("[1E-DORG-03, 1E-ROUND-04] Damaged Cockpit: after this round the skill is 0, whatever raised it before", () => {
  const { game } = duel({ ...hurt("Damaged Cockpit", 0), upgrades: ["veteraninstincts"] }, target, { deck });
  expect(game.state.ships.map((ship) => pilotSkill(game, ship))).toEqual([0, 1]);
});

test("[1E-DORG-04] Damaged Engine: turns are red", () => {
  expect(flying(hurt("Damaged Engine"), "2YW", { deck }).ship("A1").tokens.stress).toBe(1);
});

test("[1E-DORG-05] Damaged Sensor Array: no action of the bar, but others; a hit turns it", () => {
  const table = flying({ ...hurt("Damaged Sensor Array"), upgrades: ["marksmanship"] }, "2FG", { deck });
  expect(table.keys).toEqual(["skip", "upgrade:marksmanship", "damage:core/Damaged Sensor Array"]);
  expect([isFacedown(act("Damaged Sensor Array", "hit")), isFacedown(act("Damaged Sensor Array", "crit"))]).toEqual([true, false]);
});

test("[1E-DORG-06] Direct Hit counts 2", () => {
  const table = dealt("Direct Hit!", { ...unshielded, damage: [{ card: 0, faceup: false, since: 1 }] }).say("primary>B1");
  expect(table.ship("B1").status).toBe("destroyed");
});

test("[1E-DORG-07] Injured Pilot: pilot ability and elite upgrades are ignored", () => {
  const table = duel({ ...hurt("Injured Pilot"), pilot: "wedgeantilles", upgrades: ["veteraninstincts", "predator"] }, target, { deck });
  expect(pilotSkill(table.game, table.ship("A1"))).toBe(9);
  table.attackDice("hit", "blank", "blank").say("primary>B1");
  expect(diceRolled(table)).toEqual([3, 3]);
});

test("[1E-DORG-08] Minor Explosion: a hit is 1 damage, then it is turned", () => {
  const table = dealt("Minor Explosion").attackDice("hit").say("primary>B1");
  expect(table.ship("B1").damage.map((card) => card.faceup)).toEqual([false, false]);
});

test("[1E-DORG-09] Minor Hull Breach: a die after a red maneuver, a hit is 1 damage", () => {
  const table = flying(hurt("Minor Hull Breach"), "4KR", { deck, draws: [0] });
  expect(table.ship("A1").damage).toHaveLength(2);
  expect(flying(hurt("Minor Hull Breach"), "4FW", { deck }).notes("rolled")).toEqual([]);
});

test("[1E-DORG-10] Munitions Failure: one secondary weapon is discarded, then it is turned", () => {
  const table = dealt("Munitions Failure", { ...unshielded, upgrades: ["r2d2", "protontorpedoes", "ioncannon"] }).say("primary>B1");
  expect(table.asks).toEqual([{ kind: "discard upgrade", seat: 1, keys: ["protontorpedoes@1", "ioncannon@2"] }]);
  table.say("ioncannon@2");
  expect(table.ship("B1").upgrades.map((card) => card.faceup)).toEqual([true, true, false]);
  expect(table.ship("B1").damage[0]?.faceup).toBe(false);
});

test("[1E-DORG-11, 1E-COMP-12] Structural Damage: agility one less, never below 0; a hit turns it", () => {
  const { game } = duel({ ...hurt("Structural Damage"), pilot: "outerrimsmuggler" }, target, { deck });
  expect(game.state.ships.map((ship) => agility(game, ship, undefined))).toEqual([0, 3]);
  expect([isFacedown(act("Structural Damage", "hit")), isFacedown(act("Structural Damage", "crit"))]).toEqual([true, false]);
});

test("[1E-DORG-12] Stunned Pilot: 1 damage after a maneuver that overlaps a ship", () => {
  const table = cardTable(
    [[{ ...hurt("Stunned Pilot"), pose: at(400, 300), dial: "1FG" }], [{ ...target, pose: at(400, 370), activated: true }]],
    {
      phase: "activation",
      deck,
    },
  );
  expect(table.ship("A1").damage).toHaveLength(2);
});

test("[1E-DORG-13] Thrust Control Fire: 1 stress, then it is turned", () => {
  expect(dealt("Thrust Control Fire").say("primary>B1").ship("B1")).toMatchObject({ tokens: { stress: 1 }, damage: [{ faceup: false }] });
});

test("[1E-DORG-14] Weapon Malfunction: primary weapon one less, never below 0; a hit or critical turns it", () => {
  const { game } = duel(hurt("Weapon Malfunction"), target, { deck });
  expect(game.state.ships.map((ship) => primaryValue(game, ship))).toEqual([2, 2]);
  expect([isFacedown(act("Weapon Malfunction", "crit")), isFacedown(act("Weapon Malfunction", "blank"))]).toEqual([true, false]);
});
