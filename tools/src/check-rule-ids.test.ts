import { beforeEach, expect, test, vi } from "vitest";
import { unknownRuleIds } from "./check-rule-ids.ts";
import { filesBelow } from "./freshness.ts";
import { type SourceFile, sourceFiles } from "./source-text.ts";

vi.mock("./source-text.ts", { spy: true });
vi.mock("./freshness.ts", { spy: true });

/** What is found in made-up sources, with no document beside them. */
const found = (...files: readonly SourceFile[]): readonly string[] => {
  vi.mocked(sourceFiles).mockReturnValue(files);
  vi.mocked(filesBelow).mockReturnValue([]);
  return unknownRuleIds();
};

beforeEach(() => void vi.resetAllMocks());

test("an id that is no row is named with its file, once", () => {
  expect(found({ path: "packages/kit/src/a.ts", text: "HS-TGT-03, HS-TGT-77, HS-TGT-77 and HS-TGT-03-Q" })).toEqual([
    "packages/kit/src/a.ts: HS-TGT-77 is no rule",
    "packages/kit/src/a.ts: HS-TGT-03-Q is no rule",
  ]);
});

test("rows, and words that only look like ids, are fine", () => {
  expect(found({ path: "packages/kit/src/a.ts", text: "HS-TGT-03, HS-TGT-92-Q, UTF-8, TEMPLATE-WIDTH-20, hs-tgt-77" })).toEqual([]);
});

test("tests of the tools may make ids up, the tools may not", () => {
  expect(found({ path: "tools/src/a.test.ts", text: "HS-TGT-77" }, { path: "tools/src/a.ts", text: "HS-TGT-77" })).toEqual([
    "tools/src/a.ts: HS-TGT-77 is no rule",
  ]);
});
