import { degrees, mm } from "@broadside/geometry";
import { describe, expect, it } from "vitest";
import { isOnButton, RING_BUTTON, ringSpots } from "./ring.ts";
import type { Piece, Ring } from "./view.ts";

const SCREEN = { width: 1000, height: 600 };
const CAMERA = { x: 500, y: -300, scale: 1 };
const ship = (heading: number): Piece => ({
  id: "A1",
  kind: "ship",
  label: "A1",
  description: "A1",
  pose: { x: mm(500), y: mm(300), heading: degrees(heading) },
  outlines: [[-20, 20, 20, 20, 20, -20, -20, -20].map(mm)],
  lines: [],
  movable: false,
});
const ring = (count: number): Ring => ({
  about: "A1",
  buttons: Array.from({ length: count }, (_, at) => ({ id: `b${at}`, icon: "f", label: "", isPicked: false })),
});

describe("buttons around a piece", () => {
  it("are behind it, so that the way ahead stays free", () => {
    const [only] = ringSpots(ring(1), ship(0), CAMERA, SCREEN);
    expect(only?.left).toBeCloseTo(500);
    expect(only?.top).toBeGreaterThan(300 + 28);
    const [turned] = ringSpots(ring(1), ship(90), CAMERA, SCREEN);
    expect(turned?.left).toBeLessThan(500 - 28);
  });

  it("never cover each other or the piece, however many there are", () => {
    for (const count of [2, 5, 9]) {
      const spots = ringSpots(ring(count), ship(40), CAMERA, SCREEN);
      for (const [at, one] of spots.entries()) {
        expect(Math.hypot(one.left - 500, one.top - 300)).toBeGreaterThan(28 + RING_BUTTON.radius / 2);
        for (const other of spots.slice(at + 1))
          expect(Math.hypot(one.left - other.left, one.top - other.top)).toBeGreaterThan(2 * RING_BUTTON.radius);
      }
    }
  });

  it("are beside a piece at the edge of the screen, or below a panel", () => {
    const isClear = (screen: typeof SCREEN & { insets?: { top: number; right: number; bottom: number; left: number } }): boolean =>
      ringSpots(ring(3), ship(0), CAMERA, screen).every(
        ({ top }) => top + RING_BUTTON.radius <= screen.height - (screen.insets?.bottom ?? 0),
      );
    expect(isClear(SCREEN)).toBe(true);
    expect(isClear({ ...SCREEN, insets: { top: 0, right: 0, bottom: 230, left: 0 } })).toBe(true);
    const [one, two] = ringSpots(ring(2), ship(0), CAMERA, { ...SCREEN, insets: { top: 0, right: 0, bottom: 230, left: 0 } });
    expect(Math.min(one?.left ?? 0, two?.left ?? 0)).toBeGreaterThan(500 + 28);
  });

  it("can be hit a little beside them too", () => {
    expect(isOnButton({ left: 120, top: 100 }, { left: 100, top: 100 })).toBe(true);
    expect(isOnButton({ left: 130, top: 100 }, { left: 100, top: 100 })).toBe(false);
  });
});
