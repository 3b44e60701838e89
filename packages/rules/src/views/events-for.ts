/**
 * What has happened since a client's last update, as its seats may see it. Applying these events to the client's view gives the new view.
 */
import type { SeenInput } from "@broadside/protocol";
import type { Game } from "../driver/game.ts";
import { type Change, type GameEvent, isChange, written } from "../state/change.ts";
import type { Seat } from "../state/seat.ts";
import type { ShipId } from "../state/state.ts";
import { masked, maskedChange, revealedBy, seenEntry } from "./secrets.ts";

export interface SeenEvents {
  readonly number: number;
  /** The input; absent for events before the first input. */
  readonly input: SeenInput | undefined;
  readonly events: readonly GameEvent[];
}

/** Returns the entries after number `since`. The last one also has changes for everything whose visibility has changed. */
export function eventsFor(game: Game, seats: readonly Seat[], since: number): readonly SeenEvents[] {
  const from = firstAfter(game, since);
  const told: { number: number; input: SeenInput | undefined; events: GameEvent[] }[] = [];
  const turned = new TurnedPieces();
  for (const { number, input, events, secret } of game.log.slice(from)) {
    for (const event of events) turned.look(event);
    told.push({
      number,
      input: input && seenEntry(game, { number, input, ...(secret && { secret }) }, seats).input,
      events: events.map((event) => written(isChange(event) ? maskedChange(game, event, seats) : event)),
    });
  }
  told[told.length - 1]?.events.push(...turned.asSeen(game, seats).map(written));
  return told;
}

function firstAfter({ log }: Game, since: number): number {
  let from = log.length;
  while (from > 0 && (log[from - 1]?.number ?? since) > since) from -= 1;
  return from;
}

/**
 * Collects things that become visible or hidden although they haven't changed. A dial is visible while its maneuver is executed, and the
 * list of a deck's cards that nobody can see changes when a card on a ship is turned over.
 */
class TurnedPieces {
  private decks = false;
  /** True if a maneuver has ended. A dial that wasn't executed is then hidden again. */
  private landed = false;
  private readonly dials = new Set<ShipId>();

  look(event: GameEvent): void {
    if (!isChange(event)) return;
    if (event.change === "ship") {
      if (event.set.damage) this.decks = true;
      if (event.set.dial !== undefined) this.dials.add(event.ship);
      return;
    }
    if (event.set.decks) this.decks = true;
    if ("motion" in event.set && !event.set.motion) this.landed = true;
    for (const ship of revealedBy(event.set.motion)) this.dials.add(ship);
  }

  asSeen(game: Game, seats: readonly Seat[]): readonly Change[] {
    if (this.landed) for (const { id, activated, dial } of game.state.ships) if (activated && dial !== undefined) this.dials.add(id);
    if (!this.decks && this.dials.size === 0) return [];
    const seen = masked(game, game.state, seats);
    const changes: Change[] = this.decks ? [{ change: "state", set: { decks: seen.decks } }] : [];
    for (const { id, dial } of seen.ships) if (this.dials.has(id)) changes.push({ change: "ship", ship: id, set: { dial } });
    return changes;
  }
}
