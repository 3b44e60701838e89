/**
 * A patch that turns one JSON value into another and contains only the differences. Undefined fields count as absent. Lists are compared by
 * index, so a patch that appends to a list contains only the new entries.
 */
import { invariant } from "./invariant.ts";

export type JsonPatch =
  /** A different value. */
  | { readonly to: unknown }
  /** Changed and removed fields of an object. */
  | { readonly fields: Readonly<Record<string, JsonPatch>>; readonly gone?: readonly string[] }
  /** For a list: its changed entries by index, its new length if it became shorter, and the entries added at its end. */
  | { readonly places: Readonly<Record<string, JsonPatch>>; readonly length?: number; readonly added?: readonly unknown[] };

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns undefined if there is no difference. */
export function jsonPatch(one: unknown, other: unknown): JsonPatch | undefined {
  if (one === other) return undefined;
  if (Array.isArray(one) && Array.isArray(other)) return listPatch(one, other);
  if (isObject(one) && isObject(other)) return objectPatch(one, other);
  return { to: other };
}

function objectPatch(one: Fields, other: Fields): JsonPatch | undefined {
  // A field may be named `__proto__`.
  const changed: [string, JsonPatch][] = [];
  for (const [field, value] of Object.entries(other)) {
    if (value === undefined) continue;
    const patch = Object.hasOwn(one, field) && one[field] !== undefined ? jsonPatch(one[field], value) : { to: value };
    if (patch) changed.push([field, patch]);
  }
  const fields = Object.fromEntries(changed);
  const gone = Object.keys(one).filter((field) => one[field] !== undefined && (!Object.hasOwn(other, field) || other[field] === undefined));
  if (gone.length > 0) return { fields, gone };
  return changed.length > 0 ? { fields } : undefined;
}

function listPatch(one: readonly unknown[], other: readonly unknown[]): JsonPatch | undefined {
  const places: Record<string, JsonPatch> = {};
  const common = Math.min(one.length, other.length);
  for (let at = 0; at < common; at += 1) {
    const patch = jsonPatch(one[at] ?? null, other[at] ?? null);
    if (patch) places[at] = patch;
  }
  if (other.length > common) return { places, added: other.slice(common) };
  if (one.length > common) return { places, length: common };
  return Object.keys(places).length > 0 ? { places } : undefined;
}

/** Applies a patch without changing the input; unchanged parts are shared. Throws an error if the patch was made for another value. */
export function patched(value: unknown, patch: JsonPatch): unknown {
  if ("to" in patch) return patch.to;
  if ("places" in patch) return patchedList(value, patch);
  invariant(isObject(value), UNFIT);
  const { fields, gone = [] } = patch;
  const changed = new Map<string, unknown>(Object.entries(value));
  for (const field of gone) invariant(changed.delete(field), UNFIT);
  for (const [field, part] of Object.entries(fields)) changed.set(field, patched(changed.get(field), part));
  return Object.fromEntries(changed);
}

function patchedList(value: unknown, { places, length, added = [] }: Extract<JsonPatch, { readonly places: unknown }>): unknown {
  invariant(Array.isArray(value) && (length === undefined || length <= value.length), UNFIT);
  const list: unknown[] = value.slice(0, length);
  for (const [at, part] of Object.entries(places)) {
    invariant(Number(at) in list, UNFIT);
    list[Number(at)] = patched(list[Number(at)], part);
  }
  return [...list, ...added];
}

const UNFIT = "The patch was made for another value";
