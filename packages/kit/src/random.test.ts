import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { randomStream, scramble } from "./index.ts";

const word = fc.integer({ min: -0x8000_0000, max: 0x7fff_ffff });
const SIDES = 6;
const DRAWS = 60_000;

/** Returns how often each of six numbers came up, relative to an even spread. */
function shares(draw: (index: number) => number): readonly number[] {
  const counts = new Array<number>(SIDES).fill(0);
  for (let index = 0; index < DRAWS; index += 1) {
    const drawn = draw(index);
    counts[drawn] = (counts[drawn] ?? Number.NaN) + 1;
  }
  return counts.map((count) => (count * SIDES) / DRAWS);
}

const isEven = (parts: readonly number[]): boolean => parts.length === SIDES && parts.every((part) => part > 0.95 && part < 1.05);

function bitsOf(number: number): number {
  let bits = 0;
  for (let rest = number >>> 0; rest > 0; rest >>>= 1) bits += rest & 1;
  return bits;
}

describe("scramble", () => {
  test("gives the same number for the same words on every machine", () => {
    expect([scramble(), scramble(0), scramble(1, 2, 3), scramble(-1)]).toEqual([2_654_435_769, 493_009_611, 2_901_138_804, 4_288_662_295]);
  });

  test("returns a whole number of 32 bits", () => {
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const hash = scramble(...words);
        expect(Number.isInteger(hash) && hash >= 0 && hash < 0x1_0000_0000).toBe(true);
      }),
    );
  });

  test("depends on the order of its words", () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        fc.pre(a !== b);
        expect(scramble(a, b)).not.toBe(scramble(b, a));
      }),
    );
  });

  test("changes about half of its bits if any single bit of the key or the counter changes", () => {
    const tried = 500;
    for (let place = 0; place < 64; place += 1) {
      let changed = 0;
      for (let index = 0; index < tried; index += 1) {
        const [key, counter] = place < 32 ? [index ^ (1 << place), index] : [index, index ^ (1 << (place - 32))];
        changed += bitsOf(scramble(index, index) ^ scramble(key, counter));
      }
      expect(changed / tried, `bit ${place}`).toBeGreaterThan(14);
      expect(changed / tried, `bit ${place}`).toBeLessThan(18);
    }
  });
});

describe("a random stream", () => {
  test("is the same every time for the same key", () => {
    fc.assert(
      fc.property(word, fc.integer({ min: 1, max: 1000 }), (key, below) => {
        const [one, other] = [randomStream(key), randomStream(key)];
        for (let drawn = 0; drawn < 20; drawn += 1) expect(one(below)).toBe(other(below));
      }),
    );
  });

  test("gives whole numbers from zero up to one below the bound", () => {
    fc.assert(
      fc.property(word, fc.integer({ min: 1, max: 2 ** 31 }), (key, below) => {
        const drawn = randomStream(key)(below);
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < below).toBe(true);
      }),
    );
  });

  test("is spread evenly within a key, across keys, and between consecutive draws", () => {
    const within = randomStream(7);
    expect(isEven(shares(() => within(SIDES)))).toBe(true);
    expect(isEven(shares((key) => randomStream(key)(SIDES)))).toBe(true);
    const steps = randomStream(8);
    expect(isEven(shares(() => (steps(SIDES) - steps(SIDES) + SIDES) % SIDES))).toBe(true);
  });
});
