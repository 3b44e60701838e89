/** What limits a game: its points (or its threat, if all squads are quick builds), its last round, and the settings that were changed. */
import { GAME_FORMAT_IDS, squadFormatFacts } from "@broadside/formats";
import type { GameSetup } from "@broadside/rules";
import { isByThreat } from "@broadside/rules";
import { EPIC_LISTS, findSheet, limitFor, limitsOf, optionsOf, usualRounds } from "@broadside/scenarios";

export interface PlayedLimit {
  readonly counts: "points" | "threat";
  readonly value: number;
}

/** Returns a game's limit. Undefined if the set-up names none, or if the format has several, as Escalation has for its tiers. */
export function playedLimit(setup: GameSetup): PlayedLimit | undefined {
  const members = setup.seats.filter(({ team }) => team === setup.seats[0]?.team).length;
  const sheet = setup.scenario === undefined ? undefined : findSheet(setup.scenario);
  if (!sheet) {
    const format = GAME_FORMAT_IDS.find((id) => id === setup.format);
    const [points, ...more] = (format && squadFormatFacts(format).points) ?? [];
    return points === undefined || more.length > 0 ? undefined : { counts: "points", value: points * members };
  }
  const counts = isByThreat({ setup }) ? "threat" : "points";
  const value = limitFor(sheet, counts, 1, setup.options, setup.edition);
  const isTeams = limitsOf(sheet, setup.edition)?.binds === "team";
  return value === undefined ? undefined : { counts, value: isTeams ? value : value * members };
}

/** Returns a game's last round, and the last round that its scenario has by default. Each is undefined if there is none. */
export function playedRounds({ scenario, options, roundLimit = Number.POSITIVE_INFINITY, edition }: GameSetup): PlayedRounds {
  const sheet = scenario === undefined ? undefined : findSheet(scenario);
  const usual = sheet && usualRounds(sheet, edition);
  const last = Math.min(options?.["rounds"] ?? usual ?? Number.POSITIVE_INFINITY, roundLimit);
  return { last: Number.isFinite(last) ? last : undefined, usual };
}

export interface PlayedRounds {
  readonly last: number | undefined;
  readonly usual: number | undefined;
}

/**
 * Returns the scenario's settings that differ from their defaults. Leaves out limits, rounds and lists, because they are compared
 * elsewhere.
 */
export function changedFigures({ scenario, options = {}, edition }: GameSetup): readonly ChangedFigure[] {
  const sheet = scenario === undefined ? undefined : findSheet(scenario);
  if (!sheet) return [];
  const own = optionsOf(sheet, edition).filter(({ id }) => !["points", "threat", "rounds", EPIC_LISTS].includes(id));
  return own.flatMap(({ id, words, usual }) => {
    const played = options[id];
    return played === undefined || played === usual ? [] : [{ words, played, usual }];
  });
}

export interface ChangedFigure {
  readonly words: string;
  readonly played: number;
  readonly usual: number;
}
