/** Finds rules by id, by words, or both. The page and the command use the same search. */
import MiniSearch, { type SearchOptions } from "minisearch";
import { rows, ruleById } from "./index.ts";
import type { Edition, Layer, Ledger, Row } from "./row.ts";
import { OTHER_WORDS, wordsOf } from "./search-words.ts";

export { WORD, wordsOf } from "./search-words.ts";

export interface RuleFilter {
  readonly edition?: Edition | undefined;
  readonly layer?: Layer | undefined;
  readonly ledger?: Ledger | undefined;
}

export interface RuleQuery extends RuleFilter {
  readonly q: string;
}

export interface Hit {
  readonly row: Row;
  /** The words in the row that matched, in lower case. */
  readonly matched: ReadonlySet<string>;
}

export interface Findings {
  readonly hits: readonly Hit[];
  /** True if no rule contains every word of the query, so the hits contain only some of them. */
  readonly partial: boolean;
}

/**
 * Finds rules. A part of the query that begins an id, such as `HS-TGT`, asks for that family of rules. The rule with exactly that id comes
 * first, then the family in the rulebook's order, then rules that mention it. All other parts are words, and the best match comes first.
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

/**
 * Finds rows that have every word or, if there are none, rows with some of the words. Misspelt words are matched only if nothing else is
 * found.
 */
function byWords(text: string): Findings {
  const all = firstFound(text, "AND");
  return all.length > 0 ? { hits: all, partial: false } : { hits: firstFound(text, "OR"), partial: true };
}

function firstFound(text: string, combineWith: "AND" | "OR"): readonly Hit[] {
  const asTyped = inOrder([...levels(text, combineWith), ...otherWordsFor(text).flatMap((other) => levels(other, combineWith))]);
  return asTyped.length > 0 ? asTyped : hitsOf(text, { combineWith, fuzzy: (word) => (word.length > 4 ? 0.2 : false) });
}

/** Returns three lists of hits: those in a rule's id and text; those in its example as well; and those in the headings above it as well. */
const levels = (text: string, combineWith: "AND" | "OR"): readonly (readonly Hit[])[] =>
  [["id", "text"], ["id", "text", "check"], FIELDS].map((fields) => hitsOf(text, { combineWith, fields: [...fields] }));

/** Lists each rule once, at its first position, with all of its words that match. */
function inOrder(found: readonly (readonly Hit[])[]): readonly Hit[] {
  const hits = new Map<string, Hit>();
  for (const { row, matched } of found.flat())
    hits.set(row.id, { row, matched: new Set([...(hits.get(row.id)?.matched ?? []), ...matched]) });
  return [...hits.values()];
}

/**
 * If the query contains words that players use but the rulebook doesn't, returns it with the rulebook's words for them. Otherwise, returns
 * an empty list.
 */
function otherWordsFor(text: string): readonly string[] {
  const words = wordsOf(text);
  const other = words.map((word) => OTHER_WORDS.get(word) ?? word);
  return other.some((word, at) => word !== words[at]) ? [other.join(" ")] : [];
}

const hitsOf = (text: string, options: SearchOptions): readonly Hit[] =>
  ruleIndex()
    .search(text, options)
    .flatMap(({ id, terms }) => {
      const row = ruleById(id);
      return row === undefined ? [] : [{ row, matched: new Set(terms) }];
    });

const FIELDS = ["id", "text", "check", "section", "document"];

let built: MiniSearch<Row> | undefined;

/** Builds the index only once, when it is first needed. */
export function ruleIndex(): MiniSearch<Row> {
  if (built !== undefined) return built;
  built = new MiniSearch<Row>({
    fields: FIELDS,
    tokenize: wordsOf,
    processTerm: (word) => (COMMON_WORDS.has(word) ? undefined : word),
    searchOptions: {
      boost: { id: 4, text: 2, check: 0.5, document: 0.5 },
      prefix: (word, place, words) => word.length > 1 || place === words.length - 1,
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
