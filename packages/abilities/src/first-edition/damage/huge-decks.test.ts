import { type DamageCard, damageTotal, type Effect } from "@broadside/rules";
import { energyLimit } from "@broadside/rules/procedures";
import type { Table } from "@broadside/rules/testing";
import { expect, test } from "vitest";
import { at, cardTable, flying } from "../../card-table.testing.ts";
import { cardOf, keyOf, lying, next, type Row, sectionOf, struck, transport } from "./huge-decks.testing.ts";

const isFacedown = (table: Table): boolean => table.ship("A1").damage[0]?.faceup === false;
const [GR75, CR90, RAIDER, GOZANTI, CROC] = [
  "gr75mediumtransport",
  "cr90corvette",
  "raiderclasscorvette",
  "gozanticlasscruiser",
  "croccruiser",
] as const;

/** The same test for the card of each deck; it is in its deck as often as the row says. */
function each(rows: readonly Row[], says: string, check: (row: Row) => void): void {
  for (const row of rows) {
    const [id, deck, section, name, copies] = row;
    test(`[${id}] ${name}, ${deck} ${section}: ${says}`, () => {
      expect(cardOf(row)?.copies).toBe(copies);
      check(row);
    });
  }
}

// ── Fore ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

const BROADCAST: Row = ["1E-DGRF-01", GR75, "fore", "Broadcast Malfunction", 1];

each([BROADCAST], "no jam; its action turns it on a hit", (row) => {
  expect(transport(row, "1F3", { damage: [] }).keys).toContain("jam");
  expect(transport(row, "1F3").keys).toEqual(["skip", "recover", "reinforce", keyOf(row)]);
  const tried = (face: "hit" | "crit") => isFacedown(transport(row, "1F3").attackDice(face).say(keyOf(row)));
  expect([tried("hit"), tried("crit")]).toEqual([true, false]);
});

const STABILIZERS: readonly Row[] = [
  ["1E-DGRF-02", GR75, "fore", "Damaged Stabilizers", 2],
  ["1E-DGOA-02", GOZANTI, "aft", "Damaged Stabilizers", 2],
  ["1E-DCCA-02", CROC, "aft", "Damaged Stabilizers", 2],
];

each(STABILIZERS, "1 damage after each bank, its card from the same deck; its action turns it on a hit", (row) => {
  const flown = (dial: string, key: string) =>
    flying({ pilot: "rookiepilot", shields: 0, damage: [lying(row)] }, dial, { deck: row[1], key });
  for (const key of ["a", "b", "c", "d", "e", "f", "g", "h"]) {
    const table = flown("2BW", key);
    expect(table.ship("A1").damage.map((card) => sectionOf(table.game, card))).toEqual([row[2], row[2]]);
  }
  expect(flown("2FG", "a").ship("A1").damage).toHaveLength(1);
  const tried = (face: "hit" | "crit") => isFacedown(flown("2FG", "a").attackDice(face).say(keyOf(row)));
  expect([tried("hit"), tried("crit")]).toEqual([true, false]);
});

test("[HS-DMG-12] a section's deck that is empty is rebuilt from its own discards alone", () => {
  const row = STABILIZERS[0] as Row;
  const [fore, aft] = [
    [0, 1, 2],
    [10, 11, 12],
  ] as const;
  const deck = { cards: [13, 14], discards: [...fore, ...aft], left: 2 };
  const ship = { pilot: "rookiepilot", shields: 0, damage: [lying(row)] };
  const table = flying(ship, "2BW", { deck: GR75, state: { decks: [deck, deck] }, draws: [0] });
  expect(table.ship("A1").damage[1]?.card).toBe(0);
  expect(table.game.state.decks[0]).toEqual({ cards: [1, 2, 13, 14], discards: aft, left: 4 });
});

const DIRECT_HITS: readonly Row[] = [
  ["1E-DGRF-03", GR75, "fore", "Direct Hit", 4],
  ["1E-DCRF-03", CR90, "fore", "Direct Hit", 2],
  ["1E-DRAF-02", RAIDER, "fore", "Direct Hit", 2],
];

each(DIRECT_HITS, "counts 2 faceup, 1 facedown", (row) => {
  const total = (table: Table) => damageTotal(table.game, table.ship("B1"));
  expect([total(struck(row, "crit")), total(struck(row, "hit"))]).toEqual([2, 1]);
});

const BREACHES: readonly Row[] = [
  ["1E-DGRF-04", GR75, "fore", "Hull Breach", 2],
  ["1E-DGOF-03", GOZANTI, "fore", "Hull Breach", 2],
  ["1E-DCCF-01", CROC, "fore", "Hull Breach", 2],
];

