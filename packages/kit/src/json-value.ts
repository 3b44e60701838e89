/** JSON values: a field with the value undefined counts as absent, `null` is a value, and field order doesn't matter. */
import { join } from "./json.ts";

/** Canonical text that doesn't depend on field order. */
export const canonicalJson = (value: unknown): string => JSON.stringify(inOrder(value)) ?? "nothing";

function inOrder(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([field, held]) => [field, inOrder(held)]),
  );
}

/** The first place where two values differ, with both values; undefined means that there is no value at that place. */
export interface JsonDifference {
  readonly path: string;
  readonly one: unknown;
  readonly other: unknown;
}

export function jsonDifference(one: unknown, other: unknown, path = ""): JsonDifference | undefined {
  if (one === other) return undefined;
  const isPair = typeof one === "object" && one !== null && typeof other === "object" && other !== null;
  if (!isPair || Array.isArray(one) !== Array.isArray(other)) return { path, one, other };
  if (Array.isArray(one) && Array.isArray(other)) {
    for (let at = 0; at < Math.max(one.length, other.length); at += 1) {
      const found = jsonDifference(heldAt(one, at), heldAt(other, at), join(path, at));
      if (found) return found;
    }
    return undefined;
  }
  for (const field of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const found = jsonDifference(heldIn(one, field), heldIn(other, field), join(path, field));
    if (found) return found;
  }
  return undefined;
}

/** An empty slot of a list counts as `null`, because JSON writes it as `null`. */
const heldAt = (list: readonly unknown[], at: number): unknown => (at < list.length ? (list[at] ?? null) : undefined);

/** Reads only the object's own fields, because a field may be named like an inherited one, such as `__proto__`. */
const heldIn = (thing: object, field: string): unknown =>
  Object.hasOwn(thing, field) ? (thing as Readonly<Record<string, unknown>>)[field] : undefined;
