/** Functions that edit one list. Each returns a new list, in which wings and docking still refer to the same ships. */
import type { ShipDraft, SquadDraft, UpgradeDraft } from "@broadside/squads";

export const addShip = (squad: SquadDraft, ship: ShipDraft): SquadDraft => ({ ...squad, ships: [...squad.ships, ship] });

/**
 * Removes a ship. If a wing loses its leader or its last wingmate, the wing is removed too. If a carrier is removed, its docked ships stay
 * in the list.
 */
export const removeShip = (squad: SquadDraft, at: number): SquadDraft =>
  rearranged(
    squad,
    placesOf(squad).filter((place) => place !== at),
  );

/** Puts the copy right after the original. It has the same upgrades and belongs to no wing. */
export const duplicateShip = (squad: SquadDraft, at: number): SquadDraft =>
  rearranged(
    squad,
    placesOf(squad).flatMap((place) => (place === at ? [place, place] : [place])),
  );

/** Moves a ship by this many places. A ship that would move past either end stays where it is. */
export function moveShip(squad: SquadDraft, at: number, by: number): SquadDraft {
  const places = placesOf(squad);
  const target = at + by;
  if (target < 0 || target >= places.length) return squad;
  const [moved = at] = places.splice(at, 1);
  places.splice(target, 0, moved);
  return rearranged(squad, places);
}

export function withShip(squad: SquadDraft, at: number, change: (ship: ShipDraft) => ShipDraft): SquadDraft {
  return { ...squad, ships: squad.ships.map((ship, place) => (place === at ? change(ship) : ship)) };
}

/** Adds an upgrade, or replaces the one at `replaces`. */
export const setUpgrade = (squad: SquadDraft, at: number, upgrade: UpgradeDraft, replaces?: number): SquadDraft =>
  withShip(squad, at, (ship) => ({
    ...ship,
    upgrades:
      replaces === undefined ? [...ship.upgrades, upgrade] : ship.upgrades.map((old, place) => (place === replaces ? upgrade : old)),
  }));

export const removeUpgrade = (squad: SquadDraft, at: number, upgrade: number): SquadDraft =>
  withShip(squad, at, (ship) => ({ ...ship, upgrades: ship.upgrades.filter((_, place) => place !== upgrade) }));

export const dock = (squad: SquadDraft, at: number, carrier: number | undefined): SquadDraft =>
  withShip(squad, at, ({ dockedTo: _, ...ship }) => (carrier === undefined ? ship : { ...ship, dockedTo: carrier }));

/** Adds the corvette's missing Ship card. */
export const completeShip = (squad: SquadDraft, at: number): SquadDraft => withShip(squad, at, ({ onlySection: _, ...ship }) => ship);

export const addBuild = (squad: SquadDraft, id: string): SquadDraft => ({ ...squad, builds: [...(squad.builds ?? []), id] });

export const removeBuild = (squad: SquadDraft, at: number): SquadDraft => ({
  ...squad,
  builds: (squad.builds ?? []).filter((_, place) => place !== at),
});

export const toggleObstacle = (squad: SquadDraft, id: string): SquadDraft => {
  const chosen = squad.obstacles ?? [];
  return { ...squad, obstacles: chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id] };
};

/** Sets the list's name or player. If the text is empty, removes the name or the player. */
export function withText(squad: SquadDraft, key: "name" | "player", text: string): SquadDraft {
  const { [key]: _, ...rest } = squad;
  return text.trim() === "" ? rest : { ...rest, [key]: text.trim() };
}

const placesOf = ({ ships }: SquadDraft): number[] => ships.map((_, at) => at);

/** Returns the list with its ships in a new order. `places` gives each ship's old place, and a place that appears twice makes a copy. */
function rearranged(squad: SquadDraft, places: readonly number[]): SquadDraft {
  const moved = (place: number): number => places.indexOf(place);
  const ships = places.flatMap((place): readonly ShipDraft[] => {
    const ship = squad.ships[place];
    if (!ship) return [];
    const { dockedTo, ...rest } = ship;
    const carrier = dockedTo === undefined ? -1 : moved(dockedTo);
    return [carrier < 0 ? rest : { ...rest, dockedTo: carrier }];
  });
  if (!squad.wings) return { ...squad, ships };
  const wings = squad.wings
    .map(({ leader, wingmates }) => ({
      leader: moved(leader),
      wingmates: wingmates.map((mate) => ({ ...mate, ship: moved(mate.ship) })).filter(({ ship }) => ship >= 0),
    }))
    .filter(({ leader, wingmates }) => leader >= 0 && wingmates.length > 0);
  return { ...squad, ships, wings };
}
