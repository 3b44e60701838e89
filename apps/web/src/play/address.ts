import { currentScenarioId } from "@broadside/formats";

/**
 * The address of play: `/play` starts a game, `/play?game=…` goes on with one, `seed` makes its dice known beforehand, `scenario` opens the start
 * of that one. `at` is the input after which a recorded game is shown (`watch` of the start's address names it).
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
