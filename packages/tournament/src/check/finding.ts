/** What the check of an event has to say. */
export interface Finding {
  readonly round?: number;
  /** The row of the log. */
  readonly entry?: number;
  /** The rule that was broken, or that speaks of it; none where a row is wrong in itself. */
  readonly rule?: string | undefined;
  readonly text: string;
  /** A note is about what the organiser wanted, what is still open, or what only later rows have changed. */
  readonly weight: "broken" | "note";
}
