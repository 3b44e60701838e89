/** Who is at the table: which seats have a client, and whether somebody is at that client. */
import type { Presence, Seat } from "@broadside/protocol";

/** One client's sign of life. */
interface Sign {
  readonly seats: readonly Seat[];
  /** Undefined until the client says so for the first time. Such a client counts as present while it is connected. */
  isHere: boolean | undefined;
  at: number;
}

/** After this long without a sign, a player counts as away, in milliseconds. */
const AWAY_AFTER = 30_000;

export class PresenceList {
  private readonly signs = new Map<unknown, Sign>();

  join(client: unknown, seats: readonly Seat[], now: number): void {
    this.signs.set(client, { seats, isHere: undefined, at: now });
  }

  leave(client: unknown): void {
    this.signs.delete(client);
  }

  say(client: unknown, isHere: boolean, now: number): void {
    const sign = this.signs.get(client);
    if (!sign) return;
    sign.isHere = isHere;
    sign.at = now;
  }

  /** Whether a person is at the table, at some client that answers for the seat. */
  of(seat: Seat, now: number): Exclude<Presence, "bot"> {
    let found: Exclude<Presence, "bot"> = "gone";
    for (const sign of this.signs.values()) {
      if (!sign.seats.includes(seat)) continue;
      if (isHere(sign, now)) return "here";
      found = "away";
    }
    return found;
  }

  /** The milliseconds until somebody who is here counts as away, without a further sign. */
  nextAlarm(now: number): number | undefined {
    const times = [...this.signs.values()].filter((sign) => sign.isHere && isHere(sign, now)).map(({ at }) => at + AWAY_AFTER - now);
    return times.length > 0 ? Math.min(...times) : undefined;
  }
}

const isHere = ({ isHere: said, at }: Sign, now: number): boolean => said === undefined || (said && now < at + AWAY_AFTER);
