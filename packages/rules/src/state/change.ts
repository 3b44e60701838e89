/**
 * The only code that changes the state. A change sets fields of a ship or of the state to new values. Every change is recorded. Clients
 * replay recorded changes as events, and manual edits by a judge or the players are changes too.
 */
import { keysIn } from "@broadside/kit";
import type { AnyEvent, Change, GameEvent } from "@broadside/protocol";
import type { Ship, State } from "./state.ts";
import { shipOf } from "./state.ts";

export type { Change, GameEvent, Note, ShipFields, StateFields } from "@broadside/protocol";

export const isChange = (event: AnyEvent): event is Change => "change" in event;

/** Sets fields of an object. */
export function setFields<Thing extends object>(thing: Thing, set: Partial<Thing>): void {
  for (const field in set) thing[field] = set[field] as Thing[typeof field];
}

/**
 * Applies a change to a state. JSON has no undefined, so a change that clears a field contains `null`, which is turned into undefined here.
 */
export function apply(state: State, change: Change): void {
  const thing = (change.change === "ship" ? shipOf(state, change.ship) : state) as unknown as Record<string, unknown>;
  for (const [field, value] of Object.entries(change.set)) thing[field] = value ?? undefined;
}

/** Returns an event in the form in which records store it. */
export function written(event: GameEvent): GameEvent {
  if (!isChange(event)) return event;
  const fields = Object.entries(event.set);
  if (fields.every(([, value]) => value !== undefined)) return event;
  return { ...event, set: Object.fromEntries(fields.map(([field, value]) => [field, value === undefined ? null : value])) } as Change;
}

/** Returns the changes that turn the first state into the second. */
export function differences(from: State, to: State): readonly Change[] {
  const found: Change[] = [];
  const after = [...to.ships, ...to.remotes];
  [...from.ships, ...from.remotes].forEach((ship, place) => {
    const set = changedFields<Ship>(ship, after[place] as Ship, []);
    if (set) found.push({ change: "ship", ship: ship.id, set });
  });
  const set = changedFields<State>(from, to, ["ships", "remotes"]);
  if (set) found.push({ change: "state", set });
  return found;
}

function changedFields<Thing extends object>(from: Thing, to: Thing, except: readonly (keyof Thing)[]): Partial<Thing> | undefined {
  const set: Partial<Thing> = {};
  let some = false;
  for (const field of keysIn(from)) {
    if (except.includes(field) || from[field] === to[field] || JSON.stringify(from[field]) === JSON.stringify(to[field])) continue;
    set[field] = to[field];
    some = true;
  }
  return some ? set : undefined;
}
