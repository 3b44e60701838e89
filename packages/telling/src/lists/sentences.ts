/**
 * A sentence for every key in a union. The compiler compares the texts with the union: a key without a text doesn't compile, nor does a
 * text with a figure that its kind doesn't have.
 */
import { factionInWords, type Restriction, SLOTS } from "@broadside/cards";
import { SLOT_NAMES } from "@broadside/squads";

/**
 * Figures in the form that a text takes them. A restriction is already in words, numbers in a list are text, and two limits say whether
 * they differ.
 */
type Shown<Kind> = {
  readonly [Figure in keyof Kind]: Kind[Figure] extends Restriction
    ? string
    : Kind[Figure] extends readonly number[]
      ? readonly string[]
      : Kind[Figure];
} & (Kind extends { readonly least: number; readonly most: number } ? { readonly range: "yes" | "no" } : unknown);

/** The texts for a union whose members are distinguished by `Field`. */
export type Sentences<Field extends string, Kind extends Readonly<Record<Field, string>>> = {
  readonly [One in Kind as One[Field]]: string | ((shown: Shown<One>) => string);
};

/** Returns the text for a kind, with its figures filled in. */
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
