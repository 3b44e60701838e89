import { expect, test } from "vitest";
import type { Ability } from "../contract/ability.ts";
import { sufferDamage } from "../damage/damage.ts";
import { facedown, hugeTable, lyingAt } from "../damage/huge.testing.ts";
import { primaryValue } from "../queries/figures.ts";
import { type Ship, shipOf } from "../state/state.ts";
import { at, type Table, type TestShip, type TestTable } from "../testing.ts";
import { diceRolled, windowCard } from "./cards.testing.ts";

/** Two TIE fighter pilots: one with the same skill as the corvette, one with a higher skill. */
const [SAME, HIGHER] = ["blacksquadronpilot", "howlrunner"];
/** A ship that the corvette can attack, but that is too far away to attack the corvette. */
const TARGET = { pilot: "academypilot", pose: at(550, 650, 180) };

/** Sets up a corvette whose fore section would be crippled by one more Damage card. Its enemies have initiative. */
function battle(enemies: readonly string[], ship: Partial<TestShip> = {}, more: Partial<TestTable> = {}): Table {
  const foes = enemies.map((pilot, place) => ({ pilot, pose: at(350 + 100 * place, 430, 180) }));
  return against([...foes, TARGET], ship, more);
}
const against = (foes: readonly TestShip[], ship: Partial<TestShip>, more: Partial<TestTable>): Table => {
  const damaged = { pilot: "cr90corvette", pose: at(400, 150), shields: 0, aftShields: 0, damage: facedown("fore", 7), ...ship };
  return hugeTable({ phase: "combat", ships: [foes, [damaged]], ...more });
};
/** The index of the fore section's deck, which comes after the seats' decks. */
const FORE_DECK = 2;
const corvette = (table: Table): Ship => table.ship("B1");

/** Makes an enemy attack the fore section; one of its two dice hits. */
function strike(table: Table, enemy = "A1"): Table {
  if (table.kind === "next ship") table.say(enemy);
  table.attackDice("hit", "blank").say("primary>B1:fore");
  while (table.kind.startsWith("modify")) table.pass();
  return table;
}

/** Makes the corvette attack with nothing but blanks. */
function fire(table: Table, dice: number): Table {
  table
    .attackDice(...Array.from({ length: dice }, () => "blank" as const))
    .defenseDice("blank", "blank", "blank", "blank")
    .say("primary>A2");
  while (table.kind.startsWith("modify")) table.pass();
  return table;
}

test("[HS-SIM-01] a section that hasn't attacked isn't crippled yet by an attacker of its own skill", () => {
  const table = strike(battle([SAME]));
  expect(lyingAt(corvette(table), "fore")).toHaveLength(8);
  expect(corvette(table)).toMatchObject({ crippled: undefined, doomed: true, status: "inPlay" });
  expect(table.notes("doomed")).toMatchObject([{ ship: "B1", section: "fore", rule: "HS-SIM-01" }]);
});

test("[HS-SIM-02, HS-SIM-04] the section attacks with its normal values, and is crippled afterwards", () => {
  const table = strike(battle([SAME]));
  expect(table.asks).toMatchObject([{ kind: "attack", seat: 1 }]);
  expect(diceRolled(fire(table, 4))).toContain(4);
  expect(corvette(table)).toMatchObject({ crippled: "fore", doomed: false });
});

test("[HS-SIM-03] Damage cards that were just dealt faceup affect the section's delayed attacks", () => {
  const weaker: Ability = {
    answers: { sums: { attackDice: (_game, self, { ship }) => (ship === self.ship ? -1 : 0) } },
  };
  const table = battle([SAME], {}, { cards: { "damage:cr90corvette/Weapon Damaged": weaker } });
  table.attackDice("crit", "blank").nextDamage(FORE_DECK, "Weapon Damaged").say("primary>B1:fore");
  while (table.kind.startsWith("modify")) table.pass();
  expect(corvette(table).crippled).toBeUndefined();
  fire(table, 3);
  expect(diceRolled(table)).toContain(3);
  expect(corvette(table).crippled).toBe("fore");
});

test("[HS-SIM-04] the section is crippled after its chance to attack, even if it declines or has no target", () => {
  expect(corvette(strike(battle([SAME])).say("none")).crippled).toBe("fore");
  const alone = against([{ pilot: SAME, pose: at(350, 430, 180) }], {}, {});
  expect(corvette(strike(alone))).toMatchObject({ crippled: "fore", doomed: false });
});

