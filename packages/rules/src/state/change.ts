/**
 * The only way the state changes: fields of a ship, or of the state, are set to new values, and the change is recorded as it is. The same
 * data serve as the events that a watcher plays, and as what a judge or the players set by hand.
 */
import type { Change, GameEvent, ToldEvent } from "@broadside/protocol";
import type { Ship, State } from "./state.ts";
import { shipOf } from "./state.ts";

export type { Change, GameEvent, Note, ShipFields, StateFields } from "@broadside/protocol";

export const isChange = (event: ToldEvent): event is Change => "change" in event;

/** Gives fields of a thing new values. */
export function setFields<Thing extends object>(thing: Thing, set: Partial<Thing>): void {
  for (const field in set) thing[field] = set[field] as Thing[typeof field];
}

/** JSON knows no undefined: an emptied field is written `null`, and `apply` reads it so. */
export function apply(state: State, change: Change): void {
  const thing = (change.change === "ship" ? shipOf(state, change.ship) : state) as unknown as Record<string, unknown>;
  for (const [field, value] of Object.entries(change.set)) thing[field] = value ?? undefined;
}

/** An event as it stands in a record. */
export function written(event: GameEvent): GameEvent {
  if (!isChange(event)) return event;
  const fields = Object.entries(event.set);
  if (fields.every(([, value]) => value !== undefined)) return event;
  return { ...event, set: Object.fromEntries(fields.map(([field, value]) => [field, value === undefined ? null : value])) } as Change;
}

/** The changes that make one state of the other. */
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
  for (const field of Object.keys(from) as (keyof Thing)[]) {
    if (except.includes(field) || from[field] === to[field] || JSON.stringify(from[field]) === JSON.stringify(to[field])) continue;
    set[field] = to[field];
    some = true;
  }
  return some ? set : undefined;
}
