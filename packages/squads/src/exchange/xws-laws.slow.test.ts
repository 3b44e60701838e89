/** Any draft can be written and read back unchanged, whether it is legal or not, and even with unknown cards. */

import { type Catalogue, catalogueOf, SECTIONS } from "@broadside/cards";
import { pack as pack1 } from "@broadside/cards/1e";
import { pack as pack20 } from "@broadside/cards/2.0";
import { pack as pack25 } from "@broadside/cards/2.5";
import { scenariosOf } from "@broadside/formats";
import { runs } from "@broadside/kit/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { squadHash } from "../canonical.ts";
import { type EntryDraft, type FormatOptions, REGIONS, REQUIREMENTS, type ShipDraft, type SquadDraft, type Vendor } from "../draft.ts";
import { FORMATS } from "../formats.ts";
import { formatNamed } from "../rows/testing.ts";
import { parseListFile, type ReadEntry, readListFile } from "./list-file.ts";
import { writeXws, xwsKind } from "./xws-write.ts";

const PACKS = [pack1, pack20, pack25];

const places = fc.nat(8);
const json = fc.jsonValue({ maxDepth: 3 }).map((value): unknown => JSON.parse(JSON.stringify(value)));
const programs = fc.oneof(fc.constantFrom("yasb", "lbn", "broadside", "vendor", "__proto__", "constructor"), fc.string());
const vendors: fc.Arbitrary<Vendor> = fc.oneof(
  fc.constant({ yasb: { builder: "YASB - X-Wing 2.5", builder_url: "https://yasb.app/", link: "https://yasb.app/?f=1" } }),
  fc.dictionary(programs, json, { minKeys: 1, maxKeys: 3, noNullPrototype: true }),
);
/** Ids that are in no catalogue. Some only resemble known ones. */
const strangeIds = fc.oneof(
  fc.constantFrom(
    "__proto__",
    "constructor",
    "toString",
    "Luke Skywalker",
    "R2-D2",
    "cr90corvettefore",
    "raiderclasscorvetteaft",
    "unknown",
  ),
  fc.string({ maxLength: 20 }),
);

const optionsOf = ({ pack }: Catalogue): fc.Arbitrary<FormatOptions> =>
  fc.record(
    {
      points: fc.integer({ min: 1, max: 1_000 }),
      threat: fc.integer({ min: 1, max: 100 }),
      scenario: fc.oneof(fc.constantFrom("", ...scenariosOf(pack.edition).map(({ id }) => id)), strangeIds),
      team: fc.boolean(),
      epicPoints: fc.dictionary(strangeIds, fc.nat(5), { noNullPrototype: true }),
      missionShips: fc.array(strangeIds, { maxLength: 3 }),
      requirements: fc.subarray([...REQUIREMENTS]),
      event: fc.record(
        {
          region: fc.constantFrom(...REGIONS),
          date: fc.constantFrom("2016", "2016-05-04"),
          releases: fc.dictionary(strangeIds, fc.constantFrom("2015", "2017-01"), { noNullPrototype: true }),
          notAdmitted: fc.array(strangeIds, { maxLength: 3 }),
        },
        { requiredKeys: ["region"] },
      ),
    },
    { requiredKeys: [] },
  );

function shipsOf({ pack, ships }: Catalogue, ids: fc.Arbitrary<string>): fc.Arbitrary<ShipDraft> {
  const corvettes = pack.pilots.filter(({ ship }) => ships.get(ship)?.sections).map(({ id }) => id);
  const pilots = pack.pilots.map(({ id }) => id);
  const upgrades = fc.oneof({ arbitrary: fc.constantFrom(...pack.upgrades.map(({ id }) => id)), weight: 5 }, { arbitrary: ids, weight: 1 });
  const sections = fc.constantFrom(...SECTIONS);
  return fc.record(
    {
      pilot: fc.oneof(
        { arbitrary: fc.constantFrom(...pilots), weight: 4 },
        { arbitrary: fc.constantFrom(...pilots, ...corvettes, ...corvettes), weight: corvettes.length },
        { arbitrary: ids, weight: 1 },
      ),
      upgrades: fc.array(fc.record({ id: upgrades, section: sections }, { requiredKeys: ["id"] }), { maxLength: 6 }),
      onlySection: sections,
      dockedTo: places,
      vendor: vendors,
    },
    { requiredKeys: ["pilot", "upgrades"] },
  );
}

