/** Reads list files in every form that list builders send. Our own files are valid by the published schemas, if those are available. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { type Catalogue, catalogueOf } from "@broadside/cards";
import { pack as pack1 } from "@broadside/cards/1e";
import { pack as pack20 } from "@broadside/cards/2.0";
import { pack as pack25 } from "@broadside/cards/2.5";
import { runs } from "@broadside/kit/testing";
import {
  checkEntry,
  type EntryDraft,
  FORMATS,
  formatById,
  type ListFile,
  parseListFile,
  type ReadEntry,
  readListFile,
  type ShipDraft,
  type SquadDraft,
  writeXws,
  xwsKind,
} from "@broadside/squads";
import { Ajv, type ErrorObject } from "ajv";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

const CARDS = { "1e": catalogueOf(pack1), "2.0": catalogueOf(pack20), "2.5": catalogueOf(pack25) };
const SAMPLES = new URL("files/xws/", import.meta.url);
const REFERENCE = new URL("../../../shared/reference/xws/", import.meta.url);

function readText(text: string): { readonly file: ListFile; readonly read: ReadEntry; readonly catalogue: Catalogue } {
  const file = parseListFile(text);
  if (!file.ok) throw new Error(JSON.stringify(file.problems));
  const catalogue = CARDS[file.value.edition];
  const read = readListFile(file.value, catalogue);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return { file: file.value, read: read.value, catalogue };
}

const sample = (name: string) => readText(readFileSync(new URL(name, SAMPLES), "utf8"));

describe("the sample files", () => {
  const told = (name: string) => {
    const { file, read, catalogue } = sample(name);
    const format = formatById(read.entry.format);
    const isLegal = format !== undefined && checkEntry(read.entry, format, catalogue).verdict.legal;
    return `${file.kind}, ${file.edition}, ${read.entry.format}, ${isLegal ? "legal" : "illegal"}, ${read.notes.length} notes`;
  };

  test("are read by version, edition and format, and checked", () => {
    expect(Object.fromEntries(readdirSync(SAMPLES).map((name) => [name, told(name)]))).toEqual({
      "builders-today-lbn.json": "xws2, 2.0, extended-200, legal, 0 notes",
      "builders-today-yasb.json": "xws2, 2.5, standard-20, legal, 1 notes",
      "version-1-epic.xws": "xws1, 1e, epic-dogfight, legal, 1 notes",
      "version-1-escalation.xwc": "xws1, 1e, escalation, legal, 0 notes",
      "version-1-minimal.xws": "xws1, 1e, standard-100, legal, 0 notes",
      "version-2.json": "xws2, 2.0, extended-200, legal, 0 notes",
    });
  });

  test("in version 1 join a corvette's two cards, and keep obstacles, points and other programs' data", () => {
    const { entry, notes } = sample("version-1-epic.xws").read;
    const [squad] = entry.squads;
    expect(squad?.ships.map(({ pilot }) => pilot)).toEqual(["cr90corvette", "gr75mediumtransport", "poedameron-swx57", "lukeskywalker"]);
    expect(squad?.ships[0]).toMatchObject({ vendor: { fleetyard: { colour: "red" } } });
    expect(squad?.ships[0]?.upgrades.filter(({ section }) => section === "aft").map(({ id }) => id)).toEqual([
      "shieldtechnician",
      "ioncannonbattery",
      "engineeringteam",
      "tibannagassupplies",
    ]);
    expect(squad).toMatchObject({ declared: { points: 263 }, vendor: { fleetyard: { builder: "Fleet Yard" } } });
    expect(squad?.obstacles).toHaveLength(3);
    expect(notes.map(({ path }) => path)).toEqual(["damagedeck"]);
  });

  test("from today's builders are understood: extra fields, empty lists, hyphens, two keys for one type", () => {
    const { entry, notes } = sample("builders-today-yasb.json").read;
    expect(entry.squads[0]?.ships).toEqual([
      { pilot: "lukeskywalker", upgrades: ["instinctiveaim", "r3astromech", "protontorpedoes", "servomotorsfoils"].map((id) => ({ id })) },
      { pilot: "wedgeantilles-rz1awing", upgrades: [] },
      { pilot: "garvendreis", upgrades: [] },
      { pilot: "hansolo-modifiedyt1300lightfreighter", upgrades: [{ id: "r2d2-crew" }] },
    ]);
    expect(entry.squads[0]?.vendor).toHaveProperty("yasb.link");
    expect(notes.map(({ path }) => path)).toEqual(["pilots[0].upgrades.forcepower[0]"]);
    expect(sample("builders-today-lbn.json").read.entry.squads[0]?.ships.map(({ pilot }) => pilot)).toEqual([
      "generalgrievous",
      "sunfac",
      "dfs081",
    ]);
  });

  test.each(readdirSync(SAMPLES))("%s is the same after we have written it", (name) => {
    const { read, catalogue } = sample(name);
    const again = readText(writeXws(read.entry, catalogue));
    expect(again.read.entry).toEqual(read.entry);
    expect(again.catalogue).toBe(catalogue);
  });
});

const schemaOf = (file: string): object => {
  const { $schema: _draft, ...schema } = JSON.parse(readFileSync(new URL(file, REFERENCE), "utf8")) as { readonly $schema: string };
  return schema;
};

/**
 * Ids such as `poedameron-swx57`: the schemas' patterns leave hyphens out in places, but the specification gives these ids and every
 * other builder reads and writes them.
 */
