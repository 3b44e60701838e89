import { expect, test } from "vitest";
import { momentDuration } from "./playback.ts";

test("a moment lasts for its animation and a pause, but a moment without animation passes quickly", () => {
  expect(momentDuration(600, 1, "usual")).toBe(1100);
  expect(momentDuration(0, 1, "usual")).toBe(150);
  expect(momentDuration(600, 0.45, "fast")).toBe(470);
});

test("with reduced motion, moments still follow one after another", () => {
  expect(momentDuration(600, 0, "usual")).toBe(500);
});
