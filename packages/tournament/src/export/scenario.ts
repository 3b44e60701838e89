/** What is told of a round's scenario. */
import { scenarioFacts } from "@broadside/formats";
import type { Round, TournamentEvent } from "../event/event.ts";
import { isStarted } from "../rows/round-rows.ts";

export const scenarioName = ({ plan }: Round): string | undefined =>
  plan.scenario === undefined ? undefined : (scenarioFacts(plan.scenario)?.name ?? plan.scenario);

/** Nothing while the scenario is a secret: until the clock of the round has been started. */
export const shownScenario = (event: TournamentEvent, round: Round): string | undefined =>
  event.settings.secretScenarios === true && !isStarted(round) ? undefined : scenarioName(round);
