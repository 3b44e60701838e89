import { type DamageCard, damageTotal, type Effect, hull, type Ship, type ShipId } from "@broadside/rules";
import { energyLimit } from "@broadside/rules/procedures";
import type { Table, TestShip } from "@broadside/rules/testing";
import { expect, test } from "vitest";
import { at } from "../../card-table.testing.ts";
import { acting, cardOf, dialOf, flying, keyOf, lying, offered, performs, type Row, struck } from "./huge-decks.testing.ts";

const isFacedown = (table: Table): boolean => table.ship("A1").damage[0]?.faceup === false;
const [GR75, CR90, RAIDER, GOZANTI, CROC] = [
  "gr75mediumtransport",
  "cr90corvette",
  "raiderclasscorvette",
  "gozanticlasscruiser",
  "croccruiser",
] as const;

const actionsOf = (table: Table) => table.notes("action").map((note) => note.action);

/** Runs the same test for the card in each deck, and checks how many copies the deck has. */
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

each([BROADCAST], "the ship can't jam; the card's action turns it facedown on a hit", (row) => {
  expect(acting(row, { damage: [] }).keys).toContain("jam");
  expect(acting(row).keys).toEqual(["skip", "recover", "reinforce", keyOf(row)]);
  const tried = (face: "hit" | "crit") => isFacedown(acting(row).attackDice(face).say(keyOf(row)));
  expect([tried("hit"), tried("crit")]).toEqual([true, false]);
});

const STABILIZERS: readonly Row[] = [
  ["1E-DGRF-02", GR75, "fore", "Damaged Stabilizers", 2],
  ["1E-DGOA-02", GOZANTI, "aft", "Damaged Stabilizers", 2],
  ["1E-DCCA-02", CROC, "aft", "Damaged Stabilizers", 2],
];

each(STABILIZERS, "each bank causes 1 damage from the same deck; the card's action turns it facedown on a hit", (row) => {
  const sections = (maneuver: string) =>
    flying(row, maneuver, { shields: 0 })
      .ship("A1")
      .damage.map(({ section }) => section);
  expect([sections("1B"), sections("2N"), sections("2F")]).toEqual([[row[2], row[2]], [row[2], row[2]], [row[2]]]);
  expect(flying(row, "1B").ship("A1").damage).toHaveLength(1);
  const tried = (face: "hit" | "crit") => isFacedown(performs(acting(row).attackDice(face), keyOf(row)));
  expect([tried("hit"), tried("crit")]).toEqual([true, false]);
});

const DIRECT_HITS: readonly Row[] = [
  ["1E-DGRF-03", GR75, "fore", "Direct Hit", 4],
  ["1E-DCRF-03", CR90, "fore", "Direct Hit", 2],
  ["1E-DRAF-02", RAIDER, "fore", "Direct Hit", 2],
];

each(DIRECT_HITS, "counts as 2 damage faceup and 1 facedown", (row) => {
  const total = (table: Table) => damageTotal(table.game, table.ship("B1"));
  expect([total(struck(row, "crit")), total(struck(row, "hit"))]).toEqual([2, 1]);
});

const BREACHES: readonly Row[] = [
  ["1E-DGRF-04", GR75, "fore", "Hull Breach", 2],
  ["1E-DGOF-03", GOZANTI, "fore", "Hull Breach", 2],
  ["1E-DCCF-01", CROC, "fore", "Hull Breach", 2],
];

/** Two upgrades with an Action header. */
const UPGRADES = ["landocalrissian", "marksmanship"];

each(BREACHES, "the owner chooses one Upgrade card to put under it, which then doesn't work", (row) => {
  const table = struck(row, "crit", { upgrades: UPGRADES });
  expect(table.asks).toEqual([{ kind: "put upgrade under", seat: 1, keys: ["landocalrissian@0", "marksmanship@1"] }]);
  const { game } = table.say("landocalrissian@0");
  const working = game.bearers.onOffer(game, "actions").filter(({ ship }) => ship.id === "B1");
  expect(working.map(({ card }) => card)).toEqual(["upgrade:marksmanship"]);
});

/** Puts the first upgrade of a ship under its Hull Breach. */
const under = (ship: ShipId, { card }: DamageCard): Effect => ({
  id: `effect:under Hull Breach ${card}`,
  ship,
  by: ship,
  until: "game",
  since: 1,
  data: { upgrade: 0 },
});

