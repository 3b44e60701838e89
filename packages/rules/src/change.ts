/**
 * The only way the state changes: fields of a ship, or of the state, are set to new values, and the change is recorded as it is. The same
 * data serve as the events that a watcher plays, and as what a judge or the players set by hand.
 */
import type { Ship, ShipId, State } from "./state.ts";
import { shipOf } from "./state.ts";

export type ShipFields = Omit<{ -readonly [Field in keyof Ship]: Ship[Field] }, "id" | "seat" | "place">;
export type StateFields = Omit<State, "stateVersion" | "ships">;

export type Change =
  | { readonly change: "ship"; readonly ship: ShipId; readonly set: Partial<ShipFields> }
  | { readonly change: "state"; readonly set: Partial<StateFields> };

/** Something worth telling that changes nothing by itself. The first field says what happened. */
export interface Note {
  readonly note: string;
  readonly ship?: ShipId | undefined;
  readonly target?: ShipId | undefined;
  /** A card by its registry key. */
  readonly card?: string | undefined;
  readonly piece?: string | undefined;
  readonly seat?: number | undefined;
  readonly rule?: string | undefined;
  readonly text?: string | undefined;
  readonly figure?: number | undefined;
  readonly faces?: readonly string[] | undefined;
}

export type GameEvent = Change | Note;

export const isChange = (event: GameEvent): event is Change => "change" in event;

export function apply(state: State, change: Change): void {
  if (change.change === "ship") Object.assign(shipOf(state, change.ship), change.set);
  else Object.assign(state, change.set);
}
