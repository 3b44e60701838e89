/** Finding rules by id, by words, or both. */
import { type Row, rows, ruleById } from "@broadside/rulebook";
import MiniSearch from "minisearch";
import type { RuleFilter, RuleQuery } from "./query.ts";
import { wordsOf } from "./words.ts";

export interface Hit {
  readonly row: Row;
  /** The words of the row that matched, in lower case. */
  readonly matched: ReadonlySet<string>;
}

export interface Findings {
  readonly hits: readonly Hit[];
  /** Whether no rule has every word, so that these have only some of them. */
  readonly partial: boolean;
}

/**
 * A part of the query that begins an id, such as `HS-TGT`, asks for that family: the rule of that very id first, then the family in the order
 * of the rulebook, then the rules that mention it. The other parts are words; the best match comes first.
 */
export function findRules({ q, ...filter }: RuleQuery): Findings {
  const parts = q.trim().split(/\s+/);
  const families = parts.map((part) => part.toUpperCase()).filter(beginsAnId);
  const text = parts.filter((part) => !beginsAnId(part.toUpperCase())).join(" ");
  const { hits, partial } = text === "" ? everyRule : byWords(text);
  return { hits: families.reduce(ofFamily, hits).filter(({ row }) => passes(row, filter)), partial };
}

const NOTHING: ReadonlySet<string> = new Set();

const everyRule: Findings = { hits: rows.map((row) => ({ row, matched: NOTHING })), partial: false };

const passes = (row: Row, { edition, layer, ledger }: RuleFilter): boolean =>
  (edition === undefined || row.edition.includes(edition)) &&
  (layer === undefined || row.layer === layer) &&
  (ledger === undefined || row.ledger === ledger);

const beginsAnId = (part: string): boolean => part.includes("-") && rows.some((row) => row.id.startsWith(part));

function ofFamily(hits: readonly Hit[], family: string): readonly Hit[] {
  const length = wordsOf(family).length;
  const members = hits
    .filter(({ row }) => row.id.startsWith(family))
    .map(({ row, matched }) => ({ row, matched: new Set([...matched, ...wordsOf(row.id).slice(0, length)]) }));
  return [
    ...members.filter(({ row }) => row.id === family),
    ...members.filter(({ row }) => row.id !== family),
    ...hits.filter(({ row }) => !row.id.startsWith(family) && (row.text.includes(family) || row.check.includes(family))),
  ];
}

function byWords(text: string): Findings {
  const all = hitsOf(text, "AND");
  return all.length > 0 ? { hits: all, partial: false } : { hits: hitsOf(text, "OR"), partial: true };
}

const hitsOf = (text: string, combineWith: "AND" | "OR"): readonly Hit[] =>
  ruleIndex()
    .search(text, { combineWith })
    .flatMap(({ id, terms }) => {
      const row = ruleById(id);
      return row === undefined ? [] : [{ row, matched: new Set(terms) }];
    });

let built: MiniSearch<Row> | undefined;

/** The index is built once, when it is first needed. */
export function ruleIndex(): MiniSearch<Row> {
  if (built !== undefined) return built;
  built = new MiniSearch<Row>({
    fields: ["id", "text", "check", "section", "document"],
    tokenize: wordsOf,
    processTerm: (word) => (COMMON_WORDS.has(word) ? undefined : word),
    searchOptions: {
      boost: { id: 4, text: 2, check: 0.5, document: 0.5 },
      prefix: (word, place, words) => word.length > 1 || place === words.length - 1,
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
    },
  });
  built.addAll(rows);
  return built;
}

const COMMON_WORDS: ReadonlySet<string> = new Set(
  "a an and are as at be by can do does for from has have i if in is it its may of on or that the then this to was what when which while who with".split(
    " ",
  ),
);
