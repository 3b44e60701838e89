/** What happens in a game, as data: changes of its state, and notes that tell more than a change does. */
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

/** An event whose note may be of a kind that is not known here. */
export type ToldEvent = Change | AnyNote;
