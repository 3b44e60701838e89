/** The seats whose tokens are spent automatically when that helps. */
import type { Seat } from "@broadside/protocol";

export interface SpendForMe {
  /** Seats that want their tokens spent automatically. */
  readonly seats: readonly Seat[];
  begin(seat: Seat): void;
  stop(): void;
}
