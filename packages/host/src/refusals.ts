/** Refusals for failures that no player caused. */
import type { Problem } from "@broadside/kit";
import type { AnyRefusal } from "@broadside/telling";

/** Says nothing about the error, because its text may have secrets in it. */
export const rulesFailed = (): AnyRefusal => ({ refused: "the rules failed" });

export const problemLine = (problems: readonly Problem[]): string =>
  problems.map(({ path, reason }) => `${path} ${reason}`.trim()).join("; ");
