/** What is told of a round's scenario. */
import type { Round, TournamentEvent } from "../event.ts";
import { isStarted } from "../rows/round-rows.ts";

export function scenarioName({ format }: TournamentEvent, { plan }: Round): string | undefined {
  return format.scenarios.find(({ id }) => id === plan.scenario)?.name ?? plan.scenario;
}

/** Nothing while the scenario is a secret: until the clock of the round has been started. */
export const shownScenario = (event: TournamentEvent, round: Round): string | undefined =>
  event.settings.secretScenarios === true && !isStarted(round) ? undefined : scenarioName(event, round);
