/** A player looked at a seat's secrets, and everybody is informed. It doesn't change the game, so the record doesn't contain it. */
import type { Phase, Seat } from "@broadside/protocol";

/** Looks at facedown dials (2E-PLAN-10), behind the cover of a shared screen, or behind that cover without knowing its PIN. */
export const LOOK_KINDS = ["dials", "cover", "cover without its PIN"] as const;
export type LookKind = (typeof LOOK_KINDS)[number];

export interface SecretLook {
  readonly seat: Seat;
  readonly at: LookKind;
  /** The input before the look, and its round and phase. */
  readonly number: number;
  readonly round: number;
  readonly phase: Phase;
}
