/** How a match ended, from the words of the command: totals, or losses ticked off, and what else is told. */
import type { Claim, Loss } from "@broadside/formats";
import { lostPoints, type Match, matchRules, membersOf, nameOf, type Round, squadsAt, type TournamentEvent } from "@broadside/tournament";
import { complain } from "../../exit-codes.ts";
import type { OptionReader } from "../../terminal/option-reader.ts";
import { everybodyAt, findSide, findWho } from "../people/find-people.ts";
import { readLostShips } from "./lost-ships.ts";

/** Undefined, with the reason said, where a side or a ship cannot be told. */
export function claimFrom(
  options: OptionReader,
  scores: readonly number[],
  event: TournamentEvent,
  round: Round,
  match: Match,
): Claim | undefined {
  const wiped = sidesNamed(options, "wiped", event, round, match);
  const conceded = sidesNamed(options, "conceded", event, round, match);
  const told = options.several("lost");
  const lost = told && readLosses(told, event, round, match);
  if (!wiped || !conceded || (told && !lost)) return undefined;
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

/** Places in the match. */
function sidesNamed(options: OptionReader, key: string, event: TournamentEvent, round: Round, match: Match): readonly number[] | undefined {
  const places = (options.several(key) ?? []).map((text) => placeOf(event, round, match, text));
  const known = places.filter((place) => place !== undefined);
  return known.length === places.length ? known : undefined;
}

function placeOf(event: TournamentEvent, round: Round, match: Match, text: string): number | undefined {
  const side = findSide(event, round, text, everybodyAt(event, match));
  const place = side === undefined ? -1 : match.sides.indexOf(side);
  if (side !== undefined && place < 0) complain(`${nameOf(event, side)} does not sit at table ${match.table}.`);
  return place < 0 ? undefined : place;
}

/** What was lost, side by side. */
interface ToldLosses {
  readonly ticked: readonly (readonly Loss[])[];
  /** Of a side whose list is on paper: the points it has lost. */
  readonly points: readonly (number | undefined)[];
}

/** The points that a paper list has lost count for the other side, and ticks for this one. */
function scoresOf({ ticked, points }: ToldLosses, event: TournamentEvent, round: Round, match: Match): readonly number[] | undefined {
  if (match.sides.length !== 2 || points.every((told) => told === undefined)) return undefined;
  const [squads, { count }] = [squadsAt(event, round, match), matchRules(event, round.plan)];
  return match.sides.map((_, side) => points[1 - side] ?? lostPoints(squads[1 - side] ?? [], ticked[1 - side] ?? [], count));
}

/** "Ana: 1, Wedge Antilles half, 3 fore" for each side; in a team for each member, whose ships are numbered on their own. "Ben: 120 points" where the list is on paper. */
function readLosses(texts: readonly string[], event: TournamentEvent, round: Round, match: Match): ToldLosses | undefined {
  const ticked: Loss[][] = match.sides.map(() => []);
  const points: (number | undefined)[] = match.sides.map(() => undefined);
  for (const text of texts) {
    const colon = text.lastIndexOf(":");
    const who = text.slice(0, Math.max(0, colon)).trim();
    const id = findWho(event, who, "player or team", everybodyAt(event, match));
    const place = id === undefined ? undefined : placeOf(event, round, match, who);
    if (id === undefined || place === undefined) return undefined;
    const members = membersOf(event, match.sides[place] ?? "");
    const member = members.indexOf(id);
    if (member < 0) {
      complain(`${nameOf(event, id)} is a team; tell the losses of ${members.map((one) => nameOf(event, one)).join(" and ")} apart.`);
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
