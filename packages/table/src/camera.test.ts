import { mm } from "@broadside/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  allowedFactor,
  type Camera,
  fittedCamera,
  framing,
  keptOn,
  panned,
  revealing,
  type Screen,
  spotOf,
  tableAt,
  viewBox,
  zoomed,
} from "./camera.ts";
import { detailAt } from "./detail.ts";

const EPIC = { width: mm(1828.8), height: mm(914.4) };
const SQUARE = { width: mm(914.4), height: mm(914.4) };
const screens = fc.record({ width: fc.integer({ min: 320, max: 4000 }), height: fc.integer({ min: 200, max: 3000 }) });
const spots = fc.record({ left: fc.integer({ min: -500, max: 4500 }), top: fc.integer({ min: -500, max: 3500 }) });
const cameras: fc.Arbitrary<Camera> = fc.record({
  x: fc.integer({ min: -200, max: 2000 }),
  y: fc.integer({ min: -1200, max: 200 }),
  scale: fc.double({ min: 0.05, max: 12, noNaN: true }),
});
const factors = fc.double({ min: 0.1, max: 10, noNaN: true });

describe("camera", () => {
  it("finds the same spot on the screen again after converting it to the table and back", () => {
    fc.assert(
      fc.property(cameras, screens, spots, (camera, screen, spot) => {
        const again = spotOf(camera, screen, tableAt(camera, screen, spot));
        expect(again.left).toBeCloseTo(spot.left, 6);
        expect(again.top).toBeCloseTo(spot.top, 6);
      }),
    );
  });

  it("shows places farther up the table higher on the screen", () => {
    const screen = { width: 800, height: 600 };
    const camera = fittedCamera(EPIC, screen);
    expect(tableAt(camera, screen, { left: 400, top: 100 }).y).toBeGreaterThan(tableAt(camera, screen, { left: 400, top: 101 }).y);
  });

  it("keeps the place under the pointer where it is when it zooms", () => {
    fc.assert(
      fc.property(cameras, screens, spots, factors, (camera, screen, spot, factor) => {
        const before = tableAt(camera, screen, spot);
        const after = tableAt(zoomed(camera, screen, spot, factor), screen, spot);
        expect(after.x).toBeCloseTo(before.x, 2);
        expect(after.y).toBeCloseTo(before.y, 2);
      }),
    );
  });

  it("moves every place by as many pixels as it pans", () => {
    fc.assert(
      fc.property(cameras, screens, spots, (camera, screen, { left, top }) => {
        const corner = { x: 0, y: 0 };
        const before = spotOf(camera, screen, corner);
        const after = spotOf(panned(camera, left, top), screen, corner);
        expect(after.left - before.left).toBeCloseTo(left, 6);
        expect(after.top - before.top).toBeCloseTo(top, 6);
      }),
    );
  });

  it.each([
    ["6×3", EPIC],
    ["3×3", SQUARE],
  ])("fits the whole %s table on any screen", (_, area) => {
    fc.assert(
      fc.property(screens, (screen) => {
        const camera = fittedCamera(area, screen);
        const low = spotOf(camera, screen, { x: 0, y: 0 });
        const high = spotOf(camera, screen, { x: area.width, y: area.height });
        expect(Math.min(low.left, high.top)).toBeGreaterThan(0);
        expect(high.left).toBeLessThan(screen.width);
        expect(low.top).toBeLessThan(screen.height);
      }),
    );
  });

  it("zooms out no farther than twice the table, and in no closer than a twentieth of a millimetre per pixel", () => {
    fc.assert(
      fc.property(screens, factors, factors, (screen, one, other) => {
        const fitted = fittedCamera(EPIC, screen);
        let camera = fitted;
        for (const factor of [one, other, one, other]) {
          camera = zoomed(camera, screen, { left: 0, top: 0 }, allowedFactor(camera, EPIC, screen, factor));
        }
        expect(camera.scale).toBeGreaterThan(0.0499);
        expect(camera.scale).toBeLessThan(fitted.scale * 2.001);
      }),
    );
  });

  it("doesn't move away from the table when a sheet covers more than half of the screen", () => {
    const screen = { width: 390, height: 844, insets: { top: 48, right: 0, bottom: 500, left: 0 } };
    const framed = fittedCamera(EPIC, screen);
    expect(keptOn(EPIC, framed, screen)).toEqual(framed);
  });

  it("shows the table next to a ship at the edge, and little of what is beyond the edge", () => {
    const screen = { width: 1000, height: 600, insets: { top: 50, right: 0, bottom: 100, left: 0 } };
    const ship = { x: mm(900), y: EPIC.height - mm(20) };
    const camera = framing(EPIC, screen, { points: [ship], closest: 0.85 });
    const edge = spotOf(camera, screen, { x: mm(900), y: EPIC.height });
    expect(edge.top).toBeCloseTo(50 + 56, 6);
    expect(spotOf(camera, screen, ship).left).toBeCloseTo(500, 6);
    // Everything that should be framed is visible, even the part that is off the table.
    const off = { x: mm(900), y: EPIC.height + mm(100) };
    expect(spotOf(framing(EPIC, screen, { points: [ship, off], closest: 0.85 }), screen, off).top).toBeGreaterThan(100);
  });

  describe("frames a ship together with the rest of its fleet", () => {
    const ship = { x: mm(900), y: mm(60) };
    const near = { x: mm(1050), y: mm(60) };
    const far = { x: mm(100), y: mm(60) };
    const beside = [[far], [near]];
    const isSeen = (screen: Screen, camera: Camera, point: typeof ship): boolean => {
      const { left, top } = spotOf(camera, screen, point);
      const { insets = { top: 0, right: 0, bottom: 0, left: 0 } } = screen;
      const isAcross = left > insets.left && left < screen.width - insets.right;
      return isAcross && top > insets.top && top < screen.height - insets.bottom;
    };

    it("shows the whole fleet on a desktop, above the panel", () => {
      const screen = { width: 1440, height: 900, insets: { top: 52, right: 0, bottom: 280, left: 0 } };
      const camera = framing(EPIC, screen, { points: [ship], closest: 0.85, beside });
      for (const point of [ship, near, far]) expect(isSeen(screen, camera, point)).toBe(true);
    });

    it("shows only nearby ships on a phone, where nobody could read all names", () => {
      const screen = { width: 390, height: 844, insets: { top: 48, right: 0, bottom: 440, left: 0 } };
      const camera = framing(EPIC, screen, { points: [ship], closest: 0.85, beside });
      expect(isSeen(screen, camera, ship)).toBe(true);
      expect(isSeen(screen, camera, near)).toBe(true);
      expect(isSeen(screen, camera, far)).toBe(false);
      expect(detailAt(camera)).toBe("middle");
    });
  });

  it("never loses sight of the table", () => {
    fc.assert(
      fc.property(cameras, screens, (camera, screen) => {
        const middle = tableAt(keptOn(EPIC, camera, screen), screen, { left: screen.width / 2, top: screen.height / 2 });
        expect(middle.x).toBeGreaterThanOrEqual(0);
        expect(middle.x).toBeLessThanOrEqual(EPIC.width);
        expect(middle.y).toBeGreaterThanOrEqual(0);
        expect(middle.y).toBeLessThanOrEqual(EPIC.height);
      }),
    );
  });

  it("brings a point into view, and stays where it is if the point is already visible", () => {
    fc.assert(
      fc.property(cameras, screens, fc.integer({ min: 0, max: EPIC.width }), (camera, screen, x) => {
        const point = { x, y: mm(300) };
        const seeing = revealing(camera, screen, point);
        const { left, top } = spotOf(seeing, screen, point);
        expect(left).toBeGreaterThan(90);
        expect(left).toBeLessThan(screen.width - 90);
        expect(top).toBeGreaterThan(90);
        expect(top).toBeLessThan(screen.height - 90);
        const again = revealing(seeing, screen, point);
        expect(again.x).toBeCloseTo(seeing.x, 6);
        expect(again.y).toBeCloseTo(seeing.y, 6);
      }),
    );
  });

  it("gives the view box in millimetres, with y pointing down", () => {
    expect(viewBox({ x: 100, y: -50, scale: 0.5 }, { width: 400, height: 200 })).toBe("0 -100 200 100");
  });
});