/** Lets the ship with the Damage card perform an action. If `isUnder` is true, the Damage card covers the ship's first upgrade. */
const breached = (row: Row, isUnder: boolean, ship: Partial<TestShip>): Table =>
  acting(row, ship, { effects: isUnder ? [under("A1", lying(row))] : [] });

each(BREACHES, "the covered card's action isn't offered", (row) => {
  const isOffered = (isUnder: boolean) => breached(row, isUnder, { upgrades: UPGRADES }).keys.includes("upgrade:landocalrissian");
  expect([isOffered(false), isOffered(true)]).toEqual([true, false]);
});

each(BREACHES.slice(1, 2), "an action icon that the covered card adds is gone", (row) => {
  const jams = (isUnder: boolean) => breached(row, isUnder, { upgrades: ["broadcastarray"] }).keys.includes("jam");
  expect([jams(false), jams(true)]).toEqual([true, false]);
});

each(BREACHES, "2 energy turns it facedown before the action, and the covered card works again", (row) => {
  // The upgrade under the Damage card would raise the energy limit.
  const table = breached(row, true, { upgrades: ["brighthope"], energy: 3 });
  const limit = () => energyLimit(table.game, table.ship("A1"));
  expect(limit()).toBe(4);
  expect(table.kind).toBe("use at useEnergy");
  table.say(`A1/${keyOf(row)}/${lying(row).card}`);
  expect(table.ship("A1")).toMatchObject({ energy: 1, damage: [{ faceup: false }] });
  expect(limit()).toBe(6);
  expect(table.asks).toMatchObject([{ kind: "action", seat: 0 }]);
  expect(breached(row, true, { upgrades: ["brighthope"], energy: 1 }).kind).toBe("action");
});

test("a second Hull Breach covers another Upgrade card", () => {
  const row = BREACHES[0] as Row;
  const damage = [lying(row, 1)];
  const table = struck(row, "crit", { upgrades: UPGRADES, damage }, { state: { effects: [under("B1", lying(row, 1))] } });
  expect(table.game.state.effects.map(({ data }) => data)).toEqual([{ upgrade: 0 }, { upgrade: 1 }]);
});

const DRIVES: readonly Row[] = [
  ["1E-DGRF-05", GR75, "fore", "Secondary Drive Failure", 1],
  ["1E-DCRF-06", CR90, "fore", "Secondary Drive Failure", 1],
  ["1E-DRAF-06", RAIDER, "fore", "Secondary Drive Failure", 1],
  ["1E-DGOF-05", GOZANTI, "fore", "Secondary Drive Failure", 1],
  ["1E-DCCF-03", CROC, "fore", "Secondary Drive Failure", 2],
];

each(DRIVES, "every action costs 1 energy, and the ship can't act without energy", (row) => {
  expect(offered(acting(row, { energy: 0 }))).toEqual([]);
  const reinforced = performs(acting(row, { energy: 2 }), "reinforce");
  expect([reinforced.ship("A1").energy, actionsOf(reinforced)]).toEqual([1, ["reinforce"]]);
  const { energy, shields, aftShields } = performs(acting(row, { energy: 3, shields: 0, aftShields: 0 }), "recover").ship("A1");
  expect([energy, shields + aftShields]).toEqual([0, 2]);
});

// ── Aft ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

const CASUALTIES: Row = ["1E-DGRA-01", GR75, "aft", "Command Pod Casualties", 2];

/** Deals the card to a transport that has a small and a large ship beside it. */
const casualties = (): Table => {
  const friends = ["rookiepilot", "outerrimsmuggler"].map((pilot, place) => ({ pilot, pose: at(150 + 500 * place, 850, 180) }));
  return struck(CASUALTIES, "crit", {}, { friends });
};

each([CASUALTIES], "the owner stresses a small or large ship, an opponent can stress another, and it is turned facedown", () => {
  const table = casualties();
  expect(table.asks).toEqual([{ kind: "choose ship", seat: 1, keys: ["B2", "B3"] }]);
  expect(table.say("B3").asks).toEqual([{ kind: "choose ship", seat: 0, keys: ["none", "B2", "B3"] }]);
  table.say("B2");
  expect(["B1", "B2", "B3"].map((id) => table.ship(id).tokens.stress)).toEqual([0, 1, 1]);
  expect(table.ship("B1").damage).toMatchObject([{ faceup: false }]);
});

