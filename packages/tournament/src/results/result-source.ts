/** The source of a result: a game's record, people, or a ruling. A record counts only once in an event. */
import type { Match, TournamentEvent } from "../event/event.ts";

export const RESULT_SOURCES = ["record", "unproven record", "by hand", "ruling"] as const;
export type ResultSource = (typeof RESULT_SOURCES)[number];

/** Undefined while the match has no result. */
export function sourceOf({ result, ruled }: Match): ResultSource | undefined {
  if (ruled) return "ruling";
  if (!result) return undefined;
  if (result.unproven) return "unproven record";
  return result.record ? "record" : "by hand";
}

export const isProven = (match: Match): boolean => sourceOf(match) === "record";

export interface CountedPlace {
  readonly round: number;
  readonly table: number;
}

/** The matches that have this game as their result, or in a report. */
export const placesOfRecord = ({ rounds }: TournamentEvent, key: string): readonly CountedPlace[] =>
  rounds.flatMap(({ number, matches }) =>
    matches
      .filter(({ result, reports }) => (result ? [result] : [...reports.values()]).some(({ record }) => record?.key === key))
      .map(({ table }) => ({ round: number, table })),
  );
