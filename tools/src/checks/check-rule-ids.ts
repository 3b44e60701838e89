/** Checks that every rule id in a source or a document exists in the rulebook. */
import { readFileSync } from "node:fs";
import { isRuleId, RULE_ID } from "@broadside/rulebook";
import { filesBelow } from "../files/freshness.ts";
import { isTest, type SourceFile, sourceFiles } from "../files/source-text.ts";
import { inRoot } from "../root.ts";

export function unknownRuleIds(): readonly string[] {
  const documents = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs"].flatMap(filesBelow).filter((path) => path.endsWith(".md"));
  return unknownIdsIn([
    ...sourceFiles("packages", "apps", "tools/src"),
    ...documents.map((path) => ({ path, text: readFileSync(inRoot(path), "utf8") })),
  ]);
}

/**
 * Skips tests, because some use made-up ids that must be refused. The ids in test titles are checked later, together with the test results.
 */
export const unknownIdsIn = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, text }) => [...new Set(text.match(RULE_ID))].filter((id) => !isRuleId(id)).map((id) => `${path}: ${id} is no rule`));
