/** Reads a result from the command: totals or losses, and other facts such as who conceded. */

import type { Claim, Loss } from "@broadside/formats";
import { lostPoints, type Match, matchRules, membersOf, nameOf, type Round, squadsAt, type TournamentEvent } from "@broadside/tournament";
import { complain } from "../../terminal/messages.ts";
import type { OptionReader } from "../../terminal/option-reader.ts";
import { everyoneAt, findPerson, findSide } from "../people/find-people.ts";
import { readLostShips } from "./lost-ships.ts";

/** Reads the claim. Prints the reason and returns undefined if a side or ship is unknown. */
export function claimFrom(
  options: OptionReader,
  scores: readonly number[],
  event: TournamentEvent,
  round: Round,
  match: Match,
): Claim | undefined {
  const wiped = sidesNamed(options, "wiped", event, round, match);
  const conceded = sidesNamed(options, "conceded", event, round, match);
  const lossTexts = options.several("lost");
  const lost = lossTexts && readLosses(lossTexts, event, round, match);
  if (!wiped || !conceded || (lossTexts && !lost)) return undefined;
  const byPoints = lost && scoresOf(lost, event, round, match);
  const [rounds, tiebreak, counters] = [options.whole("game-rounds"), options.numberLists("tiebreak"), options.numbers("counters")];
  return {
    ...(scores.length > 0 ? { scores } : byPoints && { scores: byPoints }),
    ...(lost && { lost: lost.ticked }),
    ...(wiped.length > 0 && { wiped }),
    ...(conceded.length > 0 && { conceded }),
    ...(tiebreak && { tiebreak }),
    ...(counters && { counters }),
    ...(options.flag("time") && { time: true }),
    ...(rounds !== undefined && { rounds }),
  };
}

/** Returns the positions of the named sides in the match. */
function sidesNamed(options: OptionReader, key: string, event: TournamentEvent, round: Round, match: Match): readonly number[] | undefined {
  const places = (options.several(key) ?? []).map((text) => placeOf(event, round, match, text));
  const known = places.filter((place) => place !== undefined);
  return known.length === places.length ? known : undefined;
}

function placeOf(event: TournamentEvent, round: Round, match: Match, text: string): number | undefined {
  const side = findSide(event, round, text, everyoneAt(event, match));
  const place = side === undefined ? -1 : match.sides.indexOf(side);
  if (side !== undefined && place < 0)
    complain(
      `${nameOf(event, side)} doesn't play at table ${match.table}.`,
      `Name a player or team at table ${match.table}: ${match.sides.map((one) => nameOf(event, one)).join(", ")}.`,
    );
  return place < 0 ? undefined : place;
}

/** Each side's losses: lost ships, or points for a paper list. */
interface ReportedLosses {
  readonly ticked: readonly (readonly Loss[])[];
  /** The points lost by sides with a paper list. */
  readonly points: readonly (number | undefined)[];
}

/** Calculates scores if a loss is given in points, as it is for a paper list. Each side scores what the other side lost. */
function scoresOf({ ticked, points }: ReportedLosses, event: TournamentEvent, round: Round, match: Match): readonly number[] | undefined {
  if (match.sides.length !== 2 || points.every((lost) => lost === undefined)) return undefined;
  const [squads, { count }] = [squadsAt(event, round, match), matchRules(event, round.plan)];
  return match.sides.map((_, side) => points[1 - side] ?? lostPoints(squads[1 - side] ?? [], ticked[1 - side] ?? [], count));
}

/** Reads "Ana: 1, Wedge Antilles half, 3 fore" for each side or team member. "Ben: 120 points" is for paper lists. */
function readLosses(texts: readonly string[], event: TournamentEvent, round: Round, match: Match): ReportedLosses | undefined {
  const ticked: Loss[][] = match.sides.map(() => []);
  const points: (number | undefined)[] = match.sides.map(() => undefined);
  for (const text of texts) {
    const colon = text.lastIndexOf(":");
    const who = text.slice(0, Math.max(0, colon)).trim();
    if (colon < 0) {
      complain(`"${text}" doesn't say who lost what.`, 'Use a name, a colon and the ships, such as --lost "Ana: 1, 3 fore; Ben: 4 fled".');
      return undefined;
    }
    const id = findPerson(event, who, "player or team", everyoneAt(event, match));
    const place = id === undefined ? undefined : placeOf(event, round, match, who);
    if (id === undefined || place === undefined) return undefined;
    const members = membersOf(event, match.sides[place] ?? "");
    const member = members.indexOf(id);
    if (member < 0) {
      complain(
        `${nameOf(event, id)} is a team, and losses belong to its members.`,
        `Enter the losses of ${members.map((one) => nameOf(event, one)).join(" and ")} separately.`,
      );
      return undefined;
    }
    const ships = squadsAt(event, round, match)[place]?.[member]?.ships ?? [];
    const [, lost] = /^\s*(\d{1,4})\s*points?\s*$/i.exec(text.slice(colon + 1)) ?? [];
    if (lost !== undefined && ships.length === 0) points[place] = (points[place] ?? 0) + Number(lost);
    const losses =
      lost !== undefined && ships.length === 0 ? [] : readLostShips(text.slice(colon + 1), { owner: nameOf(event, id), member, ships });
    if (!losses) return undefined;
    ticked[place]?.push(...losses);
  }
  return { ticked, points };
}
