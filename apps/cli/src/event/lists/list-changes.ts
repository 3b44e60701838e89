/** Compares a new list with the player's earlier one and with the limit. */
import { nameOf, requiredLimits, type SubmittedList, type TournamentEvent, teamSizeOf } from "@broadside/tournament";
import type { PlayerList } from "./list-check.ts";

/** A list below this percentage of the limit may be a mistake. */
const SMALL = 90;

interface ListComparison {
  /** The lists that differ from the player's earlier one. Only these are recorded. */
  readonly changed: readonly PlayerList[];
  /** A sentence for each player who handed in the same list before. */
  readonly known: readonly string[];
  /** A sentence for each list that replaces another. */
  readonly replaced: readonly string[];
  /** A sentence for each small list. */
  readonly small: readonly string[];
}

export function compareLists(event: TournamentEvent, lists: readonly PlayerList[]): ListComparison {
  const before = (player: string): SubmittedList | undefined => event.players.get(player)?.list;
  const isKnown = ([player, list]: PlayerList): boolean => isSame(before(player), list);
  const changed = lists.filter((one) => !isKnown(one));
  return {
    changed,
    known: lists.filter(isKnown).map(([player]) => `${nameOf(event, player)} already handed in this list, so nothing changed.`),
    replaced: changed.flatMap(([player]) => {
      const old = before(player);
      return old ? [`This replaces ${nameOf(event, player)}'s earlier list with ${pointsOf(old)} points.`] : [];
    }),
    small: changed.flatMap((one) => smallInWords(event, one)),
  };
}

/** Compares the lists' hashes, or everything known about a paper list. */
const isSame = (old: SubmittedList | undefined, list: SubmittedList): boolean =>
  old !== undefined && old.hash === list.hash && old.faction === list.faction && pointsOf(old) === pointsOf(list);

const pointsOf = ({ squads }: SubmittedList): string => squads.map(({ points }) => points).join(", ");

function smallInWords(event: TournamentEvent, [player, { squads }]: PlayerList): readonly string[] {
  const limits = requiredLimits(event, teamSizeOf(event, player));
  return squads.flatMap(({ points }, at) => {
    const limit = limits[at] ?? 0;
    const which = squads.length > 1 ? `list ${at + 1}` : "list";
    return points * 100 < SMALL * limit ? [`${nameOf(event, player)}'s ${which} has only ${points} of ${limit} points.`] : [];
  });
}
