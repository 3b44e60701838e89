/**
 * A player's look at a seat's secrets. Everybody is informed of it, but the record doesn't contain it, because it doesn't change the game.
 */
import type { Phase, Seat } from "@broadside/protocol";

/**
 * Where the player looked: at facedown dials (2E-PLAN-10), or behind the cover of a shared screen. A look without the cover's PIN is a
 * separate kind.
 */
export const LOOK_KINDS = ["dials", "cover", "cover without its PIN"] as const;
export type LookKind = (typeof LOOK_KINDS)[number];

export interface SecretLook {
  readonly seat: Seat;
  readonly kind: LookKind;
  /** The input before the look, and its round and phase. */
  readonly number: number;
  readonly round: number;
  readonly phase: Phase;
}
