/** The basis for a part of a sheet: a source, or our own completion if no source covers it. */

export const MARKS = ["known", "ours"] as const;
export type Mark = (typeof MARKS)[number];

export interface Basis {
  readonly mark: Mark;
  /** A rulebook row, a public source, or what our completion is based on. */
  readonly from: string;
}

export const known = (from: string): Basis => ({ mark: "known", from });
export const ours = (from: string): Basis => ({ mark: "ours", from });
