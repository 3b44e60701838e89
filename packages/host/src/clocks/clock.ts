/** The source of time for a host. Packages never read a clock themselves. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls `run` once after this much time. The returned function cancels the call. */
  after(milliseconds: number, run: () => void): () => void;
}
