/**
 * Types for tables with a sentence for each kind in a union, such as each kind of list problem. The compiler finds kinds without a
 * sentence, and sentences that use a value their kind doesn't have.
 */
import type { Restriction } from "@broadside/cards";
import type { ListWords } from "./english.ts";

/**
 * The values of a kind, in the form that its text takes. Restrictions, and numbers in lists, have already been turned into text. If a kind
 * has the values `least` and `most`, `range` is "yes" if they differ and "no" if they don't.
 */
type Shown<Kind> = {
  readonly [Figure in keyof Kind]: Kind[Figure] extends Restriction
    ? string
    : Kind[Figure] extends readonly number[]
      ? readonly string[]
      : Kind[Figure];
} & (Kind extends { readonly least: number; readonly most: number } ? { readonly range: "yes" | "no" } : unknown);

/** The texts for a union whose kinds differ in `Field`. */
export type Sentences<Field extends string, Kind extends Readonly<Record<Field, string>>> = {
  readonly [One in Kind as One[Field]]: string | ((shown: Shown<One>) => string);
};

/** Returns the text for a kind, with the kind's values filled in. */
export function sentenceOf(text: unknown, kind: object, words: ListWords): string {
  return typeof text === "function" ? String(text(shown(kind, words))) : String(text);
}

function shown(kind: object, words: ListWords): Readonly<Record<string, unknown>> {
  const figures = Object.fromEntries(Object.entries(kind).map(([name, value]) => [name, inWords(name, value, words)]));
  return { ...figures, range: figures["least"] === figures["most"] ? "no" : "yes" };
}

/** Looks up a word by an id that may not be in the table. */
const nameIn = (table: Readonly<Record<string, string>>, id: string): string => (Object.hasOwn(table, id) ? (table[id] ?? id) : id);

/** Replaces the ids of slots, factions, formats and kinds of obstacles with their names. */
function inWords(name: string, value: unknown, { cards, formatNames }: ListWords): unknown {
  const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    slot: cards.slots,
    faction: cards.factions,
    format: formatNames,
    game: formatNames,
    kinds: cards.obstacles,
  };
  const table = tables[name] ?? {};
  return Array.isArray(value) ? value.map((one) => nameIn(table, String(one))) : typeof value === "string" ? nameIn(table, value) : value;
}
