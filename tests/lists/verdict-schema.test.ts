/** The published schema matches what `broadside squad check --json` prints, and docs/squads.md lists what the commands take. */

import { readdirSync, readFileSync } from "node:fs";
import { type Catalogue, catalogueOf, parseUpdate } from "@broadside/cards";
import { pack as pack1e } from "@broadside/cards/1e";
import { pack as pack20 } from "@broadside/cards/2.0";
import { pack as pack25 } from "@broadside/cards/2.5";
import { runs } from "@broadside/kit/testing";
import type { Edition } from "@broadside/rulebook/row";
import {
  checkEntry,
  type EntryDraft,
  type FileNote,
  FORMATS,
  type Format,
  parseListFile,
  parseOptions,
  REQUIREMENTS,
  readListFile,
  tierFormat,
  verdictSchema,
  xwsKind,
} from "@broadside/squads";
import { READY_MADE as FIRST } from "@broadside/squads/ready-made/1e";
import { READY_MADE as SECOND } from "@broadside/squads/ready-made/2.0";
import { READY_MADE as NEWEST } from "@broadside/squads/ready-made/2.5";
import { ENGLISH_LISTS, noteData, verdictData } from "@broadside/telling/lists";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

const read = (file: string): string => readFileSync(new URL(`../../docs/${file}`, import.meta.url), "utf8");
const validate = new Ajv2020({ allErrors: true }).compile(JSON.parse(read("verdict.schema.json")) as object);
const errors = (output: unknown): readonly string[] => {
  validate(output);
  return (validate.errors ?? []).map(({ instancePath, message }: ErrorObject) => `${instancePath} ${message}`);
};

const CATALOGUES: Readonly<Record<Edition, Catalogue>> = {
  "1e": catalogueOf(pack1e),
  "2.0": catalogueOf(pack20),
  "2.5": catalogueOf(pack25),
};

/** The verdict as the command prints it. */
const outputOf = (entry: EntryDraft, format: Format, notes: readonly FileNote[] = []): unknown =>
  JSON.parse(
    JSON.stringify({
      ...verdictData(checkEntry(entry, format, CATALOGUES[format.edition]).verdict, ENGLISH_LISTS),
      ...(entry.options && { options: entry.options }),
      notes: notes.map((note) => noteData(note, ENGLISH_LISTS)),
    }),
  );

/** Every list file of the tests, with its name. */
const FILES = readdirSync(new URL("files/", import.meta.url), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => ({ name, file: parseListFile(readFileSync(`${parentPath}/${name}`, "utf8")) }))
  .flatMap(({ name, file }) => (file.ok ? [{ name, file: file.value }] : []));

/** Entries in files that hold many of them. */
const LISTS = new URL("files/", import.meta.url);
const KEPT = readdirSync(LISTS)
  .filter((name) => name.endsWith("-edition.json"))
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, LISTS), "utf8")) as readonly (EntryDraft & { readonly name: string })[]);

