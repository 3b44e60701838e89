/** The scenario of a round, as players may see it. */
import { scenarioFacts } from "@broadside/formats";
import type { Round, TournamentEvent } from "../event/event.ts";
import { isStarted } from "../rows/round-rows.ts";

export const scenarioName = ({ plan }: Round): string | undefined =>
  plan.scenario === undefined ? undefined : (scenarioFacts(plan.scenario)?.name ?? plan.scenario);

/** Returns a round's scenario. A secret scenario stays undefined until the round's clock starts. */
export const shownScenario = (event: TournamentEvent, round: Round): string | undefined =>
  event.settings.secretScenarios === true && !isStarted(round) ? undefined : scenarioName(round);