each([CASUALTIES], "the opponent can decline", () => {
  const table = casualties().say("B3").say("none");
  expect(["B1", "B2", "B3"].map((id) => table.ship(id).tokens.stress)).toEqual([0, 0, 1]);
  expect(table.ship("B1").damage).toMatchObject([{ faceup: false }]);
});

const ENGINE: Row = ["1E-DGRA-02", GR75, "aft", "Engine Damage", 3];

each([ENGINE], "the ship skips its action if its speed and the faceup copies add up to 5", (row) => {
  const acts = (maneuver: string, ...faceup: readonly boolean[]) => {
    const damage = faceup.map((isUp, copy) => ({ ...lying(row, copy), faceup: isUp }));
    return flying(row, maneuver, { damage }).kind === "action";
  };
  expect([acts("4F"), acts("4F", true), acts("3F", true), acts("3F", true, true), acts("3F", true, false)]).toEqual([
    true,
    false,
    true,
    false,
    true,
  ]);
});

const PROJECTORS: readonly Row[] = [
  ["1E-DGRA-03", GR75, "aft", "Projector Power Failure", 1],
  ["1E-DCRA-05", CR90, "aft", "Projector Power Failure", 1],
  ["1E-DRAF-04", RAIDER, "fore", "Projector Power Failure", 1],
  ["1E-DGOA-03", GOZANTI, "aft", "Projector Power Failure", 1],
  ["1E-DCCA-03", CROC, "aft", "Projector Power Failure", 1],
];

each(PROJECTORS, "the ship can reinforce only with 3 energy", (row) => {
  const open = (energy: number) => offered(acting(row, { energy }));
  expect([open(2), open(3)].map((keys) => keys.includes("reinforce"))).toEqual([false, true]);
  expect(open(2)).toContain("recover");
});

const COWLS: readonly Row[] = [
  ["1E-DGRA-04", GR75, "aft", "Reactor Cowl Rupture", 1],
  ["1E-DGOA-04", GOZANTI, "aft", "Reactor Cowl Rupture", 1],
  ["1E-DCCA-04", CROC, "aft", "Reactor Cowl Rupture", 1],
];

each(COWLS, "recovering spends all energy but restores at most 2 shields", (row) => {
  const recovered = (energy: number) => performs(acting(row, { energy, shields: 0 }), "recover").ship("A1");
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

each(LEAKS, "each copy makes a maneuver give 1 energy less, but never less than 0", (row) => {
  for (const maneuver of ["1B", "2F", "4F"]) {
    const printed = Number(dialOf(row, maneuver)[2]);
    const gained = (copies: number) => {
      const damage = Array.from({ length: copies }, (_, copy) => lying(row, copy));
      return flying(row, maneuver, { damage, energy: 1 }).ship("A1").energy - 1;
    };
    expect([0, 1, 2].map(gained)).toEqual([printed, Math.max(0, printed - 1), Math.max(0, printed - 2)]);
  }
});

// ── Both ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

const DRIVE_OF_CR90 = DRIVES[1] as Row;
const HIT_OF_CR90 = DIRECT_HITS[1] as Row;

test("[HS-DMG-91-Q] on a corvette, a card's text on energy and actions means the ship, and its text on hull means its section", () => {
  // The Damage card is at the fore section, but actions of the aft section cost energy too.
  const acted = performs(acting(DRIVE_OF_CR90, { energy: 2 }), "reinforce");
  expect([acted.ship("A1").energy, actionsOf(acted)]).toEqual([1, ["reinforce"]]);
  const { game } = acting(HIT_OF_CR90);
  const [ship] = game.state.ships as [Ship];
  expect([damageTotal(game, ship, "fore"), damageTotal(game, ship, "aft")]).toEqual([2, 0]);
  expect([hull(game, ship, "fore"), hull(game, ship, "aft")]).toEqual([8, 8]);
  // The Damage card is at the fore section, but the energy is on the aft section.
  const leak = LEAKS[2] as Row;
  expect(flying(leak, "2F").ship("A1").energy).toBe(Number(dialOf(leak, "2F")[2]) - 1);
});
