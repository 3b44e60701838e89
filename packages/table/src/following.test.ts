import { mm } from "@broadside/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Camera, fittedCamera, freeArea, type Screen, spotOf } from "./camera.ts";
import { COARSEST_WITH_LABELS } from "./detail.ts";
import { following } from "./following.ts";

const AREA = { width: mm(914.4), height: mm(914.4) };
const SCREEN: Screen = { width: 1440, height: 900, insets: { top: 52, right: 240, bottom: 264, left: 240 } };
const LAPTOP: Screen = { width: 1280, height: 720, insets: { top: 52, right: 200, bottom: 264, left: 200 } };
const CLOSEST = 0.85;
const at = (x: number, y: number) => ({ x: mm(x), y: mm(y) });
const WHOLE_TABLE = [at(0, 0), at(914, 914)];

function isInView(camera: Camera, screen: Screen, point: ReturnType<typeof at>): boolean {
  const { left, top } = spotOf(camera, screen, point);
  const free = freeArea(screen);
  return left >= free.left - 1 && left <= free.left + free.width + 1 && top >= free.top - 1 && top <= free.top + free.height + 1;
}

describe("the camera follows", () => {
  const whole = fittedCamera(AREA, SCREEN);

  it("nothing that is already in view", () => {
    for (const points of [WHOLE_TABLE, [at(20, 20)], [at(900, 20), at(10, 900)], []])
      expect(following(whole, AREA, SCREEN, { points, closest: CLOSEST, withLabels: true })).toBe(whole);
  });

  it("a ship that is out of view, at the same zoom and only in the direction where it is", () => {
    const near: Camera = { ...whole, scale: 0.9 };
    const after = following(near, AREA, SCREEN, { points: [at(457, 30)], closest: CLOSEST, withLabels: true });
    expect(isInView(near, SCREEN, at(457, 30))).toBe(false);
    expect(isInView(after, SCREEN, at(457, 30))).toBe(true);
    expect(after.scale).toBe(near.scale);
    expect(after.x).toBe(near.x);
  });

  it("two ships that don't fit at this zoom, by zooming out", () => {
    const near: Camera = { ...whole, scale: 0.3 };
    const after = following(near, AREA, SCREEN, { points: [at(100, 450), at(800, 450)], closest: 0.3 });
    expect(after.scale).toBeGreaterThan(near.scale);
    for (const point of [at(100, 450), at(800, 450)]) expect(isInView(after, SCREEN, point)).toBe(true);
  });

  it("a ship on a small screen by zooming in once, until its label can be read", () => {
    const small = fittedCamera(AREA, LAPTOP);
    expect(small.scale).toBeGreaterThan(COARSEST_WITH_LABELS);
    const ship = { points: [at(457, 457)], closest: CLOSEST };
    expect(following(small, AREA, LAPTOP, ship)).toBe(small);
    const after = following(small, AREA, LAPTOP, { ...ship, withLabels: true });
    expect(after.scale).toBeLessThanOrEqual(COARSEST_WITH_LABELS);
    expect(following(after, AREA, LAPTOP, { ...ship, withLabels: true })).toBe(after);
  });

  it("a ship that a larger panel covers now, although it is in the usual frame", () => {
    const ship = { points: [at(457, 20)], closest: CLOSEST };
    const insets = { top: 52, right: 240, bottom: 330, left: 240 };
    const after = following(whole, AREA, SCREEN, { ...ship, insets });
    expect(isInView(whole, { ...SCREEN, insets }, at(457, 20))).toBe(false);
    expect(isInView(after, { ...SCREEN, insets }, at(457, 20))).toBe(true);
  });

  it("law: whatever it follows is in view afterwards, and it doesn't move a second time", () => {
    const places = fc.record({ x: fc.integer({ min: 0, max: 914 }), y: fc.integer({ min: 0, max: 914 }) });
    const cameras = fc.record({
      x: fc.integer({ min: 0, max: 914 }),
      y: fc.integer({ min: -914, max: 0 }),
      scale: fc.double({ min: 0.2, max: 3, noNaN: true }),
    });
    fc.assert(
      fc.property(cameras, fc.array(places, { minLength: 1, maxLength: 4 }), fc.boolean(), (camera, ships, withLabels) => {
        const points = ships.map(({ x, y }) => at(x, y));
        const after = following(camera, AREA, LAPTOP, { points, closest: CLOSEST, withLabels });
        for (const point of points) expect(isInView(after, LAPTOP, point)).toBe(true);
        expect(following(after, AREA, LAPTOP, { points, closest: CLOSEST, withLabels })).toBe(after);
      }),
    );
  });
});
