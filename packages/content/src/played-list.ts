/** The list that a seat has flown, read back from the set-up of its game: what an event has locked by its hash is held against it. */
import type { Catalogue, QuickBuild } from "@broadside/cards";
import { type ShipSetup, type SquadSetup, wingNumber } from "@broadside/rules";
import { type Format, type ShipDraft, type SquadDraft, squadHash } from "@broadside/squads";

/** Its hash as a list of that format. */
export const playedHash = (squad: SquadSetup, format: Format, catalogue: Catalogue): string =>
  squadHash(playedDraft(squad, catalogue), format, catalogue);

/** Quick builds come after all other ships, and bring their wings with them. */
function playedDraft({ faction, ships, wings = [] }: SquadSetup, catalogue: Catalogue): SquadDraft {
  const own = ships.filter(({ build }) => build === undefined);
  const formed = wings.filter(({ leader }) => leader < own.length);
  const builds = buildsIn(ships).map((together) => buildOf(together, faction, catalogue)?.id ?? "unknown");
  return {
    faction,
    ships: own.map(shipDraft),
    ...(formed.length > 0 && {
      wings: formed.map(({ leader, mates }) => ({
        leader,
        wingmates: mates.map(({ ship, position }) => ({ ship, position: wingNumber(position) })),
      })),
    }),
    ...(builds.length > 0 && { builds }),
  };
}

const shipDraft = ({ pilot, upgrades, sections, dockedTo }: ShipSetup): ShipDraft => ({
  pilot,
  upgrades: upgrades.map((id, at) => {
    const section = sections?.[at];
    return section === undefined ? { id } : { id, section };
  }),
  ...(dockedTo !== undefined && { dockedTo }),
});

/** Ships with the same number came as one build. */
function buildsIn(ships: readonly ShipSetup[]): readonly (readonly ShipSetup[])[] {
  const numbers = [...new Set(ships.flatMap(({ build }) => build ?? []))];
  return numbers.map((number) => ships.filter(({ build }) => build === number));
}

/** No two builds of a faction have the same ships and threat. */
function buildOf(together: readonly ShipSetup[], faction: string, { quickBuilds }: Catalogue): QuickBuild | undefined {
  const threat = together.reduce((sum, { points }) => sum + points, 0);
  return [...quickBuilds.values()].find(
    (build) =>
      build.faction === faction &&
      build.threat === threat &&
      build.ships.length === together.length &&
      build.ships.every(({ pilot, upgrades }, at) => pilot === together[at]?.pilot && sameCards(upgrades, together[at]?.upgrades ?? [])),
  );
}

const sameCards = (one: readonly string[], other: readonly string[]): boolean => one.toSorted().join() === other.toSorted().join();
