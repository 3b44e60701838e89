/**
 * Lists in data files, each with the expected verdict: whether it is legal, and which rules it breaks. The package and the command must
 * agree.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Catalogue, catalogueOf } from "@broadside/cards";
import { pack as first } from "@broadside/cards/1e";
import { pack as second } from "@broadside/cards/2.0";
import { pack as third } from "@broadside/cards/2.5";
import { isRuleId } from "@broadside/rulebook";
import { checkEntry, type EntryDraft, FORMATS, type Format, formatById, tierFormat, writeXws } from "@broadside/squads";
import type { verdictData } from "@broadside/telling/lists";
import { afterAll, describe, expect, test, vi } from "vitest";

/** The contents of a file: an entry and the expected verdict. */
interface ExpectedList extends EntryDraft {
  readonly name: string;
  /** Check only this tier, counted from 1. */
  readonly tier?: number;
  readonly legal: boolean;
  /** The rules of every problem and notice, sorted. */
  readonly rules: readonly string[];
}

const folder = new URL("files/", import.meta.url);
const files = readdirSync(folder).filter((name) => /-edition.*\.json$/.test(name));
const readLists = (file: string) => JSON.parse(readFileSync(new URL(file, folder), "utf8")) as readonly ExpectedList[];

const CATALOGUES: Readonly<Record<Format["edition"], Catalogue>> = {
  "1e": catalogueOf(first),
  "2.0": catalogueOf(second),
  "2.5": catalogueOf(third),
};

const { main } = (await import(new URL("../../apps/cli/dist/main.js", import.meta.url).href)) as {
  main(args: readonly string[]): Promise<number>;
};
const place = mkdtempSync(join(tmpdir(), "broadside-"));
afterAll(() => rmSync(place, { recursive: true }));

/** The result of `broadside squad check FILE --format ID --json` on the list as a file: its exit code and output. */
interface Printed {
  readonly code: number;
  readonly verdict: ReturnType<typeof verdictData>;
}

async function askCommand({ format, tier, ...entry }: ExpectedList): Promise<Printed> {
  const file = join(place, "list.json");
  const edition = formatById(format)?.edition ?? "1e";
  writeFileSync(file, writeXws({ ...entry, format }, CATALOGUES[edition]));
  const printed: string[] = [];
  const stdout = vi.spyOn(process.stdout, "write").mockImplementation((text) => printed.push(String(text)) > 0);
  const code = await main(["squad", "check", file, "--format", format, "--json", ...(tier === undefined ? [] : ["--tier", String(tier)])]);
  stdout.mockRestore();
  return { code, verdict: JSON.parse(printed.join("")) as Printed["verdict"] };
}

const rulesIn = (found: readonly { readonly rule: string }[]): readonly string[] => found.map(({ rule }) => rule).sort();

function verdictOn({ format: id, tier, ...entry }: ExpectedList) {
  const format = formatById(id);
  if (!format) throw new Error(`no format ${id}`);
  const [only] = entry.squads;
  return checkEntry(entry, tier !== undefined && only ? tierFormat(only, tier, format) : format, CATALOGUES[format.edition]).verdict;
}

describe.each(files)("%s", (file) => {
  const lists = readLists(file);

  test.each(lists.map((list) => [`${list.format}: ${list.name}`, list] as const))("%s", async (_, list) => {
    const verdict = verdictOn(list);
    expect({ legal: verdict.legal, rules: rulesIn(verdict.problems) }).toEqual({ legal: list.legal, rules: list.rules });
    // A file must have a list, so the command can't check an entry without lists.
    if (list.squads.length === 0) return;
    const asked = await askCommand(list);
    expect({ code: asked.code, rules: rulesIn(asked.verdict.faults), hash: asked.verdict.hash }).toEqual({
      code: list.legal ? 0 : 1,
      rules: list.rules,
      hash: verdict.hash,
    });
  });

  test("names each list once, and expects only rules that exist", () => {
    const names = lists.map(({ format, name }) => `${format}: ${name}`);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(lists.flatMap(({ rules }) => rules).filter((rule) => !isRuleId(rule))).toEqual([]);
  });

  test("has legal and illegal lists for every format it names", () => {
    const formats = new Set(lists.map(({ format }) => format));
    for (const format of formats)
      expect([format, ...new Set(lists.filter((list) => list.format === format).map(({ legal }) => legal))].sort()).toEqual(
        [format, true, false].sort(),
      );
  });
});

test("the first edition's file has at least 40 lists, and some for each of its formats", () => {
  const lists = readLists("first-edition.json");
  expect(lists.length).toBeGreaterThanOrEqual(40);
  const named = new Set(lists.map(({ format }) => format));
  expect(FORMATS.filter(({ edition, id }) => edition === "1e" && !named.has(id))).toEqual([]);
});
