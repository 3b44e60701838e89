/** Every rule id that a source or a document names is a row of the rulebook. */
import { readFileSync } from "node:fs";
import { isRuleId, RULE_ID } from "@broadside/rulebook";
import { filesBelow } from "./freshness.ts";
import { inRoot } from "./root.ts";
import { isTest, type SourceFile, sourceFiles } from "./source-text.ts";

export function unknownRuleIds(): readonly string[] {
  const documents = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs"].flatMap(filesBelow).filter((path) => path.endsWith(".md"));
  const files: readonly SourceFile[] = [
    // Tests make up ids to see them refused; the ids in their titles are checked with their results.
    ...sourceFiles("packages", "apps", "tools/src").filter(({ path }) => !isTest(path)),
    ...documents.map((path) => ({ path, text: readFileSync(inRoot(path), "utf8") })),
  ];
  return files.flatMap(({ path, text }) =>
    [...new Set(text.match(RULE_ID))].filter((id) => !isRuleId(id)).map((id) => `${path}: ${id} is no rule`),
  );
}
