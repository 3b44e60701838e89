import { describe, expect, it } from "vitest";
import { insetsOf } from "./insets.ts";

describe("the part of the table between the panels", () => {
  it("is between the rails, which are narrower on a small laptop", () => {
    expect(insetsOf({ width: 1440, height: 900 }, { below: 150, hasRails: true })).toEqual({ top: 52, right: 240, bottom: 160, left: 240 });
    expect(insetsOf({ width: 1280, height: 720 }, { below: 150, hasRails: true })).toMatchObject({ left: 200, right: 200 });
  });

  it("is as wide as the screen while dials are set", () => {
    expect(insetsOf({ width: 1440, height: 900 }, { below: 262, hasRails: false })).toMatchObject({ left: 0, right: 0, bottom: 280 });
  });

  it("is above the sheet on a phone, and is never empty", () => {
    expect(insetsOf({ width: 390, height: 844 }, { below: 340, hasRails: true })).toEqual({ top: 48, right: 0, bottom: 340, left: 0 });
    expect(insetsOf({ width: 390, height: 844 }, { below: 800, hasRails: true }).bottom).toBe(844 - 48 - 120);
  });

  it("is left of the question on a phone turned sideways", () => {
    for (const size of [
      { width: 844, height: 390 },
      { width: 568, height: 320 },
    ])
      expect(insetsOf(size, { below: 342, hasRails: false })).toEqual({ top: 48, right: 340, bottom: 0, left: 0 });
  });

  it("is below the map and the score on a phone, if there is enough room", () => {
    expect(insetsOf({ width: 390, height: 844 }, { below: 300, hasRails: true, over: 80 }).top).toBe(140);
    expect(insetsOf({ width: 320, height: 568 }, { below: 340, hasRails: true, over: 80 }).top).toBe(48);
  });

  it("is above a panel that fills most of a low window", () => {
    expect(insetsOf({ width: 1280, height: 600 }, { below: 390, hasRails: true }).bottom).toBe(400);
  });

  it("is beside the side panel, or above it on a phone", () => {
    expect(insetsOf({ width: 1440, height: 900 }, { below: 150, hasRails: true, isReading: true })).toMatchObject({
      left: 240,
      right: 344,
    });
    expect(insetsOf({ width: 390, height: 844 }, { below: 200, hasRails: true, isReading: true }).bottom).toBeCloseTo(472.64);
  });

  it("is below the coach's card on a phone", () => {
    expect(insetsOf({ width: 390, height: 844 }, { below: 340, hasRails: true, coach: 48 }).top).toBe(108);
    expect(insetsOf({ width: 1440, height: 900 }, { below: 340, hasRails: true, coach: 48 }).top).toBe(52);
  });

  it("is beside the coach's card above the dials on a desktop, if there is enough room", () => {
    expect(insetsOf({ width: 1440, height: 900 }, { below: 262, hasRails: false, coach: 150 }).left).toBe(464);
    expect(insetsOf({ width: 900, height: 900 }, { below: 262, hasRails: false, coach: 150 }).left).toBe(0);
  });

  it("doesn't change with every line of the question", () => {
    const at = (below: number) => insetsOf({ width: 1440, height: 900 }, { below, hasRails: true }).bottom;
    expect(at(121)).toBe(at(159));
  });
});
