import { expect, test } from "vitest";
import { parseRuleAddress } from "../addresses/rules.ts";
import { parseRuleQuery } from "./query.ts";

test("a filter with an unknown value is ignored", () => {
  expect(parseRuleQuery(parseRuleAddress({ edition: "3e", layer: "", ledger: 7 }))).toEqual({ q: "" });
  expect(parseRuleQuery(parseRuleAddress({ q: "energy", edition: "1e" }))).toEqual({ q: "energy", edition: "1e" });
});
