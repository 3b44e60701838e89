/** Rebuilds a list from a set-up. Quick builds are named by their ids. */
import type { Catalogue, QuickBuild } from "@broadside/cards";
import { type ShipSetup, type SquadSetup, squadWritten } from "@broadside/rules";
import type { SquadDraft } from "@broadside/squads";

export function squadDraft(squad: SquadSetup, catalogue: Catalogue): SquadDraft {
  const draft = squadWritten(squad);
  const numbers = [...new Set(squad.ships.flatMap(({ build }) => build ?? []))];
  if (numbers.length === 0) return draft;
  const builds = numbers.map((number) => {
    const ships = squad.ships.filter(({ build }) => build === number);
    return [...catalogue.quickBuilds.values()].find((build) => isBuild(build, ships, squad))?.id ?? "";
  });
  // The quick build of a wing already includes the wing, so the draft doesn't list it again.
  const { wings: _wings, ...rest } = draft;
  return { ...rest, ships: draft.ships.filter((_, at) => squad.ships[at]?.build === undefined), builds };
}

/** True if these ships are the build: the same cards and threat, and a wing only if the build is a wing. */
function isBuild({ ships, threat, wing }: QuickBuild, flown: readonly ShipSetup[], { ships: all, wings = [] }: SquadSetup): boolean {
  const [first] = flown;
  const isSame = ships.every(({ pilot, upgrades }, at) => pilot === flown[at]?.pilot && upgrades.join() === flown[at]?.upgrades.join());
  const leads = first !== undefined && wings.some(({ leader }) => all[leader] === first);
  return isSame && ships.length === flown.length && first?.points === threat && (wing !== undefined) === leads;
}
