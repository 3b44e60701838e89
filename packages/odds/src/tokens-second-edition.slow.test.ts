import { MODIFICATIONS } from "@broadside/dice";
import { spacing } from "@broadside/kit/testing";
import { expect, test } from "vitest";
import { worstWithTokens } from "./brute-force.testing.ts";

test("2.0 has the same tokens as 2.5", () => {
  expect(MODIFICATIONS["2.0"]).toBe(MODIFICATIONS["2.5"]);
});

test("2.5: with two dice and any tokens, the solver agrees with brute force", () => {
  expect(worstWithTokens("2.5", 0, 2, spacing(1))).toBeLessThan(1e-12);
});
