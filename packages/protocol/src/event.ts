/** Game events as data. Changes say which fields of the state have new values; notes say what happened. */
import type { ShipId } from "./ids.ts";
import type { AnyNote, Note } from "./notes.ts";
import type { Ship } from "./ship.ts";
import type { State } from "./state.ts";

export type ShipFields = Omit<{ -readonly [Field in keyof Ship]: Ship[Field] }, "id" | "place">;
export type StateFields = Omit<State, "stateVersion" | "ships" | "remotes">;

export type Change =
  | { readonly change: "ship"; readonly ship: ShipId; readonly set: Partial<ShipFields> }
  | { readonly change: "state"; readonly set: Partial<StateFields> };

export type GameEvent = Change | Note;

/** An event whose note may be of an unknown kind. */
export type AnyEvent = Change | AnyNote;