test("[HS-SIM-04] every section that is due is crippled at that time, and if both are, the ship is destroyed", () => {
  const damage = [...facedown("fore", 7), ...facedown("aft", 8)];
  const both = windowCard("becameActive", {
    when: ({ ship }, occasion) => ship.id === occasion.ship,
    does: (game) => sufferDamage(game, shipOf(game.state, "B1"), { hits: 1, crits: 0, reason: "obstacle", section: "aft" }),
  });
  const table = strike(battle([SAME], { damage: damage.slice(0, -1) }, { cards: { [`pilot:${SAME}`]: both } }));
  expect([lyingAt(corvette(table), "fore").length, lyingAt(corvette(table), "aft").length]).toEqual([8, 8]);
  expect(corvette(table)).toMatchObject({ crippled: undefined, status: "inPlay" });
  expect(corvette(table.say("none")).status).toBe("destroyed");
});

test("[HS-SIM-05] crippling is delayed in the same way if the second section would destroy the ship", () => {
  const table = strike(battle([SAME], { crippled: "aft" }));
  expect(corvette(table)).toMatchObject({ status: "inPlay", doomed: true });
  fire(table, 4);
  expect(corvette(table).status).toBe("destroyed");
});

test("[HS-SIM-06] a section damaged by an attacker of another skill is crippled at once, and attacks crippled", () => {
  const table = strike(battle([HIGHER]));
  expect(corvette(table)).toMatchObject({ crippled: "fore", doomed: false });
  expect(primaryValue(table.game, corvette(table))).toBe(2);
  expect(fire(table, 2).unused).toBe(0);
});

test("[HS-SIM-06] a section that has already attacked is crippled at once", () => {
  const table = battle([SAME], {}, { state: { initiative: [1, 0] } });
  fire(table, 4);
  expect(corvette(strike(table))).toMatchObject({ crippled: "fore", doomed: false });
});

test("[HS-SIM-06] a section that reaches its hull after one of its attacks is crippled before the next attack", () => {
  const price = windowCard("afterAttack", {
    when: ({ ship }, occasion) => ship.id === occasion.ship,
    does: (game, { ship }) => sufferDamage(game, ship, { hits: 1, crits: 0, reason: "obstacle", section: "fore" }),
  });
  const later = (cards: TestTable["cards"]) => {
    const guns = { "upgrade:quadlasercannons": { weapon: { energy: 1 } } };
    const armed = { upgrades: ["quadlasercannons@fore"], charged: [2] };
    const beside = { pilot: "academypilot", pose: at(600, 220, 90) };
    return fire(against([beside, TARGET], armed, { cards: { ...guns, ...cards } }), 4);
  };
  expect(later({}).asks).toMatchObject([{ kind: "attack", seat: 1, keys: ["none", "quadlasercannons@0>A1"] }]);
  const table = later({ "pilot:cr90corvette": price });
  expect(table.kind).not.toBe("attack");
  expect(corvette(table)).toMatchObject({ crippled: "fore", doomed: false, upgrades: [{ faceup: false, energy: 0 }] });
});

test("[HS-SIM-07] a ship with one Ship card that would be destroyed makes its attacks first", () => {
  const cards = { "upgrade:duallaserturret": { weapon: { energy: 1 } } };
  const damage = facedown("fore", 8);
  const gozanti = { pilot: "gozanticlasscruiser", pose: at(400, 150), shields: 0, damage, upgrades: ["duallaserturret"], charged: [1] };
  const table = hugeTable({
    phase: "combat",
    cards,
    ships: [[{ pilot: "rookiepilot", pose: at(400, 400, 180) }], [gozanti]],
  });
  table.attackDice("hit", "blank", "blank").say("primary>B1:fore");
  while (table.kind.startsWith("modify")) table.pass();
  expect(corvette(table)).toMatchObject({ status: "inPlay", doomed: true });
  expect(corvette(table).damage).toHaveLength(9);
  table.attackDice("hit", "blank", "blank").defenseDice("blank", "blank", "blank").say("duallaserturret@0>A1");
  while (table.kind.startsWith("modify")) table.pass();
  expect(table.ship("A1").shields).toBe(1);
  expect(corvette(table).status).toBe("destroyed");
});

test("[HS-SIM-91-Q] a section that is due to be crippled can be attacked again, and cards beyond its hull are dealt", () => {
  const table = strike(strike(battle([SAME, SAME])), "A2");
  expect(lyingAt(corvette(table), "fore")).toHaveLength(9);
  expect(corvette(table)).toMatchObject({ crippled: undefined, doomed: true });
});

test("[HS-SIM-92-Q] crippling is also delayed if the active ship of that skill causes the damage without an attack", () => {
  const mine = windowCard("becameActive", {
    when: ({ ship }, occasion) => ship.id === occasion.ship,
    does: (game) => sufferDamage(game, shipOf(game.state, "B1"), { hits: 1, crits: 0, reason: "obstacle", section: "fore" }),
  });
  const after = (pilot: string) => corvette(battle([pilot], {}, { cards: { [`pilot:${pilot}`]: mine } }));
  expect(after(SAME)).toMatchObject({ crippled: undefined, doomed: true });
  expect(after(HIGHER)).toMatchObject({ crippled: "fore", doomed: false });
});
