/** One result of an event's check. */
import type { FoundFact } from "../reasons/findings.ts";

export interface Finding {
  readonly round?: number;
  /** The row of the log. */
  readonly entry?: number;
  /** The rule that is broken, or that the finding is about. */
  readonly rule?: string | undefined;
  readonly found: FoundFact;
  /** Notes are about the organiser's own choices, open matters, and what only later rows have changed. */
  readonly weight: "broken" | "note";
}
