import { expect, test } from "vitest";
import { gainEnergy, spendEnergy } from "./energy.ts";
import { energyLimit } from "./figures.ts";
import { at, startTable, type TestShip, type TestTable } from "./testing.ts";

type Given = Partial<TestShip> & { readonly cards?: TestTable["cards"] };

/** A transport about to fly its dial; its opponent is asked for an action after it. */
const transport = ({ cards = {}, ...ship }: Given = {}) =>
  startTable({
    phase: "activation",
    cards,
    ships: [
      [{ pilot: "gr75mediumtransport", pose: at(400, 300), dial: "4F0", ...ship }],
      [{ pilot: "wedgeantilles", pose: at(850, 850, 180), dial: "1FG" }],
    ],
  });
const energyAfter = (dial: string, energy: number, more: Given = {}): number => transport({ dial, energy, ...more }).ship("A1").energy;

test("[HS-ENERGY-09] a maneuver gives the energy that the dial shows", () => {
  expect(["1F3", "1B2", "4F0"].map((dial) => energyAfter(dial, 0))).toEqual([3, 2, 0]);
});

test("[HS-ENERGY-01, HS-ENERGY-02] each point gained is a token more, each point spent one less", () => {
  expect(energyAfter("2F2", 1)).toBe(3);
  const table = transport({ energy: 3 });
  expect(spendEnergy(table.game, table.ship("A1"), 1)).toBe(true);
  expect(table.ship("A1").energy).toBe(2);
});

test("energy that is not there is not spent", () => {
  const table = transport({ energy: 1 });
  expect(spendEnergy(table.game, table.ship("A1"), 2)).toBe(false);
  expect(table.ship("A1").energy).toBe(1);
});

test("[HS-ENERGY-05] what would go beyond the limit is lost", () => {
  expect(energyAfter("1F3", 3)).toBe(4);
});

test("an upgrade raises the limit", () => {
  const table = transport({ upgrades: ["brighthope"] });
  expect(energyLimit(table.game, table.ship("A1"))).toBe(6);
  gainEnergy(table.game, table.ship("A1"), 9);
  expect(table.ship("A1").energy).toBe(6);
});

test("cards change what a maneuver gives, never below none", () => {
  const cards = { "pilot:gr75mediumtransport": { answers: { sums: { energyGain: () => -2 } } } };
  expect([energyAfter("1F3", 1, { cards }), energyAfter("2B1", 1, { cards })]).toEqual([2, 1]);
});

test("[HS-ENERGY-07] energy comes after the maneuver and what follows it, before cards that use it and before the action", () => {
  const speaks = (moment: "maneuverExecuted" | "useEnergy") => ({
    at: moment,
    optional: true,
    when: () => true,
    *perform() {},
  });
  const cards = { "pilot:gr75mediumtransport": { windows: [speaks("maneuverExecuted"), speaks("useEnergy")] } };
  const table = transport({ dial: "1F3", cards });
  const seen: (readonly [string, number])[] = [];
  while (table.kind !== "action") {
    seen.push([table.kind, table.ship("A1").energy]);
    table.pass();
  }
  expect(seen).toEqual([
    ["use at maneuverExecuted", 0],
    ["use at useEnergy", 3],
  ]);
});

const recovered = (shields: number, energy: number) => transport({ shields, energy }).say("recover").ship("A1");

test("[HS-RECOVER-01, HS-RECOVER-02] recover takes all energy and brings back a shield for each", () => {
  expect(recovered(3, 4)).toMatchObject({ shields: 4, energy: 0 });
  expect(recovered(1, 2)).toMatchObject({ shields: 3, energy: 0 });
});

test("[HS-RECOVER-03] recover does not go beyond the shield value", () => {
  expect(recovered(3, 4)).toMatchObject({ shields: 4, energy: 0 });
});

test("[HS-RECOVER-92-Q] recover can be performed without energy and with full shields", () => {
  expect(recovered(2, 0)).toMatchObject({ shields: 2, energy: 0, actions: ["recover"] });
  expect(recovered(4, 3)).toMatchObject({ shields: 4, energy: 0, actions: ["recover"] });
});

test("a ship without the icon does not recover", () => {
  expect(transport().keys).toContain("recover");
  expect(transport().say("skip").keys).not.toContain("recover");
});

const costly: TestTable["cards"] = Object.fromEntries(
  ["pilot:gr75mediumtransport", "pilot:gozanticlasscruiser"].map((pilot) => [
    pilot,
    { answers: { sums: { actionCost: (_, self, { ship }) => (ship === self.ship ? 1 : 0) } } },
  ]),
);

test("an action that costs energy is not offered to a ship without it, and is paid for first", () => {
  expect(transport({ cards: costly }).asks).toMatchObject([{ seat: 1, kind: "action" }]);
  expect(transport({ cards: costly, energy: 3, shields: 0 }).say("recover").ship("A1")).toMatchObject({ shields: 2, energy: 0 });
});

test("an action that fails is paid back", () => {
  const table = transport({ pilot: "gozanticlasscruiser", cards: costly, energy: 2, dial: "1F3" });
  table.say("lock");
  expect(table.notes("out of range")).toHaveLength(1);
  expect(table.ship("A1")).toMatchObject({ energy: 4, actions: [] });
});

test("a judge can set it", () => {
  const table = transport();
  const refused = table.give({ input: "set", reason: "forgotten", changes: [{ change: "ship", ship: "A1", set: { energy: 2 } }] });
  expect([refused, table.ship("A1").energy]).toEqual([undefined, 2]);
});