each(BREACHES, "one Upgrade card of the owner's choice goes under it and does not work", (row) => {
  const upgrades = ["protontorpedoes", "protontorpedoes"];
  const table = struck(row, "crit", { upgrades, locks: ["A1"] });
  expect(table.asks).toEqual([{ kind: "put upgrade under", seat: 1, keys: ["protontorpedoes@0", "protontorpedoes@1"] }]);
  const attacks = table.say("protontorpedoes@0").until("attack").keys;
  expect(attacks.filter((key) => key.startsWith("protontorpedoes"))).toEqual(["protontorpedoes@1>A1"]);
});

/** The first upgrade of a ship lies under its Hull Breach. */
const under = (ship: string, { card }: DamageCard): Effect => ({
  id: `effect:under Hull Breach ${card}`,
  ship,
  by: ship,
  until: "game",
  since: 1,
  value: 0,
});

each(BREACHES, "the text of the card under it is silent", (row) => {
  const ship = { pilot: "rookiepilot", upgrades: ["r2astromech"], tokens: { stress: 1 }, damage: [lying(row)] };
  const stress = (...effects: readonly Effect[]) => flying(ship, "2BW", { deck: row[1], state: { effects } }).ship("A1").tokens.stress;
  expect([stress(), stress(under("A1", lying(row)))]).toEqual([0, 1]);
});

/** A card that raises the energy limit lies under it. */
const breached = (row: Row, energy: number): Table => {
  const own = { pilot: "gr75mediumtransport", upgrades: ["brighthope"], pose: at(400, 300), dial: "4F0", damage: [lying(row)], energy };
  return cardTable([[own], [{ pilot: "wedgeantilles", pose: at(850, 850, 180), dial: "1FG" }]], {
    phase: "activation",
    deck: row[1],
    state: { effects: [under("A1", lying(row))] },
  });
};

each(BREACHES, "2 energy turn it facedown before the action, and the card works again", (row) => {
  const table = breached(row, 3);
  const limit = () => energyLimit(table.game, table.ship("A1"));
  expect(limit()).toBe(4);
  expect(table.kind).toBe("use at useEnergy");
  table.say(`A1/${keyOf(row)}/${lying(row).card}`);
  expect(table.ship("A1")).toMatchObject({ energy: 1, damage: [{ faceup: false }] });
  expect(limit()).toBe(6);
  expect(table.asks).toMatchObject([{ kind: "action", seat: 0 }]);
  expect(breached(row, 1).kind).toBe("action");
});

test("a second Hull Breach takes another card", () => {
  const row = BREACHES[0] as Row;
  const upgrades = ["protontorpedoes", "r2astromech"];
  const table = cardTable(
    [
      [{ pilot: "maulermithel", pose: at(400, 300) }],
      [{ pilot: "rookiepilot", shields: 0, upgrades, locks: ["A1"], damage: [lying(row, 1)], pose: at(400, 490, 180) }],
    ],
    { deck: row[1], state: { effects: [under("B1", lying(row, 1))] } },
  );
  next(table.attackDice("crit", "blank").defenseDice("blank", "blank"), 1, row).say("primary>B1");
  expect(table.game.state.effects.map(({ value }) => value)).toEqual([0, 1]);
});

const DRIVES: readonly Row[] = [
  ["1E-DGRF-05", GR75, "fore", "Secondary Drive Failure", 1],
  ["1E-DCRF-06", CR90, "fore", "Secondary Drive Failure", 1],
  ["1E-DRAF-06", RAIDER, "fore", "Secondary Drive Failure", 1],
  ["1E-DGOF-05", GOZANTI, "fore", "Secondary Drive Failure", 1],
  ["1E-DCCF-03", CROC, "fore", "Secondary Drive Failure", 2],
];

each(DRIVES, "every action costs 1 energy, and is not possible without", (row) => {
  expect(transport(row, "4F0", { energy: 0 }).asks).toMatchObject([{ kind: "action", seat: 1 }]);
  expect(transport(row, "4F0", { energy: 2 }).say("reinforce").ship("A1")).toMatchObject({ energy: 1, actions: ["reinforce"] });
  expect(transport(row, "4F0", { energy: 3, shields: 0 }).say("recover").ship("A1")).toMatchObject({ energy: 0, shields: 2 });
});

// ── Aft ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

const CASUALTIES: Row = ["1E-DGRA-01", GR75, "aft", "Command Pod Casualties", 2];

