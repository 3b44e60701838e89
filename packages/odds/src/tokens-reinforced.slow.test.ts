import { spacing } from "@broadside/kit/testing";
import { expect, test } from "vitest";
import { worstWithTokens } from "./brute-force.testing.ts";

test("2.5, against a reinforced ship: with two dice and any tokens, the solver agrees with brute force", () => {
  expect(worstWithTokens("2.5", 1, 2, spacing(1))).toBeLessThan(1e-12);
});
