import { expect, test } from "vitest";
import type { SourceFile } from "../files/source-text.ts";
import { unknownIdsIn } from "./check-rule-ids.ts";

/** The problems found in made-up sources. */
const found = (...files: readonly SourceFile[]): readonly string[] => unknownIdsIn(files);

test("an id that is not a rule is reported with its file, once", () => {
  expect(found({ path: "packages/kit/src/a.ts", text: "HS-TGT-03, HS-TGT-77, HS-TGT-77 and HS-TGT-03-Q" })).toEqual([
    "packages/kit/src/a.ts: HS-TGT-77 is no rule",
    "packages/kit/src/a.ts: HS-TGT-03-Q is no rule",
  ]);
});

test("rules, and words that only look like ids, are fine", () => {
  expect(found({ path: "packages/kit/src/a.ts", text: "HS-TGT-03, HS-TGT-92-Q, UTF-8, TEMPLATE-WIDTH-20, hs-tgt-77" })).toEqual([]);
});

test("the tools' tests may make ids up, the tools may not", () => {
  expect(found({ path: "tools/src/a.test.ts", text: "HS-TGT-77" }, { path: "tools/src/a.ts", text: "HS-TGT-77" })).toEqual([
    "tools/src/a.ts: HS-TGT-77 is no rule",
  ]);
});