/** It is dealt to a ship that flies with another small one and a huge one. */
const casualties = (): Table => {
  const ships = [
    { pilot: "rookiepilot", shields: 0, pose: at(400, 490, 180) },
    { pilot: "rookiepilot", pose: at(850, 850, 180) },
    { pilot: "gr75mediumtransport", pose: at(100, 700, 180) },
  ];
  const table = cardTable([[{ pilot: "maulermithel", pose: at(400, 300) }], ships], { deck: GR75 });
  return next(table.attackDice("crit", "blank").defenseDice("blank", "blank"), 1, CASUALTIES).say("primary>B1");
};

each([CASUALTIES], "the owner stresses a small or large ship, an opponent may stress another; then it is turned", () => {
  const table = casualties();
  expect(table.asks).toEqual([{ kind: "choose ship", seat: 1, keys: ["B1", "B2"] }]);
  expect(table.say("B2").asks).toEqual([{ kind: "choose ship", seat: 0, keys: ["none", "B1", "B2"] }]);
  table.say("B1");
  expect(["B1", "B2", "B3"].map((id) => table.ship(id).tokens.stress)).toEqual([1, 1, 0]);
  expect(table.ship("B1").damage).toMatchObject([{ faceup: false }]);
});

each([CASUALTIES], "the opponent need not", () => {
  const table = casualties().say("B2").say("none");
  expect(["B1", "B2", "B3"].map((id) => table.ship(id).tokens.stress)).toEqual([0, 1, 0]);
  expect(table.ship("B1").damage).toMatchObject([{ faceup: false }]);
});

const ENGINE: Row = ["1E-DGRA-02", GR75, "aft", "Engine Damage", 3];

each([ENGINE], "no Perform Action when speed and faceup copies make 5", (row) => {
  const skips = (dial: string, ...faceup: readonly boolean[]) => {
    const damage = faceup.map((isUp, copy) => ({ ...lying(row, copy), faceup: isUp }));
    return transport(row, dial, { damage }).ship("A1").skipsAction;
  };
  expect([skips("4F0"), skips("4F0", true), skips("3F1", true), skips("3F1", true, true), skips("3F1", true, false)]).toEqual([
    false,
    true,
    false,
    true,
    false,
  ]);
  expect(transport(row, "4F0").asks).toMatchObject([{ kind: "action", seat: 1 }]);
});

const PROJECTORS: readonly Row[] = [
  ["1E-DGRA-03", GR75, "aft", "Projector Power Failure", 1],
  ["1E-DCRA-05", CR90, "aft", "Projector Power Failure", 1],
  ["1E-DRAF-04", RAIDER, "fore", "Projector Power Failure", 1],
  ["1E-DGOA-03", GOZANTI, "aft", "Projector Power Failure", 1],
  ["1E-DCCA-03", CROC, "aft", "Projector Power Failure", 1],
];

each(PROJECTORS, "reinforce only with 3 energy", (row) => {
  const reinforces = (energy: number) => transport(row, "4F0", { energy }).keys.includes("reinforce");
  expect([reinforces(2), reinforces(3)]).toEqual([false, true]);
  expect(transport(row, "4F0", { energy: 2 }).keys).toContain("recover");
});

const COWLS: readonly Row[] = [
  ["1E-DGRA-04", GR75, "aft", "Reactor Cowl Rupture", 1],
  ["1E-DGOA-04", GOZANTI, "aft", "Reactor Cowl Rupture", 1],
  ["1E-DCCA-04", CROC, "aft", "Reactor Cowl Rupture", 1],
];

each(COWLS, "recover takes all energy and restores 2 shields at most", (row) => {
  const recovered = (energy: number) => transport(row, "4F0", { energy, shields: 0 }).say("recover").ship("A1");
  expect(recovered(4)).toMatchObject({ energy: 0, shields: 2 });
  expect(recovered(1)).toMatchObject({ energy: 0, shields: 1 });
});

const LEAKS: readonly Row[] = [
  ["1E-DGRA-05", GR75, "aft", "Reactor Leak", 3],
  ["1E-DCRA-06", CR90, "aft", "Reactor Leak", 2],
  ["1E-DRAF-05", RAIDER, "fore", "Reactor Leak", 2],
  ["1E-DGOA-05", GOZANTI, "aft", "Reactor Leak", 2],
  ["1E-DCCA-05", CROC, "aft", "Reactor Leak", 2],
];

each(LEAKS, "a maneuver gives 1 energy less, never less than none", (row) => {
  const gained = (dial: string, damage = [lying(row)]) => transport(row, dial, { damage, energy: 1 }).ship("A1").energy - 1;
  expect([gained("1F3"), gained("4F0")]).toEqual([2, 0]);
  expect(gained("1F3", [lying(row), lying(row, 1)])).toBe(1);
});
