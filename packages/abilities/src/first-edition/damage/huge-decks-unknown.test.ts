import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { damageTotal, type Ship } from "@broadside/rules";
import type { Table } from "@broadside/rules/testing";
import { expect, test } from "vitest";
import { FIRST_EDITION_ABILITIES, withoutOurDamage } from "../../index.ts";
import { cardOf, keyOf, type Row, struck } from "./huge-decks.testing.ts";

const BY_HAND = { registry: withoutOurDamage(FIRST_EDITION_ABILITIES, catalogueOf(pack)) };

/** Cards whose text isn't in any of our sources. In these tests, the players have agreed to resolve them by hand. */
const UNKNOWN: readonly Row[] = [
  ["1E-DCRF-01", "cr90corvette", "fore", "Comms Failure", 1],
  ["1E-DCRF-02", "cr90corvette", "fore", "Deck Breach", 1],
  ["1E-DCRF-04", "cr90corvette", "fore", "Life Support Failure", 1],
  ["1E-DCRF-05", "cr90corvette", "fore", "Scrambled Scopes", 1],
  ["1E-DCRF-07", "cr90corvette", "fore", "Tracking Misalignment", 1],
  ["1E-DCRF-08", "cr90corvette", "fore", "Weapon Damaged", 2],
  ["1E-DCRA-01", "cr90corvette", "aft", "Deck Breach", 1],
  ["1E-DCRA-02", "cr90corvette", "aft", "Grid Overload", 2],
  ["1E-DCRA-03", "cr90corvette", "aft", "Life Support Failure", 1],
  ["1E-DCRA-04", "cr90corvette", "aft", "Power Plant Failure", 1],
  ["1E-DCRA-07", "cr90corvette", "aft", "Structural Collapse", 2],
  ["1E-DRAF-01", "raiderclasscorvette", "fore", "Deck Breach", 1],
  ["1E-DRAF-03", "raiderclasscorvette", "fore", "Power Plant Failure", 1],
  ["1E-DRAF-07", "raiderclasscorvette", "fore", "Tracking Misalignment", 1],
  ["1E-DRAF-08", "raiderclasscorvette", "fore", "Weapon Damaged", 1],
  ["1E-DRAA-01", "raiderclasscorvette", "aft", "Command Deck Breach", 1],
  ["1E-DRAA-02", "raiderclasscorvette", "aft", "Comms Failure", 1],
  ["1E-DRAA-03", "raiderclasscorvette", "aft", "Deck Breach", 1],
  ["1E-DRAA-04", "raiderclasscorvette", "aft", "Life Support Failure", 1],
  ["1E-DRAA-05", "raiderclasscorvette", "aft", "Misfiring Thrusters", 2],
  ["1E-DRAA-06", "raiderclasscorvette", "aft", "Scrambled Scopes", 1],
  ["1E-DRAA-07", "raiderclasscorvette", "aft", "Structural Collapse", 2],
  ["1E-DRAA-08", "raiderclasscorvette", "aft", "Weapon Damaged", 1],
  ["1E-DGOF-01", "gozanticlasscruiser", "fore", "Comms Failure", 1],
  ["1E-DGOF-02", "gozanticlasscruiser", "fore", "Damaged Docking Clamp", 3],
  ["1E-DGOF-04", "gozanticlasscruiser", "fore", "Scrambled Scopes", 2],
  ["1E-DGOF-06", "gozanticlasscruiser", "fore", "Viewport Rupture", 1],
  ["1E-DGOA-01", "gozanticlasscruiser", "aft", "Damaged Docking Clamp", 3],
  ["1E-DGOA-06", "gozanticlasscruiser", "aft", "Weapons Offline", 1],
  ["1E-DCCF-02", "croccruiser", "fore", "Scrambled Scopes", 2],
  ["1E-DCCF-04", "croccruiser", "fore", "Spilled Cargo", 2],
  ["1E-DCCF-05", "croccruiser", "fore", "Viewport Rupture", 2],
  ["1E-DCCA-01", "croccruiser", "aft", "Damaged Dish", 1],
  ["1E-DCCA-06", "croccruiser", "aft", "Spilled Cargo", 2],
  ["1E-DCCA-07", "croccruiser", "aft", "Weapons Offline", 1],
];

/** Returns the state of the ships at the end of the round, without their Damage cards. */
const rest = (table: Table): readonly unknown[] =>
  table.untilPhase("planning").game.state.ships.map(({ damage: _damage, ...ship }: Ship) => ship);
const told = (table: Table, note: "dealt faceup" | "effect unknown") => table.notes(note).filter(({ ship }) => ship === "B1");

for (const row of UNKNOWN) {
  const [id, deck, section, name, copies] = row;
  test(`[${id}] ${name}, ${deck} ${section}: if its text is unknown, it is shown by name and only counts as one Damage card`, () => {
    expect(cardOf(row)).toMatchObject({ copies, source: "ours" });
    const table = struck(row, "crit", {}, BY_HAND);
    const { game } = table;
    expect(table.ship("B1").damage).toMatchObject([{ faceup: true }]);
    expect(damageTotal(game, table.ship("B1"))).toBe(1);
    expect(told(table, "dealt faceup")).toMatchObject([{ card: keyOf(row) }]);
    const [unknown, ...others] = told(table, "effect unknown");
    expect([unknown, others]).toMatchObject([{ card: keyOf(row) }, []]);
    expect(rest(table)).toEqual(rest(struck(row, "hit", {}, BY_HAND)));
  });
}

test("unless players agree to resolve them by hand, our own texts apply, and no effect is reported as unknown", () => {
  const names = [...new Set(UNKNOWN.map((row) => row[3]))];
  expect(names).toHaveLength(16);
  expect(UNKNOWN.filter((row) => !FIRST_EDITION_ABILITIES.has(keyOf(row)))).toEqual([]);
  expect(UNKNOWN.flatMap((row) => struck(row, "crit").notes("effect unknown"))).toEqual([]);
});

test("a facedown card, or a card with a known effect, is not reported as unknown", () => {
  const facedown = struck(["", "cr90corvette", "fore", "Deck Breach", 1], "hit", {}, BY_HAND);
  const known = struck(["", "cr90corvette", "fore", "Direct Hit", 2], "crit", {}, BY_HAND);
  expect([facedown, known].flatMap((table) => table.notes("effect unknown"))).toEqual([]);
});