describe("the published schema", () => {
  test("is the one generated from the package's lists of words", () => {
    expect(JSON.parse(read("verdict.schema.json"))).toEqual(verdictSchema());
  });

  test("accepts the verdict on every ready-made list, for its own format and for the others in its edition", () => {
    for (const { id, entry } of [...FIRST, ...SECOND, ...NEWEST]) {
      const edition = FORMATS.find((format) => format.id === entry.format)?.edition;
      const formats = FORMATS.filter((format) => format.edition === edition);
      expect(formats.length, id).toBeGreaterThan(0);
      for (const format of formats) expect(errors(outputOf(entry, format)), `${id}, ${format.id}`).toEqual([]);
    }
  });

  test("accepts the verdict on every list file in the tests", () => {
    expect(FILES.length).toBeGreaterThan(5);
    for (const { name, file } of FILES)
      for (const format of FORMATS) {
        const catalogue = CATALOGUES[format.edition];
        if (xwsKind(catalogue) !== file.kind) continue;
        const opened = readListFile(file, catalogue);
        if (opened.ok) expect(errors(outputOf(opened.value.entry, format, opened.value.notes)), `${name}, ${format.id}`).toEqual([]);
      }
  });

  test("accepts the verdict on every list with an expected verdict", () => {
    expect(KEPT.length).toBeGreaterThan(60);
    for (const entry of KEPT) {
      const format = FORMATS.find(({ id }) => id === entry.format);
      if (!format) throw new Error(`no format ${entry.format}`);
      expect(errors(outputOf(entry, format)), entry.name).toEqual([]);
    }
  });

  test("accepts the verdict on one tier", () => {
    const format = FORMATS.find(({ id }) => id === "escalation");
    const entry = FIRST.find((list) => list.entry.format === "escalation")?.entry;
    const squad = entry?.squads[2];
    if (!format || !squad) throw new Error("no Escalation list");
    const output = outputOf({ ...entry, squads: [squad] }, tierFormat(squad, 3, format));
    expect(errors({ ...(output as object), tier: 3 })).toEqual([]);
    expect(errors({ ...(output as object), tier: 5 })).toEqual(["/tier must be <= 4"]);
  });

  test("refuses a verdict with another value in one place", () => {
    const format = FORMATS.find(({ id }) => id === "epic-dogfight");
    if (!format) throw new Error("no Epic Dogfight");
    const ships = [
      { pilot: "rookiepilot", upgrades: [{ id: "nosuchcard" }] },
      { pilot: "academypilot", upgrades: [] },
    ];
    const output = outputOf({ format: format.id, squads: [{ faction: "rebel", ships }] }, format, [{ path: "a", note: "not a text" }]);
    expect(errors(output)).toEqual([]);
    const places = JSON.stringify(output).match(/"\w+":/g)?.length ?? 0;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: places }), fc.constantFrom(null, {}, "", "1E-SQUAD-1x", -1.5), (place, junk) => {
        let visited = 0;
        const put: unknown[] = [];
        const broken: unknown = JSON.parse(JSON.stringify(output), (key, value: unknown) => {
          // In arrays, keys are numbers.
          if (key === "" || /^\d+$/.test(key) || ++visited !== place) return value;
          put.push(key);
          return junk;
        });
        const [key] = put;
        // These fields may hold any text, null or a negative number, so such a change doesn't have to be refused.
        fc.pre(!(typeof junk === "string" && ["text", "mend", "path", "reason"].includes(String(key))));
        fc.pre(
          !(key === "place" && typeof junk === "object" && junk !== null) &&
            !(junk === -1.5 && ["limit", "left", "epicPoints"].includes(String(key))),
        );
        expect(errors(broken), `${String(key)}: ${JSON.stringify(junk)}`).not.toEqual([]);
      }),
      { numRuns: runs(500) },
    );
  });
});

describe("docs/squads.md", () => {
  const text = read("squads.md");
  const fenced = (title: string): string => new RegExp(`${title}[\\s\\S]*?\`\`\`json\\n([\\s\\S]*?)\`\`\``).exec(text)?.[1] ?? "";

  test("names every format and requirement, and says where the schema is", () => {
    expect(FORMATS.map(({ id }) => id).filter((id) => !text.includes(`\`${id}\``))).toEqual([]);
    expect(REQUIREMENTS.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
    expect(text).toContain("verdict.schema.json");
  });

  test("has examples of options and of a points update that can be read", () => {
    expect(parseOptions(fenced("## What an organiser sets"), CATALOGUES["1e"])).toMatchObject({ ok: true });
    expect(parseUpdate(fenced("## Points updates"))).toMatchObject({ ok: true });
  });

  test("has an example of our extra fields that is read without a note", () => {
    const file = parseListFile(fenced("## What XWS cannot say"));
    const opened = file.ok ? readListFile(file.value, CATALOGUES[file.value.edition]) : file;
    expect(opened).toMatchObject({ ok: true, value: { notes: [] } });
    expect(opened.ok && opened.value.entry.squads[0]?.wings).toHaveLength(1);
  });
});
