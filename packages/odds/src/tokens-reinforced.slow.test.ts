import { spacing } from "@broadside/kit/testing";
import { expect, test } from "vitest";
import { worstWithTokens } from "./brute-force.testing.ts";

test("2.5, against a reinforced ship: an attack of two dice with any tokens is what trying everything finds", () => {
  expect(worstWithTokens("2.5", 1, 2, spacing(1))).toBeLessThan(1e-12);
});
