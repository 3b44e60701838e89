/** Which ships of a list differ in nothing, so that they stand in one row. */
import type { Fault, SquadDraft } from "@broadside/squads";
import { wingWith } from "../entry/wings.ts";

/** The ships by their places in the list, each group where its first ship stands. Ships that are tied to others stand alone, and those with faults. */
export function equalShips(
  squad: SquadDraft,
  list: number,
  faults: readonly Fault[],
  isApart: (ship: number) => boolean,
): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>();
  squad.ships.forEach(({ pilot, upgrades, onlySection, dockedTo }, ship) => {
    const isTied =
      dockedTo !== undefined ||
      onlySection !== undefined ||
      wingWith(squad, ship) !== undefined ||
      squad.ships.some((other) => other.dockedTo === ship) ||
      faults.some(({ weight, place }) => weight === "illegal" && place.list === list && place.ship === ship);
    const cards = upgrades.map(({ id, section = "" }) => `${id} ${section}`).toSorted();
    const key = isTied || isApart(ship) ? `ship ${ship}` : [pilot, ...cards].join("|");
    groups.set(key, [...(groups.get(key) ?? []), ship]);
  });
  return [...groups.values()];
}
