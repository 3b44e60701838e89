/** Parses a WOFF2 file for tests: its characters, the number of glyphs, and its weights. */
import { brotliDecompressSync } from "node:zlib";
import { readCharacterMap } from "../../fonts/character-map.ts";

export interface FontFile {
  readonly characters: ReadonlySet<number>;
  readonly glyphs: number;
  /** The smallest and the largest weight, if the font is variable. */
  readonly weights?: readonly [least: number, greatest: number];
}

/** WOFF2 identifies these tables by number instead of by name. */
const CMAP = 0;
const MAXP = 4;
const GLYF = 10;
const LOCA = 11;
const FVAR = 47;
const NAMED = 63;

export function readFontFile(bytes: Uint8Array): FontFile {
  const tables = tablesOf(bytes);
  const [cmap, maxp, fvar] = [tables.get(CMAP), tables.get(MAXP), tables.get(FVAR)];
  if (!cmap || !maxp) throw new Error("the font lacks a table that every font has");
  return { characters: new Set(readCharacterMap(cmap).keys()), glyphs: maxp.getUint16(4), ...(fvar && { weights: weightsOf(fvar) }) };
}

/** The tables follow one another in one compressed block. Tables that WOFF2 stores in a transformed way aren't needed here. */
function tablesOf(bytes: Uint8Array): ReadonlyMap<number, DataView> {
  const file = viewOf(bytes);
  if (file.getUint32(0) !== 0x774f4632) throw new Error("not a WOFF2 file");
  const lengths: { readonly table: number; readonly length: number }[] = [];
  let at = 48;
  const figure = (): number => {
    let sum = 0;
    for (;;) {
      const byte = file.getUint8(at);
      at += 1;
      sum = sum * 128 + (byte & 127);
      if (byte < 128) return sum;
    }
  };
  for (let left = file.getUint16(12); left > 0; left -= 1) {
    const flags = file.getUint8(at);
    at += 1;
    const table = flags & 63;
    if (table === NAMED) at += 4;
    const plain = figure();
    const isTransformed = table === GLYF || table === LOCA ? flags >> 6 !== 3 : flags >> 6 !== 0;
    lengths.push({ table, length: isTransformed ? figure() : plain });
  }
  const data = brotliDecompressSync(bytes.subarray(at, at + file.getUint32(20)));
  let from = 0;
  return new Map(
    lengths.map(({ table, length }) => {
      from += length;
      return [table, viewOf(data.subarray(from - length, from))];
    }),
  );
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView => new DataView(buffer, byteOffset, byteLength);

/** The first axis of our fonts is the weight. */
function weightsOf(fvar: DataView): readonly [number, number] {
  const at = fvar.getUint16(4);
  if (fvar.getUint32(at) !== 0x77676874) throw new Error("the first axis is no weight");
  return [fvar.getInt32(at + 4) / 65536, fvar.getInt32(at + 12) / 65536];
}
