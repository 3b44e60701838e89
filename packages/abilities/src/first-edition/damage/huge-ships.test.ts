import { pack } from "@broadside/cards/1e";
import { damageTotal } from "@broadside/rules";
import { expect, test } from "vitest";
import { duel, faceup } from "../../card-table.testing.ts";
import { FIRST_EDITION_ABILITIES } from "../../index.ts";

type Row = readonly [id: string, deck: string, section: "fore" | "aft", name: string, copies: number];

const cardOf = ([, deck, section, name]: Row) =>
  pack.damageDecks.find(({ id }) => id === deck)?.cards.find((card) => card.name === name && card.section === section);

/** What the card counts when it lies faceup. */
function worth([, deck, , name]: Row): number {
  const { game } = duel({ pilot: "rookiepilot", damage: [faceup(name, { deck })] }, { pilot: "academypilot" }, { deck });
  return game.state.ships.reduce((total, ship) => total + damageTotal(game, ship), 0);
}

/** Cards of which no source at hand says what they do. */
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
  ["1E-DGOF-02", "gozanticlasscruiser", "fore", "Damaged Docking Clamps", 3],
  ["1E-DGOF-04", "gozanticlasscruiser", "fore", "Scrambled Scopes", 2],
  ["1E-DGOF-06", "gozanticlasscruiser", "fore", "Viewport Rupture", 1],
  ["1E-DGOA-01", "gozanticlasscruiser", "aft", "Damaged Docking Clamps", 3],
  ["1E-DGOA-06", "gozanticlasscruiser", "aft", "Weapons Offline", 1],
  ["1E-DCCF-02", "croccruiser", "fore", "Scrambled Scopes", 2],
  ["1E-DCCF-04", "croccruiser", "fore", "Spilled Cargo", 2],
  ["1E-DCCF-05", "croccruiser", "fore", "Viewport Rupture", 2],
  ["1E-DCCA-01", "croccruiser", "aft", "Damaged Dish", 1],
  ["1E-DCCA-06", "croccruiser", "aft", "Spilled Cargo", 2],
  ["1E-DCCA-07", "croccruiser", "aft", "Weapons Offline", 1],
];

for (const row of UNKNOWN) {
  const [id, deck, section, name, copies] = row;
  test(`[${id}] ${name}, ${deck} ${section}: effect unknown, it counts as one Damage card and does nothing`, () => {
    expect(cardOf(row)).toMatchObject({ copies, missing: expect.arrayContaining(["trait", "effect"]) });
    expect(FIRST_EDITION_ABILITIES.has(`damage:${deck}/${name}`)).toBe(false);
    expect(worth(row)).toBe(1);
  });
}

const DIRECT_HITS: readonly Row[] = [
  ["1E-DGRF-03", "gr75mediumtransport", "fore", "Direct Hit", 4],
  ["1E-DCRF-03", "cr90corvette", "fore", "Direct Hit", 2],
  ["1E-DRAF-02", "raiderclasscorvette", "fore", "Direct Hit", 2],
];

for (const row of DIRECT_HITS) {
  const [id, deck, section, , copies] = row;
  test(`[${id}] Direct Hit, ${deck} ${section}: counts 2`, () => {
    expect(cardOf(row)).toMatchObject({ copies });
    expect(worth(row)).toBe(2);
  });
}
