/** What a side of a game could bring, in points or, where all squads are of quick builds, in threat. */
import { GAME_FORMAT_IDS, squadFormatFacts } from "@broadside/formats";
import type { GameSetup } from "@broadside/rules";
import { isByThreat } from "@broadside/rules";
import { findSheet, limitFor, limitsOf } from "@broadside/scenarios";

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
