/** Squads of quick builds, one or two a faction, that fill a limit of threat: something to start with in any scenario. */
import { type Catalogue, FACTION_NAMES, type Faction, type QuickBuild } from "@broadside/cards";
import type { SquadDraft } from "@broadside/squads";

interface QuickLimits {
  readonly threat: number;
  /** How many ships a squad may have. */
  readonly ships: readonly [least: number, most: number];
  /** Wings and huge ships fly in Epic Battles alone. */
  readonly isEpic: boolean;
}

interface QuickList {
  readonly id: string;
  readonly title: string;
  readonly squad: SquadDraft;
}

export function quickLists(catalogue: Catalogue, { threat, ships, isEpic }: QuickLimits): readonly QuickList[] {
  const factions = [...new Set([...catalogue.quickBuilds.values()].map(({ faction }) => faction))];
  const lists = [0, 1].flatMap((turn) =>
    factions.flatMap((faction) => {
      const builds = usableBuilds(catalogue, isEpic).filter((build) => build.faction === faction);
      const taken = filling(builds, threat, ships, turn);
      return taken.length === 0 ? [] : [listOf(catalogue, faction, taken)];
    }),
  );
  return lists.filter(({ id }, at) => lists.findIndex((other) => other.id === id) === at);
}

/** Those whose ships are all known. */
export const usableBuilds = (catalogue: Catalogue, isEpic: boolean): readonly QuickBuild[] =>
  [...catalogue.quickBuilds.values()].filter(({ wing, missing, ships }) => {
    const sizes = ships.map(({ pilot }) => catalogue.ships.get(catalogue.pilots.get(pilot)?.ship ?? "")?.size);
    return !missing?.includes("wingmates") && (isEpic || (!wing && !sizes.includes("huge")));
  });

/** The dearest that still fit, one after another, beginning with another one each turn; no pilot flies twice. */
function filling(builds: readonly QuickBuild[], threat: number, [least, most]: QuickLimits["ships"], turn: number): readonly QuickBuild[] {
  // A squad of at least three leaves room for the others.
  const dearest = Math.max(1, threat - (least - 1));
  const sorted = builds.filter((build) => build.threat <= dearest).toSorted((one, other) => other.threat - one.threat);
  const taken: QuickBuild[] = [];
  const pilots = new Set<string>();
  let left = threat;
  let count = 0;
  for (const build of [...sorted.slice(turn), ...sorted.slice(0, turn)]) {
    const missing = Math.max(0, least - count - build.ships.length);
    if (build.threat > left - missing || count + build.ships.length > most) continue;
    if (build.ships.some(({ pilot }) => pilots.has(pilot))) continue;
    taken.push(build);
    for (const { pilot } of build.ships) pilots.add(pilot);
    left -= build.threat;
    count += build.ships.length;
  }
  return count < least ? [] : taken;
}

function listOf(catalogue: Catalogue, faction: Faction, builds: readonly QuickBuild[]): QuickList {
  const title = squadTitle(
    faction,
    builds.map((build) => buildName(catalogue, build)),
  );
  return {
    id: `quick ${builds.map(({ id }) => id).join(" ")}`,
    title,
    squad: { faction, ships: [], builds: builds.map(({ id }) => id) },
  };
}

/** By who flies in it, the first two by name. */
export const squadTitle = (faction: Faction, names: readonly string[]): string =>
  `${FACTION_NAMES[faction]}: ${names.length > 2 ? `${names.slice(0, 2).join(", ")} and ${names.length - 2} more` : names.join(" and ")}`;

/** By its first pilot; a wing says how many follow. */
export function buildName(catalogue: Catalogue, { wing, ships, id }: QuickBuild): string {
  const name = catalogue.pilots.get(ships[0]?.pilot ?? "")?.name ?? id;
  if (ships.length === 1) return name;
  return wing ? `${name}’s wing of ${ships.length}` : `${name} and ${ships.length - 1} more`;
}
