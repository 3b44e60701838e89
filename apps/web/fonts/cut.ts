/** Cuts each of the app's fonts down to the characters that the app shows. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont, { type SubsetOptions } from "subset-font";
import { ICON_CHARACTERS } from "../src/look/icon-names.ts";
import { SHIP_CHARACTERS } from "../src/look/ship-pictures.ts";
import { withOnly } from "./known-characters.ts";

export interface Cut {
  /** The font file to cut. */
  readonly from: string;
  /** Whether the characters are icons or pictures. If so, the font must contain nothing but `characters`. */
  readonly isPictures?: true;
  /** The characters to keep. Any that the font file doesn't have are left out. */
  readonly characters: string;
  readonly options: SubsetOptions;
}

const between = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)).join("");

/**
 * Basic Latin, Latin-1, punctuation, and a few more letters and signs that the font file has. The file has no sideways arrows, ticks or
 * triangles, so the system's own fonts show those.
 */
const LATIN = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}${between(0x2010, 0x2044)}ıŒœ€™↑↓−`;
const LATIN_EXTENDED_A = between(0x100, 0x17f);

/**
 * Keeps the weights that the styles use, and these features: kerning, accents, tabular figures, punctuation between capitals, and Inter's
 * special forms between figures.
 */
const TEXT: SubsetOptions = {
  variationAxes: { wght: { min: 400, max: 800 } },
  keepFeatures: ["kern", "mark", "mkmk", "ccmp", "locl", "calt", "tnum", "case"],
};
const PICTURES: SubsetOptions = { noHinting: true };

const { resolve } = createRequire(import.meta.url);

/** Keyed by the name of the font file to make. */
export const CUTS = {
  "inter.woff2": {
    from: resolve("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"),
    characters: LATIN,
    options: TEXT,
  },
  "inter-extended.woff2": {
    from: resolve("@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2"),
    characters: LATIN_EXTENDED_A,
    options: TEXT,
  },
  "icons.woff2": {
    from: resolve("xwing-miniatures-font/dist/xwing-miniatures.ttf"),
    characters: Object.values(ICON_CHARACTERS).join(""),
    isPictures: true,
    options: PICTURES,
  },
  "ships.woff2": {
    from: resolve("xwing-miniatures-font/dist/xwing-miniatures-ships.ttf"),
    characters: Object.values(SHIP_CHARACTERS).join(""),
    isPictures: true,
    options: PICTURES,
  },
} as const satisfies Readonly<Record<string, Cut>>;

export function cutFont({ from, characters, options, isPictures }: Cut): Promise<Uint8Array> {
  const whole = readFileSync(from);
  return subsetFont(isPictures ? Buffer.from(withOnly(whole, characters)) : whole, characters, { ...options, targetFormat: "woff2" });
}
