import { spacing } from "@broadside/kit/testing";
import { expect, test } from "vitest";
import { worstWithTokens } from "./brute-force.testing.ts";

test.each([0, 1])("1e, %i reinforce tokens: with any tokens, the solver agrees with brute force", (reinforce) => {
  expect(worstWithTokens("1e", reinforce, 3, spacing(1))).toBeLessThan(1e-12);
});
