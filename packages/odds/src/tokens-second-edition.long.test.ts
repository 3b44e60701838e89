import { expect, test } from "vitest";
import { worstWithTokens } from "./brute-force.testing.ts";

test.each([0, 1])("2.5, %i reinforce tokens: an attack of three dice with any tokens is what trying everything finds", (reinforce) => {
  expect(worstWithTokens("2.5", reinforce)).toBeLessThan(1e-12);
});
