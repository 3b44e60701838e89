/** Reads and writes a font's "cmap" table, which maps characters to glyphs. */

/** Merges all maps in the table into one. Throws if a map's format is unknown, unless `passOver` lists that format. */
export function readCharacterMap(table: DataView, passOver: readonly number[] = []): ReadonlyMap<number, number> {
  const glyphs = new Map<number, number>();
  for (let map = 0; map < table.getUint16(2); map += 1) {
    const at = table.getUint32(8 + 8 * map);
    const format = table.getUint16(at);
    if (format === 12) readGroups(table, at, glyphs);
    else if (format === 4) readSegments(table, at, glyphs);
    else if (!passOver.includes(format)) throw new Error(`a map of characters of format ${format}`);
  }
  return glyphs;
}

function readGroups(table: DataView, at: number, glyphs: Map<number, number>): void {
  for (let group = 0; group < table.getUint32(at + 12); group += 1) {
    const place = at + 16 + 12 * group;
    const first = table.getUint32(place);
    for (let code = first; code <= table.getUint32(place + 4); code += 1) glyphs.set(code, table.getUint32(place + 8) + code - first);
  }
}

/** A map in format 4 has four lists: the last and first character of each segment, glyph differences, and offsets into a glyph list. */
function readSegments(table: DataView, at: number, glyphs: Map<number, number>): void {
  const bytes = table.getUint16(at + 6);
  for (let segment = 0; segment < bytes; segment += 2) {
    const last = table.getUint16(at + 14 + segment);
    const first = table.getUint16(at + 16 + bytes + segment);
    const difference = table.getUint16(at + 16 + 2 * bytes + segment);
    const offsetAt = at + 16 + 3 * bytes + segment;
    const offset = table.getUint16(offsetAt);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const glyph = offset === 0 ? (code + difference) & 0xffff : table.getUint16(offsetAt + offset + 2 * (code - first));
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
}

/** Makes a table with a single map in format 12, in which each group has one character. */
export function makeCharacterMap(glyphs: ReadonlyMap<number, number>): Uint8Array {
  const rows = [...glyphs].toSorted(([a], [b]) => a - b);
  const table = new DataView(new ArrayBuffer(28 + 12 * rows.length));
  table.setUint16(2, 1);
  table.setUint16(4, 3);
  table.setUint16(6, 10);
  table.setUint32(8, 12);
  table.setUint16(12, 12);
  table.setUint32(16, 16 + 12 * rows.length);
  table.setUint32(24, rows.length);
  for (const [row, [code, glyph]] of rows.entries()) {
    table.setUint32(28 + 12 * row, code);
    table.setUint32(32 + 12 * row, code);
    table.setUint32(36 + 12 * row, glyph);
  }
  return new Uint8Array(table.buffer);
}
