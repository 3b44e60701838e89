/** How a match ended, as told by a player or put down by the organiser. */
export interface Claim {
  /** Points that each side scored, in the order of the match's sides. Left out where losses are ticked off. */
  readonly scores?: readonly number[];
  /** What each side lost of its own lists. */
  readonly lost?: readonly (readonly Loss[])[];
  /** Sides (by place in the match) that have no ship left. Ticked losses say so by themselves. */
  readonly wiped?: readonly number[];
  /** Sides that gave up. */
  readonly conceded?: readonly number[];
  /** Scenario play: the figure that the scenario's tiebreaker compares, for each side. */
  readonly tiebreak?: readonly number[];
  /** Victory counters of each side, where the scenario adds points for them. */
  readonly counters?: readonly number[];
  /** Time was called. */
  readonly time?: boolean;
  /** Rounds of the game that were played. */
  readonly rounds?: number;
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
