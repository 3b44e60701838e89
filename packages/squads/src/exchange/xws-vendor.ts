/**
 * Other programs' data in a list, by program. The published schemas allow data from only one program. So if we add ours, the others' data
 * goes inside it, under `vendor.broadside.vendor`. Reading restores it unchanged.
 */
import { join } from "@broadside/kit";
import type { Vendor } from "../draft.ts";
import type { FileReader } from "./file-reader.ts";
import { VENDOR_LIMITS } from "./list-limits.ts";
import { type Fields, isFields } from "./xws-fields.ts";
import type { XwsKind } from "./xws-slots.ts";

export const OURS = "broadside";

/** Returns the data to write. If we add nothing, and if the schema allows the others' data, that data is written as it is. */
export function vendorToWrite(own: Fields | undefined, others: Vendor | undefined, kind: XwsKind): Vendor | undefined {
  const kept = others && Object.keys(others).length > 0 ? others : undefined;
  if (own === undefined && (kept === undefined || fitsSchema(kept, kind))) return kept;
  return { [OURS]: kept === undefined ? own : { ...own, vendor: kept } };
}

/** True if the schema allows this data: it comes from a single program other than ours. In version 2, it must also be an object. */
export function fitsSchema(vendor: Vendor, kind: XwsKind): boolean {
  const [[program, data] = [], ...more] = Object.entries(vendor);
  return more.length === 0 && program !== OURS && (kind === "xws1" || isFields(data));
}

interface VendorRead {
  readonly own?: Fields;
  readonly others?: Vendor;
}

/** Separates our data from the others'. Some builders send an empty list if they have no data. */
export function readVendor(reader: FileReader, value: unknown, path: string): VendorRead {
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return {};
  if (!isFields(value)) {
    reader.ignore(path, { note: "not an object" });
    return {};
  }
  const own = Object.hasOwn(value, OURS) ? value[OURS] : undefined;
  if (own !== undefined && !isFields(own)) reader.ignore(join(path, OURS), { note: "not an object" });
  const held = isFields(own) ? own["vendor"] : undefined;
  if (held !== undefined && !isFields(held)) reader.ignore(join(join(path, OURS), "vendor"), { note: "not an object" });
  const inside = isFields(held) ? Object.entries(held) : [];
  const others = keptOf(reader, [...inside, ...Object.entries(value).filter(([program]) => program !== OURS)], path);
  return { ...(isFields(own) && { own }), ...(others && { others }) };
}

function keptOf(reader: FileReader, entries: readonly (readonly [string, unknown])[], path: string): Vendor | undefined {
  if (entries.length === 0) return undefined;
  // This stores a program's data under its name, even if the name is unusual, such as `__proto__`.
  const others = Object.fromEntries(entries);
  if (sizeOf(others, VENDOR_LIMITS.depth) <= VENDOR_LIMITS.characters) return others;
  return reader.ignore(path, { note: "too much other data", characters: VENDOR_LIMITS.characters, levels: VENDOR_LIMITS.depth });
}

/** Returns roughly how long the data is as JSON. Infinite if it is nested too deeply, or can't be JSON. */
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
