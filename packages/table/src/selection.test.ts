import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderOf, picked } from "./selection.ts";

const clicks = fc.array(fc.option(fc.constantFrom("a", "b", "c"), { nil: undefined }));
const after = (ids: readonly (string | undefined)[]) => ids.reduce<readonly string[]>(picked, []);

describe("selection", () => {
  it("has two pieces in the order in which they were clicked", () => {
    expect(after(["a", "b"])).toEqual(["a", "b"]);
  });

  it("keeps only the first piece when it is clicked again", () => {
    expect(after(["a", "b", "a"])).toEqual(["a"]);
  });

  it("keeps the first piece when a third one is clicked", () => {
    expect(after(["a", "b", "c"])).toEqual(["a", "c"]);
  });

  it("is cleared by a click on the empty table", () => {
    expect(after(["a", "b", undefined])).toEqual([]);
  });

  it("has at most two different pieces, includes the last one clicked, and doesn't change if that one is clicked again", () => {
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

  it("gives each piece's place in the order", () => {
    expect(["a", "b", "c"].map((id) => orderOf(["b", "a"], id))).toEqual(["second", "first", undefined]);
  });
});
