/** Lists made of quick builds, one or two per faction, for a quick start in any scenario. They use up the threat limit. */
import type { Catalogue, Faction, QuickBuild } from "@broadside/cards";
import type { ListOffer } from "./list-offer.ts";
import { buildName, type SquadNames } from "./squad-names.ts";

interface QuickLimits {
  readonly threat: number;
  /** The smallest and largest number of ships in a squad. */
  readonly ships: readonly [least: number, most: number];
  /** True in Epic Battles, the only games with wings and huge ships. */
  readonly isEpic: boolean;
}

export function quickLists(catalogue: Catalogue, { threat, ships, isEpic }: QuickLimits, names: SquadNames): readonly ListOffer[] {
  const factions = [...new Set([...catalogue.quickBuilds.values()].map(({ faction }) => faction))];
  const lists = [0, 1].flatMap((turn) =>
    factions.flatMap((faction) => {
      const builds = usableBuilds(catalogue, isEpic).filter((build) => build.faction === faction);
      const taken = filling(builds, threat, ships, turn);
      return taken.length === 0 ? [] : [listOf(catalogue, faction, taken, names)];
    }),
  );
  return lists.filter(({ id }, at) => lists.findIndex((other) => other.id === id) === at);
}

/** Returns the quick builds of which all ships are known. */
export const usableBuilds = (catalogue: Catalogue, isEpic: boolean): readonly QuickBuild[] =>
  [...catalogue.quickBuilds.values()].filter(({ wing, missing, ships }) => {
    const sizes = ships.map(({ pilot }) => catalogue.ships.get(catalogue.pilots.get(pilot)?.ship ?? "")?.size);
    return !missing?.includes("wingmates") && (isEpic || (!wing && !sizes.includes("huge")));
  });

/** Adds the most expensive builds that fit. `turn` decides which build is added first. No pilot is used twice. */
function filling(builds: readonly QuickBuild[], threat: number, [least, most]: QuickLimits["ships"], turn: number): readonly QuickBuild[] {
  // If the squad needs several ships, one build must not use up all the threat: each of the other ships needs at least 1.
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

function listOf(catalogue: Catalogue, faction: Faction, builds: readonly QuickBuild[], names: SquadNames): ListOffer {
  const title = names.squad(
    names.faction(faction),
    builds.map((build) => buildName(catalogue, build, names)),
  );
  return {
    id: `quick ${builds.map(({ id }) => id).join(" ")}`,
    title,
    source: "Quick builds",
    squads: [{ faction, ships: [], builds: builds.map(({ id }) => id) }],
  };
}
