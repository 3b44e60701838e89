/**
 * A look at a seat's secrets: by its player at facedown dials (2E-PLAN-10) or behind the cover of a shared screen, or by a judge. Everybody
 * is informed of it, but the record doesn't contain it, because it doesn't change the game.
 */
import type { LookKind, Phase, Seat } from "@broadside/protocol";

export interface SecretLook {
  readonly seat: Seat;
  readonly kind: LookKind;
  /** The input before the look, and its round and phase. */
  readonly number: number;
  readonly round: number;
  readonly phase: Phase;
}
