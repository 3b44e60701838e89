/**
 * A claim about the end of a match, made by a game record, a player or the staff. Games write claims and events read them; every field
 * means the same to both. Sides are numbered from 0, and lists with one value per side are in that order.
 */
export interface Claim {
  /**
   * Each side's score: points for enemy ships, mission points, or what the scenario counts. A standard score already includes points for
   * victory counters. Absent if losses are entered instead.
   */
  readonly scores?: readonly number[];
  /** For each side, what it has lost from its own lists. */
  readonly lost?: readonly (readonly Loss[])[];
  /** Sides that have no ships left, by the scenario's rules. Not needed if losses are entered, because the losses already show it. */
  readonly wiped?: readonly number[];
  /** Sides that conceded. */
  readonly conceded?: readonly number[];
  /** For each side, its value for every tie-break in the scenario, in order. Higher is better. */
  readonly tiebreak?: readonly (readonly number[])[];
  /** Each side's victory counters, if the scenario gives points for them. */
  readonly counters?: readonly number[];
  /** True if time was called. */
  readonly time?: boolean;
  /** The number of rounds played. */
  readonly rounds?: number;
  /** True if the sides agreed on a draw, whatever the scores. */
  readonly agreedDraw?: boolean;
  /** The result as the game counted it. The event counts again, and refuses the claim if the two results differ. */
  readonly outcome?: ClaimedOutcome;
}

export interface ClaimedOutcome {
  /** The total scores. */
  readonly scores: readonly number[];
  /** The sides that won. Empty after a draw. */
  readonly winners: readonly number[];
}

/** One ship or section, and what happened to it. */
export interface Loss {
  /** The list's index on its side. For a single player, this is 0. */
  readonly member: number;
  /** The ship's index in the squad. */
  readonly ship: number;
  readonly as: LossKind;
  /** How much health the ship has lost, if it is scored together with the other ships in its quick build. */
  readonly health?: number;
}

export const LOSS_KINDS = ["destroyed", "fled", "escaped", "half", "fore crippled", "aft crippled", "damaged"] as const;
export type LossKind = (typeof LOSS_KINDS)[number];
