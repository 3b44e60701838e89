/**
 * Types for tables with a sentence for each kind in a union, such as each kind of list problem. The compiler finds kinds without a
 * sentence, and sentences that use a value their kind doesn't have.
 */
import { factionInWords, type Restriction, SLOTS } from "@broadside/cards";
import { SLOT_NAMES } from "@broadside/squads";

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
export function sentenceOf(text: unknown, kind: object): string {
  return typeof text === "function" ? String(text(shown(kind))) : String(text);
}

function shown(kind: object): Readonly<Record<string, unknown>> {
  const figures = Object.fromEntries(Object.entries(kind).map(([name, value]) => [name, inWords(name, value)]));
  return { ...figures, range: figures["least"] === figures["most"] ? "no" : "yes" };
}

/** Replaces slots and factions with their names. */
function inWords(name: string, value: unknown): unknown {
  const slot = name === "slot" ? SLOTS.find((known) => known === value) : undefined;
  if (slot) return SLOT_NAMES[slot];
  if (name === "faction") return factionInWords(String(value));
  return Array.isArray(value) ? value.map(String) : value;
}
