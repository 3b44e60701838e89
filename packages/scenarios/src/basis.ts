/** What a part of a sheet rests on: a source says so, or we have completed it, since no source at hand does. */

export const MARKS = ["known", "ours"] as const;
export type Mark = (typeof MARKS)[number];

export interface Basis {
  readonly mark: Mark;
  /** A row of the rulebook, a public source, or what our completion follows. */
  readonly from: string;
}

export const known = (from: string): Basis => ({ mark: "known", from });
export const ours = (from: string): Basis => ({ mark: "ours", from });
