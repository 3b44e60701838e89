/** The fonts of the app, each cut to the characters it shows. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont, { type SubsetOptions } from "subset-font";
import { ICON_CHARACTERS } from "../src/look/icon-names.ts";
import { SHIP_CHARACTERS } from "../src/look/ship-pictures.ts";
import { withOnly } from "./known-characters.ts";

export interface Cut {
  /** The file it is cut from. */
  readonly from: string;
  /** Whether its characters are pictures, of which none may come in that is not wanted. */
  readonly isPictures?: true;
  /** Those that the file does not have are left out. */
  readonly characters: string;
  readonly options: SubsetOptions;
}

const between = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)).join("");

/**
 * Basic Latin, Latin-1, punctuation, and the few letters and signs beyond them that the file has. It has no arrow to the side, no tick
 * and no triangle: the system's own fonts show these.
 */
const LATIN = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}${between(0x2010, 0x2044)}ıŒœ€™↑↓−`;
const LATIN_EXTENDED_A = between(0x100, 0x17f);

/** The weights that the styles use; kerning, accents, tabular figures, capitals' punctuation, and what Inter does between figures. */
const TEXT: SubsetOptions = {
  variationAxes: { wght: { min: 400, max: 800 } },
  keepFeatures: ["kern", "mark", "mkmk", "ccmp", "locl", "calt", "tnum", "case"],
};
const PICTURES: SubsetOptions = { noHinting: true };

const { resolve } = createRequire(import.meta.url);

/** By the name of the file that is made. */
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
