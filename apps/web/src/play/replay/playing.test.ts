import { expect, test } from "vitest";
import { staysFor } from "./playing.ts";

test("a moment stays for its motion and a rest; one in which nothing moves passes quickly", () => {
  expect(staysFor(600, 1, "usual")).toBe(1100);
  expect(staysFor(0, 1, "usual")).toBe(150);
  expect(staysFor(600, 0.45, "fast")).toBe(470);
});

test("where motion is unwanted the moments still come one after the other", () => {
  expect(staysFor(600, 0, "usual")).toBe(500);
});
