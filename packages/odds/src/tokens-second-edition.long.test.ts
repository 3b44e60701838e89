import { expect, test } from "vitest";
import { worstWithTokens } from "./brute-force.testing.ts";

test.each([0, 1])("2.5, %i reinforce tokens: with three dice and any tokens, the solver agrees with brute force", (reinforce) => {
  expect(worstWithTokens("2.5", reinforce)).toBeLessThan(1e-12);
});
