/** Which rules have a test. A rule is covered if the title of a passed test names its id in square brackets. */
import { LAYERS, type Layer, LEDGER_FACTS, LEDGERS, type Ledger, type Row, RULE_ID } from "@broadside/rulebook";
import type { TestResult } from "./test-results.ts";

interface LayerCoverage {
  readonly layer: Layer;
  readonly covered: number;
  readonly total: number;
  readonly uncovered: readonly string[];
}

interface LedgerCoverage {
  readonly ledger: Ledger;
  readonly covered: number;
  readonly total: number;
  readonly layers: readonly LayerCoverage[];
}

/** A test that names more rules than this doesn't cover any of them well. */
const MOST_RULES_IN_A_TITLE = 3;
const LINE_WIDTH = 100;

/** The coverage of each ledger that has a row among `rows`. */
export function cover(rows: readonly Row[], results: readonly TestResult[]): readonly LedgerCoverage[] {
  const named = new Set(results.filter((result) => result.status === "passed").flatMap((result) => idsInTitle(result.title)));
  return LEDGERS.map((ledger) => {
    const layers = LAYERS.map((layer) =>
      coverLayer(
        layer,
        rows.filter((row) => row.ledger === ledger && row.layer === layer),
        named,
      ),
    );
    return { ledger, covered: sumOf(layers, "covered"), total: sumOf(layers, "total"), layers: layers.filter((layer) => layer.total > 0) };
  }).filter((ledger) => ledger.total > 0);
}

function coverLayer(layer: Layer, rows: readonly Row[], named: ReadonlySet<string>): LayerCoverage {
  const uncovered = rows.map((row) => row.id).filter((id) => !named.has(id));
  return { layer, covered: rows.length - uncovered.length, total: rows.length, uncovered };
}

/** A sentence for each problem with ids in test titles. */
export function titleProblems(results: readonly TestResult[], knownIds: Iterable<string>): readonly string[] {
  const known = new Set(knownIds);
  const problems = results.flatMap(({ title, file }) => {
    const ids = idsInTitle(title);
    const tooMany = ids.length > MOST_RULES_IN_A_TITLE ? [`names ${ids.length} rules; at most ${MOST_RULES_IN_A_TITLE} are allowed.`] : [];
    const unknown = ids.filter((id) => !known.has(id)).map((id) => `names ${id}, which is no rule.`);
    return [...tooMany, ...unknown].map((problem) => `${file}: the test "${title}" ${problem}`);
  });
  return [...new Set(problems)];
}

/** The words in square brackets that look like an id, each once. A range such as `HS-TGT-02-05` counts as one unknown id. */
const idsInTitle = (title: string): readonly string[] => [
  ...new Set(
    [...title.matchAll(/\[([^\]]*)\]/g)]
      .flatMap(([, inside = ""]) => inside.split(/[\s,;]+/))
      .filter((word) => word.match(RULE_ID) !== null),
  ),
];

/** A rule and the tests that name it. */
interface RuleTests {
  readonly row: Row;
  readonly tests: readonly TestResult[];
}

/** One entry for each of `rows`, even without a test. */
export function testsOf(rows: readonly Row[], results: readonly TestResult[]): readonly RuleTests[] {
  const byId = new Map<string, TestResult[]>(rows.map(({ id }) => [id, []]));
  for (const result of results) for (const id of idsInTitle(result.title)) byId.get(id)?.push(result);
  return rows.map((row) => ({ row, tests: byId.get(row.id) ?? [] }));
}

/** One rule as a line of JSON, for programs. */
export const jsonLine = ({ row: { id, ledger, layer, text }, tests }: RuleTests): string =>
  JSON.stringify({
    id,
    ledger,
    layer,
    text,
    covered: tests.some(({ status }) => status === "passed"),
    tests: tests.map(({ file, title, status }) => ({ file, title, status })),
  });

/** One ledger as text for people: a table of its layers, then the ids without a test. */
export function table({ ledger, covered, total, layers }: LedgerCoverage): string {
  const line = (layer: string, ...numbers: readonly (string | number)[]): string =>
    `  ${layer.padEnd(10)}${numbers.map((number) => String(number).padStart(9)).join("")}`;
  const gaps = layers.filter((layer) => layer.uncovered.length > 0);
  return [
    `${LEDGER_FACTS[ledger].document} (${ledger})`,
    line("layer", "covered", "total"),
    ...layers.map((layer) => line(layer.layer, layer.covered, layer.total)),
    line("all", covered, total),
    ...(gaps.length > 0 ? ["  not covered:"] : []),
    ...gaps.flatMap((layer) => wrapped(layer.layer, layer.uncovered)),
    "",
  ].join("\n");
}

/** Words after a label, wrapped at the margin, with later lines indented to the first word. */
function wrapped(label: string, words: readonly string[]): readonly string[] {
  const lines: string[] = [];
  let line = `    ${label.padEnd(10)}`;
  for (const word of words) {
    if (line.length + 1 + word.length > LINE_WIDTH) {
      lines.push(line);
      line = " ".repeat(14);
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}

export const sumOf = (counts: readonly { readonly covered: number; readonly total: number }[], field: "covered" | "total"): number =>
  counts.reduce((sum, count) => sum + count[field], 0);
