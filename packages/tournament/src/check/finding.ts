/** Something that an event's check has found. */
import type { FoundFact } from "../reasons/findings.ts";

export interface Finding {
  readonly round?: number;
  /** The row of the log. */
  readonly entry?: number;
  /** The rule that is broken, or that the finding is about. */
  readonly rule?: string | undefined;
  readonly found: FoundFact;
  /** A note is about something the organiser chose, something still open, or something that only later rows have changed. */
  readonly weight: "broken" | "note";
}
