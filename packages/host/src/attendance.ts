/**
 * Tracks which seats have a client at the table. A seat that has had no client for a while counts as away, until a client joins for that
 * seat again.
 */
import type { Seat } from "@broadside/rules";
import type { AnyRefusal } from "@broadside/telling";
import { playerAfter } from "./absence.ts";
import type { Client } from "./clients.ts";
import type { RunningGame } from "./running-game.ts";

export class Attendance {
  private readonly running: RunningGame;
  /** `leaving`: seats whose client has left, but that don't count as away yet. `left`: seats whose client didn't come back in time. */
  private readonly leaving = new Map<Seat, () => void>();
  private readonly left = new Set<Seat>();

  constructor(running: RunningGame) {
    this.running = running;
  }

  leave(client: Client): void {
    this.running.clients.remove(client);
    const { awayAfter, clock } = this.running.options;
    if (awayAfter === undefined) return;
    for (const seat of client.seats) {
      if (this.running.clients.hasPlayerOf(seat) || this.leaving.has(seat)) continue;
      this.leaving.set(
        seat,
        clock.after(awayAfter, () => void this.markAway(seat, true)),
      );
    }
  }

  isThere(seat: Seat): void {
    this.leaving.get(seat)?.();
    this.leaving.delete(seat);
    if (this.running.options.awayAfter !== undefined) void this.markAway(seat, false);
  }

  /**
   * Marks a seat as away or back. The last person at the table never counts as away, even after leaving, until somebody else comes back.
   */
  private markAway(seat: Seat, away: boolean): Promise<unknown> {
    return this.running.inTurn(async () => {
      if (this.running.isClosed || this.running.live.closed || this.running.clients.hasPlayerOf(seat) === away) return;
      if (away) this.left.add(seat);
      else this.left.delete(seat);
      setAway(this.running, seat, away);
      if (!away) for (const other of this.left) setAway(this.running, other, true);
      await this.running.publish();
    });
  }

  close(): void {
    for (const callOff of this.leaving.values()) callOff();
  }
}

/**
 * Handles a player who leaves or returns: a bot takes the seat or gives it back, or else the rules get the input `away`. Returns the reason
 * if that isn't possible.
 */
export function setAway(
  running: RunningGame,
  seat: Seat,
  away: boolean,
  said: unknown = { input: "away", seat, away },
): AnyRefusal | undefined {
  const after = playerAfter(running.live, seat, away);
  if (!after) return running.carryOut(said);
  if ("refused" in after) return after;
  running.live.players[seat] = after.player;
  return undefined;
}