const isHyphenatedId = ({ keyword, data }: ErrorObject): boolean =>
  keyword === "pattern" && typeof data === "string" && /^[0-9a-z]+(-[0-9a-z]+)+$/.test(data);

describe.skipIf(!existsSync(REFERENCE))("with the published schemas", () => {
  const ajv = new Ajv({ allErrors: true, strict: false, verbose: true });
  const validators = existsSync(REFERENCE)
    ? { xws1: ajv.compile(schemaOf("schema-1.json")), xws2: ajv.compile(schemaOf("schema-2.json")) }
    : undefined;

  function faultsIn(entry: EntryDraft, catalogue: Catalogue): readonly string[] {
    const validate = validators?.[xwsKind(catalogue)];
    if (!validate) throw new Error("no schema");
    const value = JSON.parse(writeXws(entry, catalogue)) as { readonly container?: readonly unknown[] };
    return (value.container ?? [value]).flatMap((list) =>
      validate(list)
        ? []
        : (validate.errors ?? [])
            .filter((error) => !isHyphenatedId(error))
            .map(({ instancePath, message }) => `${instancePath} ${message}`),
    );
  }

  const words = fc.oneof(fc.constantFrom("__proto__", "cr90corvetteaft", "R2-D2", "a", "-"), fc.string({ maxLength: 12 }));
  const vendors = fc.oneof(
    fc.constant({ yasb: { link: "https://yasb.app/" } }),
    fc.dictionary(words, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3, noNullPrototype: true }),
  );
  const sections = fc.constantFrom("fore" as const, "aft" as const);

  function squadsOf({ pack }: Catalogue): fc.Arbitrary<SquadDraft> {
    const upgrade = fc.oneof(fc.constantFrom(...pack.upgrades.map(({ id }) => id)), words);
    const ship: fc.Arbitrary<ShipDraft> = fc.record(
      {
        pilot: fc.oneof(fc.constantFrom(...pack.pilots.map(({ id }) => id), ...(pack.edition === "1e" ? ["cr90corvette"] : [])), words),
        upgrades: fc.array(fc.record({ id: upgrade, section: sections }, { requiredKeys: ["id"] }), { maxLength: 5 }),
        onlySection: sections,
        dockedTo: fc.nat(5),
        vendor: vendors,
      },
      { requiredKeys: ["pilot", "upgrades"] },
    );
    return fc.record(
      {
        name: fc.string(),
        player: fc.string(),
        faction: fc.oneof(fc.constantFrom(...pack.pilots.map(({ faction }) => faction)), words),
        ships: fc.array(ship, { maxLength: 5 }),
        wings: fc.constant([{ leader: 0, wingmates: [] }]),
        obstacles: fc.array(fc.string(), { maxLength: 5 }),
        declared: fc.record({ points: fc.oneof(fc.integer(), fc.constant(1.5)) }),
        description: fc.string(),
        vendor: vendors,
      },
      { requiredKeys: ["faction", "ships"] },
    );
  }

  test.each(Object.values(CARDS))("everything that we write from any draft is valid ($pack.edition)", (catalogue) => {
    const formats = FORMATS.filter(({ edition }) => edition === catalogue.pack.edition).map(({ id }) => id);
    fc.assert(
      fc.property(fc.constantFrom(...formats), fc.array(squadsOf(catalogue), { minLength: 1, maxLength: 3 }), (format, squads) => {
        expect(faultsIn({ format, squads }, catalogue)).toEqual([]);
      }),
      { numRuns: runs(300) },
    );
  });

  test("only ids with hyphens break a pattern", () => {
    const list = JSON.parse(
      writeXws(
        { format: "standard-100", squads: [{ faction: "rebel", ships: [{ pilot: "poedameron-swx57", upgrades: [] }] }] },
        CARDS["1e"],
      ),
    ) as unknown;
    expect(validators?.xws1(list)).toBe(false);
    expect(validators?.xws1.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)).toEqual(["/pilots/0/name pattern"]);
  });

  test("the published samples are read completely", () => {
    const published = (file: string) => readText(readFileSync(new URL(file, REFERENCE), "utf8"));
    const one = published("sample-1.json");
    expect([one.file.edition, one.read.notes, one.read.entry.squads[0]?.ships.length]).toEqual(["1e", [], 4]);
    const two = published("sample-2.json");
    expect([two.file.edition, two.read.notes, two.read.entry.squads[0]?.ships.length]).toEqual(["2.0", [], 2]);
    for (const { read, catalogue } of [one, two]) expect(faultsIn(read.entry, catalogue)).toEqual([]);
  });
});