function squadsOf(catalogue: Catalogue, ids: fc.Arbitrary<string>): fc.Arbitrary<SquadDraft> {
  const { pack } = catalogue;
  const figures = { points: fc.integer({ min: -5, max: 500 }), epicPoints: fc.constantFrom(0, 1.5, 5) };
  return fc.record(
    {
      name: fc.string(),
      player: fc.string(),
      captain: fc.boolean(),
      faction: fc.oneof(fc.constantFrom(...new Set(pack.pilots.map(({ faction }) => faction))), ids),
      ships: fc.array(shipsOf(catalogue, ids), { maxLength: 6 }),
      wings: fc.array(fc.record({ leader: places, wingmates: fc.array(fc.record({ ship: places, position: places }), { maxLength: 4 }) }), {
        maxLength: 2,
      }),
      builds: fc.array(fc.oneof(ids, fc.constantFrom("", ...pack.quickBuilds.map(({ id }) => id))), { maxLength: 3 }),
      obstacles: fc.array(fc.oneof(fc.constantFrom("coreasteroid0", "core-asteroid-1"), fc.string()), { maxLength: 4 }),
      declared: fc.oneof(fc.record(figures, { requiredKeys: ["points"] }), fc.record(figures, { requiredKeys: ["epicPoints"] })),
      description: fc.string({ maxLength: 100 }),
      vendor: vendors,
    },
    { requiredKeys: ["faction", "ships"] },
  );
}

const entriesOf = (catalogue: Catalogue, ids: fc.Arbitrary<string>): fc.Arbitrary<EntryDraft> =>
  fc.record(
    {
      format: fc.constantFrom(...FORMATS.filter(({ edition }) => edition === catalogue.pack.edition).map(({ id }) => id)),
      options: optionsOf(catalogue),
      squads: fc.array(squadsOf(catalogue, ids), { minLength: 1, maxLength: 4 }),
    },
    { requiredKeys: ["format", "squads"] },
  );

function readAgain(text: string, catalogue: Catalogue): ReadEntry {
  const file = parseListFile(text);
  if (!file.ok) throw new Error(JSON.stringify(file.problems));
  expect(file.value).toMatchObject({ kind: xwsKind(catalogue), edition: catalogue.pack.edition });
  const read = readListFile(file.value, catalogue);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

/** The exchange format may change the order of upgrades of different types, so upgrades are sorted before lists are compared. */
const sorted = ({ squads, ...entry }: EntryDraft): EntryDraft => ({
  ...entry,
  squads: squads.map((squad) => ({
    ...squad,
    ships: squad.ships.map((ship) => ({
      ...ship,
      upgrades: [...ship.upgrades].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)),
    })),
  })),
});
const keyOf = ({ id, section }: ShipDraft["upgrades"][number]): string => `${id} ${section}`;

for (const pack of PACKS) {
  const catalogue = catalogueOf(pack);
  const entries = entriesOf(catalogue, strangeIds);

  describe(`a list of ${pack.edition}`, () => {
    test("is the same after writing and reading, with the same hash", () => {
      fc.assert(
        fc.property(entries, (entry) => {
          const read = readAgain(writeXws(entry, catalogue), catalogue).entry;
          expect(sorted(read)).toEqual(sorted(entry));
          const format = formatNamed(entry.format);
          expect(read.squads.map((squad) => squadHash(squad, format, catalogue))).toEqual(
            entry.squads.map((squad) => squadHash(squad, format, catalogue)),
          );
        }),
        { numRuns: runs(300) },
      );
    });

    test("is the same text when it is written again", () => {
      fc.assert(
        fc.property(entries, (entry) => {
          const text = writeXws(entry, catalogue);
          expect(writeXws(readAgain(text, catalogue).entry, catalogue)).toBe(text);
        }),
        { numRuns: runs(100) },
      );
    });

    test("with known cards needs no notes", () => {
      const upgradeIds = pack.upgrades.map(({ id }) => id);
      const known = fc.record({
        faction: fc.constantFrom(...new Set(pack.pilots.map(({ faction }) => faction))),
        ships: fc.array(
          fc.record({
            pilot: fc.constantFrom(...pack.pilots.map(({ id }) => id)),
            upgrades: fc.array(fc.record({ id: fc.constantFrom(...upgradeIds) }), { maxLength: 6 }),
          }),
          { maxLength: 8 },
        ),
      });
      fc.assert(
        fc.property(known, (squad) => {
          const format = FORMATS.find(({ edition }) => edition === pack.edition)?.id ?? "";
          expect(readAgain(writeXws({ format, squads: [squad] }, catalogue), catalogue).notes).toEqual([]);
        }),
      );
    });
  });
}
