/**
 * Data of programs in a list, by program. The published schemas allow exactly one program, so that ours, where we have something to
 * say, holds the others' inside it: `vendor.broadside.vendor`. They come out again as they were.
 */
import { type JsonReader, join } from "@broadside/kit";
import type { Vendor } from "../draft.ts";
import { VENDOR_LIMITS } from "./list-limits.ts";
import { type Fields, isFields } from "./xws-fields.ts";
import type { XwsKind } from "./xws-slots.ts";

export const OURS = "broadside";

/** What to write: the others' data as they are where we say nothing and the schema takes them. */
export function vendorToWrite(own: Fields | undefined, others: Vendor | undefined, kind: XwsKind): Vendor | undefined {
  const kept = others && Object.keys(others).length > 0 ? others : undefined;
  if (own === undefined && (kept === undefined || fitsSchema(kept, kind))) return kept;
  return { [OURS]: kept === undefined ? own : { ...own, vendor: kept } };
}

/** One program that is not ours; in version 2 its data are an object. */
export function fitsSchema(vendor: Vendor, kind: XwsKind): boolean {
  const [[program, data] = [], ...more] = Object.entries(vendor);
  return more.length === 0 && program !== OURS && (kind === "xws1" || isFields(data));
}

interface VendorRead {
  readonly own?: Fields;
  readonly others?: Vendor;
}

/** Takes ours and the others' apart. An empty list stands for nothing, as some builders send it. */
export function readVendor(reader: JsonReader, value: unknown, path: string): VendorRead {
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return {};
  if (!isFields(value)) {
    reader.note(path, "must be an object by program and is left out");
    return {};
  }
  const own = Object.hasOwn(value, OURS) ? value[OURS] : undefined;
  if (own !== undefined && !isFields(own)) reader.note(join(path, OURS), "must be an object and is left out");
  const held = isFields(own) ? own["vendor"] : undefined;
  if (held !== undefined && !isFields(held)) reader.note(join(join(path, OURS), "vendor"), "must be an object by program and is left out");
  const inside = isFields(held) ? Object.entries(held) : [];
  const others = keptOf(reader, [...inside, ...Object.entries(value).filter(([program]) => program !== OURS)], path);
  return { ...(isFields(own) && { own }), ...(others && { others }) };
}

function keptOf(reader: JsonReader, entries: readonly (readonly [string, unknown])[], path: string): Vendor | undefined {
  if (entries.length === 0) return undefined;
  // Entries become own properties, whatever their name.
  const others = Object.fromEntries(entries);
  if (sizeOf(others, VENDOR_LIMITS.depth) <= VENDOR_LIMITS.characters) return others;
  return reader.note(
    path,
    `holds more than ${VENDOR_LIMITS.characters} characters or ${VENDOR_LIMITS.depth} levels of other programs' data, which are left out`,
  );
}

/** About how long it is as JSON; endless where it is too deep or no JSON. */
function sizeOf(value: unknown, depth: number): number {
  if (value === null || typeof value === "boolean") return 5;
  if (typeof value === "number") return Number.isFinite(value) ? 10 : Number.POSITIVE_INFINITY;
  if (typeof value === "string") return value.length + 3;
  if (typeof value !== "object" || depth === 0) return Number.POSITIVE_INFINITY;
  let size = 2;
  for (const [key, inner] of Object.entries(value)) {
    size += key.length + 4 + sizeOf(inner, depth - 1);
    if (size > VENDOR_LIMITS.characters) return Number.POSITIVE_INFINITY;
  }
  return size;
}
