/** Refusals for failures that no player caused. */
import type { Problem } from "@broadside/kit";
import type { AnyRefusal } from "@broadside/telling";

export const rulesFailed = (error: unknown): AnyRefusal => ({
  refused: "the rules failed",
  detail: error instanceof Error ? error.message : String(error),
});

export const problemLine = (problems: readonly Problem[]): string =>
  problems.map(({ path, reason }) => `${path} ${reason}`.trim()).join("; ");
