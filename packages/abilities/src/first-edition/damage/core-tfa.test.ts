import type { AttackFace } from "@broadside/dice";
import { agility, pilotSkill } from "@broadside/rules";
import { facesDrawn, type TestShip, type TestTable } from "@broadside/rules/testing";
import { expect, test } from "vitest";
import { at, cardTable, diceRolled, duel, faceup, flying, shoot } from "../../card-table.testing.ts";

const hurt = (name: string, since = 1) => ({ pilot: "rookiepilot", damage: [faceup(name, { since })], shields: 0 });
const unshielded = { pilot: "rookiepilot", shields: 0 };
const target = { pilot: "academypilot" };
const isFacedown = (table: ReturnType<typeof duel>) => table.ship("A1").damage[0]?.faceup === false;
/** Performs the card's action after a green maneuver. */
const act = (name: string, ...dice: readonly AttackFace[]) =>
  flying(hurt(name), "2FG")
    .attackDice(...dice)
    .say(`damage:core-tfa/${name}`);
const FACES = ["hit", "crit", "focus", "blank"] as const;
/** Returns the die results with which the card's own action turns the card facedown. */
const turnedBy = (name: string) => FACES.filter((face) => isFacedown(act(name, face)));

test("[1E-DTFA-01] Shaken Pilot: no straight can be set on the dial, and the next reveal turns the card facedown", () => {
  const table = duel(hurt("Shaken Pilot"), target, { phase: "planning" });
  const codes = table.asks.find(({ seat }) => seat === 0)?.keys ?? [];
  expect(codes.filter((code) => code.includes("F"))).toEqual([]);
  expect(codes).toContain("2BW");
  expect(isFacedown(flying(hurt("Shaken Pilot"), "2BW"))).toBe(true);
});

test("[1E-DTFA-01] Shaken Pilot: if a straight is revealed anyway, the opponent picks another maneuver, not red if stressed", () => {
  const table = flying({ ...hurt("Shaken Pilot"), tokens: { stress: 1 } }, "3FW");
  expect(table.asks).toMatchObject([{ kind: "maneuver for an opponent", seat: 1 }]);
  expect(table.keys.filter((code) => code.includes("F") || code.endsWith("R"))).toEqual([]);
  expect(table.say("2BW").notes("maneuver")).toMatchObject([{ ship: "A1", maneuver: "2BW" }, { ship: "B1" }]);
});

test("[1E-DTFA-02] Blinded Pilot: no attack, and the ship's opportunity turns it facedown, even without a target", () => {
  const table = duel(hurt("Blinded Pilot"), target);
  expect(table.asks).toMatchObject([{ kind: "attack", seat: 1 }]);
  expect(isFacedown(table)).toBe(true);
  const alone = duel(hurt("Blinded Pilot"), { ...target, pose: at(400, 110) });
  expect(alone.notes("attacks")).toEqual([]);
  expect(isFacedown(alone)).toBe(true);
});

test("[1E-DTFA-02, 1E-COMBAT-06] Blinded Pilot stays faceup on a ship with its weapons disabled", () => {
  expect(isFacedown(duel({ ...hurt("Blinded Pilot"), tokens: { disarm: 1 } }, target))).toBe(false);
});

test("[1E-DTFA-03] Damaged Cockpit: pilot skill is 0, but not in the round in which the card was dealt", () => {
  const skill = (since: number) => {
    const { game } = duel(hurt("Damaged Cockpit", since), target);
    return game.state.ships.map((ship) => pilotSkill(game, ship))[0];
  };
  expect([skill(1), skill(0)]).toEqual([2, 0]);
});

test("[1E-DTFA-04] Stunned Pilot: 1 damage only after a maneuver that ends touching a ship or on an obstacle", () => {
  const stunned = (
    ship: Partial<TestShip> & { readonly dial: string },
    other = at(850, 850, 180),
    obstacles: TestTable["obstacles"] = [],
  ) =>
    cardTable([[{ ...hurt("Stunned Pilot"), pose: at(400, 300), ...ship }], [{ ...target, pose: other, activated: true }]], {
      phase: "activation",
      obstacles,
      draws: [6],
    }).ship("A1");
  expect(stunned({ dial: "1FG" }, at(400, 370))).toMatchObject({ touching: ["B1"], damage: { length: 2 } });
  // The ships were already touching, and the maneuver overlaps nobody.
  const shuttle = { pilot: "omicrongrouppilot", dial: "0OR", touching: ["B1"] as const };
  expect(stunned(shuttle, at(400, 360))).toMatchObject({ touching: ["B1"], damage: { length: 2 } });
  for (const token of ["coreasteroid0", "yt2400debris0"] as const) {
    expect(stunned({ dial: "3FW" }, undefined, [{ token, pose: at(400, 460) }]).damage).toHaveLength(2);
    // Only the template touches the obstacle.
    expect(stunned({ dial: "3FW" }, undefined, [{ token, pose: at(400, 370) }]).damage).toHaveLength(1);
  }
  expect(stunned({ dial: "1FG" }).damage).toHaveLength(1);
});

