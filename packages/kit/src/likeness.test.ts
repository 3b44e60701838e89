import { describe, expect, test } from "vitest";
import { likeness, nearestText } from "./index.ts";

describe("likeness", () => {
  test("is 1 for the same, 0 for nothing in common, and the same both ways", () => {
    expect(likeness("wedge", "wedge")).toBe(1);
    expect(likeness("wedge", "")).toBe(0);
    expect(likeness("wedge", "xyz")).toBe(0);
    expect(likeness("wedgeantiles", "wedgeantilles")).toBe(likeness("wedgeantilles", "wedgeantiles"));
  });

  test("finds the nearest of several, or none", () => {
    const known = ["wedgeantilles", "lukeskywalker", "r2d2"];
    expect(nearestText("wedgeantiles", known)).toBe("wedgeantilles");
    expect(nearestText("luke", known)).toBe("lukeskywalker");
    expect(nearestText("zzzz", known)).toBeUndefined();
    expect(nearestText("", known)).toBeUndefined();
  });
});
