/** Copies a game's state and looks things up in it. The fields are documented in the `protocol` package. */
import type { Ship, ShipId, State, Weapon } from "@broadside/protocol";

export * from "@broadside/protocol";

export const isPrimary = (weapon: Weapon): weapon is "primary" | "second primary" => typeof weapon === "string";

/** Returns a copy. Whatever is never changed in place is shared with the original. */
export function clone(state: State): State {
  const ships: Ship[] = new Array(state.ships.length);
  for (let at = 0; at < ships.length; at += 1) ships[at] = { ...(state.ships[at] as Ship) };
  return state.remotes.length === 0 ? { ...state, ships } : { ...state, ships, remotes: state.remotes.map((remote) => ({ ...remote })) };
}

/** Returns a copy of a state. Ships that have an up-to-date copy in `copies` aren't copied again; new copies are added to that list. */
export function copyOf(state: State, copies: (Ship | undefined)[]): State {
  const ships: Ship[] = [];
  for (const ship of state.ships) {
    const copy = copies[ship.place] ?? { ...ship };
    copies[ship.place] = copy;
    ships.push(copy);
  }
  if (state.remotes.length === 0) return { ...state, ships };
  const remotes = state.remotes.map((remote) => {
    copies[remote.place] ??= { ...remote };
    return copies[remote.place] as Ship;
  });
  return { ...state, ships, remotes };
}

/** Returns the ship or remote with this id. */
export function shipOf(state: State, id: ShipId): Ship {
  for (const ship of state.ships) if (ship.id === id) return ship;
  for (const remote of state.remotes) if (remote.id === id) return remote;
  throw new Error(`no ship ${id}`);
}

/** Whether a ship is a remote. Remotes are numbered after all ships. */
export const isRemote = ({ ships }: State, { place }: Ship): boolean => place >= ships.length;
