/** What a game was played to: what a side could bring, in points or, where all squads are of quick builds, in threat; its last round; figures. */
import { GAME_FORMAT_IDS, squadFormatFacts } from "@broadside/formats";
import type { GameSetup } from "@broadside/rules";
import { isByThreat } from "@broadside/rules";
import { EPIC_LISTS, findSheet, limitFor, limitsOf, optionsOf, usualRounds } from "@broadside/scenarios";

export interface PlayedLimit {
  readonly counts: "points" | "threat";
  readonly value: number;
}

/** Undefined where the set-up does not say it: the tiers of an Escalation have limits of their own. */
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

/** The last round of a game, and that of its scenario where nobody has set another; undefined where there is none. */
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

/** Figures of the scenario that were set otherwise. Limits, rounds and lists are compared separately. */
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
