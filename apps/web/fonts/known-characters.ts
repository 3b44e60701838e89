/**
 * Removes every character except the given ones from a TrueType font. This happens before the font cutter runs, because the cutter would
 * also keep the mirror image of each bracket. An icon font has unrelated pictures there: `(` is energy and `)` is an emblem.
 */
import { makeCharacterMap, readCharacterMap } from "./character-map.ts";

const CMAP = 0x636d6170;
/** Formats of the maps for old systems. Fonts have these in addition to the maps that browsers read. */
const OLD_FORMATS = [0, 6];

export function withOnly(font: Uint8Array, characters: string): Uint8Array {
  const entry = entryOf(viewOf(font), CMAP);
  const file = viewOf(font);
  const table = viewOf(font.subarray(file.getUint32(entry + 8), file.getUint32(entry + 8) + file.getUint32(entry + 12)));
  const glyphs = readCharacterMap(table, OLD_FORMATS);
  const wanted = [...characters].flatMap((character) => {
    const code = character.codePointAt(0) ?? 0;
    const glyph = glyphs.get(code);
    return glyph === undefined ? [] : [[code, glyph] as const];
  });
  return withTable(font, entry, makeCharacterMap(new Map(wanted)));
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView => new DataView(buffer, byteOffset, byteLength);

/** The offset of a table's entry in the font's table directory. An entry has a name, checksum, offset and length, four bytes each. */
function entryOf(file: DataView, name: number): number {
  for (let table = 0; table < file.getUint16(4); table += 1) {
    const entry = 12 + 16 * table;
    if (file.getUint32(entry) === name) return entry;
  }
  throw new Error("the font has no map of characters");
}

/** Appends the new table and points the entry to it, so the old table is no longer used. Cutting the font recalculates the checksum. */
function withTable(font: Uint8Array, entry: number, table: Uint8Array): Uint8Array {
  const start = Math.ceil(font.length / 4) * 4;
  const changed = new Uint8Array(start + table.length);
  changed.set(font);
  changed.set(table, start);
  const file = viewOf(changed);
  file.setUint32(entry + 8, start);
  file.setUint32(entry + 12, table.length);
  return changed;
}
