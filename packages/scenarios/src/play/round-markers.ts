/** The last round, and the marker that counts rounds (2E-SETUP-23, 2E-END-12). */
import type { AnyScenarioRule, Situation } from "@broadside/rules";
import { NOTHING } from "@broadside/rules/scenarios";

/** Returns the last round. Undefined if the number of rounds isn't limited. */
export type LastRound = (game: Situation) => number | undefined;

export const roundMarkers = (lastRound: LastRound): AnyScenarioRule => ({
  name: "Round marker",
  rule: "2E-END-12",
  at: "roundCloses",
  perform(game) {
    const last = lastRound(game);
    if (last !== undefined) game.note({ note: "rounds left", rounds: Math.max(0, last - game.state.round), rule: "2E-END-12" });
    return NOTHING;
  },
});
