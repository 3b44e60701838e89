/**
 * How a match ended, according to a game record, a player or the staff. Games write it and events read it, and every field means the same
 * to both. Sides are numbered from 0; lists with one number per side follow that order.
 */
export interface Claim {
  /**
   * Each side's score: points for enemy ships, mission points, or the scenario's own count. Points for victory counters are already added
   * to a standard score. Absent if losses are entered instead.
   */
  readonly scores?: readonly number[];
  /** The losses of each side from its own lists. */
  readonly lost?: readonly (readonly Loss[])[];
  /** Sides with no ships left, as the scenario counts them. If losses are entered, they already show this. */
  readonly wiped?: readonly number[];
  /** Sides that conceded. */
  readonly conceded?: readonly number[];
  /** Each side's values for each scenario tie-break, in order. Higher is better. */
  readonly tiebreak?: readonly (readonly number[])[];
  /** Each side's victory counters, if the scenario adds points for them. */
  readonly counters?: readonly number[];
  /** Time was called. */
  readonly time?: boolean;
  /** The number of rounds played. */
  readonly rounds?: number;
  /** The result as the game counted it. An event makes its own count and refuses a claim that disagrees. */
  readonly outcome?: ClaimedOutcome;
}

export interface ClaimedOutcome {
  /** The total scores. */
  readonly scores: readonly number[];
  /** The sides that won; none in a draw. */
  readonly winners: readonly number[];
}

/** One ship or section, and what happened to it. */
export interface Loss {
  /** The index of the list within the side; 0 for a single player. */
  readonly member: number;
  /** By place in the squad. */
  readonly ship: number;
  readonly as: LossKind;
  /** The health lost, if all ships in a quick build are counted together. */
  readonly health?: number;
}

export const LOSS_KINDS = ["destroyed", "fled", "escaped", "half", "fore crippled", "aft crippled", "damaged"] as const;
export type LossKind = (typeof LOSS_KINDS)[number];
