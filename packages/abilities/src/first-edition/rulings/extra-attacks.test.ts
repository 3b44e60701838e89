/** Rulings on attacks that cards grant in addition to a ship's normal one. */
import type { AttackFace, DefenseFace } from "@broadside/dice";
import type { Table } from "@broadside/rules/testing";
import { expect, test } from "vitest";
import { at, cardTable, duel, faceup, shoot } from "../../card-table.testing.ts";

const MISS = ["blank", "blank", "blank"] as const;

function fire(table: Table, key: string, attack: readonly AttackFace[], defense: readonly DefenseFace[]): Table {
  table
    .attackDice(...attack)
    .defenseDice(...defense)
    .say(key);
  while (table.kind.startsWith("modify")) table.pass();
  return table;
}

test("ruling 166.1 Corran Horn: focus and evade tokens can still be used in his attack in the End phase", () => {
  const table = duel({ pilot: "corranhorn", tokens: { focus: 1 } }, { pilot: "academypilot", tokens: { evade: 1 } }, { phase: "end" });
  table.say("A1/pilot:corranhorn").attackDice("focus", "hit", "blank").say("primary>B1");
  expect(table.keys).toEqual(["done", "focus"]);
  table.defenseDice(...MISS).say("focus");
  expect(table.keys).toEqual(["done", "evade"]);
});

const CORRAN = "/pilot:corranhorn";
/** A Corran Horn on each side. One more shot would destroy the second one. */
const twoCorrans = () =>
  duel(
    { pilot: "corranhorn" },
    { pilot: "corranhorn", shields: 0, damage: [faceup("Damaged Engine"), faceup("Loose Stabilizer")] },
    { phase: "end" },
  );

test("ruling 166.2 Corran Horn: if both players have one, the player with initiative decides first", () => {
  const table = twoCorrans();
  expect(table.asks).toEqual([{ kind: "use at startOfEnd", seat: 0, keys: ["pass", `A1${CORRAN}`] }]);
  expect(table.pass().asks).toEqual([{ kind: "use at startOfEnd", seat: 1, keys: ["pass", `B1${CORRAN}`] }]);
});

test("rulings 166.3 and 166.4 Corran Horn: if the first destroys the second, the second still attacks before it is removed", () => {
  const table = fire(twoCorrans().say(`A1${CORRAN}`), "primary>B1", ["hit", "hit", "blank"], MISS);
  expect(table.ship("B1").status).toBe("inPlay");
  expect(table.asks).toEqual([{ kind: "use at startOfEnd", seat: 1, keys: ["pass", `B1${CORRAN}`] }]);
  fire(table.say(`B1${CORRAN}`), "primary>A1", ["hit", "blank", "blank"], MISS);
  expect([table.ship("A1").shields, table.ship("B1").status]).toEqual([2, "destroyed"]);
});

test("Corran Horn: if he declines that attack, he is destroyed at once", () => {
  const table = fire(twoCorrans().say(`A1${CORRAN}`), "primary>B1", ["hit", "hit", "blank"], MISS);
  expect(table.pass().ship("B1").status).toBe("destroyed");
});

test("Corran Horn: if he has already made his attack, he is destroyed at once", () => {
  const table = duel(
    { pilot: "corranhorn", shields: 0, damage: [faceup("Damaged Engine"), faceup("Loose Stabilizer")] },
    { pilot: "corranhorn" },
    { phase: "end" },
  );
  fire(table.say(`A1${CORRAN}`), "primary>B1", MISS, MISS);
  fire(table.say(`B1${CORRAN}`), "primary>A1", ["hit", "hit", "blank"], MISS);
  expect(table.ship("A1").status).toBe("destroyed");
});

const dengar = { pilot: "dengar", engaged: true };
const DENGAR = "B1/pilot:dengar";

test("ruling 170.1 Dengar: both sides' other effects come before his attack", () => {
  const table = duel({ pilot: "wesjanson" }, { ...dengar, tokens: { focus: 1 } }, { state: { initiative: [1, 0] } });
  shoot(table, MISS, ["blank", "blank"]);
  expect(table.asks).toEqual([{ kind: "use at afterAttack", seat: 0, keys: ["pass", "A1/pilot:wesjanson"] }]);
  expect(table.say("A1/pilot:wesjanson").asks).toEqual([{ kind: "use at afterAttack", seat: 1, keys: ["pass", DENGAR] }]);
});

/** Dengar with one hull left. */
const battered = {
  ...dengar,
  shields: 0,
  damage: ["Damaged Engine", "Loose Stabilizer", "Console Fire", "Weapons Failure"].map((name) => ({ ...faceup(name), faceup: false })),
};

test("ruling 170.3 Dengar: if the attack destroys him, he still attacks before he is removed", () => {
  const table = shoot(duel({ pilot: "wedgeantilles" }, battered), ["hit", "hit", "blank"], ["blank"]);
  expect(table.ship("B1").status).toBe("inPlay");
  expect(table.asks).toEqual([{ kind: "use at afterAttack", seat: 1, keys: ["pass", DENGAR] }]);
  fire(table.say(DENGAR), "primary>A1", ["hit", "blank"], ["blank", "blank"]);
  expect([table.ship("A1").shields, table.ship("B1").status]).toEqual([1, "destroyed"]);
});

test("Dengar: if he declines or can't attack, he is destroyed at once", () => {
  expect(
    shoot(duel({ pilot: "wedgeantilles" }, battered), ["hit", "hit", "blank"], ["blank"])
      .pass()
      .ship("B1").status,
  ).toBe("destroyed");
  const used = { ...battered, usedThisRound: [DENGAR] };
  expect(shoot(duel({ pilot: "wedgeantilles" }, used), ["hit", "hit", "blank"], ["blank"]).ship("B1").status).toBe("destroyed");
});

test("ruling 170.4 Dengar: he can attack the attacker even if Biggs Darklighter protects it", () => {
  const table = cardTable([
    [
      { pilot: "wedgeantilles", pose: at(400, 300) },
      { pilot: "biggsdarklighter", pose: at(460, 300) },
    ],
    [{ pilot: "dengar", pose: at(430, 500, 180) }],
  ]).say("A2/pilot:biggsdarklighter");
  if (table.asks[0]?.seat === 1) expect(table.pass().asks[0]?.seat).toBe(0);
  fire(table, "primary>B1", MISS, MISS);
  expect(table.say(DENGAR).keys).toEqual(["none", "primary>A1"]);
  fire(table, "primary>A1", ["blank", "blank"], MISS);
  expect(table.until("attack").asks).toMatchObject([{ seat: 1, keys: ["none", "primary>A2"] }]);
});

test("ruling 191.1 Quickdraw: after losing a shield in an attack, it attacks when all other effects are done", () => {
  const table = duel(
    { pilot: "wesjanson" },
    { pilot: "quickdraw", engaged: true, tokens: { focus: 1 } },
    { state: { initiative: [1, 0] } },
  );
  shoot(table, ["hit", "blank", "blank"], ["blank", "blank"]);
  expect(table.ship("B1").shields).toBe(2);
  expect(table.asks).toEqual([{ kind: "use at afterAttack", seat: 0, keys: ["pass", "A1/pilot:wesjanson"] }]);
  expect(table.pass().asks).toEqual([{ kind: "use at afterAttack", seat: 1, keys: ["pass", "B1/pilot:quickdraw"] }]);
});