test("[1E-DTFA-05] Console Fire: a die each Combat phase causes 1 damage only on a hit; its action turns it facedown", () => {
  const burnt = (...faces: readonly AttackFace[]) =>
    duel(hurt("Console Fire"), target, { draws: facesDrawn(...faces) }).ship("A1").damage.length;
  expect(FACES.map((face) => burnt(face))).toEqual([2, 1, 1, 1]);
  expect(isFacedown(act("Console Fire"))).toBe(true);
});

test("[1E-DTFA-06] Damaged Engine: turns are red", () => {
  expect(flying(hurt("Damaged Engine"), "3TW").ship("A1").tokens.stress).toBe(1);
});

test("[1E-DTFA-07] Major Explosion: a die causes 1 critical damage only on a hit, and the card is turned facedown", () => {
  const exploded = (face: AttackFace) => {
    const table = duel({ pilot: "wedgeantilles" }, unshielded);
    table.attackDice("crit", "blank", "blank").defenseDice("blank").nextDamage(1, "Major Explosion").attackDice(face);
    return table
      .say("primary>B1")
      .ship("B1")
      .damage.map((card) => card.faceup);
  };
  expect(FACES.map(exploded)).toEqual([[false, true], [false], [false], [false]]);
});

test("[1E-DTFA-08] Weapons Failure: every weapon rolls one die fewer; its action turns it facedown on a hit or critical", () => {
  expect(diceRolled(duel(hurt("Weapons Failure"), target).say("primary>B1"))).toEqual([2, 3]);
  const cannon = { ...hurt("Weapons Failure"), upgrades: ["ioncannon"] };
  expect(diceRolled(duel(cannon, target).say("ioncannon@0>B1"))).toEqual([2, 3]);
  expect(diceRolled(duel({ pilot: "wedgeantilles" }, hurt("Weapons Failure")).say("primary>B1"))[0]).toBe(3);
  expect(turnedBy("Weapons Failure")).toEqual(["hit", "crit"]);
});

test("[1E-DTFA-09] Major Hull Breach: from the next round, cards are dealt faceup; its action turns it facedown", () => {
  const dealt = (since: number) =>
    shoot(duel({ pilot: "maulermithel" }, hurt("Major Hull Breach", since)), ["hit", "blank"], ["blank", "blank"]).ship("B1").damage[1]
      ?.faceup;
  expect([dealt(1), dealt(0)]).toEqual([false, true]);
  expect(isFacedown(act("Major Hull Breach"))).toBe(true);
});

test("[1E-DTFA-10] Structural Damage: agility is 1 lower, but never below 0; its action turns it facedown on a hit or critical", () => {
  const agilities = (pilot: string) => {
    const { game } = duel({ ...hurt("Structural Damage"), pilot }, target);
    return game.state.ships.map((ship) => agility(game, ship, undefined));
  };
  expect([agilities("rookiepilot"), agilities("patrolleader")]).toEqual([
    [1, 3],
    [0, 3],
  ]);
  expect(turnedBy("Structural Damage")).toEqual(["hit", "crit"]);
});

test("[1E-DTFA-11] Damaged Sensor Array: only Damage cards' actions are left; its own turns it facedown on a hit or critical", () => {
  const ship = { ...hurt("Damaged Sensor Array"), upgrades: ["marksmanship"] };
  const damage = [...ship.damage, faceup("Console Fire")];
  expect(flying({ ...ship, damage: [] }, "2FG").keys).toEqual(["skip", "focus", "lock", "upgrade:marksmanship"]);
  expect(flying({ ...ship, damage }, "2FG").keys).toEqual(["skip", "damage:core-tfa/Damaged Sensor Array", "damage:core-tfa/Console Fire"]);
  expect(turnedBy("Damaged Sensor Array")).toEqual(["hit", "crit"]);
});

test("[1E-DTFA-12] Loose Stabilizer: a white maneuver gives 1 stress token, others none extra; its action turns it facedown", () => {
  const stress = (dial: string) => flying(hurt("Loose Stabilizer"), dial).ship("A1").tokens.stress;
  expect([stress("2BW"), stress("2FG"), stress("4KR")]).toEqual([1, 0, 1]);
  expect(isFacedown(act("Loose Stabilizer"))).toBe(true);
});

test("[1E-DTFA-13] Thrust Control Fire: the ship gets 1 stress token, and the card is turned facedown", () => {
  const table = duel({ pilot: "maulermithel" }, unshielded);
  table.attackDice("crit", "blank").defenseDice("blank", "blank").nextDamage(1, "Thrust Control Fire").say("primary>B1");
  expect(table.ship("B1")).toMatchObject({ tokens: { stress: 1 }, damage: [{ faceup: false }] });
});

test("[1E-DTFA-14, 1E-DMG-05] Direct Hit counts as 2 damage, so it destroys a ship with hull 3 and a facedown card", () => {
  const table = duel({ pilot: "maulermithel" }, { ...unshielded, damage: [{ card: 0, faceup: false, since: 1 }] });
  table.attackDice("crit", "blank").defenseDice("blank", "blank").nextDamage(1, "Direct Hit!").say("primary>B1");
  expect(table.ship("B1").status).toBe("destroyed");
});
