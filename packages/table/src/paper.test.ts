import { degrees, mm } from "@broadside/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dotsAt, fromPaper, pathThrough, placement, toPaper } from "./paper.ts";

describe("paper coordinates", () => {
  it("can be converted back to the same point on the table", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (x, y) => {
        const { x: across, y: up } = fromPaper(toPaper({ x, y }));
        expect(across).toBeCloseTo(x, 3);
        expect(up).toBeCloseTo(y, 3);
      }),
    );
  });

  it("draw a polygon in millimetres with forward up", () => {
    expect(pathThrough([0, mm(20), mm(10), 0, -mm(10), 0], true)).toBe("M0 -20L10 0L-10 0Z");
  });

  it("leave a line open", () => {
    expect(pathThrough([0, 0, mm(1), mm(1)], false)).toBe("M0 0L1 -1");
  });

  it("draw nothing if there are no points", () => {
    expect(pathThrough([], true)).toBe("");
  });

  it("draw a dot at each point", () => {
    expect(dotsAt([0, 0, mm(5), mm(2)])).toBe("M0 0h0M5 -2h0");
  });

  it("keep clockwise turns clockwise", () => {
    expect(placement({ x: mm(10), y: mm(20), heading: degrees(90) })).toBe("translate(10 -20) rotate(90)");
  });
});
