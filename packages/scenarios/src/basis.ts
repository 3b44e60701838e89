/** What a part of a sheet is based on: a source, or our own reconstruction where no source says anything. */

export const MARKS = ["known", "ours"] as const;
export type Mark = (typeof MARKS)[number];

export interface Basis {
  readonly mark: Mark;
  /** The rule or public source; for our own reconstructions, what they are based on. */
  readonly from: string;
}

export const known = (from: string): Basis => ({ mark: "known", from });
export const ours = (from: string): Basis => ({ mark: "ours", from });
