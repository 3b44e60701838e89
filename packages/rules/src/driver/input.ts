/** Inputs, and why one was not taken. */
import type { Refusal } from "@broadside/protocol";

export { type Answer, type Entry, type Input, type InputKind, REFUSALS, type Refusal, type RefusalReason } from "@broadside/protocol";

/** A refusal in one line, as reports name it. */
export function refusalLine({ refused, detail, rule }: Refusal): string {
  const more = [detail, rule].filter((word) => word !== undefined);
  return more.length > 0 ? `${refused} (${more.join("; ")})` : refused;
}
