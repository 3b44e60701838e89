import { expect, test } from "vitest";
import { misfitsOf } from "./misfits.ts";

test("ships that don't fit are grouped by reason", () => {
  const refusal = { rule: "1E-SETUP-06" as const, text: "not here" };
  expect(
    misfitsOf([
      { ship: "A1", refusal },
      { ship: "A2", refusal: undefined },
      { ship: "A3", refusal },
    ]),
  ).toEqual([{ text: "not here", rule: "1E-SETUP-06", ships: ["A1", "A3"] }]);
});
