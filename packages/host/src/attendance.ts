/** Who has a client at the table: a seat without one counts as away after a while, and is back as soon as it has one. */
import type { Seat } from "@broadside/rules";
import type { AnyRefusal } from "@broadside/telling";
import { playerAfter } from "./absence.ts";
import type { Looker } from "./clients.ts";
import type { GameInHand } from "./game-in-hand.ts";

export class Attendance {
  private readonly hand: GameInHand;
  /** Seats without a client, until they count as away; and those that do, where somebody stayed. */
  private readonly leaving = new Map<Seat, () => void>();
  private readonly left = new Set<Seat>();

  constructor(hand: GameInHand) {
    this.hand = hand;
  }

  leave(looker: Looker): void {
    this.hand.clients.remove(looker);
    const { awayAfter, clock } = this.hand.options;
    if (awayAfter === undefined) return;
    for (const seat of looker.seats) {
      if (this.hand.clients.hasPlayerOf(seat) || this.leaving.has(seat)) continue;
      this.leaving.set(
        seat,
        clock.after(awayAfter, () => void this.setAway(seat, true)),
      );
    }
  }

  isThere(seat: Seat): void {
    this.leaving.get(seat)?.();
    this.leaving.delete(seat);
    if (this.hand.options.awayAfter !== undefined) void this.setAway(seat, false);
  }

  /** Who could not be let go while they were the last goes when somebody is back. */
  private setAway(seat: Seat, away: boolean): Promise<unknown> {
    return this.hand.inTurn(async () => {
      if (this.hand.isClosed || this.hand.live.closed || this.hand.clients.hasPlayerOf(seat) === away) return;
      if (away) this.left.add(seat);
      else this.left.delete(seat);
      comeOrGo(this.hand, seat, away);
      if (!away) for (const other of this.left) comeOrGo(this.hand, other, true);
      await this.hand.publish();
    });
  }

  close(): void {
    for (const callOff of this.leaving.values()) callOff();
  }
}

/** A program takes over, the person takes the seat back, or the rules are told; why it is not done, where it is not. */
export function comeOrGo(
  hand: GameInHand,
  seat: Seat,
  away: boolean,
  said: unknown = { input: "away", seat, away },
): AnyRefusal | undefined {
  const after = playerAfter(hand.live, seat, away);
  if (!after) return hand.carryOut(said);
  if ("refused" in after) return after;
  hand.live.players[seat] = after.player;
  return undefined;
}
