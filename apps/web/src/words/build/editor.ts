/** Texts in the list editor: its head, obstacles, and an event's options. */
import { OBSTACLES, type ObstacleId } from "@broadside/geometry";
import { spoken, wordsOf } from "../spoken.ts";

export const EDITOR = wordsOf("build", "EDITOR");
export const OBSTACLE_WORDS = wordsOf("build", "OBSTACLES");
export const OPTIONS = wordsOf("build", "OPTIONS");

export const { obstacleName } = spoken({ obstacleName: (id: ObstacleId): string => OBSTACLES[id].name });

/** `2 of 3 chosen: Core asteroid 1 and Core asteroid 2`. */
export function obstaclesChosen(names: readonly string[], wanted: number): string {
  const { length: count } = names;
  return count === 0 ? OBSTACLE_WORDS.chosen({ count, wanted }) : OBSTACLE_WORDS.chosenNames({ count, wanted, names });
}

interface Limits {
  readonly points: number | undefined;
  readonly threat: number | undefined;
  readonly isOfTeam: boolean;
}

/** `Cover the Evacuation (500 points, threat 20 per team)`. */
export function scenarioInWords(scenario: string, { points, threat, isOfTeam }: Limits): string {
  const limits = [
    ...(points === undefined ? [] : [OPTIONS.scenarioPoints({ points })]),
    ...(threat === undefined ? [] : [OPTIONS.scenarioThreat({ threat })]),
  ].join(", ");
  if (limits === "") return OPTIONS.scenarioWithoutLimit({ scenario });
  return isOfTeam ? OPTIONS.scenarioOfTeam({ scenario, limits }) : OPTIONS.scenario({ scenario, limits });
}
