/**
 * How a match ended: told by the record of a game, by a player, or put down by the staff. A game makes one, an event takes one in, and both mean
 * the same by every field. Sides are named by their place in the match, from 0; a list with a figure for each side is in their order.
 */
export interface Claim {
  /**
   * What each side has scored: points for enemy ships, mission points, or the scenario's own count. What victory counters add to a standard
   * score comes on top. Left out where losses are ticked off.
   */
  readonly scores?: readonly number[];
  /** What each side lost of its own lists. */
  readonly lost?: readonly (readonly Loss[])[];
  /** Sides that have no ship left, as the scenario counts them. Ticked losses say so by themselves. */
  readonly wiped?: readonly number[];
  /** Sides that gave up. */
  readonly conceded?: readonly number[];
  /** For each tie-break of the scenario, one after the other, the figures that it compares; more is better. */
  readonly tiebreak?: readonly (readonly number[])[];
  /** Victory counters of each side, where the scenario adds points for them. */
  readonly counters?: readonly number[];
  /** Time was called. */
  readonly time?: boolean;
  /** Rounds of the game that were played. */
  readonly rounds?: number;
  /** What it all came to as the game counted it. An event counts for itself, and refuses a claim that comes to something else. */
  readonly outcome?: ClaimedOutcome;
}

export interface ClaimedOutcome {
  /** With everything that counts. */
  readonly scores: readonly number[];
  /** Sides that won; none in a draw. */
  readonly winners: readonly number[];
}

/** One ship, or one section of it, and what became of it. */
export interface Loss {
  /** Whose list, by place in the side; 0 where a side is one player. */
  readonly member: number;
  /** By place in the squad. */
  readonly ship: number;
  readonly as: LossKind;
  /** Health lost, where ships of a quick build are counted together. */
  readonly health?: number;
}

export const LOSS_KINDS = ["destroyed", "fled", "escaped", "half", "fore crippled", "aft crippled", "damaged"] as const;
export type LossKind = (typeof LOSS_KINDS)[number];
