import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { angleOf, bearing, cosine, FULL_TURN, HALF_TURN, QUARTER_TURN, radiansOf, sine } from "./index.ts";
import { runs } from "./testing.ts";

const EIGHTH_TURN = QUARTER_TURN / 2;
/** A billionth of the unit of angles. It is far too small to matter on a table, but larger than all rounding errors together. */
const HAIR = 1e-9;

const angle = fc.integer({ min: -3 * FULL_TURN, max: 3 * FULL_TURN });
const heading = fc.integer({ min: 0, max: FULL_TURN - 1 });
/** An angle so small that Math's functions needn't subtract whole turns, which would lose digits. */
const flatAngle = fc.double({ min: -EIGHTH_TURN, max: EIGHTH_TURN, noNaN: true });
const coordinate = fc.integer({ min: -1e7, max: 1e7 });

/** Returns the smaller angle between two directions. */
const apart = (a: number, b: number): number => Math.min(Math.abs(a - b), FULL_TURN - Math.abs(a - b));

describe("sine and cosine", () => {
  test("match those of Math within 1e-15", () => {
    fc.assert(
      fc.property(flatAngle, (at) => {
        expect(Math.abs(sine(at) - Math.sin(radiansOf(at)))).toBeLessThan(1e-15);
        expect(Math.abs(cosine(at) - Math.cos(radiansOf(at)))).toBeLessThan(1e-15);
      }),
      { numRuns: runs(2000) },
    );
  });

  test("match those of Math for a full turn, within Math's own rounding errors", () => {
    fc.assert(
      fc.property(heading, (at) => {
        expect(Math.abs(sine(at) - Math.sin(radiansOf(at)))).toBeLessThan(2e-15);
        expect(Math.abs(cosine(at) - Math.cos(radiansOf(at)))).toBeLessThan(2e-15);
      }),
      { numRuns: runs(2000) },
    );
  });

  test("sine is exactly odd, and cosine is exactly even", () => {
    fc.assert(
      fc.property(angle, (at) => {
        expect(sine(-at) + sine(at)).toBe(0);
        expect(cosine(-at)).toBe(cosine(at));
      }),
    );
  });

  test("repeat exactly after a full turn, and change only their sign after half a turn", () => {
    fc.assert(
      fc.property(heading, (at) => {
        expect(sine(at + FULL_TURN)).toBe(sine(at));
        expect(cosine(at + FULL_TURN)).toBe(cosine(at));
        expect(sine(at + HALF_TURN) + sine(at)).toBe(0);
        expect(cosine(at + HALF_TURN) + cosine(at)).toBe(0);
      }),
    );
  });

  test("are exact at every multiple of 90°", () => {
    const turns = [-8, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 8];
    // Adding zero turns a negative zero into a positive one.
    const exact = turns.map((quarter) => [sine(quarter * QUARTER_TURN) + 0, cosine(quarter * QUARTER_TURN) + 0]);
    const round = [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ];
    expect(exact).toEqual(turns.map((quarter) => round[((quarter % 4) + 4) % 4]));
  });

  test("lie on the unit circle", () => {
    fc.assert(
      fc.property(angle, (at) => {
        expect(Math.abs(sine(at) * sine(at) + cosine(at) * cosine(at) - 1)).toBeLessThan(1e-15);
      }),
    );
  });
});

describe("bearing", () => {
  test("matches Math.atan2 within a tiny error, clockwise from forward", () => {
    fc.assert(
      fc.property(coordinate, coordinate, (right, forward) => {
        const clockwise = angleOf(Math.atan2(right, forward));
        expect(apart(bearing(right, forward), clockwise < 0 ? clockwise + FULL_TURN : clockwise)).toBeLessThan(HAIR);
      }),
      { numRuns: runs(2000) },
    );
  });

  test("returns the angle from its sine and cosine, for a vector of any length", () => {
    fc.assert(
      fc.property(heading, fc.double({ min: 1e-3, max: 1e9, noNaN: true }), (at, length) => {
        expect(apart(bearing(length * sine(at), length * cosine(at)), at)).toBeLessThan(HAIR);
      }),
      { numRuns: runs(2000) },
    );
  });

  test("is in [0, 360°) for any vector", () => {
    const any = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(any, any, (right, forward) => {
        const found = bearing(right, forward);
        expect(found >= 0 && found < FULL_TURN).toBe(true);
      }),
    );
  });

  test("is exact along the axes, and points forward for the null vector", () => {
    const along = [bearing(0, 5), bearing(5, 0), bearing(0, -5), bearing(-5, 0), bearing(0, 0), bearing(-Number.MIN_VALUE, 5)];
    expect(along).toEqual([0, QUARTER_TURN, HALF_TURN, 3 * QUARTER_TURN, 0, 0]);
  });
});

test("converting an angle to radians and back returns the angle", () => {
  expect(radiansOf(HALF_TURN)).toBeCloseTo(Math.PI, 14);
  fc.assert(
    fc.property(angle, (at) => {
      expect(Math.abs(angleOf(radiansOf(at)) - at)).toBeLessThan(HAIR);
    }),
  );
});
