import { expect, test } from "vitest";
import { fromRoot, inRoot, withSlashes } from "./root.ts";

test("reports name files the same way on every system", () => {
  expect(fromRoot(inRoot("packages", "kit", "src", "json.ts"))).toBe("packages/kit/src/json.ts");
  expect(withSlashes("packages\\kit\\src\\json.ts", "\\")).toBe("packages/kit/src/json.ts");
});
