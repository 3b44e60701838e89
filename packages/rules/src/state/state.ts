/** The state of a game, and how it is copied and looked up; what it holds is said in `protocol`. */
import type { Ship, ShipId, State, Weapon } from "@broadside/protocol";

export * from "@broadside/protocol";

export const isPrimary = (weapon: Weapon): weapon is "primary" | "second primary" => typeof weapon === "string";

/** A copy that shares all that is never changed in place. */
export function clone(state: State): State {
  const ships: Ship[] = new Array(state.ships.length);
  for (let at = 0; at < ships.length; at += 1) ships[at] = { ...(state.ships[at] as Ship) };
  return state.remotes.length === 0 ? { ...state, ships } : { ...state, ships, remotes: state.remotes.map((remote) => ({ ...remote })) };
}

/** The same, with copies of ships that were made before and still hold; those that are missing are added to them. */
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

/** Whether it is a remote: those have places behind all ships. */
export const isRemote = ({ ships }: State, { place }: Ship): boolean => place >= ships.length;
