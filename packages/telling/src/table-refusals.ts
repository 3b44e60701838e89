/** Reasons why a host may refuse a client's message, besides those in the rules. */
import type { Refusal } from "@broadside/rules";

export const TABLE_REFUSALS = [
  "not this client's seat",
  "a program plays this seat",
  "for a judge alone",
  "for players and judges",
  "taking back is not agreed on",
  "aids are not agreed on",
  "no hint was found",
  "no attack is asked about",
  "no ship is to be placed",
  "each ship is placed by itself",
  "went on elsewhere",
  "not kept",
  "the rules failed",
  "only to be watched",
] as const;
export type TableRefusalReason = (typeof TABLE_REFUSALS)[number];

export interface TableRefusal {
  readonly refused: TableRefusalReason;
  readonly detail?: string | undefined;
}

export type AnyRefusal = Refusal | TableRefusal;
