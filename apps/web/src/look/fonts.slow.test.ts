import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { CUTS, cutFont } from "../../fonts/cut.ts";
import { readFontFile } from "./font-file.testing.ts";
import { ICON_CHARACTERS } from "./icon-names.ts";
import { SHIP_CHARACTERS } from "./ship-pictures.ts";

type FontName = keyof typeof CUTS;
const made = new Map<FontName, ReturnType<typeof cutFont>>();

/** Each font is built once for all tests. */
async function cut(name: FontName) {
  const cutting = made.get(name) ?? cutFont(CUTS[name]);
  made.set(name, cutting);
  const bytes = await cutting;
  return { ...readFontFile(bytes), size: bytes.length };
}

const codesOf = (characters: Iterable<string>): readonly number[] =>
  [...new Set([...characters].flatMap((character) => character.codePointAt(0) ?? []))].toSorted((a, b) => a - b);
const sorted = (codes: ReadonlySet<number>): readonly number[] => [...codes].toSorted((a, b) => a - b);

/** The style sheet of the font names every glyph: `i.xwing-miniatures-font-empire:before { content: "@"; }`. */
const STYLES = readFileSync(createRequire(import.meta.url).resolve("xwing-miniatures-font/dist/xwing-miniatures.css"), "utf8");
const NAMED_IN_FONT = new Map(
  [...STYLES.matchAll(/xwing-miniatures-font-([\w-]+):before\s*\{\s*content:\s*["'](.)["'];/g)].map(([, name = "", character = ""]) => [
    name,
    character,
  ]),
);

const EMBLEMS = ["rebel", "rebel-outline", "empire", "scum", "firstorder", "republic", "separatists", "epic"];
const HELMETS = ["helmet-rebel", "helmet-imperial", "helmet-scum"];

describe("the icon font", () => {
  test("has exactly the icons in our list, plus the glyph for missing characters", async () => {
    const { characters, glyphs } = await cut("icons.woff2");
    const wanted = codesOf(Object.values(ICON_CHARACTERS));
    expect(sorted(characters)).toEqual(wanted);
    expect(glyphs).toBe(wanted.length + 1);
  });

  test("has none of the font's emblems and helmets", async () => {
    const { characters } = await cut("icons.woff2");
    for (const name of [...EMBLEMS, ...HELMETS]) {
      const [code] = codesOf(NAMED_IN_FONT.get(name) ?? "");
      expect(code, name).toBeDefined();
      expect(characters, name).not.toContain(code);
    }
  });
});

test("the ship font has exactly the pictures in our list", async () => {
  const { characters, glyphs } = await cut("ships.woff2");
  const wanted = codesOf(Object.values(SHIP_CHARACTERS));
  expect(sorted(characters)).toEqual(wanted);
  expect(glyphs).toBe(wanted.length + 1);
});

describe("Inter", () => {
  test("has Basic Latin, Latin-1 and the punctuation in our texts, in every weight we use", async () => {
    const { characters, weights, size } = await cut("inter.woff2");
    const all = String.fromCodePoint(...Array.from({ length: 0xe0 }, (_, place) => 0x20 + place)).replace(/[\u{7f}-\u{9f}\u{ad}]/gu, "");
    expect(codesOf(`${all}–—‘’“”•…′›−×€`).filter((code) => !characters.has(code))).toEqual([]);
    expect(weights).toEqual([400, 800]);
    expect(size).toBeLessThan(60_000);
  });

  test("has the letters of Latin Extended-A in one of its two files", async () => {
    const [main, extended] = await Promise.all([cut("inter.woff2"), cut("inter-extended.woff2")]);
    // Unicode has deprecated the letter ŉ (U+0149), so current fonts don't have it.
    const letters = Array.from({ length: 0x80 }, (_, place) => 0x100 + place).filter((code) => code !== 0x149);
    expect(letters.filter((code) => !main.characters.has(code) && !extended.characters.has(code))).toEqual([]);
    expect(extended.weights).toEqual([400, 800]);
  });
});
