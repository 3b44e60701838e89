import { expect, test } from "vitest";
import { durationInWords } from "./progress.ts";

test("a duration is rounded and printed in seconds, minutes or hours", () => {
  expect([0.2, 59, 95, 3600, 7200, 7800].map(durationInWords)).toEqual(["1 s", "59 s", "2 min", "60 min", "2 h", "2 h 10 min"]);
});
