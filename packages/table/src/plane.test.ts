import { describe, expect, it } from "vitest";
import type { Camera } from "./camera.ts";
import { covers, isAtRest, shiftBetween, transformOf } from "./plane.ts";

const SCREEN = { width: 1000, height: 600 };
const DRAWN: Camera = { x: 500, y: -300, scale: 2 };

describe("moving the drawing instead of redrawing it", () => {
  it("changes nothing while the camera rests", () => {
    expect(isAtRest(shiftBetween(DRAWN, DRAWN))).toBe(true);
  });

  it("moves it by as many pixels as the camera pans, and scales it by the camera's zoom", () => {
    expect(shiftBetween(DRAWN, { ...DRAWN, x: 480, y: -310 })).toEqual({ right: 10, down: 5, factor: 1 });
    expect(shiftBetween(DRAWN, { ...DRAWN, scale: 1.6 })).toEqual({ right: 0, down: 0, factor: 1.25 });
    expect(transformOf({ right: 10, down: 5, factor: 1.25 })).toBe("translate(10px,5px) scale(1.25)");
  });

  it("is possible until it no longer covers the screen or would look coarse", () => {
    expect(covers({ right: 249, down: 0, factor: 1 }, SCREEN)).toBe(true);
    expect(covers({ right: 251, down: 0, factor: 1 }, SCREEN)).toBe(false);
    expect(covers({ right: 0, down: -151, factor: 1 }, SCREEN)).toBe(false);
    expect(covers({ right: 0, down: 0, factor: 0.7 }, SCREEN)).toBe(true);
    expect(covers({ right: 0, down: 0, factor: 0.6 }, SCREEN)).toBe(false);
    expect(covers({ right: 0, down: 0, factor: 2 }, SCREEN)).toBe(false);
  });
});
