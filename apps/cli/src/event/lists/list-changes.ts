/** A list that comes in beside the one that was there: the same, another in its place, or one that is far from its limit. */
import { type HandedList, nameOf, requiredLimits, type TournamentEvent, teamSizeOf } from "@broadside/tournament";
import type { ListOf } from "./list-check.ts";

/** Below so much of the limit, in hundredths, a list may be a slip of the finger. */
const SMALL = 90;

interface ListComparison {
  /** Only these are written down. */
  readonly changed: readonly ListOf[];
  /** In words: who has handed in the same list before. */
  readonly known: readonly string[];
  /** In words: which lists are there no longer. */
  readonly replaced: readonly string[];
  /** In words: which lists are small. */
  readonly small: readonly string[];
}

export function comparedWith(event: TournamentEvent, lists: readonly ListOf[]): ListComparison {
  const before = (player: string): HandedList | undefined => event.players.get(player)?.list;
  const isKnown = ([player, list]: ListOf): boolean => isSame(before(player), list);
  const changed = lists.filter((one) => !isKnown(one));
  return {
    changed,
    known: lists.filter(isKnown).map(([player]) => `${nameOf(event, player)} has handed in this list before; nothing was changed.`),
    replaced: changed.flatMap(([player]) => {
      const old = before(player);
      return old ? [`It replaces that of ${nameOf(event, player)} with ${pointsOf(old)} points.`] : [];
    }),
    small: changed.flatMap((one) => smallInWords(event, one)),
  };
}

/** The hash tells lists apart; of one on paper all that is known. */
const isSame = (old: HandedList | undefined, list: HandedList): boolean =>
  old !== undefined && old.hash === list.hash && old.faction === list.faction && pointsOf(old) === pointsOf(list);

const pointsOf = ({ squads }: HandedList): string => squads.map(({ points }) => points).join(", ");

function smallInWords(event: TournamentEvent, [player, { squads }]: ListOf): readonly string[] {
  const limits = requiredLimits(event, teamSizeOf(event, player));
  return squads.flatMap(({ points }, at) => {
    const limit = limits[at] ?? 0;
    const which = squads.length > 1 ? `list ${at + 1}` : "the list";
    return points * 100 < SMALL * limit ? [`Note: ${which} of ${nameOf(event, player)} has ${points} of ${limit} points.`] : [];
  });
}
