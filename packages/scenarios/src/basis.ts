/** What a part of a sheet is based on: either a source, or our own completion if no source says anything. */

export const MARKS = ["known", "ours"] as const;
export type Mark = (typeof MARKS)[number];

export interface Basis {
  readonly mark: Mark;
  /** The rule or public source, or what our completion is based on. */
  readonly from: string;
}

export const known = (from: string): Basis => ({ mark: "known", from });
export const ours = (from: string): Basis => ({ mark: "ours", from });
