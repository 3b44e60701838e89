import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderOf, picked } from "./selection.ts";

const clicks = fc.array(fc.option(fc.constantFrom("a", "b", "c"), { nil: undefined }));
const after = (ids: readonly (string | undefined)[]) => ids.reduce<readonly string[]>(picked, []);

describe("selection", () => {
  it("makes the first piece from, the second to", () => {
    expect(after(["a", "b"])).toEqual(["a", "b"]);
  });

  it("leaves the first alone when it is clicked again", () => {
    expect(after(["a", "b", "a"])).toEqual(["a"]);
  });

  it("measures to another piece from the same first", () => {
    expect(after(["a", "b", "c"])).toEqual(["a", "c"]);
  });

  it("is cleared by the empty table", () => {
    expect(after(["a", "b", undefined])).toEqual([]);
  });

  it("holds at most two different pieces, the last clicked among them, and a second click changes nothing", () => {
    fc.assert(
      fc.property(clicks, fc.constantFrom("a", "b", "c"), (ids, last) => {
        const selected = after([...ids, last]);
        expect(selected.length).toBeLessThanOrEqual(2);
        expect(new Set(selected).size).toBe(selected.length);
        expect(selected).toContain(last);
        expect(picked(selected, last)).toEqual(selected);
      }),
    );
  });

  it("names the order", () => {
    expect(["a", "b", "c"].map((id) => orderOf(["b", "a"], id))).toEqual(["second", "first", undefined]);
  });
});
