/** Every rule id that a source or a document names is a row of the rulebook. */
import { readFileSync } from "node:fs";
import { isRuleId, RULE_ID } from "@broadside/rulebook";
import { filesBelow } from "./freshness.ts";
import { inRoot } from "./root.ts";
import { isTest, type SourceFile, sourceFiles } from "./source-text.ts";

export function unknownRuleIds(): readonly string[] {
  const documents = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs"].flatMap(filesBelow).filter((path) => path.endsWith(".md"));
  return unknownIdsIn([
    ...sourceFiles("packages", "apps", "tools/src"),
    ...documents.map((path) => ({ path, text: readFileSync(inRoot(path), "utf8") })),
  ]);
}

/** Tests make up ids to see them refused, so they are skipped. The ids in their titles are checked with their results. */
export const unknownIdsIn = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, text }) => [...new Set(text.match(RULE_ID))].filter((id) => !isRuleId(id)).map((id) => `${path}: ${id} is no rule`));
