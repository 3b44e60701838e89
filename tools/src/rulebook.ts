/** `npm run rulebook`: turns the ledgers stored next to the repository into the generated files of the rulebook package. */
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { EDITIONS, type Edition, LAYERS, LEDGER_FACTS, LEDGERS, type Ledger, type Row } from "@broadside/rulebook";
import { refuse, refuseArguments } from "./root.ts";

const repository = new URL("../../", import.meta.url);
const ledgerFolder = new URL("../shared/rules/", repository);
const generatedFolder = new URL("packages/rulebook/src/generated/", repository);

/** A table row by column name, with its line. */
interface Entry {
  readonly where: string;
  readonly section: string;
  readonly cells: Readonly<Record<string, string>>;
}

/** The rows of one ledger. Throws an error that names the line if the ledger breaks its format. */
export function parseLedger(ledger: Ledger, markdown: string): readonly Row[] {
  return entriesOf(ledger, markdown).map((entry) => ("card" in entry.cells ? damageCard(ledger, entry) : rule(ledger, entry)));
}

/** Every line of a table whose first column is `id`, except lines without an id (totals). */
function entriesOf(ledger: Ledger, markdown: string): readonly Entry[] {
  const entries: Entry[] = [];
  let section = "";
  let columns: readonly string[] | undefined;
  for (const [index, line] of markdown.split(/\r?\n/).entries()) {
    const where = `${ledger}.md, line ${index + 1}`;
    const heading = /^#{2,}\s+(?:\d+(?:\.\d+)*\.?\s+)?(.*\S)/.exec(line)?.[1];
    section = heading ?? section;
    if (!line.startsWith("|")) {
      columns = undefined;
      continue;
    }
    const cells = cellsOf(line);
    if (columns === undefined) columns = cells;
    else if (columns[0] === "id" && cells[0] !== "" && !isRuling(cells)) {
      if (cells.length !== columns.length) throw new Error(`${where}: ${cells.length} cells under ${columns.length} columns.`);
      entries.push({ where, section, cells: Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ""])) });
    }
  }
  return entries;
}

/** The cells of a table line: split at pipes that are not escaped, without emphasis. */
const cellsOf = (line: string): readonly string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll("\\|", "|").replaceAll("**", "").trim());

const isRuling = (cells: readonly string[]): boolean => cells.every((cell) => /^:?-+:?$/.test(cell));

function rule(ledger: Ledger, entry: Entry): Row {
  const layer = LAYERS.find((known) => known === entry.cells["layer"]);
  if (layer === undefined) throw new Error(`${entry.where}: the layer "${entry.cells["layer"]}" is not known.`);
  return row(ledger, entry, layer, cell(entry, "rule"), cell(entry, "check"));
}

function damageCard(ledger: Ledger, entry: Entry): Row {
  const copies = cell(entry, "copies");
  const trait = cell(entry, "trait");
  const text = `${cell(entry, "card")}: ${cell(entry, "effect (own words)")}`;
  const check = `${copies} ${copies === "1" ? "copy" : "copies"}, trait ${trait === "?" ? "unknown" : trait}`;
  return row(ledger, entry, "engine", text, check);
}

const row = (ledger: Ledger, entry: Entry, layer: Row["layer"], text: string, check: string): Row => ({
  id: cell(entry, "id"),
  text,
  layer,
  document: LEDGER_FACTS[ledger].document,
  edition: editionOf(ledger, entry),
  check,
  ledger,
  section: entry.section,
});

function cell(entry: Entry, column: string): string {
  const text = entry.cells[column];
  if (text === undefined || text === "") throw new Error(`${entry.where}: nothing stands under "${column}".`);
  return text;
}

/** The edition a row names. If it names `both`, or there is no such column, the row is for all editions of its ledger. */
function editionOf(ledger: Ledger, entry: Entry): readonly Edition[] {
  const named = entry.cells["edition"] ?? "both";
  if (named === "both") return LEDGER_FACTS[ledger].edition;
  const edition = EDITIONS.find((known) => known === named);
  if (edition === undefined) throw new Error(`${entry.where}: the edition "${named}" is not known.`);
  return [edition];
}

/** The generated file of one ledger: its sections, with one row per line. */
export function renderLedger(ledger: Ledger, rows: readonly Row[]): string {
  const lines = [
    "// Made by `npm run rulebook`. Do not edit.",
    'import type { PackedSection } from "../packed.ts";',
    "",
    "const sections: readonly PackedSection[] = [",
  ];
  let section: string | undefined;
  for (const row of rows) {
    if (row.section !== section) {
      if (section !== undefined) lines.push("]],");
      section = row.section;
      lines.push(`[${JSON.stringify(section)}, [`);
    }
    const packed = [row.id, row.text, row.layer, row.check, ...editionIfNarrower(ledger, row)];
    lines.push(`${JSON.stringify(packed)},`);
  }
  if (section !== undefined) lines.push("]],");
  lines.push("];", "", "export default sections;", "");
  return lines.join("\n");
}

const editionIfNarrower = (ledger: Ledger, row: Row): readonly Edition[] =>
  row.edition.length < LEDGER_FACTS[ledger].edition.length ? row.edition : [];

/** Every id as a type, so that a misspelt one does not compile. */
export const renderIds = (ids: readonly string[]): string =>
  ["// Made by `npm run rulebook`. Do not edit.", "export type RuleId =", ...ids.map((id) => `  | ${JSON.stringify(id)}`), ";", ""].join(
    "\n",
  );

export async function run(args: readonly string[]): Promise<number> {
  if (args.length > 0) {
    return refuseArguments("npm run rulebook");
  }
  if (!existsSync(ledgerFolder)) {
    refuse("The rules ledgers are missing.", "Put them in ../shared/rules, next to the repository.");
    return 1;
  }
  await mkdir(generatedFolder, { recursive: true });
  const ids: string[] = [];
  for (const ledger of LEDGERS) {
    const rows = parseLedger(ledger, await readFile(new URL(`${ledger}.md`, ledgerFolder), "utf8"));
    await writeFile(new URL(`${ledger}.ts`, generatedFolder), renderLedger(ledger, rows));
    ids.push(...rows.map(({ id }) => id));
    process.stdout.write(`${ledger}: ${rows.length} rows\n`);
  }
  await writeFile(new URL("rule-id.ts", generatedFolder), renderIds(ids));
  return 0;
}
