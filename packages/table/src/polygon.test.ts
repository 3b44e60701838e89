import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distanceToEdges, encloses, labelPoint, pointsOf } from "./polygon.ts";

const SQUARE = [0, 0, 10, 0, 10, 10, 0, 10];
const NOTCHED = [0, 0, 10, 0, 5, 5, 10, 10, 0, 10];

describe("a polygon", () => {
  it("encloses what is between its edges, but not what is in its notches", () => {
    expect(encloses(NOTCHED, { x: 2, y: 5 })).toBe(true);
    expect(encloses(NOTCHED, { x: 8, y: 5 })).toBe(false);
    expect(encloses(SQUARE, { x: 11, y: 5 })).toBe(false);
  });

  it("encloses the same points whichever corner comes first, and in either direction", () => {
    fc.assert(
      fc.property(fc.double({ min: -5, max: 15, noNaN: true }), fc.double({ min: -5, max: 15, noNaN: true }), (x, y) => {
        fc.pre(distanceToEdges(NOTCHED, { x, y }) > 1e-9);
        const shifted = [...NOTCHED.slice(4), ...NOTCHED.slice(0, 4)];
        const reversed = pointsOf(NOTCHED)
          .reverse()
          .flatMap((point) => [point.x, point.y]);
        expect(encloses(shifted, { x, y })).toBe(encloses(NOTCHED, { x, y }));
        expect(encloses(reversed, { x, y })).toBe(encloses(NOTCHED, { x, y }));
      }),
    );
  });

  it("measures the distance to the nearest edge or corner", () => {
    expect(distanceToEdges(SQUARE, { x: 5, y: -3 })).toBe(3);
    expect(distanceToEdges(SQUARE, { x: 13, y: 14 })).toBe(5);
    expect(distanceToEdges([7, 7], { x: 7, y: 9 })).toBe(2);
  });

  it("has its label in the middle of an area or halfway along a line", () => {
    expect(labelPoint(SQUARE, true)).toEqual({ x: 5, y: 5 });
    expect(labelPoint([0, 0, 0, 0, 10, 0, 10, 30], false)).toEqual({ x: 10, y: 10 });
    expect(labelPoint([3, 4], false)).toEqual({ x: 3, y: 4 });
  });
});
