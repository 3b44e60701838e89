import { currentScenarioId } from "@broadside/formats";

/**
 * The address of the play page: `/play` is the start page, `/play?game=…` continues a saved game. `seed` sets the random seed, `scenario`
 * preselects a scenario. `at` is the input after which a replay opens (`watch` in `start.ts` names the replay).
 */
export interface PlayAddress {
  readonly game?: string | undefined;
  readonly seed?: string | undefined;
  readonly scenario?: string | undefined;
  readonly at?: number | undefined;
}

export const parsePlayAddress = ({ game, seed, scenario, at }: Record<string, unknown>): PlayAddress => ({
  ...(typeof game === "string" && game !== "" && { game }),
  ...(typeof seed === "string" && seed !== "" && { seed }),
  ...(typeof scenario === "string" && scenario !== "" && { scenario: currentScenarioId(scenario) }),
  ...(/^\d{1,6}$/.test(String(at)) && { at: Number(at) }),
});
