import { describe, expect, it } from "vitest";
import { insetsOf } from "./insets.ts";

describe("what panels leave of the table", () => {
  it("is between the rails on a large screen, and narrower ones on a small laptop", () => {
    expect(insetsOf({ width: 1440, height: 900 }, 150, true)).toEqual({ top: 52, right: 240, bottom: 160, left: 240 });
    expect(insetsOf({ width: 1280, height: 720 }, 150, true)).toMatchObject({ left: 200, right: 200 });
  });

  it("is as wide as the screen while dials are set", () => {
    expect(insetsOf({ width: 1440, height: 900 }, 262, false)).toMatchObject({ left: 0, right: 0, bottom: 280 });
  });

  it("is over the sheet on a phone, and never less than the upper part", () => {
    expect(insetsOf({ width: 390, height: 844 }, 340, true)).toEqual({ top: 48, right: 0, bottom: 340, left: 0 });
    expect(insetsOf({ width: 390, height: 844 }, 800, true).bottom).toBeCloseTo(506.4);
  });

  it("does not move with every line of the question", () => {
    const at = (below: number) => insetsOf({ width: 1440, height: 900 }, below, true).bottom;
    expect(at(121)).toBe(at(159));
  });
});
