import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { clarificationDocs } from "./clarification-docs.ts";
import { inRoot } from "./root.ts";

test("docs/clarifications.md is what npm run clarification-docs writes", () => {
  expect(readFileSync(inRoot("docs", "clarifications.md"), "utf8").replaceAll("\r\n", "\n")).toBe(clarificationDocs());
});
