/** The state of a game: copying it and looking things up; `protocol` documents its fields. */
import type { Ship, ShipId, State, Weapon } from "@broadside/protocol";

export * from "@broadside/protocol";

export const isPrimary = (weapon: Weapon): weapon is "primary" | "second primary" => typeof weapon === "string";

/** Returns a copy that shares everything that is never changed in place. */
export function clone(state: State): State {
  const ships: Ship[] = new Array(state.ships.length);
  for (let at = 0; at < ships.length; at += 1) ships[at] = { ...(state.ships[at] as Ship) };
  return state.remotes.length === 0 ? { ...state, ships } : { ...state, ships, remotes: state.remotes.map((remote) => ({ ...remote })) };
}

/** The same, but reuses ship copies that are still up to date and adds missing ones to the list. */
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

/** A ship, or a remote. */
export function shipOf(state: State, id: ShipId): Ship {
  for (const ship of state.ships) if (ship.id === id) return ship;
  for (const remote of state.remotes) if (remote.id === id) return remote;
  throw new Error(`no ship ${id}`);
}

/** Whether the number belongs to a remote: remotes are numbered after all ships. */
export const isRemote = ({ ships }: State, { place }: Ship): boolean => place >= ships.length;
