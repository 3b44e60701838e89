import { describe, expect, test } from "vitest";
import { GLYPHS, type Glyph, type GlyphName } from "./glyphs.ts";

type Corner = readonly [x: number, y: number];

const NAMES = Object.keys(GLYPHS) as readonly GlyphName[];

/**
 * The boxes that glyphs must fit in. A huge ship's glyph must fit on the smallest base of the ships that use it, and is measured in
 * millimetres. All other glyphs share one box.
 */
const SHORT_HULL = { width: 80, length: 195 };
const LONG_HULL = { width: 80, length: 221 };
const BOX = { width: 100, length: 100 };
const BOXES: Readonly<Partial<Record<GlyphName, typeof BOX>>> = {
  corvette: LONG_HULL,
  dagger: LONG_HULL,
  trident: LONG_HULL,
  transport: SHORT_HULL,
  cruiser: SHORT_HULL,
  hauler: SHORT_HULL,
};

/** Splits a path into parts, each given by the corners between its segments. */
const partsOf = (path: string): readonly (readonly Corner[])[] =>
  path
    .split("M")
    .slice(1)
    .map((part) => cornersOf(`M${part}`));

function cornersOf(part: string): readonly Corner[] {
  const corners: Corner[] = [];
  for (const [, letter = "", text = ""] of part.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const figures = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    const [x, y] = corners.at(-1) ?? [0, 0];
    const [first = 0] = figures;
    if (letter === "H") corners.push([first, y]);
    else if (letter === "V") corners.push([x, first]);
    else if ("MLQCA".includes(letter)) corners.push([figures.at(-2) ?? 0, figures.at(-1) ?? 0]);
  }
  return corners;
}

/** Returns twice the area within the corners. The value is positive if the corners run clockwise on a screen. */
const turnOf = (corners: readonly Corner[]): number =>
  corners.reduce((sum, [x, y], place) => {
    const [nextX, nextY] = corners[(place + 1) % corners.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);

const isRound = (part: string): boolean => /A[^Z]*A/.test(part);

describe.each(NAMES)("the %s", (name) => {
  const glyph: Glyph = GLYPHS[name];

  test("has closed parts that all run clockwise", () => {
    const parts = glyph.hull.split("M").slice(1);
    for (const part of parts) {
      expect(part.trim()).toMatch(/Z$/);
      // A circle's only corners are its two ends, but its arcs show which way it runs.
      if (isRound(part)) expect(part).not.toMatch(/A[\d.]+ [\d.]+ 0 1 0/);
      else expect(turnOf(cornersOf(`M${part}`))).toBeGreaterThan(0);
    }
  });

  test("fits on its base", () => {
    const { width, length } = BOXES[name] ?? BOX;
    for (const [x, y] of partsOf(glyph.hull).flat()) {
      expect(Math.abs(x)).toBeLessThanOrEqual(width / 2);
      expect(Math.abs(y)).toBeLessThanOrEqual(length / 2);
    }
  });
});
