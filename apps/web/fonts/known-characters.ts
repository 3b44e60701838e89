/**
 * A TrueType font that knows no characters but these. What cuts fonts keeps the mirror image of a bracket with it, and in a font of
 * icons that is a picture nobody asked for: `(` is energy and `)` an emblem.
 */
import { makeCharacterMap, readCharacterMap } from "./character-map.ts";

const CMAP = 0x636d6170;
/** Maps for old systems, beside those that browsers read. */
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

/** Where the list of tables has this one: name, checksum, place and length, four bytes each. */
function entryOf(file: DataView, name: number): number {
  for (let table = 0; table < file.getUint16(4); table += 1) {
    const entry = 12 + 16 * table;
    if (file.getUint32(entry) === name) return entry;
  }
  throw new Error("the font has no map of characters");
}

/** The new table goes at the end and the old one is dropped. Its checksum is recalculated when the font is cut. */
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
