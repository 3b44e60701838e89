/** Refusals for failures that no player caused. */
import type { AnyRefusal } from "@broadside/protocol";

/** Says nothing about the error, because its text may have secrets in it. */
export const rulesFailed = (): AnyRefusal => ({ refused: "the rules failed" });
