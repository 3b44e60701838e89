/** Groups a list's matching ships, which share a row. */
import type { ListProblem, SquadDraft } from "@broadside/squads";
import { wingWith } from "../../lists/entry/wings.ts";

/**
 * Groups matching ships and returns their places in the list. Groups are in the order of their first ships. A ship that has a problem, or
 * is tied to another ship by a wing or by docking, gets a separate group.
 */
export function matchingShips(
  squad: SquadDraft,
  list: number,
  problems: readonly ListProblem[],
  isApart: (ship: number) => boolean,
): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>();
  squad.ships.forEach(({ pilot, upgrades, onlySection, dockedTo }, ship) => {
    const isTied =
      dockedTo !== undefined ||
      onlySection !== undefined ||
      wingWith(squad, ship) !== undefined ||
      squad.ships.some((other) => other.dockedTo === ship) ||
      problems.some(({ weight, place }) => weight === "illegal" && place.list === list && place.ship === ship);
    const cards = upgrades.map(({ id, section = "" }) => `${id} ${section}`).toSorted();
    const key = isTied || isApart(ship) ? `ship ${ship}` : [pilot, ...cards].join("|");
    groups.set(key, [...(groups.get(key) ?? []), ship]);
  });
  return [...groups.values()];
}
