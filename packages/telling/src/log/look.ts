/** Somebody has looked at what is secret to a seat, which all are told. The game does not change by it, so its record does not have it. */
import type { Phase, Seat } from "@broadside/protocol";

/** At dials that lie facedown (2E-PLAN-10); behind the cover of one screen for all; or behind it although its PIN was not known. */
export const LOOKED_AT = ["dials", "cover", "cover without its PIN"] as const;
export type LookedAt = (typeof LOOKED_AT)[number];

export interface Look {
  readonly seat: Seat;
  readonly at: LookedAt;
  /** After which input, and in which round and phase. */
  readonly number: number;
  readonly round: number;
  readonly phase: Phase;
}
