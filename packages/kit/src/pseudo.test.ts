import { expect, test } from "vitest";
import { inBrackets } from "./pseudo.ts";

test("every text is put in brackets, even if a function returns it, but nothing else is", () => {
  const words = inBrackets({
    save: "Save",
    ships: (count: number) => `${count} ships`,
    keys: [{ keys: "← →", does: "one step" }],
    sizes: new Map([["a", "small"]]),
    figure: 7,
  });
  expect(words.save).toBe("⟦Save⟧");
  expect(words.ships(2)).toBe("⟦2 ships⟧");
  expect(words.keys).toEqual([{ keys: "← →", does: "⟦one step⟧" }]);
  expect(words.sizes.get("a")).toBe("⟦small⟧");
  expect(words.figure).toBe(7);
});
