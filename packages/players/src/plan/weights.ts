/** What a position is worth, as weights: in hundredths of the largest side's points. */
export interface Weights {
  /** Damage done, and damage taken. */
  readonly dealt: number;
  readonly taken: number;
  /** A foe near and ahead of the nose; a foe that has the ship ahead of its own. Shares of the ship's worth. */
  readonly ahead: number;
  readonly chased: number;
  /** For each metre to the nearest foe. */
  readonly apart: number;
  /** Shares of the ship's worth: stress, an obstacle on the way, few ways on. */
  readonly stress: number;
  readonly rough: number;
  readonly cornered: number;
  /** For each ship run into, a share of the worth of the one that runs. */
  readonly crash: number;
  /** A token to change dice with, a lock. */
  readonly token: number;
}

export const HAND_SET: Weights = {
  dealt: 1,
  taken: 0.9,
  ahead: 0.12,
  chased: 0.06,
  apart: 6,
  stress: 0.05,
  rough: 0.06,
  cornered: 0.5,
  crash: 0.08,
  token: 0.6,
};
